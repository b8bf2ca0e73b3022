"""What parts of the exact odds work out by themselves: circles, policies, what is followed."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure.branch import Pool
from solo.adventure.loader import load
from solo.authoring.exact import chances as measured
from solo.authoring.exact import proof
from solo.authoring.exact.chances import DEATH, Chances, Limits, _summed, called, ranked
from solo.authoring.exact.followed import RETURN, followed, still_read, targets, visitors
from solo.authoring.exact.merging import _comes
from solo.authoring.exact.policy import Tempered, Walkthrough, Wanting, named
from solo.authoring.exact.sampled import PORTION, Played, estimate, play_for
from solo.authoring.exact.solve import ENDLESS, bounded, circles, groups, solved
from solo.authoring.exact.values import ANYTHING, Values
from solo.authoring.exact.walk import Edges, End, wrong
from solo.authoring.exact.wanting import ROUNDS, wanting
from solo.engine.beginning import SET_OUT
from solo.engine.commands import Choose
from solo.engine.events import Faulted, Refused, Undone

ONE = Fraction(1)
X, Y = End("ending", "x"), End("ending", "y")
SIZE = 4
TARGETS = st.sampled_from([*range(SIZE), X, Y])
EDGES = st.dictionaries(TARGETS, st.integers(1, 3), min_size=1, max_size=3)


def chain(weights: list[dict[Any, int] | None]) -> list[Edges | None]:
    return [
        None
        if one is None
        else tuple((target, Fraction(part, sum(one.values()))) for target, part in one.items())
        for one in weights
    ]


@given(st.lists(st.none() | EDGES, min_size=SIZE, max_size=SIZE))
def test_chances_are_those_of_going_on_for_long(weights: list[dict[Any, int] | None]) -> None:
    edges, scenes = chain(weights), [f"s{number}" for number in range(SIZE)]
    start: Edges = ((0, Fraction(1, 2)), (1, Fraction(1, 3)), (X, Fraction(1, 6)))

    sure, least = solved(start, edges, scenes), bounded(start, edges, scenes)
    assert sure is not None
    assert sum(sure.values()) == sum(least.values()) == 1
    mass, ends = {0: 1 / 2, 1: 1 / 3}, {X: 1 / 6}
    for _ in range(400):
        ahead: dict[int, float] = {}
        for number, part in mass.items():
            for target, chance in edges[number] or ((End("open", scenes[number]), ONE),):
                held: Any = ends if isinstance(target, End) else ahead
                held[target] = held.get(target, 0.0) + part * float(chance)
        mass = ahead
    for end in {*sure, *ends} - {ENDLESS}:
        assert abs(float(sure.get(end, 0)) - ends.get(end, 0.0)) < 1e-6
    assert abs(float(sure.get(ENDLESS, 0)) - sum(mass.values())) < 1e-6
    spare = sum((part for end, part in least.items() if end.kind == "open"), Fraction(0))
    for end in {*sure, *least}:
        if end.kind != "open":
            low = least.get(end, Fraction(0))
            assert low <= sure.get(end, Fraction(0)) <= low + spare


def test_a_state_that_leads_to_itself_hands_all_on() -> None:
    half = Fraction(1, 2)
    edges: list[Edges | None] = [((0, half), (X, half)), ((1, ONE),), None]

    assert solved(((0, ONE),), edges, "abc") == {X: ONE}
    assert solved(((1, ONE),), edges, "abc") == {ENDLESS: ONE}
    assert solved(((2, ONE),), edges, "abc") == {End("open", "c"): ONE}
    assert bounded(((0, ONE),), edges, "abc") == {X: ONE}
    assert bounded(((1, ONE),), edges, "abc") == {ENDLESS: ONE}
    assert bounded(((2, ONE),), edges, "abc") == {End("open", "c"): ONE}
    assert solved(((X, half), (Y, half)), edges, "abc") == {X: half, Y: half}


def test_circles_stand_before_what_they_lead_to() -> None:
    half = Fraction(1, 2)
    edges: list[Edges | None] = [((1, ONE),), ((2, half), (0, half)), ((3, half), (X, half)), None]

    assert [sorted(one) for one in groups(edges)] == [[0, 1], [2], [3]]
    ahead = {0: [1], 1: [2], 2: [0, 3], 3: [4], 4: [3], 5: []}
    assert [sorted(one) for one in circles(range(6), ahead.__getitem__)] == [
        [3, 4], [0, 1, 2], [5],
    ]  # fmt: skip


# The chances of endings


def test_chances_are_added_up_by_ending_and_what_is_open_counts_where_it_may_lead() -> None:
    ending: Any = SimpleNamespace
    adventure: Any = SimpleNamespace(scenes={}, ends=[ending(id="x"), ending(id="y")])
    ahead = {"a": {"x"}, "b": {"x", "y"}}
    live: Any = SimpleNamespace(behind=lambda scene: ahead[scene])
    measured_scenes = [ending(id="x"), ending(id="y")]
    original = measured.ending_scenes
    try:
        measured.ending_scenes = lambda _: measured_scenes  # type: ignore[assignment,return-value]
        found = _summed(
            adventure,
            {X: Fraction(2, 10), End("open", "a"): Fraction(1, 10), End("open", "b"):
             Fraction(3, 10), End("open", ""): Fraction(1, 10), End("death", "b"): Fraction(1, 10),
             End("stuck", "b"): Fraction(2, 10)},
            live,
        )  # fmt: skip
    finally:
        measured.ending_scenes = original
    assert found.endings == {
        "x": (Fraction(2, 10), Fraction(7, 10)), "y": (Fraction(0), Fraction(4, 10)),
    }  # fmt: skip
    assert found.others == {DEATH: Fraction(1, 10), "(stuck at 'b')": Fraction(2, 10)}
    assert (found.exact, found.mass) == (False, Fraction(1, 2))
    assert [name for name, _ in ranked(found)] == ["x", "y"]


def test_ends_that_are_no_endings_are_called_by_what_came() -> None:
    assert called(End("death", "a")) == "(death)"
    assert called(End("stuck", "a")) == "(stuck at 'a')"
    assert called(End("fault", "a", "a mistake")) == "(a mistake at 'a')"
    assert called(ENDLESS) == "(goes round for ever)"


def test_endings_are_ranked_by_both_bounds_and_then_by_name() -> None:
    def part(low: int, high: int) -> tuple[Fraction, Fraction]:
        return Fraction(low, 10), Fraction(high, 10)

    found = Chances(
        exact=False,
        endings={"b": part(1, 3), "a": part(2, 2), "c": part(0, 9), "d": part(0, 0)},
        others={}, mass=ONE, states=1, waiting=0, seconds=0.0,
    )  # fmt: skip
    assert [name for name, _ in ranked(found)] == ["c", "a", "b", "d"]


@pytest.mark.parametrize(
    ("limits", "followed_", "now", "goes"),
    [
        (Limits(10, 5.0), 9, 4.0, True),
        (Limits(10, 5.0), 10, 4.0, False),
        (Limits(0, 5.0), 10**6, 4.0, True),
        (Limits(10, 5.0), 9, 5.0, False),
        (Limits(10, 0.0), 9, 10**6, True),
        (Limits(10, 10.0, else_played=True), 9, 0.9, True),
        (Limits(10, 10.0, else_played=True), 9, 1.0, False),
    ],
)
def test_how_far_a_walk_goes(
    limits: Limits, followed_: int, now: float, goes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured, "monotonic", lambda: now)
    walk: Any = SimpleNamespace(late=False, stop_at=abs, followed=followed_, finished=0.1, runs=0)
    assert measured.going_within(limits, 0.0)(walk) is goes


def test_the_longer_it_is_followed_the_more_has_come_to_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(measured, "monotonic", lambda: now[0])
    walk: Any = SimpleNamespace(late=False, stop_at=abs, followed=1, finished=0.5, runs=0)
    told: list[tuple[int, float]] = []
    going = measured.going_within(Limits(10, 10.0, lambda *one: told.append(one), 0, True), 0.0)

    for moment, goes in ((0.2, True), (0.3, True), (0.4, True), (4.9, True), (5.0, False)):
        now[0] = moment
        assert going(walk) is goes
    assert told == [(1, 0.5)] * 2
    for finished, last in ((0.9, 5.0), (0.99, 9.0)):
        walk.finished = finished
        now[0] = last - 0.1
        assert going(walk)
        now[0] = last
        assert not going(walk)


# Policies


def interpreter(*legal: str, waits: tuple[str, ...] = ()) -> Any:
    options = [SimpleNamespace(id=one, asks="", reason="", hint="") for one in waits]
    return SimpleNamespace(
        legal=lambda state: list(legal),
        taking=lambda state, option: Choose(option),
        options=lambda state: options,
        first=lambda state: options[0] if options else None,
    )


def at(scene: str = "quay", pending: Any = None) -> Any:
    return SimpleNamespace(scene=scene, pending=pending)


def taken(moves: Any) -> list[str]:
    return [move.option for move in moves]


def test_a_walkthrough_takes_its_choices_in_order() -> None:
    way = Walkthrough(("go", "in"))

    (first,) = way.moves(interpreter("go", "in"), at(), way.start)
    assert (first.command, first.memory, way.start) == (Choose("go"), 1, 0)
    assert taken(way.moves(interpreter("go", "in"), at(), 1)) == ["in"]
    assert way.moves(interpreter("go"), at(), 1) == ()
    assert way.moves(interpreter("go", "in"), at(), 2) == ()
    fight = SimpleNamespace(kind="fight")
    (answer,) = way.moves(interpreter("x", waits=("roll", "flee")), at(pending=fight), 2)
    assert (answer.command, answer.memory) == (Choose("roll"), 2)
    asking = interpreter(waits=("name",))
    asking.options(None)[0].asks = "What name?"
    (said,) = way.moves(asking, at(pending=fight), 2)
    assert said.command == Choose("name", "x")
    assert way.moves(interpreter("go"), at(pending=fight), 0) == ()
    both = interpreter(waits=("ada", SET_OUT))
    (alone,) = way.moves(both, at(pending=SimpleNamespace(kind="hero")), 0)
    assert alone.command == Choose(SET_OUT)
    (first,) = way.moves(both, at(pending=fight), 0)
    assert first.command == Choose("ada")


def test_who_wants_an_ending_takes_what_is_liked_and_twice_at_most() -> None:
    liked = {("quay", "go"): 0.2, ("quay", "in"): 0.7}
    want = Wanting(liked, wanders=False)

    (move,) = want.moves(interpreter("go", "in", "out"), at(), ())
    assert (move.command, move.memory) == (Choose("in"), (("quay", "in"),))
    assert taken(want.moves(interpreter("go", "out"), at(), ())) == ["go"]
    for times, option in ((1, "in"), (2, "go"), (3, "go")):
        assert taken(want.moves(interpreter("go", "in"), at(), (("quay", "in"),) * times)) == [
            option
        ]
    assert taken(want.moves(interpreter("go", "in"), at("mill"), (("quay", "in"),) * 4)) == ["go"]
    assert want.moves(interpreter(), at(), ()) == ()
    fight = SimpleNamespace(kind="fight")
    (answer,) = want.moves(interpreter("go", waits=("roll", "flee")), at(pending=fight), ())
    assert (answer.command, answer.memory) == (Choose("roll"), ())
    wandering = taken(Wanting(liked, wanders=True).moves(interpreter("go", "in"), at(), ()))
    assert wandering.count("go") == 1
    assert wandering.count("in") > 2
    assert want.start == ()


def test_a_temper_takes_what_it_likes_most() -> None:
    worths = {"go": 1, "in": 3, "on": 3}
    choices = [SimpleNamespace(id=name) for name in worths]
    adventure: Any = SimpleNamespace(scenes={"quay": SimpleNamespace(id="quay", choices=choices)})
    temper = Tempered(adventure, lambda choice: worths[choice.id])

    assert taken(temper.moves(interpreter("go", "in", "on"), at(), None)) == ["in", "on"]
    assert taken(temper.moves(interpreter("go"), at(), None)) == ["go"]
    assert taken(temper.moves(interpreter("go", "odd"), at(), None)) == ["go"]
    assert taken(temper.moves(interpreter(), at(), None)) == []
    fight = SimpleNamespace(kind="fight")
    (answer,) = temper.moves(interpreter("go", waits=("roll", "flee")), at(pending=fight), 7)
    assert (answer.command, answer.memory) == (Choose("roll"), 7)
    assert taken(named("uniform", adventure).moves(interpreter("a", "b"), at(), None)) == ["a", "b"]


@pytest.mark.parametrize(("best", "sign"), [(True, 1), (False, -1)])
def test_a_way_of_playing_is_found_by_trial(best: bool, sign: int) -> None:
    asked: Any = Asked(seed="s")
    seen: list[tuple[Any, float]] = []

    def play(trial: Any, part: float) -> Any:
        seen.append((trial, part))
        chosen = {(("quay", "go"), "x"): 3, (("quay", "go"), "y"): 1, (("quay", "in"), "y"): 4}
        return SimpleNamespace(games=10, endings={"x": 5}, chosen=chosen)

    found = wanting(asked, "x", best=best, play=play)

    assert (found.met, found.games) == (5, 10)
    count = 4 * ROUNDS
    assert found.way == (
        ("quay", "go", sign * (3 * ROUNDS + 0.5) / (count + 1)),
        ("quay", "in", sign * 0.5 / (count + 1)),
    )
    assert [part for _, part in seen] == [0.5 / ROUNDS] * ROUNDS + [0.5]
    assert [one.seed for one, _ in seen] == [
        *(f"s:trial {number}" for number in range(ROUNDS)), "s:told",
    ]  # fmt: skip
    assert [one.wanders for one, _ in seen] == [True] * ROUNDS + [False]
    assert seen[0][0].liked == ()
    assert seen[-1][0].liked == found.way
    assert {one.goal for one, _ in seen} == {"x"}


class Asked(SimpleNamespace):
    """What is played, as far as trials look at it."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"goal": "", "liked": (), "wanders": False, **more})

    def _replace(self, **more: Any) -> "Asked":
        return Asked(**{**vars(self), **more})


