"""The moves of a script: what was answered or altered at each question, and how dice fell then."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.table import Answer, Ended, Script, Table

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class RuleCall(Generic[S]):
    """A rule with all that it is given but the table; equal ones go the same way."""

    rule: "Callable[..., Script[Ended[S]]]"
    args: tuple[object, ...]
    kwargs: Mapping[str, object]

    def __call__(self, table: "Table[S]") -> "Script[Ended[S]]":
        return self.rule(table, *self.args, **self.kwargs)


class Altered(NamedTuple, Generic[S]):
    """The move that is no answer: what the script works on was altered while it waited."""

    rule: Callable[..., None]  # alters the table; it rolls nothing
    args: tuple[object, ...]


class Move(NamedTuple, Generic[S]):
    """An answer with all that a script needs to go the same way again."""

    # the answer; None for the beginning of the script
    answer: Answer | Altered[S] | None
    sheet: S  # the sheet that it was given to
    faces: tuple[int, ...]  # the faces that fell after it, until the next question
    # whether offers around rolls were made then; None is as at the beginning
    offers: bool | None = None


ASKED_THE_WORLD = Answer("")
"""The move that is no answer: a question was put to the world while the script waited."""
