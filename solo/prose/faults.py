"""Errors in prose: places inside a text, the error with its problem, and the limits."""

from typing import Protocol

from solo.errors import Mark, Problem, SoloError
from solo.namedtuple import NamedTuple

SOURCE = 200_000  # characters that a prose may be written in
TOKENS = 20_000  # words and signs inside its tags
NESTING = 20  # brackets in brackets, or tags in tags
DEPTH = 100  # steps of one expression, as in a + a + a …
STEPS = 300  # nodes below each other in a tree, which the compiler holds to DEPTH by its own count
TICKS = 100_000  # steps of work in one rendering
SIZE = 100_000  # characters of a text, items of a list
NUMBER = 10**12  # the largest number, either way
POWER = 64  # the largest exponent
MACROS = 50  # macros inside macros at work
DEEP = 100  # lists in lists, as Python calls itself for each


class ProseError(SoloError):
    """Prose or an expression that can't be worked out; `problem` says where and why."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(str(problem))


class Laid(Protocol):
    """How a text is written that is not written as it reads."""

    def place(self, text: str, offset: int) -> tuple[int, int]:
        """Return the line and column in the file of a character of the text."""


class Place(NamedTuple):
    """The place of a whole text in an author's file."""

    source: str  # the text, its lines ended by newlines alone
    mark: Mark  # where the text stands; for a block scalar, where its `|` stands
    # columns that are not part of a block scalar's lines, or the layout of a text that is not
    # written as it reads; None if unknown
    indent: int | Laid | None = None
    block: bool = False  # whether the text begins on the line below the mark

    def mark_at(self, offset: int) -> Mark:
        """Return the line and column in the file of a character of the text."""
        if self.indent is not None and not isinstance(self.indent, int):
            return Mark(self.mark.file, *self.indent.place(self.source, offset))
        before = self.source[:offset]
        line = before.count("\n")
        column = offset - (before.rfind("\n") + 1)
        if self.block:
            return Mark(self.mark.file, self.mark.line + line + 1, column + 1 + (self.indent or 0))
        if line:
            return Mark(self.mark.file, self.mark.line + line, column + 1)
        return Mark(self.mark.file, self.mark.line, self.mark.column + column)


At = tuple[Place, int]  # a text, and the character of it that is meant


def problem(at: At, code: str, message: str, reason: ValueError | None = None) -> Problem:
    """Return the problem at a character of a text.

    A message may quote the author; what can't be printed is not passed on to a terminal.
    """
    if not message.isprintable():
        message = "".join(sign if sign.isprintable() else "\ufffd" for sign in message)
    return Problem(at[0].mark_at(at[1]), code, message, reason=reason)


def fault(at: At, code: str, message: str) -> ProseError:
    """Return the error to raise for a problem at a character of a text."""
    return ProseError(problem(at, code, message))


def too_much(at: At, what: str) -> ProseError:
    """Return the error for a limit passed."""
    return fault(at, "prose-limit", what)
