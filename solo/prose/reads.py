"""How an expression reads a list, such as dice: in its order, or only what some functions make."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import nodes

Reading = tuple[str, int, int]
"""A function that gives the same for any order; of `count`, from which number to which."""
_ORDERLY = ("min", "max", "sum")


class _InOrder(Exception):  # noqa: N818 - it is no error: the list is read as it is
    pass


def readings_of(tree: "nodes.Node", name: str) -> frozenset[Reading | None] | None:
    """Return how a list is read; None within says that each of its numbers matters.

    None instead of all that says that its order does, or may.
    """
    try:
        return frozenset(_readings(tree, name))
    except _InOrder:
        return None


def _readings(node: "nodes.Node", name: str) -> Iterator[Reading | None]:
    """Yield the readings; a kept tree has no classes of Jinja's, only their names."""
    kind = type(node).__name__
    if kind == "Name" and getattr(node, "name", "") == name:
        raise _InOrder
    called = getattr(getattr(node, "node", None), "name", "") if kind == "Call" else ""
    for place, child in enumerate(node.args if kind == "Call" else node.iter_child_nodes()):  # type: ignore[attr-defined]  # a call has them
        if type(child).__name__ != "Name" or child.name != name:
            yield from _readings(child, name)
        elif called in _ORDERLY:
            yield (called, 0, 0)
        elif called == "count" and place == 0:
            yield from _counted(node.args[1:])  # type: ignore[attr-defined]  # it is a call
        else:
            raise _InOrder


def _counted(within: "list[nodes.Expr]") -> Iterator[Reading | None]:
    """Yield how `count` reads the list before some numbers; how many there are is known anyway."""
    numbers = [getattr(one, "value", None) for one in within]
    if not all(type(one) is int for one in numbers):
        yield None
    elif numbers:
        yield ("count", numbers[0], numbers[-1])  # type: ignore[misc]  # they are whole numbers
