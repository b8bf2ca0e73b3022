"""The sheet as the player sees it, and as prose and conditions read it."""

from solo.rules.core.numbers import plural, span
from solo.rules.core.system import Row, Section
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.item import loads
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet, spoken_of
from solo.rules.fictive_hack.heroes.talents import (
    TEMPLATES,
    Talent,
    improved,
    improvement_text,
    talents,
)
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.printed import printed

_STATES = {
    "ko": "knocked out",
    "dying": "dying",
    "limping": "dying, but up and limping",
    "dead": "dead",
}


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    ready = tuple(name for name in (*sheet.talents, *sorted(sheet.borrowed)) if sheet.ready(name))
    return {
        "name": sheet.name,
        "concept": sheet.description,
        "roles": sheet.roles,
        **spoken_of(sheet.pronouns),
        **sheet.attributes,
        "template": sheet.template,
        "inherent": sheet.inherent,
        "level": sheet.level,
        "due": sheet.due,
        "ap": sheet.ap,
        "spent": sheet.spent,
        "wounds": sheet.lost,
        "wounds_left": sheet.left,
        "wounds_most": sheet.most,
        "state": sheet.state,
        "talents": tuple(sheet.talents),
        "ready": ready,
        "languages": sheet.languages,
        "scars": sheet.scars,
        "motive": sheet.reason,
        "weapon": sheet.weapon.name,
        "weapons": tuple(weapon.name for weapon in sheet.weapons),
        "armor": gear.armor(sheet),
        "shield": sheet.shield,
        "gear": tuple(item.name for item in (*sheet.gear, *sheet.dragged)),
        "backpack": sheet.backpack,
        "gold": sheet.purse.worth // int(printed("gear")["copper"]["gold"]),
        "encumbered": gear.encumbered(sheet),
        "loads": gear.halves(sheet) // 2,
        "conditions": tuple(sorted(sheet.conditions)),
        "frightened": sheet.frightened,
        "swims": sheet.attributes["brawn"] > 0,
        "enemies": sheet.enemies,
        "forecast": sheet.forecast > 0,
        "devices": tuple(one.name for one in sheet.devices if not one.broken),
    }


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    sections = (
        Section("identity", "Identity", _identity(sheet)),
        Section("attributes", "Attributes", _attributes(sheet)),
        Section("health", "Wounds", _health(sheet)),
        Section("awesome", "Awesome Points", _awesome(sheet)),
        Section("skills", "Talents", _talents(sheet)),
        Section("gear", "Gear", _gear(sheet)),
        Section("conditions", "Conditions", _conditions(sheet)),
        Section("companions", "Companions", _companions(sheet)),
    )
    return tuple(section for section in sections if section.rows)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    rows = [
        Row("Hero", sheet.name),
        Row(
            "Wounds",
            f"{sheet.left}/{sheet.most}",
            f"{sheet.left} of {sheet.most} left",
            (sheet.left, sheet.most),
        ),
        Row("AP", str(sheet.ap), plural(sheet.ap, "Awesome Point")),
        Row("Level", f"{sheet.level}{'+' if sheet.due else ''}"),
    ]
    if sheet.frightened:
        rows.append(Row("Fright", "-2", "minus 2 on every roll"))
    if gear.encumbered(sheet):
        rows.append(Row("Load", "too much", "encumbered, every roll fails"))
    if sheet.bonus:
        rows.append(Row("Next roll", f"{sheet.bonus:+}"))
    return tuple(rows)


def _identity(sheet: Sheet) -> tuple[Row, ...]:
    template = TEMPLATES.get(sheet.template)
    abilities = ", ".join(TEMPLATES[name].inherent for name in sheet.inherent)
    languages = ", ".join(("your own tongue", *sheet.languages))
    rows = (
        Row("Name", sheet.name),
        Row("Description", sheet.description),
        Row("Born", sheet.birth_year),
        Row("Player", sheet.player),
        Row("Pronouns", sheet.pronouns),
        Row("Template", template.title if template else ""),
        Row("Inherent ability", abilities),
        Row("Limitation", template.limitation if template else ""),
        Row("Motive", sheet.reason),
        Row("Languages and arts", languages),
        Row("Scars", "; ".join(sheet.scars)),
    )
    return tuple(row for row in rows if row.value)


def _attributes(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(name.capitalize(), f"{sheet.attributes[name]:+}") for name in ATTRIBUTES)


def _health(sheet: Sheet) -> tuple[Row, ...]:
    rows = [Row("Wounds", f"{sheet.left} of {sheet.most}")]
    if sheet.toughened:
        rows.append(Row("Tougher", f"{plural(sheet.toughened, 'Wound')} more"))
    if sheet.state:
        word = _STATES[sheet.state]
        rows.append(Row("State", word))
    return tuple(rows)


