"""What a player may tell a game to do: a type for each command, and its form in a journal."""

from collections.abc import Mapping
from functools import cache
from typing import get_type_hints

from solo.namedtuple import NamedTuple
from solo.rules.core.values.codec import Record


class Choose(NamedTuple):
    """Take one of the options that are open now.

    Args:
        option: Its id.
        words: The words that it asks for, if any, such as a name.
        offers: Make the offers around this roll, even if the preference is `asked`.
        who: Which of several heroes takes it; nothing for the one who acts.
    """

    option: str
    words: str = ""
    offers: bool = False
    who: str = ""


class Try(NamedTuple):
    """Try anything: an attribute, perhaps a difficulty, and what the hero does.

    `who` is the member of a table who tries it; nothing for the one whose turn it is.
    """

    attribute: str
    difficulty: str = ""
    text: str = ""
    offers: bool = False
    who: str = ""


class Ask(NamedTuple):
    """Put a question of importance to the world, perhaps with how likely a yes is.

    `who` is the member of a table who asks; nothing for the one whose turn it is.
    """

    question: str
    likelihood: str = ""
    who: str = ""


class Use(NamedTuple):
    """Do something that the rules allow at any time, such as first aid; `option` is its id.

    `who` is the member of a table who does it; nothing for the one whose turn it is.
    """

    option: str
    words: str = ""
    who: str = ""


class Table(NamedTuple):
    """Do what is done at a table of players, such as `add` with the words `Mara fate 7`.

    Args:
        verb: What is done.
        words: What goes with it.
        who: The member who does it; nothing for the one whose turn it is.
    """

    verb: str
    words: str = ""
    who: str = ""


class Roll(NamedTuple):
    """Roll dice for no rule, such as `2d6`; it is no turn, and changes how no other dice fall.

    Args:
        notation: The dice, as they are typed.
        who: Who of several at a table rolls, and whose numbers may be added; else who acts.
    """

    notation: str
    who: str = ""


class Draw(NamedTuple):
    """Draw from a table for inspiration, such as `weather`; it is no turn, like `Roll`."""

    words: str


class Jot(NamedTuple):
    """Write a note into the journal; it is no turn and rolls nothing.

    `of` is the number of a note that it takes the place of, 0 for none; without a text that note is
    deleted.
    """

    text: str
    of: int = 0


class Prefer(NamedTuple):
    """Set a preference, such as `offers` to `always` or `asked`; it is no turn."""

    name: str
    value: str


class Undo(NamedTuple):
    """Take back the last turn; the dice that fell stay as they are (ART-014) unless `anew`."""

    anew: bool = False


class Set(NamedTuple):
    """Give a variable a value, or `clock` an hour; only for an author in a trial."""

    name: str
    value: str


class Jump(NamedTuple):
    """Go to a scene, wherever the story stands; only for an author in a trial."""

    scene: str


class Force(NamedTuple):
    """Let the next dice show these faces; no turn, and only for an author in a trial."""

    faces: tuple[int, ...]


SECRET, WHISPER, NOTE = "secret", "whisper", "mynote"
PRIVATE = frozenset((SECRET, WHISPER, NOTE))
"""The verbs of a table whose words and results are not for everybody."""

UNACTED = frozenset((WHISPER, NOTE, "reveal", "give"))
"""The verbs of a table for which nobody has to be the one who acts."""

Command = Choose | Try | Ask | Use | Table | Roll | Draw | Jot | Prefer | Undo | Set | Jump | Force

# No journal holds a trial, so it has no Set, Jump or Force.
_KINDS: Mapping[str, type[Command]] = {
    kind.__name__.lower(): kind
    for kind in (Choose, Try, Ask, Use, Table, Roll, Draw, Jot, Prefer, Undo)
}


def is_secret(command: Command | None) -> bool:
    """Say whether what a command says and comes to is for whoever gave it, until it is revealed."""
    return isinstance(command, Table) and command.verb in PRIVATE


def to_record(command: Command) -> dict[str, object]:
    """Return a command as a journal holds it: `do`, and the fields that are not the default."""
    usual = type(command)._field_defaults
    fields = command._asdict().items()
    said = {name: value for name, value in fields if name not in usual or usual[name] != value}
    return {"do": type(command).__name__.lower(), **said}


@cache
def _types(name: str) -> Mapping[str, object]:
    return get_type_hints(_KINDS[name])


def from_record(record: Record) -> Command:
    """Read a command back; fields that are no part of a command are passed over.

    Raises:
        ValueError: It is no command, or a field is missing or of another type.
    """
    kind = _KINDS.get(str(record.get("do")))
    if kind is None:
        raise ValueError(f"no such command: {record.get('do')!r}")
    fields = {name: record[name] for name in kind._fields if name in record}
    types = _types(str(record["do"]))
    if wrong := [name for name, value in fields.items() if type(value) is not types[name]]:
        raise ValueError(f"'{wrong[0]}' of command '{record['do']}' is of the wrong type")
    if missing := [n for n in kind._fields if n not in fields and n not in kind._field_defaults]:
        raise ValueError(f"command '{record['do']}' lacks '{missing[0]}'")
    return kind(**fields)
