"""Front-ends for play: for a terminal, in plain words, and for programs.

No other package uses prompt_toolkit. What this package offers is imported at its first use, since
most commands need only `clean`.
"""

from typing import TYPE_CHECKING

from solo.late import late

if TYPE_CHECKING:
    from solo.terminal.front_ends.start import Mode as Mode
    from solo.terminal.front_ends.start import ask_face as ask_face
    from solo.terminal.front_ends.start import run as run

__all__ = ["Mode", "ask_face", "run"]


@late
def __getattr__(name: str) -> object:
    """Import a name that this package offers."""
    if name not in __all__:
        raise AttributeError(f"module 'solo.terminal' has no attribute '{name}'")
    from solo.terminal.front_ends import start

    return getattr(start, name)
