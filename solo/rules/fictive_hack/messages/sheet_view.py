"""The sheet as the player sees it, and as prose and conditions read it."""

from solo.rules.core.heroes.pronouns import spoken_of
from solo.rules.core.shown.sheet_rows import Aloud, Gauge, Values, fields, named, rows, sections
from solo.rules.core.system_parts import Row, Section
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.item import loads
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, improved, improvement, talents
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Facts

_SEEN = (
    "name roles template inherent level due ap spent state languages scars shield backpack "
    "frightened enemies"
)


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    return {
        **fields(sheet, _SEEN),
        **spoken_of(sheet.pronouns),
        **sheet.attributes,
        "concept": sheet.description,
        "wounds": sheet.lost,
        "wounds_left": sheet.left,
        "wounds_most": sheet.most,
        "talents": tuple(sheet.talents),
        "ready": tuple(filter(sheet.ready, (*sheet.talents, *sorted(sheet.borrowed)))),
        "motive": sheet.reason,
        "weapon": sheet.weapon.name,
        "weapons": tuple(weapon.name for weapon in sheet.weapons),
        "armor": gear.armor(sheet),
        "gear": tuple(item.name for item in (*sheet.gear, *sheet.dragged)),
        "gold": sheet.purse.worth // int(printed("gear")["copper"]["gold"]),
        "encumbered": gear.encumbered(sheet),
        "loads": gear.halves(sheet) // 2,
        "conditions": tuple(sorted(sheet.conditions)),
        "swims": sheet.attributes["brawn"] > 0,
        "forecast": sheet.forecast > 0,
        "devices": tuple(one.name for one in sheet.devices if not one.broken),
    }


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    scores = [{"name": name, "score": sheet.attributes[name]} for name in ATTRIBUTES]
    companions = [
        {**fields(block, "name kind wounds"), "weapon": block.weapon.name}
        for block in sheet.companions.values()
    ]
    parts: dict[str, Values] = {
        "identity": _identity(sheet),
        "attributes": {"attribute": scores},
        "health": {
            "wounds": fields(sheet, "left most"),
            "tougher": {"wounds": sheet.toughened} if sheet.toughened else None,
            "state": {"state": sheet.state} if sheet.state else None,
        },
        "awesome": _awesome(sheet),
        "skills": _talents(sheet),
        "gear": _gear(sheet),
        "conditions": _conditions(sheet),
        "companions": {"companion": companions},
    }
    return sections(words, parts)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    values: Values = {
        "hero": sheet.name,
        "wounds": Gauge(sheet.left, sheet.most),
        "ap": Aloud({"ap": sheet.ap}),
        "level-now": fields(sheet, "level due"),
        "fright": Aloud({}) if sheet.frightened else None,
        "overload": Aloud({}) if gear.encumbered(sheet) else None,
        "next-roll": _next_roll(sheet),
    }
    return rows(words, values)


def _next_roll(sheet: Sheet) -> Facts | None:
    return {"bonus": sheet.bonus} if sheet.bonus else None


def _identity(sheet: Sheet) -> Values:
    template = TEMPLATES.get(sheet.template)
    abilities = tuple(TEMPLATES[name].inherent for name in sheet.inherent)
    return {
        "name": sheet.name,
        "description": sheet.description,
        "born": sheet.birth_year,
        "player": sheet.player,
        "pronouns": named(words, sheet.pronouns),
        "template": named(words, template.title if template else ""),
        "inherent": {"names": abilities} if abilities else None,
        "limitation": named(words, template.limitation if template else ""),
        "motive": named(words, sheet.reason),
        "languages": {"names": sheet.languages},
        "scars": {"names": sheet.scars} if sheet.scars else None,
    }


def _awesome(sheet: Sheet) -> Values:
    per = int(printed("awesome")["level"])
    return {
        "awesome": {"ap": sheet.ap},
        "spent": {"spent": sheet.spent % per, "per": per, "all": sheet.spent},
        "level": fields(sheet, "level due"),
        "banked": sheet.banked or None,
    }


def _talents(sheet: Sheet) -> Values:
    training = {name: minutes // 60 for name, minutes in sheet.training.items()}
    return {
        "talent": [_talent(name, sheet) for name in sheet.talents],
        "borrowed": [
            {"talent": name, "effect": talents()[name].effect} for name in sorted(sheet.borrowed)
        ],
        "training": [
            {"talent": name, "hours": hours}
            for name, hours in training.items()
            if name not in sheet.talents
        ],
    }


def _talent(name: str, sheet: Sheet) -> Facts:
    """Return a talent, and what using it takes unless it is free (FH-113 to FH-116)."""
    known, talent = sheet.talents[name], talents()[name]
    how = talent.faster if improved(sheet, name, "move") else talent.time
    return {
        "talent": name,
        **fields(talent, "effect template"),
        **fields(known, "weapon frequency"),
        "mark": known.frequency[0].upper(),
        "takes": str(printed("templates")["times"][how]),
        "better": tuple(improvement(name, how) for how in known.improved),
        "used": sheet.exhausted.get(name),
    }


def _gear(sheet: Sheet) -> Values:
    shown = gear.ARMS if sheet.shield else ""  # as the shield
    things = tuple(one.name for one in (*sheet.gear, *sheet.dragged) if one.name != shown)
    most, weight = loads(gear.bearable(sheet)), gear.carried(gear.halves(sheet))
    shield = {"shield": sheet.shield, "lowered": not sheet.use_shield}
    return {
        "weapon": [
            {
                **fields(one, "name kind ranged"),
                "shots": one.ammo if one.shots else None,
                "thrown": one.ammo if one.thrown and not one.shots else None,
                "held": one.name == sheet.wielded,
            }
            for one in sheet.weapons
        ],
        "armor": words("named", name=gear.armor(sheet)),
        "shield": shield if sheet.shield else None,
        "things": {"names": things} if things else None,
        "backpack": {"names": tuple(printed("gear")["backpack"])} if sheet.backpack else None,
        "home": sheet.home,
        "device": [
            {
                **fields(one, "name roll"),
                "state": "broken" if one.broken else "spent" if one.spent else "",
            }
            for one in sheet.devices
        ],
        "purse": fields(sheet.purse, "gold silver copper"),
        "load": {"load": weight, "most": most, "encumbered": gear.encumbered(sheet)},
    }


def _conditions(sheet: Sheet) -> Values:
    return {
        "condition": [
            {"name": name, "minutes": sheet.lasting.get(name)} for name in sorted(sheet.conditions)
        ],
        "intimidated": Aloud({}) if sheet.frightened else None,
        "next-roll": _next_roll(sheet),
        "inspired": bool(sheet.inspired),
        "weather": {"minutes": sheet.forecast} if sheet.forecast else None,
        "enemies": sheet.enemies or None,
    }
