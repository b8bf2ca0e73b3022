"""A hit whose damage is rolled: what Momentum makes of it before it falls (CON-052 to CON-062).

Notes: spent, broke-guard, disarmed.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.naming import slug
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.two_d20.conan.fight.hits import strike
from solo.rules.two_d20.conan.fight.momentum import (
    MORE,
    Ware,
    affordable,
    common,
    cost_of,
    once,
    take_common,
)
from solo.rules.two_d20.conan.fight.state import Battle, Fighter
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.harm import LOCATION_SIDES, Blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import location, locations
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import Move
from solo.rules.two_d20.core.menu import MAIN, Offer, Page, listed, turned
from solo.rules.two_d20.core.rolling import spent
from solo.rules.two_d20.core.sheet import Notes, bank, kept

_WHICH = {
    "blank": "the damage dice that show nothing",
    "weak": "those that show nothing or a plain 1",
    "without-effect": "those without an Effect",
    "all": "all damage dice",
}
PAGES = {
    "dice": Page("Roll damage dice again…", inline=2),
    "second": Page("Half of it to another too…"),
    MORE: Page("Another use of Momentum…"),
}
"""The lists that the list of what a hit may buy opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaging:
    """A hit before it falls.

    Args:
        target: The foe's id.
        weapon: With what.
        blow: The damage as it stands.
        left: Momentum of the attack not spent yet.
        used: Spends made that may be made only once.
        second: A second target's id, or nothing.
        page: The list that is open.
    """

    target: str
    weapon: Weapon
    blow: Blow
    left: int
    used: frozenset[str] = frozenset()
    second: str = ""
    page: str = MAIN

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        blow, foe = self.blow, battle.fighter(self.target)
        place = f" to the {blow.place}" if blow.place else " to the nerve"
        shown = " ".join(map(str, blow.faces)) or "none"
        return (
            f"You hit {foe.name}{place}: combat dice {shown}, {blow.damage} damage, "
            f"{plural(blow.hit.effects, 'Effect')}.",
            f"Soak {_soak(battle, foe, blow)}: {_through(battle, foe, blow)}.",
            f"Momentum to spend: {self.left} from this attack, {sheet.pool} in the pool.",
        )

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        return listed(self.offers(battle, sheet), PAGES, self.page)

    def offers(self, battle: Battle, sheet: Sheet) -> list[Offer]:
        """Return all that may be done with the hit, and on which list."""
        fall = f"Let it fall, and {kept(self.left, sheet)}" if self.left else "Let it fall"
        return [Offer("strike", fall), *(ware.offer for ware in self._wares(battle, sheet))]

    def _wares(self, battle: Battle, sheet: Sheet) -> list[Ware]:
        """Return what this hit can buy and pay for, but for what can be bought only once."""
        foe = battle.fighter(self.target)
        wares = [Ware("bonus-damage", "1 more damage", cost_of("bonus-damage"))]
        if _stops(battle, foe, self.blow):
            wares.append(Ware("penetration", "Ignore 2 Soak", cost_of("penetration")))
        if "re-roll-damage" not in self.used:
            wares += [
                Ware(f"re-roll-{which}", f"Roll {_WHICH[which]} again: {len(places)}",
                     cost_of("re-roll-damage"), "dice")
                for which, places in self._rerolls().items()
            ]  # fmt: skip
        wares += self._seconds(battle)
        wares += [*common(battle, sheet, acting=True), *self._hindering(foe), *self._places(foe)]
        return affordable(wares, self.left + sheet.pool, self.used)

    def _hindering(self, foe: Fighter) -> list[Ware]:
        """Return what else the hit may do to its target."""
        wares = []
        if foe.guard:
            text = f"Break {foe.name}'s guard"
            wares.append(Ware("break-guard", text, cost_of("break-guard"), MORE))
        if foe.held is not None and foe.held.hands:
            both = int(printed("momentum")["spends"]["disarm"]["two_hands"])
            price = both if foe.held.hands > 1 else cost_of("disarm")
            wares.append(Ware("disarm", f"Knock the {foe.held.name} away", price, MORE))
        if not self.blow.mental and "nonlethal" not in self.blow.qualities:
            wares.append(Ware("subdue", "Strike to take alive", cost_of("subdue"), MORE))
        return wares

    def _places(self, foe: Fighter) -> list[Ware]:
        """Return where else it may hit, where there is less Soak.

        Of places with as much Soak the first stands for all: they differ in nothing else.
        """
        if self.blow.mental or "called-shot" in self.used:
            return []
        soaks = {foe.block.soak_at(place): place for place in reversed(locations())}
        return [
            Ware(f"called-shot-{slug(place)}", f"Hit the {place}: Soak {soak}",
                 cost_of("called-shot"), MORE)
            for soak, place in sorted(soaks.items())
            if soak < foe.block.soak_at(self.blow.place)
        ]  # fmt: skip

    def _seconds(self, battle: Battle) -> list[Ware]:
        """Return whom else it may hit, of those that are all the same only one."""
        zone, near = battle.fighter(self.target).zone, battle.hero.near
        others = [one for one in battle.standing if one.id != self.target and one.zone == zone]
        different: dict[Any, Fighter] = {}
        for one in others if not self.second else ():
            different.setdefault((one.state, one.id in near), one)
        return [
            Ware(f"secondary-{other.id}", f"Half of it to {other.name} too",
                 cost_of("secondary-target"), "second")
            for other in different.values()
        ]  # fmt: skip

    def _rerolls(self) -> dict[str, tuple[int, ...]]:
        """Return which dice may be rolled again, from the worst up (CON-059).

        Any number of dice may be; as dice that show the same are the same, the worst so many are
        all that anybody wants.
        """
        shown = [combat_dice.read([face]) for face in self.blow.faces]
        sets = {
            "all": tuple(range(len(shown))),
            "blank": tuple(p for p, one in enumerate(shown) if not one.damage),
            "weak": tuple(p for p, one in enumerate(shown) if one.damage < 2 and not one.effects),
            "without-effect": tuple(p for p, one in enumerate(shown) if not one.effects),
        }
        different: dict[tuple[int, ...], str] = {}
        for name, places in sets.items():
            different.setdefault(places, name)
        return {name: places for places, name in different.items() if places}

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        page = turned(self.offers(battle, sheet), PAGES, self.page, option)
        if page is not None:
            return Move(battle, replace(self, page=page), sheet)
        if option == "strike":
            return settled(self, battle, sheet, dice, ())
        ware = next(ware for ware in self._wares(battle, sheet) if ware.id == option)
        left, sheet, notes = spent(ware.cost, self.left, sheet)
        used = self.used | {option} if once(option) else self.used
        stage = replace(self, left=left, used=used, page=MAIN)
        battle, stage, sheet, more = _bought(stage, option, battle, sheet, dice)
        notes = (*notes, ware.note, *more)
        if left + sheet.pool:
            return Move(battle, stage, sheet, notes)
        return settled(stage, battle, sheet, dice, notes)


