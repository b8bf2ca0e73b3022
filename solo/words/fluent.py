"""Fluent's files compiled to nested lists, which JSON can hold. It alone knows the library.

A pattern is a list of parts. A part is a text; or a list that begins with what it is:

- `["fact", name]`: the value of a fact
- `["call", function, argument, ...]`: what a function of `forms.py` returns
- `["message", id]`: another message of the catalogue, said with the same facts
- `["select", argument, {key: pattern}, default]`: the pattern whose key fits the argument
"""

from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

Pattern: TypeAlias = list[Any]


class FluentError(ValueError):
    """A catalogue that is not written as Fluent wants it; the text says where and why."""


def compiled(text: str) -> dict[str, Pattern]:
    """Return the patterns of a catalogue by the ids of its messages, terms among them (`-id`).

    Raises:
        FluentError: It has a mistake, or the same id twice.
    """
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            why = "; ".join(note.message or "" for note in entry.annotations)
            raise FluentError(f"line {text.count(chr(10), 0, start) + 1}: {why}")
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in found:
                raise FluentError(f"the id '{name}' stands twice")
            found[name] = _pattern(entry.value)
    return found


def written(text: str) -> dict[str, str]:
    """Return the messages of a catalogue as they are written, by their ids."""
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


def _pattern(pattern: ast.Pattern) -> Pattern:
    return [_part(element) for element in pattern.elements]


def _part(element: ast.TextElement | ast.Placeable) -> object:
    return element.value if isinstance(element, ast.TextElement) else _value(element.expression)


def _value(value: object) -> object:
    match value:
        case ast.SelectExpression():
            ways = {_key(one.key): _pattern(one.value) for one in value.variants}
            usual = next(_key(one.key) for one in value.variants if one.default)
            return ["select", _value(value.selector), ways, usual]
        case ast.StringLiteral():
            return str(value.parse()["value"])
        case ast.NumberLiteral():
            return value.value
        case ast.VariableReference():
            return ["fact", value.id.name]
        case ast.FunctionReference():
            return ["call", value.id.name, *map(_value, value.arguments.positional)]
        case ast.MessageReference():
            return ["message", value.id.name]
        case ast.TermReference():
            return ["message", f"-{value.id.name}"]
        case ast.Placeable():
            return _value(value.expression)
    raise FluentError(f"'{type(value).__name__}' is not understood here")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
