"""Interruptions: something is asked or tried in the middle of a roll, which waits for it."""

from collections.abc import Iterator, Sequence

from solo.adventure.branch import Branch, Outcomes
from solo.engine.actions import change, pass_time
from solo.engine.draft import Draft
from solo.engine.encounters import absorb, drive, turn_of
from solo.engine.state import Pending
from solo.engine.story import moves, must_be_rolled
from solo.engine.words import words as say
from solo.rules.core.protocols import AnyEncounter, Illegal
from solo.words import Message

DEEPEST = 4  # things that may wait for one another


def set_aside(draft: Draft) -> None:
    """Set aside what is open: something may be asked or tried in the middle of anything.

    Source: ART Engine, ART-285.

    Raises:
        Illegal: There is no hero yet, or too much waits already.
    """
    pending = draft.pending
    if pending is None:
        return
    if pending.kind == "hero" or len(list(waiting(draft.aside))) >= DEEPEST:
        raise Illegal(unfinished(draft, pending))
    draft.pending, draft.aside = None, pending._replace(under=draft.aside)


def resume(draft: Draft, scene: str) -> None:
    """Take up again what was interrupted in a scene, unless the story goes on without it.

    An encounter with turns first takes in what was tried, and goes on from there.
    """
    while draft.aside is not None:
        if draft.ahead or draft.ended or draft.scene != scene:
            _leave(draft)
            return
        if draft.pending is not None:
            return
        pending, draft.aside = draft.aside._replace(under=None), draft.aside.under
        if pending.tried is not None and turn_of(pending, draft):
            _go_on(draft, pending)
        elif draft.world.system.fallen(draft.sheet) != "dead":
            draft.pending = pending


def _go_on(draft: Draft, pending: Pending) -> None:
    """Let an encounter spend the hero's turn on what was tried."""
    encounter, tried = pending.encounter.offering(draft.asks), pending.tried
    assert tried is not None
    pending = pending._replace(tried=None)
    following = absorb(draft, pending, encounter.tried(tried, draft.sheet, draft.dice))
    if following is not None:
        drive(draft, pending._replace(encounter=following))


def _leave(draft: Draft) -> None:
    """Close what waits, as the story has left it; a roll that was not made counts as not begun."""
    for pending in waiting(draft.aside):
        encounter = pending.encounter
        if turn_of(pending, draft):
            closed = encounter.broken_off(draft.sheet)
            change(draft, closed.sheet, closed.notes)
            pass_time(draft, closed.minutes)
        elif pending.refund:
            draft.give_back(pending.refund)
    draft.aside = None


def waiting(pending: Pending | None) -> Iterator[Pending]:
    """Yield what waits, and what waits for that, innermost first."""
    while pending is not None:
        yield pending
        pending = pending.under


def chained(pendings: Sequence[Pending]) -> Pending | None:
    """Return what waits with what waits for it, from a list with the innermost first."""
    below: Pending | None = None
    for one in reversed(pendings):
        below = one._replace(under=below)
    return below


def question_asked(draft: Draft) -> bool:
    """Tell whether the one question of this turn was asked already."""
    found = _counting(draft)
    asked = None if found is None else found[1].asked
    return draft.asked if asked is None else asked


def note_question(draft: Draft) -> None:
    """Note that the one question of this turn is asked of the world (ART-285).

    An encounter with turns counts it as its own; elsewhere it is the only one until an action.
    """
    found = _counting(draft)
    if found is None or found[1].asked is None:
        draft.asked = True
        return
    place, encounter = found
    everything = list(waiting(draft.aside))
    everything[place] = everything[place]._replace(encounter=encounter.after_question(draft.sheet))
    draft.aside = chained(everything)


def _counting(draft: Draft) -> tuple[int, AnyEncounter] | None:
    """Return the encounter that counts turns and questions, and its place among what waits."""
    for place, pending in enumerate(waiting(draft.aside)):
        if turn_of(pending, draft):
            return place, pending.encounter
    return None


def may_be_left(draft: Draft) -> bool:
    """Say whether everything that waits could be given up."""
    return all(way_out(draft, pending) for pending in waiting(draft.aside))


def leads_on(outcomes: Outcomes | None) -> bool:
    """Say whether something that the author wrote can lead to another scene."""
    if outcomes is None:
        return False
    return any(map(branch_leads_on, (*outcomes.direct(), *(outcomes.also or {}).values())))


def branch_leads_on(branch: Branch) -> bool:
    """Say whether a branch can lead to another scene, with any outcome."""
    within = any(branch_leads_on(case.branch) for case in branch.cases)
    return within or moves(branch) or leads_on(branch.outcomes)


def unfinished(draft: Draft, pending: Pending) -> Message:
    """Say that something else has to be finished first, and how to leave it."""
    open_now = pending.encounter.options(draft.sheet)
    count = sum(not option.reason for option in open_now)
    left, back = bool(way_out(draft, pending)), bool(draft.before.turn)
    return say("unfinished", count=count, left=left, back=back)


def way_out(draft: Draft, pending: Pending) -> str:
    """Return the option that gives up a roll; nothing if there is none."""
    if must_be_rolled(draft.world.adventure, draft.scene, pending):
        return ""
    open_now = (one for one in pending.encounter.options(draft.sheet) if not one.reason)
    return next((option.id for option in open_now if option.hint == "abort"), "")
