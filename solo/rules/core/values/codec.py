"""Conversion of frozen values to plain ones that a file can hold, and back, for any dataclass.

Both ways follow the types of the fields. What comes back may be a stranger's: it is bounded,
checked by type and clean of control characters, and whatever the classes themselves refuse is
refused. Fields as usual are left out, so that a sheet may gain fields without old files failing.
"""

import enum
import functools
import typing
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.wording.quoting import shown
from solo.shapes import Shape, fields_of, is_record, shape

MOST_TEXT = 2_000  # characters
MOST_ITEMS = 500  # of one list or mapping
MOST_NUMBER = 10**9
MOST_PARTS = 20_000  # values in all
DEEPEST = 24

T = TypeVar("T")
Record: TypeAlias = Mapping[str, Any]
"""A JSON object of a file that anybody may have written: nothing in it is as it should be until
it is checked."""


class Unfit(ValueError):  # noqa: N818 - it is told as what is wrong with a file
    """Values that are no such thing; `where` is the path of fields to them."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where.strip('.')}: {reason}" if where else reason)


class _Reading:
    """The amount of a file that was read so far."""

    def __init__(self) -> None:
        self.parts = 0

    def count(self, where: str, depth: int) -> None:
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise Unfit("", f"more than {MOST_PARTS:,} values")
        if depth > DEEPEST:
            raise Unfit("", f"more than {DEEPEST} steps deep")


_Take = Callable[[object, str, _Reading, int], object]


class _Codec(NamedTuple):
    put: Callable[[object], object]
    take: _Take


def dump(kind: type, value: object, without: frozenset[str] = frozenset()) -> dict[str, object]:
    """Return a value of a dataclass as plain values, without some of its own fields."""
    return _put(kind, value, without)


def load(kind: type[T], values: object, without: frozenset[str] = frozenset()) -> T:
    """Return the value of a dataclass that was dumped.

    Raises:
        ValueError: The values are no such thing.
    """
    if isinstance(values, Mapping) and without & values.keys():
        raise Unfit("", f"'{min(without & values.keys())}' is no part of a file")
    form: object = kind
    made = _codec(form).take(values, "", _Reading(), 0)
    assert isinstance(made, kind)
    return made


def tidy(text: str) -> str:
    """Return a text without what could move a cursor, hide or reverse words."""
    if text.isprintable():
        return text
    return "".join(map(_tidied, text))


def _tidied(letter: str) -> str:
    if letter.isspace():
        return " "
    return "" if unicodedata.category(letter) in _UNSEEMLY else letter


_UNSEEMLY = frozenset({"Cc", "Cf", "Cs", "Cn", "Co"})


@functools.cache
def _codec(kind: object) -> _Codec:
    """Return how values of a kind are put and taken.

    Raises:
        TypeError: No file can hold them.
    """
    found = shape(kind)
    match found.form:
        case "plain":
            return _PLAIN[kind]
        case "either":
            return _union(found.inner)
        case "words":
            return _literal(found.inner)
        case "row" | "list":
            return _items(found)
        case "entries":
            return _mapping(found.inner)
        case "names":
            return _enum(found.made)
        case "record":
            return _record(found.made)


def _same(value: T) -> T:
    return value


def _text(value: object, where: str, reading: _Reading, depth: int) -> str:
    reading.count(where, depth)
    if not isinstance(value, str):
        raise Unfit(where, "expected text")
    if len(value) > MOST_TEXT:
        raise Unfit(where, f"more than {MOST_TEXT:,} characters")
    return tidy(value)


def _whole(value: object, where: str, reading: _Reading, depth: int) -> int:
    reading.count(where, depth)
    if type(value) is not int or abs(value) > MOST_NUMBER:
        raise Unfit(where, "expected a whole number")
    return value


def _exactly(kind: type, expected: str) -> _Codec:
    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        if type(value) is not kind:
            raise Unfit(where, f"expected {expected}")
        return value

    return _Codec(_same, take)


def _any(value: object, where: str, reading: _Reading, depth: int) -> object:
    """Take what is declared to be anything: a plain value."""
    reading.count(where, depth)
    if value is None or isinstance(value, bool):
        return value
    return (
        _text(value, where, reading, depth)
        if isinstance(value, str)
        else _whole(value, where, reading, depth)
    )


_PLAIN: dict[object, _Codec] = {
    str: _Codec(lambda text: tidy(str(text)), _text),
    int: _Codec(_same, _whole),
    bool: _exactly(bool, "true or false"),
    type(None): _exactly(type(None), "nothing"),
    Any: _Codec(_same, _any),
}


def _literal(words: tuple[object, ...]) -> _Codec:
    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        if not any(value == word and type(value) is type(word) for word in words):
            raise Unfit(where, f"expected one of {', '.join(map(str, words))}")
        return value

    return _Codec(_same, take)


def _enum(kind: type[enum.Enum]) -> _Codec:
    names = {member.name.lower(): member for member in kind}

    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        found = names.get(value) if isinstance(value, str) else None
        if found is None:
            raise Unfit(where, f"no {kind.__name__.lower()} is called '{shown(str(value))}'")
        return found

    def put(value: object) -> str:
        assert isinstance(value, enum.Enum)
        return value.name.lower()

    return _Codec(put, take)


def _items(form: Shape) -> _Codec:
    exact = form.form == "row"

    def kinds(count: int) -> list[_Codec]:
        return list(map(_codec, form.inner)) if exact else [_codec(form.inner[0])] * count

    def put(value: object) -> object:
        assert isinstance(value, Iterable)
        listed = sorted(value, key=repr) if form.made is frozenset else list(value)
        return [c.put(item) for c, item in zip(kinds(len(listed)), listed, strict=True)]

    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        if not isinstance(value, list):
            raise Unfit(where, "expected a list")
        if len(value) > MOST_ITEMS or (exact and len(value) != len(form.inner)):
            raise Unfit(where, f"{len(value):,} entries are not what is kept there")
        pairs = zip(kinds(len(value)), value, strict=True)
        return form.made(
            c.take(item, f"{where}.{place}", reading, depth + 1)
            for place, (c, item) in enumerate(pairs, 1)
        )

    return _Codec(put, take)


def _mapping(inner: tuple[object, ...]) -> _Codec:
    named, kind = inner

    def put(value: object) -> object:
        assert isinstance(value, Mapping)
        entry = _codec(kind).put
        return {_key(named, key): entry(item) for key, item in value.items()}

    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        if not isinstance(value, dict):
            raise Unfit(where, "expected a mapping")
        if len(value) > MOST_ITEMS:
            raise Unfit(where, f"more than {MOST_ITEMS} entries")
        keys, items = _codec(named).take, _codec(kind).take
        return {
            keys(_unkey(named, key), where, reading, depth + 1): items(
                item, f"{where}.{shown(str(key))}", reading, depth + 1
            )
            for key, item in value.items()
        }

    return _Codec(put, take)


def _key(kind: object, key: object) -> str:
    """Return a mapping's key as JSON must have it: a text."""
    return str(key) if kind is int else str(_codec(kind).put(key))


