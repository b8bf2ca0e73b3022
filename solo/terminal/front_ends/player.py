"""What the loop of play and its front-ends know of each other."""

from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeAlias

from solo.engine.log import Logged
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.terminal.typed.readings import Nonsense, Reading
from solo.terminal.window.blocks import Block

Keep = Callable[[str], str]
"""Keeps a copy of the game under a name and says where; raises `SaveError` with the reason."""


class Watch(Protocol):
    """The files of an adventure that is being written while it is played."""

    def changed(self) -> bool:
        """Say whether one of the files was saved since they were last read."""
        ...

    def read(self) -> tuple[bool, tuple[str, ...]]:
        """Read them into the game; return whether it was possible, and what to say."""
        ...


Until = Callable[[Session], bool]
"""Tells whether a session has reached the purpose for which it was begun."""

Farewell = str | Callable[[], str]
"""The text shown on leaving, or a function that returns it."""


class Wanted(NamedTuple):
    """What a game waits for: a command, where `prompt` is empty, or words for something.

    `hidden` words are to be typed so that nobody else reads them. `sides` are those of a die that
    the player rolls, where that is wanted.
    """

    prompt: str = ""
    hidden: bool = False
    sides: int = 0


Talk: TypeAlias = Generator[Wanted, str | Reading, bool]
"""Play as steps, for front-ends that can't wait: it yields what is wanted and is sent a line.

Who has no words but knows what is meant, such as a button, sends the reading itself. Sent an
`EOFError`, it ends; sent a `KeyboardInterrupt`, it drops the line.
"""


class Player(Protocol):
    """A source of lines, to which results are shown: a terminal, a pipe, a program.

    `spoken` says whether answers are in words instead of drawings, `ids` whether the ids of
    options are shown, `seat` who alone sees it, at a table; nothing where only what is public is
    shown, `ALL` on the one screen of all, where everything was typed before everybody's eyes.
    """

    spoken: bool
    ids: bool

    @property
    def seat(self) -> str: ...

    def ask(self, prompt: str) -> str:
        """Return the next line; `prompt` is empty unless words for something are wanted.

        Raises:
            EOFError: The player leaves.
            KeyboardInterrupt: The player abandons the line.
        """
        ...

    def whisper(self, prompt: str) -> str:
        """Return a line as `ask` does, but hidden from others who look at the screen.

        Raises:
            EOFError: The player leaves.
            KeyboardInterrupt: The player abandons the line.
        """
        ...

    def happened(self, told: Sequence[Logged]) -> None:
        """Show what happened, or what is told again as a reply."""
        ...

    def opened(self, *, whole: bool = False) -> None:
        """Show what can be chosen now.

        `whole` shows all of the state of a fight; else what was told in this round is left out.
        """
        ...

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        """Show the answer to a query, or a remark of the program's."""
        ...

    def misunderstood(self, nonsense: Nonsense) -> None:
        """Show why a line meant nothing."""
        ...

    def settled(self) -> None:
        """Note that the line is done, and the next one will be asked for."""
        ...
