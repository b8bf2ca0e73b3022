"""A sheet as it is shown, in one way for all systems; it knows nothing of what a value means.

A system gives the values of a sheet by the ids of sections and rows: `{"health": {"armor": 2}}`.
How they read stands in its catalogue: `title-SECTION`, `label-ROW`, and `row-ROW` for a value that
is more than a number or a text.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from solo.namedtuple import NamedTuple
from solo.rules.core.system_parts import Row, Section
from solo.words import Facts, Message, Room, Text


class Gauge(NamedTuple):
    """How much there is of how much at most: `3/5`, spoken as `aloud-ROW` says."""

    now: int  # how much there is
    most: int  # how much there may be
    drawn: bool = True  # whether a front-end may draw it: it can run out


class Aloud(NamedTuple):
    """The facts of a value that is written otherwise than it is spoken, by the fact `aloud`."""

    facts: Facts


Value: TypeAlias = "Text | int | Facts | Aloud | Gauge | Row | Iterable[Value] | None"
"""What a row shows: a number or a text; True for a value that is a message alone; the facts of a
value; a list of any of these, with a row for each. Nothing, an empty text and False show no row."""
Values: TypeAlias = Mapping[str, Value]


def sections(room: Room, parts: Mapping[str, Values]) -> tuple[Section, ...]:
    """Return the sections of a sheet without those that have nothing in them."""
    made = (Section(key, room(f"title-{key}"), rows(room, told)) for key, told in parts.items())
    return tuple(section for section in made if section.rows)


def rows(room: Room, values: Values) -> tuple[Row, ...]:
    """Return the rows of values by their ids."""
    return tuple(row for key, value in values.items() for row in _rows(room, key, value))


def named(room: Room, name: str) -> Text:
    """Return a name that the catalogue may know, as a value; nothing if there is none."""
    return room("named", name=name) if name else ""


def fields(value: object, names: str) -> dict[str, object]:
    """Return fields of a value as facts, by their names with blanks between."""
    return {name: getattr(value, name) for name in names.split()}


def _rows(room: Room, key: str, value: Value) -> Iterator[Row]:
    """Yield the rows of a value; a label knows the facts of its value."""
    match value:
        case None | "" | False:
            return
        case Row():
            yield value
        case True:
            yield Row(room(f"label-{key}"), room(f"row-{key}"))
        case Message() | str() | int():
            yield Row(room(f"label-{key}"), value if isinstance(value, Message) else str(value))
        case Gauge(now, most, drawn):
            said = room(f"aloud-{key}", now=now, most=most)
            gauge = (now, most) if drawn else None
            yield Row(room(f"label-{key}"), f"{now}/{most}", said, gauge)
        case Aloud(facts):
            written, said = (room(f"row-{key}", **facts, aloud=aloud) for aloud in (False, True))
            yield Row(room(f"label-{key}", **facts), written, said)
        case Mapping():
            yield Row(room(f"label-{key}", **value), room(f"row-{key}", **value))
        case _:
            for one in value:
                yield from _rows(room, key, one)
