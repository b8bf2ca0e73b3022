"""A hit whose damage is rolled: what Momentum makes of it before it falls (CON-052 to CON-062).

Notes: spent, broke-guard, disarmed.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option
from solo.rules.stages import refuse
from solo.rules.two_d20 import combat_dice
from solo.rules.two_d20.conan.battle import Battle, Fighter, Move
from solo.rules.two_d20.conan.game import slug, winds
from solo.rules.two_d20.conan.gear import Weapon
from solo.rules.two_d20.conan.harm import LOCATION_SIDES, Blow, recover
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.striking import strike
from solo.rules.two_d20.conan.tables import location, locations
from solo.rules.two_d20.rolling import spent
from solo.rules.two_d20.sheet import bank

Notes = tuple[Note, ...]


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
    """

    target: str
    weapon: Weapon
    blow: Blow
    left: int
    used: frozenset[str] = frozenset()
    second: str = ""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        blow, foe = self.blow, battle.fighter(self.target)
        place = f" to the {blow.place}" if blow.place else " to the nerve"
        shown = " ".join(map(str, blow.faces)) or "none"
        return (
            f"You hit {foe.name}{place}: combat dice {shown}, {blow.damage} damage, "
            f"Effects {blow.hit.effects}.",
            f"Soak {_soak(battle, foe, blow)}. Momentum to spend: {self.left} from this attack, "
            f"{sheet.pool} in the pool.",
        )

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        total = self.left + sheet.pool
        save = f"Let it fall, and save {self.left}" if self.left else "Let it fall"
        options = [Option("strike", save, hint="strike")]
        for key, text, cost, reason in self._spends(battle, sheet):
            poor = f"that takes {cost} Momentum" if cost > total else ""
            options.append(Option(key, f"{text} ({cost} Momentum)", "", reason or poor, key))
        return tuple(options)

    def _spends(self, battle: Battle, sheet: Sheet) -> list[tuple[str, str, int, str]]:
        """Return id, text, cost and what bars it, for everything this hit could buy."""
        table, blow = printed("momentum")["spends"], self.blow
        foe, hero = battle.fighter(self.target), battle.hero
        cost = {name: int(row["cost"]) for name, row in table.items()}
        found = [
            ("bonus-damage", "1 more damage", cost["bonus-damage"], ""),
            ("penetration", "Ignore 2 Soak", cost["penetration"], ""),
        ]
        for which, places in self._rerolls().items():
            text = f"Roll {which} damage dice again ({len(places)})"
            found.append((f"re-roll-{which}", text, cost["re-roll-damage"], ""))
        if foe.guard:
            found.append(("break-guard", f"Break {foe.name}'s guard", cost["break-guard"], ""))
        if foe.held is not None and foe.held.hands:
            price = cost["disarm"] if foe.held.hands < 2 else int(table["disarm"]["two_hands"])
            found.append(("disarm", f"Knock the {foe.held.name} away", price, ""))
        if "nonlethal" not in blow.qualities:
            found.append(("subdue", "Take it alive if it falls", cost["subdue"], ""))
        found += self._aims(battle, cost)
        found.append(("change-stance", "Stand up" if hero.prone else "Drop prone",
                      cost["change-stance"], ""))  # fmt: skip
        if "swift-action" not in self.used:
            found.append(("swift-action", "One more Standard Action, a step harder",
                          cost["swift-action"], ""))  # fmt: skip
        most = int(table["confidence"]["most"])
        full = f"{most} dice are the most" if hero.morale >= most else ""
        found.append(("confidence", "A die of Morale", cost["confidence"], full))
        if hero.near:
            found.append(("withdraw", "Slip out of Reach", cost["withdraw"], ""))
        return found + [(one.option.id, one.option.text.rpartition(" (")[0], one.cost, "")
                        for one in winds(sheet)]  # fmt: skip

    def _aims(self, battle: Battle, cost: dict[str, int]) -> list[tuple[str, str, int, str]]:
        found = []
        if not self.blow.mental and "called-shot" not in self.used:
            found += [
                (f"called-shot-{slug(place)}", f"Hit the {place}", cost["called-shot"], "")
                for place in locations()
                if place != self.blow.place
            ]
        if not self.second:
            found += [
                (f"secondary-{other.id}", f"Half of it to {other.name} too",
                 cost["secondary-target"], "")
                for other in battle.standing
                if other.id != self.target and other.zone == battle.fighter(self.target).zone
            ]  # fmt: skip
        return found

    def _rerolls(self) -> dict[str, tuple[int, ...]]:
        """Return which dice may be rolled again: those that show nothing, or all (CON-059)."""
        faces = self.blow.faces
        blank = tuple(p for p, face in enumerate(faces) if not combat_dice.read([face]).damage)
        sets = {"blank": blank, "all": tuple(range(len(faces)))}
        return {name: places for name, places in sets.items() if places}

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "strike":
            return settled(self, battle, sheet, dice, ())
        cost = next(price for key, _, price, _ in self._spends(battle, sheet) if key == option)
        left, sheet, notes = spent(cost, self.left, sheet)
        stage = replace(self, left=left)
        battle, stage, sheet, more = _bought(stage, option, battle, sheet, dice)
        notes = (*notes, Note("spent", {"what": option, "cost": cost}), *more)
        if left + sheet.pool:
            return Move(battle, stage, sheet, notes)
        return settled(stage, battle, sheet, dice, notes)


