"""The filters and tests that prose may use; each means what it means in Jinja.

Source: Jinja 3.1, "List of Builtin Filters" and "List of Builtin Tests"; `plural`, `number` and
`in_words` are our own.
"""

import math
import re
from collections.abc import Callable, Mapping
from typing import Any

from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.prose.faults import SIZE, At, fault
from solo.prose.numerals import in_words
from solo.prose.oclock import LANGUAGES
from solo.prose.operators import contains
from solo.prose.values import (
    Run,
    Undefined,
    is_blank,
    items,
    listed,
    number,
    searched,
    sized,
    spend,
    text,
    weigh,
    wrong,
)

_TIME = pattern(r"([01]?[0-9]|2[0-3]):([0-5][0-9])", re.ASCII)
_WORDS = pattern(r"([-\s({\[<]+)")


class Filter(NamedTuple):
    """A filter: `work(run, at, value, **arguments)`, and the names of its arguments in order."""

    work: Callable[..., object]
    arguments: tuple[str, ...] = ()
    required: int = 0


def _on_text(change: Callable[[str], str], *, dear: bool = False) -> Filter:
    def work(run: Run, at: At, value: object) -> str:
        shown = text(value, run, at)
        sized(len(shown), run, at)
        if dear or not shown.isascii():
            spend(run, at, len(shown) // 4)
        changed = change(shown)
        sized(len(changed), run, at)
        return changed

    return Filter(work)


def _titled(shown: str) -> str:
    words = (word for word in _WORDS.split(shown) if word)
    return "".join([word[0].upper() + word[1:].lower() for word in words])


def _trim(run: Run, at: At, value: object, chars: object = None) -> str:
    if chars is not None and not isinstance(chars, str):
        raise wrong(at, "'trim' takes the characters to trim as text", chars)
    if chars is not None and len(chars) > 100:
        raise fault(at, "prose-limit", "'trim' takes at most 100 characters to trim")
    shown = text(value, run, at)
    sized(len(shown), run, at)
    return shown.strip(chars)


def _length(run: Run, at: At, value: object) -> int:
    if isinstance(value, str | list | tuple | range | Mapping | set | frozenset):
        return len(value)
    if is_blank(value):
        return 0
    raise wrong(at, "only a list or text has a length", value)


def _join(run: Run, at: At, value: object, d: object = "") -> str:
    pieces: list[str] = []
    gap = text(d, run, at)
    total = 0
    every = items(value, run, at)
    spend(run, at, len(every) // 2)
    for item in every:
        pieces.append(text(item, run, at))
        total += len(pieces[-1]) + len(gap)
        if total > SIZE:
            break
    sized(total, run, at)
    return gap.join(pieces)


def _default(
    run: Run, at: At, value: object, default_value: object = "", boolean: object = False
) -> object:
    if isinstance(value, Undefined) or (boolean and not value):
        return default_value
    return value


def _first(run: Run, at: At, value: object) -> object:
    every = items(value, run, at)
    return every[0] if every else Undefined(at, "an empty list has no first item")


def _last(run: Run, at: At, value: object) -> object:
    every = items(value, run, at)
    return every[-1] if every else Undefined(at, "an empty list has no last item")


def _int(run: Run, at: At, value: Any, default: Any = 0) -> Any:
    if isinstance(value, Undefined):
        raise value.error()
    if isinstance(value, str):
        sized(len(value), run, at)
    for read in (int, lambda found: int(float(found))):
        try:
            return number(read(value), at)
        except (TypeError, ValueError, OverflowError):
            continue
    return default


def _round(
    run: Run, at: At, value: object, precision: object = 0, method: object = "common"
) -> object:
    ways: dict[object, Callable[[float], int]] = {"ceil": math.ceil, "floor": math.floor}
    if not isinstance(value, int | float) or not isinstance(precision, int):
        raise wrong(at, "'round' takes a number and a count of digits", value, precision)
    if method not in ("common", "ceil", "floor"):
        raise fault(at, "prose-type", "'round' rounds 'common', 'ceil' or 'floor'")
    if abs(precision) > 12:
        raise fault(at, "prose-limit", "'round' keeps 12 digits at most")
    number(value, at)
    if method == "common":
        return number(round(value, precision), at)
    return number(ways[method](value * 10**precision) / 10**precision, at)


def _abs(run: Run, at: At, value: object) -> object:
    if not isinstance(value, int | float):
        raise wrong(at, "'abs' takes a number", value)
    return abs(value)


def _replace(run: Run, at: At, s: object, old: object, new: object, count: object = None) -> str:
    shown, old, new = (text(value, run, at) for value in (s, old, new))
    if count is not None and not isinstance(count, int):
        raise wrong(at, "'replace' counts with a whole number", count)
    sized(len(shown), run, at)
    searched(shown, old, run, at)
    times = shown.count(old)
    if count is not None and 0 <= count < times:
        times = count
    sized(len(shown) + times * max(len(new) - len(old), 0), run, at)
    listed(times, run, at)
    searched(shown, old, run, at)
    return shown.replace(old, new, -1 if count is None else count)


def _list(run: Run, at: At, value: object) -> list[object]:
    return list(items(value, run, at))


def _folded(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


def _comparable(run: Run, at: At, value: object) -> list[object]:
    every = list(items(value, run, at))
    weigh(every, run, at)
    spend(run, at, len(every))  # it takes more to put them in order than to go through them
    if all(isinstance(item, str) for item in every) or all(
        isinstance(item, int | float) for item in every
    ):
        return every
    raise fault(at, "prose-type", "only numbers alone or texts alone can be put in order")


def _sort(run: Run, at: At, value: Any, reverse: Any = False, case_sensitive: Any = False) -> Any:
    every = _comparable(run, at, value)
    return sorted(every, key=None if case_sensitive else _folded, reverse=bool(reverse))


def _extreme(choose: Callable[..., object]) -> Filter:
    def work(run: Run, at: At, value: object, case_sensitive: object = False) -> object:
        every = _comparable(run, at, value)
        if not every:
            return Undefined(at, "an empty list has no least or greatest item")
        return choose(every, key=None if case_sensitive else _folded)

    return Filter(work, ("case_sensitive",))


def _sum(run: Run, at: At, value: object) -> object:
    every = items(value, run, at)
    weigh(every, run, at)
    for item in every:
        if not isinstance(item, int | float):
            raise wrong(at, "'sum' adds numbers", item)
    return number(sum(every), at)


def _whole(at: At, name: str, value: object) -> int:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, int):
        number(value, at)
        return value
    raise wrong(at, f"'{name}' takes a whole number", value)


def _plural(run: Run, at: At, value: object, one: object = "", many: object = "s") -> object:
    return one if _whole(at, "plural", value) == 1 else many


def _number(run: Run, at: At, value: object) -> str:
    return in_words(_whole(at, "number", value))


def _in_words(run: Run, at: At, value: object, language: object = "en") -> str:
    match = _TIME.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise wrong(at, "'in_words' takes a time of day, such as time_of_day or '17:05'", value)
    say = LANGUAGES.get(language) if isinstance(language, str) else None
    if say is None:
        known = " or ".join(f"'{name}'" for name in LANGUAGES)
        raise fault(at, "prose-type", f"'in_words' knows the languages {known}")
    return say(60 * int(match[1]) + int(match[2]))


FILTERS: Mapping[str, Filter] = {
    "upper": _on_text(str.upper),
    "lower": _on_text(str.lower),
    "title": _on_text(_titled, dear=True),
    "capitalize": _on_text(str.capitalize),
    "trim": Filter(_trim, ("chars",)),
    "length": Filter(_length),
    "count": Filter(_length),
    "join": Filter(_join, ("d",)),
    "default": Filter(_default, ("default_value", "boolean")),
    "d": Filter(_default, ("default_value", "boolean")),
    "first": Filter(_first),
    "last": Filter(_last),
    "int": Filter(_int, ("default",)),
    "round": Filter(_round, ("precision", "method")),
    "abs": Filter(_abs),
    "replace": Filter(_replace, ("old", "new", "count"), 2),
    "list": Filter(_list),
    "sort": Filter(_sort, ("reverse", "case_sensitive")),
    "plural": Filter(_plural, ("one", "many")),
    "number": Filter(_number),
    "in_words": Filter(_in_words, ("language",)),
    "sum": Filter(_sum),
    "min": _extreme(min),
    "max": _extreme(max),
}


def _divides(run: Run, at: At, value: object, num: object) -> bool:
    if not (isinstance(value, int | float) and isinstance(num, int | float)):
        raise wrong(at, "'divisibleby' takes two numbers", value, num)
    if not num:
        raise fault(at, "prose-arithmetic", "division by zero")
    return value % num == 0


def _odd(run: Run, at: At, value: object) -> bool:
    if not isinstance(value, int | float):
        raise wrong(at, "only a number is odd or even", value)
    return value % 2 == 1


def _even(run: Run, at: At, value: object) -> bool:
    if not isinstance(value, int | float):
        raise wrong(at, "only a number is odd or even", value)
    return value % 2 == 0


def _is(kinds: type | tuple[type, ...]) -> Filter:
    def work(run: Run, at: At, value: object) -> bool:
        return isinstance(value, kinds)

    return Filter(work)


def _in(run: Run, at: At, value: object, seq: object) -> bool:
    return contains(value, seq, run, at)


def _defined(run: Run, at: At, value: object) -> bool:
    return not isinstance(value, Undefined)


TESTS: Mapping[str, Filter] = {
    "defined": Filter(_defined),
    "undefined": _is(Undefined),
    "none": _is(type(None)),
    "number": _is((int, float)),
    "string": _is(str),
    "even": Filter(_even),
    "odd": Filter(_odd),
    "in": Filter(_in, ("seq",), 1),
    "divisibleby": Filter(_divides, ("num",), 1),
}
