"""What a seat sends: a line as it was typed, or a button that was pressed."""

from collections.abc import Mapping

from solo.engine.commands import Choose, Use
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.terminal.typed import open_options
from solo.terminal.typed.lines import chosen
from solo.terminal.typed.readings import LONGEST, Deciding, Reading

MOST_ID = 64  # characters of a client's own id of a message
_MOST_WORDS = 12  # decisions beside an action


class Stale(Exception):  # noqa: N818 - it is no error: the game has gone on
    """What was pressed is not open any more."""


class Message(NamedTuple):
    """What a seat sends."""

    id: str = ""  # the client's own id: what is sent twice with it is done once
    line: str = ""  # what was typed
    # the id of the option that was pressed, of those that are open or may be done at any
    # time; nothing where a line was typed
    choose: str = ""
    words: str = ""  # the words that the option asks for
    offers: bool = False  # whether the game is to stop before the dice
    decided: tuple[str, ...] = ()  # what is decided about the roll of an action, such as `fame`
    expect: int | None = None  # the number of the prompt that was answered; None for any
    look: bool = False  # whether the line only asks something, whatever words are wanted


_KINDS: Mapping[str, type] = {
    "id": str, "line": str, "choose": str, "words": str, "offers": bool, "decided": list,
    "expect": int, "look": bool,
}  # fmt: skip


def message_of(told: object) -> Message:
    """Read a message that anybody may have sent; of a line that is too long, enough is kept.

    Raises:
        ValueError: It is none.
    """
    if not isinstance(told, dict) or any(type(told[name]) is not _KINDS.get(name) for name in told):
        raise ValueError("it is no message")
    decided = told.get("decided", [])
    if len(decided) > _MOST_WORDS or not all(type(word) is str for word in decided):
        raise ValueError("it decides what nobody can")
    texts = {name: value[: LONGEST + 1] for name, value in told.items() if type(value) is str}
    return Message(**{**told, **texts, "decided": tuple(decided)})


def reading_of(message: Message, session: Session) -> str | Reading:
    """Return what a message means: a line is read as it is at the prompt.

    Raises:
        Stale: The option is not open any more, or the prompt was another.
    """
    if not message.choose:
        return message.line
    if message.expect not in (None, session.counted):
        raise Stale
    option = next((one for one in open_options.options(session) if one.id == message.choose), None)
    if option is None:
        if all(one.id != message.choose for one in open_options.standing(session)):
            raise Stale
        return Use(message.choose)
    reading = chosen(option, message.words, offers=message.offers)
    if message.decided and isinstance(reading, Choose):
        return Deciding(reading, message.decided)
    return reading
