"""The turns of companions who fight at the hero's side; the player says what they do.

An ally attacks once a turn. The group's Action Points may be spent on its dice and its hits
(FO-026); the hero's perks and Luck may not. An ally without Health is only out of the fight: it
gets up afterwards. The text says nothing of turns of companions; all of this is ours.

Notes: holds, and those of `attack`.
"""

from dataclasses import replace

from solo.rules.core.naming import slug
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.two_d20.core.testing import ways
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import attack
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.turn import timing_offers, turn_now
from solo.rules.two_d20.fallout.gear.written import Weapon

_VERBS = {"melee": "strikes", "thrown": "throws at", "gun": "shoots at"}


def allys_turn(table: FightTable, ally: Fighter) -> Script[None]:
    """Ask whom an ally attacks, and let it, unless Luck brings the hero before it (FO-034)."""
    if ally.stunned:  # which loses it this turn (ours)
        table.no_longer_due(ally.id)
        table.put(replace(ally, stunned=False))
        table.tell("holds", name=ally.name)
        return

    def options() -> tuple[Option, ...]:
        attacks = (
            Option(
                key,
                f"{ally.name} {_VERBS[weapon.kind]} {foe.name}: {weapon.name}, {weapon.dice} dice",
                hint=foe.id,
            )
            for key, (foe, weapon) in targets(table, ally).items()
        )
        hold_back = Option("hold-back", f"{ally.name} holds back", hint="hold back")
        return (*attacks, hold_back, *timing_offers(table))

    def lines() -> tuple[str, ...]:
        return status(table.battle, table.sheet, f"{ally.name}'s turn.")

    def chances(option: str) -> Odds | None:
        if option not in targets(table, ally):
            return None
        foe, _ = targets(table, ally)[option]
        return tally(ways(attack_test(table, ally, foe), table.sheet))

    answer = yield from table.ask(options, lines, odds=chances)
    if answer.option == "lucky-timing":
        yield from turn_now(table)
        return
    table.no_longer_due(ally.id)
    if answer.option != "hold-back":
        foe, weapon = targets(table, ally)[answer.option]
        yield from attack(table, foe.id, weapon, attack_test(table, ally, foe), ally.id)


def targets(table: FightTable, ally: Fighter) -> dict[str, tuple[Fighter, Weapon]]:
    """Return whom an ally may attack with what, by the options' ids."""
    return {
        f"ally-{foe.id}-with-{slug(weapon.name)}": (foe, weapon)
        for foe in table.battle.foes
        for weapon in ally.block.weapons
    }


def attack_test(table: FightTable, ally: Fighter, foe: Fighter) -> SkillTest:
    """Return the test of an ally's attack, with its own numbers."""
    block = ally.block
    return SkillTest(
        tn=block.tn,
        tag=min(block.tag, block.tn),
        difficulty=table.battle.difficulty(foe),
        against=foe.name,
        held=True,
        ally=True,
        complication_range=table.battle.plan.complication_range,
    )
