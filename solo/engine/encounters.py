"""Encounters of a game: one goes on, step by step, until its player must decide or it is over."""

from typing import Any

from solo.adventure.branch import Authored
from solo.budget import PER_DEED
from solo.engine.actions import change, pass_time, values_at, with_values
from solo.engine.draft import Draft
from solo.engine.events import CheckRolled
from solo.engine.state import Pending
from solo.engine.table.company import begun_together
from solo.rules.core.protocols import AnyCheck, AnyEncounter, AnyStep, TurnRules

MOST_MADE = 500  # checks with values that are kept
FORCED = 20  # steps of a turn's work for one that an encounter takes without the player


def opened(draft: Draft, kind: str, check: AnyCheck) -> AnyEncounter:
    """Open a check by the rules; all at a table take part in what counts turns, as rules allow.

    Raises:
        ValueError: The sheet lacks what the check names.
    """
    system = draft.world.system
    encounter = system.begin(check, draft.sheet, asks=draft.asks)
    if draft.table is None or not encounter.counts_turns or kind not in system.encounters:
        return encounter  # nobody else is there, or it is one roll, whatever turns it belongs to
    return system.begin(begun_together(draft, check), draft.sheet, asks=draft.asks)


def at_values(draft: Draft, check: Authored) -> Any:
    """Return a check with the values that its expressions have now; it is kept for the same."""
    values = values_at(check, draft.view)
    made, key = draft.world.made, (id(check), *values)
    found = made.get(key)
    if found is None:
        if len(made) >= MOST_MADE:
            made.clear()
        found = made[key] = (check, with_values(check, values))
    return found[1]


def drive(draft: Draft, pending: Pending) -> None:
    """Go on with an encounter until the player has something to decide, or it is over.

    Raises:
        Fault: It goes on without end and never asks the player.
    """
    encounter, run = pending.encounter, draft.world.run
    while (forced := encounter.forced) is not None:
        run.left -= FORCED
        if run.left < 0:
            draft.spend(0, f"'{pending.kind}' goes on without the player")
        step = encounter.step(forced, "", draft.sheet, draft.dice)
        following = absorb(draft, pending, step)
        if following is None:
            return
        encounter = following
        pending = _noted(draft, pending, encounter)
    draft.pending = pending._replace(encounter=encounter)


def _noted(draft: Draft, pending: Pending, encounter: AnyEncounter) -> Pending:
    """Note who acted in a step, where an author may have something happen then."""
    course = pending.course
    if course is None or not any(one.on == "acts" for one in course.during):
        return pending
    now = draft.world.moment(encounter, draft.sheet)
    if now is None or not now.acted:
        return pending
    return pending._replace(course=course._replace(acted=(*course.acted, *now.acted)))


def advance(draft: Draft, option: str, words: str) -> None:
    """Take one option of the encounter that waits; its offers are made as preferred now.

    Raises:
        Illegal: It is not open, or its words don't fit.
    """
    pending = draft.pending
    assert pending is not None
    draft.pending = None
    step = pending.encounter.offering(draft.asks).step(option, words, draft.sheet, draft.dice)
    encounter = absorb(draft, pending, step)
    if encounter is not None:
        drive(draft, _noted(draft, pending, encounter)._replace(encounter=encounter))


def turn_of(pending: Pending, draft: Draft) -> str:
    """Return when the hero may act in an encounter, as `Encounter.moment` says it."""
    return pending.encounter.moment(draft.sheet)


def counted(draft: Draft) -> AnyEncounter | None:
    """Return the encounter with turns that was set aside last, if what is open was tried in one."""
    aside = draft.aside
    if aside is None or not turn_of(aside, draft):
        return None
    return aside.encounter


def absorb(draft: Draft, pending: Pending, step: AnyStep) -> AnyEncounter | None:
    """Take in what a step of an encounter did; return what goes on, if anything.

    What a roll did is told after the roll. But an outcome without dice of its own, to which many
    steps have led, is told after what the last step did.
    """
    following, sheet, notes, outcome, minutes, rolled = step
    run = draft.world.run
    run.left -= PER_DEED * (1 + len(notes) + len(rolled))
    if run.left < 0:
        draft.spend(0, "too much happens before the player's turn")
    if rolled:
        draft.rolled += rolled
    over = None
    if outcome is not None and pending.tells:
        over = CheckRolled(pending.kind, outcome, pending.deed)
    has_dice = over is not None and over.outcome.faces
    if over is not None and has_dice:
        draft.events.append(over)
    if notes or sheet is not draft.sheet:
        change(draft, sheet, notes)
    if over is not None and not has_dice:
        draft.events.append(over)
    if minutes and not _in_rounds(draft, pending):
        pass_time(draft, minutes)
    if outcome is not None:
        draft.pending = None
        if over is not None:
            draft.conclude(outcome)
        if pending.then is not None:
            pending.then(draft, pending, outcome)
    return following


def _in_rounds(draft: Draft, pending: Pending) -> bool:
    """Tell whether the turns of what waits are the time in which this happens."""
    turn = counted_turn(draft)
    return pending.kind != "standing" and turn is not None and turn.in_rounds


def counted_turn(draft: Draft) -> TurnRules | None:
    """Return what a try means in the encounter with turns that was set aside last, if any."""
    turns = counted(draft)
    return None if turns is None else turns.turn
