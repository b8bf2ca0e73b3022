"""Estimates without the luck of their games: nothing is gained where luck tells nothing."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import cast

import pytest

from solo.authoring.exact import luck
from solo.authoring.exact.luck import Fair, Fairness, Fortune, Luck, scores
from solo.authoring.exact.onward import Onward
from solo.authoring.exact.sampled import Estimate, interval
from solo.cli.odds.estimates import Row, endings
from solo.engine.state import State
from solo.rules.core.dice import LoadedDice, SeededDice
from tests.proofs import amount

WON, LOST = "won", "lost"
BLOWS = 3  # that either side can stand


def fought(seed: str) -> tuple[str, Luck]:
    """Fight by turns until one of two has been hit so often; each hits with 11 or more of 20."""
    dice, left = Fortune(SeededDice(seed)), {"hero": BLOWS, "foe": BLOWS}
    while True:
        for who, other in (("hero", "foe"), ("foe", "hero")):
            dice.takes("hall", (), who)
            left[other] -= dice.roll(1, 20)[0] > 10
            if not left[other]:
                return (WON if who == "hero" else LOST), dice.luck


def chance() -> float:
    """Return how likely the hero's last blow comes no later than the foe's."""
    last = [comb(blow - 1, BLOWS - 1) / 2**blow for blow in range(BLOWS, 200)]
    return sum(part * sum(last[place:]) for place, part in enumerate(last))


def told(games: Iterable[tuple[str, Luck]]) -> Estimate:
    """Return what games come to."""
    fairness, ends = Fairness(), Counter[str]()
    for ending, fell in games:
        fairness.add(ending, fell)
        ends[ending] += 1
    return Estimate(ends.total(), ends, {}, {}, {}, {}, fairness.shares())


def width(row: Row) -> float:
    return row.high - row.low


@pytest.mark.parametrize("sides", [1, 2, 3, 4, 20, 100])
def test_scores_of_a_die_come_to_nothing_and_tell_different_things(sides: int) -> None:
    """Over all faces: each is 0, its square 1, and the product of two of them 0."""
    found = [scores(sides, face) for face in range(1, sides + 1)]

    assert len(found[0]) == min(3, sides - 1)
    for one in zip(*found, strict=True):
        assert sum(one) == pytest.approx(0, abs=1e-9)
        assert sum(score * score for score in one) == pytest.approx(sides)
    for one, other in combinations(zip(*found, strict=True), 2):
        assert sum(map(float.__mul__, one, other)) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("options", [("a", "b", "c"), ("a", "a", "b")])
def test_the_luck_of_a_choice_comes_to_nothing(options: tuple[str, ...]) -> None:
    """Also where one is twice as likely; and no luck is where there is one option."""
    whole = Counter[object]()
    for taken in options:
        fortune = Fortune(LoadedDice(()))
        fortune.takes("quay", options, taken)
        fortune.takes("hall", ("on",), "on")
        whole.update({kind: above for kind, above, _ in fortune.luck})

    assert set(whole) == {("quay", option) for option in options}
    assert all(above == pytest.approx(0) for above in whole.values())


def test_dice_are_told_apart_by_what_they_are_rolled_for() -> None:
    """By their place in a move, the first three; a die that falls is noted at once."""
    fortune = Fortune(LoadedDice([6, 1, 1, 1, 1, 6]))
    fortune.takes("quay", ("jump",), "jump")
    fortune.roll(5, 6)
    fortune.takes("quay", ("run",), "run")
    fortune.roll(1, 6)

    highs = [(kind[1:3], above, square) for kind, above, square in fortune.luck if kind[-1] == 0]

    most = scores(6, 6)[0]
    assert highs == [
        (("jump", 0), most, 1.0),
        (("jump", 1), -most, 1.0),
        (("jump", 2), -most, 1.0),
        (("jump", 3), pytest.approx(-2 * most), 2.0),
        (("run", 0), most, 1.0),
    ]


def test_intervals_without_luck_hold_and_are_narrower() -> None:
    """Of 1,000 seeds at least 980 hold; a fight is as if three times as many were fought."""
    exact, held, seeds, games = chance(), 0, amount(20, 60, 1000), 600
    low, high = interval(games // 2, games)
    widths = []
    for seed in range(seeds):
        found = told(fought(f"{seed}:{game}") for game in range(games))
        row = next(row for row in endings(found) if row.name == WON)
        held += row.low <= exact <= row.high
        widths.append(width(row))

    assert held >= seeds * 0.98 - 1
    assert max(widths) < 0.65 * (high - low)


def test_luck_that_brings_nothing_makes_no_interval_narrower() -> None:
    """Of 1,500 kinds some seem to have helped; what a game came to must not say so of itself."""
    dice = SeededDice("nothing")

    def game() -> tuple[str, Luck]:
        fell = tuple(((f"k{n}",), dice.roll(1, 2)[0] * 2 - 3.0, 1.0) for n in range(1_500))
        return (WON, LOST)[dice.roll(1, 2)[0] - 1], fell

    assert not told(game() for _ in range(400)).fair


def test_few_games_tell_no_spread() -> None:
    """Of those that came to an ending, or that did not."""
    games = [fought(f"few:{game}") for game in range(2 * luck.ENOUGH - 2)]

    assert not told(games).fair


def test_games_that_are_no_longer_held_count_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """What luck brings is learned from them, and they are part of the share."""
    games = [fought(f"held:{game}") for game in range(1_500)]
    whole = told(games).fair[WON]
    monkeypatch.setattr(luck, "HELD", 400)

    parts = told(games).fair[WON]

    assert parts.share == pytest.approx(whole.share, abs=0.005)
    assert parts.worth == pytest.approx(whole.worth, rel=0.15)
    assert whole.worth > 2.7 * len(games)


def test_the_luck_of_a_draw_comes_to_nothing() -> None:
    """Of a state from which games are played on: in which half of them it lies, and so on."""
    weights, state = (5, 6, 9, 10, 17), cast("State", None)
    start = Onward({}, 1.0, 0.0, ((state, None),) * len(weights), weights)
    whole, squares = Counter[object](), Counter[object]()
    for face in range(1, weights[-1] + 1):
        fortune = Fortune(LoadedDice(()))
        start.drawn(LoadedDice([face]), fortune)
        whole.update({kind: above for kind, above, _ in fortune.luck})
        squares.update({kind: above * above for kind, above, _ in fortune.luck})

    assert len(whole) == len(weights) - 1
    assert all(above == pytest.approx(0) for above in whole.values())
    assert squares["", 0, 5] == pytest.approx(weights[-1])


def test_a_row_is_told_by_what_games_are_worth() -> None:
    found = Estimate(300, {WON: 160, LOST: 140}, {}, {}, {}, {}, {WON: Fair(0.5003, 1000.7)})

    won, lost = sorted(endings(found), key=lambda row: row.name, reverse=True)

    assert (won.share, won.low, won.high) == (
        0.5003,
        interval(500, 1000)[0],
        interval(501, 1000)[1],
    )
    assert (lost.share, lost.low, lost.high) == (140 / 300, *interval(140, 300))
    assert (won.of, lost.of) == (300, 300)
