"""Values that prose uses while it runs: scopes, macros, missing values, budgets, and their texts.

Values are the plain ones of a scope: whole numbers, floats, text, true and false, None, lists,
tuples, ranges, mappings and sets. What they are is checked as they are
used: they are `object`, and `Any` where an operator of Python's is tried on them.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from solo.budget import STEP
from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.prose.faults import DEEP, NUMBER, SIZE, TICKS, At, ProseError, fault, too_much

Scope = Mapping[str, Any]

_UNSEEN = pattern(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)  # C0 and C1 but for newline and tab, text direction overrides, lone surrogates
_SCALARS = frozenset({int, float, bool, type(None)})


class Run:
    """The budget of a step of play, and the text that is being worked out of it.

    Attributes:
        left: The work that the step may still take; below 0 it is used up.
        floor: What must be left when this text is done, for it may not take all of it alone.
        depth: How deep in macros this text is.
        scope: The game's own names.
    """

    __slots__ = ("depth", "floor", "left", "scope")

    def __init__(self, left: int = STEP) -> None:
        self.left = left
        self.floor = max(0, left - TICKS)
        self.depth = 0
        self.scope: Scope = {}


Evaluate = Callable[[Any, Run], Any]  # a compiled expression or statement


class Local(dict[str, object]):
    """The names given inside a loop, a macro or a text, before those outside."""

    __slots__ = ("outer",)

    def __init__(self, outer: Scope) -> None:
        self.outer = outer

    def __missing__(self, name: str) -> object:
        return self.outer[name]


class Macro(NamedTuple):
    """A macro as written; `defaults` belong to the last of its parameters."""

    name: str
    parameters: tuple[str, ...]
    defaults: tuple[Evaluate, ...]
    body: Evaluate
    cost: int
    at: At


@dataclass(frozen=True, slots=True)
class BoundMacro:
    """A macro and the scope that it was written in; None is the game's own."""

    macro: Macro
    outer: Scope | None


class Undefined:
    """A value that is not there; it may be asked about or given a default, nothing else.

    A `blank` one, of an `if` without its `else`, is false, empty and shown as nothing, as in Jinja.
    """

    __slots__ = ("at", "blank", "known", "message", "name")

    def __init__(self, at: At, message: str, name: str = "", known: Collection[str] = ()) -> None:
        self.at = at
        self.message = message
        self.name = name
        self.known = known
        self.blank = False

    def error(self) -> ProseError:
        """Return the error for using it."""
        near = did_you_mean(self.name, [k for k in self.known if isinstance(k, str)])
        return fault(self.at, "name-unknown", self.message + near)

    def __bool__(self) -> bool:
        return self._unless_blank(False)

    def __eq__(self, other: object) -> bool:
        return self._unless_blank(isinstance(other, Undefined) and other.blank)

    def __hash__(self) -> int:
        return hash(self._unless_blank(False))

    def _unless_blank(self, value: bool) -> bool:
        if not self.blank:
            raise self.error()
        return value


def blank(at: At, message: str) -> Undefined:
    """Return the value of an `if` without its `else`."""
    made = Undefined(at, message)
    made.blank = True
    return made


def is_blank(value: object) -> bool:
    """Return whether a value is missing, but only as the `else` of an `if` is."""
    return isinstance(value, Undefined) and value.blank


def spend(run: Run, at: At, ticks: int) -> None:
    """Take work from a rendering's budget."""
    run.left -= ticks
    if run.left < run.floor:
        raise too_much(at, "this is too much work for one text; is a loop too long?")


def kind(value: object) -> str:
    """Return what an author would call such a value."""
    match value:
        case bool():
            return "true or false"
        case int() | float():
            return "a number"
        case str():
            return "text"
        case None:
            return "none"
        case Mapping():
            return "a mapping"
        case list() | tuple() | range():
            return "a list"
        case set() | frozenset():
            return "a set"
        case BoundMacro():
            return "a macro"
        case _:
            return "a value of no use in prose"


