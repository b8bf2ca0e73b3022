"""Where an encounter stands, as lines: all of it, or what has changed since it was told last."""

from collections.abc import Iterable

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.shown import Shown
from solo.terminal.typed import open_options
from solo.terminal.window.clean import clean_line
from solo.view.chances import counts_turns, in_turns
from solo.view.parts import heading, round_of
from solo.view.rolls import told_last, told_lately
from solo.words import Text, with_fact

DRAWN = "|"  # how a line of a drawing begins
_MENUS_AGO = 8  # turns back in which a reason that bars an action is still remembered


def status(session: Session, *, spoken: bool = False) -> tuple[str, ...]:
    """Return the lines that say where an encounter stands.

    If they are `spoken`, nothing is drawn, and nobody has a mark in a drawing.
    """
    return in_lines(session.status(), session, spoken=spoken)


def in_lines(status: Iterable[Text], session: Session, *, spoken: bool) -> tuple[str, ...]:
    """Return lines of a status in the language of the game; `spoken` ones without drawings."""
    lines = tuple(status)
    if spoken:
        lines = tuple(with_fact(one, "mark", "") for one in lines if one[:1] != DRAWN)
    say = wording.words(session).say
    return tuple(clean_line(_in_words(one, session) or say(one)) for one in lines)


def _in_words(line: Text, session: Session) -> str:
    """Return a line of a drawing with its words in the language of the game; else nothing."""
    if not (isinstance(line, str) and line.startswith(DRAWN)):
        return ""
    called, cells = wording.naming(session), line.split(DRAWN)
    return DRAWN.join(f"{called(one.strip()):<{len(one)}}" for one in cells)


def said(session: Session) -> tuple[str, ...]:
    """Return what was shown of an encounter before the last turn, since the encounter began."""
    say = wording.words(session).say
    lines = (clean_line(say(one)) for one in told_lately(session))
    return tuple(line for line in lines if line.strip())


def amid_turns(session: Session) -> bool:
    """Say whether the last turn was one of something that counts turns, such as a fight."""
    return any(counts_turns(turn.state) for turn in session.turns[-2:])


def told_before(session: Session) -> bool:
    """Say whether the state of a fight was shown already, and the fight only goes on."""
    return bool(told_last(session))


def barred_before(session: Session) -> frozenset[Shown]:
    """Return the options of a fight that are barred for the same reason as in its last menus."""
    if not in_turns(session):
        return frozenset()
    barred = {(one.id, one.reason): one for one in open_options.options(session) if one.reason}
    known: set[tuple[str, str]] = set()
    for turn in reversed(session.turns[-_MENUS_AGO:-1]):
        if turn.state.pending is None or len(known) == len(barred):
            break
        before = {(one.id, one.reason) for one in open_options.options_in(turn.state, session)}
        known |= barred.keys() & before
    return frozenset(barred[one] for one in known)


def fought(session: Session) -> bool:
    """Say whether a fight is open whose first round has begun."""
    return in_turns(session) and (round_of(session.status()) is not None or told_before(session))


def round_told(session: Session) -> int | None:
    """Return the round with which the status of what is open begins, if any."""
    return round_of(session.status()) if in_turns(session) else None


def goes_on(session: Session) -> bool:
    """Say whether what a fight asks now may follow what happened in its line: no round begins."""
    this = round_told(session)
    return in_turns(session) and (this is None or this == round_of(told_last(session)))


def heads_with_round(session: Session, text: str) -> bool:
    """Say whether the status that follows begins with the round that a text tells."""
    this = round_told(session)
    return this is not None and wording.words(session).say(heading(this)) == text
