"""Lint: texts and conditions tried out with the values that variables may have.

Nobody knows which values go together in a game; so what fails or is false with every one of them is
told of, and nothing else.
"""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence

from solo.adventure.model import Adventure, Value
from solo.authoring.reading import Text, Uses
from solo.errors import Problem
from solo.prose import Expression, ProseError

MOST_TRIALS = 200  # of one condition
MOST_RENDERINGS = 6  # of one text
_NUMBERS = re.compile(r"\b\d{1,9}\b")
_TEXTS = re.compile(r"'([^']*)'|\"([^\"]*)\"")
_TOLD: Mapping[str, Sequence[Value]] = {
    "visits": (1, 2, 3),
    "turn": (1, 2, 50),
    "clock": (0, 1, 60, 600),
    "hour": tuple(range(24)),
    "time_of_day": ("06:05", "18:30"),
    "successes": (0, 1, 2, 5),
    "failures": (0, 1, 2, 5),
}
"""What the engine tells besides the variables, in values that it may have."""


def failing(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield the mistakes of what can't be worked out, and the conditions that never hold."""
    for text in {(type(text), text.source): text for text in found.texts}.values():
        problem = _failure(text, adventure, found, MOST_RENDERINGS)[0]
        if problem is not None:
            yield problem
    for condition in found.conditions:
        problem, values = _failure(condition, adventure, found, MOST_TRIALS)
        if problem is not None:
            yield problem
        elif values and not any(values):
            message = f"this never holds{_only(condition, adventure, found)}"
            yield Problem(condition.mark, "condition-never", message, "warning")


def _failure(
    text: Text, adventure: Adventure, found: Uses, most: int
) -> tuple[Problem | None, list[object]]:
    """Return the mistake that every trial meets, or else what the trials came to."""
    names = text.names()
    if not names <= _TOLD.keys() | adventure.variables.keys():
        return None, []  # it asks for more than can be told beforehand
    domains = {name: _domain(name, text, adventure, found) for name in sorted(names)}
    values: list[object] = []
    first: Problem | None = None
    usual = {name: values[0] for name, values in _TOLD.items()} | dict(adventure.variables)
    for values_of in itertools.islice(_scopes(domains), most):
        scope = {**usual, **values_of}
        adventure.language.refresh()
        try:
            values.append(text.value(scope) if isinstance(text, Expression) else text.render(scope))
        except ProseError as error:
            first = first or error.problem
            if error.problem.message.startswith("unknown name"):  # a macro asks for more
                return None, []
            if error.problem.code == "prose-limit":
                return error.problem, []
    return (None if values else first), values


def _scopes(domains: Mapping[str, Sequence[Value]]) -> Iterator[Mapping[str, Value]]:
    """Yield values for all names; the last name changes fastest, so few names are all tried."""
    for values in itertools.product(*domains.values()):
        yield dict(zip(domains, values, strict=True))


def _domain(name: str, text: Text, adventure: Adventure, found: Uses) -> Sequence[Value]:
    """Return values that a name may have: those it is set to, or likely ones where that is open."""
    if name not in adventure.variables:
        more = (number for number in _numbers(text.source) if number >= 0)
        return _TOLD[name] if name == "time_of_day" else (*_TOLD[name], *more)
    first = adventure.variables[name]
    set_to = found.values.get(name, [None])
    if None not in set_to:
        return tuple(dict.fromkeys((first, *(one for one in set_to if one is not None))))
    if isinstance(first, bool):
        return (first, not first)
    if isinstance(first, int):
        return tuple(dict.fromkeys((first, *_numbers(text.source), -1, *range(10))))
    quoted = (one or other for one, other in _TEXTS.findall(text.source))
    return tuple(dict.fromkeys((first, *quoted, "", "a text")))


def _numbers(source: str) -> list[int]:
    numbers = [int(word) for word in _NUMBERS.findall(source)]
    return [near for number in numbers for near in (number, number + 1, number - 1)]


def _only(condition: Expression, adventure: Adventure, found: Uses) -> str:
    """Say which values the variables of a condition are ever given, if those are known."""
    told = []
    for name in sorted(condition.names() & found.values.keys()):
        values = _domain(name, condition, adventure, found)
        both = isinstance(values[0], bool) and len(values) > 1
        if None not in found.values[name] and not both:
            told.append(f"'{name}' is only ever {' or '.join(map(_said, values))}")
    return f"; {', and '.join(told)}" if told else "; remove what stands under it, or mend it"


def _said(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