def wrong(at: At, wanted: str, *values: object) -> ProseError:
    """Return the error for values of the wrong kind, or for the first that is missing."""
    for value in values:
        if isinstance(value, Undefined):
            return value.error()
    found = " and ".join(map(kind, values)) or "nothing"
    return fault(at, "prose-type", f"{wanted}, not {found}")


def number(value: Any, at: At) -> Any:
    """Return a number that was worked out, if it is within bounds."""
    if isinstance(value, complex) or not -NUMBER <= value <= NUMBER:
        raise too_much(at, f"this number goes beyond {NUMBER:,}")
    return value


def sized(length: int, run: Run, at: At) -> None:
    """Take the making of a text of that many characters from the budget."""
    if length > SIZE:
        raise too_much(at, f"this text is longer than {SIZE:,} characters")
    if length > 50:
        spend(run, at, length // 50)


def searched(whole: str, wanted: str, run: Run, at: At) -> None:
    """Take the looking for a text in another from the budget.

    Python looks for a short text place by place, and compares some of it at each.
    """
    length = len(whole)
    if length > 50:
        spend(run, at, length // 50 + length * min(len(wanted), 100) // 2_000)


def listed(length: int, run: Run, at: At) -> None:
    """Take the going through that many items from the budget."""
    if length > SIZE:
        raise too_much(at, f"this list is longer than {SIZE:,} items")
    spend(run, at, length // 8)


def weigh(value: object, run: Run, at: At) -> None:
    """Take all that a value holds, at every depth, from the budget before Python goes through it.

    Raises:
        ProseError: It is too much, or something in it is missing or of no use in prose.
    """
    level = [value]
    for _ in range(DEEP):
        if not level:
            return
        level = _inside(level, run, at)
    if level:
        raise too_much(at, f"lists are nested more than {DEEP} deep")


def _inside(level: list[object], run: Run, at: At) -> list[object]:
    """Take some values from the budget, and return what they hold."""
    inside: list[object] = []
    for value in level:
        if type(value) in _SCALARS:
            continue
        if isinstance(value, str):
            spend(run, at, 1 + len(value) // 50)
        elif isinstance(value, list | tuple):
            spend(run, at, 1 + len(value) // 8)
            inside.extend(value)
        elif isinstance(value, Mapping):
            spend(run, at, 1 + len(value) // 4)
            inside.extend(value)
            inside.extend(value.values())
        elif isinstance(value, range | set | frozenset):
            spend(run, at, 1 + len(value) // 8)
        else:
            raise wrong(at, "this must be a number, text or a list of them", value)
    return inside


def items(value: object, run: Run, at: At) -> Sequence[object]:
    """Return what a loop goes through: items, characters, or the keys of a mapping.

    A set has no order of its own and comes sorted, so that a game replays.
    """
    if isinstance(value, (str, list, tuple, range)):
        listed(len(value), run, at)
        return value
    if isinstance(value, Mapping):
        listed(len(value), run, at)
        return tuple(value)
    if isinstance(value, set | frozenset):
        weigh(value, run, at)
        return sorted(value)
    if is_blank(value):
        return ()
    raise wrong(at, "this must be a list", value)


def text(value: object, run: Run, at: At) -> str:
    """Return the text of a value as Jinja shows it, but a whole float without its `.0`."""
    match value:
        case str():
            return value
        case bool() | None | int():
            return str(value)
        case float():
            return str(int(value)) if value.is_integer() else str(value)
        case list() | tuple() | range():
            weigh(value, run, at)
        case Mapping():
            weigh(value, run, at)
            value = dict(value)
        case Undefined() if value.blank:
            return ""
        case _:
            raise wrong(at, "only a number, text or a list can be shown", value)
    shown = str(value)
    sized(len(shown), run, at)
    return shown


def cleaned(shown: str) -> str:
    """Return a text without the characters that would steer a terminal or turn text about."""
    if shown.isprintable():
        return shown
    return _UNSEEN.sub("", shown.replace("\u2028", "\n").replace("\u2029", "\n"))
