"""Of the dice of a name only what the formulas read is told apart; the chances stay the same."""

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.exact.chances import chances as exactly
from solo.errors import Mark
from solo.prose import Language
from solo.prose.reads import Reading
from solo.rules.core.odds import odds
from solo.rules.data_systems.checks import Rolled, nobody
from solo.rules.data_systems.folding import ways_of
from solo.rules.data_systems.reading import system_of
from solo.rules.data_systems.rolling import Arranged, taken_when_offered
from solo.rules.data_systems.system import DataSystem

AGAINST = """
name: against
attributes: {strong: [1, 5]}
tracks: {hp: {start: 3, range: [0, 5], fallen: 0}}
roll:
  dice: {mine: (stat)d8, theirs: 4d8}
  degrees:
    won: {when: "max(mine) > max(theirs)", count: 1}
    tie: {when: "max(mine) == max(theirs)"}
    lost: {count: -1}
  after:
    again:
      text: Again
      cost: {hp: -1}
      reroll: mine lowest
      when: degree != 'won' and min(theirs) < 5
"""

STORY = """
format: 1
title: Against
author: a stranger
licence: CC BY-SA 4.0
summary: Two pools.
system: system.yaml
start: a
hero: {create: false, pregenerated: [al.yaml]}
scenes:
  a:
    text: A
    choices:
      - text: Go
        check: {roll: strong}
        outcomes: {won: {goto: b}, else: {goto: c}}
  b: {text: B, ending: b}
  c: {text: C, ending: c}
"""


def of(text: str) -> tuple[DataSystem, type[Rolled]]:
    system = system_of(text.encode(), "here.yaml")
    kind = system.checks["roll"]
    assert issubclass(kind, Rolled)
    return system, kind


def chances(text: str) -> dict[str, Fraction]:
    _, kind = of(text)
    found = odds(kind(stat="2"), nobody(kind.book))  # type: ignore[call-arg]  # made by the file
    return {label: Fraction(ways, found.total) for label, ways in found.labels.items()}


def test_the_chances_of_two_pools_are_those_of_all_their_dice() -> None:
    told: Counter[str] = Counter()
    for mine, theirs in product(product(range(1, 9), repeat=2), product(range(1, 9), repeat=4)):
        best, other = max(mine), max(theirs)
        told["won" if best > other else "tie" if best == other else "lost"] += 1

    assert chances(AGAINST) == {label: Fraction(ways, 8**6) for label, ways in told.items()}


@pytest.mark.parametrize("which", ["lowest", "highest"])
@pytest.mark.parametrize("read", ["max({})", "count({}, 2, 3)"])
def test_a_die_that_is_rolled_again_alone_is_told_apart(read: str, which: str) -> None:
    """It is taken where it is offered, which the dice of the other side say."""
    file = (
        AGAINST.replace("4d8", "2d8")
        .replace("< 5", "< 3")
        .replace("d8", "d4")
        .replace("lowest", which)
    )
    for side in ("mine", "theirs"):
        file = file.replace(f"max({side})", read.format(side))
    worth = max if "max" in read else lambda dice: sum(die in (2, 3) for die in dice)
    told: Counter[str] = Counter()
    for *mine, one, two, fresh in product(range(1, 5), repeat=6):
        left = sorted(mine)[1:] if which == "lowest" else sorted(mine)[:2]
        own, other = worth(mine), worth((one, two))
        if own <= other and min(one, two) < 3:
            own = worth((*left, fresh))
        told["won" if own > other else "tie" if own == other else "lost"] += 1
    _, kind = of(file)
    arranged = Arranged(kind(stat="3"), nobody(kind.book))  # type: ignore[call-arg]  # made by the file

    found = taken_when_offered(arranged, "again")

    shares = {label: Fraction(ways, found.total) for label, ways in found.labels.items()}
    assert shares == {label: Fraction(ways, 4**6) for label, ways in told.items()}


def test_where_the_order_of_dice_is_read_it_stays() -> None:
    text = "\n".join(
        (
            "name: o",
            "attributes: {a: [0, 3]}",
            "roll:",
            "  dice: {pool: 3d6}",
            "  degrees: {right: {when: '%s', count: 1}, wrong: {count: -1}}",
        )
    )

    assert chances(text % "pool[0] == 6 and stat < 9")["right"] == Fraction(1, 6)
    assert chances(text % "sum(pool) + stat > 12")["right"] == Fraction(108, 216)
    assert chances(text % "count(pool, 7 - stat) > 1")["right"] == Fraction(16, 216)
    assert chances(text % "max(pool, stat + 3) == 5")["right"] == Fraction(125, 216)
    assert chances(text % "5 in pool and stat")["right"] == Fraction(91, 216)


def test_an_offer_after_the_dice_may_read_their_order_alone() -> None:
    text = AGAINST.replace("min(theirs) < 5", "theirs[3] == 8")
    _, kind = of(text)
    mine, theirs = (group.fold for group in kind.plan.groups)

    assert not mine.ordered
    assert theirs.ordered


READ: dict[str, frozenset[Reading | None] | None] = {
    "max(d) + sum(d)": frozenset({("max", 0, 0), ("sum", 0, 0)}),
    "min(3, d)": frozenset({("min", 0, 0)}),
    "count(d, 6) > count(d, 1, 2)": frozenset({("count", 6, 6), ("count", 1, 2)}),
    "count(d) > 1": frozenset(),
    "count(d, stat)": frozenset({None}),
    "count(other, d)": None,
    "max(d[0], 2)": None,
    "max(d) if d else 0": None,
    "stat + 1": frozenset(),
    "12": frozenset(),
}


@pytest.mark.parametrize("text", READ)
def test_how_an_expression_reads_a_list(text: str) -> None:
    assert Language().expression(text, Mark("here", 1, 1)).readings("d") == READ[text]


def test_what_is_too_much_is_left_alone() -> None:
    _, kind = of(AGAINST)
    fold = kind.plan.groups[0].fold

    assert ways_of(fold._replace(read=None), (), 20, 100) is None
    assert ways_of(fold._replace(ordered=True), (), 4, 15) is None
    assert len(ways_of(fold._replace(without=()), (), 20, 20) or ()) == 20


def test_two_pools_against_each_other_are_followed_to_all_endings(tmp_path: Path) -> None:
    """Their ways are the likeness of what is read, so that a roll in a game has few as well."""
    (tmp_path / "system.yaml").write_text(AGAINST)
    (tmp_path / "adventure.yaml").write_text(STORY)
    (tmp_path / "al.yaml").write_text("{name: Al, attributes: {strong: 2}}")
    adventure = load(tmp_path)

    found = exactly(adventure, rules_of(adventure)).endings

    won = chances(AGAINST)["won"]
    assert found == {"b": (won, won), "c": (1 - won, 1 - won)}
