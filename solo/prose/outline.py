"""Prose and expressions as plain data, for what is played or printed without this program.

A text becomes a list of parts: `["text", words]`, `["say", value]`, `["if", value, then, else]`;
a value is a small tree (`["name", "rope"]`, `["and", left, right]`). Macros are put in where they
are called. Whatever else a text holds raises `NotCarriedError`: nobody is shown half of it.
"""

from collections.abc import Mapping, Sequence

from jinja2 import nodes as jinja

from solo.errors import Mark, SoloError
from solo.prose.faults import Place
from solo.prose.syntax import parse, parse_expression, plain

Part = list[object]
_OPERATORS: Mapping[type[jinja.BinExpr], str] = {
    jinja.Add: "+", jinja.Sub: "-", jinja.Mul: "*", jinja.FloorDiv: "//", jinja.Mod: "%"
}  # fmt: skip
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "lteq": "<=", "gt": ">", "gteq": ">=",
                "in": "in", "notin": "not in"}  # fmt: skip
_TURNS = ("cycle", "shuffle", "sequence")
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
        calls: Whether values may call functions of numbers: `["call", "max", one, other]`.
    """

    def __init__(self, macros: Place | None = None, *, calls: bool = False) -> None:
        self._room = MOST_PARTS
        self._calls = calls
        found = parse(macros) if macros is not None else ()
        self._macros = {node.name: node for node in found if isinstance(node, jinja.Macro)}

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

    def _body(
        self, nodes: Sequence[jinja.Node], given: Mapping[str, Part], depth: int
    ) -> list[Part]:
        found: list[Part] = []
        if depth > _DEEPEST:
            raise NotCarriedError("macros within macros, too deep")
        for node in nodes:
            self._room -= 1
            if self._room < 0:
                raise NotCarriedError("more text than this can hold")
            match node:
                case jinja.Output():
                    found += self._body(node.nodes, given, depth)
                case jinja.TemplateData():
                    found.append(["text", node.data])
                case jinja.If():
                    found.append(self._fork(node, given, depth))
                case jinja.Call():
                    found += self._called(node, given, depth)
                case jinja.Expr():
                    value = self._value(node, given, depth)
                    found.append(["text", str(value[1])] if value[0] == "const" else ["say", value])
                case _:
                    raise _strange(node)
        return found

    def _fork(self, node: jinja.If, given: Mapping[str, Part], depth: int) -> Part:
        if len(node.elif_) > MOST_FORKS:
            raise NotCarriedError("a condition with so many branches")
        otherwise = self._body(node.else_, given, depth + 1)
        for other in reversed(node.elif_):
            otherwise = [self._branch(other, otherwise, given, depth)]
        return self._branch(node, otherwise, given, depth)

    def _branch(
        self, node: jinja.If, otherwise: list[Part], given: Mapping[str, Part], depth: int
    ) -> Part:
        body = self._body(node.body, given, depth + 1)
        return ["if", self._value(node.test, given, depth), body, otherwise]

    def _called(self, node: jinja.Call, given: Mapping[str, Part], depth: int) -> list[Part]:
        """Return what a macro says, with the values that it is called with."""
        texts = [str(one.value) for one in node.args if isinstance(one, jinja.Const)]
        if _called_name(node) in _TURNS and len(texts) == len(node.args):
            return [["turns", _called_name(node), texts]]
        macro = self._macros.get(_called_name(node))
        strange = node.kwargs or node.dyn_args or node.dyn_kwargs
        if macro is None or strange or len(node.args) != len(macro.args):
            raise _strange(node)
        values = [self._value(arg, given, depth + 1) for arg in node.args]
        names = [arg.name for arg in macro.args]
        return self._body(macro.body, dict(zip(names, values, strict=True)), depth + 1)

    def _value(self, node: jinja.Node, given: Mapping[str, Part], depth: int) -> Part:
        if depth > _DEEPEST:
            raise NotCarriedError("an expression that is too deep")
        inner = depth + 1
        match node:
            case jinja.Const():
                return ["const", node.value]
            case jinja.Name():
                return given.get(node.name, ["name", node.name])
            case jinja.Getattr():
                return ["get", self._value(node.node, given, inner), ["const", node.attr]]
            case jinja.Call(node=jinja.Name(name=name), args=args, kwargs=[]) if self._calls:
                return ["call", name, *(self._value(one, given, inner) for one in args)]
            case jinja.List() | jinja.Tuple():
                return ["list", *(self._value(one, given, depth + 1) for one in node.items)]
            case jinja.Getitem():
                whole = self._value(node.node, given, inner)
                return ["get", whole, self._value(node.arg, given, inner)]
        return self._joined(node, given, inner)

    def _joined(self, node: jinja.Node, given: Mapping[str, Part], inner: int) -> Part:
        """Return an expression that is made of others."""
        match node:
            case jinja.Not():
                return ["not", self._value(node.node, given, inner)]
            case jinja.Neg():
                return ["op", "-", ["const", 0], self._value(node.node, given, inner)]
            case jinja.And() | jinja.Or():
                return [type(node).__name__.lower(), *self._sides(node, given, inner)]
            case jinja.CondExpr(expr2=jinja.Expr() as other):
                parts = (node.test, node.expr1, other)
                return ["choose", *(self._value(part, given, inner) for part in parts)]
            case jinja.Filter(name="plural", kwargs=[], node=jinja.Expr() as value):
                return ["plural", self._value(value, given, inner), *_forms_of(node)]
            case jinja.Filter(args=[], kwargs=[], node=jinja.Expr() as value):
                return ["filter", node.name, self._value(value, given, inner)]
            case jinja.Compare():
                return self._compared(node, given, inner)
            case jinja.BinExpr() if type(node) in _OPERATORS:
                return ["op", _OPERATORS[type(node)], *self._sides(node, given, inner)]
        raise _strange(node)

    def _sides(self, node: jinja.BinExpr, given: Mapping[str, Part], inner: int) -> list[Part]:
        return [self._value(side, given, inner) for side in (node.left, node.right)]

    def _compared(self, node: jinja.Compare, given: Mapping[str, Part], depth: int) -> Part:
        found: Part = []
        left = self._value(node.expr, given, depth)
        for operand in node.ops:
            right = self._value(operand.expr, given, depth)
            one: Part = ["compare", _COMPARISONS.get(operand.op, ""), left, right]
            if operand.op in ("in", "notin"):
                one = ["in", operand.op, left, right]
            found, left = (["and", found, one] if found else one), right
        return found


def _forms_of(node: jinja.Filter) -> tuple[str, str]:
    """Return the two words that `|plural` picks from."""
    given = [str(one.value) for one in node.args if isinstance(one, jinja.Const)]
    if len(given) != len(node.args):
        raise _strange(node)
    one = given[0] if given else ""
    return one, given[1] if len(given) > 1 else "s"


def _strange(node: jinja.Node) -> NotCarriedError:
    """Return the refusal of a part of a text, by what an author calls it."""
    words = {"For": "'{% for %}'", "Assign": "'{% set %}'", "Concat": "'~'", "List": "a list"}
    match node:
        case jinja.Filter():
            told = f"'|{node.name}'"
        case jinja.Call():
            told = f"'{_called_name(node)}(…)'"
        case _:
            kind = type(node).__name__
            told = words.get(kind, f"'{kind.lower()}'")
    return NotCarriedError(told)


def _called_name(node: jinja.Call) -> str:
    return node.node.name if isinstance(node.node, jinja.Name) else "?"


def place_of(source: str, mark: Mark) -> Place:
    """Return a text's place, for the parser."""
    return Place(plain(source), mark)
