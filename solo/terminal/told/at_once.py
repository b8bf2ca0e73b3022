"""Rolls of a fight that are made at once: the line of an action has told their chances already.

Where turns are counted, the menu shows beside an action the chances of its roll and what may be
decided about it: `58%, with fame 66%`. Who types `1` has seen that, and the dice fall; `1 fame`
spends Fame on the roll, and `1 ?` stops before the dice. So nothing is asked twice.
"""

from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.terminal.window.clean import fold
from solo.view import chances
from solo.view.chances import at_roll, decisions, fight_odds

ROLL = Choose(chances.ROLL)


def waits(session: Session) -> bool:
    """Say whether the last turn led to its roll, which is to be made at once."""
    if session.offers != "always" or len(session.turns) < 2:
        return False
    turn, before = session.turns[-1], session.turns[-2].state
    if not isinstance(turn.command, Choose) or turn.command.offers or turn.rolls:
        return False
    asked, chosen = at_roll(session, turn.state), turn.command.option
    return (
        asked and not at_roll(session, before) and fight_odds(session, before, chosen) is not None
    )


def decision(word: str, session: Session) -> Choose | None:
    """Return the decision about the waiting roll that a word such as `fame` stands for, if any."""
    found = decisions(session, session.state).get(fold(word))
    return None if found is None else Choose(found.id)


def asked(session: Session) -> bool:
    """Say whether the game waits for a decision before the dice of a roll."""
    return at_roll(session, session.state)
