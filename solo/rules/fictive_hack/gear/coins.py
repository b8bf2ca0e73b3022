"""Coins: paying and receiving them, and amounts in words.

Notes: coins-changed.
"""

from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.heroes.sheet import Changed, Purse, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message


def change_coins(sheet: Sheet, copper: int) -> Changed:
    """Add coins, or pay; what is over comes back in the largest coins.

    Raises:
        Illegal: There are not so many.
    """
    left = sheet.purse.worth + copper
    if left < 0:
        raise Illegal(words("costs", price=money(-copper), purse=money(sheet.purse.worth)))
    if copper >= 0:
        return receive(sheet, change(copper))
    note = Note("coins-changed", {"by": money(-copper), "paid": True})
    return changed(sheet, purse=change(left)), (note,)


def receive(sheet: Sheet, coins: Purse) -> Changed:
    """Put coins into the purse, as they are."""
    own = sheet.purse
    purse = Purse(
        gold=own.gold + coins.gold,
        silver=own.silver + coins.silver,
        copper=own.copper + coins.copper,
    )
    note = Note("coins-changed", {"by": counted(coins), "paid": False})
    return changed(sheet, purse=purse), ((note,) if coins.worth else ())


def change(copper: int) -> Purse:
    """Return an amount in the fewest coins."""
    rate = printed("gear")["copper"]
    gold, rest = divmod(copper, rate["gold"])
    silver, rest = divmod(rest, rate["silver"])
    return Purse(gold=gold, silver=silver, copper=rest)


def money(copper: int) -> Message:
    """Say an amount: `2 gold 5 silver`."""
    return counted(change(copper))


def counted(coins: Purse) -> Message:
    """Say coins as they are: `12 silver`."""
    metals = (("gold", coins.gold), ("silver", coins.silver), ("copper", coins.copper))
    parts = tuple(words("metal", name=metal, count=count) for metal, count in metals if count)
    return words("coins", parts=parts)
