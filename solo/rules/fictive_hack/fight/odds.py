"""The exact chances of what the player may choose in a fight, before AP and what is added after."""

from dataclasses import replace

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import Odds, odds, tally, weighed
from solo.rules.fictive_hack.fight import moves
from solo.rules.fictive_hack.fight.attack import Terms, outcome_of, reckon, ways
from solo.rules.fictive_hack.fight.blow import SHOTS, held, terms_of
from solo.rules.fictive_hack.fight.blows import before_roll
from solo.rules.fictive_hack.fight.choosing import ChooseAction, ChooseHelp, read
from solo.rules.fictive_hack.fight.incoming import against_other
from solo.rules.fictive_hack.fight.nested import Nested
from solo.rules.fictive_hack.fight.state import Fighter, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes.sheet import Sheet

BLOWS = ("attack", "batter", "charge", "bash", *SHOTS)


def weigh(ask: object, option: str, state: State, sheet: Sheet) -> Odds | None:
    """Return the chances of the roll that an option makes; None when it makes none of the hero's.

    They are reckoned as things stand, with what foes have declared openly.
    """
    match ask:
        case Nested():
            return weighed(ask.inner, option, sheet)
        case ChooseHelp():
            return _helper(ask, option, state, sheet)
        case ChooseAction():
            return _own(option, state, sheet)
        case _:
            return None


def _own(option: str, state: State, sheet: Sheet) -> Odds | None:
    action, target, place = read(option, state)
    if action == "charge":
        state = replace(state, turn=replace(state.turn, arena=place))
    if action in BLOWS:
        table = Table(state, sheet, LoadedDice(()))
        foe = _as_declared(state.fighter(target))
        terms = terms_of(table, foe, held(sheet, action), action)
        return _of(before_roll(table, foe, terms, action))
    if action in moves.ROLLED:
        return odds(moves.task_of(state, sheet, action, target), sheet)
    return None


def _helper(ask: ChooseHelp, option: str, state: State, sheet: Sheet) -> Odds | None:
    mode, _, target = option.partition("-")
    if mode not in ("attack", "shoot"):
        return None
    terms = against_other(state, state.fighter(ask.who), _as_declared(state.fighter(target)), mode)
    return _of(terms)


def _as_declared(foe: Fighter) -> Fighter:
    """Return a foe as it will be once it has done what it openly means to."""
    open_ = foe.block.telegraph == "full"
    return replace(foe, defending=True) if open_ and foe.action == "defend" else foe


def _of(terms: Terms) -> Odds:
    return tally(
        (outcome_of(terms, thrown, reckon(terms, thrown)), count)
        for thrown, count in ways(terms.pool)
    )
