"""The keys that do something besides typing."""

from collections.abc import Callable, Mapping, Sequence

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from solo.terminal.window.clean import clean_line

SHORTCUTS: Mapping[str, str] = {"f1": "help", "f2": "sheet", "f3": "journal"}
"""Function keys and the queries that they stand for."""


def bindings(
    open_to_commands: Callable[[], bool],
    keep: Callable[[str], None],
    paste: Callable[[Sequence[str]], None],
    left_page: Callable[[], bool],
    heard: Callable[[], None],
) -> KeyBindings:
    """Return the key bindings of the prompt.

    Args:
        open_to_commands: Whether a command is awaited, rather than words for something.
        keep: Called with the line that a function key interrupts, to give it back afterwards.
        paste: Called with the lines pasted after the first one; the last of them is not ended yet.
        left_page: Whether `q` has just ended a page, so that an Enter after it is no empty line.
        heard: Called when such an Enter has come.
    """
    keys = KeyBindings()
    for key, query in SHORTCUTS.items():
        keys.add(key, filter=Condition(open_to_commands))(_shortcut(query, keep))

    @keys.add("enter", filter=Condition(left_page))
    def _belongs_to_the_page(event: KeyPressEvent) -> None:
        """Take nothing that the prompt offers first: it was not read yet."""
        heard()

    @keys.add("escape")
    def _clear(event: KeyPressEvent) -> None:
        event.current_buffer.reset()

    @keys.add(Keys.BracketedPaste)
    def _paste(event: KeyPressEvent) -> None:
        """Take pasted lines one by one."""
        lines = event.data.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        first, *others = map(clean_line, lines)
        event.current_buffer.insert_text(first)
        if others:
            paste(others)
            event.current_buffer.validate_and_handle()

    @keys.add("<any>")
    def _typed(event: KeyPressEvent) -> None:
        """Take a letter, but none that would turn the line about or break it."""
        event.current_buffer.insert_text(clean_line(event.data) * event.arg)

    return keys


def more(typed: list[str]) -> KeyBindings:
    """Return the keys at a pause in long text; they end it with whether to pause again, or leave.

    Any other key chooses nothing, since there is more to read. What it types is kept in `typed`:
    somebody who types a line there finds it at the prompt.
    """
    keys = KeyBindings()
    begun = Condition(lambda: bool(typed))

    @keys.add("enter", filter=~begun)
    @keys.add("c-j", filter=~begun)
    @keys.add("space", filter=~begun)
    @keys.add("pagedown")
    @keys.add("down")
    def _go_on(event: KeyPressEvent) -> None:
        event.app.exit(result=True)

    @keys.add("<any>")
    @keys.add("space", filter=begun)
    @keys.add("q", filter=begun)
    def _keep(event: KeyPressEvent) -> None:
        if event.data.isprintable():
            typed.append(event.data)

    @keys.add("backspace", filter=begun)
    def _take_back(event: KeyPressEvent) -> None:
        typed.pop()

    @keys.add("enter", filter=begun)
    @keys.add("c-j", filter=begun)
    def _ended(event: KeyPressEvent) -> None:
        typed.append("\n")
        event.app.exit(result=False)

    @keys.add("q", filter=~begun)
    @keys.add("escape")
    @keys.add("end")
    @keys.add("c-c")
    def _show_all(event: KeyPressEvent) -> None:
        event.app.exit(result=False)

    @keys.add("c-d")
    def _leave(event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError)  # as at the prompt

    return keys


def _shortcut(query: str, keep: Callable[[str], None]) -> Callable[[KeyPressEvent], None]:
    def pressed(event: KeyPressEvent) -> None:
        keep(event.current_buffer.text)
        event.app.exit(result=query)

    return pressed
