"""The part of a hero's sheet that both games have, and the changes that both make alike."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Protocol, TypeVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.pronouns import spoken_of
from solo.rules.core.outcome import Facts, Note
from solo.rules.core.values.copying import changed as changed


class Names(NamedTuple):
    """A game's names for its points: the shared ones, the other side's, the hero's luck."""

    points: str
    threat: str
    luck: str


class Companion(Protocol):
    """Somebody who is with the hero, and may help with a die of their own."""

    @property
    def name(self) -> str: ...

    @property
    def tn(self) -> int: ...


@dataclass(frozen=True, kw_only=True)
class Hero(ABC):
    """The present state of a hero in both games; each game adds fields of its own."""

    names: ClassVar[Names]

    name: str  # what the hero is called
    attributes: Mapping[str, int]  # the attributes, by name
    concept: str = ""
    roles: tuple[str, ...] = field(default=(), metadata={"since": "0.3", "follows": True})
    pronouns: str = "they/them"
    # what the hero has learned, by skill
    skills: Mapping[str, object] = field(default_factory=dict)
    pool: int = 0  # the shared points: Momentum, or the group's Action Points
    threat: int = 0  # the other side's: Doom, or the gamemaster's Action Points
    luck: int = 0  # fortune, or Luck points
    harder: int = 0  # steps that make the next test harder
    conditions: frozenset[str] = frozenset()  # named marks
    # the minutes left of those that wear off
    lasting: Mapping[str, int] = field(default_factory=dict)
    companions: Mapping[str, Companion] = field(default_factory=dict)  # who is with the hero, by id
    xp: int = 0
    dead: bool = False
    # the others whom the player leads, in their order behind whoever acts
    party: "tuple[Hero, ...]" = field(default=(), metadata={"since": "0.3"})

    @property
    @abstractmethod
    def pool_cap(self) -> int:
        """The most shared points that can be saved."""

    @property
    @abstractmethod
    def fallen(self) -> bool:
        """Whether the hero is defeated."""


S = TypeVar("S", bound=Hero)
SHARED: Mapping[str, object] = {"pool": 0, "threat": 0, "companions": {}}
"""What a group has together and lies on whoever acts, with what others have in its place."""
Notes = tuple[Note, ...]


def bank(sheet: S, points: int) -> tuple[S, Notes]:
    """Put points into the shared pool; what is over its cap is lost.

    Source: CON-021 (cap: our default), FO-026.
    """
    return set_points(sheet, "pool", sheet.pool + points)


MOST_POINTS = 10**6
"""More points of a kind than anybody ever has; a hero with more could not be kept."""


def set_points(sheet: S, field: str, points: int, *, why: str = "") -> tuple[S, Notes]:
    """Set `pool`, `threat`, `luck` or `xp`; none goes below 0, the pool not over its cap.

    `why` is told with it, where nothing else says so.
    """
    cap = sheet.pool_cap if field == "pool" else points
    new, old = max(0, min(points, cap, MOST_POINTS)), getattr(sheet, field)
    lost = max(0, points - cap)
    if new == old and not lost:
        return sheet, ()
    called = "Experience" if field == "xp" else getattr(sheet.names, _NAMED.get(field, field))
    facts = {"called": called, "by": new - old, "now": new, "lost": lost, "why": why}
    return changed(sheet, **{field: new}), (Note("points", facts),)


def kept(points: int, sheet: Hero) -> Facts:
    """Return what saving so many points in the shared pool comes to: what is over it is lost."""
    room = max(0, sheet.pool_cap - sheet.pool)
    return {"points": points, "room": room, "lost": max(0, points - room)}


_NAMED = {"pool": "points"}


def add_harder(sheet: S, steps: int) -> tuple[S, Notes]:
    """Make the next test so many steps harder; fewer when negative, and never below 0."""
    steps = max(-sheet.harder, steps)
    if not steps:
        return sheet, ()
    harder = min(MOST_POINTS, sheet.harder + steps)
    return changed(sheet, harder=harder), (Note("harder", {"by": steps, "now": harder}),)


def wear_off(sheet: S, minutes: int) -> tuple[S, Notes]:
    """Let time pass for the conditions that last only a while."""
    if minutes <= 0 or not sheet.lasting:
        return sheet, ()
    lasting = {name: left - minutes for name, left in sheet.lasting.items()}
    over = sorted(name for name, left in lasting.items() if left <= 0)
    kept = {name: left for name, left in lasting.items() if left > 0}
    sheet = changed(sheet, lasting=kept, conditions=sheet.conditions - frozenset(over))
    return sheet, tuple(Note("condition-lost", {"name": name}) for name in over)


def identity(sheet: Hero) -> dict[str, object]:
    """Return the part of what prose reads as `hero` that says who it is."""
    return {
        "name": sheet.name,
        "concept": sheet.concept,
        "roles": sheet.roles,
        **spoken_of(sheet.pronouns),
        **sheet.attributes,
        "xp": sheet.xp,
        "conditions": tuple(sorted(sheet.conditions)),
        "harder": sheet.harder,
    }
