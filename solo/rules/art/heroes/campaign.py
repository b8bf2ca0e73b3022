"""The end of an adventure: its rewards, the heroes who come home, and their growth after it.

Notes: those of Fortune, treasures, experience and rest.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from solo.rules.art.gear import fortune
from solo.rules.art.gear.carrying import unmarked
from solo.rules.art.gear.outfit import outfitting
from solo.rules.art.gear.stock import Era, stock
from solo.rules.art.health import treatment
from solo.rules.art.health.sanity import outlasts_adventures
from solo.rules.art.heroes.advancement import end_adventure, raise_health
from solo.rules.art.heroes.experience import (
    FIGHT_PERKS,
    box_words,
    doors_to_perks,
    health_option,
    perk_names,
    shelf_of_perks,
)
from solo.rules.art.heroes.sheet import INSANE, Changed, Sheet, changed
from solo.rules.art.heroes.words import words
from solo.rules.art.party import dividing, sharing
from solo.rules.art.party import members as party
from solo.rules.art.party.henchmen import following
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.words import Message

Act: TypeAlias = Callable[[Table[Sheet]], Script[object] | None]
"""Something done between adventures; a script where it may ask more."""


def advancement(table: Table[Sheet]) -> Script[Outcome]:
    """Between adventures: spend experience on Health and perks, and rest night by night.

    Who is insane may take a day for the roll that ends it.

    Source: ART Engine, ART-021, ART-266, ART-281, ART-089, ART-470, ART-471, ART-473,
    ART-509.
    """
    while True:
        act = (
            yield from table.pick(lambda: list(_offers(table.sheet)), lambda: _account(table.sheet))
        ).does
        if act is None:
            return Outcome("done")
        script = act(table)
        if script is not None:
            yield from script


def _offers(sheet: Sheet) -> Iterator[Offer[Act | None]]:
    """Yield what may be done between adventures; the dead do nothing."""
    if not sheet.dead:
        if INSANE in sheet.conditions:
            option = Option("senses", words("come-to-senses"), hint="senses")
            yield Offer(option, partial(treatment.senses, asks=True))
        if sheet.checked or sheet.fatigue:
            option = Option("rest", words("rest-a-night"), hint="rest")
            yield Offer(option, partial(treatment.rest, nights=1, asks=True))
        for door in doors_to_perks(sheet):
            yield Offer(door, partial(shelf_of_perks, fight=door.id == FIGHT_PERKS))
        yield Offer(health_option(sheet), _more_health)
        # ART-089: what there is depends on the setting, and whoever plays knows it
        old = Option("equip-old", words("equip-old"), hint="equip")
        modern = Option("equip-modern", words("equip-modern"), hint="equip firearms")
        yield Offer(old, partial(_equip, era="old"))
        yield Offer(modern, partial(_equip, era="modern"))
        for key, foe in sheet.companions.items():
            text = words("go-own-way", name=foe.name)
            option = Option(f"dismiss-{key}", text, hint=foe.name.lower())
            yield Offer(option, partial(_dismiss, key=key))
    yield Offer(Option("done", words("keep-xp", xp=sheet.xp), hint="done"), None)


def _more_health(table: Table[Sheet]) -> None:
    table.become(raise_health(table.sheet))


def _equip(table: Table[Sheet], era: Era) -> Script[object]:
    return outfitting(table, stock(table.sheet, era))


def _dismiss(table: Table[Sheet], key: str) -> None:
    table.sheet = party.joined(table.sheet, key, None)


def _account(sheet: Sheet) -> tuple[Message, ...]:
    """Say what there is to spend, and what the hero has."""
    if sheet.dead:
        return (words("dead-learn-nothing", name=sheet.name),)
    free = len(sheet.boxes) - len(sheet.checked)
    return (
        words("about-experience", name=sheet.name, xp=sheet.xp),
        words("health-and-perks", boxes=box_words(sheet.boxes), free=free, perks=perk_names(sheet)),
    )


def finish(sheet: Sheet) -> Changed:
    """Close an adventure for everybody: treasures, Fortune, experience, and rest.

    What bearers don't need of the treasures is passed on first.
    """
    sheet, passed_on = dividing.spared(changed(sheet, tried={}, companion_wounds={}))
    sheet, notes = party.each(sheet, _finished)
    return sheet, passed_on + notes


def _finished(sheet: Sheet) -> Changed:
    """Close an adventure for one adventurer."""
    sheet, settled = fortune.settle(sheet)
    sheet, notes = end_adventure(sheet)
    return sheet, settled + notes


def home(sheet: Sheet) -> tuple[Sheet, ...]:
    """Return the adventurers who come home; what was the adventure's own is left there.

    Wounds stay where the rules of the adventure left them (`finish` heals them, or nights do).
    Phobias are for good, and insanity lasts until a day's roll ends it; other conditions,
    companions and what was set aside for the next roll mean nothing elsewhere. Companions give back
    what they carry, as far as there is room for it. Henchmen act on a hero's orders, and so come
    home with whoever led last.

    Source: ART Engine, ART-017, ART-019, ART-021, ART-281.
    """
    return tuple(map(_home, party.members(sheet)))


def _home(sheet: Sheet) -> Sheet:
    kept = frozenset(filter(outlasts_adventures, sheet.conditions))
    return changed(
        unmarked(sharing.come_home(sheet)[0]),
        party=(),
        companions=following(sheet),
        companion_wounds={},
        tried={},
        quest="",
        quest_over=False,
        lent={},
        aside=(),
        conditions=kept,
        lasting={},
        bonus=0,
        healings=(),
        staggered=False,
        terror=None,
    )
