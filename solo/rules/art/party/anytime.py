"""Actions of a party that are open at any time: who goes first, and first aid for others.

Notes: took-over, first-aid and those of healing.
"""

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Step

AID = "aid-"


def options(sheet: Sheet) -> tuple[Option, ...]:
    """List what a player may do at any time because there are others."""
    if not (sheet.party or sheet.companion_wounds):
        return ()
    return (*party.options(sheet), *(_aid(sheet) if party.able(sheet) else ()))


def _aid(sheet: Sheet) -> tuple[Option, ...]:
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
    return tuple(found)


def _offer(sheet: Sheet, who: str, name: str, rank: Rank) -> Option:
    price = healing.first_aid_price(rank)
    text = f"First aid for {name}, the {rank.word} wound, for {price} Fame"
    why = "" if price <= sheet.fame_left else f"that takes {price} Fame"
    return Option(f"{AID}{rank.word.lower()}-{who}", text, reason=why, hint="aid")


def knows(option: str) -> bool:
    """Tell whether an option is one of these."""
    return option.startswith((party.LEAD, AID))


def do(option: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of them."""
    outcome = Outcome("done", facts={"option": option})
    if option.startswith(party.LEAD):
        sheet, notes = party.take_over(sheet, option)
        return Step(None, sheet, notes, outcome)
    word, _, who = option.removeprefix(AID).partition("-")
    rank = Rank.parse(word)
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
