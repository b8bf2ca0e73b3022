"""What a text tells under which conditions: its words in pieces, each with what guards it.

A condition is a list of clauses that all hold; a clause has arms of which one holds. Both are plain
words that an author could have written, so that they can be compared, kept and read again.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from solo.namedtuple import NamedTuple

if TYPE_CHECKING:
    from jinja2 import nodes

Clause = tuple[str, ...]
"""The arms of a clause, as sorted sources; one of them holds."""
Clauses = frozenset[Clause]

_SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "lteq": "<=", "gt": ">", "gteq": ">=",
          "in": "in", "notin": "not in"}  # fmt: skip
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<",
             "in": "not in", "not in": "in"}  # fmt: skip
_OPERATORS = {"Add": "+", "Sub": "-", "Mul": "*", "FloorDiv": "//", "Mod": "%"}
_MOST_ARMS = 6
_DEEPEST_MACRO = 4
# names that are there, or mean the same, only where something is told
_ONLY_TOLD = frozenset(("outcome", "fight", "loop", "visits", "successes", "failures", "turn"))


class Fork(NamedTuple):
    """A place where one of some pieces is told, or nothing."""

    ways: "tuple[tuple[Clauses, tuple[Piece, ...]], ...]"


Piece = str | None | Fork
"""Words; a value that is shown, which nobody knows (None); or a fork."""


class _Unsaid(Exception):  # noqa: N818  # no error of an author's
    """A condition that has no meaning outside of its text."""


def clauses_of(test: "nodes.Node", own: frozenset[str] = frozenset()) -> Clauses:
    """Return what holds while a condition does, as far as it can be said outside of its text.

    Args:
        test: The condition.
        own: Names that are the text's own.
    """
    return frozenset(_clauses(test, own, so=True))


def against(test: "nodes.Node", own: frozenset[str] = frozenset()) -> Clauses:
    """Return what holds while a condition does not."""
    return frozenset(_clauses(test, own, so=False))


def _clauses(node: Any, own: frozenset[str], *, so: bool) -> Iterator[Clause]:
    kind = type(node).__name__
    if kind == "Not":
        yield from _clauses(node.node, own, so=not so)
    elif kind == ("And" if so else "Or"):
        yield from _clauses(node.left, own, so=so)
        yield from _clauses(node.right, own, so=so)
    else:
        try:
            arms = tuple(sorted({*_arms(node, own, so=so)}))
        except _Unsaid:
            return
        if len(arms) <= _MOST_ARMS:
            yield arms


def _arms(node: Any, own: frozenset[str], *, so: bool) -> Iterator[str]:
    kind = type(node).__name__
    if kind == "Not":
        yield from _arms(node.node, own, so=not so)
    elif kind == ("Or" if so else "And"):
        yield from _arms(node.left, own, so=so)
        yield from _arms(node.right, own, so=so)
    elif kind in ("And", "Or"):
        word = " and " if (kind == "And") is so else " or "
        sides = (_one(side, own, so=so) for side in (node.left, node.right))
        yield f"({word.join(sides)})"
    elif kind == "Compare" and len(node.ops) == 1:
        yield _compared(node, own, so=so)
    else:
        yield _said(node, own) if so else f"not {_said(node, own)}"


def _one(node: Any, own: frozenset[str], *, so: bool) -> str:
    """Return a part of a condition, or its opposite, as one source."""
    kind = type(node).__name__
    if kind == "Not":
        return _one(node.node, own, so=not so)
    if kind in ("And", "Or"):
        word = " and " if (kind == "And") is so else " or "
        return f"({word.join(_one(side, own, so=so) for side in (node.left, node.right))})"
    return next(_arms(node, own, so=so))


def _compared(node: Any, own: frozenset[str], *, so: bool) -> str:
    sign = _SIGNS[node.ops[0].op]
    left, right = _said(node.expr, own), _said(node.ops[0].expr, own)
    return f"{left} {sign if so else _OPPOSITE[sign]} {right}"


def _said(node: Any, own: frozenset[str]) -> str:
    """Return an expression as it is written."""
    match type(node).__name__:
        case "Const":
            return _constant(node.value)
        case "Name" if node.name not in own and node.name not in _ONLY_TOLD:
            return str(node.name)
        case "Getattr":
            return f"{_said(node.node, own)}.{node.attr}"
        case "Getitem":
            return f"{_said(node.node, own)}[{_said(node.arg, own)}]"
        case "List" | "Tuple":
            items = [_said(one, own) for one in node.items]
            return f"[{', '.join(items)}]"
        case "Compare" if len(node.ops) == 1:
            return f"({_compared(node, own, so=True)})"
        case "And" | "Or":
            return _one(node, own, so=True)
        case "Not":
            return f"(not {_said(node.node, own)})"
        case "Neg":
            return f"-{_said(node.node, own)}"
        case "Filter" if node.node is not None and not node.args and not node.kwargs:
            return f"({_said(node.node, own)}|{node.name})"
        case name if name in _OPERATORS:
            return f"({_said(node.left, own)} {_OPERATORS[name]} {_said(node.right, own)})"
    raise _Unsaid


def _constant(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and ("'" in value or "\\" in value or "\n" in value):
        raise _Unsaid
    if isinstance(value, str | int):
        return repr(value)
    raise _Unsaid


class Pieces:
    """Takes texts of one adventure to pieces.

    Args:
        macros: The statements of its macros file.
    """

    def __init__(self, macros: "Iterable[nodes.Node]" = ()) -> None:
        found: Mapping[str, Any] = {
            str(getattr(node, "name", "")): node
            for node in macros
            if type(node).__name__ == "Macro"
        }
        self._macros = found

    def of(self, statements: "Sequence[nodes.Node]") -> tuple[Piece, ...]:
        """Return the pieces of a text."""
        own = frozenset(self._stored(statements))
        return tuple(self._body(statements, own, 0))

    def _stored(self, statements: "Iterable[Any]") -> Iterator[str]:
        """Yield the names that a text gives values of its own."""
        for node in statements:
            if type(node).__name__ == "Name":
                if node.ctx != "load":
                    yield node.name
            elif type(node).__name__ != "Const":
                yield from self._stored(node.iter_child_nodes())

    def _body(self, statements: "Iterable[Any]", own: frozenset[str], deep: int) -> Iterator[Piece]:
        for node in statements:
            match type(node).__name__:
                case "TemplateData":
                    yield node.data
                case "Output":
                    for part in node.nodes:
                        if type(part).__name__ == "TemplateData":
                            yield part.data
                        else:
                            yield from self._shown(part, own, deep)
                case "If":
                    yield self._fork(node, own, deep)
                case "For" | "With" | "AssignBlock" | "Macro":
                    yield None
                    yield from self._body(node.body, own, deep)
                    yield None
                    yield from self._body(getattr(node, "else_", None) or (), own, deep)
                    yield None
                case "Assign":
                    yield None
                    yield from self._shown(node.node, own, deep)
                    yield None

    def _fork(self, node: Any, own: frozenset[str], deep: int) -> Fork:
        ways: list[tuple[Clauses, tuple[Piece, ...]]] = []
        before: Clauses = frozenset()
        for part in (node, *node.elif_):
            holds = before | clauses_of(part.test, own)
            ways.append((holds, tuple(self._body(part.body, own, deep))))
            before |= against(part.test, own)
        ways.append((before, tuple(self._body(node.else_, own, deep))))
        return Fork(tuple(ways))

    def _shown(self, node: Any, own: frozenset[str], deep: int) -> Iterator[Piece]:
        """Yield the pieces of a value that is shown or set: its own words are told too."""
        match type(node).__name__:
            case "Const":
                yield node.value if isinstance(node.value, str) else None
            case "CondExpr":
                holds, fails = clauses_of(node.test, own), against(node.test, own)
                other = () if node.expr2 is None else tuple(self._shown(node.expr2, own, deep))
                yield Fork(((holds, tuple(self._shown(node.expr1, own, deep))), (fails, other)))
            case "Concat":
                for part in node.nodes:
                    yield from self._shown(part, own, deep)
            case "Call":
                yield from self._called(node, own, deep)
            case "Compare" | "Test" | "And" | "Or" | "Not":
                yield None
            case _:
                yield None
                for part in node.iter_child_nodes():
                    yield from self._shown(part, own, deep)
                    yield None

    def _called(self, node: Any, own: frozenset[str], deep: int) -> Iterator[Piece]:
        macro = self._macros.get(getattr(node.node, "name", ""))
        yield None
        for part in (*node.args, *node.kwargs):
            yield from self._shown(getattr(part, "value", part) if part in node.kwargs else part,
                                   own, deep)  # fmt: skip
            yield None
        if macro is not None and deep < _DEEPEST_MACRO:
            inner = frozenset((*self._stored(macro.iter_child_nodes()),))
            yield from self._body(macro.body, inner, deep + 1)
            yield None
