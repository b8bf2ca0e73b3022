"""The base of small rules systems: usual parts for everything that their rules leave out.

A system that inherits `Small` names its sheet, its checks and its heroes, says how an improvised
action and a question are rolled, and how a sheet reads; that is all. Whatever it has besides
(fights, gear, offers, rest) it adds by overriding the method in question. `tests/sixth` is an
example, whole and in a distribution of its own.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol, Self, TypeVar

from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.rules.core.creation import choose_hero
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import begun, own_counts
from solo.rules.core.fight_view import FightView
from solo.rules.core.kept_heroes import Keeping
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal, Step, Written
from solo.rules.core.strip import Strip
from solo.rules.core.system import Advice, Cast, OwnTable, Ready, Row, RuleEntry, Section
from solo.rules.core.table import Script, Table
from solo.rules.core.words import words as say
from solo.words import Text


class Somebody(Protocol):
    """A sheet of a hero who has a name."""

    @property
    def name(self) -> str:
        """The hero's name."""
        ...


S = TypeVar("S", bound=Somebody)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A foe, companion or item of which the rules know a name and no more."""

    name: str


@dataclass(frozen=True, slots=True)
class NoOptions:
    """Rule options where there are none."""


class Small(Keeping[S]):
    """Defaults for the protocol `System`: no foes, no offers, no wounds, no advancement.

    The larger systems inherit it too, for what they do as any system does.

    Args:
        house: The rule options that heroes play by; the usual ones if not given.

    What is left to write: `name`, `title`, `kept`, `checks`, `hero`, `template`, `view`, `seen`,
    `improvise`, `trait`, `improvised`, `question`, `answer`, `likelihoods`, `phrase`, `explain`,
    `put` and `describe`. A check may have `counts()`, the counts that authors can key.
    """

    __slots__ = ("_house",)

    title: str
    encounters: Mapping[str, type] = {}
    effects: Mapping[str, type] = {}
    foe: type = Named
    item: type = Named
    labels: tuple[str, ...] = ("passed", "failed")
    options: type = NoOptions
    try_minutes: int = 5
    party: int = 1

    def __init__(self, house: object = None) -> None:
        self._house = self.options() if house is None else house

    @property
    def nobody(self) -> S | None:
        return None

    def bind(self, value: object, cast: Cast) -> object:
        return value

    def begin(self, value: Written[S], sheet: S, *, asks: bool) -> Encounter[S]:
        return begun(value, sheet, asks=asks)

    def counts(self, value: object) -> frozenset[str] | None:
        return own_counts(value)

    @property
    def seen(self) -> Collection[str]:
        """Nothing: names in prose go unchecked."""
        return ()

    def companions(self, sheet: S) -> tuple[str, ...]:
        return ()

    def companion(self, sheet: S, key: str, block: object | None) -> S:
        return sheet

    def create(self, heroes: Sequence[Ready[S]], *, make: bool, party: int = 1) -> Encounter[S]:
        """Open the choice among ready heroes; `making` opens the way to a new one."""
        making = self.making() if make else None
        return choose_hero(heroes, None if making is None else _made, _ready, making)

    def making(self) -> Encounter[S | None] | None:
        """Return the making of a new hero; None where all heroes are ready-made."""
        return None

    def stand_in(self, name: str, traits: Mapping[str, str]) -> S:
        """Refuse: what is usual for a hero is for each system to say."""
        raise Illegal(say("needs-hero-files", system=self.title))

    def standing(self, sheet: S) -> tuple[Option, ...]:
        return ()

    def do_standing(
        self, option: str, words: str, sheet: S, dice: Dice, *, asks: bool = True
    ) -> Step[S]:
        raise Illegal(say("nothing-to-do", system=self.title))

    def pass_time(self, sheet: S, minutes: int) -> tuple[S, tuple[Note, ...]]:
        return sheet, ()

    def fallen(self, sheet: S) -> str:
        return ""

    def revive(self, sheet: S, dice: Dice) -> Step[S]:
        return Step(None, sheet, (), Outcome("revived"))

    def reward(self, sheet: S, kind: str, amount: int) -> tuple[S, tuple[Note, ...]]:
        return sheet, ()

    def finish(self, sheet: S) -> tuple[S, tuple[Note, ...]]:
        return sheet, ()

    def status(self, sheet: S) -> tuple[Row, ...]:
        """Return the first section of the sheet."""
        sections = self.describe(sheet)
        return sections[0].rows if sections else ()

    def describe(self, sheet: S) -> tuple[Section, ...]:
        return (Section("hero", sheet.name, (Row(say("label-name"), sheet.name),)),)

    def strip(self, outcome: Outcome) -> Strip | None:
        """Leave it to the odds of the check, in which the result that came is marked."""
        return None

    def fight(self, encounter: Encounter[S], sheet: S) -> FightView | None:
        """Return None: there are no fights."""
        return None

    @property
    def reading(self) -> Text:
        """Nothing: adventures tell how it is played."""
        return ""

    def rules(self) -> tuple[RuleEntry, ...]:
        return ()

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        return ()

    def using(self, *, options: object = None, table: OwnTable | None = None) -> Self:
        """Return the system with rule options put in.

        Raises:
            SoloError: A table of a group's own was brought; there is none that it could replace.
        """
        if table is not None:
            raise SoloError(f"{self.title} takes no table of one's own")
        return type(self)(options)


def _made(table: Table[S | None], making: Encounter[S | None] | None) -> Script[Outcome]:
    """Make a hero by playing an encounter that does."""
    assert making is not None
    return table.play(making)


def _ready(hero: Ready[S], making: Encounter[S | None] | None) -> tuple[S, tuple[Note, ...]]:
    return hero.sheet(), ()
