"""What the hero may buy with Momentum after any success in a fight (CON-052).

Notes: spent, and those of `harm`.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from solo.rules.core.menu import MAIN, Offer
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import bank
from solo.rules.two_d20.core.skill_test import pay, saving
from solo.words import english

MORE = "more"
"""The list of what is seldom bought."""


class Ware(NamedTuple):
    """Something that Momentum buys in a fight."""

    id: str  # its name among the options
    text: str  # what it is
    cost: int  # its price
    page: str = MAIN  # the list on which it stands

    @property
    def offer(self) -> Offer:
        """The option that offers it."""
        return Offer(Option(self.id, f"{self.text} ({self.cost} Momentum)"), self.page)


class Source(NamedTuple):
    """A success whose Momentum may be spent, and what it may buy."""

    foe: str = ""  # the foe whose guard may be broken, or nothing (CON-054)
    acting: bool = False  # whether it is the hero's own turn
    buys: tuple[Buy, ...] = ()  # what the author sells


def cost_of(spend: str) -> int:
    """Return the printed cost of a spend."""
    return int(printed("momentum")["spends"][spend]["cost"])


def affordable(wares: list[Ware], momentum: int, used: Collection[str]) -> list[Ware]:
    """Return the wares that so much Momentum pays for, without those that are used up."""
    return [ware for ware in wares if ware.cost <= momentum and ware.id not in used]


def once(option: str) -> bool:
    """Say whether a spend can be made only once for a roll (CON-051)."""
    rows = printed("momentum")["spends"]
    return not any(option.startswith(name) and row.get("repeat") for name, row in rows.items())


def common(battle: Battle, sheet: Sheet, *, acting: bool) -> list[Ware]:
    """Return what any success may buy.

    Args:
        battle: The fight.
        sheet: The hero.
        acting: Whether it is the hero's own turn, in which alone there are Standard Actions.
    """
    hero = battle.hero
    breath = [
        Ware(one.option.id, english(one.option.text).rpartition(" (")[0], one.cost, MORE)
        for one in winds(sheet)
    ]
    if battle.ended:
        return breath  # a deed has ended the fight; the rest would be of no use
    wares = []
    if acting:
        wares.append(Ware("swift-action", "One more Standard Action, a step harder",
                          cost_of("swift-action")))  # fmt: skip
    if hero.prone or not acting:  # in one's own turn dropping is free (CON-022)
        stance = "Stand up" if hero.prone else "Drop prone"
        wares.append(Ware("change-stance", stance, cost_of("change-stance"), MORE))
    if hero.morale < int(printed("momentum")["spends"]["confidence"]["most"]):
        text = "A die of Morale until your next turn, against what frightens"
        wares.append(Ware("confidence", text, cost_of("confidence"), MORE))
    if hero.near:
        wares.append(Ware("withdraw", "Slip out of Reach", cost_of("withdraw"), MORE))
    return [*wares, *breath]


def take_common(table: FightTable, option: str) -> None:
    """Do what was bought of `common`."""
    hero = table.hero
    if option.startswith("second-wind-"):
        points = int(printed("momentum")["spends"]["second-wind"]["recovers"])
        table.become(recover(table.sheet, points, mental=option.endswith("resolve")))
        return
    match option:
        case "change-stance":
            table.stand(prone=not hero.prone)
        case "confidence":
            table.stand(morale=hero.morale + 1)
        case "withdraw":
            table.stand(near=frozenset())
        case _:
            table.stand(standard=hero.standard + 1, swift=True)


def buy(table: FightTable, ware: Ware, left: int) -> int:
    """Pay for something and tell of it; return what Momentum the roll has left."""
    left = pay(table, ware.cost, left)
    table.tell("spent", what=ware.id, text=ware.text, cost=ware.cost)
    return left


def spend(table: FightTable, told: str, left: int, source: Source) -> Script[None]:
    """Offer what the Momentum of a success may buy, and save the rest (CON-007, CON-052).

    Args:
        table: The table of the fight.
        told: What succeeded.
        left: Momentum of this success.
        source: What it may buy besides what any success may.
    """
    used: set[str] = set()

    def wares() -> list[Ware]:
        found = [Ware(one.id, one.text, one.cost) for one in source.buys]
        if source.foe and table.battle.fighter(source.foe).guard:
            text = f"Break {table.battle.fighter(source.foe).name}'s guard"
            found.append(Ware("break-guard", text, cost_of("break-guard")))
        found += common(table.battle, table.sheet, acting=source.acting)
        return affordable(found, left + table.sheet.pool, used)

    def options() -> tuple[Option, ...]:
        offers = (ware.offer.option for ware in wares())
        return (saving(left, table.sheet), *offers)

    def status() -> tuple[str, ...]:
        return (told, f"Momentum to spend: {left} from this, {table.sheet.pool} in the pool.")

    # It is asked when Momentum was made, or the pool pays for more than can be had at any time.
    special = {"break-guard", *(one.id for one in source.buys)}
    while table.asking and any(left or one.id in special for one in wares()):
        answer = yield from table.ask(options, status)
        if answer.option == "save":
            break
        ware = next(one for one in wares() if one.id == answer.option)
        left = buy(table, ware, left)
        if once(ware.id):
            used.add(ware.id)
        if ware.id in [one.id for one in source.buys]:
            happened = (*table.battle.happened, ware.id)
            table.battle = replace(table.battle, happened=happened)
        elif ware.id == "break-guard":
            table.put(replace(table.battle.fighter(source.foe), guard=False))
        else:
            take_common(table, ware.id)
    if left:
        table.become(bank(table.sheet, left))
