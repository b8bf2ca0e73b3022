"""Commands as sentences of their players, read in the state in which they were given."""

from solo.engine.commands import NOTE, WHISPER, Ask, Choose, Command, Table, Try, Use
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.terminal import now


def command_words(command: Command | None, before: State, session: Session) -> str:
    """Say a command as a sentence of the player, read in the state in which it was given."""
    match command:
        case Choose():
            text = _option_text(command.option, before, session)
            return f"{text}: {command.words}" if command.words else text
        case Try():
            return _by(command.who, now.tell(session, "did-try", **command._asdict()))
        case Ask():
            return _by(command.who, now.tell(session, "did-ask", **command._asdict()))
        case Use():
            return _by(command.who, f"{_humanly(command.option)} {command.words}".strip())
        case Table(verb=verb) if verb in (WHISPER, NOTE):
            return _by(command.who, _humanly(verb))  # what it says is only for some
        case Table(verb="bring"):
            return f"{_humanly(command.verb)} {command.words.partition(chr(10))[0]}"
        case Table():
            return _by(command.who, f"{_humanly(command.verb)} {command.words}".strip())
    return ""


def _by(who: str, said: str) -> str:
    """Say who does it, where somebody was named."""
    return f"{who}: {said}" if who else said


def _option_text(option: str, before: State, session: Session) -> str:
    """Return how an option read in a state, or its id in words if that can't be told."""
    try:
        options = session.interpreter.options(before)
    except SoloError:
        options = ()
    say = now.words(session).say
    return next((say(found.text) for found in options if found.id == option), _humanly(option))


def _humanly(identity: str) -> str:
    return identity.replace("-", " ").capitalize()
