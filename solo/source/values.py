"""Conversion of nodes to typed frozen values, by the types of their fields."""

import functools
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from solo.errors import Problem, WordsError
from solo.facts import Unread, Usually, broken, in_field, meant
from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.shapes import Field, Shape, alone_of, authored_fields, shape
from solo.source.nodes import Node, shown
from solo.source.scalars import (
    NOTHING,
    SCALARS,
    WHOLE,
    WRONG,
    Decoder,
    Decoding,
    ExpressionMaker,
    literal,
    number_for,
    parsed,
    whole,
)
from solo.source.strange_keys import nowhere, place_of, stands_for, strange_keys

MOST_ITEMS = 1_000  # of one list or mapping that becomes a value

T = TypeVar("T")


_SPECIMENS = (2, 5, 0, 10, 20, -1)
"""Numbers that stand for an expression while it is checked; a field may refuse the first."""


def decode(node: Node, kind: type[T], problems: list[Problem]) -> T | None:
    """Return `node` as a value of type `kind`, or None after adding what is wrong with it."""
    found = Decoding(problems)
    before = len(problems)
    value = decoder(kind)(node, found)
    doubts = {one.mark: one for one in found.doubts}
    for place, one in enumerate(problems[before:], before):
        if (doubt := doubts.pop(one.mark, None)) is not None:  # which says why it is wrong
            problems[place] = replace(one, message=doubt.message)
    problems += doubts.values()
    return None if value is WRONG else value


def decode_authored(
    node: Node, kind: type[T], problems: list[Problem], expression: ExpressionMaker
) -> tuple[T | None, dict[str, object]]:
    """Like `decode`, but a whole-number field may hold an expression.

    Returns:
        A specimen with some number for each expression, and the expressions by field. Nested values
        take no expressions.
    """
    found = Decoding([], expression)
    value = decoder(kind)(node, found)
    for specimen in _SPECIMENS if found.fields and value is WRONG else ():
        other = Decoding([], lambda node: None, specimen=specimen)
        value = decoder(kind)(node, other)
        if value is not WRONG:
            problems += other.doubts
            return value, found.fields
    problems += (*found.problems, *found.doubts)
    return (None if value is WRONG else value), found.fields


def decode_words(words: Mapping[str, str], kind: type[T]) -> T:
    """Return a value from a command line's `key=value` words; `vs.foe` names a nested field.

    Raises:
        WordsError: Some words don't fit.
    """
    root = Node({}, 0, "")
    problems: list[Problem] = []
    for name, text in words.items():
        place = root
        *outer, last = name.split(".")
        for part in outer:
            place = typing.cast("dict[str, Node]", place.value).setdefault(part, Node({}, 0, ""))
            if not isinstance(place.value, dict):
                text = f"'{shown(name)}': '{shown(part)}' is given as a whole too"
                raise WordsError([Unread(text, "given-whole", name=shown(name), part=shown(part))])
        typing.cast("dict[str, Node]", place.value)[last] = Node(text, 0, name)
    value = decoder(kind)(root, Decoding(problems, words=True))
    if problems:
        raise WordsError(map(_about_word, problems))
    return typing.cast(T, value)


def _about_word(problem: Problem) -> ValueError:
    """Return a problem of a command line's word, named by its key unless it is the key itself."""
    reason, name = problem.reason or ValueError(problem.message), problem.mark.file
    return reason if not name or problem.code == "key-unknown" else in_field(shown(name), reason)


def decoder(kind: object) -> Decoder:
    """Return the function that reads a node as `kind`.

    Known kinds: str, int, bool, float, a class with `parse(text)`, dataclasses, `Literal`, unions,
    and of known kinds `tuple[X, ...]`, `tuple[X, Y]`, `frozenset[X]`, `Mapping[str, X]`.
    """
    return _decoder(kind)


@functools.cache
def _decoder(kind: object) -> Decoder:
    found = _shape(kind)
    match found.form:
        case "plain":
            return SCALARS[kind]
        case "either":
            return _union(found.inner)
        case "words":
            return literal(found.inner)
        case "row" | "list":
            return _items(found)
        case "entries":
            return _mapping_of(kind, found.inner[1])
        case "names" | "record":
            return parsed(found.made.parse) if _is_spelt(kind) else _record(found.made)


def _shape(kind: object) -> Shape:
    found = shape(kind)
    if kind is Any or found.made is list or (found.form == "names" and not _is_spelt(kind)):
        raise TypeError(f"no author can write a {kind!r}")
    return found


def _is_spelt(kind: object) -> bool:
    """Whether a class reads its values from a text of its own form."""
    return hasattr(kind, "parse")


