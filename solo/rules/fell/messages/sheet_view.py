"""Views of the sheet: for prose, for the player, and for a toolbar."""

from functools import cache

from solo.rules.core.numbers import plural
from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.system import Row, Section
from solo.rules.fell.health.burdens import lowered_steps, rollable
from solo.rules.fell.heroes.advancement import ADVANCES, TITLES
from solo.rules.fell.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fell.heroes.sheet import Sheet


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    if not sheet.attributes:
        return {}
    return {
        "name": sheet.name,
        "concept": sheet.concept,
        "roles": sheet.roles,
        **_spoken_of(sheet.pronouns),
        **{name: die.word for name, die in sheet.attributes.items()},
        "sides": {name: int(die) for name, die in sheet.attributes.items()},
        "rollable": {name: rollable(sheet, name) for name in ATTRIBUTES},
        "hp": sheet.hp_now,
        "most_hp": sheet.most_hp,
        "armor": sheet.armor,
        "wounds": sum(steps for _, steps in lowered_steps(sheet)),
        "background": sheet.background,
        "skills": sheet.known_skills,
        "spells": tuple(spell.key for spell in sheet.known_spells),
        "spent": tuple(sorted(sheet.spent)),
        "drive": sheet.drive,
        "items": {one.id: one.count for one in sheet.items},
        "slots": sheet.slots,
        "capacity": sheet.capacity,
        "load": sheet.load,
        "overloaded": sheet.overloaded,
        "coins": sheet.coins,
        "stored": sheet.stored,
        "treasure": sheet.treasure,
        "plunder": sheet.plunder,
        "hoard": sheet.hoard,
        "advances": sheet.advances,
        "title": title(sheet),
        "retired": sheet.retired,
        "fatigue": sheet.fatigue,
        "deprived": tuple(sorted(sheet.deprived)),
        "conditions": tuple(sorted(sheet.conditions)),
        "hirelings": _followers(sheet),
        "out": sheet.out,
        "dead": sheet.dead,
    }


def title(sheet: Sheet) -> str:
    """Return the title that the hoard has brought, or nothing yet (FELL-064)."""
    return TITLES[sheet.advances - 1] if sheet.advances else ""


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    sections = (
        Section("identity", "Identity", _identity(sheet)),
        Section("attributes", "Attributes", _attributes(sheet)),
        Section("health", "Health", _health(sheet)),
        Section("skills", "Skills", _skills(sheet)),
        Section("spells", "Spells", _spells(sheet)),
        Section("gear", "Gear", _gear(sheet)),
        Section("hoard", "Hoard", _hoard(sheet)),
        Section("conditions", "Conditions", _conditions(sheet)),
        Section("companions", "Companions", _companions(sheet)),
    )
    return tuple(section for section in sections if section.rows)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    hp = f"{sheet.hp_now}/{sheet.most_hp}"
    rows = [
        Row("Hero", sheet.name),
        Row("HP", hp, f"{sheet.hp_now} of {sheet.most_hp}", (sheet.hp_now, sheet.most_hp)),
        Row("Slots", f"{sheet.load}/{sheet.capacity}", f"{sheet.load} of {sheet.capacity} full"),
        Row("STR", sheet.attributes["str"].word),
    ]
    if sheet.plunder:
        rows.append(Row("Plunder", str(sheet.plunder)))
    if sheet.fatigue:
        rows.append(Row("Fatigue", str(sheet.fatigue)))
    return tuple(rows)


@cache
def _spoken_of(pronouns: str) -> dict[str, object]:
    """Return the pronouns and their forms as prose reads them."""
    return {"pronouns": pronouns, **parse_pronouns(pronouns)._asdict()}


def _followers(sheet: Sheet) -> dict[str, dict[str, object]]:
    return {
        key: {
            "name": one.block.name,
            "hp": one.hp,
            "up": one.up,
            "out": one.out,
            "paid": one.paid > 0,
            "willing": one.willing,
        }
        for key, one in sheet.followers.items()
    }


def _identity(sheet: Sheet) -> tuple[Row, ...]:
    rows = (
        Row("Name", sheet.name),
        Row("Concept", sheet.concept),
        Row("Background", sheet.background),
        Row("Pronouns", sheet.pronouns),
        Row("Drive", sheet.drive),
        Row("Title", title(sheet)),
    )
    return tuple(row for row in rows if row.value)