def _bought(
    stage: Damaging, option: str, battle: Battle, sheet: Sheet, dice: Dice
) -> tuple[Battle, Damaging, Sheet, Notes]:
    """Do what Momentum bought."""
    blow, foe = stage.blow, battle.fighter(stage.target)
    if option == "bonus-damage":
        blow = blow._replace(bonus=blow.bonus + 1)
    elif option == "penetration":
        soak = int(printed("momentum")["spends"]["penetration"]["soak"])
        blow = blow._replace(ignored=blow.ignored + soak)
    elif option.startswith("re-roll-"):
        blow = _rerolled(blow, stage._rerolls()[option.removeprefix("re-roll-")], dice)
        stage = replace(stage, used=stage.used | {"re-roll-damage"})
    elif option.startswith("called-shot-"):
        place = next(p for p in locations() if f"called-shot-{slug(p)}" == option)
        blow, stage = blow._replace(place=place), replace(stage, used=stage.used | {"called-shot"})
    elif option == "subdue":
        blow = blow._replace(qualities={**blow.qualities, "nonlethal": 0})
    elif option.startswith("secondary-"):
        stage = replace(stage, second=option.removeprefix("secondary-"))
    elif option == "break-guard":
        return battle.put(replace(foe, guard=False)), stage, sheet, ()
    elif option == "disarm":
        return battle.put(replace(foe, held=None)), stage, sheet, ()
    else:
        battle, sheet, notes = take_common(option, battle, sheet)
        return battle, stage, sheet, notes
    return battle, replace(stage, blow=blow), sheet, ()


