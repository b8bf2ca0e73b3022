"""Advancement between adventures. Neither text has rules for it, so these are ours."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.sheet import Hero, changed
from solo.rules.two_d20.core.words import words
from solo.words import Message, Text

H = TypeVar("H", bound=Hero)


class Purchase(NamedTuple):
    """Something that experience buys: what it is called, its price, and the fields it changes."""

    id: str
    text: Text
    what: str
    now: int
    cost: int
    changes: Mapping[str, object]
    reason: Text = ""


Purchases = Callable[[H], Sequence[Purchase]]


def advancement(table: Table[H], purchases: Purchases[H]) -> Script[Outcome]:
    """Let a hero between adventures buy one thing after another, until the player is done."""

    def affordable() -> list[Purchase]:
        return [one for one in purchases(table.sheet) if one.cost <= table.sheet.xp]

    def status() -> tuple[Message, ...]:
        sheet = table.sheet
        dear = [one.cost for one in purchases(sheet) if one.cost > sheet.xp and not one.reason]
        least, able = min(dear, default=None), bool(affordable())
        return (words("experience", name=sheet.name, xp=sheet.xp, dear=least, able=able),)

    def offers() -> list[Offer[Purchase | None]]:
        # What there is experience for; all that is too dear would make a long list.
        done = Offer[Purchase | None](Option("done", words("that-is-all"), hint="done"), None)
        bought = [
            Offer(
                Option(
                    one.id,
                    words("bought-for", text=one.text, cost=one.cost),
                    "",
                    one.reason,
                    one.id,
                ),
                one,
            )
            for one in affordable()
        ]
        if any(not offer.option.reason for offer in bought):
            bought.sort(key=lambda offer: bool(offer.option.reason))
            return [*bought, done]
        return [done, *bought]

    while True:
        one = (yield from table.pick(offers, status)).does
        if one is None:
            return Outcome("done")
        table.sheet = changed(table.sheet, xp=table.sheet.xp - one.cost, **one.changes)
        table.tell("improved", what=one.what, now=one.now, cost=one.cost)
