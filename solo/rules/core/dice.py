"""The port of chance: every roll anywhere asks a `Dice`, and nothing else is random.

A seeded face is a pure function of the seed, the turn and its place in that turn (SHA-256, which no
version of Python will ever change), so that a game repeats from its seed, undo finds the same dice
again, and anyone can recompute a roll by hand.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from struct import Struct
from typing import Protocol, TypeVar, cast

from solo.errors import DiceError
from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.rules.core.words import words

T = TypeVar("T")

Rolls = tuple[tuple[int, int], ...]
"""Dice as they fell: of how many sides, and the face."""

_WORD = 1 << 64
_first_word = Struct(">Q").unpack_from
_LIKE_DICE = pattern(
    r"[\s({\d+.x×-]*[dw]\s*(?:[\d%]|f(?![a-z]))"  # d6, 10+3d6, 4dF, 6x(4d6
    r"|\(*\d\S*$"
    r"|(?:adv|dis)\s*(?:$|[+*/,;-]|vs\b)"
    r"|[^\W\d_]+(?:[ _][^\W\d_]+)?\s*[+*-]\s*\d*[dw]\d",  # charm+1d20
    re.IGNORECASE,
)


def like_dice(text: str) -> bool:
    """Say whether a text looks like dice, well written or not: `d6`, `10+3d6`, `4dF`, `3x`."""
    return _LIKE_DICE.match(text) is not None


class Dice(Protocol):
    """A source of dice faces."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return `count` faces, each from 1 to `sides`.

        Dice whose order matters (a face die, tens and ones) are asked for in calls of their own.

        Raises:
            DiceError: These dice can't give such faces.
        """
        ...


class Foreseeing(Dice, Protocol):
    """Dice that go every way in which they can fall, and spare those that come to the like."""

    # whether a script has stopped before its end, to be gone on with; None where none may stop
    pauses: bool | None
    # what the story answers on top of an outcome, such as `doubles`; nothing else is asked for
    heard: frozenset[str]

    def still_read(self, found: T) -> T:
        """Return what may still be read of what is left of a change."""
        ...

    def wanted(self, variable: str) -> bool:
        """Say whether anything but prose may still read a variable."""
        ...

    def foresee(self, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> tuple[T, Rolls]:
        """Return one of the results of a rule that are alike, and how its dice fell."""
        ...


def foreseen(dice: Dice, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> T:
    """Roll by a rule, and return what it comes to.

    Args:
        dice: The dice. Those that fall but once are simply rolled.
        rule: Rolls with the dice that it is given, and with no others; all else it only returns.
        alike: What the game goes on with. Results that differ in nothing else are told apart by
            nothing but what is said of them, such as their faces.
    """
    if hasattr(dice, "foresee"):  # quicker than to ask a protocol
        return cast("Foreseeing", dice).foresee(rule, alike)[0]
    return rule(dice)


def wanted(dice: Dice, variable: str) -> bool:
    """Say whether anything but prose may still read a variable; yes where no ways are gone."""
    return cast("Foreseeing", dice).wanted(variable) if hasattr(dice, "foresee") else True


def still_read(dice: Dice, found: T) -> T:
    """Return what may still be read of what is left of a change; all where no ways are gone."""
    return cast("Foreseeing", dice).still_read(found) if hasattr(dice, "foresee") else found


def unordered(
    dice: Dice, count: int, sides: int, reads: Callable[[int], tuple[int, ...]]
) -> tuple[int, ...]:
    """Roll dice of which it matters how many show what, and not which of them do.

    Args:
        dice: The dice.
        count: How many.
        sides: Of how many sides.
        reads: What matters of a face; to be put in order.
    """
    return foreseen(dice, partial(_some, count, sides, reads), _shown).faces


class _Some(NamedTuple):
    faces: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]


def _some(count: int, sides: int, reads: Callable[[int], tuple[int, ...]], dice: Dice) -> _Some:
    """Roll some dice; where they go every way, one after another, so that the ways stay few."""
    if count > 1 and hasattr(dice, "foresee"):
        faces = (*unordered(dice, count - 1, sides, reads), *dice.roll(1, sides))
    else:
        faces = dice.roll(count, sides)
    return _Some(faces, tuple(sorted(map(reads, faces))))


def _shown(some: _Some) -> object:
    return some.shown


class SeededDice:
    """Dice that fall by a seed: `key` is any text, usually `seed:turn`."""

    __slots__ = ("_count", "_key")

    def __init__(self, key: str) -> None:
        self._key = key
        self._count = 0

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Take 64 bits for each; refuse the few that would favour low faces."""
        faces: list[int] = []
        key, number, most = self._key, self._count, _WORD - _WORD % sides
        while len(faces) < count:
            (word,) = _first_word(sha256(f"{key}:{number}".encode()).digest())
            number += 1
            if word < most:
                faces.append(word % sides + 1)
        self._count = number
        return tuple(faces)


