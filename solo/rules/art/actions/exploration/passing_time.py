"""The time of exploration phases as it passes: actions under way come to their end.

Notes: task-done, task-failed, task-unfinished, and those of `work`.
"""

from solo.rules.art.actions.exploration.state import Exploration, Pending
from solo.rules.art.actions.exploration.written import DONE, INTERRUPTED, LEFT, TIME_UP
from solo.rules.art.actions.task import penalised, set_tries
from solo.rules.art.heroes.sheet import CLOSED
from solo.rules.art.party import members as party


def pass_time(now: Exploration) -> str:
    """Move the marker on, and let happen what comes to its end before (ART-309, ART-310).

    The text is the label that it all ends with, or nothing while it goes on.
    """
    while True:
        target = now.track.onward()
        due: list[Pending | str] = [one for one in now.pending if one.ends <= target]
        due += [key for key, ends in now.coming.items() if ends <= target]
        if not due:
            break
        first = min(due, key=lambda one: _end(now, one))  # of two at once the adventurers' own
        label = _move_marker(now, max(_end(now, first), now.track.marker))
        if not label and isinstance(first, str):
            label = INTERRUPTED if now.others_do(first).ends else ""
        elif not label and isinstance(first, Pending):
            now.pending = [one for one in now.pending if one is not first]
            label = _happen(now, first)
        if label:
            return label
    label = _move_marker(now, now.track.onward()) or now.late()
    return label or (LEFT if now.stuck() else "")


def _end(now: Exploration, one: Pending | str) -> int:
    return now.coming[one] if isinstance(one, str) else one.ends


def _move_marker(now: Exploration, phase: int) -> str:
    """Let time pass up to a phase, or until time is up."""
    minutes = (phase - now.track.marker) * now.scale.minutes
    limit, label = now.check.limit_minutes, ""
    if limit and now.elapsed + minutes > limit:
        minutes, label = limit - now.elapsed, TIME_UP
    now.track = now.track.marked(max(phase, now.track.marker))
    now.elapsed += minutes
    now.table.minutes += minutes
    return label


def _happen(now: Exploration, one: Pending) -> str:
    """Let an action under way come to its end."""
    task, table = now.check.task(one.task), now.table
    name = now.name(one.who)
    if one.unfinished:
        table.become(set_tries(table.sheet, task.id, CLOSED))
        table.tell("task-unfinished", name=name, task=task.text)
        return ""
    if one.failures:
        return _fail(now, one)
    now.do(task, one.who)
    return DONE if now.all_done() else ""


def _fail(now: Exploration, one: Pending) -> str:
    """Let an action fail: with harm to whoever tried it, or so that the next try takes longer."""
    task, table = now.check.task(one.task), now.table
    table.tell("task-failed", name=now.name(one.who), task=task.text, text=task.failure)
    if not penalised(one.failures, task.penalty):
        tries = table.sheet.tried.get(task.id, 0) + 1
        table.become(set_tries(table.sheet, task.id, tries))
    else:
        now.harm(task, one.who)
    now.failed.add(task.id)
    for who in now.track.tokens:
        adventurer = party.named(table.sheet, who)
        if adventurer is not None and not party.able(adventurer):
            now.track = now.track.without(who)
    return INTERRUPTED if 0 < task.ends <= one.failures else ""
