"""The turns of companions who fight at the hero's side; the player says what they do.

An ally attacks once a turn. The group's Action Points are there for its dice and its hits
(FO-026); the hero's perks and Luck are not. Without Health it is out of the fight, and no more:
it gets up afterwards. The text says nothing of turns of companions; all of this is ours.
"""

from dataclasses import dataclass

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Option
from solo.rules.two_d20.core.fighting import Move
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.testing import Plan
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import Aiming
from solo.rules.two_d20.fallout.fight.written import Battle, Fighter
from solo.rules.two_d20.fallout.heroes.sheet import Sheet

_VERBS = {"melee": "strikes", "thrown": "throws at", "gun": "shoots at"}


@dataclass(frozen=True, slots=True)
class AllyTurn:
    """The turn of the ally whose id `who` is."""

    who: str

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        return (f"{battle.fighter(self.who).name}'s turn.",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        ally = battle.fighter(self.who)
        attacks = tuple(
            Option(f"ally-{foe.id}-with-{slug(weapon.name)}",
                   f"{ally.name} {_VERBS[weapon.kind]} {foe.name}: {weapon.name}, "
                   f"{weapon.dice} dice", hint=foe.id)
            for foe in battle.foes for weapon in ally.block.weapons
        )  # fmt: skip
        return (*attacks, Option("hold-back", f"{ally.name} holds back", hint="hold back"))

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "hold-back":
            return Move(battle, None, sheet)
        ally = battle.fighter(self.who)
        foe, weapon = next(
            (foe, weapon)
            for foe in battle.foes
            for weapon in ally.block.weapons
            if option == f"ally-{foe.id}-with-{slug(weapon.name)}"
        )
        rolling = Rolling(_attack(ally, foe, battle), battle.asks, Plan(), closed=True)
        return Move(battle, Aiming(target=foe.id, weapon=weapon, inner=rolling, by=ally.id), sheet)


def _attack(ally: Fighter, foe: Fighter, battle: Battle) -> SkillTest:
    """Return the test of an ally's attack, with its own numbers."""
    return SkillTest(
        tn=ally.block.tn, tag=min(ally.block.tag, ally.block.tn), difficulty=foe.block.difficulty,
        against=foe.name, held=True, ally=True, complication_range=battle.plan.complication_range,
    )  # fmt: skip
