"""Games that are played on from where a walk stopped: what is known stays so, and bounds hold."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import cast

import pytest

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, chances, followed
from solo.authoring.exact.onward import Onward, onward
from solo.authoring.exact.policy import Random
from solo.authoring.exact.sampled import Asked, Estimate, estimate, interval, playing_here
from solo.authoring.exact.timed import Playing
from solo.authoring.exact.walk import Walk
from solo.cli.odds.estimates import endings, record, verdict
from solo.rules.core.dice import LoadedDice
from tests.authoring.exact.test_chances import Written, written
from tests.authoring.exact.test_fights import MODULES, read
from tests.authoring.exact.test_fights import Written as Fight
from tests.hostile.families.growth import MARGIN
from tests.proofs import amount

__all__ = ["read", "written"]

LUCK = "check: {luck: {}}, outcomes: {lucky: {goto: %s}, else: {goto: %s}}"
SCENES = f"""\
  a: {{text: A., choices: [{{text: L, {LUCK % ("x", "b")}}}]}}
  b: {{text: B., choices: [{{text: L, {LUCK % ("x", "c")}}}, {{text: C, goto: c}}]}}
  c: {{text: C., choices: [{{text: L, {LUCK % ("y", "z")}}}]}}
"""


def stopped(adventure: Adventure, states: int) -> Onward:
    """Return where games stand after so many states were followed."""
    system = rules.fitted(adventure.system, adventure.options)
    return onward(followed(adventure, system, limits=Limits(states, 0))[1])


def test_what_is_known_and_what_stands_somewhere_are_all_games(written: Written) -> None:
    """Half have come to an end, and half stand in `b`."""
    found = stopped(written(SCENES), 1)

    assert found.known == {"x": 0.5}
    assert (found.left, found.cut) == (0.5, 0)
    assert [state.scene for state, _ in found.states] == ["b"]


def test_a_state_is_drawn_as_often_as_games_stand_there(written: Written) -> None:
    """Of two choices one leads to `b`, one to `c`; a third rolls, and leads to either."""
    scenes = f"""\
  a: {{text: A., choices: [{{text: B, goto: b}}, {{text: L, {LUCK % ("b", "c")}}}]}}
  b: {{text: B., choices: [{{text: X, goto: x}}, {{text: Y, goto: y}}]}}
  c: {{text: C., choices: [{{text: X, goto: x}}, {{text: Z, goto: z}}]}}
"""
    found = stopped(written(scenes), 1)
    last = found.weights[-1]
    ends = (1, 3 * last // 4, 3 * last // 4 + 1, last)
    drawn = [found.drawn(LoadedDice([face]))[0].scene for face in ends]

    assert last == 1 << 48
    assert drawn == ["b", "b", "c", "c"]


def test_where_games_went_on_from_is_no_luck_of_an_estimate(written: Written) -> None:
    """What stands in `b` comes to `x`, what stands in `c` to `y`."""
    scenes = """\
  a: {text: A., choices: [{text: B, goto: b}, {text: C, goto: c}]}
  b: {text: B., choices: [{text: X, goto: x}]}
  c: {text: C., choices: [{text: Y, goto: y}]}
