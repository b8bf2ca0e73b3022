"""Treatment, rest, and weeks of care.

Notes: treated, rested, no-rest, restored, not-restored, fatigue-lessened, dawn.
"""

from dataclasses import replace

from solo.rules.core.outcome import Note
from solo.rules.fell.checks.ladder import raised
from solo.rules.fell.foe import UNTREATED, Companion
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed, with_companion

REST = 10  # minutes: a round of exploring (FELL-034, FELL-049)


def treat(sheet: Sheet, who: str = "") -> Changed:
    """Treat who is taken out: no longer dying, and with no HP (FELL-047).

    Args:
        sheet: The hero's sheet.
        who: A companion's id; nothing, or `hero`, is the hero.
    """
    if who in ("", "hero"):
        if sheet.dead or not sheet.out:
            return sheet, ()
        return changed(sheet, out=False, hp=0), (Note("treated", {"name": ""}),)
    one = sheet.companions.get(who)
    if one is None or one.dead or not one.out:
        return sheet, ()
    sheet = with_companion(sheet, who, replace(one, out=False, left=UNTREATED, hp=0))
    return sheet, (Note("treated", {"name": one.block.name}),)


def rest(sheet: Sheet) -> Changed:
    """Rest for several minutes: all HP of everybody, unless something crucial is lacking.

    Source: FELL, FELL-049, FELL-051.
    """
    if sheet.deprived:
        return sheet, (Note("no-rest", {"lacking": tuple(sorted(sheet.deprived))}),)
    rested = {
        key: replace(one, hp=one.block.hp) if one.up else one
        for key, one in sheet.companions.items()
    }
    hp = sheet.hp if sheet.dead or sheet.out else sheet.most_hp
    sheet = changed(sheet, hp=hp, companions=rested)
    facts = {"hp": hp, "others": bool(rested)}
    if sheet.overloaded:  # FELL-026: they don't count before the load is less
        facts["loaded"] = True
    return sheet, (Note("rested", facts),)


def mend(sheet: Sheet, attribute: str = "") -> Changed:
    """Mend a lowered attribute by a step, after a week of care; the first one unless named.

    Source: FELL, FELL-050, FELL-051. Companions mend alongside.
    """
    if sheet.deprived:
        return sheet, (Note("no-rest", {"lacking": tuple(sorted(sheet.deprived))}),)
    sheet = changed(sheet, companions={key: _mended(one) for key, one in sheet.companions.items()})
    low = [name for name in ATTRIBUTES if sheet.attributes[name] < sheet.whole[name]]
    name = attribute if attribute in low else next(iter(low), "")
    if not name:
        return sheet, (Note("not-restored", {}),)
    die = raised(sheet.attributes[name])
    note = Note("restored", {"attribute": name, "die": die.word})
    return changed(sheet, attributes={**sheet.attributes, name: die}), (note,)


def _mended(one: Companion) -> Companion:
    """Return a companion with the first lowered attribute a step higher."""
    if not one.lowered or one.dead:
        return one
    (name, lost), *others = one.lowered
    left = ((name, lost - 1),) if lost > 1 else ()
    return replace(one, lowered=(*left, *others))


def night(sheet: Sheet) -> Changed:
    """Sleep a night in comfort, well fed: all HP, one level of fatigue less, and dawn after it.

    Source: FELL, FELL-022, FELL-049, FELL-053. Nobody who lacks something crucial rests so.
    """
    sheet, notes = dawn(sheet)
    sheet, more = rest(sheet)
    notes += more
    if sheet.fatigue and not sheet.deprived:
        sheet = changed(sheet, fatigue=sheet.fatigue - 1)
        notes += (Note("fatigue-lessened", {"level": sheet.fatigue}),)
    return sheet, notes


def dawn(sheet: Sheet) -> Changed:
    """End what lasts until dawn (FELL-022)."""
    if not sheet.impaired and not sheet.spent:
        return sheet, ()
    return changed(sheet, impaired={}, spent={}), (Note("dawn", {}),)