def _awesome(sheet: Sheet) -> tuple[Row, ...]:
    per = int(printed("awesome")["level"])
    level = f"{sheet.level}" + (f", {sheet.due} due" if sheet.due else "")
    rows = [
        Row("Awesome Points", f"{sheet.ap} at hand"),
        Row("Spent", f"{sheet.spent % per} of {per} towards the next level, {sheet.spent} in all"),
        Row("Level", level),
    ]
    if sheet.banked:
        rows.append(Row("Talents banked", str(sheet.banked)))
    return tuple(rows)


def _talents(sheet: Sheet) -> tuple[Row, ...]:
    rows = []
    for name, known in sheet.talents.items():
        talent = talents()[name]
        used = f", used until {_until(sheet.exhausted[name])}" if name in sheet.exhausted else ""
        ways = ", ".join(improvement_text(name, how) for how in known.improved)
        better = f"; improved: {ways}" if ways else ""
        chosen = f" ({known.weapon})" if known.weapon else ""
        mark = known.frequency[0].upper()
        kind = f"{talent.template}, {known.frequency} ({mark}){_time(sheet, talent)}"
        text = f"{talent.effect}{chosen}; {kind}{better}{used}"
        rows.append(Row(title(name), text))
    rows += [Row(f"{title(name)} (borrowed)", talents()[name].effect)
             for name in sorted(sheet.borrowed)]  # fmt: skip
    rows += [Row(f"{title(name)} (training)", f"{minutes // 60} of 48 hours")
             for name, minutes in sheet.training.items() if name not in sheet.talents]  # fmt: skip
    return tuple(rows)


def _time(sheet: Sheet, talent: Talent) -> str:
    """Say what using a talent takes, unless it is free (FH-113 to FH-116)."""
    how = talent.faster if improved(sheet, talent.name, "move") else talent.time
    said = printed("templates")["times"][how]
    return f", takes {said}" if said else ""


def _until(how: str) -> str:
    return "the next arena" if how == "arena" else "rest"


def _how_many(weapon: Weapon) -> str:
    """Say how many there are of a weapon to throw, if it is not one."""
    if not weapon.thrown or weapon.ammo == 1:
        return ""
    return f", {weapon.ammo} of them" if weapon.ammo else ", none left"


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    rows = []
    for weapon in sheet.weapons:
        hand = ", in hand" if weapon.name == sheet.wielded else ""
        ammo = f", {plural(weapon.ammo, 'shot')}" if weapon.shots else _how_many(weapon)
        ranged = ", ranged" if weapon.ranged else ""
        rows.append(Row(weapon.name.capitalize(), f"{weapon.kind}{ranged}{ammo}{hand}"))
    rows.append(Row("Armor", gear.armor(sheet)))
    if sheet.shield:
        rows.append(Row("Shield", f"{sheet.shield}{'' if sheet.use_shield else ', lowered'}"))
    shown = gear.ARMS if sheet.shield else ""  # as the shield
    others = (item.name for item in (*sheet.gear, *sheet.dragged) if item.name != shown)
    things = ", ".join(others)
    if things:
        rows.append(Row("Things", things))
    if sheet.backpack:
        rows.append(Row("Backpack", ", ".join(printed("gear")["backpack"])))
    if sheet.home:
        rows.append(Row("Home", "a living space with gear"))
    for device in sheet.devices:
        state = ", broken" if device.broken else ", spent" if device.spent else ""
        rows.append(
            Row(
                device.name.capitalize(),
                f"{f'+1 on {device.roll}' if device.roll else 'a special effect'}{state}",
            )
        )
    rows.append(Row("Purse", f"{sheet.purse.gold} gold, {sheet.purse.silver} silver, "
                             f"{sheet.purse.copper} copper"))  # fmt: skip
    most = loads(gear.bearable(sheet))
    state = ", encumbered: every roll fails" if gear.encumbered(sheet) else ""
    rows.append(Row("Load", f"{gear.carried(gear.halves(sheet))} of {most}{state}"))
    return tuple(rows)


def _conditions(sheet: Sheet) -> tuple[Row, ...]:
    rows = [Row(name.capitalize(),
                f"{span(sheet.lasting[name])} left" if name in sheet.lasting else "yes")
            for name in sorted(sheet.conditions)]  # fmt: skip
    if sheet.frightened:
        rows.append(Row("Intimidated", "-2 on every roll", "minus 2 on every roll"))
    if sheet.bonus:
        rows.append(Row("Next roll", f"{sheet.bonus:+}"))
    if sheet.inspired:
        rows.append(Row("Inspired", "+2 on the next Commitment roll"))
    if sheet.forecast:
        rows.append(Row("Weather known", span(sheet.forecast)))
    if sheet.enemies:
        rows.append(Row("Family enemies due", str(sheet.enemies)))
    return tuple(rows)


def _companions(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(block.name, f"{block.kind}, {plural(block.wounds, 'Wound')}, {block.weapon.name}")
        for block in sheet.companions.values()
    )
