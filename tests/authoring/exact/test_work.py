"""How much work exact odds are: ways of dice that are gone, the same on any machine."""

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from time import monotonic
from typing import Any

import pytest

from solo import rules, shelf
from solo.adventure import graph
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, chances, going_within
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.merging import Sameness
from solo.authoring.exact.policy import Move, Random, first_hero
from solo.authoring.exact.rolled import answers
from solo.authoring.exact.sampled import Asked, estimate
from solo.authoring.exact.solve import solved
from solo.authoring.exact.still_read import Live
from solo.authoring.exact.walk import End, Walk
from solo.authoring.exact.ways import Foresight, Ways, every
from solo.engine.state import State
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Compared
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.system import ART
from solo.rules.core.dice import RecordingDice
from solo.rules.core.protocols import Step
from tests.authoring.exact.test_chances import Written, written
from tests.rules.art.sample import hero

__all__ = ["written"]

MOST = {"square": 27_300, "clock-room": 12_200}
"""The most ways for First Steps and for its second half; to be lowered with each gain."""

CLIMB = TraitRoll(attribute=("agility",), difficulty=Rank.FEEBLE)


def first_steps() -> Adventure:
    return load(shelf.find("first-steps"))


@pytest.mark.long(1)
@pytest.mark.parametrize("start", MOST)
def test_first_steps_are_followed_in_few_ways(start: str) -> None:
    """Of heroes who differ in what no roll reads each is one, and so is each roll of a turn."""
    adventure = replace(first_steps(), start=start)
    walk = Walk(adventure, rules.find("art"), Random(), hero=first_hero(adventure))
    walk.run(lambda walk: walk.runs < MOST[start])

    assert walk.complete


