"""What one load of an adventure, and one step of play, may take: all of it draws on one budget.

A load draws on one for its files, patterns, nodes, conditions and markup; linting goes on with what
that has left, for translations and whatever it tries out. A step draws on one for its texts,
conditions, effects and rules. Whatever a step makes takes work by its size, so that its memory is
bounded with its work.
"""

from solo.errors import SoloError

LOAD = 10_000_000  # units of work: each is a microsecond, or somewhat less
MEMORY = 192 * 2**20  # bytes, about, that a load may take
STEP = 200_000  # units of work in all that a player's command does

NODES = "texts, lists and mappings"
MARKUP = "conditions and texts with markup"
TRIALS = "what is tried out"
PATTERNS = "patterns of files"
FILES = "the size of its files"
TRANSLATIONS = "translations"
DEEDS = "rolls and notes"

PER_NODE, BYTES_OF_NODE = 20, 400
PER_BYTE = 6  # of a file: bytes of memory, for the text and what is made of it
CHARACTERS = 4  # of a translation, which one unit of work reads
BYTES = 32  # of any file, likewise
PER_LOOK = 40  # at a file's name, for a pattern
PER_TICK = 14  # of prose that is tried out
PER_DEED = 10  # of rules: a roll, a note


class SpentError(SoloError):
    """A budget is used up; the message says by what."""


class Budget:
    """What is left of the work and the memory that may be taken.

    Attributes:
        left: Work; below 0 it is used up.
        room: Bytes.
    """

    __slots__ = ("_taken", "left", "room", "work")

    def __init__(self, work: int = LOAD, memory: int = MEMORY) -> None:
        self.work = self.left = work
        self.room = memory
        self._taken: dict[str, tuple[int, int]] = {}

    def take(self, what: str, work: int, memory: int = 0) -> None:
        """Take work and memory for one kind of thing, such as `NODES`.

        Raises:
            SpentError: There is no more of one of them; what was asked for counts as taken.
        """
        before = self._taken.get(what, (0, 0))
        self._taken[what] = (before[0] + work, before[1] + memory)
        self.left -= work
        self.room -= memory
        if self.left < 0:
            raise SpentError(f"this is too much work, most of all for {self._most(0)}")
        if self.room < 0:
            raise SpentError(f"this takes too much memory, most of all for {self._most(1)}")

    def use(self, what: str, work: int) -> None:
        """Take as much as there is, where what was done can be left at that."""
        self.take(what, max(0, min(work, self.left)))

    @property
    def taken(self) -> int:
        """The work that was taken so far."""
        return self.work - self.left

    def _most(self, place: int) -> str:
        return max(self._taken, key=lambda what: self._taken[what][place])
