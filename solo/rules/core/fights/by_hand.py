"""Fights that a table opens and alters by hand: what a system brings for it, and the changes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, Literal, Protocol, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.protocols import Check, Written
from solo.rules.core.shown.fight_view import FightView
from solo.rules.core.table import Table

S = TypeVar("S")


class Called(Protocol):
    """A foe as its system describes one: whatever else it has, it has a name."""

    @property
    def name(self) -> str: ...


class Met(NamedTuple):
    """Foes of one kind."""

    key: str  # the id of the kind
    block: Called  # the foe, as the system describes one
    number: int = 1  # how many
    at: str = ""  # where they come, by its id; nothing for where such come usually


class Todo(NamedTuple):
    """A task that people at a table name."""

    text: str  # what is to be done
    attribute: str  # what is rolled, as it was typed
    difficulty: str = ""  # nothing for the usual one


class Change(NamedTuple):
    """Something that people at a table alter in a fight."""

    # more foes come, some leave, or one is hurt or better
    # or rolls are harder or easier from now on
    does: Literal["add", "away", "hurt", "heal", "shift"]
    who: str = ""  # the id of the fighter; nothing if more come
    amount: int = 1  # by how much, in what the rules count: boxes, points, Wounds
    more: tuple[Met, ...] = ()  # who comes
    shift: Modifier | None = None  # how rolls change

    def comers(self) -> Iterator[Met]:
        """Yield who comes, one after another."""
        for met in self.more:
            yield from (met for _ in range(met.number))


class ByHand(NamedTuple, Generic[S]):
    """What a system does for a fight by hand."""

    kind: str  # the name of its encounter
    # returns the encounter as an author would write it, with its foes put in
    fight: Callable[[Sequence[Met]], Written[S]]
    # returns a foe of a name, of whom only is told how much it can take
    somebody: Callable[[str, int], Called]
    # alters an open fight; it ends it if nobody is left to fight
    change: Callable[[Table[S], Change], None]
    most: int  # how many foes one fight may have
    # returns a chase as an author would write it: of foes who pursue, or who are pursued if
    # the second argument is true, by all if the third is; None where the rules have none
    chase: Callable[[Sequence[Met], bool, bool], Written[S]] | None = None
    # returns tasks in rounds; None where the rules have none
    rounds: Callable[[Sequence[Todo]], Written[S]] | None = None
    # returns a fight before it begins, as data; None where an open one tells it
    look: Callable[[Sequence[Met], S], FightView] | None = None
    shifts: Sequence[str] = ()  # whose rolls, and which, can be shifted, as `hero rolls`
    # returns what each at a table rolls for the order of turns, the better its `result_index`
    # the earlier; None where players choose it
    first: Callable[[], Check[S]] | None = None
    # the foes that can be named, by id; None where they stand in the file of a system
    book: Mapping[str, Called] | None = None
