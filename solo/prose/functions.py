"""Functions of numbers: `min`, `max`, `sum` and `count`, of lists and of numbers side by side."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from solo.prose.compiler import Compiler, Remark
from solo.prose.faults import NUMBER, At, fault
from solo.prose.values import Evaluate, Run, Scope, items, number, spend, wrong

if TYPE_CHECKING:
    from jinja2 import nodes

_LISTS = (list, tuple, range)


def _numbers(name: str, values: Sequence[object], run: Run, at: At) -> Sequence[Any]:
    """Return the numbers that are given, those of lists among them."""
    if len(values) == 1 and type(values[0]) is tuple:
        found: Sequence[Any] = values[0]
    else:
        found = [
            one
            for value in values
            for one in (items(value, run, at) if isinstance(value, _LISTS) else (value,))
        ]
    spend(run, at, 1 + len(found) // 8)
    for one in found:
        if type(one) is not int and not isinstance(one, int | float):
            raise wrong(at, f"'{name}' takes numbers, or lists of numbers", one)
    return found


def _extreme(name: str, choose: Callable[..., object]) -> Callable[..., object]:
    def work(run: Run, at: At, *values: object) -> object:
        found = _numbers(name, values, run, at)
        if not found:
            raise fault(at, "prose-type", f"'{name}' of nothing: an empty list has none")
        return choose(found)

    return work


def _sum(run: Run, at: At, *values: object) -> object:
    found = _numbers("sum", values, run, at)
    return number(sum(found), at)


def _count(run: Run, at: At, whole: object, least: object = None, most: object = None) -> int:
    """Count the items of a list: all, those that are something, or those from a number to one."""
    found = whole if type(whole) is tuple else items(whole, run, at)
    spend(run, at, 1 + len(found) // 8)
    if least is None:
        return len(found)
    if most is None:
        return found.count(least) if type(found) is tuple else sum(one == least for one in found)
    low, high = _numbers("count", (least, most), run, at)
    inside = _numbers("count", (found,), run, at)
    return sum(1 for one in inside if low <= one <= high)


def _of_one(
    work: Callable[..., object], whole: "_Whole | None", argument: Evaluate, at: At
) -> Evaluate:
    """Return what works a function of one value out: of dice nearly always, whole numbers all."""

    def call(scope: Scope, run: Run) -> object:
        found = argument(scope, run)
        if type(found) is tuple and found and type(found[0]) is int and whole is not None:
            try:
                made = whole(found)
            except TypeError:  # there is something else among them
                return work(run, at, found)
            if type(made) is int and -NUMBER <= made <= NUMBER:
                spend(run, at, 1 + len(found) // 8)
                return made
        return work(run, at, found)

    return call


_Whole = Callable[[Sequence[int]], int]
FUNCTIONS: Mapping[str, tuple[Callable[..., object], int, int, _Whole | None]] = {
    "min": (_extreme("min", min), 1, 50, min),
    "max": (_extreme("max", max), 1, 50, max),
    "sum": (_sum, 1, 50, sum),
    "count": (_count, 1, 3, None),
}
"""Each function, with how many values it takes at least and at most, and what does the same with a
list of whole numbers alone."""


def function(compiler: Compiler, node: "nodes.Call", name: str) -> Evaluate:
    """Compile a call of one of them."""
    work, least, most, whole = FUNCTIONS[name]
    if not least <= len(node.args) <= most or node.kwargs:
        many = f"{least} to {most} values"
        message = f"{name}() takes {many}: {name}(hero.luck, 3), {name}(faces)"
        return compiler.refuse(node, "prose-forbidden", message)
    if len(node.args) == 1 and type(node.args[0]).__name__ == "Name":
        named: Any = node.args[0]
        if compiler.is_games(named, named.name):
            compiler.remarks.append(Remark("filtered", named.name, name, compiler.at(node)[1]))
    at, arguments = compiler.at(node), [compiler.compile(one) for one in node.args]
    if len(arguments) == 1:
        return _of_one(work, whole, arguments[0], at)

    def call(scope: Scope, run: Run) -> object:
        return work(run, at, *[argument(scope, run) for argument in arguments])

    return call
