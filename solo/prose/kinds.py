"""The type of an expression's value, as far as it can be known without a game."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from solo.prose.faults import Place, ProseError
from solo.prose.syntax import parse_expression

if TYPE_CHECKING:
    from jinja2 import nodes

Kinds = Mapping[str, type]
_NUMBERS = (bool, int)  # Python adds truths as well


def kind_of_expression(place: Place, kinds: Kinds) -> type | None:
    """Return `bool`, `int` or `str`, or None for what can't be told.

    Args:
        place: The expression.
        kinds: The kinds of the names that are known to keep them.
    """
    try:
        return _kind(parse_expression(place), kinds)
    except ProseError:  # told where expressions are examined
        return None


def _kind(node: "nodes.Node", kinds: Kinds) -> type | None:
    judge = _JUDGES.get(type(node).__name__)
    return judge(node, kinds) if judge is not None else None


def _const(node: Any, kinds: Kinds) -> type | None:
    return type(node.value) if type(node.value) in (bool, int, str) else None


def _sum(node: Any, kinds: Kinds) -> type | None:
    left, right = _kind(node.left, kinds), _kind(node.right, kinds)
    if left in _NUMBERS and right in _NUMBERS:
        return int
    return str if left is right is str else None


def _either(node: Any, kinds: Kinds) -> type | None:
    if node.expr2 is None:
        return None
    found = _kind(node.expr1, kinds)
    return found if found is _kind(node.expr2, kinds) else None


_JUDGES: Mapping[str, Callable[[Any, Kinds], type | None]] = {
    "Const": _const,
    "Name": lambda node, kinds: kinds.get(node.name),
    "Not": lambda node, kinds: bool,
    "Compare": lambda node, kinds: bool,
    "Test": lambda node, kinds: bool,
    "Concat": lambda node, kinds: str,
    "Add": _sum,
    "Sub": _sum,
    "CondExpr": _either,
}
