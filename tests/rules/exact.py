"""Odds held against distributions that a test writes down by itself, as exact fractions."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple, TypeVar

from solo.rules.core.outcome import Odds

T = TypeVar("T", bound=Hashable)
Chances = Mapping[T, Fraction]


class End(NamedTuple):
    """How a roll can end: its label, its count (`2s`, `1f`, nothing), what happens on top."""

    label: str
    count: str = ""
    triggers: tuple[str, ...] = ()


def dice(*sizes: int) -> Iterator[tuple[int, ...]]:
    """Yield every way some dice can fall; all are equally likely."""
    return product(*(range(1, size + 1) for size in sizes))


def fair(ends: Iterable[T]) -> dict[T, Fraction]:
    """Return the chances of what comes of equally likely ways."""
    found = Counter(ends)
    return {end: Fraction(ways, found.total()) for end, ways in found.items()}


def mixed(parts: Iterable[tuple[Fraction, Chances[T]]]) -> dict[T, Fraction]:
    """Return the chances of several things that happen with a chance each."""
    found: dict[T, Fraction] = {}
    for chance, ends in parts:
        for end, share in ends.items():
            found[end] = found.get(end, Fraction(0)) + chance * share
    return {end: chance for end, chance in found.items() if chance}


def agree(found: Odds, wanted: Chances[End], about: object = "") -> None:
    """See that odds are these chances in whole numbers: every label, count and trigger of them."""
    assert sum(wanted.values()) == 1
    assert sum(found.labels.values()) == sum(found.counts.values()) == found.total, about
    labels: dict[str, Fraction] = {}
    counts: dict[str, Fraction] = {}
    triggers: dict[str, Fraction] = {}
    for end, chance in wanted.items():
        for into, names in (
            (labels, (end.label,)), (counts, (end.count,)), (triggers, end.triggers)
        ):  # fmt: skip
            for name in names:
                into[name] = into.get(name, Fraction(0)) + chance
    for told, expected in (
        (found.labels, labels), (found.counts, counts), (found.triggers, triggers)
    ):  # fmt: skip
        assert all(type(ways) is int and ways > 0 for ways in told.values()), about
        shares = {name: Fraction(ways, found.total) for name, ways in told.items()}
        assert shares == {name: chance for name, chance in expected.items() if chance}, about
