"""The plain front-end: no colours, no drawings; for screen readers, pipes and scripts."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import TextIO

from solo.engine.log import ALL, Logged
from solo.engine.session import Session
from solo.late import late, lazy_imports
from solo.terminal.told import render
from solo.terminal.told.folding import brief
from solo.terminal.told.newcomer import First, Newcomer
from solo.terminal.told.told_once import ToldOnce, left_out
from solo.terminal.typed.faces import Say, ask_until
from solo.terminal.typed.readings import LONGEST, Nonsense
from solo.terminal.window.blocks import Block, in_words, line
from solo.terminal.window.wrap import lay_out, plain, wrap
from solo.view.chances import in_turns
from solo.words import english

with lazy_imports():
    import shutil

_CHUNK = 2 * LONGEST


class PlainPlayer:
    """Reads lines from one stream and writes words to another."""

    spoken = True
    ids = False
    seat = ALL

    def __init__(
        self, session: Session, lines: TextIO, out: TextIO, first: First | None = None
    ) -> None:
        self._newcomer = Newcomer(session, first)
        self._told = ToldOnce(session)
        self._session = session
        self._lines = lines
        self._out = out
        self._echoes = lines.isatty()

    def ask(self, prompt: str) -> str:
        self._out.write(f"\n{prompt} " if prompt else "\n> ")
        self._out.flush()
        try:
            return read_line(self._lines)
        finally:
            if not self._echoes:
                self._out.write("\n")

    @late  # few games vote
    def whisper(self, prompt: str) -> str:
        """Return a line that is not shown where it is typed."""
        if not self._echoes:
            return self.ask(prompt)
        from getpass import getpass

        self._out.flush()
        return getpass(f"\n{prompt} ")

    def happened(self, told: Sequence[Logged]) -> None:
        events = [one.event for one in told]
        self._show(self._newcomer.after_a_roll(events))
        self._show(render.told(told, self._session))

    def opened(self, *, whole: bool = False) -> None:
        self._show(self._newcomer.before_a_roll())
        menu = render.menu(self._session, spoken=self.spoken, whole=whole)
        menu = self._told.shortened(menu, whole=whole)
        listed = whole or not in_turns(self._session)
        self._show(menu if listed else brief(menu, partial(left_out, self._session)))

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        self._show(blocks)

    def misunderstood(self, nonsense: Nonsense) -> None:
        self._show(render.misunderstood(nonsense, self._session))

    def settled(self) -> None:
        """Do nothing: no text waits to be written."""

    def _show(self, blocks: Sequence[Block]) -> None:
        """Write blocks, an empty line above them."""
        if not blocks:
            return
        told = in_words(blocks)
        lines = lay_out(told, _width(self._out))
        self._out.write("".join(f"{plain(row)}\n" for row in [(), *lines]))
        self._out.flush()


def read_line(lines: TextIO) -> str:
    """Return a line without its end; of an endless line, enough of it to be refused.

    Raises:
        EOFError: There are no more lines.
    """
    text = lines.readline(_CHUNK)
    if not text:
        raise EOFError
    if len(text) == _CHUNK and not text.endswith("\n"):
        while (rest := lines.readline(_CHUNK)) and not rest.endswith("\n"):
            pass
    return text.rstrip("\r\n")


def ask_face(sides: int, say: Say = english) -> int:
    """Ask in plain words what a real die shows; `say` says what is asked.

    Raises:
        DiceError: The player gave up.
    """

    def ask(prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        return read_line(sys.stdin)

    def tell(text: str) -> None:
        rows = wrap(line(text), _width(sys.stdout))
        sys.stdout.write("".join(f"{plain(row)}\n" for row in rows))

    return ask_until(ask, tell, sides, say=say)


def tolerant(stream: TextIO) -> TextIO:
    """Return a stream that never fails over a character it can't read or write."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and stream.errors != "replace":  # once, before the first line
        reconfigure(errors="replace")
    return stream


def _width(out: TextIO) -> int:
    """Return the width to wrap at: the window's, or 80 where there is none."""
    return shutil.get_terminal_size().columns if out.isatty() else 80
