"""The exact odds of the options in a fight, before AP and what is added after the dice."""

from dataclasses import replace

from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds
from solo.rules.fictive_hack.fight.blow import SHOTS
from solo.rules.fictive_hack.fight.blow_odds import hero_blow, met, odds_of
from solo.rules.fictive_hack.fight.hero_actions import ROLLED, task_of
from solo.rules.fictive_hack.fight.hero_options import Chosen
from solo.rules.fictive_hack.fight.npc_attacks import against_other
from solo.rules.fictive_hack.fight.state import Battle
from solo.rules.fictive_hack.heroes.sheet import Sheet

BLOWS = ("attack", "batter", "charge", "bash", *SHOTS)


def hero_odds(battle: Battle, sheet: Sheet, chosen: Chosen) -> Odds | None:
    """Return the odds of the roll that an action of the hero's makes; None when it makes none.

    They are reckoned for the present state, with what foes have declared openly.
    """
    action, target, place = chosen
    if action == "charge":
        battle = replace(battle, turn=replace(battle.turn, arena=place))
    if action in BLOWS:
        return hero_blow(battle, sheet, target, action)
    if action in ROLLED:
        return odds(task_of(battle, sheet, action, target), sheet)
    return None


def companion_odds(battle: Battle, who: str, chosen: Chosen) -> Odds | None:
    """Return the odds of a companion's attack; None for whatever else it may do."""
    mode, target, _ = chosen
    if mode not in ("attack", "shoot"):
        return None
    return odds_of(against_other(battle, battle.fighter(who), met(battle, target), mode))
