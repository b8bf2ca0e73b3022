"""The turns of companions who fight at the hero's side; the player says what they do.

An ally attacks once a turn. The group's Action Points may be spent on its dice and its hits
(FO-026); the hero's perks and Luck may not. An ally without Health is only out of the fight: it
gets up afterwards. The text says nothing of turns of companions; all of this is ours.

Notes: holds, and those of `attack`.
"""

from dataclasses import replace
from functools import partial

from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.core.testing import ways
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import attack
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.turn import Act, timing_offers, turn_now
from solo.rules.two_d20.fallout.fight.words import words
from solo.rules.two_d20.fallout.gear.written import Weapon
from solo.words import Text


def allys_turn(table: FightTable, ally: Fighter) -> Script[None]:
    """Ask whom an ally attacks, and let it, unless Luck brings the hero before it (FO-034)."""
    if ally.stunned:  # which loses it this turn (ours)
        table.no_longer_due(ally.id)
        table.put(replace(ally, stunned=False))
        table.tell("holds", name=ally.name)
        return

    def offers() -> list[Offer[Act]]:
        hold_back = Option("hold-back", words("holds-back", name=ally.name), hint="hold back")
        held = Offer(hold_back, Act(partial(table.no_longer_due, ally.id)))
        first = [
            Offer(one.option, Act(partial(turn_now, table, one.does)))
            for one in timing_offers(table)
        ]
        return [*_attacks(table, ally), held, *first]

    def lines() -> tuple[Text, ...]:
        return status(table.battle, table.sheet, words("allys-turn", name=ally.name))

    answer = yield from table.pick(offers, lines, odds=lambda act: act.odds() if act.odds else None)
    script = answer.does.do()
    if script is not None:
        yield from script


def _attacks(table: FightTable, ally: Fighter) -> list[Offer[Act]]:
    """Offer whom an ally may attack with what."""
    return [
        Offer(
            Option(
                f"ally-{foe.id}-with-{slug(weapon.name)}",
                words(
                    "ally-strikes",
                    by=ally.name,
                    name=foe.name,
                    kind=weapon.kind,
                    weapon=weapon.name,
                    dice=weapon.dice,
                ),
                hint=foe.id,
            ),
            Act(partial(_strike, table, ally, foe, weapon), partial(_odds, table, ally, foe)),
        )
        for foe in table.battle.foes
        for weapon in ally.block.weapons
    ]


def _odds(table: FightTable, ally: Fighter, foe: Fighter) -> Odds:
    return tally(ways(attack_test(table, ally, foe), table.sheet))


def _strike(table: FightTable, ally: Fighter, foe: Fighter, weapon: Weapon) -> Script[None]:
    table.no_longer_due(ally.id)
    yield from attack(table, foe.id, weapon, attack_test(table, ally, foe), ally.id)


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
