"""Answers of the rules: outcomes, the changes they make, notes of what happened, and options."""

from collections.abc import Callable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias, TypeVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.words import Message, Room, Text

S = TypeVar("S")

AnySheet: TypeAlias = Any
"""The sheet of whatever system is played: outside of its rules nobody looks into it."""

Facts: TypeAlias = Mapping[str, Any]
"""What a note says beside its code: plain values that JSON can hold, which differ with the code."""


class Note(NamedTuple):
    """One thing that happened by the rules; `System.phrase` says it in words."""

    code: str  # its kind, such as `damaged` or `fame-recovered`
    facts: Facts  # what it says, as plain values that JSON can hold


def phrasing(words: Room) -> Callable[[Note], Message]:
    """Return what says notes: a note has the code and the facts of its message."""
    return lambda note: words(note.code, **note.facts)


class Effect(Protocol[S]):
    """A change to the sheet, by the rules or by an author: a frozen dataclass like a check.

    A true attribute `hurts` says that it does damage, which players are warned of before a roll.
    """

    def apply(self, sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
        """Return the changed sheet and what happened."""
        ...


AnyEffect: TypeAlias = Effect[AnySheet]


class Outcome(NamedTuple):
    """The result of a check or an encounter."""

    label: str  # the system's own word: Good, Hostile, won, aborted
    successes: int = 0  # how many, 0 or more
    # how many, or by how many the successes fell short of the difficulty, 0 or more; what has any
    # has failed, whatever its successes
    failures: int = 0
    faces: tuple[int, ...] = ()  # the dice as they fell, in order
    triggers: tuple[str, ...] = ()  # what happened on top: `doubles`, `kicker-3`, `complication`
    # what the rules do to the sheet; whoever rolled applies them
    changes: tuple[AnyEffect, ...] = ()
    # how it came about (row, column, difficulty, …), for `why` and for JSON
    facts: Facts = MappingProxyType({})

    @property
    def made(self) -> int:
        """The successes that the dice made: none, where none was needed and it counts as one."""
        made: int = self.facts.get("rolled_successes", self.successes)
        return made

    @property
    def count(self) -> str:  # type: ignore[override]  # not a tuple's
        """The outcome as authors key it: `3s`, `1f`, or nothing when it was not counted."""
        if self.failures:
            return f"{self.failures}f"
        return f"{self.successes}s" if self.successes else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds:
    """The exact odds of a check: the number of equally likely ways that lead to each result."""

    total: int  # how many ways there are
    labels: Mapping[str, int]  # the ways of each label, the best first
    # the ways of each count (`3s`, `1f`; nothing when uncounted), the best first
    counts: Mapping[str, int]
    # the ways in which each thing happens on top (`doubles`, `complication`), by name
    triggers: Mapping[str, int]
    # whether a higher count is a better result; else it is only a number that fell
    graded: bool = True
    by_label: bool = False  # whether its labels say more than its counts
    # how labels and triggers are shown, where that is not as authors key them
    shown: Mapping[str, str] = field(default_factory=dict)
    harm: Text = ""  # what follows a success, such as the damage of a hit, in a sentence
    # what the chance of success is of, where that is not plain: `to harm, 70% to hit`
    meaning: Text = ""

    @property
    def succeeding(self) -> int:
        """The ways in which there are successes."""
        return sum(ways for count, ways in self.counts.items() if count.endswith("s"))

    def percent(self, ways: int) -> int:
        """Return so many ways as a percentage, rounded; never 0 or 100 unless it is so exactly."""
        if ways in (0, self.total):
            return 100 if ways else 0
        return min(99, max(1, (200 * ways + self.total) // (2 * self.total)))


class Option(NamedTuple):
    """One thing that a player may do now."""

    id: str  # what names it in commands and journals; never its position
    text: Text  # how it reads in a list
    asks: Text = ""  # the prompt for the words that go with it ("Your name?"), or nothing
    reason: Text = ""  # why it is barred, or nothing when it is open
    # A word that may be typed for it besides its number, such as `fame` or `take 25`
    hint: str = ""