def _bought(
    stage: Damaging, option: str, battle: Battle, sheet: Sheet, dice: Dice
) -> tuple[Battle, Damaging, Sheet, Notes]:
    """Do what Momentum bought."""
    blow, foe, hero = stage.blow, battle.fighter(stage.target), battle.hero
    if option == "bonus-damage":
        blow = blow._replace(bonus=blow.bonus + 1)
    elif option == "penetration":
        soak = int(printed("momentum")["spends"]["penetration"]["soak"])
        blow = blow._replace(ignored=blow.ignored + soak)
    elif option.startswith("re-roll-"):
        blow = _rerolled(blow, stage._rerolls()[option.removeprefix("re-roll-")], dice)
    elif option.startswith("called-shot-"):
        place = next(p for p in locations() if f"called-shot-{slug(p)}" == option)
        blow, stage = blow._replace(place=place), replace(stage, used=stage.used | {"called-shot"})
    elif option == "subdue":
        blow = blow._replace(qualities={**blow.qualities, "nonlethal": 0})
    elif option.startswith("secondary-"):
        stage = replace(stage, second=option.removeprefix("secondary-"))
    elif option.startswith("second-wind-"):
        sheet, notes = recover(sheet, 1, mental=option.endswith("resolve"))
        return battle, stage, sheet, notes
    elif option == "break-guard":
        return battle.put(replace(foe, guard=False)), stage, sheet, ()
    elif option == "disarm":
        return battle.put(replace(foe, held=None)), stage, sheet, ()
    else:
        table: dict[str, dict[str, Any]] = {
            "change-stance": {"prone": not hero.prone},
            "confidence": {"morale": hero.morale + 1},
            "withdraw": {"near": frozenset[str]()},
            "swift-action": {"standard": hero.standard + 1, "swift": True},
        }
        changes = table[option]
        used = stage.used | {option} if option == "swift-action" else stage.used
        return battle.stand(**changes), replace(stage, used=used), sheet, ()
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
    return Blow((), {}, bonus=-(-blow.damage // 2), mental=blow.mental, place=place)


def _around(battle: Battle, foe: Fighter, number: int, but: list[str]) -> list[str]:
    there = [one.id for one in battle.standing if one.zone == foe.zone and one.id != foe.id]
    return [key for key in there if key not in but][:number]


def _rerolled(blow: Blow, places: tuple[int, ...], dice: Dice) -> Blow:
    faces = list(blow.faces)
    for place, face in zip(places, combat_dice.roll(dice, len(places)), strict=True):
        faces[place] = face
    return blow._replace(faces=tuple(faces))


def _soak(battle: Battle, foe: Fighter, blow: Blow) -> str:
    number = foe.block.morale if blow.mental else battle.plan.zones[foe.zone].cover
    fixed = foe.block.courage if blow.mental else foe.block.soak_at(blow.place)
    told = f"{fixed} and {number} dice" if number else str(fixed)
    return f"{told}, {blow.pierced} of it ignored" if blow.pierced else told
