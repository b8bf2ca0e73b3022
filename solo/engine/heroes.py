"""Several heroes in a module, each led by somebody: `Mara: …` is hers to do.

Between the choices of a scene whoever does something goes first from there. While something is open
it is answered by whoever acts in it, or by who comes forward where it is asked who does it.
"""

from typing import TypeAlias

from solo.engine.actions import change
from solo.engine.draft import Draft
from solo.engine.state import State
from solo.engine.table.roster import meant, seat
from solo.engine.words import words as say
from solo.errors import nearest
from solo.rules.core.dice import Dice, SeededDice
from solo.rules.core.outcome import AnySheet, Note
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import AnyStep, Illegal
from solo.rules.core.system import AnySystem

AnyChanged: TypeAlias = tuple[AnySheet, tuple[Note, ...]]


def names(system: AnySystem, sheet: AnySheet) -> tuple[str, ...]:
    """Return the names of all heroes, whoever acts now first; nobody where none is chosen."""
    if sheet is None:
        return ()
    return tuple(str(system.view(one)["name"]) for one in system.everybody(sheet))


def named(system: AnySystem, sheet: AnySheet, who: str) -> str:
    """Return the name of the hero whom a name, or the beginning of one, means.

    Raises:
        Illegal: There is none, or no hero is chosen yet.
    """
    known = names(system, sheet)
    found = meant(who, dict(zip(known, known, strict=True)))
    if found is None:
        raise Illegal(say("no-hero-named", name=who[:60], near=nearest(who, known), known=known))
    return found


def now_acts(state: State, system: AnySystem) -> str:
    """Return the name of the hero who acts, or who makes the roll that is open."""
    pending, sheet = state.pending, state.sheet
    return (pending is not None and pending.encounter.player(sheet)) or names(system, sheet)[0]


def led(system: AnySystem, sheet: AnySheet, name: str) -> AnySheet:
    """Return the sheet of all heroes as one of them leads it; of who can't, as it is."""
    try:
        return sheet if names(system, sheet)[0] == name else _leads(system, sheet, name, _NONE)[0]
    except Illegal:
        return sheet


def may_answer(state: State, system: AnySystem, name: str, option: str = "") -> bool:
    """Say whether a hero's player may answer what is open: with an option, or with any."""
    pending, sheet = state.pending, state.sheet
    if pending is None:
        return name in names(system, sheet)
    if sheet is None or now_acts(state, system) == name:
        return sheet is not None
    own = f"who-{slug(name)}"
    open_now = {one.id for one in pending.encounter.options(sheet) if not one.reason}
    return own in open_now and option in ("", own)


def acts(draft: Draft, who: str, option: str = "") -> None:
    """Let the one of this name act: a member of a table, or one of several heroes.

    Raises:
        Illegal: Nobody is called so, or it is another's turn.
    """
    if draft.world.adventure.open:
        seat(draft, who)
        return
    system, sheet = draft.world.system, draft.sheet
    name = named(system, sheet, who)
    now = now_acts(draft.before, system)
    if name == now:
        return
    if draft.pending is None:
        change(draft, *_leads(system, sheet, name, draft.dice))
    elif not may_answer(draft.before, system, name, option):
        raise Illegal(say("anothers-turn", name=now))


def _leads(system: AnySystem, sheet: AnySheet, name: str, dice: Dice) -> AnyChanged:
    step: AnyStep = system.do_standing(f"lead-{slug(name)}", "", sheet, dice)
    return step.sheet, step.notes


_NONE = SeededDice("nothing is rolled")