def _expected(kind: Any) -> str:
    """Say what an author must write for `kind`."""
    found = shape(kind)
    match found.form:
        case "plain":
            return _NAMED[kind]
        case "either":
            return _expected_of(found.inner)
        case "words":
            return " or ".join(f"'{word}'" for word in found.inner)
        case "row" | "list":
            return "a list"
        case "entries":
            return "a mapping"
    if _is_spelt(kind):
        return with_article(kind.__name__.lower())
    shorthand = getattr(kind, "shorthand", None)
    fields = ", ".join(field.name for field in authored_fields(kind))
    return f"a mapping of {fields}" + (f", or its {shorthand} alone" if shorthand else "")


def with_article(word: str) -> str:
    """Return an English word with its indefinite article."""
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def _expected_of(kinds: tuple[object, ...]) -> str:
    parts = (_expected(kind) for kind in kinds if kind is not type(None))
    return " or ".join(dict.fromkeys(parts))


_NAMED: dict[object, str] = {
    str: "text", int: "a whole number", bool: "true or false", float: "a number",
    type(None): "nothing",
}  # fmt: skip


def _items(form: Shape) -> Decoder:
    """Read a list; a single value stands for a list of one."""
    exact = form.form == "row"
    each = [decoder(kind) for kind in form.inner]

    def decode_items(node: Node, found: Decoding) -> object:
        if isinstance(node.value, list):
            nodes = node.value
        elif found.words and isinstance(node.value, str):
            words = (text.strip() for text in node.value.split(","))
            nodes = [Node(text, 0, node.file) for text in words if text]
        else:
            nodes = [node]
        if exact and len(nodes) != len(each):
            message = f"expected a list of {len(each)}, found {len(nodes)}{_ends(node.value)}"
            reason = Unread(message, "list-unlike", most=len(each), count=len(nodes))
            return found.wrong(node, "type-wrong", reason)
        if len(nodes) > MOST_ITEMS:
            return _too_many(node, len(nodes), found)
        if nodes == [node] and each[0] is SCALARS[str] and isinstance(node.value, dict):
            plain = not any(isinstance(item.value, dict | list) for item in node.value.values())
            listed = ", ".join(node.value) if plain and node.value else "one, two"
            return found.unlike(node, str, "a list of texts", f"; write [{shown(listed)}]")
        path, found.path = found.path, None
        if exact:
            values = [read(item, found) for read, item in zip(each, nodes, strict=True)]
        else:
            first = each[0]
            values = [first(item, found) for item in nodes]
        found.path = path
        if nodes == [node] and each[0] is SCALARS[str]:
            found.doubts += _as_one(node)
        return WRONG if WRONG in values else form.made(values)

    return decode_items


_SPAN = pattern(r"([+-]?\d{1,6})(?: ?(?:-|–|\.\.|to|,) ?([+-]?\d{1,6}))?")


def _ends(text: object) -> str:
    """Say how two ends of numbers are written that stand in one text, or nothing."""
    span = _SPAN.fullmatch(text) if isinstance(text, str) else None
    if span is None:
        return ""
    return f"; write [{span[1]}, {span[2]}]" if span[2] else f"; such as [0, {span[1]}]"


_LONG = 120  # characters of several words
_SEVERAL = pattern(r"[^\W\d_][\w-]*(?: [\w-]+){0,2}(?:, ?[^\W\d_][\w-]*(?: [\w-]+){0,2})+")


def _as_one(node: Node) -> Iterator[Problem]:
    """Yield that a text which looks like several words is read as one."""
    text = node.value
    if isinstance(text, str) and len(text) < _LONG and _SEVERAL.fullmatch(text):
        words = ", ".join(word.strip() for word in text.split(","))
        message = f"'{shown(text)}' is read as one word; for several, write a list: [{words}]"
        yield Problem(node.mark, "value-odd", message, "warning")


def _too_many(node: Node, count: int, found: Decoding) -> object:
    message = f"{count:,} entries; at most {MOST_ITEMS:,} are read here"
    return found.wrong(node, "list-long", message)


def _mapping_of(kind: Any, inner: object) -> Decoder:
    read = decoder(inner)

    def decode_mapping(node: Node, found: Decoding) -> object:
        if not isinstance(node.value, dict):
            cure = _keyed(node, read) if isinstance(node.value, str) else ""
            if isinstance(node.value, list):
                key = "1" if typing.get_args(kind)[:1] == (int,) else "name"
                cure = f"; write a key and a colon before each, such as {{{key}: …}}"
            return found.unlike(node, kind, "a mapping", cure)
        if len(node.value) > MOST_ITEMS:
            return _too_many(node, len(node.value), found)
        path, found.path = found.path, None
        values = {key: read(item, found) for key, item in node.value.items()}
        found.path = path
        return WRONG if WRONG in values.values() else values

    return decode_mapping


