"""Prose and expressions as plain data, for what is played or printed without this program.

A text becomes a list of parts: `["text", words]`, `["say", value]`, `["if", value, then, else]`;
a value is a small tree (`["name", "rope"]`, `["and", left, right]`). Macros are put in where they
are called. Whatever else a text holds raises `NotCarriedError`: nobody is shown half of it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from solo.errors import SoloError
from solo.prose.faults import Place
from solo.prose.syntax import parse, parse_expression, plain

Part = list[object]
_OPERATORS = {"Add": "+", "Sub": "-", "Mul": "*", "FloorDiv": "//", "Mod": "%"}
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "lteq": "<=", "gt": ">", "gteq": ">=",
                "in": "in", "notin": "not in"}  # fmt: skip
_DEEPEST = 60
# Of all texts, macros put in: a bound of the page that is written, which a browser has to hold; the
# texts themselves were paid for by the load.
MOST_PARTS = 20_000
MOST_FORKS = 40  # branches of one condition


class NotCarriedError(SoloError):
    """A text with something in it that this outline has no words for."""


class Outline:
    """Makes outlines of the texts of one adventure.

    Args:
        macros: The text of its macros, or nothing.
        place: Where that stands, for the parser.
    """

    def __init__(self, macros: Place | None = None) -> None:
        self._macros: dict[str, Any] = {}
        self._room = MOST_PARTS
        for node in parse(macros) if macros is not None else ():
            if type(node).__name__ == "Macro":
                self._macros[node.name] = node  # type: ignore[attr-defined]  # a Macro

    def prose(self, place: Place) -> list[Part]:
        """Return the parts of a text.

        Raises:
            NotCarriedError: It holds something else.
        """
        return self._body(parse(place), {}, 0)

    def value(self, place: Place) -> Part:
        """Return an expression as a tree.

        Raises:
            NotCarriedError: It holds something else.
        """
        return self._value(parse_expression(place), {}, 0)

    def _body(self, nodes: Sequence[Any], given: Mapping[str, Part], depth: int) -> list[Part]:
        found: list[Part] = []
        if depth > _DEEPEST:
            raise NotCarriedError("macros within macros, too deep")
        for node in nodes:
            self._room -= 1
            if self._room < 0:
                raise NotCarriedError("more text than this can hold")
            kind = type(node).__name__
            if kind == "Output":
                found += self._body(node.nodes, given, depth)
            elif kind == "TemplateData":
                found.append(["text", node.data])
            elif kind == "If":
                found.append(self._fork(node, given, depth))
            elif kind == "Call":
                found += self._called(node, given, depth)
            else:
                value = self._value(node, given, depth)
                found.append(["text", str(value[1])] if value[0] == "const" else ["say", value])
        return found

    def _fork(self, node: Any, given: Mapping[str, Part], depth: int) -> Part:
        if len(node.elif_) > MOST_FORKS:
            raise NotCarriedError("a condition with so many branches")
        otherwise = self._body(node.else_, given, depth + 1)
        for other in reversed(node.elif_):
            body = self._body(other.body, given, depth + 1)
            otherwise = [["if", self._value(other.test, given, depth), body, otherwise]]
        body = self._body(node.body, given, depth + 1)
        return ["if", self._value(node.test, given, depth), body, otherwise]

    def _called(self, node: Any, given: Mapping[str, Part], depth: int) -> list[Part]:
        """Return what a macro says, with the values that it is called with."""
        name = getattr(node.node, "name", "?")
        macro = self._macros.get(name)
        strange = node.kwargs or node.dyn_args or node.dyn_kwargs
        if macro is None or strange or len(node.args) != len(macro.args):
            raise NotCarriedError(f"'{name}(…)'")
        values = [self._value(arg, given, depth + 1) for arg in node.args]
        names = [arg.name for arg in macro.args]
        return self._body(macro.body, dict(zip(names, values, strict=True)), depth + 1)

    def _value(self, node: Any, given: Mapping[str, Part], depth: int) -> Part:
        kind = type(node).__name__
        if depth > _DEEPEST:
            raise NotCarriedError("an expression that is too deep")
        inner = depth + 1
        match kind:
            case "Const":
                return ["const", node.value]
            case "Name":
                return given.get(node.name, ["name", node.name])
            case "Getattr":
                return ["get", self._value(node.node, given, inner), ["const", node.attr]]
            case "Getitem":
                whole = self._value(node.node, given, inner)
                return ["get", whole, self._value(node.arg, given, inner)]
        return self._joined(node, kind, given, inner)

    def _joined(self, node: Any, kind: str, given: Mapping[str, Part], inner: int) -> Part:
        """Return an expression that is made of others."""
        match kind:
            case "Not":
                return ["not", self._value(node.node, given, inner)]
            case "Neg":
                return ["op", "-", ["const", 0], self._value(node.node, given, inner)]
            case "And" | "Or":
                left, right = (self._value(n, given, inner) for n in (node.left, node.right))
                return [kind.lower(), left, right]
            case "CondExpr" if node.expr2 is not None:
                parts = (node.test, node.expr1, node.expr2)
                return ["choose", *(self._value(part, given, inner) for part in parts)]
            case "Filter" if not node.args and not node.kwargs and node.node is not None:
                return ["filter", node.name, self._value(node.node, given, inner)]
            case "Compare":
                return self._compared(node, given, inner)
        if kind in _OPERATORS:
            left, right = (self._value(n, given, inner) for n in (node.left, node.right))
            return ["op", _OPERATORS[kind], left, right]
        raise NotCarriedError(_name_of(node))

    def _compared(self, node: Any, given: Mapping[str, Part], depth: int) -> Part:
        found: Part = []
        left = self._value(node.expr, given, depth)
        for operand in node.ops:
            if operand.op in ("in", "notin"):
                raise NotCarriedError("'in'")
            right = self._value(operand.expr, given, depth)
            one: Part = ["compare", _COMPARISONS[operand.op], left, right]
            found, left = (["and", found, one] if found else one), right
        return found


def _name_of(node: Any) -> str:
    """Return what an author calls a part of a text."""
    kind = type(node).__name__
    if kind == "Filter":
        return f"'|{node.name}'"
    if kind == "Call":
        return f"'{getattr(node.node, 'name', '?')}(…)'"
    words = {"For": "'{% for %}'", "Assign": "'{% set %}'", "Concat": "'~'", "List": "a list"}
    return words.get(kind, f"'{kind.lower()}'")


def place_of(source: str, mark: Any) -> Place:
    """Return a text's place, for the parser."""
    return Place(plain(source), mark)
