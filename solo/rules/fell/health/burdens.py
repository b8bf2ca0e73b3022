"""Burdens: load, want, fatigue and what lasts until dawn; and what time does to them.

Notes: deprived, provided, fatigued, fatigue-lessened, impaired, spell-spent, dawn, died, fee-due.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from solo.rules.core.outcome import Note
from solo.rules.fell.checks.ladder import LADDER, step
from solo.rules.fell.checks.roll import Steps
from solo.rules.fell.foe import DAY, Attribute
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed

MOST_FATIGUE = 1000  # no test can be rolled long before


def burdens(sheet: Sheet | None, attribute: str, *, test: bool = True) -> Steps:
    """Return what impairs the hero's rolls of an attribute (FELL-022, FELL-052)."""
    if sheet is None or not test:
        return ()
    tired = (("fatigue", -sheet.fatigue),) if sheet.fatigue else ()
    till_dawn = (("impaired until dawn", -1),) if attribute in sheet.impaired else ()
    return tired + till_dawn


def weighed(sheet: Sheet | None, *, test: bool = True) -> tuple[str, ...]:
    """Return the disadvantage of too much load (FELL-026)."""
    if sheet is None or not sheet.overloaded or (sheet.options.overload_on == "tests" and not test):
        return ()
    return ("too much load",)


def deprive(sheet: Sheet, need: str) -> Changed:
    """Begin to lack something crucial (FELL-051)."""
    need = need.strip().lower()
    if not need or need in sheet.deprived:
        return sheet, ()
    return changed(sheet, deprived={**sheet.deprived, need: 0}), (Note("deprived", {"need": need}),)


def provide(sheet: Sheet, need: str = "all") -> Changed:
    """Lack it no longer; nothing, or `all`, ends every want. Fatigue stays (FELL-053)."""
    need = need.strip().lower()
    ended = set(sheet.deprived) if need in ("", "all") else {need}.intersection(sheet.deprived)
    left = {name: spent for name, spent in sheet.deprived.items() if name not in ended}
    notes = tuple(Note("provided", {"need": name}) for name in sorted(ended))
    return (changed(sheet, deprived=left), notes) if ended else (sheet, ())


def impair(sheet: Sheet, attribute: Attribute = "wil") -> Changed:
    """Impair an attribute until dawn, a day at most since every day has one (FELL-022)."""
    note = Note("impaired", {"attribute": attribute})
    return changed(sheet, impaired={**sheet.impaired, attribute: DAY}), (note,)


def spend_spell(sheet: Sheet, spell: str) -> Changed:
    """Use a spell up until dawn (FELL-022)."""
    spell = spell.strip().lower()
    if not spell:
        return sheet, ()
    note = Note("spell-spent", {"spell": spell})
    return changed(sheet, spent={**sheet.spent, spell: DAY}), (note,)


def tire(sheet: Sheet, levels: int = 1) -> Changed:
    """Change the level of fatigue; it is never below 0 (FELL-052)."""
    level = min(MOST_FATIGUE, max(0, sheet.fatigue + levels))
    if level == sheet.fatigue:
        return sheet, ()
    code = "fatigued" if levels > 0 else "fatigue-lessened"
    return changed(sheet, fatigue=level), (Note(code, {"level": level}),)


def level_after(minutes: int) -> int:
    """Return the fatigue of so long a want: a level a day begun after the first (FELL-052)."""
    days_begun = -(-minutes // DAY)
    return max(0, days_begun - 1)


def pass_time(sheet: Sheet, minutes: int) -> Changed:
    """Let game time pass: want wears one down, dawn comes, the untreated die."""
    notes: tuple[Note, ...] = ()
    if sheet.deprived:
        before = level_after(max(sheet.deprived.values()))
        wants = {need: spent + minutes for need, spent in sheet.deprived.items()}
        sheet = changed(sheet, deprived=wants)
        sheet, notes = tire(sheet, level_after(max(wants.values())) - before)
    if sheet.impaired or sheet.spent:
        before_dawn = bool(sheet.impaired) + bool(sheet.spent)
        impaired, spent = _left(sheet.impaired, minutes), _left(sheet.spent, minutes)
        sheet = changed(sheet, impaired=impaired, spent=spent)
        if bool(impaired) + bool(spent) < before_dawn:
            notes += (Note("dawn", {}),)
    if sheet.companions:
        sheet, more = _wait(sheet, minutes)
        notes += more
    return sheet, notes


def _wait(sheet: Sheet, minutes: int) -> Changed:
    """Let time pass for companions: pay runs out, and who is not treated dies (FELL-047)."""
    found, notes = {}, []
    for key, one in sheet.companions.items():
        now = replace(one, paid=max(0, one.paid - minutes))
        if one.out and not one.dead:
            now = replace(now, left=one.left - minutes)
            if now.left <= 0:
                now = replace(now, dead=True)
                notes.append(Note("died", {"name": one.block.name}))
        if one.paid and not now.paid and now.up:
            notes.append(Note("fee-due", {"name": one.block.name, "fee": one.block.fee}))
        found[key] = now
    return changed(sheet, companions=found), tuple(notes)


def rollable(sheet: Sheet, attribute: str) -> bool:
    """Tell whether the hero can roll an attribute at all now (FELL-003)."""
    moved = sum(steps for _, steps in burdens(sheet, attribute))
    return step(sheet.attributes[attribute], moved)[0] is not None


def lowered_steps(sheet: Sheet) -> Iterable[tuple[str, int]]:
    """Yield the attributes that are lowered and by how many steps."""
    for name in ATTRIBUTES:
        steps = LADDER.index(sheet.whole[name]) - LADDER.index(sheet.attributes[name])
        if steps > 0:
            yield name, steps


def _left(lasting: Mapping[str, int], minutes: int) -> dict[str, int]:
    return {name: left - minutes for name, left in lasting.items() if left > minutes}