_NAMED_NUMBER = pattern(r"([a-z]\w*)(?: ?[:=] ?| )([+-]?\d{1,6})")


def _keyed(node: Node, read: Decoder) -> str:
    """Say how a text is written where a mapping should stand, if it may be meant for one."""
    text = str(node.value)
    if one := _NAMED_NUMBER.fullmatch(text):
        return f"; such as {{{one[1]}: {one[2]}}}"
    if text.isalpha():
        return f"; write a value for it, such as {{{text}: …}}"
    fits = text and read(node, Decoding([])) is not WRONG
    return f"; say of what, such as {{…: {shown(text)}}}" if fits else ""


def _union(kinds: tuple[object, ...]) -> Decoder:
    """Read the first kind that fits, the most particular first: `str | int` makes 12 a number."""
    ranked = [(kind, _form(kind)) for kind in sorted(kinds, key=_generality)]
    named = frozenset[str]().union(*map(_words, kinds)) - {""}

    listed = [kind for kind, form in ranked if form.items]
    mapped = [kind for kind, form in ranked if form.entries]

    def decode_union(node: Node, found: Decoding) -> object:
        value = node.value
        if isinstance(value, str):
            fitting = [kind for kind, form in ranked if form.text(value, found)]
            if fitting[1:] and fitting[0] is types.NoneType and value in named:
                del fitting[0]  # a kind's own `none` is more than nothing at all
        else:
            fitting = listed if isinstance(value, list) else mapped
        if len(fitting) == 1:
            return _decoder(fitting[0])(node, found)
        first: list[Problem] = []
        for kind in fitting:
            trial = Decoding([], found.expression, found.fields, found.path, found.words)
            made = decoder(kind)(node, trial)
            if made is not WRONG:
                found.doubts += trial.doubts
                return made
            first = first or trial.problems
        if fitting:
            found.problems.extend(first)
            return WRONG
        cure = number_for(value) if int in kinds else ""
        return found.unlike(node, kinds, _expected_of(kinds), cure)

    return decode_union


def _words(kind: object) -> frozenset[str]:
    """Return the words that a kind names: a literal's, or those that fill a shorthand."""
    found = shape(kind)
    if found.form == "words":
        return frozenset(map(str, found.inner))
    alone = alone_of(kind)
    return frozenset() if alone is None else _words(alone)


def _generality(kind: object) -> int:
    """Order the kinds of a union: what accepts few texts goes before what accepts all."""
    order = {type(None): 0, bool: 1, int: 3, float: 4, str: 9}
    if kind in order:
        return order[kind]
    if shape(kind).form == "words":
        return 2  # before numbers, which where expressions may stand accept any text
    return 5 if hasattr(kind, "parse") else 6


class _Form(NamedTuple):
    """Which nodes can be of a kind, by their form alone, before their content is read."""

    text: Callable[[str, Decoding], bool]  # whether one with this text can
    items: bool  # whether a list can
    entries: bool  # whether a mapping can


def _form(kind: object) -> _Form:
    found = shape(kind)
    has_shorthand = hasattr(kind, "shorthand")
    plain = _is_spelt(kind) or has_shorthand or found.form not in ("record", "entries")
    text = _FORMS_OF_TEXT.get(kind, lambda text, found: plain)
    if found.form == "words":
        words = frozenset(map(str, found.inner))
        text = lambda text, found: text in words  # noqa: E731 - as those beside it
    items = found.form in ("row", "list") or has_shorthand
    return _Form(text, items, found.form in ("record", "entries"))


def _is_number(text: str, found: Decoding) -> bool:
    return bool(WHOLE.fullmatch(text) or (found.expression and found.path and text))


_FORMS_OF_TEXT: dict[object, Callable[[str, Decoding], bool]] = {
    type(None): lambda text, found: text in NOTHING,
    bool: lambda text, found: text in ("true", "false"),
    int: _is_number,
}


