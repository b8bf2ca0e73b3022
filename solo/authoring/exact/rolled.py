"""The checks of an adventure: what answers each, and in whose midst something may happen."""

from collections.abc import Iterator, Mapping

from solo.adventure import graph
from solo.adventure.branch import Branch, Occasion, Outcomes
from solo.adventure.model import Adventure


def answers(adventure: Adventure) -> Mapping[int, Outcomes]:
    """Return what answers each check, by the check; not where one could be answered in two ways."""
    found: dict[int, Outcomes] = {}
    twice: set[int] = set()
    for branch in _branches(adventure):
        if branch.check is not None and branch.outcomes is not None:
            key = id(branch.check.value)
            if found.setdefault(key, branch.outcomes) is not branch.outcomes:
                twice.add(key)
    return {key: outcomes for key, outcomes in found.items() if key not in twice}


def triggers(adventure: Adventure) -> frozenset[str]:
    """Return what any author answers on top of an outcome."""
    every = (b.outcomes.also or {} for b in _branches(adventure) if b.outcomes is not None)
    return frozenset(trigger for also in every for trigger in also)


def eventful(adventure: Adventure) -> frozenset[int]:
    """Return the checks in whose midst more may happen than something is told."""
    return frozenset(
        id(branch.check.value)
        for branch in _branches(adventure)
        if branch.check is not None and any(map(_does, branch.during))
    )


def _does(occasion: Occasion) -> bool:
    if occasion.arrivals or occasion.shifts or occasion.offers:
        return True
    return any(
        branch.actions or branch.leads or (branch.text is not None and branch.text.may_draw)
        for branch in graph.branches(occasion.case.branch)
    )


def _branches(adventure: Adventure) -> Iterator[Branch]:
    for scene in adventure.scenes.values():
        yield from graph.parts(scene)
    for event in adventure.events.values():
        yield from graph.branches(event.body)
