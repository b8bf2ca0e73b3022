"""What the hero may buy with Momentum after any success in a fight (CON-052).

Notes: spent, and those of `harm`.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import MAIN, Offer
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import bank
from solo.rules.two_d20.core.skill_test import pay, saving
from solo.rules.two_d20.core.words import words as shared
from solo.words import Text

MORE = "more"
"""The list of what is seldom bought."""


class Ware(NamedTuple):
    """Something that Momentum buys in a fight."""

    id: str  # its name among the options
    text: Text  # what it is
    cost: int  # its price
    does: Callable[[], None]  # what it does once it is paid for
    page: str = MAIN  # the list on which it stands
    repeat: bool = False  # whether a roll may buy it again (CON-051)

    @property
    def offer(self) -> "Offer[Ware | None]":
        """The option that offers it."""
        text = shared("priced", text=self.text, cost=self.cost, points="Momentum")
        return Offer(Option(self.id, text), self, self.page)


class Source(NamedTuple):
    """A success whose Momentum may be spent, and what it may buy."""

    foe: str = ""  # the foe whose guard may be broken, or nothing (CON-054)
    acting: bool = False  # whether it is the hero's own turn
    buys: tuple[Buy, ...] = ()  # what the author sells


def cost_of(spend: str) -> int:
    """Return the printed cost of a spend."""
    return int(printed("momentum")["spends"][spend]["cost"])


def ware(spend: str, text: Text, does: Callable[[], None], page: str = MAIN, key: str = "") -> Ware:
    """Return a printed spend; `key` is its name among the options, where that is not its own."""
    row = printed("momentum")["spends"][spend]
    return Ware(key or spend, text, cost_of(spend), does, page, bool(row.get("repeat")))


def affordable(wares: list[Ware], momentum: int, used: Collection[str]) -> list[Ware]:
    """Return the wares that so much Momentum pays for, without those that are used up."""
    return [ware for ware in wares if ware.cost <= momentum and ware.id not in used]


def common(table: FightTable, *, acting: bool) -> list[Ware]:
    """Return what any success may buy.

    Args:
        table: The table of the fight.
        acting: Whether it is the hero's own turn, in which alone there are Standard Actions.
    """
    hero, stand = table.hero, table.stand
    breath = _breath(table)
    if table.battle.ended:
        return breath  # a deed has ended the fight; the rest would be of no use
    wares = []
    if acting:
        more = partial(stand, standard=hero.standard + 1, swift=True)
        wares.append(ware("swift-action", words("swift-action"), more))
    if hero.prone or not acting:  # in one's own turn dropping is free (CON-022)
        stance = words("stand-up" if hero.prone else "drop-prone")
        wares.append(ware("change-stance", stance, partial(stand, prone=not hero.prone), MORE))
    if hero.morale < int(printed("momentum")["spends"]["confidence"]["most"]):
        text = words("confidence")
        wares.append(ware("confidence", text, partial(stand, morale=hero.morale + 1), MORE))
    if hero.near:
        out = partial(stand, near=frozenset())
        wares.append(ware("withdraw", words("slip-out"), out, MORE))
    return [*wares, *breath]


def _breath(table: FightTable) -> list[Ware]:
    """Return Second Wind for each kind of Stress that is lacking (CON-060)."""
    return [
        ware("second-wind", one.text, partial(table.change, *one.spend.effects), MORE, one.id)
        for one in winds(table.sheet)
    ]


def break_guard(table: FightTable, key: str, page: str = MAIN) -> Ware:
    """Return the end of a foe's guard (CON-054)."""

    def breaks() -> None:
        table.put(replace(table.battle.fighter(key), guard=False))

    text = words("break-guard", name=table.battle.fighter(key).name)
    return ware("break-guard", text, breaks, page)


def _sold(table: FightTable, one: Buy) -> Ware:
    """Return what an author sells after a success."""

    def happens() -> None:
        table.battle = replace(table.battle, happened=(*table.battle.happened, one.id))

    return Ware(one.id, one.text, one.cost, happens)


def buy(table: FightTable, ware: Ware, left: int, used: set[str]) -> int:
    """Pay for something, tell of it and do it; return what Momentum the roll has left.

    What may be bought only once is `used` up then.
    """
    left = pay(table, ware.cost, left)
    table.tell("spent", what=ware.id, text=ware.text, cost=ware.cost)
    if not ware.repeat:
        used.add(ware.id)
    ware.does()
    return left


def spend(table: FightTable, told: Text, left: int, source: Source) -> Script[None]:
    """Offer what the Momentum of a success may buy, and save the rest (CON-007, CON-052)."""
    used: set[str] = set()

    def special() -> list[Ware]:
        sold = [_sold(table, one) for one in source.buys]
        guarded = source.foe and table.battle.fighter(source.foe).guard
        found = [*sold, *([break_guard(table, source.foe)] if guarded else [])]
        return affordable(found, left + table.sheet.pool, used)

    def wares() -> list[Ware]:
        usual = common(table, acting=source.acting)
        return [*special(), *affordable(usual, left + table.sheet.pool, used)]

    def offers() -> list[Offer[Ware | None]]:
        leave = Offer[Ware | None](saving(left, table.sheet), None)
        return [leave, *(one.offer for one in wares())]

    def status() -> tuple[Text, ...]:
        return (told, words("momentum-left", left=left, pool=table.sheet.pool))

    # It is asked when Momentum was made, or the pool pays for more than can be had at any time.
    while table.asking and (special() or (left and wares())):
        bought = (yield from table.pick(offers, status)).does
        if bought is None:
            break
        left = buy(table, bought, left, used)
    if left:
        table.become(bank(table.sheet, left))
