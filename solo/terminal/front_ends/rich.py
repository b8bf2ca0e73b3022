"""The rich front-end with a prompt; text is shown before the prompt is loaded."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path

from solo.engine.log import ALL, Logged
from solo.engine.session import Session
from solo.late import lazy_imports
from solo.terminal.front_ends.toolbar import toolbar
from solo.terminal.told import render
from solo.terminal.told.fight_paragraphs import with_question
from solo.terminal.told.folding import brief, fitted
from solo.terminal.told.newcomer import First, Newcomer
from solo.terminal.told.told_once import ToldOnce, left_out
from solo.terminal.typed.readings import Nonsense
from solo.terminal.window.blocks import Block, line
from solo.terminal.window.clean import clean_line
from solo.terminal.window.pages import Pages
from solo.terminal.window.screen import Screen
from solo.terminal.window.wrap import lay_out
from solo.view.chances import in_turns

with lazy_imports():  # a reader need not wait for prompt_toolkit
    from solo.terminal.front_ends import repl

_BELOW = 2  # lines kept free below a page besides the toolbar: a gap, the prompt
_REMEMBERED = 150  # blocks, more than any window shows


class RichPlayer:
    """A player at a terminal.

    Args:
        screen: Where everything but the prompt is shown.
        paging: Whether text longer than the window pauses.
        history: Where typed lines are kept, or None for this game alone.
        colour: Whether the prompt may have colours.
        first: Whether the player is new to the rules; None if nothing is to be explained.
        saved: Says whether an author saved what is played; then an empty prompt answers itself.
    """

    spoken = False
    ids = False
    seat = ALL

    def __init__(  # noqa: PLR0913 - each is a preference with a default
        self,
        session: Session,
        screen: Screen,
        *,
        paging: bool = True,
        history: Path | None = None,
        colour: bool = True,
        first: First | None = None,
        saved: Callable[[], bool] | None = None,
    ) -> None:
        self._session = session
        self._newcomer = Newcomer(session, first)
        self._told = ToldOnce(session)
        self._more = partial(left_out, session)
        self._screen = screen
        self._paging = paging
        self._history = history
        self._colour = colour
        self._saved = saved
        self._waiting: list[Block] = []  # to be shown before the next prompt
        self._menu: Sequence[Block] = ()  # and the menu of a fight, which is to fit below it
        self._shown: list[Block] = []  # what stands above the prompt, to be wrapped anew

    @cached_property
    def _prompt(self) -> "repl.Prompt":
        self._screen.ground.settle()
        return repl.Prompt(
            self._session,
            self._history,
            colour=self._colour,
            resized=self._show_again,
            looks=self._screen.ground.looks,
            saved=self._saved,
            typed=self._screen.ground.typed,
        )

    def ask(self, prompt: str) -> str:
        self._flush()
        text = clean_line(prompt).strip()
        message = f"{text} " if text else "> "
        typed = self._prompt.ask(message, commands=not prompt)
        self._shown.append(line(message + typed))
        return typed

    def whisper(self, prompt: str) -> str:
        self._flush()
        return self._prompt.whisper(f"{clean_line(prompt).strip()} ")

    def happened(self, told: Sequence[Logged]) -> None:
        events = [one.event for one in told]
        self._waiting += self._newcomer.after_a_roll(events)
        self._waiting += render.told(told, self._session)

    def opened(self, *, whole: bool = False) -> None:
        self._waiting += self._newcomer.before_a_roll()
        shown = render.menu(self._session, whole=whole)
        menu: Sequence[Block] = self._told.shortened(shown, whole=whole)
        if not whole and in_turns(self._session):
            told, menu = with_question(self._waiting, menu, self._session)
            self._waiting, self._menu = [*told], brief(menu, self._more)
        else:
            self._waiting += menu

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        self._waiting += _apart(blocks)
        if topic == "left":
            with suppress(EOFError):  # who is leaving leaves at a pause too
                self._flush()

    def misunderstood(self, nonsense: Nonsense) -> None:
        self._waiting += render.misunderstood(nonsense, self._session)

    def settled(self) -> None:
        """Do nothing: text that waits is shown when the next line is asked for."""

    def _flush(self) -> None:
        """Show what waits, a page at a time if it is long; the menu of a fight on one page."""
        told, menu = self._waiting, self._menu
        self._waiting, self._menu = [], ()
        if not (self._paging and menu):
            self._show_pages([*told, *menu], pausing=self._paging)
            return
        width, height = self._screen.size()
        fits = fitted(told, menu, width, height - self._below(width), self._more)
        if fits.together or not fits.told:
            self._show_pages([*fits.told, *fits.menu], pausing=True)
        else:
            pausing = self._show_pages(fits.told, pausing=True) and self._prompt.pause()
            self._show_pages(fits.menu, pausing=pausing)

    def _show_pages(self, blocks: Sequence[Block], *, pausing: bool) -> bool:
        """Show blocks; return whether to pause again after a page."""
        self._shown = [*self._shown, *blocks][-_REMEMBERED:]
        pages = Pages(blocks)
        while not pages.done:
            width, height = self._screen.size()
            page = pages.next(width, height - self._below(width)) if pausing else pages.rest(width)
            self._screen.show([*page, ()] if pages.done else page)
            if not pages.done and pausing:
                pausing = self._prompt.pause()
        return pausing

    def _below(self, width: int) -> int:
        return _BELOW + 1 + toolbar(self._session, width).count("\n")

    def _show_again(self) -> None:
        """Show the last turn at the window's new width."""
        width, height = self._screen.size()
        lines = lay_out(self._shown, width)
        self._screen.show([*lines[-max(1, height - self._below(width)) :], ()])


def _apart(blocks: Sequence[Block]) -> Sequence[Block]:
    """Return blocks with space above the first."""
    return [blocks[0]._replace(tight=False), *blocks[1:]] if blocks else blocks
