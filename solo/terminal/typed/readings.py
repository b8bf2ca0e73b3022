"""What a line may be read as besides a command: a query, a command without words, nonsense."""

from collections.abc import Callable

from solo.engine.commands import Choose, Command, Table, Use
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.terminal.window.clean import clean_line
from solo.words import Text

LONGEST = 4_000  # characters of a line; more is a pasted file, not a command


class Query(NamedTuple):
    """A question about the game, such as `help`; it is no turn. `topic` is the verb's name.

    At a table `who` says about whom it is asked; nothing for the one whose turn it is.
    """

    topic: str
    words: str = ""
    who: str = ""


class Asking(NamedTuple):
    """A command that still needs words; `prompt` asks for them."""

    command: Choose | Use
    prompt: str

    def completed(self, words: str) -> Choose | Use:
        """Return the command with the words that the player gave."""
        return self.command._replace(words=clean_line(words)[:LONGEST].strip())


class Deciding(NamedTuple):
    """An action with the words for what is decided about its roll, such as `1 fame`."""

    command: Choose
    decisions: tuple[str, ...]


class Voting(NamedTuple):
    """A question to vote on: each of several names a likelihood that the others don't see.

    `who` asks it; nothing for the one whose turn it is.
    """

    question: str
    voters: tuple[str, ...]
    who: str = ""


class Bringing(NamedTuple):
    """A file that is to be read, for a table: its path, as it was typed."""

    path: str


class Hushed(NamedTuple):
    """A command whose last words only its player may see; `prompt` asks for them, hidden."""

    command: Table
    prompt: str

    def completed(self, words: str) -> Table:
        """Return the command with the words that the player gave."""
        said = clean_line(words)[:LONGEST].strip()
        return self.command._replace(words=f"{self.command.words} {said}".strip())


class Nonsense(NamedTuple):
    """A line that means nothing now: why, and what might have been meant."""

    reason: Text
    suggestions: tuple[str, ...] = ()


Reading = Command | Query | Asking | Deciding | Voting | Hushed | Bringing | Nonsense


class Verb(NamedTuple):
    """A word that begins a command or query."""

    name: str  # the word
    group: str  # where help lists it, one of the groups
    # makes a reading of the rest of the line; None if it is no command after all
    read: Callable[[str, Session], Reading | None]
    aliases: tuple[str, ...] = ()  # other words for it
    more: bool = False  # whether `help NAME` says more of it

    @property
    def help(self) -> str:
        """The code of the sentence that says what it does."""
        return f"verb-{self.name}"

    @property
    def usage(self) -> str:
        """The code of an example of how it is typed."""
        return f"usage-{self.name}"


def shortened(text: str) -> str:
    """Return a player's words, shortened to be repeated in a message."""
    return text if len(text) <= 60 else text[:59].rstrip() + "…"