@pytest.mark.long
def test_what_is_tried_once_for_many_states_has_the_same_chances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turns that stay in their scene, and rolls that wait though they are the second of a turn."""
    found, runs = [], []
    for plain in (False, True):
        if plain:
            monkeypatch.setattr(Sameness, "apart", lambda *_: None)
            monkeypatch.setattr("solo.authoring.exact.counted.MOST_PASSED", 0)
        walk = Walk(first_steps(), rules.find("art"), Random(), hero="Wren Tolliver")
        walk.run(lambda walk: True)
        found.append(solved(walk.start, walk.edges, walk.scenes))
        runs.append(walk.runs)

    assert found[0] == found[1]
    assert found[0]
    assert runs[0] < 0.6 * runs[1]


def rolled(
    check: TraitRoll | Compared, foresight: Foresight, *, exactly: bool = False
) -> dict[object, Fraction]:
    """Return what a roll may come to in all its ways, by all that is told of it but its face."""
    sheet, found = hero(), dict[object, Fraction]()
    encounter = ART.begin(check, sheet, asks=False)

    def run(dice: Ways) -> Step[Sheet]:
        return encounter.step("roll", "", sheet, dice)

    for way, step in every(run, 200, foresight, exactly=exactly):
        assert step is not None
        assert step.outcome is not None
        key = (step.outcome.label, "doubles" in step.outcome.triggers, repr(step.sheet))
        found[key] = found.get(key, Fraction(0)) + Fraction(*way)
    return found


def test_faces_of_one_column_are_one_way_but_for_doubles() -> None:
    whole, short = Foresight(Likeness()), Foresight(Likeness())
    plain, quick = rolled(CLIMB, whole, exactly=True), rolled(CLIMB, short)
    rolled(CLIMB, short)  # the faces are known now

    assert quick == plain
    assert sum(quick.values()) == 1
    assert whole.runs == 101
    assert short.runs < 101 + 2 * 25


def test_kickers_that_the_story_answers_are_told_apart() -> None:
    foresight = Foresight(Likeness(), frozenset({"kicker-3"}))
    encounter = ART.begin(CLIMB, hero(), asks=False)
    kickers: dict[str, Fraction] = {}

    def run(dice: Ways) -> Step[Sheet]:
        return encounter.step("roll", "", hero(), RecordingDice(dice))  # as within a script

    for way, step in every(run, 200, foresight):
        assert step is not None
        assert step.outcome is not None
        kicker = step.outcome.triggers[-1]
        kickers[kicker] = kickers.get(kicker, Fraction(0)) + Fraction(*way)

    assert set(kickers.values()) == {Fraction(1, 10)}
    assert len(kickers) == 10


def test_where_the_face_decides_each_is_a_way() -> None:
    foresight = Foresight(Likeness())
    rolled(Compared(attribute="fate", purpose="to go first"), foresight)

    assert foresight.runs == 101


def test_what_answers_a_roll_that_leads_away_reads_nothing_of_where_it_was_made() -> None:
    adventure = first_steps()
    live = Live(adventure)
    cross = adventure.scenes["clock-room"].choices[0].body
    foot = next(one.body for one in adventure.scenes["bench"].choices if one.id == "foot")
    assert cross.check is not None
    assert cross.outcomes is not None
    assert foot.check is not None
    assert foot.outcomes is not None

    for answer in graph.answers(cross.outcomes):
        led = live.led((answer,))
        assert led is not None
        ahead = live.rules(led)
        assert cross.check.value not in ahead
        assert foot.check.value in ahead
    assert all(live.led((answer,)) is None for answer in graph.answers(foot.outcomes))


def test_a_row_is_one_way_and_so_is_a_sum_of_dice(written: Written) -> None:
    """Of a table rolled on a d100, and of three dice that a variable takes."""
    walk = Walk(
        written(
            "  a:\n    text: A.\n    enter: {draw: {t: w}, set: {n: \"draw('3d6')\"}}\n"
            "    choices: [{text: X, goto: x}]\n",
            more="tables: {t: {1-25: red, 26-100: blue}}\nvariables: {w: none, n: 0}\n",
        ),
        rules.find("fell"),
        Random(),
        hero="Ada",
    )

    assert walk.start == ((0, 1),)
    assert walk.runs < 100 + 3 * 6**3


def test_only_where_it_is_read_it_matters_how_a_roll_came_about(written: Written) -> None:
    """A d6 has six ways there, and two where only luck counts."""
    roll = (
        "  {0}:\n    text: A.\n    check: {{luck: {{}}}}\n    outcomes: {{lucky: {1}, else: {2}}}\n"
    )
    read = "[{when: outcome.result == 4, goto: b}, {when: else, goto: y}]"
    scenes = "  a: {text: A., choices: [{text: R, goto: r}, {text: S, goto: b}]}\n"
    scenes += roll.format("r", read, "{goto: y}") + roll.format("b", "{goto: x}", "{goto: y}")
    walk = Walk(written(scenes), rules.find("fell"), Random(), hero="Ada")
    (state, _) = walk._states[0]
    ways = {
        move.option: len(walk._ways(state, move, None))
        for move in Random().moves(walk._interpreter, state, None)
    }

    assert ways == {"r": 6, "s": 2}


TOLD = "tables: {t: {1-20: red, 21-50: blue, 51-100: GOES}}\nvariables: {w: none, n: 4, k: 0}\n"


class Gone(Walk):
    """A walk that notes in how many ways each choice was gone."""

    gone: dict[str, int]

    def _ways(self, state: State, move: Move, stays: Hashable) -> list[Any]:
        found = super()._ways(state, move, stays)
        self.gone[move.option] = len(found)
        return found


def ways_of(adventure: Adventure) -> dict[str, int]:
    """Return in how many ways each choice of the first scene is gone."""
    walk = Gone(adventure, rules.find("fell"), Random(), hero="Ada")
    walk.gone = {}
    walk.run(lambda walk: not walk.followed)
    return walk.gone


@pytest.mark.parametrize(
    ("goes", "choices", "ways"),
    [
        ("green", "[{text: X, goto: x}]", {"d": 1, "t": 1}),  # only the text reads it
        ("green", "[{text: X, when: w == 'red', goto: x}]", {"d": 3, "t": 1}),
        ("{text: green, set: {k: 1}}", "[{text: X, goto: x}]", {"d": 3, "t": 3}),
        ("\"green {{ draw('2d6') }}\"", "[{text: X, goto: x}]", {"d": 13, "t": 13}),
    ],
)
def test_what_is_only_told_of_a_table_is_one_way(
    written: Written, goes: str, choices: str, ways: dict[str, int]
) -> None:
    """A row that does something, draws or is read later is a way of its own."""
    scenes = "  a: {text: A., choices: [{text: D, goto: d}, {text: T, draw: {t: {}}, goto: x}]}\n"
    scenes += "  d: {text: 'It is {{ w }}.', enter: {draw: {t: w}}, "
    scenes += f"choices: {choices}}}\n"

    assert ways_of(written(scenes, more=TOLD.replace("GOES", goes))) == ways


def test_a_row_that_ends_an_adventure_counts_however_it_is_told(written: Written) -> None:
    scenes = "  a: {text: A., choices: [{text: D, goto: d}]}\n"
    scenes += "  d: {text: 'It is {{ w }}.', enter: {draw: {t: w}}, choices: [{text: X, goto: x, "
    scenes += "when: k == 1}, {text: Y, goto: y, when: k == 0}]}\n"
    adventure = written(scenes, more=TOLD.replace("GOES", "{text: green, set: {k: 1}}"))

    known = chances(adventure, rules.find("fell"), limits=Limits(0, 0))

    assert known.exact
    assert known.endings["x"][0] == Fraction(1, 2)


def test_a_check_with_an_expression_is_gone_by_its_answers_too(written: Written) -> None:
    """A d6 has two ways there, though something reads elsewhere how a roll came about."""
    roll = "  {0}: {{text: A., check: {{luck: {{good: n}}}}, "
    roll += "outcomes: {{lucky: {1}, else: {{goto: y}}}}}}\n"
    read = "[{when: outcome.result == 4, goto: r}, {when: else, goto: y}]"
    scenes = "  a: {text: A., choices: [{text: R, goto: r}, {text: S, goto: s}]}\n"
    scenes += roll.format("r", read) + roll.format("s", "{goto: x}")

    assert ways_of(written(scenes, more="variables: {n: 4}\n")) == {"r": 6, "s": 2}


MANY = (
    "  a: {text: A., choices: [{text: L, check: {luck: {}}, "
    "outcomes: {lucky: {goto: x}, else: {goto: y}}}]}\n"
)


def test_a_text_is_told_to_nobody(written: Written) -> None:
    """So that a mistake in one is no matter, neither as a game begins nor later."""
    scenes = "  a: {text: '{{ 6 // n }}', choices: [{text: B, goto: b}]}\n"
    scenes += "  b: {text: '{{ 6 // n }}', choices: [{text: X, goto: x}]}\n"
    adventure = written(scenes, more="variables: {n: 0}\n")

    assert chances(adventure, rules.find("fell")).endings["x"][0] == 1
    assert estimate(Asked(""), games=1, adventure=adventure).endings == {"x": 1}


def test_a_check_that_is_answered_in_two_ways_is_gone_by_its_label(written: Written) -> None:
    """A d6 has two of them. It is known by which check it is, not by what is written in it."""
    roll = "  {0}: {{text: A., check: {{test: {{attribute: str}}}}, "
    roll += "outcomes: {{passed: {1}, else: {2}}}}}\n"
    scenes = "  a: {text: A., choices: [{text: R, goto: r}, {text: S, goto: s}]}\n"
    scenes += roll.format("r", "{goto: x}", "{goto: y}") + roll.format(
        "s", "{goto: y}", "{goto: z}"
    )
    adventure = written(scenes)
    one, other = (adventure.scenes[key].body for key in "rs")
    assert len(answers(adventure)) == 2

    both = adventure.scenes["s"]._replace(body=other._replace(check=one.check))
    adventure = replace(adventure, scenes={**adventure.scenes, "s": both})

    assert not answers(adventure)
    assert ways_of(adventure) == {"r": 2, "s": 2}
    found = chances(adventure, rules.find("fell"))
    assert {name: low for name, (low, _) in found.endings.items()} == {
        "x": Fraction(1, 4), "y": Fraction(1, 2), "z": Fraction(1, 4),
    }  # fmt: skip


def test_how_a_rule_falls_within_a_step_is_told_without_what_fell_before() -> None:
    """Also where each way of it matters."""
    for exactly in (False, True):
        fell = []

        def run(dice: Ways) -> int:
            first = dice.roll(1, 2)
            found, rolls = dice.foresee(lambda more: more.roll(2, 3)[0], lambda face: face)
            fell.append(rolls)  # noqa: B023 - run at once
            return first[0] * found

        ways = list(every(run, 100, Foresight(Likeness()), exactly=exactly))

        assert sum(Fraction(*way) for way, _ in ways) == 1
        assert all([sides for sides, _ in rolls] == [3, 3] for rolls in fell)
        assert len(fell) == (2 * 3**2 if exactly else 2 * 3)


def walk_of(adventure: Adventure) -> Walk:
    return Walk(adventure, rules.find("fell"), Random(), hero="Ada")


def test_a_state_that_is_not_done_in_time_is_cut_off(written: Written) -> None:
    """What was cut off is open, and nothing is followed after it."""
    walk = walk_of(written(MANY))
    walk.stop_at(1e-9)  # long ago

    assert not walk.late
    walk.run(lambda walk: not walk.followed)

    assert walk.late
    assert walk.edges == [((End("open", "a"), Fraction(1)),)]
    assert not going_within(Limits(0, 1e9), monotonic())(walk)


@pytest.mark.parametrize(("else_played", "over"), [(False, 100.0), (True, 15.0)])
def test_a_state_has_little_more_time_than_a_walk(
    written: Written, monkeypatch: pytest.MonkeyPatch, else_played: bool, over: float
) -> None:
    """Where games are played else, one has a twentieth of it and a tenth more, else all of it."""
    monkeypatch.setattr("solo.authoring.exact.chances.monotonic", lambda: 1000.0)
    walk, stops = walk_of(written(MANY)), list[float]()
    monkeypatch.setattr(walk, "stop_at", stops.append)

    assert going_within(Limits(0, 100, else_played=else_played), 1000)(walk)
    assert going_within(Limits(0, 0, else_played=else_played), 1000)(walk)

    assert stops == pytest.approx([1000 + over])
