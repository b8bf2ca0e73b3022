"""Gear as it is shown: a section of the sheet, a line for each thing, and what conditions see."""

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import carrying
from solo.rules.art.gear.armor import armor_row
from solo.rules.art.gear.item import SLOTS, Carried, Item, Power
from solo.rules.art.gear.shield import shield_row
from solo.rules.art.gear.weapon import (
    attack_of,
    hideable,
    is_unarmed,
    range_of,
    row_of,
    size_of,
    weapon_part,
)
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.numbers import plural
from solo.rules.core.system import Row, Section

Seen = dict[str, object]

_LABELS = {"ready": "Ready", "at_hand": "At hand", "stowed": "Stowed"}
_NOTHING: Seen = {
    "gear": (),
    "ready": (),
    "treasures": (),
    "worn": "",
    "armed": False,
    "openly_armed": False,
}


def view(sheet: Sheet) -> Seen:
    """Return what conditions see of gear.

    `gear` holds the ids of all that is carried or worn, and what kits hold by name; `ready` what is
    in the hands; `treasures` what is worth something; `worn` the armor or nothing; `armed` tells of
    a weapon in hand, `openly_armed` of a two-handed one anywhere (ART-097).
    """
    if not sheet.gear and sheet.worn is None:
        return _NOTHING
    worn = "" if sheet.worn is None else sheet.worn.id
    ids = dict.fromkeys(own.id for own in sheet.gear)
    kits = [small for own in sheet.gear for small in own.item.kit]
    return {
        "gear": (*ids, *((worn,) if worn else ()), *kits),
        "ready": tuple(own.id for own in carrying.in_slot(sheet, "ready")),
        "treasures": tuple(own.id for own in sheet.gear if own.item.value is not None),
        "worn": worn,
        "armed": bool(carrying.ready_weapons(sheet)),
        "openly_armed": not all(hideable(own.item) for own in sheet.gear),
    }


def section(sheet: Sheet) -> Section:
    """Return the gear of a sheet as a section; it has no rows when there is none."""
    rows = [] if sheet.worn is None else [Row("Armor", line(sheet, sheet.worn))]
    for slot in SLOTS:
        rows += [Row(_LABELS[slot], line(sheet, own)) for own in carrying.in_slot(sheet, slot)]
    rows += [Row("Within reach", line(sheet, own)) for own in sheet.aside]
    for who, things in sheet.lent.items():
        name = sheet.companions[who].name if who in sheet.companions else who
        rows += [Row(f"With {name}", line(sheet, own)) for own in things]
    if sheet.gear:
        left = [
            f"{carrying.capacity(slot) - carrying.filled(sheet.gear, slot)} {_LABELS[slot].lower()}"
            for slot in SLOTS
        ]
        rows.append(Row("Slots left", ", ".join(left)))
    return Section("gear", "Gear", tuple(rows))


def added(sheet: Sheet, sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """Return the sections of a sheet with the gear after Health, and what keeps Fortune told."""
    own, keep = section(sheet), keep_row(sheet)
    found: list[Section] = []
    for each in sections:
        rows = (*each.rows, keep) if each.id == "fame" and keep else each.rows
        found.append(each._replace(rows=rows))
        if each.id == "health" and own.rows:
            found.append(own)
    return tuple(found)


def keep_row(sheet: Sheet) -> Row | None:
    """Return the line that says beforehand what keeps Fortune from falling, if it may fall."""
    if not sheet.options.upkeep or sheet.fortune == 1:
        return None
    text = upkeep_text(sheet.fortune)
    return Row("Upkeep", f"at the end, treasure worth {text}", f"treasure worth {text} at the end")


def upkeep_text(fortune: Rank) -> str:
    """Say what keeps a Fortune from falling, for the player to know beforehand (ART-081)."""
    words = ("one of {}", "two of {}", "four of {}")
    parts = [
        text.format(Rank(fortune - rule["below"]).word)
        for text, rule in zip(words, printed("gear")["upkeep"], strict=True)
        if fortune - rule["below"] >= Rank.CATASTROPHIC
    ]
    return " or ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else parts[0]


def line(sheet: Sheet, own: Carried) -> str:
    """Write a thing with what matters of it in play."""
    text = own.item.name
    if own.count > 1 and not own.item.medkit:
        text += f" ({own.count})"
    about = [*_about(sheet, own.item)]
    if own.item.medkit:
        about = [f"med-kit {own.item.medkit.bonus:+}", f"{plural(own.count, 'use')} left"]
    if own.empty:
        about.append("empty")
    return f"{text}: {', '.join(about)}" if about else text


def offered(sheet: Sheet, item: Item) -> str:
    """Write a thing that may be had: its name, its cost, and what it would be to this hero."""
    cost = item.cost.word if item.cost else "no price"
    about = _about(sheet, item)
    if item.medkit:
        about = (f"med-kit {item.medkit.bonus:+}", plural(item.medkit.uses, "use"))
    return f"{item.name} ({cost})" + (f": {', '.join(about)}" if about else "")


def _about(sheet: Sheet, item: Item) -> tuple[str, ...]:
    """Say what matters of a thing in play."""
    told: list[str] = []
    if item.weapon is not None and not is_unarmed(item):
        told += _weapon(sheet, item)
    elif item.shield:
        row = shield_row(item.row)
        told += [f"shield +{row.defense}", f"Speed {row.speed}"]
    elif item.armor:
        needed = armor_row(item.row).required
        told += ["armor", f"Defense = Agility {armor_row(item.row).defense:+}"]
        told += [f"takes Strength {needed}"] if needed else []
    if item.kit:
        told.append(", ".join(item.kit))
    if item.ammunition:
        told.append(f"ammunition for a {' or '.join(item.ammunition)}")
    told += [_power(power) for power in item.effects]
    if item.value is not None:
        told.append(f"worth {item.value.word}")
    return tuple(told)


def _weapon(sheet: Sheet, item: Item) -> list[str]:
    own, row = weapon_part(item), row_of(item)
    kind = own.klass.name.lower()
    features = ", ".join(name.replace("-", " ") for name in own.features)
    told = [kind if kind not in item.name.lower() else "", f"Attack {attack_of(sheet, item)}"]
    bands = range_of(sheet, item)
    told += ["both hands"] if own.hands > 1 else []
    told += [f"range {plural(bands, 'band')}"] if bands else []
    told += [features] if features else []
    told += ["silent"] if own.klass.silent else []
    told += [f"{own.size}, hits {size_of(item).targets}"] if own.size else []
    told += [f"takes Strength {row.required}"] if row.required else []
    return [part for part in told if part]


def _power(power: Power) -> str:
    if power.text:
        return power.text.rstrip(".")
    against = f" against {', '.join(power.against)}" if power.against else ""
    if power.perk:
        return f"perk: {power.perk.replace('-', ' ')}"
    if power.on_kicker is None:
        return f"{power.bonus:+} to {', '.join(power.to) or 'attacks with it'}{against}"
    does = [f"{power.damage:+} damage"] if power.damage else []
    does += ["staggers"] if power.stagger else []
    return f"on a {power.on_kicker}{against}: {', '.join(does)}"
