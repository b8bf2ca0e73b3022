"""Gear that changes hands: lent to companions, handed to other adventurers, taken back.

Notes: given, given-back, stays-with, and those of gear.
"""

from dataclasses import replace
from functools import partial

from solo.rules.art.gear import carrying as gear
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party.words import words
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Thing


def lend(sheet: Sheet, place: int, who: str) -> Changed:
    """Give a thing to a companion, who carries as much as anybody could stow.

    Raises:
        Illegal: There is no such companion, or no room.
    """
    if who not in sheet.companions:
        raise Illegal(words("nobody-so-called"))
    theirs = sheet.lent.get(who, ())
    name = sheet.companions[who].name
    if len(theirs) >= gear.capacity("stowed"):
        raise Illegal(words("carries-enough", name=name))
    own = sheet.gear[place]
    sheet = gear.without(sheet, place)
    lent = {**sheet.lent, who: (*theirs, replace(own, slot="stowed"))}
    return changed(sheet, lent=lent), (Note("given", {"name": own.item.name, "to": name}),)


def take_back(sheet: Sheet, who: str, place: int) -> Changed:
    """Take a thing back from a companion; without room for it, it lies within reach."""
    theirs = sheet.lent[who]
    own = theirs[place]
    left = (*theirs[:place], *theirs[place + 1 :])
    lent = {other: things for other, things in sheet.lent.items() if other != who}
    if left:
        lent[who] = left
    sheet = changed(sheet, lent=lent, aside=(*sheet.aside, own))
    name = sheet.companions[who].name if who in sheet.companions else who
    told = Note("given-back", {"name": own.item.name, "by": name})
    try:
        sheet, _ = gear.take_up(sheet, len(sheet.aside) - 1)
    except Illegal:
        return sheet, (told, Note("no-room", {"name": own.item.name, "count": 1}))
    return sheet, (told,)


def all_back(sheet: Sheet, who: str) -> Changed:
    """Take back all that a companion carries, as when they leave."""
    told: tuple[Note, ...] = ()
    while sheet.lent.get(who):
        sheet, notes = take_back(sheet, who, 0)
        told += notes
    return sheet, told


def come_home(sheet: Sheet) -> Changed:
    """Take back what companions carry when an adventure is over; what has no room stays with them.

    Source: ART Engine, ART-090, ART-091: only what is on the sheet exists, in so many slots.
    """
    told: tuple[Note, ...] = ()
    for who in tuple(sheet.lent):
        name = sheet.companions[who].name if who in sheet.companions else who
        lying = len(sheet.aside)
        sheet, notes = all_back(sheet, who)
        left = tuple(own.item.name for own in sheet.aside[lying:])
        sheet = changed(sheet, aside=sheet.aside[:lying])
        told += tuple(note for note in notes if note.facts.get("name") not in left)
        if left:
            told += (Note("stays-with", {"names": left, "who": name}),)
    return sheet, told


def hand_over(giver: Sheet, place: int, taker: Sheet) -> tuple[Sheet, Sheet, tuple[Note, ...]]:
    """Give a thing to another adventurer; both sheets come back.

    Raises:
        Illegal: The other has no room for it.
    """
    own = giver.gear[place]
    laid = changed(taker, aside=(*taker.aside, own))
    try:
        taker, _ = gear.take_up(laid, len(laid.aside) - 1)
    except Illegal:
        raise Illegal(words("has-no-room", name=taker.name, thing=own.item.name)) from None
    told = Note("given", {"name": own.item.name, "to": taker.name})
    return gear.without(giver, place), taker, (told,)


def things(sheet: Sheet) -> tuple[Thing[Sheet], ...]:
    """Return what an adventurer may hand over at a table: what is carried, each by its place."""
    return tuple(
        Thing(one.id, one.item.name, partial(_handed, place))
        for place, one in enumerate(sheet.gear)
    )


def _handed(place: int, giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    giver, taker, _ = hand_over(giver, place, taker)
    return giver, taker
