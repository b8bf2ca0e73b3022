"""Play at a prompt, with completion, history, a toolbar and pages."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from prompt_toolkit import PromptSession, print_formatted_text
from prompt_toolkit.application import Application, get_app_session, in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Offer
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style

from solo.engine.events import Event
from solo.engine.session import Session
from solo.terminal import keys, now, render, style
from solo.terminal.blocks import Block, line
from solo.terminal.clean import clean_line
from solo.terminal.complete import completions
from solo.terminal.faces import ask_until
from solo.terminal.pages import Pages
from solo.terminal.readings import Nonsense
from solo.terminal.wrap import Line, cells, fit, lay_out, wrap

_BELOW = 2  # lines kept free below a page besides the toolbar: a gap, the prompt
_MOST_ROWS = 2  # of the toolbar, where a window is narrow
_REMEMBERED = 150  # blocks, more than any window shows
_MORE = "— more (Enter; q for all the rest) —"
_GAP = "   "


class RichPlayer:
    """A player at a terminal.

    Args:
        paging: Whether text longer than the window pauses.
        history: Where typed lines are kept, or None for this game alone.
        colour: Whether colours may be used at all.
    """

    spoken = False

    def __init__(
        self,
        session: Session,
        *,
        paging: bool = True,
        history: Path | None = None,
        colour: bool = True,
    ) -> None:
        self._session = session
        self._paging = paging
        self._style = style.sheet()
        self._depth = style.depth(colour=colour)
        self._waiting: list[Block] = []  # to be shown before the next prompt
        self._shown: list[Block] = []  # what stands above the prompt, to be wrapped anew
        self._draft = ""
        self._commands = True
        self._width = 0
        self._prompt = self._make_prompt(_history(history))

    def ask(self, prompt: str) -> str:
        self._flush()
        self._commands = not prompt
        draft, self._draft = self._draft, ""
        self._width = _size()[0]
        text = clean_line(prompt).strip()
        message = f"{text} " if text else "> "
        typed = self._prompt.prompt(FormattedText([("class:prompt", message)]), default=draft)
        self._shown.append(line(message + typed))
        return typed

    def happened(self, events: Sequence[Event]) -> None:
        self._waiting += render.happened(events, self._session, now.said(self._session))

    def opened(self) -> None:
        self._waiting += render.menu(self._session)

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        self._waiting += _apart(blocks)
        if topic == "left":
            self._flush()

    def misunderstood(self, nonsense: Nonsense) -> None:
        self._waiting += render.misunderstood(nonsense)

    def settled(self) -> None:
        """What waits is shown when the next line is asked for."""

    def _make_prompt(self, history: History) -> PromptSession[str]:
        prompt: PromptSession[str] = PromptSession(
            history=history,
            completer=SceneCompleter(self._session, lambda: self._commands),
            complete_while_typing=False,
            enable_history_search=True,
            enable_suspend=True,
            key_bindings=keys.bindings(lambda: self._commands, self._keep_draft),
            bottom_toolbar=lambda: toolbar(self._session, _size()[0]),
            reserve_space_for_menu=5,
            style=self._style,
            color_depth=self._depth,
        )
        prompt.app.timeoutlen = prompt.app.ttimeoutlen = 0.2  # Esc acts at once, Alt still works
        prompt.app.renderer.cpr_not_supported_callback = lambda: None  # it would only worry
        prompt.app.after_render += self._resized
        return prompt

    def _keep_draft(self, text: str) -> None:
        self._draft = text

    def _flush(self) -> None:
        """Show what waits, a page at a time if it is long."""
        blocks, self._waiting = tuple(self._waiting), []
        if not blocks:
            return
        self._shown = [*self._shown, *blocks][-_REMEMBERED:]
        pages = Pages(blocks)
        pausing = self._paging
        while not pages.done:
            width, height = _size()
            page = pages.next(width, height - self._below(width)) if pausing else pages.rest(width)
            self._print([*page, ()] if pages.done else page)
            pausing = pausing and (pages.done or _pause(self._style, self._depth))

    def _below(self, width: int) -> int:
        return _BELOW + 1 + toolbar(self._session, width).count("\n")

    def _print(self, lines: Sequence[Line]) -> None:
        print_formatted_text(
            FormattedText(style.fragments(lines)),
            end="",
            style=self._style,
            color_depth=self._depth,
        )

    def _resized(self, app: Application[str]) -> None:
        """Show the last turn again when the window's width has changed under the prompt."""
        width = _size()[0]
        if width != self._width and app.is_running and not app.is_done:
            self._width = width
            app.create_background_task(self._show_again(app.output))

    async def _show_again(self, output: Output) -> None:
        async with in_terminal():
            output.erase_screen()
            output.cursor_goto(0, 0)
            output.flush()
            width, height = _size()
            lines = lay_out(self._shown, width)
            self._print([*lines[-max(1, height - self._below(width)) :], ()])


