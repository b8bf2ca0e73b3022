"""Gear: where things are carried, and every way to move them. What they do is in other modules.

A `place` is the position of a thing in `Sheet.gear`; only what is written there, worn, lent or
lying within reach exists. No move ever leaves more things in a slot than it holds, more than two
hands full, or a weapon ready that its holder is too weak for.

Notes: gained, no-room, readied, put-away, dropped, taken-up, lost, worn, taken-off.

Source of all: ART Engine, ART-090 to ART-098, ART-102, ART-114.
"""

from collections.abc import Iterable
from dataclasses import replace

from solo.rules.art.gear.armor import armor_row, too_heavy
from solo.rules.art.gear.item import SLOTS, Carried, Item, Slot
from solo.rules.art.gear.weapon import can_use, is_grenade
from solo.rules.art.gear.weapon_classes import THROWN_ONLY
from solo.rules.art.gear.words import words
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.words import Message, Text

BULLETPROOF = "bulletproof-armor"
_MOST_ASIDE = 200  # things within reach; older ones are lost among more
_MOST = 100  # things got at once; more could hardly be carried, whatever an expression says

# What there is


def capacity(slot: Slot) -> int:
    """Return how many slots of a kind there are (ART-091)."""
    return int(printed("gear")["slots"][slot])


def filled(things: Iterable[Carried], slot: Slot) -> int:
    """Return how many slots of a kind are taken; a two-handed weapon takes both ready ones.

    Source: ART Engine, ART-091, ART-096.
    """
    return sum(
        carried.item.hands if slot == "ready" else 1 for carried in things if carried.slot == slot
    )


def room(sheet: Sheet, slot: Slot, item: Item) -> bool:
    """Tell whether a thing fits a slot."""
    takes = item.hands if slot == "ready" else 1
    return filled(sheet.gear, slot) + takes <= capacity(slot)


def in_slot(sheet: Sheet, slot: Slot) -> tuple[Carried, ...]:
    """Return the things in slots of a kind."""
    return tuple(carried for carried in sheet.gear if carried.slot == slot)


def ready_weapons(sheet: Sheet) -> tuple[Carried, ...]:
    """Return the weapons in the hands."""
    return tuple(carried for carried in in_slot(sheet, "ready") if carried.item.weapon)


def ready_shield(sheet: Sheet) -> Carried | None:
    """Return the shield in the hand, or None.

    Source: ART Engine, ART-108. Conflict C05: "at hand" is read as in a ready slot, since a
    two-handed weapon, which fills both, rules a shield out.
    """
    return next((carried for carried in in_slot(sheet, "ready") if carried.item.shield), None)


def free_hands(sheet: Sheet) -> int:
    """Return how many hands hold nothing."""
    return capacity("ready") - filled(sheet.gear, "ready")


def place_of(sheet: Sheet, thing: str) -> int | None:
    """Return the place of a thing by its id, the readiest first, or None."""
    found = [place for place, carried in enumerate(sheet.gear) if carried.id == thing]
    return min(found, key=lambda place: SLOTS.index(sheet.gear[place].slot), default=None)


def carries(sheet: Sheet, thing: str) -> int:
    """Return how many of a thing somebody carries or wears."""
    worn = 1 if sheet.worn is not None and sheet.worn.id == thing else 0
    return worn + sum(pieces(carried) for carried in sheet.gear if carried.id == thing)


def pieces(carried: Carried) -> int:
    """Return how many things are in a slot; the count of a med-kit is its uses."""
    return 1 if carried.item.medkit else carried.count


def too_weak(sheet: Sheet, item: Item) -> Text:
    """Return why somebody is too weak to use a thing, or nothing (ART-102, ART-114)."""
    if item.armor and too_heavy(item.row, sheet.attributes["strength"]):
        strength = armor_row(item.row).required
        return words("takes-strength", name=item.name, strength=strength)
    if item.weapon is None:
        return ""
    return can_use(sheet, item, thrown=_only_thrown(item))


# Getting things


def gain(sheet: Sheet, thing: str, item: Item, count: int = 1, slot: Slot | None = None) -> Changed:
    """Get so many of a thing, each into the given slot or the best that has room.

    What fits nowhere is left within reach, where something may be put down for it.

    Source: ART Engine, ART-074, ART-087, ART-091, ART-153: cost is no matter for what is found.
    """
    got = left = 0
    where: Slot | None = None
    for _ in range(max(0, min(count, _MOST))):
        added = _added(sheet, thing, item, slot)
        if added is None:
            left += 1
        else:
            sheet, where = added
            got += 1
    told = []
    if got and where:
        told.append(Note("gained", {"name": item.name, "count": got, "slot": where}))
    if left:
        aside = tuple(_new(thing, item, "stowed") for _ in range(left))
        sheet = changed(sheet, aside=(*sheet.aside, *aside)[-_MOST_ASIDE:])
        told.append(Note("no-room", {"name": item.name, "count": left}))
    return sheet, tuple(told)


