"""The type of an expression's value, as far as it can be known without a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solo.late import late
from solo.prose.faults import Place, ProseError
from solo.prose.syntax import parse_expression

if TYPE_CHECKING:
    from jinja2 import nodes

Kinds = Mapping[str, type]
Values = tuple[bool | int | str, ...]
Known = Mapping[str, Values]
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


def values_of_expression(place: Place, known: Known) -> Values | None:
    """Return all values that an expression may come to, if it only chooses among known ones.

    Args:
        place: The expression.
        known: What names may be, such as `world.lamp`; of one that keeps its value, nothing.
    """
    try:
        return _values(parse_expression(place), known)
    except ProseError:  # told where expressions are examined
        return None


@late
def _values(node: "nodes.Node", known: Known) -> Values | None:
    from jinja2 import nodes

    match node:
        case nodes.Const(value=bool() | int() | str() as value):
            return (value,)
        case nodes.Neg(node=nodes.Const(value=int() as value)):
            return (-value,)
        case nodes.Name() | nodes.Getattr():
            return known.get(_dotted(node))
        case nodes.Not() | nodes.Compare() | nodes.Test():
            return (False, True)
        case nodes.CondExpr(expr2=nodes.Expr() as other):
            return _of_both(node.expr1, other, known)
        case nodes.And() | nodes.Or():
            return _of_both(node.left, node.right, known)
    return None


def _of_both(one: "nodes.Node", other: "nodes.Node", known: Known) -> Values | None:
    found, more = _values(one, known), _values(other, known)
    return None if found is None or more is None else (*found, *more)


def _dotted(node: "nodes.Node") -> str:
    """Return a name as it is written, with what it is asked of: `hero.deeds.debt`."""
    inner = getattr(node, "node", None)
    return f"{_dotted(inner)}.{getattr(node, 'attr', '')}" if inner else getattr(node, "name", "")


@late  # a parsed expression has imported jinja2 already
def _kind(node: "nodes.Node", kinds: Kinds) -> type | None:
    from jinja2 import nodes

    match node:
        case nodes.Const(value=bool() | int() | str() as value):
            return type(value)
        case nodes.Name():
            return kinds.get(node.name)
        case nodes.Not() | nodes.Compare() | nodes.Test():
            return bool
        case nodes.Concat():
            return str
        case nodes.Add() | nodes.Sub():
            return _sum(_kind(node.left, kinds), _kind(node.right, kinds))
        case nodes.And() | nodes.Or():
            return _either(node.left, node.right, kinds)
        case nodes.CondExpr(expr2=nodes.Expr() as other):
            return _either(node.expr1, other, kinds)
    return None


def _either(one: "nodes.Node", other: "nodes.Node", kinds: Kinds) -> type | None:
    found = _kind(one, kinds)
    return found if found is _kind(other, kinds) else None


def _sum(left: type | None, right: type | None) -> type | None:
    if left in _NUMBERS and right in _NUMBERS:
        return int
    return str if left is right is str else None