class SceneCompleter(Completer):
    """Completion that fits what is open now; none while words for something are wanted."""

    def __init__(self, session: Session, wanted: Callable[[], bool]) -> None:
        self._session = session
        self._wanted = wanted

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Offer]:
        if self._wanted():
            for found in completions(document.text_before_cursor, self._session):
                yield Offer(found.text, -found.replaces, display_meta=found.meaning)


def toolbar(session: Session, width: int) -> str:
    """Return what stands below the prompt: the hero, the clock, and the keys if there is room.

    A narrow window has a second line of it.
    """
    sheet = session.state.sheet
    rows = session.system.status(sheet) if sheet is not None else ()
    parts = [
        row.value if place == 0 else f"{row.label} {row.value}" for place, row in enumerate(rows)
    ]
    if sheet is not None and session.state.scene:
        parts.append(now.clock(session))
    shown: list[str] = []
    for part in map(clean_line, parts):
        if shown and cells(longer := f"{shown[-1]}{_GAP}{part}") < width:
            shown[-1] = longer
        elif not shown or (len(shown) < _MOST_ROWS and cells(part) < width):
            shown.append(fit(part, width - 1))
    with_keys = f"{shown[-1]}{_GAP}{keys.HELP}" if shown else fit(keys.HELP, width - 1)
    return "\n".join([*shown[:-1], with_keys if cells(with_keys) < width else shown[-1]])


def ask_face(sides: int) -> int:
    """Ask at the terminal what a real die shows.

    Raises:
        DiceError: The player gave up.
    """
    looks, depth = style.sheet(), style.depth()
    prompt: PromptSession[str] = PromptSession(style=looks, color_depth=depth)

    def ask(text: str) -> str:
        return prompt.prompt(FormattedText([("class:prompt", text)]))

    def tell(text: str) -> None:
        rows = wrap(line(text, "refusal"), _size()[0])
        said = FormattedText(style.fragments(rows))
        print_formatted_text(said, end="", style=looks, color_depth=depth)

    return ask_until(ask, tell, sides)


def _history(path: Path | None) -> History:
    """Return the history kept in a file, or only for now if the file can't be written."""
    if path is None:
        return InMemoryHistory()
    try:
        with path.open("ab"):
            return FileHistory(path)
    except OSError:
        return InMemoryHistory()


def _pause(looks: Style, depth: ColorDepth | None) -> bool:
    """Wait for a key; return whether to pause again after the next page."""
    shown = FormattedTextControl(FormattedText([("class:hint", _MORE)]), show_cursor=False)
    app: Application[bool] = Application(
        Layout(Window(shown, height=1)),
        key_bindings=keys.more(),
        style=looks,
        color_depth=depth,
        erase_when_done=True,
    )
    app.renderer.cpr_not_supported_callback = lambda: None
    return app.run()


def _apart(blocks: Sequence[Block]) -> Sequence[Block]:
    """Return blocks with space above the first."""
    return [blocks[0]._replace(tight=False), *blocks[1:]] if blocks else blocks


def _size() -> tuple[int, int]:
    """Return the window's columns and rows."""
    size = get_app_session().output.get_size()
    return size.columns, size.rows
