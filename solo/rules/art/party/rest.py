"""A party at rest and after a defeat: all of them, not one alone.

Notes: those of healing.
"""

from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.protocols import Step


def rest(sheet: Sheet, nights: int, dice: Dice) -> Changed:
    """Let everybody rest for so many nights: adventurers, and companions with wounds (ART-266)."""
    sheet, told = party.each(sheet, lambda one: healing.rest(one, nights, dice))
    for _ in range(min(nights, healing.LONGEST_REST)):
        if not sheet.companion_wounds:
            break
        sheet, notes = party.rest_companions(sheet, dice)
        told += notes
    return sheet, told


def revive(sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Bring back one who fell as the last; the nights that it takes pass for the others too."""
    step = healing.revive(sheet, dice)
    nights = step.outcome.facts["nights"] if step.outcome is not None else 0
    if not nights:
        return step
    others, notes = party.each(step.sheet, lambda one: _slept(one, step.sheet.name, nights, dice))
    return step._replace(sheet=others, notes=step.notes + notes)


def _slept(one: Sheet, woken: str, nights: int, dice: Dice) -> Changed:
    return (one, ()) if one.name == woken else healing.rest(one, nights, dice)
