"""Conditions that a hero has, for good or for a while, and effects that happen in order."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.effects import By
from solo.rules.core.effects_in_order import InOrder
from solo.rules.core.heroes.conditions import gain, lose
from solo.rules.core.outcome import Note


@dataclass(frozen=True)
class Marked:
    """A sheet with marks alone."""

    conditions: frozenset[str] = frozenset()
    lasting: Mapping[str, int] = field(default_factory=dict)


WET = Marked(frozenset({"wet"}), {"wet": 30})
CURSED = Marked(frozenset({"cursed"}))


@pytest.mark.parametrize(
    ("before", "name", "minutes", "lasting"),
    [
        (Marked(), "wet", None, {}),
        (Marked(), "wet", 10, {"wet": 10}),
        (WET, "wet", 31, {"wet": 31}),
        (WET, "wet", None, {}),
        (WET, "cold", 10, {"wet": 30, "cold": 10}),
        (CURSED, "wet", 5, {"wet": 5}),
    ],
)
def test_the_longer_of_two_spells_of_a_condition_holds(
    before: Marked, name: str, minutes: int | None, lasting: dict[str, int]
) -> None:
    after, (note,) = gain(before, name, minutes)

    assert (after.conditions, after.lasting) == (before.conditions | {name}, lasting)
    facts = {"name": name} if minutes is None else {"name": name, "minutes": minutes}
    assert note == Note("condition-gained", facts)


@pytest.mark.parametrize(
    ("before", "name", "minutes"),
    [(WET, "wet", 30), (WET, "wet", 29), (CURSED, "cursed", 5), (CURSED, "cursed", None)],
)
def test_a_shorter_spell_changes_nothing(before: Marked, name: str, minutes: int | None) -> None:
    assert gain(before, name, minutes) == (before, ())


def test_a_condition_ends_with_its_time() -> None:
    both, _ = gain(WET, "cold", 10)

    after, (note,) = lose(both, "wet")

    assert (after.conditions, after.lasting) == (frozenset({"cold"}), {"cold": 10})
    assert note == Note("condition-lost", {"name": "wet"})
    assert lose(both, "tired") == (both, ())


@pytest.mark.parametrize(
    ("hurts", "harmful"), [((), False), ((False,), False), ((False, True), True)]
)
def test_effects_in_order_do_damage_if_one_of_them_does(
    hurts: tuple[bool, ...], harmful: bool
) -> None:
    assert InOrder(tuple(cast("Any", SimpleNamespace(hurts=one)) for one in hurts)).hurts is harmful


def test_effects_in_order_each_begin_where_the_one_before_ended() -> None:
    def adds(mark: str) -> Any:
        return By(lambda sheet: (sheet + mark, (Note(mark, {}),)))

    assert InOrder((adds("a"), adds("b"))).apply("-", LoadedDice([])) == (
        "-ab",
        (Note("a", {}), Note("b", {})),
    )
