"""What comes of the actions of exploration phases, as their time goes by.

Notes: attempt, rescued, task-done, task-failed, task-unfinished, and those of what failing does.
"""

from dataclasses import replace
from typing import TypeVar

from solo.rules.art.actions.exploration.schedule import PhaseTask
from solo.rules.art.actions.exploration.tasks import (
    DONE,
    INTERRUPTED,
    LEFT,
    TIME_UP,
    Pending,
    State,
    name_of,
)
from solo.rules.art.actions.phases import Tried, penalised, phases_taken
from solo.rules.art.heroes.sheet import CLOSED, Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made
from solo.rules.core.outcome import Note, Outcome, Step

S = TypeVar("S", bound=State)


def put_on_track(
    now: S, who: str, act: str, own: Outcome, limit: int, step: Step
) -> tuple[S, Step]:
    """Put an action on the track; its result happens when its time is over (ART-308, 310)."""
    if own.label == "aborted":
        return replace(now, track=now.track.moved(who, 1)), step
    phases = phases_taken(own.facts["result_index"], own.failures)
    late = bool(limit and phases > limit)
    phases = limit if late else phases
    facts = {
        "name": name_of(step.sheet, who),
        "label": own.label,
        "count": own.count,
        "phases": phases,
        "scale": now.scale.word,
    }
    step = step._replace(notes=(*step.notes, Note("attempt", facts)))
    ends = now.track.marker + phases
    track = now.track.put(who, ends)
    if act.startswith("do-"):
        key = act.removeprefix("do-")
        pend = Pending(who=who, task=key, ends=ends, failures=own.failures, unfinished=late)
        return replace(now, track=track, pending=(*now.pending, pend)), step
    if own.failures:
        return replace(now, track=track), step
    victim = now.victim(act.removeprefix("rescue-"))
    saved = replace(victim, failures=0, ends=ends)
    pending = tuple(saved if one is victim else one for one in now.pending)
    told = Note("rescued", {"name": name_of(step.sheet, victim.who)})
    step = step._replace(notes=(*step.notes, told))
    return replace(now, track=track.put(victim.who, ends), pending=pending), step


def onward(now: S, step: Step, dice: Dice) -> tuple[S, Step, str]:
    """Move the marker on and let happen what happens on the way (ART-309, ART-310).

    The text is the label that it all ends with, or nothing while it goes on.
    """
    while True:
        target = now.track.onward()
        due = sorted((one for one in now.pending if one.ends <= target), key=_end)
        if not due:
            break
        first = due[0]
        now, step, label = _pass(now, step, max(first.ends, now.track.marker))
        if not label:
            now = replace(now, pending=tuple(one for one in now.pending if one is not first))
            now, step, label = _happen(now, first, step, dice)
        if label:
            return now, step, label
    now, step, label = _pass(now, step, now.track.onward())
    label = label or now.late()
    return now, step, label or (LEFT if now.stuck(step.sheet) else "")


def over(now: State, step: Step, label: str) -> Step:
    """Return the last step, whose triggers say what was done and what failed."""
    done = [task.id for task in now.check.tasks if now.finished(task, step.sheet)]
    failed = [f"{task.id}-failed" for task in now.check.tasks if task.id in now.failed]
    facts = {"kind": "phases", "minutes": now.elapsed, "done": tuple(done)}
    outcome = Outcome(label, triggers=(*done, *failed), facts=facts)
    return step._replace(encounter=None, outcome=outcome)


def _pass(now: S, step: Step, phase: int) -> tuple[S, Step, str]:
    """Let time pass up to a phase, or until time is up."""
    minutes = (phase - now.track.marker) * now.scale.minutes
    limit = now.check.limit_minutes
    label = ""
    if limit and now.elapsed + minutes > limit:
        minutes, label = limit - now.elapsed, TIME_UP
    track = replace(now.track, marker=max(phase, now.track.marker))
    step = step._replace(minutes=step.minutes + minutes)
    return replace(now, track=track, elapsed=now.elapsed + minutes), step, label


def _happen(now: S, one: Pending, step: Step, dice: Dice) -> tuple[S, Step, str]:
    """Let an action under way come to its end."""
    task, sheet = now.check.task(one.task), step.sheet
    facts = {"name": name_of(sheet, one.who), "task": task.text}
    if one.unfinished:
        sheet, _ = Tried(task.id, CLOSED).apply(sheet, dice)
        return now, _told(step, sheet, Note("task-unfinished", facts)), ""
    if one.failures:
        return _fail(now, one, step, dice)
    now = replace(now, done=now.done | {(task.id, one.who if task.each else "")})
    step = _told(step, sheet, Note("task-done", {**facts, "text": task.success}))
    return now, step, DONE if now.all_done(sheet) else ""


def _fail(now: S, one: Pending, step: Step, dice: Dice) -> tuple[S, Step, str]:
    task, sheet = now.check.task(one.task), step.sheet
    facts = {"name": name_of(sheet, one.who), "task": task.text, "text": task.failure}
    harm: tuple[Note, ...] = ()
    if penalised(one.failures, task.penalty):
        sheet, harm = _harm(task, one.who, sheet, dice)
    else:
        sheet, _ = Tried(task.id, sheet.tried.get(task.id, 0) + 1).apply(sheet, dice)
    now = _still_able(replace(now, failed=now.failed | {task.id}), sheet)
    step = _told(step, sheet, Note("task-failed", facts), *harm)
    return now, step, INTERRUPTED if 0 < task.ends <= one.failures else ""


def _harm(task: PhaseTask, who: str, sheet: Sheet, dice: Dice) -> Changed:
    """Do to an adventurer what failing does; a henchman comes off unhurt."""
    if party.named(sheet, who) is None:
        return sheet, ()
    return party.acting(sheet, who, lambda one: made(task.harm(), one, dice))


def _still_able(now: S, sheet: Sheet) -> S:
    track = now.track
    for who in track.tokens:
        one = party.named(sheet, who)
        if one is not None and not party.able(one):
            track = track.without(who)
    return replace(now, track=track)


def _told(step: Step, sheet: Sheet, *notes: Note) -> Step:
    return step._replace(sheet=sheet, notes=(*step.notes, *notes))


def _end(one: Pending) -> int:
    return one.ends
