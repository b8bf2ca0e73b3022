"""The prompt: completion, history, a toolbar, and a pause in long text."""

import asyncio
import os
import stat
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from prompt_toolkit import PromptSession, print_formatted_text
from prompt_toolkit.application import Application, get_app_session, in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Offer
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.front_ends import keys
from solo.terminal.front_ends.toolbar import toolbar
from solo.terminal.typed.complete import completions
from solo.terminal.typed.faces import Say, ask_until
from solo.terminal.window.blocks import line
from solo.terminal.window.clean import clean_line
from solo.terminal.window.screen import Screen
from solo.terminal.window.theme import NEUTRAL, Looks
from solo.terminal.window.wrap import cells, wrap
from solo.words import english

_LOOKS = 0.5  # seconds between two looks at an author's files
LARGEST_HISTORY = 16 * 2**20  # bytes; what is larger is not read


class Prompt:
    """The prompt at which a player types.

    Args:
        session: The game, for completion and the toolbar.
        history: Where typed lines are kept; None keeps them for this game only.
        colour: Whether colours may be used.
        resized: Shows again what stood above the prompt when the window has another width.
        looks: The look of each kind of text.
        saved: Says whether what is played was saved by its author; then an empty line is ended.
        typed: What was typed before there was a prompt.
    """

    def __init__(  # noqa: PLR0913 - each is a port or a preference
        self,
        session: Session,
        history: Path | None,
        *,
        colour: bool,
        resized: Callable[[], None],
        looks: Looks = NEUTRAL,
        saved: Callable[[], bool] | None = None,
        typed: str = "",
    ) -> None:
        self._session = session
        self._style = _style(looks)
        self._depth = _depth(colour)
        self._show_above = resized
        self._draft = ""
        self._commands = True
        self._width = 0
        self._left_page = False
        self._pasted: list[str] = []
        self._ahead: list[str] = []  # lines that were ended before there was something to answer
        self._keep_typed(typed)
        self._saved = saved
        self._prompt = self._make_prompt(_history(history))

    def ask(self, message: str, *, commands: bool) -> str:
        """Return a line typed after a message; `commands` is whether it may be a command.

        Lines pasted together are taken one after another. A line that was ended before the message
        was there is shown to be ended again: it can't have been an answer to it.
        """
        self._commands = commands
        said = FormattedText([("class:prompt", message)])
        if self._pasted:
            typed = self._pasted.pop(0)
            if self._pasted:
                print_formatted_text(
                    said, typed, sep="", style=self._style, output=self._prompt.app.output
                )
                return typed
            self._draft = typed
        self._width = _columns()
        self._take_typed_ahead()
        if self._ahead:
            draft = self._ahead.pop(0)
        else:
            draft, self._draft = self._draft, ""
        try:
            return self._prompt.prompt(said, default=draft, pre_run=self._look_out)
        finally:
            self._left_page = False

    def whisper(self, message: str) -> str:
        """Return a line that is kept neither on the screen nor in the history."""
        hidden: PromptSession[str] = PromptSession(
            style=self._style, color_depth=self._depth, erase_when_done=True
        )
        return hidden.prompt(FormattedText([("class:prompt", message)]), is_password=True)

    def pause(self) -> bool:
        """Wait for a key; return whether to pause again after the next page.

        Raises:
            EOFError: The player leaves.
        """
        typed: list[str] = []
        whole, short = (wording.tell(self._session, code) for code in ("more", "more-short"))
        said = whole if cells(whole) <= _columns() else short
        more = FormattedText([("class:hint", said)])
        shown = FormattedTextControl(more, show_cursor=False)
        app: Application[bool] = Application(
            Layout(Window(shown, height=1)),
            key_bindings=keys.more(typed),
            style=self._style,
            color_depth=self._depth,
            erase_when_done=True,
        )
        app.renderer.cpr_not_supported_callback = lambda: None
        self._take_typed_ahead()
        again = app.run()
        self._keep_typed("".join(typed))
        self._left_page = not again
        return again

    def _make_prompt(self, history: History) -> PromptSession[str]:
        prompt: PromptSession[str] = PromptSession(
            history=history,
            completer=SceneCompleter(self._session, lambda: self._commands),
            complete_while_typing=False,
            enable_history_search=True,
            enable_suspend=True,
            key_bindings=keys.bindings(
                lambda: self._commands,
                self._keep_draft,
                self._pasted.extend,
                self._page_just_left,
                self._heard,
            ),
            bottom_toolbar=lambda: toolbar(self._session, _columns()),
            reserve_space_for_menu=5,
            style=self._style,
            color_depth=self._depth,
        )
        prompt.app.timeoutlen = prompt.app.ttimeoutlen = 0.2  # Esc acts at once, Alt still works
        prompt.app.renderer.cpr_not_supported_callback = lambda: None  # it would only worry
        prompt.app.after_render += self._resized
        return prompt

    def _look_out(self) -> None:
        """While commands are wanted, look whether what is played has been saved."""
        if self._saved is not None and self._commands:
            self._prompt.app.create_background_task(self._end_when_saved(self._saved))

    async def _end_when_saved(self, saved: Callable[[], bool]) -> None:
        app = self._prompt.app
        while not app.is_done:
            await asyncio.sleep(_LOOKS)
            if not self._prompt.default_buffer.text and saved() and not app.is_done:
                app.exit(result="")

    def _page_just_left(self) -> bool:
        return self._left_page and not self._prompt.default_buffer.text

    def _heard(self) -> None:
        self._left_page = False

    def _take_typed_ahead(self) -> None:
        """Keep what was typed before there was something to answer, to be ended or not."""
        keyboard = self._prompt.app.input
        pressed = get_typeahead(keyboard)
        if not keyboard.closed:
            with keyboard.raw_mode():
                pressed += keyboard.read_keys()
                pressed += keyboard.flush_keys()
        self._keep_typed("".join(map(_written, pressed)))

    def _keep_typed(self, typed: str) -> None:
        """Keep lines for the next prompts; an empty line would only choose what was not read."""
        *ended, begun = (self._draft + typed.replace("\r", "\n")).split("\n")
        self._ahead += [one for one in map(_printable, ended) if one.strip()]
        self._draft = _printable(begun)

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