# What a proof and a walk tell


def test_a_proof_tells_now_and_then_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(proof, "monotonic", lambda: now)
    told: list[int] = []
    going, endless = proof._going(2 * proof.BEAT, told.append), proof._going(0, None)
    for beats, goes in ((0.9, True), (1.0, True), (1.9, True), (2.0, False)):
        now = beats * proof.BEAT
        assert going(int(10 * beats)) is goes
        assert endless(1)

    assert told == [10, 20]


def test_a_turn_that_comes_to_nothing_is_a_fault_with_its_reason() -> None:
    quay: Any = SimpleNamespace(scene="quay")
    mistake: Any = "no n"

    assert wrong(quay, [Undone(1), Refused("not now")]) == End("fault", "quay", "not now")
    assert wrong(quay, [Faulted(mistake), Refused("x")]) == End("fault", "quay", "no n")
    assert wrong(quay, [Undone(1)]) == End("fault", "quay")


# What is followed


STORY = """
variables: {a: 0, b: 0, c: 0, d: 0, e: 0, f: "", g: 0, h: 0, i: 0, j: 0, unasked: 0, timed: 0}
tables: {t: [{text: x, set: {h: 1}, draw: {1d6: j}}]}
events: {bell: {after: 60, when: timed > 0, text: Bell., set: {i: 1}}}
scenes:
  quay:
    questions: [{about: [sea], when: e > 0, text: Yes., set: {g: 1}}]
    tries: {any: {else: {text: x, set: {d: 2}}}}
    choices:
      - {text: One, when: a > 0, set: {a: b + 1}, goto: mill}
      - {text: Two, set: {unasked: c}, then: x}
      - {text: Three, input: f, when: f == 'x', then: x}
      - {text: Four, when: g > 0 and h > 0 and i > 0 and j > 0 and d > 0, visit: inner}
      - {text: Five, cases: [{when: c > 0, text: x}], then: x, goto: {pool: road}}
  mill: {text: Mill., choices: [{text: On, when: e > 0, goto: end}, {text: Back, goto: quay}]}
  inner: {text: In., return: true}
  lane: {pool: road, when: b > 1, text: x, goto: mill}
  end: {ending: won}
"""


