"""How much work exact odds are: ways of dice that are gone, the same on any machine."""

from dataclasses import replace
from fractions import Fraction

import pytest

from solo import rules, shelf
from solo.adventure import graph
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.merging import Sameness
from solo.authoring.exact.policy import Random, first_hero
from solo.authoring.exact.solve import solved
from solo.authoring.exact.still_read import Live
from solo.authoring.exact.walk import Walk
from solo.authoring.exact.ways import Foresight, Ways, every
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Compared
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.system import ART
from solo.rules.core.dice import RecordingDice
from solo.rules.core.protocols import Step
from tests.rules.art.sample import hero

MOST = {"square": 27_300, "clock-room": 12_200}
"""The most ways for First Steps and for its second half; to be lowered with each gain."""

CLIMB = TraitRoll(attribute=("agility",), difficulty=Rank.FEEBLE)


def first_steps() -> Adventure:
    return load(shelf.find("first-steps"))


@pytest.mark.parametrize("start", MOST)
def test_first_steps_are_followed_in_few_ways(start: str) -> None:
    """Of heroes who differ in what no roll reads each is one, and so is each roll of a turn."""
    adventure = replace(first_steps(), start=start)
    walk = Walk(adventure, rules.find("art"), Random(), hero=first_hero(adventure))
    walk.run(lambda walk: walk.runs < MOST[start])

    assert walk.complete


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


def rolled(check: TraitRoll | Compared, foresight: Foresight) -> dict[object, Fraction]:
    """Return what a roll may come to in all its ways, by all that is told of it but its face."""
    sheet, found = hero(), dict[object, Fraction]()
    encounter = ART.begin(check, sheet, asks=False)
    for way, step in every(lambda dice: encounter.step("roll", "", sheet, dice), 200, foresight):
        assert step is not None
        assert step.outcome is not None
        key = (step.outcome.label, "doubles" in step.outcome.triggers, repr(step.sheet))
        found[key] = found.get(key, Fraction(0)) + Fraction(*way)
    return found


def test_faces_of_one_column_are_one_way_but_for_doubles() -> None:
    whole, short = Foresight(Likeness(exactly=True)), Foresight(Likeness())
    plain, quick = rolled(CLIMB, whole), rolled(CLIMB, short)
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
