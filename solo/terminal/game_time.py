"""The time in a game, as it is told."""

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.words import words as _prompt
from solo.view import heroes
from solo.words import Words
from solo.words.sentences import ENGLISH_WORDS

DAY = 24 * 60  # minutes


def timed(session: Session) -> bool:
    """Say whether there is a time to show: a table has none before time has passed."""
    begun = heroes.there(session) and bool(session.state.scene)
    return begun and (
        session.state.table is None or session.adventure.clock + session.state.clock > 0
    )


def clock(session: Session) -> str:
    """Return the time of day in the game, with the day from the second on.

    At a table, which knows no time of day, it is how much time has passed.
    """
    if hourless(session):
        hours, minutes = divmod(session.state.clock, 60)
        return wording.tell(session, "since-start", time=f"{hours}:{minutes:02}")
    return hour(session.adventure.clock + session.state.clock, wording.words(session))


def told_clock(session: Session) -> str:
    """Say as a sentence what the clock shows."""
    code = "time-passed" if hourless(session) else "it-is"
    return wording.tell(session, code, time=clock(session))


def hourless(session: Session) -> bool:
    """Say whether there is no time of day, as at a table."""
    return session.state.table is not None and not session.adventure.clock


def hour(minutes: int, words: Words = ENGLISH_WORDS) -> str:
    """Return the time of day after so many minutes since midnight, and the day after the first."""
    day, time = face(minutes)
    return words.say(_prompt("hour", time=time, day=day))


def face(minutes: int) -> tuple[int, str]:
    """Return the day, from 1, and the time of day after so many minutes since midnight."""
    days, minute = divmod(minutes, DAY)
    return days + 1, f"{minute // 60:02}:{minute % 60:02}"