def test_which_variables_are_followed(module: Callable[..., Path]) -> None:
    adventure = load(module(STORY))

    assert followed(adventure) == {"a", "b", "c", "e", "timed"}
    still = still_read(adventure, ("a", "b", "c", "e", "timed"))
    assert {key: "".join(sorted(names - {"timed"})) for key, names in still.items()} == {
        "quay": "abce", "mill": "abce", "inner": "abce", "lane": "abce", "end": "",
    }  # fmt: skip
    assert all("timed" in names for names in still.values())
    assert visitors(adventure) == ("quay",)
    called = STORY.replace("text: Bell., set: {i: 1}", "visit: inner")
    assert visitors(load(module(called))) == ("quay", "mill", "inner", "lane")
    quay = adventure.scenes["quay"]
    assert list(targets(choice.body for choice in quay.choices)) == [
        "mill", "inner", Pool("road", "best"),
    ]  # fmt: skip
    assert list(targets([adventure.scenes["inner"].body])) == [RETURN]


def test_a_way_on_leaves_behind_what_nothing_ahead_reads(module: Callable[..., Path]) -> None:
    adventure = load(
        module(
            "variables: {a: 0, b: 0, c: 0}\nscenes:\n  quay: {choices: [{text: A, when: a > 0, "
            "goto: mill}, {text: B, set: {c: a}, goto: mill}]}\n  mill: {choices: [{text: C, when: "
            "b > 0, goto: end}, {text: D, set: {c: c + 1}, goto: end}]}\n  end: {ending: won}\n"
        )
    )

    assert still_read(adventure, "ac") == {"quay": {"a", "c"}, "mill": {"c"}, "end": set()}
    still = still_read(adventure, "ab")
    assert still == {"quay": {"a", "b"}, "mill": {"b"}, "end": set()}
    values = Values(adventure, ("a", "b"), still)
    assert values.first == (0, 0)
    assert values.unknown((1, 2)) == (ANYTHING, ANYTHING)
    assert [values.lean((1, 2), key) for key in ("quay", "mill", "end")] == [
        (1, 2), (ANYTHING, 2), (ANYTHING, ANYTHING),
    ]  # fmt: skip
    whens = [
        choice.when for scene in ("quay", "mill") for choice in adventure.scenes[scene].choices
    ]
    above_a, above_b = whens[0], whens[2]
    assert above_a is not None
    assert above_b is not None
    assert [values.asks(above_a, known) for known in ((0, 5), (1, 0), (ANYTHING, 1))] == [
        False, True, None,
    ]  # fmt: skip
    assert values.holds(above_b, (ANYTHING, 1)) is True
    assert values.asked == {above_a.mark: {False, True, None}}


