"""The keys that do something besides typing."""

from collections.abc import Callable, Mapping

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

SHORTCUTS: Mapping[str, str] = {"f1": "help", "f2": "sheet", "f3": "journal"}
"""Function keys and the queries that they stand for."""


def bindings(open_to_commands: Callable[[], bool], keep: Callable[[str], None]) -> KeyBindings:
    """Return the key bindings of the prompt.

    Args:
        open_to_commands: Whether a command is awaited, rather than words for something.
        keep: Told what was being typed when a function key broke in, to give it back afterwards.
    """
    keys = KeyBindings()
    for key, query in SHORTCUTS.items():
        keys.add(key, filter=Condition(open_to_commands))(_shortcut(query, keep))

    @keys.add("escape")
    def _clear(event: KeyPressEvent) -> None:
        event.current_buffer.reset()

    return keys


def more(keep: Callable[[str], None]) -> KeyBindings:
    """Return the keys at a pause in long text; they end it with whether to pause again.

    Args:
        keep: Told what else was typed: somebody has begun the next line already.
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
    def _begin(event: KeyPressEvent) -> None:
        if event.data.isprintable() and event.data:
            keep(event.data)
            event.app.exit(result=False)

    @keys.add("q")
    @keys.add("q", "enter")  # whose Enter would else take what the next prompt offers first
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
