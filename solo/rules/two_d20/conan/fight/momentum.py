"""What Momentum buys after any success in a fight, and the stage that offers it (CON-052).

Notes: spent, and those of `harm`.
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import Move
from solo.rules.two_d20.core.menu import MAIN, Offer
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.rolling import saving, spent
from solo.rules.two_d20.core.sheet import Notes, bank

_NONE: Notes = ()
MORE = "more"
"""The list of what is seldom bought."""


class Ware(NamedTuple):
    """Something that Momentum buys in a fight.

    Args:
        id: Its name among the options.
        text: What it is.
        cost: Its price.
        page: The list on which it stands.
    """

    id: str
    text: str
    cost: int
    page: str = MAIN

    @property
    def offer(self) -> Offer:
        """How it is offered."""
        return Offer(self.id, f"{self.text} ({self.cost} Momentum)", self.page)

    @property
    def note(self) -> Note:
        """That it was bought."""
        return Note("spent", {"what": self.id, "text": self.text, "cost": self.cost})


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
        Ware(one.option.id, one.option.text.rpartition(" (")[0], one.cost, MORE)
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


def take_common(option: str, battle: Battle, sheet: Sheet) -> tuple[Battle, Sheet, Notes]:
    """Do what was bought of `common`."""
    hero = battle.hero
    if option.startswith("second-wind-"):
        points = int(printed("momentum")["spends"]["second-wind"]["recovers"])
        sheet, notes = recover(sheet, points, mental=option.endswith("resolve"))
        return battle, sheet, notes
    match option:
        case "change-stance":
            battle = battle.stand(prone=not hero.prone)
        case "confidence":
            battle = battle.stand(morale=hero.morale + 1)
        case "withdraw":
            battle = battle.stand(near=frozenset())
        case _:
            battle = battle.stand(standard=hero.standard + 1, swift=True)
    return battle, sheet, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spare:
    """A success in a fight, and what its Momentum may buy before the rest is saved.

    Args:
        told: What succeeded.
        left: Momentum of this success.
        foe: The foe whose guard may be broken, or nothing (CON-054).
        acting: Whether it is the hero's own turn.
        buys: What the author sells.
        used: What was bought and can't be bought again.
    """

    told: str
    left: int
    foe: str = ""
    acting: bool = False
    buys: tuple[Buy, ...] = ()
    used: frozenset[str] = field(default_factory=frozenset)

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        told = f"Momentum to spend: {self.left} from this, {sheet.pool} in the pool."
        return (self.told, told)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        offers = (ware.offer for ware in self._wares(battle, sheet))
        return (saving(self.left, sheet), *(Option(one.id, one.text) for one in offers))

    def _wares(self, battle: Battle, sheet: Sheet) -> list[Ware]:
        """Return what can be paid for, but for what can be bought only once."""
        wares = [Ware(buy.id, buy.text, buy.cost) for buy in self.buys]
        if self.foe and battle.fighter(self.foe).guard:
            text = f"Break {battle.fighter(self.foe).name}'s guard"
            wares.append(Ware("break-guard", text, cost_of("break-guard")))
        wares += common(battle, sheet, acting=self.acting)
        return affordable(wares, self.left + sheet.pool, self.used)

    def opens(self, battle: Battle, sheet: Sheet) -> bool:
        """Say whether it is worth asking: Momentum was made, or the pool pays for more than air."""
        if not battle.asks:
            return False
        special = {"break-guard", *(buy.id for buy in self.buys)}
        return any(self.left or one.id in special for one in self._wares(battle, sheet))

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "save":
            return settle(self, battle, sheet)
        ware = next(ware for ware in self._wares(battle, sheet) if ware.id == option)
        left, sheet, notes = spent(ware.cost, self.left, sheet)
        used = self.used | {option} if once(option) else self.used
        stage, more = replace(self, left=left, used=used), _NONE
        if option in [buy.id for buy in self.buys]:
            battle = replace(battle, happened=(*battle.happened, option))
        elif option == "break-guard":
            battle = battle.put(replace(battle.fighter(self.foe), guard=False))
        else:
            battle, sheet, more = take_common(option, battle, sheet)
        notes = (*notes, ware.note, *more)
        move = offered(stage, battle, sheet)
        return move._replace(notes=(*notes, *move.notes))


def offered(stage: Spare, battle: Battle, sheet: Sheet) -> Move:
    """Open the stage if there is anything to ask, else save what is left."""
    if stage.opens(battle, sheet):
        return Move(battle, stage, sheet)
    return settle(stage, battle, sheet)


def settle(stage: Spare, battle: Battle, sheet: Sheet) -> Move:
    """Save the Momentum that is left (CON-007)."""
    sheet, saved = bank(sheet, stage.left) if stage.left else (sheet, ())
    return Move(battle, None, sheet, saved)
