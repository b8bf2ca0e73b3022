"""The sheet as the player sees it, and as prose and conditions read it."""

from collections.abc import Iterable, Iterator

from solo.rules.core.numbers import lasting
from solo.rules.core.system import Row, Section
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.item import loads
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet, spoken_of
from solo.rules.fictive_hack.heroes.talents import (
    TEMPLATES,
    Talent,
    improved,
    improvement,
    talents,
)
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text


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
        _section("identity", "identity", _identity(sheet)),
        _section("attributes", "attributes", _attributes(sheet)),
        _section("health", "wounds", _health(sheet)),
        _section("awesome", "awesome", _awesome(sheet)),
        _section("skills", "talents", _talents(sheet)),
        _section("gear", "gear", _gear(sheet)),
        _section("conditions", "conditions", _conditions(sheet)),
        _section("companions", "companions", _companions(sheet)),
    )
    return tuple(section for section in sections if section.rows)


def _section(key: str, title: str, rows: Iterable[Row]) -> Section:
    return Section(key, words(f"label-{title}"), tuple(rows))


def _row(label: str, value: Text, spoken: Text = "") -> Row:
    return Row(words(f"label-{label}"), value, spoken)


def _name(name: str) -> Text:
    return words("named", name=name) if name else ""


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    left, most = sheet.left, sheet.most
    spoken = words("wounds-left", left=left, most=most)
    rows = [
        _row("hero", sheet.name),
        Row(words("label-wounds"), f"{left}/{most}", spoken, (left, most)),
        _row("ap", str(sheet.ap), words("awesome-points", ap=sheet.ap)),
        _row("level", f"{sheet.level}{'+' if sheet.due else ''}"),
    ]
    if sheet.frightened:
        rows.append(_row("fright", "-2", words("fright-is")))
    if gear.encumbered(sheet):
        rows.append(_row("load", words("too-much"), words("encumbered-is")))
    if sheet.bonus:
        rows.append(_row("next-roll", f"{sheet.bonus:+}"))
    return tuple(rows)


def _identity(sheet: Sheet) -> tuple[Row, ...]:
    template = TEMPLATES.get(sheet.template)
    abilities = tuple(_name(TEMPLATES[name].inherent) for name in sheet.inherent)
    rows = (
        _row("name", sheet.name),
        _row("description", sheet.description),
        _row("born", sheet.birth_year),
        _row("player", sheet.player),
        _row("pronouns", sheet.pronouns),
        _row("template", _name(template.title if template else "")),
        _row("inherent", words("names", names=abilities) if abilities else ""),
        _row("limitation", _name(template.limitation if template else "")),
        _row("motive", _name(sheet.reason)),
        _row("languages", words("names", names=(words("own-tongue"), *sheet.languages))),
        _row("scars", words("scars", names=tuple(map(_name, sheet.scars))) if sheet.scars else ""),
    )
    return tuple(row for row in rows if row.value)


def _attributes(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(words("capital", name=name), f"{sheet.attributes[name]:+}") for name in ATTRIBUTES
    )


def _health(sheet: Sheet) -> Iterator[Row]:
    yield _row("wounds", words("wounds-of", left=sheet.left, most=sheet.most))
    if sheet.toughened:
        yield _row("tougher", words("wounds-more", wounds=sheet.toughened))
    if sheet.state:
        yield _row("state", words("state", state=sheet.state))


def _awesome(sheet: Sheet) -> Iterator[Row]:
    per = int(printed("awesome")["level"])
    yield _row("awesome", words("ap-at-hand", ap=sheet.ap))
    yield _row("spent", words("ap-towards", spent=sheet.spent % per, per=per, all=sheet.spent))
    yield _row("level", words("level-is", level=sheet.level, due=sheet.due))
    if sheet.banked:
        yield _row("banked", str(sheet.banked))


def _talents(sheet: Sheet) -> Iterator[Row]:
    for name, known in sheet.talents.items():
        talent = talents()[name]
        text = words(
            "talent-row",
            effect=talent.effect,
            weapon=known.weapon,
            template=talent.template,
            frequency=known.frequency,
            mark=known.frequency[0].upper(),
            takes=_time(sheet, talent),
            better=tuple(improvement(name, how) for how in known.improved),
            used=sheet.exhausted.get(name),
        )
        yield Row(words("talent-named", talent=name), text)
    for name in sorted(sheet.borrowed):
        yield Row(words("talent-borrowed-row", talent=name), _name(talents()[name].effect))
    for name, minutes in sheet.training.items():
        if name not in sheet.talents:
            hours = words("hours-of", hours=minutes // 60)
            yield Row(words("talent-training-row", talent=name), hours)


def _time(sheet: Sheet, talent: Talent) -> str:
    """Return what using a talent takes, unless it is free (FH-113 to FH-116)."""
    how = talent.faster if improved(sheet, talent.name, "move") else talent.time
    return str(printed("templates")["times"][how])


def _gear(sheet: Sheet) -> Iterator[Row]:
    for weapon in sheet.weapons:
        text = words(
            "weapon-row",
            kind=weapon.kind,
            ranged=weapon.ranged,
            shots=weapon.ammo if weapon.shots else None,
            thrown=weapon.ammo if weapon.thrown and not weapon.shots else None,
            held=weapon.name == sheet.wielded,
        )
        yield Row(words("capital", name=weapon.name), text)
    yield _row("armor", _name(gear.armor(sheet)))
    if sheet.shield:
        shield = words("shield-row", shield=sheet.shield, lowered=not sheet.use_shield)
        yield _row("shield", shield)
    shown = gear.ARMS if sheet.shield else ""  # as the shield
    things = tuple(_name(item.name) for item in (*sheet.gear, *sheet.dragged) if item.name != shown)
    if things:
        yield _row("things", words("names", names=things))
    if sheet.backpack:
        stocked = tuple(map(_name, printed("gear")["backpack"]))
        yield _row("backpack", words("names", names=stocked))
    if sheet.home:
        yield _row("home", words("living-space"))
    for device in sheet.devices:
        state = "broken" if device.broken else "spent" if device.spent else ""
        text = words("device-row", roll=device.roll, state=state)
        yield Row(words("capital", name=device.name), text)
    coins = sheet.purse
    yield _row("purse", words("purse", gold=coins.gold, silver=coins.silver, copper=coins.copper))
    most, encumbered = loads(gear.bearable(sheet)), gear.encumbered(sheet)
    weight = gear.carried(gear.halves(sheet))
    yield _row("load", words("load-of", load=weight, most=most, encumbered=encumbered))


def _conditions(sheet: Sheet) -> Iterator[Row]:
    for name in sorted(sheet.conditions):
        left = sheet.lasting.get(name)
        lasts = words("yes") if left is None else words("time-left", span=lasting(left))
        yield Row(words("capital", name=name), lasts)
    if sheet.frightened:
        yield _row("intimidated", words("fright-short"), words("fright-is"))
    if sheet.bonus:
        yield _row("next-roll", f"{sheet.bonus:+}")
    if sheet.inspired:
        yield _row("inspired", words("inspired-is"))
    if sheet.forecast:
        yield _row("weather", lasting(sheet.forecast))
    if sheet.enemies:
        yield _row("enemies", str(sheet.enemies))


def _companions(sheet: Sheet) -> Iterator[Row]:
    for block in sheet.companions.values():
        weapon = block.weapon.name
        text = words("companion-row", kind=block.kind, wounds=block.wounds, weapon=weapon)
        yield Row(block.name, text)
