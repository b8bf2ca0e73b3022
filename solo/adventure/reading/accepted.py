"""Sentences that an author has read and accepted, though what they tell does not hold."""

from collections.abc import Iterator, Mapping

from solo.adventure.files import Files
from solo.adventure.model import Accepted, Presence
from solo.adventure.reading.beside import root_of
from solo.errors import Problem, did_you_mean
from solo.source import Node, decode, shown

FILE = "tests/accepted.yaml"


def read(files: Files, present: Mapping[str, Presence], problems: list[Problem]) -> Accepted:
    """Return what an author accepted, by what is declared and its condition.

    What is wrong in the file is reported, and the rest of it counts.
    """
    root = root_of(files, FILE, problems)
    return {} if root is None else dict(_entries(root, present, problems))


def _entries(
    root: Node, present: Mapping[str, Presence], problems: list[Problem]
) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    for key, under in _within(root, "names of 'present'", problems):
        one = present.get(key)
        if one is None:
            message = f"nothing under 'present' is called '{shown(key)}'"
            cure = did_you_mean(key, present) or "; remove it"
            problems.append(Problem(under.key_mark, "accepted-stale", message + cure, "warning"))
            continue
        known = {declared.when.source for declared in one.every}
        for condition, every in _within(under, f"conditions of '{shown(key)}'", problems):
            if condition in known:
                yield (key, condition), decode(every, tuple[str, ...], problems) or ()
                continue
            message = f"'{shown(key)}' has no condition '{shown(condition)}' any more; remove it"
            problems.append(Problem(every.key_mark, "accepted-stale", message, "warning"))


def _within(node: Node, what: str, problems: list[Problem]) -> Iterator[tuple[str, Node]]:
    if isinstance(node.value, dict):
        yield from node.value.items()
    elif node.value != "":
        message = f"expected a mapping from {what}, as `solo test --accept` writes it"
        problems.append(Problem(node.mark, "type-wrong", message))
