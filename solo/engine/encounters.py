"""Encounters of a game: one goes on, step by step, until its player must decide or it is over."""

from typing import cast

from solo.budget import PER_DEED
from solo.engine.actions import change, pass_time
from solo.engine.draft import Draft
from solo.engine.events import CheckRolled
from solo.engine.state import Pending
from solo.engine.table.company import begun_together
from solo.errors import Mark
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import (
    AnyCheck,
    AnyEncounter,
    AnyStep,
    Offering,
    Turns,
    does,
    is_counted,
)

FORCED = 20  # steps of a turn's work for one that an encounter takes without the player


def opened(draft: Draft, kind: str, check: AnyCheck) -> AnyEncounter:
    """Open a check by the rules; all at a table take part in what counts turns, as rules allow.

    Raises:
        ValueError: The sheet lacks what the check names.
    """
    system = draft.world.system
    encounter = system.begin(check, draft.sheet, asks=draft.asks)
    single = kind not in system.encounters  # one roll, whatever turns it belongs to
    if draft.table is None or single or not is_counted(encounter):
        return encounter
    return system.begin(begun_together(draft, check), draft.sheet, asks=draft.asks)


def drive(draft: Draft, pending: Pending) -> None:
    """Go on with an encounter until the player has something to decide, or it is over.

    Raises:
        Fault: It goes on without end and never asks the player.
    """
    encounter = pending.encounter
    while (forced := encounter.forced) is not None:
        draft.spend(FORCED, where(draft), f"'{pending.kind}' goes on without the player")
        step = encounter.step(forced, "", draft.sheet, draft.dice)
        following = absorb(draft, pending, step)
        if following is None:
            return
        encounter = following
    draft.pending = pending._replace(encounter=encounter)


def where(draft: Draft) -> Mark:
    """Return where the scene that is played stands in its file; before it, the first scene."""
    adventure = draft.world.adventure
    scene = adventure.scenes.get(draft.scene or adventure.start)
    return Mark(adventure.id, 1, 1) if scene is None else scene.mark  # heroes are made without one


def advance(draft: Draft, option: str, words: str) -> None:
    """Take one option of the encounter that waits; its offers are made as preferred now.

    Raises:
        Illegal: It is not open, or its words don't fit.
    """
    pending = draft.pending
    assert pending is not None
    draft.pending = None
    step = offering(draft, pending.encounter).step(option, words, draft.sheet, draft.dice)
    encounter = absorb(draft, pending, step)
    if encounter is not None:
        drive(draft, pending._replace(encounter=encounter))


def turn_of(pending: Pending, draft: Draft) -> str:
    """Return when the hero may act in an encounter, as `Counted.moment` says it."""
    encounter = pending.encounter
    return encounter.moment(draft.sheet) if is_counted(encounter) else ""


def counted(draft: Draft) -> Turns[AnySheet] | None:
    """Return the encounter with turns that was set aside last, if what is open was tried in one."""
    aside = draft.aside
    if aside is None or not isinstance(aside.encounter, Turns) or not turn_of(aside, draft):
        return None
    return aside.encounter


def offering(draft: Draft, encounter: AnyEncounter) -> AnyEncounter:
    """Return what waits, making the offers around its rolls if its player wants them now."""
    if not does(encounter, "offering"):
        return encounter
    return cast("AnyEncounter", cast("Offering", encounter).offering(draft.asks))


def absorb(draft: Draft, pending: Pending, step: AnyStep) -> AnyEncounter | None:
    """Take in what a step of an encounter did; return what goes on, if anything.

    What a roll did is told after the roll. But an outcome without dice of its own, to which many
    steps have led, is told after what the last step did.
    """
    outcome = step.outcome
    deeds = 1 + len(step.notes) + len(step.rolled)
    draft.spend(PER_DEED * deeds, where(draft), "too much happens before the player's turn")
    draft.rolled += step.rolled
    over = [CheckRolled(pending.kind, outcome)] if outcome is not None and pending.tells else []
    draft.events += [event for event in over if event.outcome.faces]
    if step.notes or step.sheet is not draft.sheet:
        change(draft, step.sheet, step.notes)
    draft.events += [event for event in over if not event.outcome.faces]
    if step.minutes and not _in_rounds(draft, pending):
        pass_time(draft, step.minutes)
    if outcome is not None:
        draft.pending = None
        if pending.tells:
            draft.conclude(outcome)
        if pending.then is not None:
            pending.then(draft, pending, outcome)
    return step.encounter


def _in_rounds(draft: Draft, pending: Pending) -> bool:
    """Tell whether the turns of what waits are the time in which this happens."""
    return pending.kind != "standing" and bool(rule_of(counted(draft), "in_rounds"))


def rule_of(turns: Turns[AnySheet] | None, name: str) -> object:
    """Return what an encounter's turns say of themselves by a name, or None."""
    return getattr(getattr(turns, "turn", None), name, None)
