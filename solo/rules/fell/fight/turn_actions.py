"""What the hero or a companion may do in a turn of a fight.

Attacks are only planned; everything else is done at once.

Notes: waited, wielded, talked-not, fled-not, carried-away, not-treated, and those of `health`.
"""

from collections.abc import Callable
from dataclasses import replace

from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import Odds
from solo.rules.core.table import Over, Script
from solo.rules.fell.fight.aftermath import ended
from solo.rules.fell.fight.attack import blast, bomb_of, use_up
from solo.rules.fell.fight.odds import flight, parley, treatment
from solo.rules.fell.fight.state import is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import FLED, TALKED
from solo.rules.fell.gear.item import Carried
from solo.rules.fell.health import healing
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.words import words


class Act(NamedTuple):
    """Something that may be done in a turn."""

    do: Callable[[], Script[None] | None]  # does it; a script where it may ask more
    # returns the odds of the roll that it makes; None when it makes none
    odds: Callable[[], Odds | None] | None = None
    time: bool = True  # whether it takes the turn; if not, something else may be done besides
    planned: bool = True  # whether the attacks that were planned are carried out afterwards


def attack(table: FightTable, who: str, key: str) -> None:
    """Plan somebody's attack on a foe."""
    table.plans += ((who, key),)


def attack_together(table: FightTable, who: str, key: str) -> None:
    """Plan the attack of all who have not said what they do."""
    table.plans = tuple((one, key) for one in table.turns)
    table.turns = (who,)


def wait(table: FightTable, who: str) -> None:
    """Hold back."""
    table.tell("waited", name=table.name(who))


def wield(table: FightTable, one: Carried) -> None:
    """Take another weapon in hand, which takes no time."""
    table.sheet = changed(table.sheet, wielded=(one.id,))
    table.tell("wielded", name=one.item.name)


def throw_bomb(table: FightTable, one: Carried) -> None:
    """Use what strikes several at once, and use it up (FELL-040)."""
    die, extra = bomb_of(one.id, table.sheet)
    blast(table, die, words("the-thing", name=one.item.name), extra)
    table.sheet = use_up(table.sheet, one.id)


def treat(table: FightTable, who: str, key: str) -> None:
    """Treat the dying under threat: an INT test, helped by a healer's skill (FELL-047)."""
    check, sheet = treatment(table, who)
    outcome = check.resolve(sheet, table.dice)
    table.explains(outcome)
    if not outcome.successes:
        table.tell("not-treated", name=table.told(key))
        return
    if is_hero(key):
        table.become_of(key, healing.treat)
    else:
        table.become(healing.treat(table.sheet, key))
    table.battle = replace(table.battle, treated=table.battle.treated | {key})


def talk(table: FightTable) -> None:
    """Try to talk the foes out of the fight."""
    if table.resolve(parley(table)).successes:
        raise Over(ended(table, TALKED))
    table.battle = replace(table.battle, talked=True)
    table.tell("talked-not")


def flee(table: FightTable, who: str) -> None:
    """Try to get away, all together."""
    if table.resolve(flight(table, who)).successes:
        if not is_hero(who):
            table.tell("carried-away", name=table.name(who))
        raise Over(ended(table, FLED))
    table.tell("fled-not")
