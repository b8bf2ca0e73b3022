"""The sheet as it is shown, and as prose and conditions read it."""

from solo.rules.core.heroes.pronouns import spoken_of
from solo.rules.core.shown.sheet_rows import Gauge, Values, fields, named, rows, sections
from solo.rules.core.system_parts import Row, Section
from solo.rules.core.values.counted import Counted
from solo.rules.fell.foe import Companion
from solo.rules.fell.gear.item import Carried
from solo.rules.fell.health.burdens import lowered_steps, rollable
from solo.rules.fell.heroes.advancement import ADVANCES, TITLES
from solo.rules.fell.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.words import words
from solo.words import Facts

_SEEN = (
    "name concept roles most_hp armor background drive slots capacity load overloaded coins stored "
    "treasure plunder hoard advances retired fatigue out dead"
)


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    if not sheet.attributes:
        return {}
    return {
        **fields(sheet, _SEEN),
        **spoken_of(sheet.pronouns),
        **{name: die.word for name, die in sheet.attributes.items()},
        "sides": {name: int(die) for name, die in sheet.attributes.items()},
        "rollable": {name: rollable(sheet, name) for name in ATTRIBUTES},
        "hp": sheet.hp_now,
        "wounds": sum(steps for _, steps in lowered_steps(sheet)),
        "skills": sheet.known_skills,
        "spells": tuple(spell.key for spell in sheet.known_spells),
        "spent": tuple(sorted(sheet.spent)),
        "items": Counted({one.id: one.count for one in sheet.items}),
        "title": title(sheet),
        "deprived": tuple(sorted(sheet.deprived)),
        "conditions": tuple(sorted(sheet.conditions)),
        "hirelings": {
            key: {"name": one.block.name, "paid": one.paid > 0, **fields(one, "hp up out willing")}
            for key, one in sheet.followers.items()
        },
    }


def title(sheet: Sheet) -> str:
    """Return the title that the hoard has brought, or nothing yet (FELL-064)."""
    return TITLES[sheet.advances - 1] if sheet.advances else ""


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    parts: dict[str, Values] = {
        "identity": {
            "name": sheet.name,
            "concept": named(words, sheet.concept),
            "background": named(words, sheet.background),
            "pronouns": named(words, sheet.pronouns),
            "drive": named(words, sheet.drive),
            "title": named(words, title(sheet)),
        },
        "attributes": {"attribute": [_die(name, sheet) for name in ATTRIBUTES]},
        "health": _health(sheet),
        "skills": _skills(sheet),
        "spells": {"spell": _spells(sheet)},
        "gear": _gear(sheet),
        "hoard": _hoard(sheet) if sheet.hoard or sheet.stored else {},
        "conditions": {"condition": [{"name": name} for name in sorted(sheet.conditions)]},
        "companions": {"companion": [_follower(one) for one in sheet.followers.values()]},
    }
    return sections(words, parts)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    values: Values = {
        "hero": sheet.name,
        "hp": Gauge(sheet.hp_now, sheet.most_hp),
        "slots": Gauge(sheet.load, sheet.capacity, drawn=False),
        "body": sheet.attributes["str"].word,
        "plunder": sheet.plunder or None,
        "fatigue": sheet.fatigue or None,
    }
    return rows(words, values)


def _die(name: str, sheet: Sheet) -> Facts:
    """Return an attribute with its die, and what has been done to it."""
    die, whole = sheet.attributes[name], sheet.whole[name]
    lowered, impaired = whole.word if die < whole else "", name in sheet.impaired
    about = {"meaning": meaning(name), "whole": lowered, "impaired": impaired}
    return {"attribute": name, "die": die.word, **about}


def _health(sheet: Sheet) -> Values:
    dice = (_die(name, sheet) for name in ATTRIBUTES)
    return {
        "hp": {"now": sheet.hp_now, "most": sheet.most_hp},
        "armor": sheet.armor,
        "lowered": [die for die in dice if die["whole"] or die["impaired"]],
        "fatigue": {"level": sheet.fatigue} if sheet.fatigue else None,
        "without": [{"need": need} for need in sorted(sheet.deprived)],
        "state": {"dead": sheet.dead} if sheet.dead or sheet.out else None,
    }


def _skills(sheet: Sheet) -> Values:
    known, room = sheet.known_skills, int(sheet.attributes["int"])
    return {
        "skill": [{"name": n, "known": n in known} for n in (*known, *sheet.skills[room:])],
        "trade": {"background": sheet.background} if sheet.background else None,
    }


def _spells(sheet: Sheet) -> list[Facts]:
    known, spent = sheet.known_spells, sheet.spent
    return [
        {**fields(one, "name text"), "known": one in known, "spent": one.key in spent}
        for one in sheet.spells
    ]


def _gear(sheet: Sheet) -> Values:
    in_hand = {one.id for one in sheet.arms}
    return {
        "item": [_item(one, held=one.id in in_hand) for one in sheet.items],
        "coins": sheet.coins,
        "coin-slots": {"slots": sheet.coin_slots} if sheet.coin_slots else None,
        "plunder": {"value": sheet.plunder} if sheet.plunder else None,
        "slots": {"now": sheet.load, "most": sheet.capacity, "too_much": sheet.overloaded},
    }


def _item(one: Carried, *, held: bool) -> Facts:
    """Return how many of a thing are carried, what it does, and how much room it takes."""
    die = one.item.damage.word if one.item.damage else None
    about = {"die": die, "held": held, "value": one.value if one.item.value else 0}
    return {**fields(one.item, "name blast armor"), **fields(one, "count slots"), **about}


def _hoard(sheet: Sheet) -> Values:
    left = ADVANCES[sheet.advances :]
    following = left[0].hoard if left else None
    return {
        "hoard": {"hoard": sheet.hoard, "following": following},
        "at-home": {"coins": sheet.stored},
    }


def _follower(one: Companion) -> Facts:
    block, dice = one.block, tuple(die.word for die in one.block.dice)
    about = {"most": block.hp, "dice": dice, "skills": tuple(block.skills)}
    return {**fields(block, "name armor fee"), **fields(one, "hp hired willing out"), **about}
