"""What was told in one game so far: what comes again, and what a text remembers of it."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from solo.authoring.continuity.questions import AGAIN, SPOKEN
from solo.authoring.continuity.telling import narrated, recalls, remembered
from solo.engine.events import Event, Narrated, SceneEntered

LONG = 120  # characters of a text that a player notices when it comes again
LONG_PART = 200  # those of one paragraph of a text that is otherwise new
FEW = 5  # texts with which a game begins, and what was before it
QUOTED = re.compile('["“”„»«]')


class Remembering:
    """The texts of a game."""

    def __init__(self) -> None:
        self._long: dict[str, str] = {}  # texts and paragraphs, and in which scene first
        self._texts: list[str] = []  # all of them, in small letters
        self._beside: dict[str, None] = {}  # titles and the words of choices, as they stand

    @property
    def length(self) -> tuple[int, int]:
        """How much was told, for `cut`."""
        return len(self._long), len(self._texts)

    def cut(self, length: tuple[int, int]) -> None:
        """Forget what was told since."""
        while len(self._long) > length[0]:
            self._long.popitem()  # they stand in the order in which they were told
        del self._texts[length[1] :]

    def heard(self, *words: str) -> None:
        """Note what is read beside the texts: a title, or the words of choices."""
        self._beside.update(dict.fromkeys(words))

    def before(self, last: int) -> str:
        """Return all that was told before so many texts at the end, in small letters."""
        beside = "\n".join(self._beside).casefold()
        return "\n".join((*self._texts[: len(self._texts) - last], beside))

    def again(self, text: str, scene: str, *, comes_back: bool) -> str:
        """Return how a text that was told before is asked about, if it is, and note it.

        One that may come back counts where it was told elsewhere, or has somebody say the same.
        """
        if len(text) < LONG:
            return ""
        parts = _parts(text)
        known = parts & self._long.keys()
        before = {self._long[part] for part in known}
        self._long.update(dict.fromkeys(parts - known, scene))
        if not comes_back or before - {scene}:
            return AGAIN if before else ""
        return SPOKEN if any(map(QUOTED.search, known)) else ""

    def missing(self, text: str) -> bool:
        """Say whether a text remembers something that was never told, and note it."""
        small, once = _reminds(text)
        self._texts.append(small)
        if not once or len(self._texts) <= FEW:
            return False
        return any(not any(what in earlier for earlier in self._texts[:-1]) for what in once)


@lru_cache(maxsize=4096)  # games tell the same again and again
def _parts(text: str) -> frozenset[str]:
    """Return a text, and the paragraphs of it that are noticed by themselves."""
    return frozenset((text, *(part for part in text.split("\n\n") if len(part) >= LONG_PART)))


@lru_cache(maxsize=4096)
def _reminds(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a text in small letters, and what it says once that the hero dealt with before."""
    small = text.casefold()
    found = remembered(narrated(text)) if recalls(small) else ()
    return small, tuple(what for what in found if small.count(what) == 1)


def told_at_last(events: Iterable[Event]) -> list[str]:
    """Return the texts that are told from the entry into the last scene on."""
    found: list[str] = []
    for event in events:
        if isinstance(event, SceneEntered):
            found.clear()
        elif isinstance(event, Narrated):
            found.append(str(event.text))
    return found


def last_text(events: Iterable[Event]) -> str:
    """Return what is told from the entry into the last scene on, in small letters."""
    return " ".join(told_at_last(events)).casefold()


def told_last(event: Narrated, events: Sequence[Event]) -> bool:
    """Say whether a text is the last of a turn, and a scene's: nothing has happened since."""
    told = (one for one in reversed(events) if isinstance(one, Narrated))
    return event.kind in ("scene", "ending") and next(told, None) is event
