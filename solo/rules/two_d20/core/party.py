"""Several heroes under one player, as both games have them."""

from collections.abc import Mapping
from typing import Generic, Protocol, Self, TypeVar

from solo.rules.core.party.company import Company, slug
from solo.rules.core.table import Table
from solo.rules.two_d20.core.sheet import Hero


class Turned(Protocol):
    """A battle that can tell of another hero."""

    def turned(self, now: str, who: str) -> Self: ...


H = TypeVar("H", bound=Hero)
B = TypeVar("B", bound=Turned)


def able(sheet: Hero) -> bool:
    """Tell whether a hero can act."""
    return not (sheet.dead or sheet.fallen)


def helpers(company: Company[H], sheet: H) -> Mapping[str, H]:
    """Return the other heroes who may help, by their slugs."""
    fellows = {slug(one.name): one for one in company.fellows(sheet)}
    return {who: one for who, one in fellows.items() if who not in sheet.companions}


class PartyTable(Table[H], Generic[H, B]):
    """The table of a fight in which one of several heroes has the turn."""

    __slots__ = ("battle",)

    company: Company[H]
    battle: B

    @property
    def named(self) -> str:
        """How the hero is called whom it is about; nothing for the reader, who is alone."""
        return self.sheet.name if self.sheet.party else ""

    def turn_to(self, who: str, *, tells: bool = True) -> None:
        """Make another hero the one whom it is about, by slug, and tell so."""
        now = slug(self.sheet.name)
        if not self.sheet.party or who == now:
            return
        self.battle = self.battle.turned(now, who)
        self.sheet = self.company.lead(self.sheet, who)
        if tells:
            Table.tell(self, "turns-to", name=self.sheet.name)
