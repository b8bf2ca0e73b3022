"""Glory that a group has earned: its players divide it.

Notes: member, and those of Fame.
"""

from functools import partial

from solo.dataclass import dataclass
from solo.rules.art.checks.fame import change_glory, glory_needed
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.words import words as say
from solo.rules.core.bases import DecidingEffect
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.words import Message


def glory(sheet: Sheet, amount: int) -> Changed:
    """Give a quest's Glory to the adventurers who are alive, or take it from them.

    Source: ART Engine, ART-069, ART-071. It is one sum for all: in equal shares where nobody has
    divided it, and what is left over goes to whoever acts and those after them. With the rule
    option `glory: each`, everybody gets the whole sum.
    """
    there = sharers(sheet)
    share, left = divmod(abs(amount), max(1, len(there)))
    whole = sheet.options.glory == "each"
    own = {who: abs(amount) if whole else share + (i < left) for i, who in enumerate(there)}
    return paid(sheet, {who: points if amount > 0 else -points for who, points in own.items()})


def sharers(sheet: Sheet) -> tuple[str, ...]:
    """Return the slugs of those among whom Glory is divided: who took part and is alive."""
    return tuple(party.slug(one.name) for one in party.members(sheet) if not one.dead)


def paid(sheet: Sheet, shares: dict[str, int]) -> Changed:
    """Give everybody their share."""
    told: tuple[Note, ...] = ()
    for who, points in shares.items():
        sheet, notes = party.acting(sheet, who, partial(change_glory, points=points))
        told += notes
    return sheet, told


@dataclass(frozen=True, slots=True)
class QuestGlory(DecidingEffect[Sheet]):
    """A quest's Glory: several adventurers are asked how they divide what they have won."""

    amount: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return self.pay(sheet)

    def pay(self, sheet: Sheet) -> Changed:
        """Pay it without a question."""
        return glory(sheet, self.amount)

    def asking(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet] | None:
        won = self.amount > 0 and sheet.options.glory == "divided"
        return opened(sheet, divide, self.amount) if won and len(sharers(sheet)) > 1 else None


def divide(table: Table[Sheet], amount: int) -> Script[Outcome]:
    """Ask the group who gets how much of the Glory that a quest has earned (ART-069).

    Source: ART Engine, ART-069. The group must decide; dividing it evenly is offered first.
    """
    shares = dict.fromkeys(sharers(table.sheet), 0)

    def left() -> int:
        return amount - sum(shares.values())

    while left():
        answer = yield from table.pick(
            lambda: _offers(table.sheet, left()), lambda: _status(table.sheet, shares, left())
        )
        if answer.does:
            shares[answer.does] += _points(answer.words, left())
        else:
            for who, points in _even(table.sheet, left()).items():
                shares[who] += points
    table.become(paid(table.sheet, shares))
    return Outcome("done", facts={"kind": "glory", "shares": shares})


def _even(sheet: Sheet, points: int) -> dict[str, int]:
    there = sharers(sheet)
    share, over = divmod(points, len(there))
    return {who: share + (place < over) for place, who in enumerate(there)}


def _offers(sheet: Sheet, left: int) -> list[Offer[str]]:
    """Offer an even division (to nobody alone), and so much for anybody."""
    there = {party.slug(one.name): one.name for one in party.members(sheet) if not one.dead}
    shares = _even(sheet, left).items()
    even = tuple(say("share", name=there[who], points=points) for who, points in shares)
    asks = say("how-much", left=left)
    each = [
        Offer(Option(f"to-{who}", say("so-much-to", name=name), asks, hint=who), who)
        for who, name in there.items()
    ]
    return [Offer(Option("evenly", say("evenly", shares=even), hint="evenly"), ""), *each]


def _status(sheet: Sheet, shares: dict[str, int], left: int) -> tuple[Message, ...]:
    """Say what is to be divided, and what everybody has of it and needs."""

    def had(one: Sheet) -> Message:
        glory = one.glory + shares[party.slug(one.name)]
        return say("glory-of", name=one.name, glory=glory, needed=glory_needed(one))

    people = tuple(had(one) for one in party.members(sheet) if not one.dead)
    return (say("glory-to-divide", left=left, people=people),)


def _points(words: str, left: int) -> int:
    """Read how much somebody gets; nothing said is all that is left."""
    text = words.strip()
    if not text:
        return left
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= left):
        raise Illegal(say("give-number", left=left))
    return int(text)
