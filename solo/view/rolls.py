"""The rolls of a game, for whoever tells about them: what fell, what waits, how likely it was."""

from collections.abc import Iterator
from itertools import islice

from solo.engine.commands import Choose
from solo.engine.events import CheckRolled
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.rules.core.effect_dice import explained, of_effect
from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.standing import is_stand, round_of
from solo.rules.core.shown.strip import Strip, odds_strip
from solo.view.chances import ROLL, chances, in_turns
from solo.words import Text

_AGO = 12  # turns back that a player still remembers word for word


def rolled_within(state: State) -> Outcome | None:
    """Return the last roll of what is open in a state, if it tells any."""
    pending = state.pending
    found: Outcome | None = getattr(pending.encounter, "rolled", None) if pending else None
    return found


def status_of(state: State) -> tuple[Text, ...]:
    """Return the lines that say where what is open in a state stands."""
    pending = state.pending
    return () if pending is None else pending.encounter.status(state.sheet)


def told_lately(session: Session) -> tuple[Text, ...]:
    """Return what was shown of an encounter before the last turn, since the encounter began."""
    lines: list[Text] = []
    for turn in reversed(session.turns[-_AGO:-1]):
        if turn.state.pending is None:
            break
        lines += status_of(turn.state)
    return tuple(lines)


def told_last(session: Session) -> tuple[Text, ...]:
    """Return the state of the fight as it was last shown, if it was."""
    return next(_told(session), ())


def told_in_round(session: Session) -> tuple[Text, ...]:
    """Return the state of the fight with which the round began in which it was last shown."""
    told = _told(session)
    found = next(told, ())
    for before in told:
        if round_of(before) != round_of(found):
            break
        found = before
    return found


def _told(session: Session) -> Iterator[tuple[Text, ...]]:
    for turn in islice(reversed(session.turns), 1, None):  # a long game is not copied for it
        if turn.state.pending is None:
            break
        before = status_of(turn.state)
        if round_of(before) is not None and any(map(is_stand, before)):
            yield before  # a list that another opened tells but its heading


def fallen(session: Session) -> Outcome | None:
    """Return the roll about which something is still to be decided, if no turns are counted."""
    pending = session.state.pending
    if pending is None or not pending.tells or in_turns(session):
        return None
    found = rolled_within(session.state)
    return found if found is not None and found.faces else None


def rolls(session: Session) -> Iterator[Outcome]:
    """Yield the rolls that can be explained, the last one first."""
    concluded = _concluded(session)
    within = rolled_within(session.state)
    first = next(concluded, None)
    new = within is not None and within != first and not _same_throw(within, first)
    if within is not None and new and explained(session.system, within):
        yield within  # something is still to be decided about it
    if first is not None:
        yield first
        yield from concluded


def _concluded(session: Session) -> Iterator[Outcome]:
    """Yield the rolls that are settled, the last one first; each throw comes once.

    A throw that was decided about in a later turn was told again there, and counts there. What was
    done without dice, such as half of a hit, counts if it happened within an encounter.
    """
    turns, newer, thrown = session.turns, None, True
    for place in reversed(range(len(turns))):
        last, fallen = turns[place].state.last, session.fallen(place)
        old = place and last is turns[place - 1].state.last
        known = last is None or any(_same_throw(one, last) for one in fallen)
        if last is not None and last.faces and not old and not known:
            after = tuple(one for one in fallen if of_effect(one) and one.facts["late"])
            fallen = (*fallen[: len(fallen) - len(after)], last, *after)
        for roll in reversed(fallen):
            again = newer is not None and not thrown and roll.faces == newer.faces
            if not again and not _same_throw(roll, newer) and explained(session.system, roll):
                yield roll
                newer, thrown = roll, bool(turns[place].rolls)


def _same_throw(one: Outcome | None, other: Outcome | None) -> bool:
    """Say whether two outcomes are of the same dice."""
    return one is not None and other is not None and one.faces is other.faces and any(one.faces)


def by_effects(session: Session) -> tuple[Outcome, ...]:
    """Return the dice of effects that fell after the last settled roll, if any."""
    turns, found = session.turns, list[Outcome]()
    for place in range(len(turns) - 1, 0, -1):
        fallen = session.fallen(place)
        rolled = turns[place].state.last is not turns[place - 1].state.last
        found[:0] = [one for one in fallen if of_effect(one) and one.facts["late"] == rolled]
        if rolled or any(not of_effect(one) for one in fallen):
            break
    return tuple(found)


def last_within(session: Session) -> Outcome | None:
    """Return the last roll within the encounter that has just ended, such as a fight."""
    turns, last = session.turns, session.state.last
    place = len(turns) - 1
    while place and turns[place - 1].state.last is last:
        place -= 1
    while place:
        if found := [one for one in session.fallen(place) if not of_effect(one)]:
            return found[-1]
        place -= 1
        if turns[place].state.pending is None:
            break
    return None


def strip_ahead(session: Session) -> Strip | None:
    """Return the strip of the roll that is about to be made."""
    found = chances(session).get(ROLL)
    return odds_strip(found) if found is not None else None


def strip_behind(event: CheckRolled, session: Session) -> Strip | None:
    """Return the odds that the last turn's roll had, with its result marked."""
    if len(session.turns) < 2 or not any(one is event for one in session.turns[-1].events):
        return None
    command, before = session.turns[-1].command, session.turns[-2].state
    if not isinstance(command, Choose):
        return None
    try:
        found = session.odds_at(before, command.option)
    except (ValueError, SoloError):
        return None
    return odds_strip(found, event.outcome.label) if found is not None else None
