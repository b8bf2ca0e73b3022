"""A party in play: who goes first, first aid for others, rest, and who takes over.

Notes: took-over, relieved, first-aid and those of healing.
"""

from functools import partial

from solo.rules.art.checks.fame import change_glory, expend
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Option, Outcome, Step

AID = "aid-"
RELIEVED = "relieved"


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


def glory(sheet: Sheet, amount: int) -> Changed:
    """Give a quest's Glory to the adventurers who are alive, or take it from them.

    Source: ART Engine, ART-069, ART-071. It is one sum for all, which its players divide: here in
    equal shares, and what is left over goes to whoever acts and those after them. With the rule
    option `glory: each`, everybody gets the whole sum.
    """
    there = [party.slug(one.name) for one in party.members(sheet) if not one.dead]
    share, left = divmod(abs(amount), max(1, len(there)))
    told: tuple[Note, ...] = ()
    for place, who in enumerate(there):
        own = share + (place < left) if sheet.options.glory == "shared" else abs(amount)
        points = own if amount > 0 else -own
        sheet, notes = party.acting(sheet, who, partial(change_glory, points=points))
        told += notes
    return sheet, told


def rest(sheet: Sheet, nights: int, dice: Dice) -> Changed:
    """Let everybody rest for so many nights: adventurers, and companions with wounds (ART-266)."""
    sheet, told = party.each(sheet, lambda one: healing.rest(one, nights, dice))
    for _ in range(min(nights, healing.LONGEST_REST)):
        if not sheet.companion_wounds:
            break
        sheet, notes = party.rest_companions(sheet, dice)
        told += notes
    return sheet, told


def revive(sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Bring back one who fell as the last; the nights that it takes pass for the others too."""
    step = healing.revive(sheet, dice)
    nights = step.outcome.facts["nights"] if step.outcome is not None else 0
    if not nights:
        return step
    others, notes = party.each(step.sheet, lambda one: _slept(one, step.sheet.name, nights, dice))
    return step._replace(sheet=others, notes=step.notes + notes)


def _slept(one: Sheet, woken: str, nights: int, dice: Dice) -> Changed:
    return (one, ()) if one.name == woken else healing.rest(one, nights, dice)


def relieved(sheet: Sheet) -> Step[Sheet] | None:
    """Let the next adventurer take over from one who has fallen; None when nobody stands."""
    following = party.next_able(sheet)
    if following is None:
        return None
    note = Note("relieved", {"name": following.name, "fallen": sheet.name})
    return Step(None, following, (note,), Outcome(RELIEVED))
