"""Improvised actions: they are tried at once, or on the hero's next turn."""

from collections.abc import Iterator

from solo.engine.actions import affect, holds, pass_time
from solo.engine.branches import do
from solo.engine.commands import Try
from solo.engine.danger import warned
from solo.engine.draft import Draft
from solo.engine.encounters import advance, counted, counted_turn, drive, turn_of
from solo.engine.events import Narrated
from solo.engine.examining import named
from solo.engine.interruptions import (
    chained,
    leads_on,
    may_be_left,
    resume,
    set_aside,
    unfinished,
    waiting,
    way_out,
)
from solo.engine.state import Pending
from solo.engine.story import answer_check, lead, picked
from solo.engine.words import words as say
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.words import Text


def try_it(draft: Draft, command: Try) -> None:
    """Try it in the middle of whatever is open.

    A roll waits meanwhile; only one thing may be tried before it goes on. Where turns are counted,
    the try takes the hero's turn: this one, or the next.

    Raises:
        Illegal: There is no such trait or difficulty, something else must be finished first, or the
            try might lead away from a roll that must be made.
    """
    pending = draft.pending
    if pending is not None and pending.kind == "try" and (abort := way_out(draft, pending)):
        advance(draft, abort, "")  # one thing at a time: this instead of that
        if draft.aside is not None and draft.aside.tried is not None:
            resume(draft, draft.before.scene)  # to give it up has cost the turn's deed
        pending = draft.pending
    if pending is None:
        _begin(draft, command)
        return
    count = next((one for one in (pending, *waiting(draft.aside)) if turn_of(one, draft)), None)
    if count is not None and (count is not pending or turn_of(pending, draft) == "later"):
        _put_off(draft, command)
        return
    if count is None and (pending.kind == "try" or pending.tried is not None):
        raise Illegal(say("one-thing", open=unfinished(draft, pending)))
    set_aside(draft)
    _begin(draft, command)


def take_up(draft: Draft) -> None:
    """Try what had to wait for the hero's turn, if that has come."""
    while (pending := draft.pending) is not None and pending.later is not None:
        if turn_of(pending, draft) != "now":
            return
        draft.pending, command = pending._replace(later=None), pending.later
        draft.asks = draft.asks or command.offers
        set_aside(draft)
        _begin(draft, command)
        resume(draft, draft.before.scene)


def _put_off(draft: Draft, command: Try) -> None:
    """Leave it for the hero's next turn; of several tries only the last is kept."""
    draft.world.system.improvise(command.attribute, command.difficulty, command.text)
    assert draft.pending is not None
    everything = list(waiting(draft.pending._replace(under=draft.aside)))
    place = next(at for at, one in enumerate(everything) if turn_of(one, draft))
    everything[place] = everything[place]._replace(later=command)
    below = chained(everything)
    assert below is not None
    draft.pending, draft.aside = below._replace(under=None), below.under
    draft.events.append(Narrated(say("try-later"), "aside"))


def _begin(draft: Draft, command: Try) -> None:
    system = draft.world.system
    check = system.improvise(command.attribute, command.difficulty, command.text)
    trait = system.trait(command.attribute)
    tries = draft.world.adventure.tries(draft.scene)
    outcomes = next((tries[key] for key in _answers(draft, command, trait) if key in tries), None)
    turns = counted(draft)
    if turns is not None:
        check = turns.attempt(check, draft.sheet)
        if turns.turn is not None and turns.turn.worth:
            draft.events.append(Narrated(turns.turn.worth, "aside"))
    elif draft.aside is not None and leads_on(outcomes) and not may_be_left(draft):
        raise Illegal(say("might-lead-on", open=unfinished(draft, draft.aside)))
    encounter = warned(draft, system.begin(check, draft.sheet, asks=draft.asks), outcomes)
    deed = command.text.strip()
    drive(draft, Pending("try", encounter, _answer, outcomes, words=trait, deed=deed))


def _answers(draft: Draft, command: Try, trait: str) -> Iterator[str]:
    """Yield under which keys a try may be answered: the things that it names, then the scene."""
    for thing in named(command.text, tuple(draft.world.adventure.things(draft.scene).values())):
        if holds(draft, thing.when):
            yield from (f"{thing.id}/{trait}", f"{thing.id}/any")
    yield from (trait, "any")


def _answer(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Answer as the author wrote for this scene, or else with prose that fits any.

    Only what was tried takes time: a player who gives it up has lost nothing, but for the deed of a
    turn where the rules say so (ART-207). Where turns are counted, it takes no time of its own,
    and who falls by it is for the encounter to judge.
    """
    turns, aborted = counted(draft), outcome.label == "aborted"
    if not aborted:
        draft.asked = False
        if turns is None:
            pass_time(draft, draft.world.system.try_minutes)
    turn = counted_turn(draft)
    if draft.aside is not None and (not aborted or (turn is not None and turn.abort_counts)):
        draft.aside = draft.aside._replace(tried=outcome)
    fresh = picked(pending.outcomes, outcome)
    if fresh and turns is None:
        answer_check(draft, pending, outcome)
    elif fresh:
        fresh, around = do(draft, fresh, "result")
        if any(one.leads for one in (*fresh, *around)):
            lead(draft, fresh, around)
    elif not aborted:
        _tell(draft, pending.words, outcome)


def _tell(draft: Draft, trait: str, outcome: Outcome) -> None:
    """Tell the result in words that fit any scene, or any fight."""
    turns = counted(draft)
    text: Text = "" if turns is None else turns.told(trait, outcome, draft.turn)
    if text:
        draft.events.append(Narrated(text, "result"))
        return
    text, effects = draft.world.system.improvised(trait, outcome, draft.turn)
    draft.events.append(Narrated(text, "result"))
    for effect in effects:
        affect(draft, effect)
    if turns is None:
        lead(draft, (), ())