class LoadedDice:
    """Dice that show the given faces, one after another: for scripts, tests and replay."""

    __slots__ = ("_faces", "_used")

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self._used = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The faces that no roll has shown yet."""
        return self._faces[self._used :]

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        faces = self._faces[self._used : self._used + count]
        if len(faces) < count:
            raise _refused("dice-used-up", sides=sides)
        for place, face in enumerate(faces, self._used + 1):
            if not 1 <= face <= sides:
                raise _refused("dice-loaded", place=place, face=face, sides=sides)
        self._used += count
        return faces


class ForcedDice:
    """Dice that show the given faces first, and then fall as others do."""

    __slots__ = ("_then", "left")

    def __init__(self, faces: Iterable[int], then: Dice) -> None:
        self.left = tuple(faces)
        self._then = then

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        forced, self.left = self.left[:count], self.left[count:]
        for face in forced:
            if not 1 <= face <= sides:
                raise _refused("dice-forced", face=face, sides=sides)
        rest = count - len(forced)
        return (*forced, *self._then.roll(rest, sides)) if rest else forced


def _refused(code: str, **facts: int) -> DiceError:
    return DiceError(words(code, **facts))


def key_of(dice: Dice) -> str:
    """Return what dice fall by, where it may be told by itself once the roll is; else nothing."""
    return getattr(dice, "key", "")


class AskedDice:
    """The player's own dice: `ask(sides)` returns a face typed in; it repeats until possible."""

    __slots__ = ("_ask",)

    def __init__(self, ask: Callable[[int], int]) -> None:
        self._ask = ask

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        faces = tuple(self._ask(sides) for _ in range(count))
        for face in faces:
            if not 1 <= face <= sides:
                raise _refused("dice-no-face", face=face, sides=sides)
        return faces


class RecordingDice:
    """Dice that keep what other dice showed, as (sides, face) pairs in `rolls`.

    `fresh` counts the faces that the other dice were asked for.

    `kept` are rolls to show again first, such as those of an undone turn; as soon as a die of
    another size is asked for, the rest of them is forgotten.

    `key` is what the dice fall by, where it may be told by itself once the roll is; else nothing.
    """

    __slots__ = ("_dice", "_kept", "fresh", "key", "rolls")

    def __init__(self, dice: Dice, kept: Sequence[tuple[int, int]] = (), *, key: str = "") -> None:
        self._dice = dice
        self.key = key
        self._kept = list(reversed(kept))
        self.fresh = 0
        self.rolls: list[tuple[int, int]] = []

    @property
    def heard(self) -> frozenset[str]:
        """What the story answers on top of an outcome, where the other dice foresee it."""
        return getattr(self._dice, "heard", frozenset())

    def still_read(self, found: T) -> T:
        """Return what may still be read of what is left of a change, as the other dice know."""
        return still_read(self._dice, found)

    def wanted(self, variable: str) -> bool:
        """Say whether anything but prose may still read a variable, as the other dice know."""
        return wanted(self._dice, variable)

    def foresee(self, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> tuple[T, Rolls]:
        """Let the other dice foresee, if they do; keep how they fell."""
        if not hasattr(self._dice, "foresee"):
            before = len(self.rolls)
            return rule(self), tuple(self.rolls[before:])
        result, rolls = cast("Foreseeing", self._dice).foresee(rule, alike)
        self.rolls += rolls
        return result, rolls

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        faces = []
        for _ in range(count):
            if self._kept and self._kept[-1][0] != sides:
                self._kept.clear()
            if self._kept:
                face = self._kept.pop()[1]
            else:
                face = self._dice.roll(1, sides)[0]
                self.fresh += 1
            faces.append(face)
            self.rolls.append((sides, face))
        return tuple(faces)
