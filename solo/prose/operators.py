"""Operators of Python, with checked operands and bounded results.

Each takes the two values, the run whose budget it draws on, and the place to complain about.
"""

import operator
from collections.abc import Callable, Mapping
from typing import Any

from solo.prose.faults import NUMBER, POWER, At, fault, too_much
from solo.prose.values import (
    Run,
    Undefined,
    is_blank,
    kind,
    listed,
    number,
    searched,
    sized,
    spend,
    weigh,
    wrong,
)

Operation = Callable[[object, object, Run, At], object]

_NUMBERS = (int, float)  # bool is a kind of int, as in Jinja
_SHORT = 50  # characters that are compared at no cost
_FLAT = frozenset({int, float, bool, str, type(None)})


def add(left: object, right: object, run: Run, at: At) -> object:
    """Add numbers, or put texts, lists or tuples together."""
    if isinstance(left, _NUMBERS) and isinstance(right, _NUMBERS):
        return number(left + right, at)
    if isinstance(left, str) and isinstance(right, str):
        sized(len(left) + len(right), run, at)
        return left + right
    listing: Any = list if isinstance(left, list) else tuple
    if isinstance(left, listing) and isinstance(right, listing):
        listed(len(left) + len(right), run, at)
        return left + right
    raise wrong(
        at, "'+' adds two numbers, two texts or two lists ('~' joins anything)", left, right
    )


def multiply(left: object, right: object, run: Run, at: At) -> object:
    """Multiply numbers, or repeat a text, list or tuple."""
    if isinstance(left, _NUMBERS) and isinstance(right, _NUMBERS):
        return number(left * right, at)
    if isinstance(left, int):
        left, right = right, left
    if isinstance(left, str | list | tuple) and isinstance(right, int):
        length = len(left) * max(right, 0)
        (sized if isinstance(left, str) else listed)(length, run, at)
        return left * right
    raise wrong(at, "'*' takes two numbers, or a text and a number", left, right)


def power(left: Any, right: Any, run: Run, at: At) -> Any:
    """Raise a number to a power."""
    _both_numbers("**", left, right, at)
    if abs(right) > POWER:
        raise too_much(at, f"this power goes beyond {POWER}")
    if abs(left) > NUMBER:
        raise too_much(at, f"this number goes beyond {NUMBER:,}")
    try:
        return number(left**right, at)
    except ZeroDivisionError as error:
        raise fault(at, "prose-arithmetic", "zero can't have a power below zero") from error
    except OverflowError as error:  # of floats; whole numbers only grow
        raise too_much(at, f"this number goes beyond {NUMBER:,}") from error


def _both_numbers(sign: str, left: object, right: object, at: At) -> None:
    if not (isinstance(left, _NUMBERS) and isinstance(right, _NUMBERS)):
        raise wrong(at, f"'{sign}' takes two numbers", left, right)


def _dividing(sign: str, divide: Callable[[object, object], object]) -> Operation:
    def run_it(left: object, right: object, run: Run, at: At) -> object:
        _both_numbers(sign, left, right, at)
        if not right:
            raise fault(at, "prose-arithmetic", "division by zero")
        return number(divide(left, right), at)

    return run_it


def subtract(left: Any, right: Any, run: Run, at: At) -> Any:
    """Subtract one number from another."""
    _both_numbers("-", left, right, at)
    return number(left - right, at)


ARITHMETIC: Mapping[str, Operation] = {
    "Add": add,
    "Sub": subtract,
    "Mul": multiply,
    "Div": _dividing("/", operator.truediv),
    "FloorDiv": _dividing("//", operator.floordiv),
    "Mod": _dividing("%", operator.mod),
    "Pow": power,
}


def contains(item: object, whole: object, run: Run, at: At) -> bool:
    """Return whether a list, mapping or set holds an item, or a text another."""
    if isinstance(whole, (list, tuple)):
        listed(len(whole), run, at)
        if type(item) not in _FLAT or (type(item) is str and len(item) > _SHORT):
            weigh((item, whole), run, at)  # else Python goes neither deep nor far in any
        return item in whole
    if isinstance(whole, str) and isinstance(item, str):
        searched(whole, item, run, at)
        return item in whole
    if isinstance(whole, range) and type(item) is not int:
        listed(len(whole), run, at)  # each of its numbers is compared
    if is_blank(whole):
        return False
    if not isinstance(whole, (range, Mapping, set, frozenset)):
        raise wrong(at, "'in' looks for text in text, or for anything in a list", item, whole)
    if type(item) not in _FLAT:
        weigh(item, run, at)
    try:
        return item in whole
    except TypeError as error:
        raise wrong(at, "no list can be looked for here", item) from error


def _absent(item: object, whole: object, run: Run, at: At) -> bool:
    return not contains(item, whole, run, at)


def _equality(compare: Callable[[object, object], object]) -> Operation:
    def run_it(left: object, right: object, run: Run, at: At) -> bool:
        for value in (left, right):
            if type(value) not in _FLAT and not is_blank(value):
                weigh(value, run, at)
        if type(left) is str and type(right) is str and len(left) == len(right) > _SHORT:
            spend(run, at, len(left) // 50)
        return bool(compare(left, right))

    return run_it


def _ordering(compare: Callable[[object, object], object]) -> Operation:
    def run_it(left: object, right: object, run: Run, at: At) -> bool:
        for kinds in (_NUMBERS, str, list, tuple):
            if isinstance(left, kinds) and isinstance(right, kinds):
                if kinds in (list, tuple):
                    weigh((left, right), run, at)
                elif isinstance(left, str) and isinstance(right, str):
                    spend(run, at, min(len(left), len(right)) // 50)
                try:
                    return bool(compare(left, right))
                except TypeError as error:
                    raise wrong(at, "these lists can't be put in order", left, right) from error
        raise wrong(at, "'<' and '>' compare two numbers or two texts", left, right)

    return run_it


PYTHON: Mapping[str, Callable[[Any, Any], Any]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "lteq": operator.le,
    "gt": operator.gt,
    "gteq": operator.ge,
}
COMPARISONS: Mapping[str, Operation] = {
    "eq": _equality(operator.eq),
    "ne": _equality(operator.ne),
    "in": contains,
    "notin": _absent,
} | {name: _ordering(PYTHON[name]) for name in ("lt", "lteq", "gt", "gteq")}


def _lacking(whole: Any, key: str) -> str:
    """Say that a value has no part of a name, and how to ask what was hardly meant otherwise."""
    if isinstance(whole, str):
        return f"a text has no '{key}'; compare it: == '…'"
    if isinstance(whole, list | tuple):
        return f"a list has no '{key}'; write '{key}' in it"
    if isinstance(whole, int):
        return f"{kind(whole)} has no '{key}'"
    return f"there is no '{key}' here"


def entry(whole: Any, key: Any, run: Run, at: At) -> Any:
    """Return what a mapping or list holds at a key, or Undefined; never an attribute."""
    if type(key) not in _FLAT:
        weigh(key, run, at)
    try:
        if isinstance(whole, Mapping) or (
            isinstance(whole, list | tuple | str | range) and isinstance(key, int)
        ):
            return whole[key]
    except (LookupError, TypeError):
        pass
    if isinstance(whole, Undefined):
        raise whole.error()
    if isinstance(key, str):
        known = tuple(whole) if isinstance(whole, Mapping) else ()
        return Undefined(at, _lacking(whole, key[:100]), key[:100], known)
    return Undefined(at, "there is nothing at this place of the list")
