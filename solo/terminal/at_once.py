"""Rolls of a fight that are made at once: the line of an action has told their chances already.

Where turns are counted, the menu shows beside an action the chances of its roll and what may be
decided about it: `58%, with fame 66%`. Who types `1` has seen that, and the dice fall; `1 fame`
spends Fame on the roll, and `1 ?` stops before the dice. So nothing is asked twice.
"""

from collections.abc import Mapping

from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import Odds
from solo.terminal import now
from solo.terminal.clean import fold
from solo.terminal.shown import Shown

ROLL = Choose(now.ROLL)


def waits(session: Session) -> bool:
    """Say whether the last turn led to its roll, which is to be made at once."""
    if session.offers != "always" or len(session.turns) < 2:
        return False
    turn, before = session.turns[-1], session.turns[-2].state
    if not isinstance(turn.command, Choose) or turn.command.offers or turn.rolls:
        return False
    asked, chosen = _at_roll(session, turn.state), turn.command.option
    return asked and not _at_roll(session, before) and _odds(session, before, chosen) is not None


def ways(session: Session, chances: Mapping[str, Odds]) -> Mapping[str, Mapping[str, Odds]]:
    """Return what may be decided about the rolls that the options of a fight lead to.

    For each option: the decisions that help, each with its word and the chances with it.

    Args:
        session: The game.
        chances: Those that the menu tells, by option.
    """
    if session.offers != "always" or not now.in_turns(session) or asked(session):
        return {}
    found = {option: _ways(session, option, plain) for option, plain in chances.items()}
    return {option: better for option, better in found.items() if better}


def _ways(session: Session, option: str, plain: Odds) -> Mapping[str, Odds]:
    ahead = _ahead(session, option)
    if ahead is None:
        return {}
    found = {}
    for word, decision in _decisions(session, ahead).items():
        odds = _odds(session, ahead, decision.id)
        if odds is not None and odds.succeeding * plain.total > plain.succeeding * odds.total:
            found[word] = odds
    return found


def decision(word: str, session: Session) -> Choose | None:
    """Return the decision about the waiting roll that a word such as `fame` stands for, if any."""
    found = _decisions(session, session.state).get(fold(word))
    return None if found is None else Choose(found.id)


def asked(session: Session) -> bool:
    """Say whether the game waits for a decision before the dice of a roll."""
    return _at_roll(session, session.state)


def _decisions(session: Session, state: State) -> Mapping[str, Shown]:
    """Return what may be decided before the dice that wait in a state, by the word for each.

    The word is the last part of its id: `fame` of `spend-fame`; the whole id if two end alike.
    """
    if not _at_roll(session, state):
        return {}
    found = [one for one in _options(session, state)[1:] if not one.reason and not one.asks]
    ends = [one.id.rpartition("-")[2] for one in found]
    return {
        end if ends.count(end) == 1 else one.id: one
        for one, end in zip(found, ends, strict=True)
        if one.hint != "abort"
    }


def _ahead(session: Session, option: str) -> State | None:
    """Return the state at the roll that an option leads to; None if it leads elsewhere."""
    dice = LoadedDice(())
    state, _ = session.interpreter.step(session.state, Choose(option), dice, prose=False)
    return state if state is not session.state and _at_roll(session, state) else None


def _at_roll(session: Session, state: State) -> bool:
    first = _options(session, state)[:1] if now.counts_turns(state) else ()
    return any(one.id == now.ROLL for one in first)


def _options(session: Session, state: State) -> tuple[Shown, ...]:
    try:
        return now.options_in(state, session)
    except SoloError:
        return ()


def _odds(session: Session, state: State, option: str) -> Odds | None:
    """Return the chances that the line of an option in a fight shows, if any."""
    if not now.counts_turns(state):
        return None
    try:
        found = session.odds_at(state, option)
    except (ValueError, SoloError):
        return None
    return found if found is not None and found.graded and any(found.counts) else None
