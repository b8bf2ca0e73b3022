"""What works in an expression and is hardly meant so: noted while it is compiled."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from solo.late import pattern
from solo.prose.compiler import Compiler, Remark

if TYPE_CHECKING:
    from jinja2 import nodes

_BRACKETED = pattern(r"\)\s*if\b")
_BESIDE = {"Add": "+", "Sub": "-"}
_NUMBERS = ("length", "count", "int", "abs", "round", "sum", "wordcount")  # filters that give one


def on_join(compiler: Compiler, node: "nodes.And | nodes.Or") -> None:
    """Note `weight == 3 or 4`, a value alone beside a comparison, and the same twice."""
    value = getattr(node.right, "value", None)
    left, word = node.left, type(node).__name__
    while type(left).__name__ in ("And", "Or"):
        left = left.right  # type: ignore[attr-defined]  # one of the two
    at = compiler.at(node.right)[1]
    compared = type(left).__name__ == "Compare"
    if compared and type(node.right).__name__ == "Const" and type(value) in (str, int):
        asked = _spelt(left.expr)  # type: ignore[attr-defined]  # a Compare
        compiler.remarks.append(Remark("always", asked, repr(value), at))
    if node.right in _sides(node.left, word):
        compiler.remarks.append(Remark("twice", word.lower(), "", at))


def _sides(node: "nodes.Expr", word: str) -> Iterator["nodes.Expr"]:
    """Yield what an `and` or an `or` joins, that within it too."""
    side: Any = node
    while type(side).__name__ == word:
        yield side.right
        side = side.left
    yield side


def _spelt(node: Any) -> str:
    """Return a name as it is written, with the part that is asked of it."""
    name, part = getattr(node, "name", ""), getattr(node, "attr", "")
    return name or (f"{_spelt(node.node)}.{part}" if part else "…")


def on_choice(compiler: Compiler, node: "nodes.CondExpr") -> None:
    """Note `score - 1 if tired else 0`, which is 0 for all who are not tired, and no `else`."""
    first, other = node.expr1, node.expr2
    at = compiler.at(node)[1]
    if other is None:
        compiler.remarks.append(Remark("half", "", "", at))
    elif type(other).__name__ == "Const" and getattr(other, "value", None) == 0:
        sign = _BESIDE.get(type(first).__name__)
        part: Any = first
        if sign is None or _BRACKETED.search(compiler.place.source):
            return  # who has put the sum in brackets means it
        before = _names(part.left) if type(part.right).__name__ == "Const" else set()
        if before and not before & _names(node.test):
            word = "add" if sign == "+" else "take away"
            compiler.remarks.append(Remark("whole", sign, word, at))


def on_comparison(compiler: Compiler, node: "nodes.Compare") -> None:
    """Note a word that a filter is compared with which gives numbers: `guess|length == 'four'`."""
    filtered: Any = node.expr
    for one in node.ops if filtered.name in _NUMBERS else ():
        word = getattr(one.expr, "value", None)
        if one.op in ("eq", "ne") and isinstance(word, str):
            compiler.remarks.append(Remark("digits", filtered.name, word, compiler.at(one.expr)[1]))


def on_shown(compiler: Compiler, node: "nodes.Node") -> None:
    """Note what is shown as True or False: `{{ coins > 2 }}`, `{{ coins > 2 and 'rich' }}`.

    So is a variable that is true or false, which is noted by its name.
    """
    shown = {*_truths(node, so=True), *_truths(node, so=False)}
    for name in ("",) if "" in shown else sorted(shown):
        compiler.remarks.append(Remark("truth", name, "", compiler.at(node)[1]))


def _truths(node: Any, *, so: bool) -> Iterator[str]:
    """Yield what may be shown as True, or else as False: nothing for a comparison, or a name."""
    word = type(node).__name__
    if word == "Name":
        yield node.name
    elif word in ("Compare", "Not", "Test"):
        yield ""
    elif word in ("And", "Or"):
        if so is (word == "Or"):  # an `and` shows its left side where that is not so
            yield from _truths(node.left, so=so)
        yield from _truths(node.right, so=so)


def on_fork(compiler: Compiler, node: "nodes.If | nodes.CondExpr", ways: Sequence[Any]) -> None:
    """Note an `if` that comes to the same whether it is so or not."""
    if all(one == ways[0] for one in ways[1:]):
        compiler.remarks.append(Remark("alike", "", "", compiler.at(node)[1]))


def on_variants(compiler: Compiler, node: "nodes.Call", name: str) -> None:
    """Note texts to choose from that stand in a list, and those that are all the same."""
    first: Any = node.args[0]
    if type(first).__name__ in ("List", "Tuple"):
        compiler.remarks.append(Remark("listed", name, "", compiler.at(first)[1]))
    elif node.args[1:] and all(one == first for one in node.args):
        compiler.remarks.append(Remark("same", name, "", compiler.at(first)[1]))


def _names(node: "nodes.Node") -> set[str]:
    mine: set[str] = {node.name} if type(node).__name__ == "Name" else set()  # type: ignore[attr-defined]  # a Name has one
    return mine.union(*map(_names, node.iter_child_nodes()))
