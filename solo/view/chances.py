"""The exact chances of what can be chosen now, and what may be decided to better them."""

from collections.abc import Mapping

from solo.engine.commands import Choose, Command
from solo.engine.events import Event
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.outcome import Odds, Option

ROLL = "roll"  # what systems call the option that rolls
Ways = Mapping[str, Mapping[str, Odds]]
"""What may be decided about rolls, by option and by the word for it."""


def in_turns(session: Session) -> bool:
    """Say whether something is open that counts turns, such as a fight."""
    return counts_turns(session.state)


def counts_turns(state: State) -> bool:
    """Say whether something is open in a state that counts turns."""
    pending = state.pending
    return pending is not None and bool(pending.encounter.moment(state.sheet))


def would_be(session: Session, command: Command) -> tuple[State, list[Event]]:
    """Return what would come of a command, if dice fell at all; the game stays as it is."""
    dice = SeededDice("what would be")
    return session.interpreter.step(session.state, command, dice, asks=False, prose=False)


def behind(session: Session, option: str) -> State:
    """Return the state in which a list stands open that an option opens."""
    opened = Choose(option)
    return session.interpreter.step(session.state, opened, LoadedDice(()), prose=False)[0]


def open_options(session: Session, state: State | None = None) -> tuple[Option, ...]:
    """Return what can be chosen; nothing where a label of the author's has a mistake."""
    try:
        return session.interpreter.options(session.state if state is None else state)
    except SoloError:
        return ()


def chances(session: Session) -> Mapping[str, Odds]:
    """Return the exact odds of what can be chosen around a roll or in a fight or clash, by option.

    For choices of a scene it is empty: `odds` tells theirs.
    """
    options, pending = open_options(session), session.state.pending
    if pending is None:
        return {}
    rolling = pending.encounter.tells_odds or any(one.id == ROLL for one in options)
    if not (rolling or in_turns(session)):
        return {}
    found = {}
    for option in options:
        odds = None if option.reason else graded_odds(session, option.id)
        if odds is not None:
            found[option.id] = odds
    return found


def graded_odds(session: Session, option: str, state: State | None = None) -> Odds | None:
    """Return the exact odds of an option whose results are counted; None if none can be told."""
    found = odds_of(session, option, state)
    return found if found is not None and found.graded and any(found.counts) else None


def odds_of(session: Session, option: str, state: State | None = None) -> Odds | None:
    """Return the exact odds of the roll behind an option; None if none can be told."""
    try:
        return session.odds_at(session.state if state is None else state, option)
    except (ValueError, SoloError):
        return None


def ways(session: Session, plain: Mapping[str, Odds]) -> Ways:
    """Return what may be decided about the rolls that the options of a fight lead to.

    For each option: the decisions that help, each with its word and the chances with it.
    """
    if session.offers != "always" or not in_turns(session) or at_roll(session, session.state):
        return {}
    found = {option: _ways(session, option, odds) for option, odds in plain.items()}
    return {option: better for option, better in found.items() if better}


def _ways(session: Session, option: str, plain: Odds) -> Mapping[str, Odds]:
    ahead = _ahead(session, option)
    if ahead is None:
        return {}
    found = {}
    for word, decision in decisions(session, ahead).items():
        odds = fight_odds(session, ahead, decision.id)
        if odds is not None and odds.succeeding * plain.total > plain.succeeding * odds.total:
            found[word] = odds
    return found


def decisions(session: Session, state: State) -> Mapping[str, Option]:
    """Return what may be decided before the dice that wait in a state, by the word for each.

    The word is the last part of its id: `fame` of `spend-fame`; the whole id if two end alike.
    """
    if not at_roll(session, state):
        return {}
    found = [one for one in open_options(session, state)[1:] if not one.reason and not one.asks]
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
    return state if state is not session.state and at_roll(session, state) else None


def at_roll(session: Session, state: State) -> bool:
    """Say whether the dice of an action in a fight wait in a state."""
    first = open_options(session, state)[:1] if counts_turns(state) else ()
    return any(one.id == ROLL for one in first)


def fight_odds(session: Session, state: State, option: str) -> Odds | None:
    """Return the chances that the line of an option in a fight shows, if any."""
    if not counts_turns(state):
        return None
    return graded_odds(session, option, state)
