"""Commands as sentences of their players, read in the state in which they were given."""

from solo.engine.commands import (
    NOTE,
    WHISPER,
    Ask,
    Choose,
    Command,
    Jump,
    Set,
    Table,
    Try,
    Use,
)  # fmt: skip
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.terminal import own_words, wording
from solo.terminal.table.verbs import ROLLING, TABLE_VERBS
from solo.terminal.table.words import words as say
from solo.terminal.typed import typed_names
from solo.view import heroes

_VERBS = {entry.name for entry in TABLE_VERBS}


def command_words(
    command: Command | None, before: State, session: Session, *, hidden: bool = False
) -> str:
    """Say a command as a sentence of the player, read in the state in which it was given.

    Of one that is `hidden` from whoever reads it, only what was done.
    """
    match command:
        case Choose():
            text = _option_text(command.option, before, session)
            return _by(command.who, f"{text}: {command.words}" if command.words else text)
        case Try():
            return _by(command.who, wording.tell(session, "did-try", **command._asdict()))
        case Ask():
            return _by(command.who, wording.tell(session, "did-ask", **command._asdict()))
        case Use():
            used = _used(command.option, before, session)
            return _by(command.who, f"{used}: {command.words}" if command.words else used)
        case Table(verb=verb) if hidden or verb in (WHISPER, NOTE):
            return _by(command.who, _typed(verb, session))  # what it says is only for some
        case Table(verb="bring"):
            return f"{_typed('tables', session)} {command.words.partition(chr(10))[0]}"
        case Table():
            told = own_words.as_typed(command.verb, command.words, session)
            told = typed_names.in_language(told, session) if command.verb in ROLLING else told
            verb = "" if command.verb == "versus" else _typed(command.verb, session)
            return _by(command.who, f"{verb} {told}".strip())
        case Jump():
            return f"jump {command.scene}"  # as an author types it in a trial
        case Set():
            return f"set {command.name}={command.value}"
    return ""


def _by(who: str, said: str) -> str:
    """Say who does it, where somebody was named."""
    return (f"{who}: {said}" if who else said).strip()


def _typed(verb: str, session: Session) -> str:
    """Return a verb of a table as it is typed in the language of the game."""
    said = wording.words(session).say(say(f"verb-{verb}")) if verb in _VERBS else _humanly(verb)
    return said[:1].upper() + said[1:]


def _used(option: str, before: State, session: Session) -> str:
    """Return how something that the rules allow at any time is called."""
    told, allowed = wording.words(session).say, heroes.standing(session, before)
    return next((told(one.text) for one in allowed if one.id == option), _humanly(option))


def _option_text(option: str, before: State, session: Session) -> str:
    """Return how an option read in a state, or its id in words if that can't be told."""
    try:
        options = session.interpreter.options(before)
    except SoloError:
        options = ()
    told = wording.words(session).say
    return next((told(found.text) for found in options if found.id == option), _humanly(option))


def _humanly(identity: str) -> str:
    return identity.replace("-", " ").capitalize()