def _unkey(kind: object, key: object) -> object:
    if kind is not int:
        return key
    text = str(key)
    plain = text.isascii() and text.lstrip("-").isdigit() and len(text) < 12
    return int(text) if plain else key


def _record(kind: type) -> _Codec:
    """Put a dataclass or a named tuple as a mapping of what is not as usual."""
    known = {one.name: one for one in fields_of(kind)}

    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        reading.count(where, depth)
        if not isinstance(value, dict):
            raise Unfit(where, "expected a mapping")
        strange = value.keys() - known.keys()
        if strange:
            raise Unfit(where, f"'{shown(str(min(strange, key=str)))}' is not known here")
        for name, one in known.items():
            if one.usual is None and name not in value:
                raise Unfit(where, f"'{name}' is missing")
        fields = {
            name: _codec(known[name].kind).take(item, f"{where}.{name}", reading, depth + 1)
            for name, item in value.items()
        }
        try:
            return kind(**fields)
        except (ValueError, TypeError) as reason:
            raise Unfit(where, str(reason)) from reason

    return _Codec(functools.partial(_put, kind), take)


def _put(kind: type, value: object, without: frozenset[str] = frozenset()) -> dict[str, object]:
    """Return the fields of a record that are not as usual."""
    found = {}
    for one in fields_of(kind):
        entry = getattr(value, one.name)
        if one.name in without or (one.usual is not None and entry == one.usual()):
            continue
        found[one.name] = _codec(one.kind).put(entry)
    return found


def _union(kinds: tuple[object, ...]) -> _Codec:
    """Put one of several kinds; records among several are told apart by their names."""
    records = {kind.__name__: kind for kind in kinds if is_record(kind)}
    several = len(records) > 1

    def put(value: object) -> object:
        for kind in kinds:
            if _holds(kind, value):
                plain = _codec(kind).put(value)
                if several and is_record(kind) and isinstance(plain, dict):
                    return {"is": kind.__name__, **plain}
                return plain
        raise TypeError(f"{value!r} is none of {kinds}")

    def take(value: object, where: str, reading: _Reading, depth: int) -> object:
        if several and isinstance(value, dict) and value.get("is") in records:
            rest = {name: item for name, item in value.items() if name != "is"}
            return _codec(records[value["is"]]).take(rest, where, reading, depth)
        reason: Unfit | None = None
        for kind in sorted(kinds, key=_breadth):
            if several and is_record(kind):
                continue
            try:
                return _codec(kind).take(value, where, reading, depth)
            except Unfit as found:
                reason = reason or found
        raise reason or Unfit(where, "that is nothing known")

    return _Codec(put, take)


def _holds(kind: object, value: object) -> bool:
    """Whether a value is of a kind."""
    found = shape(kind)
    if found.form == "words":
        return any(value == word and type(value) is type(word) for word in found.inner)
    if kind is int or kind is str:
        return type(value) is kind
    return isinstance(value, typing.get_origin(kind) or found.made)


def _breadth(kind: object) -> int:
    """Order the kinds of a union: what takes few values goes before what takes many."""
    if kind is str or kind is Any:
        return 9
    return 1 if shape(kind).form in ("plain", "words") else 5