class _Words(Completer):
    """Completion of a line out of some texts: what is typed may begin any word in them."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Offer]:
        typed = document.text_before_cursor.casefold()
        for word in self._words:
            if word.casefold().startswith(typed):
                yield Offer(word, -len(typed))


def ask_line(message: str, words: Sequence[str], *, colour: bool) -> str:
    """Ask for a line outside of a game, with completion out of some words.

    Raises:
        EOFError: The player leaves.
        KeyboardInterrupt: The player abandons it.
    """
    prompt: PromptSession[str] = PromptSession(
        completer=_Words(words),
        complete_while_typing=False,
        reserve_space_for_menu=4,
        style=_style(NEUTRAL),
        color_depth=_depth(colour),
    )
    prompt.app.renderer.cpr_not_supported_callback = lambda: None
    return prompt.prompt(FormattedText([("class:prompt", message)]))


def ask_face(sides: int, screen: Screen, say: Say = english, *, colour: bool) -> int:
    """Ask at the terminal what a real die shows; `say` says what is asked.

    Raises:
        DiceError: The player gave up.
    """
    prompt: PromptSession[str] = PromptSession(
        style=_style(screen.ground.looks), color_depth=_depth(colour)
    )

    def ask(text: str) -> str:
        return prompt.prompt(FormattedText([("class:prompt", text)]))

    def tell(text: str) -> None:
        screen.show(wrap(line(text, "refusal"), screen.size()[0]))

    return ask_until(ask, tell, sides, say=say)


def _depth(colour: bool) -> ColorDepth | None:
    """Return the colour depth: one bit keeps bold and italics, None leaves it to the terminal."""
    return None if colour else ColorDepth.DEPTH_1_BIT


def _style(looks: Looks) -> Style:
    return Style(list(looks.items()))


def _written(pressed: KeyPress) -> str:
    """Return what a key writes: a letter, a pasted text or the end of a line; others nothing."""
    if pressed.key in (Keys.ControlM, Keys.ControlJ):
        return "\n"
    writes = pressed.key == Keys.BracketedPaste or not isinstance(pressed.key, Keys)
    return pressed.data if writes else ""


def _printable(text: str) -> str:
    return "".join(filter(str.isprintable, text))


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
    """Typed lines in a file, as long as it can be read and written; a game goes on without it."""

    def load_history_strings(self) -> Iterable[str]:
        try:
            return map(clean_line, super().load_history_strings())
        except OSError:
            return ()

    def store_string(self, string: str) -> None:
        with suppress(OSError):
            super().store_string(string)


def _columns() -> int:
    return get_app_session().output.get_size().columns
