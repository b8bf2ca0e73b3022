"""Front-ends for play: a terminal, plain words, a program; no other package uses prompt_toolkit.

What it offers is imported when first used: the other commands need only its clean text.
"""

from typing import TYPE_CHECKING

from solo.late import late

if TYPE_CHECKING:
    from solo.terminal.start import Mode as Mode
    from solo.terminal.start import ask_face as ask_face
    from solo.terminal.start import run as run

__all__ = ["Mode", "ask_face", "run"]


@late
def __getattr__(name: str) -> object:
    """Import a name that this package offers."""
    if name not in __all__:
        raise AttributeError(f"module 'solo.terminal' has no attribute '{name}'")
    from solo.terminal import start

    return getattr(start, name)