# What is still to come, and games that were played


@pytest.mark.parametrize(
    ("minute", "until", "clock", "comes"),
    [
        (60, -1, 0, True), (60, -1, 59, True), (60, -1, 60, False), (60, 90, 60, True),
        (60, 90, 90, True), (60, 90, 91, False), (0, -1, 0, False), (0, 0, 0, False),
        (0, 5, 0, False), (0, 5, 1, True),
    ],
)  # fmt: skip
def test_a_timed_event_may_still_come_until_its_time_is_over(
    minute: int, until: int, clock: int, comes: bool
) -> None:
    event: Any = SimpleNamespace(minute=minute, until=until)

    assert _comes(event, clock) is comes


def test_games_are_played_in_portions_and_added_up() -> None:
    asked: Any = SimpleNamespace(path="nowhere")
    played: list[range] = []
    told: list[int] = []

    def by(given: Any, numbers: range) -> list[Played]:
        assert given is asked
        played.append(numbers)
        return [
            Played(
                "won" if number % 2 else "lost",
                side=("", "take", "leave")[number % 3],
                fights=(("quay", ("won", "lost")[number % 2]),),
                chosen=(("quay", "go"),) if number < 3 else (),
                checks=(("hall", True),) if number == 1 else (),
            )
            for number in numbers
        ]

    games = PORTION + 2
    found = estimate(asked, games=games, tell=told.append, by=by)
    assert played == [range(PORTION), range(PORTION, games)]
    assert told == [PORTION, games]
    assert (found.games, found.endings) == (games, {"lost": games // 2, "won": games // 2})
    assert {side: sum(ends.values()) for side, ends in found.sides.items()} == {
        "take": len(range(1, games, 3)), "leave": len(range(2, games, 3)),
    }  # fmt: skip
    assert found.fights == {"quay": {"won": games // 2, "lost": games // 2}}
    assert found.chosen == {(("quay", "go"), "lost"): 2, (("quay", "go"), "won"): 1}
    assert found.checks == {("hall", True): {"won": 1}}
    assert estimate(asked, games=0, by=by).games == 0


def test_games_are_played_for_a_while_and_one_at_least() -> None:
    asked: Any = SimpleNamespace()

    def by(given: Any, numbers: range) -> list[Played]:
        return [Played(f"{number}") for number in numbers]

    assert [one.ending for one in play_for(asked, range(3, 9), 0.0, by)] == ["3"]
    assert [one.ending for one in play_for(asked, range(3, 6), 60.0, by)] == ["3", "4", "5"]
