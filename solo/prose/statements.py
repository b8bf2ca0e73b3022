"""Statements as closures: each works in a scope and returns the text that it adds.

Scopes are Jinja's: a loop, a macro, a `with` and a text caught by `set` have names of their own;
an `if` has not.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.prose.calls import CAPTURED
from solo.prose.compiler import Compiler, Handler, Remark
from solo.prose.faults import SIZE, At, fault, too_much
from solo.prose.values import (
    BoundMacro,
    Evaluate,
    Local,
    Macro,
    Run,
    Scope,
    cleaned,
    items,
    sized,
    spend,
    text,
    wrong,
)

if TYPE_CHECKING:
    from jinja2 import nodes

with lazy_imports():  # of what is hardly meant so only an author is told
    from solo.prose import remarks

_TRUTHS = ("Compare", "Not", "Test", "And", "Or")  # what may be true or false
Bind = Callable[[Local, object], None]


def body(compiler: Compiler, statements: "Sequence[nodes.Node]") -> Evaluate:
    """Return what runs the statements one after another and puts their texts together."""
    texts: list[str] = []
    working: list[tuple[int, Evaluate]] = []
    for node, shown in _flat(statements):
        if type(node).__name__ == "TemplateData":
            texts.append(cleaned(node.data))
            continue
        work = compiler.compile(node)
        if shown:
            if type(node).__name__ in _TRUTHS:
                remarks.on_shown(compiler, node)
            name = node.name if type(node).__name__ == "Name" else ""
            work = _shown(work, name, compiler.at(node))
        working.append((len(texts), work))
        texts.append("")
    return _joined(texts, working)


def _flat(statements: "Sequence[nodes.Node]") -> list[tuple[Any, bool]]:
    """Return the nodes one by one, each with whether it is a value to be shown."""
    found: list[tuple[object, bool]] = []
    for node in statements:
        if type(node).__name__ == "Output":
            found += [(part, True) for part in node.nodes]  # type: ignore[attr-defined]
        else:
            found.append((node, False))
    return found


def _joined(texts: list[str], working: list[tuple[int, Evaluate]]) -> Evaluate:
    if not working:
        constant = "".join(texts)
        return lambda scope, run: constant
    if len(texts) == 1:
        return working[0][1]
    join, copy = "".join, texts.copy

    def work(scope: Scope, run: Run) -> str:
        made = copy()
        for place, part in working:
            made[place] = part(scope, run)
        return join(made)

    return work


def _shown(value: Evaluate, name: str, at: At) -> Evaluate:
    """Return what makes a text of a value; `name` is the name that the value is, if it is one."""

    def show(scope: Scope, run: Run) -> str:
        found = value(scope, run)
        if type(found) is int:
            return str(found)
        if type(found) is not str:
            found = text(found, run, at)
        if len(found) > 50:
            sized(len(found), run, at)
        return found if found.isprintable() else cleaned(found)

    def show_number(scope: Scope, run: Run) -> str:
        found = scope.get(name)  # most names that are shown hold a number
        return str(found) if type(found) is int else show(scope, run)

    return show_number if name else show


def _if(compiler: Compiler, node: "nodes.If") -> Evaluate:
    for part in (node, *node.elif_):
        value = getattr(part.test, "value", None)
        if type(part.test).__name__ == "Const" and type(value) in (str, int):
            compiler.remarks.append(Remark("alone", "", repr(value), compiler.at(part.test)[1]))
    tests = [
        (compiler.compile(part.test), compiler.fork(body(compiler, part.body), part, "if"))
        for part in (node, *node.elif_)
    ]
    otherwise = body(compiler, node.else_)
    if node.else_:
        remarks.on_fork(compiler, node, (node.else_, node.body, *(one.body for one in node.elif_)))
        otherwise = compiler.fork(otherwise, node.else_[0], "else", (node, *node.elif_)[-1])
    if len(tests) == 1:
        test, then = tests[0]
        return lambda scope, run: (then if test(scope, run) else otherwise)(scope, run)

    def work(scope: Scope, run: Run) -> object:
        for test, then in tests:
            if test(scope, run):
                return then(scope, run)
        return otherwise(scope, run)

    return work


class _Loop(NamedTuple):
    """A loop made ready: `cost` is the work of once around, `test` what an item must meet."""

    source: Evaluate
    bind: Bind
    test: Evaluate | None
    each: Evaluate
    otherwise: Evaluate
    cost: int
    at: At


def _for(compiler: Compiler, node: "nodes.For") -> Evaluate:
    if node.recursive:
        return compiler.refuse(node, "prose-forbidden", "'recursive' can't be used in prose")
    at, source = compiler.at(node.iter), compiler.compile(node.iter)
    before = compiler.cost
    bind, names = _target(compiler, node.target)
    outer = compiler.enter(names)
    test = compiler.compile(node.test) if node.test is not None else None
    compiler.store("loop")
    each = body(compiler, node.body)
    compiler.leave(outer)
    compiler.enter()
    otherwise = body(compiler, node.else_)
    compiler.leave(outer)
    loop = _Loop(
        source=source,
        bind=bind,
        test=test,
        each=each,
        otherwise=otherwise,
        cost=1 + compiler.cost - before,
        at=at,
    )
    return lambda scope, run: _looped(loop, scope, run)


def _looped(loop: _Loop, scope: Scope, run: Run) -> object:
    every = items(loop.source(scope, run), run, loop.at)
    if loop.test is not None:
        every = _chosen(loop, loop.test, every, scope, run)
    if not every:
        return loop.otherwise(Local(scope), run)
    return _repeated(loop, every, Local(scope), run)


def _chosen(
    loop: _Loop, test: Evaluate, every: Sequence[object], scope: Scope, run: Run
) -> list[object]:
    local = Local(scope)
    chosen = []
    for item in every:
        spend(run, loop.at, loop.cost)
        loop.bind(local, item)
        if test(local, run):
            chosen.append(item)
    return chosen


def _repeated(loop: _Loop, every: Sequence[object], local: Local, run: Run) -> str:
    bind, each, at = loop.bind, loop.each, loop.at
    last, total = len(every) - 1, 0
    pieces = []
    for index, item in enumerate(every):
        spend(run, at, loop.cost)
        local.clear()
        local["loop"] = {
            "index": index + 1,
            "index0": index,
            "first": index == 0,
            "last": index == last,
            "length": last + 1,
        }
        bind(local, item)
        piece = each(local, run)
        total += len(piece)
        if total > SIZE:
            raise too_much(at, f"this loop makes more than {SIZE:,} characters")
        pieces.append(piece)
    sized(total, run, at)
    return "".join(pieces)


def _target(compiler: Compiler, node: "nodes.Node") -> tuple[Bind, tuple[str, ...]]:
    """Return what puts a value into a name or several, and those names."""
    if type(node).__name__ == "Name":
        name: str = node.name  # type: ignore[attr-defined]  # a Name
        return (lambda local, value: local.__setitem__(name, value)), (name,)
    if type(node).__name__ != "Tuple":
        refused = compiler.refuse(node, "prose-forbidden", "only names can be set")
        return (lambda local, value: refused(local, Run())), ()
    at = compiler.at(node)
    parts = [_target(compiler, part) for part in node.items]  # type: ignore[attr-defined]

    def bind(local: Local, value: object) -> None:
        if not isinstance(value, str | list | tuple | range | Mapping):
            raise wrong(at, f"{len(parts)} values were expected", value)
        if len(value) != len(parts):
            raise fault(at, "prose-type", f"{len(parts)} values were expected, not {len(value)}")
        for (put, _), item in zip(parts, value, strict=True):
            put(local, item)

    return bind, tuple(name for _, names in parts for name in names)


def _assign(compiler: Compiler, node: "nodes.Assign") -> Evaluate:
    value = compiler.compile(node.node)
    bind, names = _target(compiler, node.target)
    for name in names:
        compiler.store(name)
        compiler.remarks.append(Remark("set", name, "", compiler.at(node)[1]))

    def work(scope: Local, run: Run) -> str:
        bind(scope, value(scope, run))
        return ""

    return work


def _assign_block(compiler: Compiler, node: "nodes.AssignBlock") -> Evaluate:
    bind, names = _target(compiler, node.target)
    at = compiler.at(node)
    outer = compiler.enter()
    inside = body(compiler, node.body)
    changed = compiler.compile(node.filter) if node.filter is not None else None
    compiler.leave(outer)
    for name in names:
        compiler.store(name)

    def work(scope: Local, run: Run) -> str:
        local = Local(scope)
        made = inside(local, run)
        sized(len(made), run, at)
        if changed is not None:
            local[CAPTURED] = made
            made = changed(local, run)
        bind(scope, made)
        return ""

    return work


def _macro(compiler: Compiler, node: "nodes.Macro") -> Evaluate:
    compiler.store(node.name)
    macro = written(compiler, node)

    def work(scope: Local, run: Run) -> str:
        scope[macro.name] = BoundMacro(macro, scope)
        return ""

    return work


def written(compiler: Compiler, node: "nodes.Macro") -> Macro:
    """Return a macro as it is written, not yet bound to a scope."""
    compiler.macros.add(node.name)
    before = compiler.cost
    parameters = tuple(arg.name for arg in node.args)
    outer = compiler.enter(parameters, macro=True)
    defaults = tuple(compiler.compile(default) for default in node.defaults)
    inside = body(compiler, node.body)
    compiler.leave(outer)
    cost = compiler.cost - before
    return Macro(node.name, parameters, defaults, inside, cost, compiler.at(node))


def _with(compiler: Compiler, node: "nodes.With") -> Evaluate:
    values = [compiler.compile(value) for value in node.values]
    targets = [_target(compiler, target) for target in node.targets]
    outer = compiler.enter([name for _, names in targets for name in names])
    inside = body(compiler, node.body)
    compiler.leave(outer)
    pairs = [(bind, value) for (bind, _), value in zip(targets, values, strict=True)]

    def work(scope: Scope, run: Run) -> object:
        local = Local(scope)
        for bind, value in pairs:
            bind(local, value(scope, run))
        return inside(local, run)

    return work


STATEMENTS: Mapping[str, Handler] = {
    "If": _if,
    "For": _for,
    "Assign": _assign,
    "AssignBlock": _assign_block,
    "Macro": _macro,
    "With": _with,
}
