"""The prompt: completion, history, a toolbar, and a pause in long text."""

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application, get_app_session, in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Offer
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style

from solo.engine.session import Session
from solo.terminal import keys
from solo.terminal.blocks import line
from solo.terminal.complete import completions
from solo.terminal.faces import ask_until
from solo.terminal.screen import LOOKS, Screen
from solo.terminal.toolbar import toolbar
from solo.terminal.wrap import wrap

_MORE = "— more (Enter; q for all the rest) —"
LARGEST_HISTORY = 16 * 2**20  # bytes; what is larger is not read
_DEAF = 0.4  # seconds in which an Enter after `q` at a pause is not for the prompt
_STYLE = Style(list(LOOKS.items()))


class Prompt:
    """The prompt at which a player types.

    Args:
        session: The game, for completion and the toolbar.
        history: Where typed lines are kept, or None for this game alone.
        colour: Whether colours may be used.
        resized: Shows anew what stood above the prompt when the window's width has changed.
    """

    def __init__(
        self, session: Session, history: Path | None, *, colour: bool, resized: Callable[[], None]
    ) -> None:
        self._session = session
        self._depth = _depth(colour)
        self._show_above = resized
        self._draft = ""
        self._commands = True
        self._width = 0
        self._left_pause = False
        self._deaf_until = 0.0
        self._prompt = self._make_prompt(_history(history))

    def ask(self, message: str, *, commands: bool) -> str:
        """Return a line typed after a message; `commands` is whether it may be a command."""
        self._commands = commands
        draft, self._draft = self._draft, ""
        self._deaf_until = monotonic() + _DEAF if self._left_pause else 0.0
        self._left_pause = False
        self._width = _columns()
        return self._prompt.prompt(FormattedText([("class:prompt", message)]), default=draft)

    def whisper(self, message: str) -> str:
        """Return a line of which no trace stays on the screen or in the history."""
        hidden: PromptSession[str] = PromptSession(
            style=_STYLE, color_depth=self._depth, erase_when_done=True
        )
        return hidden.prompt(FormattedText([("class:prompt", message)]), is_password=True)

    def pause(self) -> bool:
        """Wait for a key; return whether to pause again after the next page."""
        shown = FormattedTextControl(FormattedText([("class:hint", _MORE)]), show_cursor=False)
        app: Application[bool] = Application(
            Layout(Window(shown, height=1)),
            key_bindings=keys.more(self._keep_draft),
            style=_STYLE,
            color_depth=self._depth,
            erase_when_done=True,
        )
        app.renderer.cpr_not_supported_callback = lambda: None
        again = app.run()
        self._left_pause = not (again or self._draft)
        return again

    def _make_prompt(self, history: History) -> PromptSession[str]:
        prompt: PromptSession[str] = PromptSession(
            history=history,
            completer=SceneCompleter(self._session, lambda: self._commands),
            complete_while_typing=False,
            enable_history_search=True,
            enable_suspend=True,
            key_bindings=keys.bindings(lambda: self._commands, self._keep_draft, self._deaf),
            bottom_toolbar=lambda: toolbar(self._session, _columns()),
            reserve_space_for_menu=5,
            style=_STYLE,
            color_depth=self._depth,
        )
        prompt.app.timeoutlen = prompt.app.ttimeoutlen = 0.2  # Esc acts at once, Alt still works
        prompt.app.renderer.cpr_not_supported_callback = lambda: None  # it would only worry
        prompt.app.after_render += self._resized
        return prompt

    def _deaf(self) -> bool:
        return monotonic() < self._deaf_until and not self._prompt.default_buffer.text

    def _keep_draft(self, text: str) -> None:
        self._draft = text

    def _resized(self, app: Application[str]) -> None:
        """Show the last turn again when the window's width has changed under the prompt."""
        width = _columns()
        if width != self._width and app.is_running and not app.is_done:
            self._width = width
            app.create_background_task(self._show_again(app.output))

    async def _show_again(self, output: Output) -> None:
        async with in_terminal():
            output.erase_screen()
            output.cursor_goto(0, 0)
            output.flush()
            self._show_above()


class SceneCompleter(Completer):
    """Completion that fits what is open now; none while words for something are wanted."""

    def __init__(self, session: Session, wanted: Callable[[], bool]) -> None:
        self._session = session
        self._wanted = wanted

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Offer]:
        if self._wanted():
            for found in completions(document.text_before_cursor, self._session):
                yield Offer(found.text, -found.replaces, display_meta=found.meaning)


def ask_face(sides: int, screen: Screen, *, colour: bool) -> int:
    """Ask at the terminal what a real die shows.

    Raises:
        DiceError: The player gave up.
    """
    prompt: PromptSession[str] = PromptSession(style=_STYLE, color_depth=_depth(colour))

    def ask(text: str) -> str:
        return prompt.prompt(FormattedText([("class:prompt", text)]))

    def tell(text: str) -> None:
        screen.show(wrap(line(text, "refusal"), screen.size()[0]))

    return ask_until(ask, tell, sides)


def _depth(colour: bool) -> ColorDepth | None:
    """Return the colour depth: one bit keeps bold and italics, None leaves it to the terminal."""
    return None if colour else ColorDepth.DEPTH_1_BIT


def _history(path: Path | None) -> History:
    """Return the history kept in a file, or only for now if the file can't be written."""
    if path is None:
        return InMemoryHistory()
    try:
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
        handle = os.open(path, flags, 0o600)
        try:
            found = os.fstat(handle)
        finally:
            os.close(handle)
    except OSError:
        return InMemoryHistory()
    usable = stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST_HISTORY
    return _Kept(path) if usable else InMemoryHistory()


class _Kept(FileHistory):
    """Typed lines in a file, as long as it can be read and written: no game ends for them."""

    def load_history_strings(self) -> Iterable[str]:
        try:
            return super().load_history_strings()
        except OSError:
            return ()

    def store_string(self, string: str) -> None:
        with suppress(OSError):
            super().store_string(string)


def _columns() -> int:
    return get_app_session().output.get_size().columns
