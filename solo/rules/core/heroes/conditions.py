"""Named marks on a hero, for good or for a while, where a system's conditions are such.

A sheet has them as `conditions`, a set of names, and as `lasting`, the minutes left of those that
wear off. Notes: condition-gained, condition-lost.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Protocol, TypeVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.core.values.copying import changed


class Marked(Protocol):
    """A sheet with such marks: a frozen dataclass without slots."""

    @property
    def conditions(self) -> frozenset[str]: ...

    @property
    def lasting(self) -> Mapping[str, int]: ...


S = TypeVar("S", bound=Marked)


MOST_MINUTES = 10**8
"""The longest that a condition may last, about 190 years."""


def gain(sheet: S, name: str, minutes: int | None = None) -> tuple[S, tuple[Note, ...]]:
    """Mark the hero, for good or for so many minutes; the longer of two spells holds."""
    left = sheet.lasting.get(name)
    for_good = name in sheet.conditions and left is None
    if for_good or (left is not None and minutes is not None and minutes <= left):
        return sheet, ()
    lasting = _without(sheet, name)
    facts: dict[str, str | int] = {"name": name}
    if minutes is not None:
        lasting[name] = facts["minutes"] = minutes
    marked = changed(sheet, conditions=sheet.conditions | {name}, lasting=lasting)
    return marked, (Note("condition-gained", facts),)


def lose(sheet: S, name: str) -> tuple[S, tuple[Note, ...]]:
    """End a condition; one that the hero does not have is no matter."""
    if name not in sheet.conditions:
        return sheet, ()
    cured = changed(sheet, conditions=sheet.conditions - {name}, lasting=_without(sheet, name))
    return cured, (Note("condition-lost", {"name": name}),)


def _without(sheet: Marked, name: str) -> dict[str, int]:
    return {other: time for other, time in sheet.lasting.items() if other != name}


@dataclass(frozen=True, slots=True)
class Mark(Checked):
    """A named mark on the hero, for good or for so many minutes."""

    shorthand: ClassVar[str] = "name"
    name: str
    minutes: Annotated[int | None, Within(1, MOST_MINUTES)] = None


@dataclass(frozen=True, slots=True)
class Condition(Mark):
    """A named mark on the hero; `minutes` is after how long it wears off, if it does so."""

    def apply(self, sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
        return gain(sheet, self.name, self.minutes)


@dataclass(frozen=True, slots=True)
class Cure:
    """The end of a condition."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
        return lose(sheet, self.name)
