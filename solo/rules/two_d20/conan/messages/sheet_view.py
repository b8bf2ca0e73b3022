"""A hero of Conan as shown to the player; no rule is decided here."""

from solo.rules.core.system import Row, Section
from solo.rules.two_d20.conan.gear.treasure import purse
from solo.rules.two_d20.conan.gear.written import Item, Talent, Weapon, skill_attributes
from solo.rules.two_d20.conan.heroes.renown import renown_name
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import sheet_rows as rows
from solo.rules.two_d20.core.words import words as shared
from solo.words import Message


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    return rows.filled(
        ("identity", shared("title-identity"), rows.identity(sheet, _renown(sheet), room=words)),
        ("attributes", shared("title-attributes"), rows.attributes(sheet)),
        ("skills", shared("title-skills"), _skills(sheet)),
        ("health", words("title-health"), _health(sheet)),
        ("pools", words("title-pools"), _pools(sheet)),
        ("gear", shared("title-gear"), _gear(sheet)),
        ("talents", words("title-talents"), _talents(sheet)),
        ("conditions", shared("title-conditions"), _conditions(sheet)),
        ("companions", shared("title-companions"), rows.companions(sheet)),
    )


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    return (
        Row(shared("row-hero"), sheet.name),
        rows.gauge(words("row-vigor"), sheet.vigor, sheet.most_vigor),
        rows.gauge(words("row-resolve"), sheet.resolve, sheet.most_resolve),
        Row(words("row-momentum"), str(sheet.pool)),
        Row(words("row-doom"), str(sheet.threat)),
        Row(words("row-fortune"), str(sheet.luck)),
    )


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(rows.named(name, words), _known(name, sheet)) for name in sorted(sheet.skills))


def _known(skill: str, sheet: Sheet) -> Message:
    """Say a skill as it is rolled: `target number 13 (Agility 10 + 3), Focus 2`."""
    known = sheet.skills[skill]
    attribute = known.attribute or skill_attributes()[skill]
    score, expertise = sheet.attributes[attribute], known.expertise
    return words(
        "skill",
        tn=score + expertise,
        attribute=attribute,
        score=score,
        expertise=expertise,
        focus=known.focus,
    )


def _health(sheet: Sheet) -> tuple[Row, ...]:
    options = sheet.options
    worn = tuple(words("soak-at", place=place, soak=soak) for place, soak in sheet.armor.items())
    shown = [
        Row(words("row-vigor"), rows.of_most(sheet.vigor, sheet.most_vigor)),
        Row(words("row-wounds"), rows.of_most(sheet.wounds, options.wounds_max)),
        Row(words("row-resolve"), rows.of_most(sheet.resolve, sheet.most_resolve)),
        Row(words("row-trauma"), rows.of_most(sheet.trauma, options.trauma_max)),
        Row(shared("row-armor"), words("armor-worn", places=worn)),
        Row(words("row-courage"), str(sheet.courage)),
    ]
    if sheet.tired:
        shown.append(Row(words("row-fatigue"), str(sheet.tired)))
    if sheet.dead or sheet.fallen:
        shown.append(Row(shared("row-state"), shared("dead" if sheet.dead else "down")))
    return tuple(shown)


def _pools(sheet: Sheet) -> tuple[Row, ...]:
    return (
        Row(words("row-momentum"), rows.of_most(sheet.pool, sheet.pool_cap)),
        Row(words("row-doom"), str(sheet.threat)),
        Row(words("row-fortune"), str(sheet.luck)),
    )


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    shown = [Row(rows.named(weapon.name, words), _weapon(weapon)) for weapon in sheet.weapons]
    shown += [Row(rows.named(item.name, words), _item(item)) for item in sheet.gear]
    if sheet.quarters:
        shown.append(Row(words("row-gold"), words("gold", **purse(sheet.quarters))))
    if sheet.load:
        free = 2 * sheet.attributes["brawn"]
        shown.append(Row(words("row-load"), words("load", load=sheet.load, free=free)))
    return tuple(shown)


def _weapon(weapon: Weapon) -> Message:
    qualities = tuple(
        words("numbered", name=name, number=number) for name, number in weapon.qualities.items()
    )
    return words(
        "weapon", kind=weapon.kind, dice=weapon.dice, range=weapon.range, qualities=qualities
    )


def _item(item: Item) -> Message:
    return words(
        "item",
        resource=item.resource,
        left=item.left,
        structure=item.structure,
        breaks=item.breaks,
    )


def _talents(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(rows.named(talent.name, words), _does(talent)) for talent in sheet.talents)


def _does(talent: Talent) -> Message:
    """Say what a talent is good for (CON-009)."""
    gives = {
        "gives-dice": talent.extra_d20,
        "gives-reroll": talent.reroll_d20,
        "gives-success": talent.auto_success,
        "gives-momentum": talent.bonus_momentum,
    }
    does = tuple(words(code, number=number) for code, number in gives.items() if number)
    return words("talent", skill=talent.skill, does=does)


def _renown(sheet: Sheet) -> Row:
    name = renown_name(sheet.renown)
    return Row(words("row-renown"), words("renown-named", renown=sheet.renown, name=name))


def _conditions(sheet: Sheet) -> tuple[Row, ...]:
    ignored = (
        Row(words("ignoring", kind=kind), words("for-this-scene"))
        for kind in sorted(sheet.ignoring)
    )
    return (*rows.conditions(sheet, words), *ignored)
