"""Lint: numbers that nothing comes to: of a hero, and of the rounds of an encounter."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain

from solo.adventure.branch import Branch
from solo.authoring.reading import Uses, asked_for, mark_in
from solo.errors import Problem
from solo.prose import Prose

_COMPARED = re.compile(
    r"\bhero\.(\w+)\s*([<>]=?|==)\s*(-?\d{1,9})\b(?!\s*(?:[+*/.]|-(?!%)|%(?!\})))"
)
_PROGRESS = re.compile(
    r"\bhero\.progress(?:\.(\w+)|\[['\"](\w+)['\"]\])\s*([<>]=?|==)\s*(\d{1,9})\b(?!\s*[+*/.%-])"
)
_TAKEN = re.compile(
    r"\btaken\[\s*['\"][^'\"\n]+['\"]\s*\]\s*([<>]=?|==)\s*(\d{1,9})\b(?!\s*[+*/.-])"
)
_REACHED = ("round", "every")  # what an occasion is called for by in a round


def out_of_range(found: Uses, ranges: Mapping[str, tuple[int, int]]) -> Iterator[Problem]:
    """Yield a warning for each number that is asked for and never comes.

    Args:
        found: The texts, conditions and branches of an adventure.
        ranges: Between what the numbers of a hero surely are, by name.
    """
    for text in (*found.texts, *found.conditions) if ranges else ():
        if "hero." in text.source:
            for offset, message in _beyond(text.source, ranges, prose=isinstance(text, Prose)):
                yield Problem(mark_in(text, offset), "condition-never", message, "warning")
    for text in (*found.texts, *found.conditions):
        if "taken[" in text.source:
            for match in _TAKEN.finditer(text.source):
                if not _may_hold(match[1], int(match[2]), 0, 1):
                    mark = mark_in(text, match.start())
                    message = (
                        f"'taken' is 1 however often a choice was taken, so '{match[0]}' never "
                        "holds; count it in a variable, or ask for visited[…]"
                    )
                    yield Problem(mark, "condition-never", message, "warning")
    yield from _filled(found)
    for branch in chain.from_iterable(found.parts.values()):
        if branch.during:
            yield from _late(branch)


def _filled(found: Uses) -> Iterator[Problem]:
    """Yield where a track of progress is compared with more boxes than it has."""
    boxes: dict[str, int] = {}
    for one in found.authored:
        if one.kind == "begin" and one.fields:
            return  # how many there are is worked out in play
        if one.kind == "begin" and isinstance(many := getattr(one.value, "most", None), int):
            name = getattr(one.value, "id", "")
            boxes[name] = max(many, boxes.get(name, 0))
    for text in (*found.texts, *found.conditions) if boxes else ():
        for match in _PROGRESS.finditer(text.source) if "progress" in text.source else ():
            name = match[1] or match[2]
            if name in boxes and not _may_hold(match[3], int(match[4]), 0, boxes[name]):
                mark = mark_in(text, match.start())
                message = (
                    f"'{name}' has {boxes[name]} boxes, so '{match[0]}' never holds; compare it "
                    f"with 0 to {boxes[name]}"
                )
                yield Problem(mark, "condition-never", message, "warning")


def _beyond(
    source: str, ranges: Mapping[str, tuple[int, int]], *, prose: bool
) -> Iterator[tuple[int, str]]:
    """Yield what a number of the hero is compared with and never is, with its place."""
    for match in asked_for(_COMPARED, source, prose=prose):
        name, sign, number = match[1], match[2], int(match[3])
        before = match.string[: match.start()].rstrip()
        if name not in ranges or before[-1:] in tuple("+-*/%"):
            continue
        low, high = ranges[name]
        if not _may_hold(sign, number, low, high):
            message = (
                f"hero.{name} is {low} to {high}, so '{match[0]}' never holds; compare it "
                "with a number within"
            )
            yield match.start(), message


def _may_hold(sign: str, number: int, low: int, high: int) -> bool:
    return {
        ">": high > number,
        ">=": high >= number,
        "<": low < number,
        "<=": low <= number,
        "==": low <= number <= high,
    }[sign]


def _late(branch: Branch) -> Iterator[Problem]:
    """Yield what happens in rounds that an encounter never comes to."""
    last = getattr(branch.check.value, "last_round", 0) if branch.check is not None else 0
    if branch.check is None or branch.check.fields:
        return
    for one in branch.during:
        if one.on in _REACHED and one.number > last > 0:
            message = (
                f"this happens in round {one.number}, and '{branch.check.kind}' is over after "
                f"round {last}; name an earlier round, or let it last longer"
            )
            yield Problem(one.case.branch.mark, "fight-idle", message, "warning")