def best_slots(sheet: Sheet, item: Item) -> tuple[Slot, ...]:
    """Return the slots for a new thing, the best first: what is fought with goes to the hand."""
    if (item.weapon or item.shield) and not too_weak(sheet, item):
        return SLOTS
    if item.weapon:
        return ("at_hand", "stowed")
    return ("stowed", "at_hand", "ready")


def _added(sheet: Sheet, thing: str, item: Item, slot: Slot | None) -> tuple[Sheet, Slot] | None:
    """Add one, onto its like where a slot holds several; None when there is no room."""
    for place, own in enumerate(sheet.gear):
        fits = own.id == thing and own.item == item and own.count < item.count
        if fits and not item.medkit and slot in (None, own.slot):
            return replaced(sheet, place, replace(own, count=own.count + 1)), own.slot
    for each in best_slots(sheet, item) if slot is None else (slot,):
        if room(sheet, each, item) and not (each == "ready" and too_weak(sheet, item)):
            return changed(sheet, gear=(*sheet.gear, _new(thing, item, each))), each
    return None


def _new(thing: str, item: Item, slot: Slot) -> Carried:
    uses = item.medkit.uses if item.medkit else 1
    return Carried(item=item, id=thing, slot=slot, count=uses)


# Moving things


def ready(sheet: Sheet, place: int) -> Changed:
    """Take a thing in hand; what it takes to get it there is for the caller to ask.

    Raises:
        Illegal: The hands are full, or too weak.

    Source: ART Engine, ART-092 to ART-094, ART-096, ART-098, ART-114.
    """
    own = sheet.gear[place]
    if own.slot == "ready":
        raise Illegal(words("in-hand-already", name=own.item.name))
    why = too_weak(sheet, own.item)
    if why:
        raise Illegal(why)
    if not room(sheet, "ready", own.item):
        raise Illegal(_hands_full(sheet, own.item))
    sheet = replaced(sheet, place, replace(own, slot="ready"))
    return sheet, (Note("readied", {"name": own.item.name, "hands": own.item.hands}),)


def put_away(sheet: Sheet, place: int, slot: Slot | None = None) -> Changed:
    """Put a thing at hand, or into the pack; the nearest that has room if none is named.

    Raises:
        Illegal: There is no room, or it is there already.
    """
    own = sheet.gear[place]
    open_to: tuple[Slot, ...] = ("at_hand", "stowed") if slot is None else (slot,)
    for each in open_to:
        if each == "ready":
            return ready(sheet, place)
        if each != own.slot and room(sheet, each, own.item):
            moved = replaced(sheet, place, replace(own, slot=each))
            return moved, (Note("put-away", {"name": own.item.name, "slot": each}),)
    if own.slot in open_to:
        raise Illegal(words("there-already", name=own.item.name, slot=own.slot))
    raise Illegal(words("no-place-there", name=own.item.name, slot=open_to[-1]))


def drop(sheet: Sheet, place: int) -> Changed:
    """Let a thing fall; it lies within reach for a while."""
    own = sheet.gear[place]
    sheet = changed(without(sheet, place), aside=(*sheet.aside, own))
    return sheet, (Note("dropped", {"name": own.item.name}),)


def take_up(sheet: Sheet, place: int) -> Changed:
    """Pick up what lies within reach, into the best slot; `place` is its position there.

    Raises:
        Illegal: There is no room for it.
    """
    own = sheet.aside[place]
    for each in best_slots(sheet, own.item):
        if room(sheet, each, own.item) and not (each == "ready" and too_weak(sheet, own.item)):
            aside = (*sheet.aside[:place], *sheet.aside[place + 1 :])
            held = replace(own, slot=each)
            sheet = changed(sheet, gear=(*sheet.gear, held), aside=aside)
            return sheet, (Note("taken-up", {"name": own.item.name, "slot": each}),)
    raise Illegal(words("no-place-for-it", name=own.item.name))


def take(sheet: Sheet, place: int, count: int = 1) -> tuple[Sheet, Carried]:
    """Take so many of a thing from its carrier: thrown, broken, used up. It is the caller's now."""
    own = sheet.gear[place]
    if count >= own.count:
        return without(sheet, place), own
    return replaced(sheet, place, replace(own, count=own.count - count)), replace(own, count=count)


