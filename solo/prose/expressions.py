"""Expressions as closures: each handler takes a node of Jinja's tree and returns its function.

The commonest shapes (a name, a name's entry, a comparison with a constant) have closures of their
own, since conditions are worked out for every choice shown.
"""

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from solo.late import lazy_imports
from solo.prose.compiler import Compiler, Handler, Remark
from solo.prose.faults import DEPTH, NUMBER, At
from solo.prose.operators import ARITHMETIC, COMPARISONS, PYTHON, Operation, entry
from solo.prose.values import (
    Evaluate,
    Run,
    Scope,
    Undefined,
    blank,
    number,
    sized,
    text,
    weigh,
    wrong,
)

if TYPE_CHECKING:
    from jinja2 import nodes

with lazy_imports():  # of what is hardly meant so only an author is told
    from solo.prose import remarks

_FAST: Mapping[str, Callable[[Any, Any], Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mul": operator.mul,
}


def missing_name(name: str, scope: Scope, at: At) -> Undefined:
    """Return the value of a name that a scope lacks."""
    return Undefined(at, f"unknown name '{name}'", name, scope)


def _name(compiler: Compiler, node: "nodes.Name") -> Evaluate:
    name, at = node.name, compiler.at(node)
    compiler.load(name, at[1])

    def look(scope: Scope, run: Run) -> object:
        try:
            return scope[name]
        except KeyError:
            return missing_name(name, scope, at)

    return look


def _const(compiler: Compiler, node: "nodes.Const") -> Evaluate:
    value = node.value
    if isinstance(value, int | float) and not -NUMBER <= value <= NUMBER:
        return compiler.refuse(node, "prose-limit", f"this number goes beyond {NUMBER:,}")
    return lambda scope, run: value


def _getattr(compiler: Compiler, node: "nodes.Getattr") -> Evaluate:
    return _entry(compiler, node, node.attr)


def _getitem(compiler: Compiler, node: "nodes.Getitem") -> Evaluate:
    if type(node.arg).__name__ == "Const":
        return _entry(compiler, node, node.arg.value)  # type: ignore[attr-defined]  # a Const
    whole, key, at = compiler.compile(node.node), compiler.compile(node.arg), compiler.at(node)
    return lambda scope, run: entry(whole(scope, run), key(scope, run), run, at)


def _entry(compiler: Compiler, node: "nodes.Getattr | nodes.Getitem", key: object) -> Evaluate:
    whole, at = compiler.compile(node.node), compiler.at(node)
    compiler.ask(node.node, key, node.node)
    _remark_on_trait(compiler, node.node, key, node.node)

    def look(scope: Scope, run: Run) -> object:
        found = whole(scope, run)
        if type(found) is dict and key in found:
            return found[key]
        return entry(found, key, run, at)

    return look


def _arithmetic(name: str, operation: Operation) -> Handler:
    fast = _FAST.get(name)

    def handle(compiler: Compiler, node: "nodes.BinExpr") -> Evaluate:
        left, right = compiler.compile(node.left), compiler.compile(node.right)
        at = compiler.at(node)

        def work(scope: Scope, run: Run) -> object:
            return operation(left(scope, run), right(scope, run), run, at)

        def whole(scope: Scope, run: Run) -> object:
            one, other = left(scope, run), right(scope, run)
            if type(one) is int and type(other) is int:
                made = fast(one, other)  # type: ignore[misc]  # there is one
                if -NUMBER <= made <= NUMBER:
                    return made
            return operation(one, other, run, at)

        made = whole if fast is not None else work
        if fast is not None and type(node.left).__name__ == "Name":
            constant = getattr(node.right, "value", None)
            if type(constant) is int and abs(constant) <= NUMBER:
                name: str = node.left.name  # type: ignore[attr-defined]  # a Name
                return _name_and_number(name, fast, operation, constant, at)
        if _is_fixed(node):
            _try_out(compiler, made)
        return made

    return handle


def _name_and_number(
    name: str, fast: Callable[[int, int], int], operation: Operation, constant: int, at: At
) -> Evaluate:
    """Return what works out a name and a number, as in `gold + 1`: most sums are such."""

    def work(scope: Scope, run: Run) -> object:
        try:
            one = scope[name]
        except KeyError:
            one = missing_name(name, scope, at)
        if type(one) is int:
            made = fast(one, constant)
            if -NUMBER <= made <= NUMBER:
                return made
        return operation(one, constant, run, at)

    return work


def _is_fixed(node: "nodes.Node") -> bool:
    """Whether a sum has the same value in every game, as it is made of constants alone."""
    waiting = [node]
    for _ in range(DEPTH):  # more is refused elsewhere
        if not waiting:
            return True
        part = waiting.pop()
        name = type(part).__name__
        if name in ARITHMETIC:
            waiting += [part.left, part.right]  # type: ignore[attr-defined]  # a BinExpr
        elif name in ("Neg", "Pos"):
            waiting.append(part.node)  # type: ignore[attr-defined]  # a UnaryExpr
        elif name != "Const":
            return False
    return False


def _try_out(compiler: Compiler, work: Evaluate) -> None:
    """Work a fixed sum out at once, so that its author learns before any game what is wrong."""
    problem = compiler.try_out(work)
    if problem is not None and problem not in compiler.problems:
        compiler.problems.append(problem)


def _and(compiler: Compiler, node: "nodes.And") -> Evaluate:
    left, right = compiler.compile(node.left), compiler.compile(node.right)
    remarks.on_join(compiler, node)
    return lambda scope, run: left(scope, run) and right(scope, run)


def _or(compiler: Compiler, node: "nodes.Or") -> Evaluate:
    left, right = compiler.compile(node.left), compiler.compile(node.right)
    remarks.on_join(compiler, node)
    return lambda scope, run: left(scope, run) or right(scope, run)


def _not(compiler: Compiler, node: "nodes.Not") -> Evaluate:
    value = compiler.compile(node.node)
    return lambda scope, run: not value(scope, run)


def _sign(sign: int) -> Handler:
    def handle(compiler: Compiler, node: "nodes.UnaryExpr") -> Evaluate:
        value, at = compiler.compile(node.node), compiler.at(node)

        def work(scope: Scope, run: Run) -> object:
            found = value(scope, run)
            if not isinstance(found, int | float):
                raise wrong(at, "only a number has a sign", found)
            return number(sign * found, at)

        return work

    return handle


def _compare(compiler: Compiler, node: "nodes.Compare") -> Evaluate:
    first, at = compiler.compile(node.expr), compiler.at(node.expr)
    others = [(operand.op, compiler.compile(operand.expr)) for operand in node.ops]
    if node.ops[0].op in ("in", "notin"):
        compiler.ask(node.ops[0].expr, getattr(node.expr, "value", None), node.expr)
        word = getattr(node.expr, "value", None)
        _remark_on_trait(compiler, node.ops[0].expr, word, node.expr)
    _remark_on_step(compiler, node)
    _remark_on_value(compiler, node)
    _remark_on_case(compiler, node)
    if type(node.expr).__name__ == "Filter":
        remarks.on_comparison(compiler, node)
    if len(others) == 1:
        (sign, other), operand = others[0], node.ops[0].expr
        if sign in PYTHON and type(getattr(operand, "value", None)) is int:
            constant: int = operand.value  # type: ignore[attr-defined]  # a Const
            if type(node.expr).__name__ == "Name":
                return _name_with_number(node.expr.name, sign, constant, at)  # type: ignore[attr-defined]
            return _compared_with_number(first, sign, constant, at)
        return _compared(first, sign, other, at)

    def chain(scope: Scope, run: Run) -> bool:
        left = first(scope, run)
        for sign, other in others:
            right = other(scope, run)
            if not COMPARISONS[sign](left, right, run, at):
                return False
            left = right
        return True

    return chain


def _begun(word: str) -> str:
    return word[:1].upper() + word[1:]


_SPELT: Mapping[str, Callable[[str], str]] = {
    "lower": str.lower,
    "upper": str.upper,
    "title": _begun,
    "capitalize": str.capitalize,
    "trim": str.strip,
}
"""What filters make of the letters and blanks of a word; of `title`, what it makes of the first."""


def _remark_on_case(compiler: Compiler, node: "nodes.Compare") -> None:
    """Note a word that no text can be behind a filter: `guess|lower == 'River'`."""
    filtered = getattr(node.expr, "name", "") if type(node.expr).__name__ == "Filter" else ""
    for one in node.ops:
        word = getattr(one.expr, "value", None)
        spell = _SPELT.get(filtered)
        if spell is not None and one.op == "eq" and isinstance(word, str):
            spelt = spell(word)
            if spelt != word:
                kind = "case" if spelt.lower() == word.lower() else "bare"
                offset = compiler.at(one.expr)[1]
                compiler.remarks.append(Remark(kind, spelt, word, offset))


def _remark_on_step(compiler: Compiler, node: "nodes.Compare") -> None:
    """Note the words that a part of one of the game's names is compared with: `quests.lamp`."""
    whole = getattr(getattr(node.expr, "node", None), "name", "")
    if whole and type(node.expr).__name__ in ("Getattr", "Getitem"):
        label = whole == "outcome" and getattr(node.expr, "attr", "") == "label"
        same = node.ops[0].op in ("eq", "ne")
        for one, word in _words(node.ops[0]):
            kind = "label" if label else "step"
            compiler.remarks.append(Remark(kind, str(whole), word, compiler.at(one)[1]))
            _remark_on_trait(compiler, node.expr, word, one, "equal" if same else "trait")


def _remark_on_value(compiler: Compiler, node: "nodes.Compare") -> None:
    """Note the words that one of the game's names is compared with: `door == 'open'`."""
    if type(node.expr).__name__ != "Name" or len(node.ops) != 1:
        return
    name: str = node.expr.name  # type: ignore[attr-defined]  # a Name
    if compiler.is_games(node.expr, name):
        for one, word in _words(node.ops[0]):
            compiler.remarks.append(Remark("value", name, word, compiler.at(one)[1]))


def _words(operand: "nodes.Operand") -> "list[tuple[nodes.Node, str]]":
    """Return the words that something is compared with, each with its place: one, or a list's."""
    several = operand.op in ("in", "notin")
    ones = getattr(operand.expr, "items", ()) if several else (operand.expr,)
    words = [(one, getattr(one, "value", None)) for one in ones]
    return [(one, word) for one, word in words if isinstance(word, str)]


def _remark_on_trait(
    compiler: Compiler,
    part: "nodes.Node",
    word: object,
    asking: "nodes.Node",
    kind: str = "trait",
) -> None:
    """Note a word that a part of the hero is asked for: `'rope' in hero.gear`."""
    if not isinstance(word, str) or type(part).__name__ not in ("Getattr", "Getitem"):
        return
    name = getattr(part, "attr", None) or getattr(getattr(part, "arg", None), "value", None)
    if isinstance(name, str) and compiler.is_games(getattr(part, "node", None), "hero"):
        compiler.remarks.append(Remark(kind, name, word, compiler.at(asking)[1]))


def _compared_with_number(first: Evaluate, sign: str, constant: int, at: At) -> Evaluate:
    fast, slow = PYTHON[sign], COMPARISONS[sign]

    def work(scope: Scope, run: Run) -> object:
        left = first(scope, run)
        if type(left) is int:
            return fast(left, constant)
        return slow(left, constant, run, at)

    return work


def _name_with_number(name: str, sign: str, constant: int, at: At) -> Evaluate:
    fast, slow = PYTHON[sign], COMPARISONS[sign]

    def work(scope: Scope, run: Run) -> object:
        try:
            left = scope[name]
        except KeyError:
            left = missing_name(name, scope, at)
        if type(left) is int:
            return fast(left, constant)
        return slow(left, constant, run, at)

    return work


def _compared(first: Evaluate, sign: str, second: Evaluate, at: At) -> Evaluate:
    slow = COMPARISONS[sign]
    return lambda scope, run: slow(first(scope, run), second(scope, run), run, at)


def _concat(compiler: Compiler, node: "nodes.Concat") -> Evaluate:
    parts, at = [compiler.compile(part) for part in node.nodes], compiler.at(node)

    def join(scope: Scope, run: Run) -> str:
        pieces = [text(part(scope, run), run, at) for part in parts]
        sized(sum(map(len, pieces)), run, at)
        return "".join(pieces)

    return join


def _choice(compiler: Compiler, node: "nodes.CondExpr") -> Evaluate:
    test, at = compiler.compile(node.test), compiler.at(node)
    then = compiler.fork(compiler.compile(node.expr1), node.expr1, "if")
    otherwise = None
    if node.expr2 is not None:
        otherwise = compiler.fork(compiler.compile(node.expr2), node.expr2, "else")
    remarks.on_choice(compiler, node)
    remarks.on_fork(compiler, node, (node.expr1, node.expr2))

    def choose(scope: Scope, run: Run) -> object:
        if test(scope, run):
            return then(scope, run)
        if otherwise is not None:
            return otherwise(scope, run)
        return blank(at, "this 'if' is not so, and it has no 'else'")

    return choose


def _list(compiler: Compiler, node: "nodes.List") -> Evaluate:
    parts = [compiler.compile(part) for part in node.items]
    return lambda scope, run: [part(scope, run) for part in parts]


def _tuple(compiler: Compiler, node: "nodes.Tuple") -> Evaluate:
    parts = [compiler.compile(part) for part in node.items]
    return lambda scope, run: tuple([part(scope, run) for part in parts])


def _dict(compiler: Compiler, node: "nodes.Dict") -> Evaluate:
    pairs = [(compiler.compile(pair.key), compiler.compile(pair.value)) for pair in node.items]
    at = compiler.at(node)

    def make(scope: Scope, run: Run) -> dict[object, object]:
        made = {}
        for key, value in pairs:
            found = key(scope, run)
            weigh(found, run, at)
            try:
                made[found] = value(scope, run)
            except TypeError as error:
                raise wrong(at, "a key must be a number or text", found) from error
        return made

    return make


_OPERATIONS: Mapping[str, Handler] = {
    name: _arithmetic(name, operation) for name, operation in ARITHMETIC.items()
}
EXPRESSIONS: Mapping[str, Handler] = {
    **_OPERATIONS,
    "Name": _name,
    "Const": _const,
    "Getattr": _getattr,
    "Getitem": _getitem,
    "And": _and,
    "Or": _or,
    "Not": _not,
    "Neg": _sign(-1),
    "Pos": _sign(1),
    "Compare": _compare,
    "Concat": _concat,
    "CondExpr": _choice,
    "List": _list,
    "Tuple": _tuple,
    "Dict": _dict,
}
