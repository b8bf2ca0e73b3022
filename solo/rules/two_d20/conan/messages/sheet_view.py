"""A hero of Conan as shown to the player; no rule is decided here."""

from solo.rules.core.numbers import plural
from solo.rules.core.system import Row, Section
from solo.rules.two_d20.conan.gear.written import Item, Talent, skill_attributes
from solo.rules.two_d20.conan.heroes.renown import renown_row
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import sheet_rows as rows


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    return rows.filled(
        ("identity", "Identity", rows.identity(sheet, _renown(sheet))),
        ("attributes", "Attributes", rows.attributes(sheet)),
        ("skills", "Skills", _skills(sheet)),
        ("health", "Stress and Harm", _health(sheet)),
        ("pools", "Momentum, Doom and Fortune", _pools(sheet)),
        ("gear", "Gear", _gear(sheet)),
        ("talents", "Talents", _talents(sheet)),
        ("conditions", "Conditions", (*rows.conditions(sheet), *_ignored(sheet))),
        ("companions", "Companions", rows.companions(sheet)),
    )


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    return (
        Row("Hero", sheet.name),
        Row("Vigor", f"{sheet.vigor}/{sheet.most_vigor}", f"{sheet.vigor} of {sheet.most_vigor}",
            (sheet.vigor, sheet.most_vigor)),
        Row("Resolve", f"{sheet.resolve}/{sheet.most_resolve}",
            f"{sheet.resolve} of {sheet.most_resolve}", (sheet.resolve, sheet.most_resolve)),
        Row("Momentum", str(sheet.pool)),
        Row("Doom", str(sheet.threat)),
        Row("Fortune", str(sheet.luck)),
    )  # fmt: skip


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(name.capitalize(), _known(name, sheet)) for name in sorted(sheet.skills))


def _known(skill: str, sheet: Sheet) -> str:
    """Say a skill as it is rolled: `target number 13 (Agility 10 + 3), Focus 2`."""
    known = sheet.skills[skill]
    attribute = known.attribute or skill_attributes()[skill]
    score, expertise = sheet.attributes[attribute], known.expertise
    told = f"target number {score + expertise} ({attribute.capitalize()} {score} + {expertise})"
    return f"{told}, Focus {known.focus}" if known.focus else told


def _health(sheet: Sheet) -> tuple[Row, ...]:
    options = sheet.options
    armor = ", ".join(f"{place} {soak}" for place, soak in sheet.armor.items()) or "none"
    shown = [
        Row("Vigor", f"{sheet.vigor} of {sheet.most_vigor}"),
        Row("Wounds", f"{sheet.wounds} of {options.wounds_max}"),
        Row("Resolve", f"{sheet.resolve} of {sheet.most_resolve}"),
        Row("Trauma", f"{sheet.trauma} of {options.trauma_max}"),
        Row("Armor", armor),
        Row("Courage", str(sheet.courage)),
    ]
    if sheet.tired:
        shown.append(Row("Fatigue", str(sheet.tired)))
    if sheet.dead or sheet.fallen:
        shown.append(Row("State", "dead" if sheet.dead else "down"))
    return tuple(shown)


def _pools(sheet: Sheet) -> tuple[Row, ...]:
    return (
        Row("Momentum", f"{sheet.pool} of {sheet.pool_cap}"),
        Row("Doom", str(sheet.threat)),
        Row("Fortune", str(sheet.luck)),
    )


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    shown: list[Row] = []
    for weapon in sheet.weapons:
        qualities = ", ".join(f"{q} {x}" if x else q for q, x in weapon.qualities.items())
        told = f"{weapon.kind}, {plural(weapon.dice, 'combat die', 'combat dice')}"
        told += f", best at {weapon.range}" + (f"; {qualities}" if qualities else "")
        shown.append(Row(weapon.name.capitalize(), told))
    shown += [Row(item.name.capitalize(), _item(item)) for item in sheet.gear]
    gold, quarters = divmod(sheet.quarters, printed("treasure")["quarters_per_gold"])
    if sheet.quarters:
        shown.append(Row("Gold", f"{gold}" + (f" and {quarters} quarters" if quarters else "")))
    if sheet.load:
        shown.append(Row("Load", f"{sheet.load}, free up to {2 * sheet.attributes['brawn']}"))
    return tuple(shown)


def _item(item: Item) -> str:
    told = "a resource: use it up for a die" if item.resource else "carried"
    if item.structure:
        told += f"; Structure {item.left} of {item.structure}"
        told += f", {plural(item.breaks, 'Break')}" if item.breaks else ""
    return told


def _talents(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(talent.name, _does(talent)) for talent in sheet.talents)


def _does(talent: Talent) -> str:
    """Say what a talent is good for (CON-009)."""
    parts = [
        (talent.extra_d20, plural(talent.extra_d20, "more die", "more dice")),
        (talent.reroll_d20, f"{plural(talent.reroll_d20, 'die', 'dice')} rolled again"),
        (talent.auto_success, f"{plural(talent.auto_success, 'success', 'successes')} unrolled"),
        (talent.bonus_momentum, f"{talent.bonus_momentum} Momentum more on a success"),
    ]
    told = ", ".join(text for number, text in parts if number) or "nothing"
    return f"{talent.skill.capitalize() or 'Any skill'}: {told}"


def _renown(sheet: Sheet) -> Row:
    return Row("Renown", f"{sheet.renown}, {renown_row(sheet.renown)['name']}")


def _ignored(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(f"Ignoring {kind}", "for this scene") for kind in sorted(sheet.ignoring))