def _record(kind: type) -> Decoder:
    """Read a dataclass from a mapping, or from what its `shorthand` field takes.

    A class whose shorthand names something that has to be known reads it by its `named`. Its
    `elsewhere`, an `Elsewhere` of the class itself, says where keys belong that it has not.
    """
    shorthand = getattr(kind, "shorthand", None)
    fields = {field.name: field for field in authored_fields(kind)}
    needed = [name for name, field in fields.items() if field.usual is None]
    elsewhere = getattr(kind, "elsewhere", nowhere)
    readers: dict[str, Decoder] = {}  # of each field, made when it is first read

    def decode_record(node: Node, found: Decoding) -> object:
        entries = node.value
        if not isinstance(entries, dict):
            if shorthand is None:
                return found.unlike(node, kind, _expected(kind), _instead(kind, entries))
            entries = {shorthand: node}
        before = len(found.problems)
        values = {}
        outer = found.path
        for key, item in entries.items():
            if key in fields:
                found.path = key if outer == "" else None
                read = readers.get(key)
                if read is None:
                    read = readers[key] = decoder(fields[key].kind)
                values[key] = read(item, found)
        found.path = outer
        missing = [name for name in needed if name not in entries]
        is_strange = len(values) < len(entries)
        strange = (
            list(strange_keys(entries, fields, missing, elsewhere, shorthand)) if is_strange else []
        )
        found.problems += strange
        for name in missing:
            if not any(stands_for(one, name) for one in strange):
                _lacks(fields[name], node, found)
        if len(found.problems) > before:
            return _unlike_number(node, kind, found, before)
        return _make(kind, values, node, found)

    named = getattr(kind, "named", None)
    return decode_record if named is None else _or_by_name(named, str(shorthand), decode_record)


def _lacks(field: Field, node: Node, found: Decoding) -> None:
    """Note that a mapping lacks a field, for which no strange key stands there."""
    message = f"'{field.name}' is missing: {field.expected or _meant(field)}"
    reason = Unread(message, "missing", name=field.name, kind=field.kind)
    found.wrong(node, "key-missing", reason)


def _instead(kind: type, value: object) -> str:
    """Say how a mapping is written where something else stands, if that is plain."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0].value, dict):
        return "; leave out the '- ' before its keys"
    written = getattr(kind, "written", "")
    return f"; such as {written}" if written else ""


def _meant(field: Field) -> str:
    """Say what a field takes; of one that takes text also what it means."""
    expected, told = _expected(field.kind), field.meaning.rstrip(".")
    return f"{expected}, {told[0].lower()}{told[1:]}" if expected == "text" and told else expected


def _unlike_number(node: Node, kind: type, found: Decoding, before: int) -> object:
    """Say what else may stand where a text alone is no number."""
    text = node.value
    if isinstance(text, str) and alone_of(kind) is int and not WHOLE.fullmatch(text):
        del found.problems[before:]
        found.unlike(node, kind, _expected(kind))
    return WRONG


def _or_by_name(named: Callable[[str], object], shorthand: str, record: Decoder) -> Decoder:
    """Return a decoder that reads a text alone as a name which has to be known.

    A mapping without any number adds nothing to its name, so an unknown one is told of there too.
    """

    def unknown(node: Node) -> ValueError | None:
        try:
            named(str(node.value))
        except ValueError as error:
            return error
        return None

    def decode(node: Node, found: Decoding) -> object:
        if isinstance(node.value, str):
            reason = unknown(node)
            return found.wrong(node, "value-wrong", reason) if reason else named(node.value)
        value = record(node, found)
        entries = node.value if isinstance(node.value, dict) else {}
        name = entries.get(shorthand, node)
        plain = not any(whole(str(item.value)) is not None for item in entries.values())
        if value is not WRONG and plain and (reason := unknown(name)):
            found.doubts.append(Problem(name.mark, "value-wrong", str(reason), "warning"))
        return value

    return decode


def _make(kind: type, values: dict[str, object], node: Node, found: Decoding) -> object:
    entries = node.value if isinstance(node.value, dict) else {}
    try:
        made: object = kind(**values)
    except ValueError as error:
        for reason in [*broken(kind, values)] or [error]:
            text = str(reason)
            part = entries.get(text.partition(":")[0], node)
            place = place_of(part, text) or place_of(node, text) or part.mark
            found.problems.append(Problem(place, "value-wrong", text, reason=reason))
        return WRONG
    for name, usual in meant(kind).items():
        if name in values and not (found.path == "" and name in found.fields):  # an expression
            found.doubts += _hardly_meant(name, values[name], entries.get(name, node), usual)
    return made


def _hardly_meant(name: str, value: object, node: Node, usual: Usually) -> Iterator[Problem]:
    """Yield each number of a field, which may be a mapping of them, that is hardly meant."""
    if isinstance(value, dict) and isinstance(node.value, dict):
        for key, number in value.items():
            yield from _hardly_meant(name, number, node.value[key], usual)
    elif doubt := usual.doubt(name, value):
        yield Problem(node.mark, "value-odd", doubt, "warning")
