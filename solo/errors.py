"""Places in files, problems found there, and the few exceptions that `solo` raises.

Three kinds of mistake are never mixed: a player's is an event (`Refused`), an author's a `Problem`
with its place and code, a programmer's a plain `ValueError` or `TypeError`.
"""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Self

from solo.dataclass import dataclass
from solo.late import late
from solo.namedtuple import NamedTuple


class Mark(NamedTuple):
    """A place in an author's file; lines and columns are counted from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem in a file that its author should correct.

    Args:
        mark: Where it stands.
        code: A short stable name of the kind of problem, such as `trait-unknown`.
        message: What was found, what was expected and the cure; lower case, no full stop.
        severity: `error` keeps the adventure from being played, `warning` does not.
        reason: Why the value can't be read, with facts where there are some; for players.
    """

    mark: Mark
    code: str
    message: str
    severity: str = "error"
    reason: ValueError | None = field(default=None, compare=False)  # it is told by the message

    def __str__(self) -> str:
        return f"{self.mark}: {self.message} [{self.code}]"


class SoloError(Exception):
    """An error that `solo` shows instead of a traceback.

    It is made of a text, or of a message that players read in their language. `language` is that
    of the game that it is about, where it is known.
    """

    language = ""

    @property
    def told(self) -> Any:
        """What is to be said: the text, or the message."""
        return self.args[0] if self.args else ""

    def about(self, header: Mapping[str, object]) -> Self:
        """Return it as one that is about the game with this header."""
        self.language = language_of(header)
        return self


def language_of(header: Mapping[str, object]) -> str:
    """Return the language of the game with this header; nothing for the author's own."""
    table = header.get("table")
    told = table if isinstance(table, dict) else header
    return str(told.get("language", ""))


class AdventureError(SoloError):
    """An adventure that can't be played; `problems` holds every one of a pass, in file order."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class WordsError(SoloError):
    """Typed words that don't fit what they are for; `reasons` holds every one."""

    def __init__(self, reasons: Iterable[ValueError]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(map(str, self.reasons)))


class DiceError(SoloError):
    """Dice that can't give the face asked for: run out, or a face that the die does not have."""


class TableError(SoloError):
    """A table that breaks its own rules; `reasons` lists every one."""

    def __init__(self, table: str, reasons: Iterable[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(f"{table}: {reason}" for reason in self.reasons))


class SaveError(SoloError):
    """A journal that can't be opened or written; the file itself is left as it is."""


class BusyError(SaveError):
    """A journal that another process has open."""


def did_you_mean(found: str, known: Iterable[str]) -> str:
    """Return `; did you mean 'x'?` for the nearest known word, or nothing if none is near."""
    near = nearest(found, known)
    return f"; did you mean '{near}'?" if near else ""


@late
def nearest(found: str, known: Iterable[str]) -> str:
    """Return the nearest known word, or nothing if none is near.

    Strangers choose both sides, and comparing is slow: what is very long is near to nothing, and
    among many words only a few are compared, of those whose first or last half is the same, since
    one slip of the finger leaves the other half right.
    """
    import difflib

    wanted = found.lower()
    if not 0 < len(wanted) <= _LONGEST:
        return ""
    spelt = {w.lower(): w for w in itertools.islice(known, _MOST) if 0 < len(w) <= _LONGEST}
    words = list(spelt)
    if len(words) > _MANY:
        half = (len(wanted) + 1) // 2
        first, last = wanted[:half], wanted[-half:]
        alike = (word for word in words if word.startswith(first) or word.endswith(last))
        near = (word for word in alike if abs(len(word) - len(wanted)) <= _APART)
        words = list(itertools.islice(near, _FEW))
    best = difflib.get_close_matches(wanted, words, n=1)
    return spelt[best[0]] if best else ""


def in_a_row(names: Sequence[str]) -> str:
    """Return names as a sentence has them: `Bo, Mara and Tom`."""
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


_LONGEST = 80  # characters of a word worth comparing
_MOST = 2_500  # words worth looking through
_MANY = 100  # words that are still all compared
_FEW = 8  # of more words, how many are
_APART = 3  # characters by which one of many may be longer
