"""The hero's health and burdens: harm, rest, want, weariness, the weeks that mend.

Notes: harmed, critical, taken-out, died, treated, rested, no-rest, restored, not-restored,
deprived, provided, fatigued, fatigue-lessened, impaired, spell-spent, dawn, woke, companion-….
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fell.checks.ladder import LADDER, raised, step
from solo.rules.fell.checks.roll import Steps, Terms
from solo.rules.fell.foe import DAY, UNTREATED, Attribute, Companion
from solo.rules.fell.health.damage import Hurt, suffer
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed, with_companion

REST = 10  # minutes: a round of exploring (FELL-034, FELL-049)
WEEK = 7 * DAY


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


def critical_terms(sheet: Sheet, attribute: str) -> Terms:
    """Return the terms of the test against critical harm: no skills, but all burdens (FELL-043)."""
    return Terms(
        attribute,
        sheet.attributes[attribute],
        burdens(sheet, attribute),
        (),
        weighed(sheet),
        sheet.options.adv_stacks,
    )


def hurt(sheet: Sheet, harm: int, attribute: str, dice: Dice) -> tuple[Sheet, Hurt]:
    """Return the sheet after harm, and what it did."""
    done = suffer(harm, sheet.hp_now, critical_terms(sheet, attribute), dice)
    return wounded(sheet, attribute, done), done


def wounded(sheet: Sheet, attribute: str, done: Hurt) -> Sheet:
    """Return the sheet with what harm did written on it."""
    # HP that an overload hides are not lost by harm, and come back with a lighter load (FELL-026).
    hp = sheet.hp if sheet.overloaded else done.hp
    if not done.out:
        return changed(sheet, hp=hp)
    if done.die is None:
        return changed(sheet, hp=hp, out=True, dead=True)
    attributes = {**sheet.attributes, attribute: done.die}
    return changed(sheet, hp=hp, out=True, attributes=attributes)


def harm_notes(done: Hurt, attribute: str, name: str = "") -> tuple[Note, ...]:
    """Say what harm did to the hero, or to somebody who has a name."""
    who = {"name": name}
    notes = [Note("harmed", {**who, "harm": done.harm, "hp": done.hp})]
    if done.thrown is not None:
        facts = {
            **who,
            "attribute": attribute,
            "die": done.thrown.die.word if done.thrown.die else None,
            "faces": done.thrown.faces,
            "result": done.thrown.result,
            "passed": done.passed,
        }
        notes.append(Note("critical", facts))
    if done.dead:
        notes.append(Note("died", who))
    elif done.out and done.die is not None:
        facts = {**who, "attribute": attribute, "die": done.die.word}
        notes.append(Note("taken-out", facts))
    return tuple(notes)


def companion_terms(one: Companion, attribute: str, stacks: bool) -> Terms:
    """Return the terms of a companion's roll."""
    return Terms(attribute, one.die(attribute), stacks=stacks)


def hurt_companion(
    sheet: Sheet, key: str, harm: int, attribute: str, dice: Dice
) -> tuple[Sheet, Hurt]:
    """Return the sheet after harm to a companion, and what it did."""
    one = sheet.companions[key]
    done = suffer(harm, one.hp, companion_terms(one, attribute, sheet.options.adv_stacks), dice)
    one = replace(one, hp=done.hp)
    if done.dead:
        one = replace(one, out=True, dead=True)
    elif done.out:
        one = replace(one.worse(attribute), out=True, left=UNTREATED)
    return with_companion(sheet, key, one), done


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
    return sheet, (Note("rested", {"hp": hp, "others": bool(rested)}),)


def mend(sheet: Sheet, attribute: str = "") -> Changed:
    """Raise a lowered attribute by one step, after a week of care; the first one unless named.

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


def deprive(sheet: Sheet, need: str) -> Changed:
    """Begin to lack something crucial (FELL-051)."""
    need = need.strip().lower()
    if need in sheet.deprived:
        return sheet, ()
    return changed(sheet, deprived={**sheet.deprived, need: 0}), (Note("deprived", {"need": need}),)


def provide(sheet: Sheet, need: str = "all") -> Changed:
    """Lack it no longer; nothing, or `all`, ends every want. Fatigue stays (FELL-053)."""
    need = need.strip().lower()
    ended = set(sheet.deprived) if need in ("", "all") else {need}.intersection(sheet.deprived)
    left = {name: spent for name, spent in sheet.deprived.items() if name not in ended}
    notes = tuple(Note("provided", {"need": name}) for name in sorted(ended))
    return (changed(sheet, deprived=left), notes) if ended else (sheet, ())


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


def impair(sheet: Sheet, attribute: Attribute = "wil") -> Changed:
    """Impair an attribute until dawn, a day at most since every day has one (FELL-022)."""
    note = Note("impaired", {"attribute": attribute})
    return changed(sheet, impaired={**sheet.impaired, attribute: DAY}), (note,)


def spend_spell(sheet: Sheet, spell: str) -> Changed:
    """Use a spell up until dawn (FELL-022)."""
    spell = spell.strip().lower()
    note = Note("spell-spent", {"spell": spell})
    return changed(sheet, spent={**sheet.spent, spell: DAY}), (note,)


def tire(sheet: Sheet, levels: int = 1) -> Changed:
    """Change the level of fatigue; it is never below 0 (FELL-052)."""
    level = max(0, sheet.fatigue + levels)
    if level == sheet.fatigue:
        return sheet, ()
    code = "fatigued" if levels > 0 else "fatigue-lessened"
    return changed(sheet, fatigue=level), (Note(code, {"level": level}),)


def level_after(minutes: int) -> int:
    """Return the fatigue that so long a want has brought: whole days, less the first (FELL-052)."""
    return max(0, minutes // DAY - 1)


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
    """Tell whether the hero can roll an attribute at all as things stand (FELL-003)."""
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
