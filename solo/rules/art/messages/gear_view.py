"""Gear as it is shown: a section of the sheet, a line for each thing, and what conditions see."""

from solo.late import lazy_imports
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear.armor import armor_row
from solo.rules.art.gear.item import SLOTS, Carried, Item, Power
from solo.rules.art.gear.shield import shield_row
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.shown.sheet_rows import Values, fields
from solo.rules.core.system_parts import Row
from solo.words import Message, Text

with lazy_imports():  # who has nothing is shown at once
    from solo.rules.art.gear import carrying, weapon

Seen = dict[str, object]

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
        "openly_armed": not all(weapon.hideable(own.item) for own in sheet.gear),
    }


def values(sheet: Sheet) -> Values:
    """Return the gear of a sheet as a section shows it; nothing when there is none."""
    left = {slot: carrying.capacity(slot) - carrying.filled(sheet.gear, slot) for slot in SLOTS}
    called = {who: foe.name for who, foe in sheet.companions.items()}
    lent = [
        Row(words("label-with", name=called.get(who, who)), line(sheet, own))
        for who, things in sheet.lent.items()
        for own in things
    ]
    return {
        "armor": None if sheet.worn is None else line(sheet, sheet.worn),
        **{slot: [line(sheet, one) for one in carrying.in_slot(sheet, slot)] for slot in SLOTS},
        "aside": [line(sheet, own) for own in sheet.aside],
        "with": lent,
        "slots": left if sheet.gear else None,
    }


def upkeep(fortune: Rank) -> tuple[Message, ...]:
    """Say what keeps a Fortune from falling, for the player to know beforehand (ART-081)."""
    return tuple(
        words("upkeep-way", count=rule["count"], rank=Rank(fortune - rule["below"]).word)
        for rule in printed("gear")["upkeep"]
        if fortune - rule["below"] >= Rank.CATASTROPHIC
    )


def line(sheet: Sheet, own: Carried) -> Message:
    """Say a thing with what matters of it in play."""
    item, count, about = own.item, own.count, _about(sheet, own.item)
    if item.medkit:
        about = (words("about-kit-left", bonus=item.medkit.bonus, uses=count),)
    if own.empty:
        about = (*about, words("about-empty"))
    return words("thing-line", name=item.name, count=1 if item.medkit else count, about=about)


def offered(sheet: Sheet, item: Item) -> Message:
    """Say a thing that may be had: its name, its cost, and what it would be to this hero."""
    about = _about(sheet, item)
    if item.medkit:
        about = (words("about-kit", bonus=item.medkit.bonus, uses=item.medkit.uses),)
    cost = item.cost.word if item.cost else ""
    return words("thing-offered", name=item.name, cost=cost, about=about)


def _about(sheet: Sheet, item: Item) -> tuple[Text, ...]:
    """Say what matters of a thing in play."""
    told: list[Text] = []
    if item.weapon is not None and not weapon.is_unarmed(item):
        told.append(_weapon(sheet, item))
    elif item.shield:
        shield = shield_row(item.row)
        told.append(words("about-shield", defense=shield.defense, speed=shield.speed))
    elif item.armor:
        armor = armor_row(item.row)
        told.append(words("about-armor", defense=armor.defense, strength=armor.required))
    told += item.kit
    if item.ammunition:
        told.append(words("about-ammunition", weapons=item.ammunition))
    told += map(_power, item.effects)
    if item.value is not None:
        told.append(words("about-value", value=item.value.word))
    return tuple(told)


def _weapon(sheet: Sheet, item: Item) -> Message:
    own, kind = weapon.weapon_part(item), weapon.weapon_part(item).klass.name.lower()
    return words(
        "about-weapon",
        **fields(own, "hands features size"),
        kind=kind if kind not in item.name.lower() else "",
        attack=weapon.attack_of(sheet, item),
        range=weapon.range_of(sheet, item),
        silent=own.klass.silent,
        targets=weapon.size_of(item).targets if own.size else 0,
        strength=weapon.row_of(item).required,
    )


def _power(power: Power) -> Message:
    facts = fields(power, "perk bonus to against on_kicker damage stagger")
    return words("about-power", **facts, text=power.text.rstrip("."))