def settled(stage: Damaging, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    """Let the hit fall, on a second target and by Area too, and save what Momentum is left."""
    blow, foe = stage.blow, battle.fighter(stage.target)
    battle, fell = strike(battle, foe, blow, dice, sheet.options)
    notes += fell
    others = [stage.second] if stage.second else []
    if "area" in blow.qualities:
        others += _around(battle, foe, blow.hit.effects, others)
    for key in others:
        battle, fell = strike(battle, battle.fighter(key), halved(blow, dice), dice, sheet.options)
        notes += fell
    sheet, saved = bank(sheet, stage.left) if stage.left else (sheet, ())
    return Move(battle, None, sheet, (*notes, *saved))


def halved(blow: Blow, dice: Dice) -> Blow:
    """Return half of a blow's damage, rounded up, at a random place (CON-061)."""
    place = "" if blow.mental else location(dice.roll(1, LOCATION_SIDES)[0])
    mercy = {name: 0 for name in blow.qualities if name == "nonlethal"}
    return Blow((), mercy, bonus=-(-blow.damage // 2), mental=blow.mental, place=place)


def _around(battle: Battle, foe: Fighter, number: int, but: list[str]) -> list[str]:
    there = [one.id for one in battle.standing if one.zone == foe.zone and one.id != foe.id]
    return [key for key in there if key not in but][:number]


def _rerolled(blow: Blow, places: tuple[int, ...], dice: Dice) -> Blow:
    faces = list(blow.faces)
    for place, face in zip(places, combat_dice.roll(dice, len(places)), strict=True):
        faces[place] = face
    return blow._replace(faces=tuple(faces))


def _stops(battle: Battle, foe: Fighter, blow: Blow) -> bool:
    """Say whether anything is left that keeps damage off."""
    fixed = foe.block.courage if blow.mental else foe.block.soak_at(blow.place)
    cover = foe.morale if blow.mental else battle.plan.zones[foe.zone].cover
    return bool(cover) or fixed > blow.pierced


def _through(battle: Battle, foe: Fighter, blow: Blow) -> str:
    """Say what gets through as the blow stands, and what that comes up against."""
    cover = foe.morale if blow.mental else battle.plan.zones[foe.zone].cover
    fixed = foe.block.courage if blow.mental else foe.block.soak_at(blow.place)
    left = f"Resolve {foe.resolve}" if blow.mental else f"Vigor {foe.vigor}"
    most = "at most " if cover else ""
    return f"{most}{blow.through(fixed, ())} would get through, of {left}"


def _soak(battle: Battle, foe: Fighter, blow: Blow) -> str:
    number = foe.morale if blow.mental else battle.plan.zones[foe.zone].cover
    fixed = foe.block.courage if blow.mental else foe.block.soak_at(blow.place)
    told = f"{fixed} and {plural(number, 'die', 'dice')}" if number else str(fixed)
    ignored = blow.pierced if number else min(fixed, blow.pierced)
    upto = "up to " if number else ""
    return f"{told}, {upto}{ignored} of it ignored" if ignored else told
