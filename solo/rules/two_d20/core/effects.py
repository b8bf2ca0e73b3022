"""Changes to a sheet that both games make, by the rules or by an author.

Notes: points, harder, lost, condition-gained, condition-lost, died, told.
"""

from typing import Annotated, ClassVar, Protocol, TypeVar

from solo.dataclass import dataclass
from solo.facts import Usually
from solo.rules.core.dice import Dice
from solo.rules.core.effects import Changed
from solo.rules.core.outcome import Note
from solo.rules.core.system_parts import Cast, named
from solo.rules.two_d20.core.sheet import (
    Hero,
    add_harder,
    changed,
    set_points,
)

H = TypeVar("H", bound=Hero)


@dataclass(frozen=True, slots=True)
class Points:
    """Points of one kind won, or lost when negative."""

    field: ClassVar[str]
    """The field of the sheet that holds them."""
    shorthand: ClassVar[str] = "points"
    points: int

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        return set_points(sheet, self.field, getattr(sheet, self.field) + self.points)


class Pool(Points):
    """Points for the shared pool, or out of it when negative (CON-007, FO-013)."""

    field = "pool"
    points: Annotated[int, Usually(None, 10)]  # the pool holds 6 (CON-007, FO-013)


class Threat(Points):
    """Points for the other side, or from it when negative (CON-073, FO-027)."""

    field = "threat"
    points: Annotated[int, Usually(None, 20)]


class Luck(Points):
    """Fortune or Luck points won, or lost when negative."""

    field = "luck"


class Xp(Points):
    """Experience won or lost."""

    field = "xp"


@dataclass(frozen=True, slots=True)
class Harder:
    """Steps of difficulty on the next test alone; negative takes back what is due."""

    shorthand: ClassVar[str] = "steps"
    steps: Annotated[int, Usually(-5, 5)]  # the hardest test is 5 (CON-002, FO-003)

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        return add_harder(sheet, self.steps)


@dataclass(frozen=True, slots=True)
class Take:
    """A thing or a weapon gone, by its name; nothing happens if it is not there."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        for name in ("gear", "weapons"):
            things = list(getattr(sheet, name))
            for thing in things:
                if thing.name == self.name:
                    things.remove(thing)
                    gone = changed(sheet, **{name: tuple(things)})
                    return gone, (Note("lost", {"name": self.name}),)
        return sheet, ()


class Thing(Protocol):
    """A thing or a weapon."""

    @property
    def name(self) -> str: ...


class Carrying(Protocol):
    """A sheet with what the hero has."""

    @property
    def gear(self) -> tuple[Thing, ...]: ...

    @property
    def weapons(self) -> tuple[Thing, ...]: ...


T = TypeVar("T", bound=Thing)
C = TypeVar("C", bound=Carrying)


def known(item: T, cast: Cast) -> T:
    """Return the adventure's thing of that name, where an author gave no more than the name."""
    kind: type[T] = type(item)
    bare = kind(name=item.name)  # type: ignore[call-arg]  # a dataclass that needs a name alone
    return named(kind, cast.items).get(item.name, item) if item == bare else item


def carry(sheet: C, item: Thing) -> Changed[C]:
    """Give a thing to carry."""
    return changed(sheet, gear=(*sheet.gear, item)), (Note("got", {"name": item.name}),)


def arm(sheet: C, weapon: Thing) -> Changed[C]:
    """Give a weapon, unless the hero has one of that name."""
    if any(had.name == weapon.name for had in sheet.weapons):
        return sheet, ()
    note = Note("got", {"name": weapon.name})
    return changed(sheet, weapons=(*sheet.weapons, weapon)), (note,)


@dataclass(frozen=True, slots=True)
class Die:
    """The hero's death, which only a choice that warned of it may bring."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        if not self.sure or sheet.dead:
            return sheet, ()
        return changed(sheet, dead=True), (Note("died", {}),)


@dataclass(frozen=True, slots=True)
class SpendHarder:
    """The end of what made the next test harder: it has been faced."""

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        return (changed(sheet, harder=0), ()) if sheet.harder else (sheet, ())


@dataclass(frozen=True, slots=True)
class Tell:
    """A text to be told, such as the answer to a question that was paid for."""

    text: str

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        return sheet, (Note("told", {"text": self.text}),)


@dataclass(frozen=True, slots=True)
class PassTime:
    """Game time that a test takes; the engine lets it pass."""

    minutes: int

    def apply(self, sheet: H, dice: Dice) -> Changed[H]:
        return sheet, (Note("time", {"passed": self.minutes}),) if self.minutes else ()
