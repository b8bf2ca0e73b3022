"""The parts of a played game as a story, in the order of reading; no file format knows others."""

from collections.abc import Mapping
from types import MappingProxyType

from solo.namedtuple import NamedTuple
from solo.terminal.shown import ShownSection
from solo.terminal.window.blocks import Span


class Scene(NamedTuple):
    """The heading of a scene."""

    id: str
    title: str


class Deed(NamedTuple):
    """An action of the player, in words.

    Args:
        text: The words, as a sentence.
        kind: `choice`, `decision` (within a fight or the like), `try`, `ask` or `use`.
    """

    text: str
    kind: str


class Paragraph(NamedTuple):
    """Prose; `lead` stands before a list's item; `kind` as for `Narrated`, or `hint`."""

    spans: tuple[Span, ...]
    lead: str = ""
    kind: str = "scene"

    @property
    def text(self) -> str:
        """The words alone."""
        return "".join(span.text for span in self.spans)


class Roll(NamedTuple):
    """A roll: its line, what explains it, and whether it succeeded (nothing when neither).

    Where several sit at a table, `by` is who rolled; the line begins with the name.
    """

    line: str
    why: tuple[str, ...]
    fortune: str
    by: str = ""


class Answer(NamedTuple):
    """A question that the oracle answered."""

    question: str
    likelihood: str
    answer: str
    text: str
    asker: str = ""


class Drawn(NamedTuple):
    """Something that was drawn from a table, or picked by dice.

    Args:
        text: It, as it is told.
        table: The table's name; nothing where one of several was picked.
        result: What came of it, and no more.
        question: What it answers, or nothing.
        by: Who drew it, where several sit at a table.
    """

    text: str
    table: str
    result: str
    question: str = ""
    by: str = ""


class Secret(NamedTuple):
    """Something that was rolled in secret and has not been revealed, or that only some know.

    Args:
        number: Its number.
        by: Who keeps it, or nothing.
        question: What was asked, whispered or noted; nothing for who may not know.
        text: That it is so, in a line.
        own: Whether it is a whisper or a note, and nothing was rolled.
    """

    number: int
    by: str
    question: str
    text: str
    own: bool = False


class Setting(NamedTuple):
    """Something that was set at a table: a log keeps it as a tag.

    Args:
        kind: `weigh`, `when`, `rename`, `sort`, `tension`, `twists`, `voice` or `questions`.
        value: What it was set to.
        name: What it was set for: a count, or the kind and the name of an entry.
        text: What happens then, for `when`.
        line: What a reader is told of it, or nothing.
    """

    kind: str
    value: str
    name: str = ""
    text: str = ""
    line: str = ""


class Listing(NamedTuple):
    """Something on a table's lists that is new or changed.

    Args:
        text: What became of it.
        kind: `thread`, `npc`, `place` or `clock`.
        name: What it is called.
        state: What is told of it, how full it is, or that it is open.
        closed: Whether it is closed.
        gone: Whether it was deleted.
    """

    text: str
    kind: str
    name: str
    state: str = ""
    closed: bool = False
    gone: bool = False


class Change(NamedTuple):
    """Something that changed: the hero, the hour, a quest."""

    text: str


class Note(NamedTuple):
    """A note that the player wrote; `told` names it as one."""

    text: str
    told: str


class Ending(NamedTuple):
    """The end of the adventure; `told` says it in a line."""

    title: str
    kind: str
    told: str


Part = (
    Scene
    | Deed
    | Paragraph
    | Roll
    | Answer
    | Drawn
    | Secret
    | Setting
    | Listing
    | Change
    | Note
    | Ending
)


class Chapter(NamedTuple):
    """One turn of the player, with its results.

    Args:
        turn: Its number; 0 is the opening.
        scene: The id of the scene after it.
        clock: Game minutes since the start, after it.
        command: The command as a journal holds it; empty for the opening.
        faces: The dice that fell, as (sides, face).
        events: Its events as records.
        parts: What there is to read of it.
    """

    turn: int
    scene: str
    clock: int
    command: Mapping[str, object]
    faces: tuple[tuple[int, int], ...]
    events: tuple[Mapping[str, object], ...]
    parts: tuple[Part, ...]


class Book(NamedTuple):
    """A whole game.

    Args:
        title: The adventure's title.
        adventure: Its id.
        author: Who wrote it, or nothing.
        licence: Its licence, or nothing.
        system: The title of the rules.
        hero: The hero's name, or nothing before one is chosen.
        dice: Where the dice came from: `seeded`, `loaded` or `asked`, or nothing.
        seed: Their seed, or nothing.
        chapters: The turns, in order.
        sheet: The hero's sheet at the end; at a table the sheets of all who sit there.
        party: The names of all who sit at a table.
        traits: What was told of those of them who have no file, by name.
        about: What is told of the story above it, in lines.
        rolls: What stands above what explains the rolls.
        heading: What stands above the sheet.
        language: The language that it is told in.
        tables: The tables that a game was begun with, as a file of tables; or nothing.
    """

    title: str
    adventure: str
    author: str
    licence: str
    system: str
    hero: str
    dice: str
    seed: str
    chapters: tuple[Chapter, ...]
    sheet: tuple[ShownSection, ...]
    party: tuple[str, ...] = ()
    traits: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    about: tuple[str, ...] = ()
    rolls: str = "Rolls"
    heading: str = ""
    language: str = "en"
    tables: str = ""
