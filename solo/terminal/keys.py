"""The keys that do something besides typing."""

from collections.abc import Callable, Mapping, Sequence

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

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
        first, *others = event.data.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        event.current_buffer.insert_text(first)
        if others:
            paste(others)
            event.current_buffer.validate_and_handle()

    return keys


def more() -> KeyBindings:
    """Return the keys at a pause in long text; they end it with whether to pause again.

    Any other key does nothing: it would choose something that the player has not read yet.
    """
    keys = KeyBindings()

    @keys.add("enter")
    @keys.add("c-j")
    @keys.add("space")
    @keys.add("pagedown")
    @keys.add("down")
    def _go_on(event: KeyPressEvent) -> None:
        event.app.exit(result=True)

    @keys.add("<any>")
    def _nothing(event: KeyPressEvent) -> None:
        """Wait for a key that turns the page."""

    @keys.add("q")
    @keys.add("escape")
    @keys.add("end")
    @keys.add("c-c")
    @keys.add("c-d")
    def _show_all(event: KeyPressEvent) -> None:
        event.app.exit(result=False)

    return keys


def _shortcut(query: str, keep: Callable[[str], None]) -> Callable[[KeyPressEvent], None]:
    def pressed(event: KeyPressEvent) -> None:
        keep(event.current_buffer.text)
        event.app.exit(result=query)

    return pressed