def lose(sheet: Sheet, thing: str, count: int | None = None) -> Changed:
    """Lose so many of a thing, or all of it: first what is stowed, worn armor last."""
    gone, name = 0, ""
    while count is None or gone < count:
        places = [place for place, own in enumerate(sheet.gear) if own.id == thing]
        if not places:
            break
        place = max(places, key=lambda each: SLOTS.index(sheet.gear[each].slot))
        own = sheet.gear[place]
        whole = count is None or own.item.medkit is not None
        sheet, own = take(sheet, place, own.count if whole else (count or 0) - gone)
        gone, name = gone + pieces(own), own.item.name
    if sheet.worn is not None and sheet.worn.id == thing and (count is None or gone < count):
        gone, name = gone + 1, sheet.worn.item.name
        sheet = changed(sheet, worn=None)
    return sheet, (Note("lost", {"name": name, "count": gone}),) if gone else ()


def lose_all(sheet: Sheet) -> Changed:
    """Lose everything: robbed and left for dead (ART-059)."""
    things = dict.fromkeys(own.id for own in sheet.gear)
    if sheet.worn is not None:
        things[sheet.worn.id] = None
    told: tuple[Note, ...] = ()
    for thing in things:
        sheet, notes = lose(sheet, thing)
        told += notes
    return changed(sheet, aside=()), told


# Armor


def wear(sheet: Sheet, place: int) -> Changed:
    """Put armor on; what was worn before takes its place.

    Raises:
        Illegal: It is no armor, or too heavy.

    Source: ART Engine, ART-090, ART-102.
    """
    own = sheet.gear[place]
    if not own.item.armor:
        raise Illegal(words("no-armor", name=own.item.name))
    why = too_weak(sheet, own.item)
    if why:
        raise Illegal(why)
    before = sheet.worn
    sheet = without(sheet, place)
    told: tuple[Note, ...] = ()
    if before is not None:
        sheet = changed(sheet, gear=(*sheet.gear, replace(before, slot=own.slot)))
        told = (Note("taken-off", {"name": before.item.name}),)
    sheet = changed(sheet, worn=own)
    return sheet, (*told, Note("worn", {"name": own.item.name, "defense": sheet.defense}))


def take_off(sheet: Sheet) -> Changed:
    """Take armor off, into the pack, or to the ground when there is no room.

    Raises:
        Illegal: There is none.
    """
    own = sheet.worn
    if own is None:
        raise Illegal(words("no-armor-worn"))
    sheet = changed(sheet, worn=None)
    told = Note("taken-off", {"name": own.item.name})
    for slot in best_slots(sheet, own.item):
        if room(sheet, slot, own.item):
            return changed(sheet, gear=(*sheet.gear, replace(own, slot=slot))), (told,)
    sheet = changed(sheet, aside=(*sheet.aside, own))
    return sheet, (told, Note("no-room", {"name": own.item.name, "count": 1}))


def set_out(sheet: Sheet) -> Sheet:
    """Mark the armor that a hero with Bulletproof Armor wears as an adventure's first time passes.

    Source: ART Engine, ART-089, ART-496. Engine: what is put on before any time has passed is
    equipped at the adventure's start.
    """
    if sheet.underway or BULLETPROOF not in sheet.perks:
        return sheet
    worn = sheet.worn and replace(sheet.worn, from_start=True)
    return changed(sheet, underway=True, worn=worn)


def worn_from_start(sheet: Sheet) -> bool:
    """Tell whether the armor that is worn was equipped at the adventure's start (ART-496).

    Armor that is lost loses the mark too, and gets it back by nothing before the next adventure.
    """
    return sheet.worn is not None and (sheet.worn.from_start or not sheet.underway)


def unmarked(sheet: Sheet) -> Sheet:
    """Return the sheet before another adventure: nothing is marked as equipped at its start."""
    if not sheet.underway:
        return sheet
    gear = tuple(replace(own, from_start=False) for own in sheet.gear)
    worn = sheet.worn and replace(sheet.worn, from_start=False)
    return changed(sheet, underway=False, worn=worn, gear=gear)


def left_behind(sheet: Sheet, minutes: int) -> Sheet:
    """Return the sheet after so much time: what lies about is out of reach after a while."""
    if sheet.aside and minutes > int(printed("gear")["aside_minutes"]):
        return changed(sheet, aside=())
    return sheet


def _hands_full(sheet: Sheet, item: Item) -> Message:
    held = tuple(words("the-thing", name=own.item.name) for own in in_slot(sheet, "ready"))
    return words("hands-full", name=item.name, hands=item.hands, held=held)


def _only_thrown(item: Item) -> bool:
    """Tell whether a weapon is used in no way but thrown."""
    own = item.weapon
    return own is not None and (is_grenade(item) or THROWN_ONLY in own.features)


def replaced(sheet: Sheet, place: int, own: Carried) -> Sheet:
    """Return the sheet with another thing in a place."""
    return changed(sheet, gear=(*sheet.gear[:place], own, *sheet.gear[place + 1 :]))


def without(sheet: Sheet, place: int) -> Sheet:
    """Return the sheet without what is in a place."""
    return changed(sheet, gear=(*sheet.gear[:place], *sheet.gear[place + 1 :]))
