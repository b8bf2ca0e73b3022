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
    """What a system does for a fight by hand.

    Args:
        kind: The name of its encounter.
        fight: Returns the encounter as an author would write it, with its foes put in.
        somebody: Returns a foe of a name, of whom only is told how much it can take.
        change: Alters an open fight; it ends it if nobody is left to fight.
        most: How many foes one fight may have.
        chase: Returns a chase as an author would write it: of foes who pursue, or who are pursued
            if the second argument is true, by all if the third is; None where the rules have none.
        rounds: Returns tasks in rounds; None where the rules have none.
        shifts: Whose rolls, and which, can be shifted, as `hero rolls`.
        look: Returns a fight before it begins, as data; None where an open one tells it.
        first: Returns what each at a table rolls for the order of turns, the better its
            `result_index` the earlier; None where players choose it.
        book: The foes that can be named, by id; None where they stand in the file of a system.
    """

    kind: str
    fight: Callable[[Sequence[Met]], Written[S]]
    somebody: Callable[[str, int], Called]
    change: Callable[[Table[S], Change], None]
    most: int
    chase: Callable[[Sequence[Met], bool, bool], Written[S]] | None = None
    rounds: Callable[[Sequence[Todo]], Written[S]] | None = None
    look: Callable[[Sequence[Met], S], FightView] | None = None
    shifts: Sequence[str] = ()
    first: Callable[[], Check[S]] | None = None
    book: Mapping[str, Called] | None = None