"""
    adventure = written(scenes)
    by = playing_here(adventure, stopped(adventure, 1))

    fair = estimate(Asked("", seed="on"), games=400, by=by).fair

    assert {name: round(one.share, 2) for name, one in fair.items()} == {"x": 0.5, "y": 0.5}
    assert min(one.worth for one in fair.values()) > 100 * 400


def test_the_bounds_of_games_that_are_played_on_hold_what_is_exact(written: Written) -> None:
    """Of 1,000 seeds in at least 980, for each ending, known in part or not at all."""
    adventure = written(SCENES)
    exact = chances(adventure, rules.find("fell")).endings
    start = stopped(adventure, 2)
    play = playing_here(adventure, start)
    held, seeds = Counter[str](), amount(12, 60, 1000)
    for seed in range(seeds):
        found = estimate(Asked("", seed=f"on {seed}"), games=60, by=play)
        for row in endings(found, adventure=adventure, start=start):
            held[row.name] += row.low <= exact[row.name][0] <= row.high

    assert start.known["x"] > 0
    assert all(held[name] >= seeds * 0.98 - 1 for name in exact)


def test_bounds_are_narrower_by_what_is_known(written: Written) -> None:
    start = stopped(written(SCENES), 1)
    low, high = interval(30, 60)

    assert start.bounds("x", low, high) == (0.5 + low / 2, 0.5 + high / 2)
    assert start.bounds("y", low, high) == (low / 2, high / 2)


def test_what_was_cut_off_may_come_to_any_end(written: Written) -> None:
    start = stopped(written(SCENES), 1)._replace(left=0.4, cut=0.1)

    low, high = start.bounds("x", 0.0, 1.0)

    assert (low, high) == (0.5, pytest.approx(1.0))
    assert start.bounds("y", 0.0, 0.5) == (0.0, pytest.approx(0.3))


def test_a_share_is_what_is_known_and_its_part_of_the_rest(written: Written) -> None:
    start = stopped(written(SCENES), 1)._replace(left=0.4, cut=0.1)
    found = Estimate(40, {"x": 10, "y": 30}, {}, {}, {}, {})

    rows = {row.name: row.share for row in endings(found, start=start)}

    assert rows == {"x": pytest.approx(0.5 + 0.4 / 4), "y": pytest.approx(0.4 * 3 / 4)}


def test_it_is_told_how_many_games_were_followed(written: Written) -> None:
    start = stopped(written(SCENES), 1)._replace(left=0.4, cut=0.1)

    assert verdict(40, start=start).startswith("50.0% of all games were followed to their end;")
    assert verdict(40).startswith("An estimate by 40 games;")
    assert record([], 40, "uniform", start)["followed"] == pytest.approx(0.5)
    assert record([], 40, "uniform")["followed"] == 0


def test_a_state_that_was_not_done_in_time_is_played_from(written: Written) -> None:
    """It counts as one that was not followed; else all that was cut off would be open."""
    walk = Walk(written(SCENES), rules.find("fell"), Random(), hero="Ada")
    walk.stop_at(1e-9)  # long ago
    walk.run(lambda walk: not walk.followed)

    found = onward(walk)

    assert (found.left, found.cut) == (1.0, 0)
    assert [state.scene for state, _ in found.states] == ["a"]


def test_a_roll_that_waits_is_made(module: Callable[[str], Path]) -> None:
    """The second of a turn waits in a walk, though nothing is to be decided there."""
    climb = "check: {trait: {trait: 14, difficulty: Poor}}, outcomes: "
    climb += "{success: {text: t, goto: %s}, failure: {text: t, goto: %s}}"
    scenes = f"  quay: {{text: A., choices: [{{text: L, {climb % ('b', 'c')}}}]}}\n"
    for key in "bc":
        scenes += f"  {key}: {{text: B., {climb % ('x', 'y')}}}\n"
    adventure = load(module(f"scenes:\n{scenes}  x: {{text: X., ending: x}}\n"
                            "  y: {text: Y., ending: y}\n"))  # fmt: skip
    start = stopped(adventure, 1)

    found = estimate(Asked("", seed="on"), games=20, by=playing_here(adventure, start))

    assert all(state.pending is not None for state, _ in start.states)
    assert set(found.endings) == {"x", "y"}


@pytest.mark.parametrize("name", MODULES)
def test_a_fight_is_played_on_to_its_end(name: str, read: Callable[[Fight], Adventure]) -> None:
    """From states within it; a roll that waits is made, and no game is a mistake."""
    adventure = read(MODULES[name])
    start = stopped(adventure, 3)

    found = estimate(Asked("", seed="on"), games=20, by=playing_here(adventure, start))

    assert any(state.pending is not None for state, _ in start.states)
    assert set(found.endings) <= {"x", "y"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_played_on_in_this_process_and_in_others(
    jobs: int, module: Callable[[str], Path]
) -> None:
    """Of a module whose games are over at once, or go on and end in `c`."""
    path = module(
        "scenes:\n  quay: {text: A., choices: [{text: B, goto: b}, {text: M, goto: m}]}\n"
        "  m: {text: M., choices: [{text: C, goto: c}]}\n"
        "  b: {text: B., ending: b}\n  c: {text: C., ending: c}\n"
    )
    adventure = load(path)
    start = stopped(adventure, 1)
    played = []
    for begins in (False, True):
        with Playing(Asked(str(path), seed="s"), jobs=jobs) as playing:
            assert not begins or playing.start_from(start, adventure)
            played.append(set(playing.finish(0.2).endings))

    assert start.known == {"b": 0.5}
    assert played == [{"b", "c"}, {"c"}]


def test_a_mistake_is_one_end_for_those_who_follow_and_those_who_play(written: Written) -> None:
    """In a choice and in a condition; a walk knows the half, and games come to the rest."""
    scenes = """\
  a:
    text: A.
    choices: [{text: L, set: {n: 1 // side}, goto: x}, {text: B, goto: b}, {text: C, goto: c}]
  b: {text: B., choices: [{text: X, when: 1 // side, goto: x}, {text: A, goto: a}]}
  c: {text: C., choices: [{text: A, goto: a}]}
"""
    adventure = written(scenes, more="variables: {side: 0, n: 0}\n")
    start = stopped(adventure, 2)

    found = estimate(Asked("", seed="on"), games=40, by=playing_here(adventure, start))
    whole = estimate(Asked("", seed="all"), games=40, adventure=adventure)

    assert start.known
    assert start.known.keys() <= found.endings.keys() == whole.endings.keys()
    assert sorted(name.partition(" at ")[2] for name in whole.endings) == ["'a')", "'b')"]


def test_eight_times_the_states_take_some_eight_times_the_work(written: Written) -> None:
    """One walk stood in 67,000 states; each was looked for among all, which took half a minute."""
    state = stopped(written(SCENES), 1).states[0][0]

    def seconds(count: int) -> float:
        walk = SimpleNamespace(
            start=tuple((number, Fraction(1, count)) for number in range(count)),
            edges=[None] * count,
            standing=dict.fromkeys(range(count), (state, None)),
        )
        began = process_time()
        assert len(onward(cast("Walk", walk)).states) == count
        return process_time() - began

    few = min(seconds(4_000) for _ in range(3))

    assert min(seconds(32_000) / few for _ in range(3)) < MARGIN
