"""Lint: numbers of checks and effects that are worked out, and come to what is hardly meant."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from solo.adventure.branch import Authored
from solo.authoring.reading import Uses
from solo.errors import Mark, Problem
from solo.facts import broken, meant
from solo.namedtuple import NamedTuple
from solo.prose import Expression
from solo.rules.core.system import AnySystem

_ODD = ("value-odd", "difficulty-high")  # what is so of a number by itself


class _Chosen(NamedTuple):
    """A check or effect with one of the numbers that an expression chooses among."""

    value: Any  # with that number; None where it can't have it
    field: str  # the field that holds it
    mark: Mark  # where the expression stands
    problem: Problem | None  # why it can't be meant, if that is sure


def worked_out(found: Uses, system: AnySystem) -> Iterator[Problem]:
    """Yield a problem for each number of an `x if … else y` that a field can't or should not be.

    What an expression asks of the game before it comes to a number is not looked at.
    """
    own = {id(piece): piece for piece in found.pieces for one in piece.authored if one.fields}
    chosen = [one for piece in own.values() for one in piece.kept(_chosen)]
    for one in chosen:
        if one.problem is not None:
            yield one.problem
    others = [one for one in chosen if one.value is not None]
    for place, code, message, about, _ in system.review([one.value for one in others]):
        if about == others[place].field and code in _ODD:
            yield Problem(others[place].mark, code, message, "warning")


def _chosen(piece: Uses) -> list[_Chosen]:
    """Return the numbers that the expressions of a piece choose among."""
    return [
        _judged(one, name, number)
        for one in piece.authored
        for name, expression in one.fields.items()
        for number in _numbers(expression)
    ]


def _numbers(expression: Expression) -> tuple[int, ...]:
    """Return the numbers that an expression chooses among, or the one that it comes to."""
    values: tuple[object, ...] = expression.chosen({}) or (expression.fixed(),)
    return tuple(one for one in dict.fromkeys(values) if type(one) is int)


def _judged(one: Authored, name: str, number: int) -> _Chosen:
    """Return a check or effect with a number in a field, and what is wrong with that."""
    kind: type = type(one.value)
    mark = one.fields[name].mark
    for reason in broken(kind, {name: number}):
        return _Chosen(None, name, mark, Problem(mark, "value-wrong", str(reason), reason=reason))
    usual = meant(kind).get(name)
    if usual is not None and (doubt := usual.doubt(name, number)):
        return _Chosen(None, name, mark, Problem(mark, "value-odd", doubt, "warning"))
    try:
        return _Chosen(replace(one.value, **{name: number}), name, mark, None)
    except ValueError:  # another number that is worked out does not go with it
        return _Chosen(None, name, mark, None)
