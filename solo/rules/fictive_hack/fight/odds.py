"""The exact odds of the options in a fight, before AP and what is added after the dice."""

from dataclasses import replace

from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, odds, tally
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.fight.attack_roll import Terms, Thrown, outcome_of, reckon, ways
from solo.rules.fictive_hack.fight.blow import SHOTS, a_die_less, held, parries, terms_of
from solo.rules.fictive_hack.fight.hero_actions import ROLLED, task_of
from solo.rules.fictive_hack.fight.npc_attacks import against_other
from solo.rules.fictive_hack.fight.state import Battle, Fighter
from solo.rules.fictive_hack.heroes.sheet import Sheet

BLOWS = ("attack", "batter", "charge", "bash", *SHOTS)


def hero_odds(battle: Battle, sheet: Sheet, action: str, target: str, place: str) -> Odds | None:
    """Return the odds of the roll that an action of the hero's makes; None when it makes none.

    They are reckoned for the present state, with what foes have declared openly.
    """
    if action == "charge":
        battle = replace(battle, turn=replace(battle.turn, arena=place))
    if action in BLOWS:
        foe = _as_declared(battle.fighter(target))
        terms = terms_of(battle, sheet, foe, held(sheet, action), action)
        return _of(a_die_less(terms) if parries(foe, action) else terms)
    if action in ROLLED:
        return odds(task_of(battle, sheet, action, target), sheet)
    return None


def companion_odds(battle: Battle, who: str, option: str) -> Odds | None:
    """Return the odds of a companion's attack; None for whatever else it may do."""
    mode, _, target = option.partition("-")
    if mode not in ("attack", "shoot"):
        return None
    foe = _as_declared(battle.fighter(target))
    return _of(against_other(battle, battle.fighter(who), foe, mode))


def _as_declared(foe: Fighter) -> Fighter:
    """Return a foe as it will be once it has done what it openly means to."""
    open_ = foe.block.telegraph == "full"
    return replace(foe, defending=True) if open_ and foe.action == "defend" else foe


def _of(terms: Terms) -> Odds:
    return tally((_harm(terms, thrown), count) for thrown, count in ways(terms.pool))


def _harm(terms: Terms, thrown: Thrown) -> Outcome:
    """Return an attack as what it does: a hit that armor stops is no success."""
    struck = reckon(terms, thrown)
    outcome = outcome_of(terms, thrown, struck)
    if struck.hit and not struck.wounds:
        return outcome._replace(label="stopped by armor", successes=0, failures=1)
    return outcome._replace(label=plural(struck.wounds, "Wound")) if struck.hit else outcome
