"""What a system may do besides all that `System` asks of each; the engine looks for these."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from solo.rules.core.outcome import Effect
from solo.rules.core.protocols import AnyCheck, Check, Step

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


@runtime_checkable
class Unfinished(Protocol):
    """A hero file that can say what it lacks, though it may be played as it is."""

    def lacks(self) -> Iterable[str]:
        """Return what the rules ask for and the file has not; each text begins with its key."""
        ...


@runtime_checkable
class Relieving(Protocol[S]):
    """A system in which one player may lead several heroes: another goes on when one dies."""

    def relieve(self, sheet: S) -> Step[S] | None:
        """Let the next hero take over from a dead one; None when nobody can."""
        ...


@runtime_checkable
class Stating(Protocol[S_contra]):
    """A system in which the players may state a quest of their own."""

    def own_quest(self, sheet: S_contra) -> str:
        """Return the quest that they have stated and that is open; nothing if there is none."""
        ...


@runtime_checkable
class Bringing(Protocol):
    """A system in which heroes bring companions along from other adventures."""

    brought: str  # how the ids of those begin, whom no adventure names itself


@runtime_checkable
class Telling(Protocol):
    """A system that names all facts its outcomes may have; texts may ask for no others."""

    @property
    def told(self) -> Collection[str]:
        """The names, besides those that every outcome has."""
        ...


@runtime_checkable
class TellingApart(Protocol):
    """A system that knows of some facts which checks alone bring them."""

    @property
    def told_only(self) -> Mapping[str, Collection[str]]:
        """The names of such facts, each with the kinds of the checks."""
        ...


@runtime_checkable
class Forgetting(Protocol[S]):
    """A system that can tell what of a hero no rule ahead reads: exact odds leave that out."""

    def forget(self, sheet: S, ahead: Sequence[object]) -> S:
        """Return a hero without what the checks and effects ahead do not read."""
        ...


@runtime_checkable
class Lasting(Protocol):
    """An encounter's state that can leave out how long it has lasted, for exact odds.

    That is asked for where nobody reads the clock, and no time changes the hero.
    """

    def untimed(self) -> Self:
        """Return it so; unchanged where what is still to come depends on it."""
        ...


class Words(NamedTuple):
    """The words that the rules have for what a part of `hero` holds or is.

    `free` says that players and authors make up others: then only a word that is nearly one of
    these can be told to be a mistake.
    """

    known: Collection[str] = ()
    free: bool = False


@runtime_checkable
class Wording(Protocol):
    """A system that can tell which words conditions may ask the parts of `hero` for."""

    def words(self) -> Mapping[str, Words]:
        """Return them by the names of the parts; a part that is not there is not looked at."""
        ...


@runtime_checkable
class Rewarding(Protocol[S]):
    """A system that pays a quest's reward by an effect, which may ask."""

    def paying(self, amount: int) -> Effect[S]:
        """Return the effect that pays a reward."""
        ...


@runtime_checkable
class Ordering(Protocol[S_contra]):
    """A system whose heroes roll for the order of their turns; in others they choose it."""

    def initiative(self) -> Check[S_contra]:
        """Return what each rolls: the better its outcome's `result_index`, the earlier."""
        ...


@runtime_checkable
class Gathering(Protocol[S]):
    """A system with checks that several heroes make together."""

    def effort(self, attribute: str, difficulty: str) -> Check[S]:
        """Return the check of several in which an attribute counts.

        Raises:
            Illegal: There is none; the text says what to do instead.
        """
        ...

    def gather(self, check: AnyCheck, sheet: S, others: Sequence[S]) -> tuple[AnyCheck, S]:
        """Return a check and a hero's sheet with others at their side.

        Raises:
            Illegal: It is no check of several; the text says what to do instead.
        """
        ...

    def part(self, sheet: S) -> tuple[S, tuple[S, ...]]:
        """Return the sheets of a hero and of those who were gathered, in their order.

        Nobody is there where the check has done nothing to the others.
        """
        ...


@runtime_checkable
class Pooling(Protocol[S]):
    """A system with points that belong to a group, or to whoever plays against it."""

    def pooled(self, sheet: S, of: S) -> S:
        """Return a hero's sheet with what the group has together, as it stands on another's."""
        ...

    def welcomed(self, group: S, newcomer: S) -> S:
        """Return the sheet of one of a group, with what changes for all when somebody joins it."""
        ...
