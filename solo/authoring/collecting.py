"""How often Python's collector looks for cycles while games are played or followed."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 50_000  # objects that are made before the collector looks at them


@contextmanager
def seldom() -> Iterator[None]:
    """Let the collector look seldom: games and walks keep nearly all that they make."""
    before = gc.get_threshold()
    gc.set_threshold(max(YOUNG, before[0]), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
