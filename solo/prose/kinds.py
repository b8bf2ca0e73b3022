"""The type of an expression's value, as far as it can be known without a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solo.late import late
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


def values_of_expression(place: Place, own: str) -> tuple[bool | int | str, ...] | None:
    """Return all values that an expression may come to, if it only chooses among constants.

    Args:
        place: The expression.
        own: A name that may keep its value, and so adds none.
    """
    try:
        return _values(parse_expression(place), own)
    except ProseError:  # told where expressions are examined
        return None


@late
def _values(node: "nodes.Node", own: str) -> tuple[bool | int | str, ...] | None:
    from jinja2 import nodes

    match node:
        case nodes.Const(value=bool() | int() | str() as value):
            return (value,)
        case nodes.Name(name=name) if name == own:
            return ()
        case nodes.CondExpr(expr2=nodes.Expr() as other):
            one, two = _values(node.expr1, own), _values(other, own)
            return None if one is None or two is None else (*one, *two)
    return None


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
