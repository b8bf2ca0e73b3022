"""Lint: what running through the checks of an adventure's own rules file shows."""

from collections.abc import Iterable, Iterator

from solo.adventure.loader import Examined
from solo.adventure.sections import rules_files
from solo.errors import Problem
from solo.late import late
from solo.source import Node


def of_own_rules(seen: Examined, told: Iterable[Problem]) -> Iterator[Problem]:
    """Yield what is wrong with the rules file in the folder of an adventure, if it brings one.

    Args:
        seen: The adventure as it was read.
        told: What reading it has told: that is not told once more.
    """
    if brought := rules_files(seen.roots[0]):
        yield from _run_through(seen, brought, {*told})


@late  # few adventures bring their rules
def _run_through(seen: Examined, brought: Iterable[Node], told: set[Problem]) -> Iterator[Problem]:
    from solo.rules.data_systems.reading import examine

    for node in brought:
        for name in seen.files.matching(node, []):
            data = seen.files.read(name, node, [])
            every = () if data is None else examine(data, seen.files.shown(name))
            yield from (one for one in every if one not in told)
