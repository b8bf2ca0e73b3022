"""Things that change hands between the heroes of a party.

Notes: handed.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from solo.rules.core.menus.offers import Offer, distinct
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.party.company import Company, Led, slug
from solo.rules.core.script import Scripted, opened
from solo.rules.core.system_parts import Thing as Thing
from solo.rules.core.table import Script, Table
from solo.rules.core.words import words

S = TypeVar("S", bound=Led)


Things = Callable[[S], Sequence[Thing[S]]]
"""Returns what a hero may hand over."""


def giving_offer(sheet: S, company: Company[S], things: Things[S]) -> Option | None:
    """Offer to hand something over, if there is anything, and anybody who can take it."""
    if not company.fellows(sheet) or not things(sheet):
        return None
    return Option("give", words("give-something"), hint="give")


def giving(sheet: S, company: Company[S], things: Things[S]) -> Scripted[S]:
    """Open the handing over of one thing."""
    return opened(sheet, _handing, company, things)


def _handing(table: Table[S], company: Company[S], things: Things[S]) -> Script[Outcome]:
    nothing = Offer[Thing[S] | None](Option("nothing", words("give-nothing"), hint="nothing"), None)

    def offered() -> list[Offer[Thing[S] | None]]:
        found = [
            Offer[Thing[S] | None](Option(f"give-{one.id}", one.name), one)
            for one in things(table.sheet)
        ]
        return [*distinct(found), nothing]

    thing = (yield from table.pick(offered, (words("give-what"),))).does
    if thing is None:
        return Outcome("done")
    takers = [
        Offer(Option(f"to-{slug(one.name)}", one.name, hint=slug(one.name)), slug(one.name))
        for one in company.fellows(table.sheet)
    ]
    who = takers[0].does
    if len(takers) > 1:
        who = (yield from table.pick(takers, (words("give-whom"),))).does
    taker = company.named(table.sheet, who)
    assert taker is not None
    giver, taker = thing.move(table.sheet, taker)
    table.sheet = company.with_one(giver, taker)
    table.tell("handed", name=thing.name, to=taker.name)
    return Outcome("done")
