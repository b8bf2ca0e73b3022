"""Filters, tests, macros and `range()` as closures: what prose may call, and with what."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from solo.errors import did_you_mean
from solo.prose.compiler import Compiler, Draws, Handler, Remark
from solo.prose.faults import MACROS, SIZE, At, fault, too_much
from solo.prose.filters import FILTERS, TESTS, Filter
from solo.prose.functions import FUNCTIONS, function
from solo.prose.values import (
    BoundMacro,
    Evaluate,
    Local,
    Macro,
    Run,
    Scope,
    Undefined,
    number,
    sized,
    spend,
    wrong,
)
from solo.prose.variants import VARIANTS, variant

if TYPE_CHECKING:
    from jinja2 import nodes

CAPTURED = " "  # the name, which no author can write, of a block's text for its filters
DRAWN = "  "  # and that of what was drawn for a text before it is told
DRAW = "draw"
_OF_A_KIND = frozenset(
    ("int", "abs", "number", "plural", "join", "list", "sort",
     "upper", "lower", "title", "capitalize", "trim", "replace")
)  # fmt: skip
"""The filters that take any value, and are meant for one kind."""
_HOW_TO_DRAW = "draw() takes the name of a table or dice in quotes: draw('weather'), draw('2d6')"


def _filter(compiler: Compiler, node: "nodes.Filter") -> Evaluate:
    known = FILTERS.get(node.name)
    if known is None:
        return _unknown(compiler, node, "filter-unknown", f"unknown filter '{node.name}'", FILTERS)
    if node.node is None:  # of a block's text
        return _applied(compiler, node, known, lambda scope, run: scope[CAPTURED])
    if node.name in _OF_A_KIND and type(node.node).__name__ == "Name":
        named: Any = node.node
        if compiler.is_games(named, named.name):
            compiler.remarks.append(Remark("filtered", named.name, node.name, compiler.at(node)[1]))
    if node.name == "plural" and len(node.args) == 1 and not node.kwargs:
        one = getattr(node.args[0], "value", "")
        if one:
            compiler.remarks.append(Remark("single", str(one), "", compiler.at(node)[1]))
    return _applied(compiler, node, known, compiler.compile(node.node))


def _test(compiler: Compiler, node: "nodes.Test") -> Evaluate:
    known = TESTS.get(node.name)
    if known is None and node.name in ("true", "false"):
        cure = "write the name alone" if node.name == "true" else "write 'not' and the name"
        return _unknown(compiler, node, "test-unknown", f"no 'is {node.name}' here; {cure}", ())
    if known is None:
        return _unknown(compiler, node, "test-unknown", f"unknown test '{node.name}'", TESTS)
    return _applied(compiler, node, known, compiler.compile(node.node))


def _unknown(
    compiler: Compiler,
    node: "nodes.Filter | nodes.Test",
    code: str,
    message: str,
    known: Collection[str],
) -> Evaluate:
    """Refuse it, having found the problems in what it is applied to."""
    for part in (node.node, *node.args):
        if part is not None:
            compiler.compile(part)
    return compiler.refuse(node, code, message + did_you_mean(node.name, known))


def _applied(
    compiler: Compiler, node: "nodes.Filter | nodes.Test", known: Filter, value: Evaluate
) -> Evaluate:
    given, complaint = _arguments(compiler, node, known.arguments)
    lacking = [name for name in known.arguments[: known.required] if name not in given]
    if complaint or lacking:
        complaint = complaint or f"'{node.name}' needs '{lacking[0]}'"
        return compiler.refuse(node, "filter-arguments", complaint)
    work, at, arguments = known.work, compiler.at(node), tuple(given.items())
    if not arguments:
        return lambda scope, run: work(run, at, value(scope, run))

    def apply(scope: Scope, run: Run) -> object:
        found = {name: argument(scope, run) for name, argument in arguments}
        return work(run, at, value(scope, run), **found)

    return apply


def _arguments(
    compiler: Compiler, node: "nodes.Filter | nodes.Test", names: tuple[str, ...]
) -> tuple[dict[str, Evaluate], str]:
    """Return the arguments by name, and what is wrong with them or nothing."""
    if node.dyn_args is not None or node.dyn_kwargs is not None:
        return {}, "'*' and '**' can't be used in prose"
    if len(node.args) > len(names):
        return {}, f"'{node.name}' takes at most {len(names)} arguments"
    given = {name: compiler.compile(arg) for name, arg in zip(names, node.args, strict=False)}
    for pair in node.kwargs:
        keyword: Any = pair
        if keyword.key not in names or keyword.key in given:
            return {}, f"'{node.name}' has no use for '{keyword.key}'"
        given[keyword.key] = compiler.compile(keyword.value)
    return given, ""


def _call(compiler: Compiler, node: "nodes.Call") -> Evaluate:
    name = getattr(node.node, "name", None)
    if type(node.node).__name__ != "Name" or not isinstance(name, str):
        method = getattr(node.node, "attr", None)
        cure = f"; write '|{method}' behind the value" if method in FILTERS else ""
        message = f"only a macro, range(), min(), max(), sum() and count() can be called{cure}"
        return compiler.refuse(node, "prose-forbidden", message)
    if node.dyn_args is not None or node.dyn_kwargs is not None:
        return compiler.refuse(node, "prose-forbidden", "'*' and '**' can't be used in prose")
    if name == DRAW and not compiler.later and DRAW not in {*compiler.macros, *compiler.shared()}:
        return _draw(compiler, node)
    if name in VARIANTS and name not in {*compiler.macros, *compiler.shared()}:
        return variant(compiler, node, name)
    if name in FUNCTIONS and name not in {*compiler.macros, *compiler.shared()}:
        return function(compiler, node, name)
    at, shared = compiler.at(node.node), compiler.shared
    compiler.calls.append((name, at[1]))
    arguments = [compiler.compile(arg) for arg in node.args]
    keywords = [(pair.key, compiler.compile(pair.value)) for pair in node.kwargs]

    def call(scope: Scope, run: Run) -> object:
        called = _called(name, scope, shared())
        given = [argument(scope, run) for argument in arguments]
        named = {key: value(scope, run) for key, value in keywords}
        if called is not None:
            return invoke(called, given, named, run, at)
        if name == "range" and not named:
            return _range(given, at)
        raise fault(at, "macro-unknown", f"there is no macro '{name}'")

    if name == "range" and not node.kwargs and not any(map(_names_something, node.args)):
        compiler.fixed.append(call)
    return call


def _draw(compiler: Compiler, node: "nodes.Call") -> Evaluate:
    """Compile a draw: each place where one stands in a text is drawn once, before it is told."""
    what = getattr(node.args[0], "value", None) if len(node.args) == 1 else None
    if not isinstance(what, str) or node.kwargs:
        return compiler.refuse(node, "prose-forbidden", _HOW_TO_DRAW)
    at, place = compiler.at(node), len(compiler.draws)
    compiler.draws.append(Draws(what, at[1]))

    def drawn(scope: Scope, run: Run) -> object:
        try:
            return run.scope[DRAWN][place]
        except (KeyError, IndexError):
            raise fault(at, "prose-forbidden", "nothing can be drawn here") from None

    return drawn


def _names_something(node: "nodes.Node") -> bool:
    """Say whether an expression depends on any name."""
    return type(node).__name__ == "Name" or any(map(_names_something, node.iter_child_nodes()))


def _called(name: str, scope: Scope, shared: Mapping[str, BoundMacro]) -> BoundMacro | None:
    try:
        found = scope[name]
    except KeyError:
        return shared.get(name)
    return found if isinstance(found, BoundMacro) else shared.get(name)


def invoke(
    bound: BoundMacro, given: list[object], named: dict[str, object], run: Run, at: At
) -> str:
    """Return the text that a macro makes of its arguments."""
    macro = bound.macro
    if run.depth >= MACROS:
        raise too_much(at, f"macros call each other more than {MACROS} deep")
    spend(run, at, 1 + macro.cost)
    unknown = [name for name in named if name not in macro.parameters[len(given) :]]
    if unknown or len(given) > len(macro.parameters):
        found = f"'{unknown[0]}'" if unknown else f"{len(given)} arguments"
        raise fault(at, "macro-arguments", f"macro '{macro.name}' does not take {found}")
    local = Local(bound.outer if bound.outer is not None else run.scope)
    _fill(local, macro, given, named, run)
    run.depth += 1
    made: str = macro.body(local, run)
    run.depth -= 1
    sized(len(made), run, at)
    return made


def _fill(
    local: Local, macro: Macro, given: list[object], named: dict[str, object], run: Run
) -> None:
    """Give a macro's parameters their values; a default may use those before it."""
    lacking = []
    without_default = len(macro.parameters) - len(macro.defaults)
    for place, name in enumerate(macro.parameters):
        if place < len(given):
            local[name] = given[place]
        elif name in named:
            local[name] = named[name]
        else:
            local[name] = Undefined(macro.at, f"macro '{macro.name}' was not given '{name}'")
            lacking.append((place, name))
    for place, name in lacking:
        if place >= without_default:
            local[name] = macro.defaults[place - without_default](local, run)


def _range(given: list[Any], at: At) -> range:
    if not 1 <= len(given) <= 3 or not all(isinstance(value, int) for value in given):
        raise wrong(at, "'range' takes one to three whole numbers", *given)
    for value in given:
        number(value, at)
    if len(given) == 3 and not given[2]:
        raise fault(at, "prose-arithmetic", "a range can't go in steps of zero")
    made = range(*given)
    if len(made) > SIZE:
        raise too_much(at, f"this range is longer than {SIZE:,} numbers")
    return made


CALLS: Mapping[str, Handler] = {"Filter": _filter, "Test": _test, "Call": _call}
