"""The end of a fight: who can still be helped, who is left behind, and what it came to.

Notes: treated, left-behind.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from solo.rules.core.outcome import Note, Outcome, Step
from solo.rules.fell.fight.blows import HERO, name_of
from solo.rules.fell.fight.written import FLED, LOST
from solo.rules.fell.health import burdens as health
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.printed import printed

if TYPE_CHECKING:
    from solo.rules.fell.fight.battle import Battle

Notes = tuple[Note, ...]


def over(battle: "Battle", label: str, sheet: Sheet, notes: Notes, trigger: str = "") -> Step:
    """End a fight: who can still be helped is, unless left behind.

    Source: FELL, FELL-047.
    """
    fell = HERO in battle.down or sheet.out
    dead_before = {key for key, one in sheet.companions.items() if one.dead}
    minutes = 0
    if label == FLED:
        sheet, more = _leave(battle, sheet)
        notes += more
    if label != LOST:
        sheet, more = _tend(battle, sheet)
        notes += more
        minutes = int(printed("tests")["rounds"]["exploring"]["minutes"]) if more else 0
    lost = {key for key, one in sheet.companions.items() if one.dead} - dead_before
    happened = {
        trigger: bool(trigger),
        "hero-down": fell and not sheet.dead,
        "companion-lost": bool(lost),
        "dead": sheet.dead,
    }
    triggers = tuple(name for name, so in happened.items() if so)
    good = label not in (FLED, LOST)
    facts = {
        "kind": "fight",
        "rounds": battle.round,
        "defeated": sum(one.out for one in battle.enemies),
        "foes": len(battle.enemies),
        "carried": label == FLED and fell,
    }
    outcome = Outcome(label, int(good), int(not good), (), triggers, facts=facts)
    return Step(None, sheet, notes, outcome, minutes)


def _leave(battle: "Battle", sheet: Sheet) -> tuple[Sheet, Notes]:
    """Leave the dying behind, who die; the hero is carried."""
    notes: list[Note] = []
    companions = dict(sheet.companions)
    for key in battle.dying(sheet):
        if key != HERO:
            companions[key] = replace(companions[key], dead=True)
            notes.append(Note("left-behind", {"name": name_of(key, sheet)}))
    return changed(sheet, companions=companions), tuple(notes)


def _tend(battle: "Battle", sheet: Sheet) -> tuple[Sheet, Notes]:
    """Treat everybody who is dying, with nobody in the way: no test (FELL-008, FELL-047)."""
    notes: Notes = ()
    for key in battle.dying(sheet):
        done = health.treat(sheet) if key == HERO else health.treat_companion(sheet, key)
        sheet, notes = done[0], notes + done[1]
    return sheet, notes
