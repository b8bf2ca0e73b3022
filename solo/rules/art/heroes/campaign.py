"""The end of an adventure: its rewards, the heroes who come home, and their growth after it.

Notes: those of Fortune, treasures, experience and rest.
"""

from collections.abc import Iterator

from solo.rules.art.gear import fortune
from solo.rules.art.gear.carrying import unmarked
from solo.rules.art.gear.outfit import outfitting
from solo.rules.art.gear.stock import stock
from solo.rules.art.health import treatment
from solo.rules.art.health.sanity import outlasts_adventures
from solo.rules.art.heroes.advancement import end_adventure, raise_health
from solo.rules.art.heroes.experience import (
    FIGHT_PERKS,
    doors_to_perks,
    health_option,
    perk_names,
    shelf_of_perks,
)
from solo.rules.art.heroes.sheet import INSANE, Changed, Sheet, changed
from solo.rules.art.party import dividing, sharing
from solo.rules.art.party import members as party
from solo.rules.art.party.henchmen import following
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table

DISMISS = "dismiss-"
ERAS = (  # ART-089: what there is depends on the setting, and whoever plays knows it
    Option("equip-old", "Equip for an adventure of old times", hint="equip"),
    Option("equip-modern", "Equip for an adventure with firearms", hint="equip firearms"),
)


def advancement(table: Table[Sheet]) -> Script[Outcome]:
    """Between adventures: spend experience on Health and perks, and rest night by night.

    Who is insane may take a day for the roll that ends it.

    Source: ART Engine, ART-021, ART-266, ART-281, ART-089, ART-470, ART-471, ART-473,
    ART-509.
    """
    while True:
        answer = yield from table.ask(
            lambda: tuple(_offers(table.sheet)), lambda: _account(table.sheet)
        )
        match answer.option:
            case "done":
                return Outcome("done")
            case "rest":
                yield from treatment.rest(table, 1, asks=True)
            case "senses":
                yield from treatment.senses(table, asks=True)
            case leaver if leaver.startswith(DISMISS):
                table.sheet = party.joined(table.sheet, leaver.removeprefix(DISMISS), None)
            case "equip-old" | "equip-modern" as era:
                shop = stock(table.sheet, "old" if era == "equip-old" else "modern")
                yield from outfitting(table, shop)
            case "health":
                table.become(raise_health(table.sheet))
            case door:
                yield from shelf_of_perks(table, fight=door == FIGHT_PERKS)


def _offers(sheet: Sheet) -> Iterator[Option]:
    """Yield what may be done between adventures; the dead do nothing."""
    if not sheet.dead:
        if INSANE in sheet.conditions:
            yield Option("senses", "Take a day to come to your senses", hint="senses")
        if sheet.checked or sheet.fatigue:
            yield Option("rest", "Rest for a night, and let wounds heal", hint="rest")
        yield from doors_to_perks(sheet)
        yield health_option(sheet)
        yield from ERAS
        for key, foe in sheet.companions.items():
            text = f"Let {foe.name} go their own way"
            yield Option(f"{DISMISS}{key}", text, hint=foe.name.lower())
    yield Option("done", f"That is all; keep {sheet.xp} xp", hint="done")


def _account(sheet: Sheet) -> tuple[str, ...]:
    """Say what there is to spend, and what the hero has."""
    if sheet.dead:
        return (f"{sheet.name} is dead; nothing is left to learn.",)
    free = len(sheet.boxes) - len(sheet.checked)
    return (
        f"{sheet.name} has {sheet.xp} xp. Experience buys Health and perks; skills and"
        " attributes rise by use alone, from doubles.",
        f"Health: {' '.join(box.word for box in sheet.boxes)}"
        f" ({free} of {len(sheet.boxes)} boxes free). Perks: {perk_names(sheet) or 'none'}.",
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