def _attributes(sheet: Sheet) -> tuple[Row, ...]:
    rows = []
    for name in ATTRIBUTES:
        die = sheet.attributes[name]
        rows.append(Row(name.upper(), f"{die.word}{_less(name, sheet)}: {meaning(name)}"))
    return tuple(rows)


def _less(name: str, sheet: Sheet) -> str:
    """Say what has been done to an attribute, or nothing."""
    die, whole = sheet.attributes[name], sheet.whole[name]
    lost = f" (lowered from {whole.word})" if die < whole else ""
    return lost + (" (impaired until dawn)" if name in sheet.impaired else "")


def _health(sheet: Sheet) -> tuple[Row, ...]:
    rows = [
        Row("HP", f"{sheet.hp_now} of {sheet.most_hp}"),
        Row("Armor", str(sheet.armor)),
    ]
    rows += [
        Row(name.upper(), f"{sheet.attributes[name].word}{less}")
        for name in ATTRIBUTES
        if (less := _less(name, sheet))
    ]
    if sheet.fatigue:
        rows.append(Row("Fatigue", f"tests impaired by {plural(sheet.fatigue, 'step')}"))
    rows += [Row("Without", need) for need in sorted(sheet.deprived)]
    if sheet.dead:
        rows.append(Row("State", "dead"))
    elif sheet.out:
        rows.append(Row("State", "dying"))
    return tuple(rows)


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    room = int(sheet.attributes["int"])
    rows = [Row(name.capitalize(), "+1 step") for name in sheet.known_skills]
    rows += [Row(name.capitalize(), "beyond your INT now") for name in sheet.skills[room:]]
    if sheet.background:
        rows.append(Row(f"Background: {sheet.background}", "+1 step where it fits"))
    return tuple(rows)


def _spells(sheet: Sheet) -> tuple[Row, ...]:
    known = sheet.known_spells
    rows = []
    for spell in sheet.spells:
        state = "spent until dawn" if spell.key in sheet.spent else spell.text or "ready"
        rows.append(Row(spell.name, state if spell in known else "beyond your WIL now"))
    return tuple(rows)


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    in_hand = {one.id for one in sheet.arms}
    rows = []
    for one in sheet.items:
        said = [f"{one.count} of them"] if one.count > 1 else []
        said += (
            [f"{one.item.damage.word}{' blast' if one.item.blast else ''}"]
            if one.item.damage
            else []
        )
        said += [f"armor {one.item.armor}"] if one.item.armor else []
        said += [f"worth {one.value}"] if one.item.value else [plural(one.slots, "slot")]
        said += ["in hand"] if one.id in in_hand else []
        rows.append(Row(one.item.name.capitalize(), ", ".join(said)))
    rows.append(Row("Coins", str(sheet.coins)))
    if sheet.coin_slots:
        slots = plural(sheet.coin_slots, "slot")
        rows.append(Row("All coins and treasure", slots))
    if sheet.plunder:
        rows.append(Row("Plunder", f"worth {sheet.plunder}"))
    too_much = ": too much" if sheet.overloaded else ""
    rows.append(Row("Slots", f"{sheet.load} of {sheet.capacity}{too_much}"))
    return tuple(rows)


def _hoard(sheet: Sheet) -> tuple[Row, ...]:
    if not (sheet.hoard or sheet.stored):
        return ()
    left = ADVANCES[sheet.advances :]
    after = f", next advance at {left[0].hoard}" if left else ""
    return (Row("Hoard", f"{sheet.hoard} coins{after}"), Row("At home", f"{sheet.stored} coins"))


def _conditions(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(name.capitalize(), "yes") for name in sorted(sheet.conditions))


def _companions(sheet: Sheet) -> tuple[Row, ...]:
    rows = []
    for one in sheet.followers.values():
        block = one.block
        said = [f"{one.hp} of {block.hp} HP", f"armor {block.armor}"]
        said += (
            [f"attacks with {' and '.join(die.word for die in block.dice)}"] if block.dice else []
        )
        said += [", ".join(block.skills)] if block.skills else []
        if one.hired:
            said.append("paid" if one.paid else f"not paid, {block.fee} coins a day")
        said += ["dying"] if one.out else []
        rows.append(Row(block.name, "; ".join(said)))
    return tuple(rows)
