"""Attribute rolls within a fight: who resists, the GM's bids, and what is told of them."""

from dataclasses import replace

from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.difficulty import STANDARD, Against
from solo.rules.fictive_hack.checks.single_roll import roll_and_boost
from solo.rules.fictive_hack.checks.task import Task
from solo.rules.fictive_hack.fight.state import FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.messages.sentences import reckoned
from solo.rules.fictive_hack.printed import printed

CONTEST: tuple[str, ...] = tuple(printed("tasks")["contest"])
MENACE: tuple[str, ...] = tuple(printed("tasks")["menace"])


def parley(battle: Battle) -> Challenge:
    """Return the roll that talks foes out of a fight, with what the GM bids against its AP."""
    return Challenge(
        attribute=(Rating("charm"),),
        difficulty=battle.fight.parley or STANDARD,
        resist=sum(foe.resolve for foe in battle.standing(FOE)),
        topic="parley",
    )


def contest(table: FightTable, task: Task, *against: str) -> Script[Outcome]:
    """Roll an attribute against some fighters, at once; AP may raise it after the dice.

    The GM bids the resolve of those who resist against the AP (FH-203); if nobody is named, all
    foes that stand resist.
    """
    resisting = against or tuple(one.id for one in table.battle.standing(FOE))

    def bid(points: int) -> None:
        for key in resisting:
            resolve = table.battle.fighter(key).resolve
            paid = min(points, resolve)
            table.alter(key, resolve=resolve - paid)
            points -= paid

    resist = sum(table.battle.fighter(key).resolve for key in resisting)
    outcome = yield from roll_and_boost(
        table, replace(task, resist=resist), asks=table.asking, bid=bid
    )
    table.explains(outcome)
    if "total" in outcome.facts:
        table.say(words("contest", roll=reckoned(outcome)))
    return outcome


def opposing(
    fighter: Fighter, usual: tuple[str, ...] = CONTEST, *, acting: bool = False
) -> Against:
    """Return what a fighter opposes with: the best it has, frightened or not.

    Minions who act as a group combine their dice (FH-211); each resists alone.
    """
    attribute = fighter.block.best(usual)
    value = fighter.block.rating(attribute)
    if fighter.frightened:
        value += int(printed("weapons")["intimidated"])
    count = fighter.count if acting and fighter.grouped else 1
    return Against(value=value, attribute=(attribute,), name=fighter.one, count=count)
