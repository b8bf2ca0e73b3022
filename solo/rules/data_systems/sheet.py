"""The hero of a data system: one sheet for all of them."""

from collections.abc import Mapping
from dataclasses import field
from typing import TypeAlias

from solo.dataclass import dataclass
from solo.rules.core.outcome import Note
from solo.rules.core.values.copying import changed as changed


@dataclass(frozen=True, kw_only=True)
class Path:
    """A progress track or a clock of this game."""

    kind: str  # its name in the file
    title: str  # what it is called
    rank: str = ""  # a word of its kind for how far a step goes
    boxes: int = 10
    ticks: int = 0  # those that are filled

    def filled(self, each: int) -> int:
        """Return how many boxes are filled, of which each takes so many ticks."""
        return min(self.boxes, self.ticks // each)


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A hero as they are now."""

    name: str
    concept: str = ""
    pronouns: str = "they/them"
    roles: tuple[str, ...] = ()
    archetype: str = ""
    attributes: Mapping[str, int] = field(default_factory=dict)
    skills: Mapping[str, int] = field(default_factory=dict)
    tracks: Mapping[str, int] = field(default_factory=dict)
    conditions: frozenset[str] = frozenset()
    progress: Mapping[str, Path] = field(default_factory=dict)
    minutes: int = 0  # since something last wore off
    # those who stand beside this one for a while, in the order of a table
    party: "tuple[Sheet, ...]" = field(default=(), metadata={"since": "0.3"})


Changed: TypeAlias = tuple[Sheet, tuple[Note, ...]]
