"""Advancement between adventures. Neither text has rules for it, so these are ours."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from solo.rules.core.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.sheet import Hero, changed

H = TypeVar("H", bound=Hero)


class Purchase(NamedTuple):
    """Something that experience buys: what it is called, its price, and the fields it changes."""

    id: str
    text: str
    what: str
    now: int
    cost: int
    changes: Mapping[str, object]
    reason: str = ""


Purchases = Callable[[H], Sequence[Purchase]]


def advancement(table: Table[H], purchases: Purchases[H]) -> Script[Outcome]:
    """Let a hero between adventures buy one thing after another, until the player is done."""

    def affordable() -> list[Purchase]:
        return [one for one in purchases(table.sheet) if one.cost <= table.sheet.xp]

    def status() -> tuple[str, ...]:
        sheet = table.sheet
        told = f"{sheet.name} has {sheet.xp} experience to spend."
        dear = [one.cost for one in purchases(sheet) if one.cost > sheet.xp and not one.reason]
        if not dear:
            return (told,)
        if affordable():
            return (f"{told} There is more from {min(dear)} on.",)
        return (f"{told} The cheapest thing takes {min(dear)}.",)

    def offers() -> list[Offer[Purchase | None]]:
        # What there is experience for; all that is too dear would make a long list.
        done = Offer[Purchase | None](Option("done", "That is all for now", hint="done"), None)
        bought = [
            Offer(Option(one.id, f"{one.text} ({one.cost} xp)", "", one.reason, one.id), one)
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
