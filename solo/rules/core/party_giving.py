"""Things that change hands between the heroes of a party.

Notes: handed.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from solo.rules.core.offers import Offer, distinct
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.party import Company, Led, slug
from solo.rules.core.script import Scripted, opened
from solo.rules.core.table import Script, Table
from solo.rules.core.words import words
from solo.words import Text

S = TypeVar("S", bound=Led)


class Thing(NamedTuple, Generic[S]):
    """Something that a hero may hand over.

    Args:
        id: What names it among the options.
        name: How it is called.
        move: Returns giver and taker afterwards, from both as they are; raises `Illegal` where the
            taker can't have it.
    """

    id: str
    name: Text
    move: Callable[[S, S], tuple[S, S]]


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
