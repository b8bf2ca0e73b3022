"""Actions of a party that are open at any time: who goes first, and first aid for others.

Notes: took-over, first-aid and those of healing.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.words import words
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Step

Doing: TypeAlias = Callable[[], Step[Sheet]]


def offers(sheet: Sheet) -> list[Offer[Doing]]:
    """Offer what a player may do at any time because there are others."""
    if not (sheet.party or sheet.companion_wounds):
        return []
    leads = [
        Offer(one.option, partial(_take_over, sheet, one.does, one.option.id))
        for one in party.leaders(sheet)
    ]
    return [*leads, *(_aid(sheet) if party.able(sheet) else ())]


def _take_over(sheet: Sheet, who: str, option: str) -> Step[Sheet]:
    sheet, notes = party.take_over(sheet, who)
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}))


def _aid(sheet: Sheet) -> list[Offer[Doing]]:
    """Offer first aid for others, for the Fame of whoever gives it (ART-263 to ART-265)."""
    found = []
    for one in sheet.party:
        ranks = healing.first_aid_offers(one)
        found += [_offer(sheet, party.slug(one.name), one.name, rank) for rank in ranks]
    for key, boxes in sheet.companion_wounds.items():
        foe = sheet.companions.get(key)
        if foe is not None:
            ranks = tuple(sorted({foe.health[box] for box in boxes}))
            found += [_offer(sheet, key, foe.name, rank) for rank in ranks]
    return found


def _offer(sheet: Sheet, who: str, name: str, rank: Rank) -> Offer[Doing]:
    price = healing.first_aid_price(rank)
    text = words("aid-for", name=name, rank=rank.word, fame=price)
    why = "" if price <= sheet.fame_left else words("aid-takes", fame=price)
    option = Option(f"aid-{rank.word.lower()}-{who}", text, reason=why, hint="aid")
    return Offer(option, partial(_give_aid, sheet, who, rank, option.id))


def _give_aid(sheet: Sheet, who: str, rank: Rank, option: str) -> Step[Sheet]:
    """Give first aid to somebody, by slug or id."""
    outcome = Outcome("done", facts={"option": option})
    if party.named(sheet, who) is None:
        sheet, _ = expend(sheet, healing.first_aid_price(rank))
        sheet, notes = party.mend(sheet, who, rank)
    else:
        before = party.slug(sheet.name)
        patient = party.lead(sheet, who)
        helper, healed, told = healing.give_first_aid(sheet, patient, rank)
        notes = (told[0], *party.about(patient.name, told[1:]))
        sheet, _ = expend(party.lead(healed, before), helper.tally - sheet.tally)
    return Step(None, sheet, notes, outcome, healing.minutes("first_aid"))
