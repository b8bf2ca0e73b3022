"""The facts of a field, each stated once beside its type: what it means, and what it may hold.

    count: Annotated[int, "How many.", Within(1, 12)] = 1
    skills: Annotated[Words, "Skills that apply.", Read(names)] = ()

A text is the meaning; where an alias has one too, that of the field itself stands. The manual and
the schema are read from these facts, and whatever inherits `Checked` keeps to them. `Usually` says
which numbers are meant; authors are told of others, which work as well.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from solo.namedtuple import NamedTuple

T = TypeVar("T")


class Unread(ValueError):  # noqa: N818 - it is a reason, told with the place of its value
    """Something that can't be read; its text says why in English, for authors.

    Args:
        text: The reason.
        code: The message of `core` that tells it to players, in their language.
        facts: What that message names; types that were expected and other reasons among them.
    """

    def __init__(self, text: str, code: str = "", **facts: Any) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts


def in_field(name: str, reason: ValueError) -> ValueError:
    """Return a reason that names the field which can't be read; one that does stays as it is."""
    text = f"{name}: "
    if str(reason).startswith(text):
        return reason
    return Unread(f"{text}{reason}", "in-field", field=name, reason=reason)


class Within(NamedTuple):
    """The numbers that a field may hold, both ends included; a field without a number is free."""

    least: int
    most: int | None = None  # without end
    least_is: str = ""  # what the least means, such as `safe`

    def read(self, name: str, value: object) -> object:
        """Return a number of the range, or None.

        Raises:
            ValueError: It is outside.
        """
        if isinstance(value, int) and not (
            self.least <= value and (self.most is None or value <= self.most)
        ):
            text = f"{name}: {self.said}, not {value:,}"
            raise Unread(text, "outside", field=name, value=value, **self._asdict())
        return value

    @property
    def said(self) -> str:
        """The range in words: `0 (safe) to 6`."""
        least = f"{self.least:,} ({self.least_is})" if self.least_is else f"{self.least:,}"
        return f"{least} or more" if self.most is None else f"{least} to {self.most:,}"


class Usually(NamedTuple):
    """The numbers that are meant in a field, both ends included; another works, and is told of."""

    least: int | None  # without end where it is None
    most: int | None = None

    def doubt(self, name: str, number: object) -> str:
        """Say that a number is hardly meant; nothing of one that is, or of what is no number."""
        if not isinstance(number, int) or (
            (self.least is None or self.least <= number)
            and (self.most is None or number <= self.most)
        ):
            return ""
        return f"{name}: {number:,} is hardly meant; it is usually {self.said}"

    @property
    def said(self) -> str:
        """The range in words: `0 to 6`."""
        return (
            f"{self.most:,} or less" if self.least is None else Within(self.least, self.most).said
        )


class Filled(NamedTuple):
    """The field needs a text, an entry or the like; why it does is for the author."""

    reason: str

    def read(self, name: str, value: object) -> object:
        """Return a text with a letter in it, or a list with an entry.

        Raises:
            ValueError: There is nothing.
        """
        if not (value.strip() if isinstance(value, str) else value):
            raise Unread(f"{name}: {self.reason}", "empty", field=name, reason=self.reason)
        return value


class Read(NamedTuple):
    """What was written is kept as a function returns it, such as names in lower case."""

    by: Callable[[Any], object]

    def read(self, name: str, value: object) -> object:
        """Return the value as it is kept; what is empty is kept as it is.

        Raises:
            ValueError: It can't be read so.
        """
        try:
            return self.by(value) if value else value
        except ValueError as reason:
            raise in_field(name, reason) from reason


class Reads(Read):
    """What was written can be read by a function, and is kept as it was written."""

    def read(self, name: str, value: object) -> object:
        """Return the value.

        Raises:
            ValueError: It can't be read.
        """
        super().read(name, value)
        return value


Rule = Within | Filled | Read


class Checked:
    """The base of the dataclasses that authors write: each value keeps to the facts of its fields.

    They are kept at every construction, not while a file is decoded alone, since rules, hero files
    and command lines construct the same classes.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        kind: type = type(self)
        for name, rule in _rules(kind):
            given = getattr(self, name)
            kept = rule.read(name, given)
            if kept is not given:
                object.__setattr__(self, name, kept)
        self.verify()

    def verify(self) -> None:
        """Refuse what no single field can tell of.

        Raises:
            ValueError: The fields don't go together; the text starts with the name of one.
        """


def alike(kind: type[T], value: object, **own: object) -> T:
    """Return a value of a class with the fields that another has too, and some of its own."""
    form: type = kind
    other: type = type(value)
    shared = {name: getattr(value, name) for name in _names(form) & _names(other)}
    return kind(**(shared | own))


@cache
def _names(kind: type) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind))


def broken(kind: type, values: Mapping[str, object]) -> Iterator[ValueError]:
    """Yield what is wrong with each value that does not keep to the facts of its field."""
    told = set[str]()
    for name, rule in _rules(kind):
        if name in values and name not in told:
            try:
                rule.read(name, values[name])
            except ValueError as reason:
                told.add(name)
                yield reason


@cache
def facts(kind: type) -> Mapping[str, tuple[object, ...]]:
    """Return the facts of each field of a class, as the last class that states some does."""
    found: dict[str, tuple[object, ...]] = {}
    for one in reversed(kind.__mro__):
        for name, hint in inspect.get_annotations(one).items():
            if own := getattr(hint, "__metadata__", ()):  # it is `Annotated`
                found[name] = own
    return found


def meanings(kind: type) -> dict[str, str]:
    """Return what the fields of a class mean, of those that say it."""
    return {
        name: one for name, own in facts(kind).items() for one in own if isinstance(one, str)
    }  # the last of several stands


def range_of(kind: type, name: str) -> Within | None:
    """Return the range of a field's numbers, if it has one."""
    return next((one for one in facts(kind).get(name, ()) if isinstance(one, Within)), None)


@cache
def meant(kind: type) -> Mapping[str, Usually]:
    """Return which numbers are meant in the fields of a class, of those that say it."""
    return {
        name: one for name, own in facts(kind).items() for one in own if isinstance(one, Usually)
    }


@cache
def _rules(kind: type) -> tuple[tuple[str, Rule], ...]:
    return tuple(
        (name, one) for name, own in facts(kind).items() for one in own if isinstance(one, Rule)
    )
