"""Views of the sheet: for prose, for the player, and for a toolbar."""

from collections.abc import Iterable, Iterator
from functools import cache

from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.system import Row, Section
from solo.rules.core.words import words as core
from solo.rules.fell.gear.item import Carried
from solo.rules.fell.health.burdens import lowered_steps, rollable
from solo.rules.fell.heroes.advancement import ADVANCES, TITLES
from solo.rules.fell.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.words import words
from solo.words import Facts, Message, Text


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
        _section("identity", _identity(sheet)),
        _section("attributes", _attributes(sheet)),
        _section("health", _health(sheet)),
        _section("skills", _skills(sheet)),
        _section("spells", _spells(sheet)),
        _section("gear", _gear(sheet)),
        _section("hoard", _hoard(sheet)),
        _section("conditions", _conditions(sheet)),
        _section("companions", _companions(sheet)),
    )
    return tuple(section for section in sections if section.rows)


def _section(key: str, rows: Iterable[Row]) -> Section:
    return Section(key, words(f"label-{key}"), tuple(rows))


def _row(label: str, value: Text, spoken: Text = "") -> Row:
    return Row(words(f"label-{label}"), value, spoken)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    hp, most = sheet.hp_now, sheet.most_hp
    full = words("slots-full", now=sheet.load, most=sheet.capacity)
    rows = [
        _row("hero", sheet.name),
        Row(words("label-hp"), f"{hp}/{most}", words("now-of", now=hp, most=most), (hp, most)),
        _row("slots", f"{sheet.load}/{sheet.capacity}", full),
        Row(words("attribute", attribute="str"), sheet.attributes["str"].word),
    ]
    if sheet.plunder:
        rows.append(_row("plunder", str(sheet.plunder)))
    if sheet.fatigue:
        rows.append(_row("fatigue", str(sheet.fatigue)))
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
        _row("name", sheet.name),
        _row("concept", sheet.concept),
        _row("background", _name(sheet.background)),
        _row("pronouns", sheet.pronouns),
        _row("drive", _name(sheet.drive)),
        _row("title", _name(title(sheet))),
    )
    return tuple(row for row in rows if row.value)


def _name(name: str) -> Text:
    return words("named", name=name) if name else ""


def _attributes(sheet: Sheet) -> Iterator[Row]:
    for name in ATTRIBUTES:
        text = words("attribute-row", **_die(name, sheet), meaning=meaning(name))
        yield Row(words("attribute", attribute=name), text)


def _die(name: str, sheet: Sheet) -> Facts:
    """Return the die of an attribute, and what has been done to it."""
    die, whole = sheet.attributes[name], sheet.whole[name]
    lowered = whole.word if die < whole else ""
    return {"die": die.word, "whole": lowered, "impaired": name in sheet.impaired}


def _health(sheet: Sheet) -> Iterator[Row]:
    yield _row("hp", words("now-of", now=sheet.hp_now, most=sheet.most_hp))
    yield _row("armor", str(sheet.armor))
    for name in ATTRIBUTES:
        die = _die(name, sheet)
        if die["whole"] or die["impaired"]:
            yield Row(words("attribute", attribute=name), words("attribute-now", **die))
    if sheet.fatigue:
        yield _row("fatigue", words("impaired-by", level=sheet.fatigue))
    yield from (_row("without", _name(need)) for need in sorted(sheet.deprived))
    if sheet.dead or sheet.out:
        yield _row("state", words("state", dead=sheet.dead))


def _skills(sheet: Sheet) -> Iterator[Row]:
    room = int(sheet.attributes["int"])
    for name in (*sheet.known_skills, *sheet.skills[room:]):
        known = name in sheet.known_skills
        yield Row(words("capital", name=name), words("skill-row", known=known))
    if sheet.background:
        label = words("background-label", background=sheet.background)
        yield Row(label, words("background-row"))


def _spells(sheet: Sheet) -> Iterator[Row]:
    for spell in sheet.spells:
        known, spent = spell in sheet.known_spells, spell.key in sheet.spent
        text = words("spell-row", known=known, spent=spent, text=spell.text)
        yield Row(words("named", name=spell.name), text)


def _gear(sheet: Sheet) -> Iterator[Row]:
    in_hand = {one.id for one in sheet.arms}
    for one in sheet.items:
        said = tuple(_about(one, held=one.id in in_hand))
        yield Row(words("capital", name=one.item.name), core("commas", parts=said))
    yield _row("coins", str(sheet.coins))
    if sheet.coin_slots:
        yield _row("coin-slots", words("slots", slots=sheet.coin_slots))
    if sheet.plunder:
        yield _row("plunder", words("worth", value=sheet.plunder))
    too_much = sheet.overloaded
    yield _row("slots", words("load", now=sheet.load, most=sheet.capacity, too_much=too_much))


def _about(one: Carried, *, held: bool) -> Iterator[Message]:
    """Say how many of a thing are carried, what it does, and how much room it takes."""
    item = one.item
    if one.count > 1:
        yield words("count", count=one.count)
    if item.damage:
        yield words("damage", die=item.damage.word, blast=item.blast)
    if item.armor:
        yield words("fight-armor", armor=item.armor)
    yield words("worth", value=one.value) if item.value else words("slots", slots=one.slots)
    if held:
        yield words("in-hand")


def _hoard(sheet: Sheet) -> Iterator[Row]:
    if sheet.hoard or sheet.stored:
        left = ADVANCES[sheet.advances :]
        following = left[0].hoard if left else None
        yield _row("hoard", words("hoard-row", hoard=sheet.hoard, following=following))
        yield _row("at-home", words("coins", coins=sheet.stored))


def _conditions(sheet: Sheet) -> Iterator[Row]:
    yield from (Row(words("capital", name=n), words("yes")) for n in sorted(sheet.conditions))


def _companions(sheet: Sheet) -> Iterator[Row]:
    for one in sheet.followers.values():
        block = one.block
        text = words(
            "companion-row",
            hp=one.hp,
            most=block.hp,
            armor=block.armor,
            dice=tuple(die.word for die in block.dice),
            skills=tuple(block.skills),
            hired=one.hired,
            paid=one.paid > 0,
            fee=block.fee,
            dying=one.out,
        )
        yield Row(block.name, text)
