"""The options that are open now, for reading lines and for showing them; never raises.

An author's mistake in a label can keep the choices of a scene from being listed. Then the mistake
is shown instead, and the player can still go back.
"""

from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.terminal import wording
from solo.terminal.shown import Shown, shown
from solo.view import heroes
from solo.view.parts import Option


def options(session: Session) -> tuple[Shown, ...]:
    """Return what can be chosen now, or nothing if a label of the author's has a mistake."""
    try:
        found = [shown(option, wording.words(session)) for option in session.options()]
    except SoloError:
        return ()
    return tuple(found)


def named(wanted: str, session: Session) -> Shown | None:
    """Return the one of `options` with an id; no other is put into words."""
    try:
        found = (option for option in session.options() if option.id == wanted)
    except SoloError:
        return None
    return next((shown(option, wording.words(session)) for option in found), None)


def options_in(state: State, session: Session) -> tuple[Shown, ...]:
    """Return what could be chosen in any state of the game.

    Raises:
        ProseError: A label of the author's has a mistake.
    """
    return tuple(shown(one, wording.words(session)) for one in session.interpreter.options(state))


def trouble(session: Session) -> str:
    """Return the author's mistake that keeps the choices from being listed, or nothing."""
    try:
        session.options()
    except SoloError as error:
        return str(error)
    return ""


def standing(session: Session) -> tuple[Shown, ...]:
    """Return what the rules allow at any time and now, each with a word to type for it."""
    return () if session.state.pending is not None else whenever(session)


def whenever(session: Session) -> tuple[Shown, ...]:
    """Return what the hero may do at any time, as soon as nothing is open."""
    found = () if session.over else heroes.standing(session)
    return tuple(
        shown(option, wording.words(session))._replace(hint=_word_for(option)) for option in found
    )


def _word_for(option: Option) -> str:
    """Return what is typed for something that may be done at any time."""
    return (option.hint or option.id).replace("-", " ")


def gathers(session: Session) -> bool:
    """Say whether it is being chosen who plays."""
    pending = session.state.pending
    return pending is not None and pending.kind == "hero"
