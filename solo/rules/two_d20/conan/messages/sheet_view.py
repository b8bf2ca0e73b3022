"""A hero of Conan as shown to the player; no rule is decided here."""

from solo.rules.core.shown.sheet_rows import Gauge, Values, fields, rows, sections
from solo.rules.core.system_parts import Row, Section
from solo.rules.two_d20.conan.gear.treasure import purse
from solo.rules.two_d20.conan.gear.written import Talent, skill_attributes
from solo.rules.two_d20.conan.heroes.renown import renown_name
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import sheet_rows as shared
from solo.rules.two_d20.core.sheet_rows import of_most
from solo.words import Facts


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    renown = {"renown": sheet.renown, "name": renown_name(sheet.renown)}
    ignoring = [{"kind": kind} for kind in sorted(sheet.ignoring)]
    parts: dict[str, Values] = {
        "identity": {
            **shared.identity(sheet, words),
            "renown": renown,
            **shared.experience(sheet),
        },
        "attributes": shared.attributes(sheet),
        "skills": {"skill": [_skill(name, sheet) for name in sorted(sheet.skills)]},
        "health": _health(sheet),
        "pools": {
            "momentum": of_most(sheet.pool, sheet.pool_cap),
            "doom": sheet.threat,
            "fortune": sheet.luck,
        },
        "gear": _gear(sheet),
        "talents": {"talent": [_talent(talent) for talent in sheet.talents]},
        "conditions": {**shared.conditions(sheet), "ignoring": ignoring},
        "companions": shared.companions(sheet),
    }
    return sections(words, parts)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    values: Values = {
        "hero": sheet.name,
        "vigor": Gauge(sheet.vigor, sheet.most_vigor),
        "resolve": Gauge(sheet.resolve, sheet.most_resolve),
        "momentum": sheet.pool,
        "doom": sheet.threat,
        "fortune": sheet.luck,
    }
    return rows(words, values)


def _skill(name: str, sheet: Sheet) -> Facts:
    """Return a skill as it is rolled: `target number 13 (Agility 10 + 3), Focus 2`."""
    known = sheet.skills[name]
    attribute = known.attribute or skill_attributes()[name]
    score = sheet.attributes[attribute]
    facts = {"name": name, "attribute": attribute, "score": score, "tn": score + known.expertise}
    return {**facts, **fields(known, "expertise focus")}


def _health(sheet: Sheet) -> Values:
    return {
        "vigor": of_most(sheet.vigor, sheet.most_vigor),
        "wounds": of_most(sheet.wounds, sheet.options.wounds_max),
        "resolve": of_most(sheet.resolve, sheet.most_resolve),
        "trauma": of_most(sheet.trauma, sheet.options.trauma_max),
        "armor": {"places": tuple(sheet.armor.items())},
        "courage": sheet.courage,
        "fatigue": sheet.tired or None,
        **shared.state(sheet),
    }


def _gear(sheet: Sheet) -> Values:
    free = 2 * sheet.attributes["brawn"]
    return {
        "weapon": [
            {**fields(one, "name kind dice range"), "qualities": tuple(one.qualities.items())}
            for one in sheet.weapons
        ],
        "item": [fields(item, "name resource left structure breaks") for item in sheet.gear],
        "gold": purse(sheet.quarters) if sheet.quarters else None,
        "load": {"load": sheet.load, "free": free} if sheet.load else None,
    }


def _talent(talent: Talent) -> Facts:
    """Return what a talent is good for (CON-009)."""
    gives = {
        "dice": talent.extra_d20,
        "reroll": talent.reroll_d20,
        "success": talent.auto_success,
        "momentum": talent.bonus_momentum,
    }
    does = tuple((what, number) for what, number in gives.items() if number)
    return {**fields(talent, "name skill"), "does": does}
