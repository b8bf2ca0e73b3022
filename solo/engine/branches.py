"""Doing branches: their effects, their prose, and their cases whose conditions hold."""

from collections.abc import Iterable

from solo.adventure.branch import Branch
from solo.engine.actions import act, holds, narrate
from solo.engine.draft import Draft

Done = tuple[tuple[Branch, ...], tuple[Branch, ...]]
"""Branches whose check or way on is due, and those around them, whose way on counts after that."""


def perform(draft: Draft, branch: Branch, kind: str) -> None:
    """Do a branch's effects in their order, then tell its prose; its cases are left out."""
    if branch.actions:
        act(draft, branch.actions)
    if branch.text is not None and (draft.prose or branch.text.may_draw):
        narrate(draft, branch.text, kind)


def do(draft: Draft, branches: Iterable[Branch], kind: str) -> Done:
    """Do branches with their cases; return those whose check, or way on, is due next.

    A case that leads on or asks for a check is the last that is done of its branch; it counts
    before the branch's own check.
    """
    due: list[Branch] = []
    around: list[Branch] = []
    for branch in branches:
        perform(draft, branch, kind)
        if not branch.cases:
            due.append(branch)
            continue
        led = False
        held = False
        for case in branch.cases:
            if held if case.otherwise else not holds(draft, case.when):
                continue
            held = True
            inner, outer = do(draft, (case.pick(),), kind)
            due += inner
            around += outer
            led = any(one.leads for one in inner)
            if led:
                break
        (around if led else due).append(branch)
    return tuple(due), tuple(around)
