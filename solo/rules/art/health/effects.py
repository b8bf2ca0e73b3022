"""Effects on a hero's health that authors may write, and that rolls have: wounds, fatigue, rest."""

from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within, alike
from solo.late import lazy_imports
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health import damage, healing
from solo.rules.art.health.damage import Surface
from solo.rules.art.health.healing import MOST_FATIGUE
from solo.rules.art.health.words import words
from solo.rules.art.heroes.sheet import Changed, Fatigue, MedKit, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.rest import rest
from solo.rules.core.bases import DecidingEffect
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect, effect
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import scripted
from solo.rules.core.wording.naming import Unfit, why

with lazy_imports():
    from solo.rules.art.health import treatment


MOST_MINUTES = 10**6  # two years, which nothing outlasts


@dataclass(frozen=True, slots=True)
class UpTo:
    """The limit of healing: one box up to a rank, or all boxes when `rank` is None."""

    rank: Rank | None

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return ("all", *Rank.spellings())

    @classmethod
    def parse(cls, text: str) -> "UpTo":
        """Read a rank or `all`.

        Raises:
            ValueError: It is neither.
        """
        if text.strip().lower() == "all":
            return cls(None)
        try:
            return cls(Rank.parse(text))
        except ValueError as reason:
            raise Unfit(words("or-all-boxes", reason=why(reason))) from reason


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage of a rank, as if a hit had done it (ART-043 to ART-056)."""

    shorthand: ClassVar[str] = "rank"
    rank: Rank

    @property
    def hurts(self) -> bool:
        """Whether it can check a box at all: what is lower than Inferior is no damage (ART-003)."""
        return self.rank >= Rank.INFERIOR

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return damage.hurt(sheet, self.rank)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall:
    """A fall of so many feet onto something (ART-276 to ART-278)."""

    hurts: ClassVar[bool] = True
    feet: int
    onto: Surface = Surface("dirt")

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return damage.fall(sheet, self.feet, self.onto)


@dataclass(frozen=True, slots=True)
class Heal:
    """The highest checked box up to a rank is erased, or every box."""

    shorthand: ClassVar[str] = "upto"
    upto: UpTo = UpTo(None)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.upto.rank is None:
            return healing.heal_all(sheet)
        return healing.erase(sheet, self.upto.rank)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveFatigue(Checked):
    """Fatigue from a source: -1 on all rolls a point (ART-273 to ART-275)."""

    points: Annotated[
        int, "How many; none when 0 or less.", Within(-MOST_FATIGUE, MOST_FATIGUE)
    ] = 1
    source: Annotated[str, "What it comes from, as `relieve` names it."] = "exhaustion"
    minutes: Annotated[
        int | None,
        "After how long it wears off; without it, never by itself.",
        Within(1, MOST_MINUTES),
    ] = None
    per_day: Annotated[int, "How many points a day of rest removes.", Within(0, MOST_FATIGUE)] = 0

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        tired = alike(Fatigue, self)
        return healing.add_fatigue(sheet, tired)


@dataclass(frozen=True, slots=True)
class Rest(DecidingEffect[Sheet], Checked):
    """Nights of rest for everybody, with a Stamina roll each (ART-266).

    Who is awake decides about their roll as about any other, after the branch is told.
    """

    shorthand: ClassVar[str] = "nights"
    nights: Annotated[int, "How many.", Within(0, 1_000)] = 1

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return rest(sheet, self.nights, dice)

    def asking(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet] | None:
        """Open the rolls, where somebody who is awake has a wound."""
        if not any(one.checked and party.able(one) for one in party.members(sheet)):
            return None
        return _nights(self.nights, asks=asks)


def _nights(nights: int, *, asks: bool) -> Encounter[Sheet]:
    return scripted(treatment.rest, nights, asks=asks)


Relieve = effect("Relieve", healing.relieve, "The end of a source of fatigue.", shorthand="source")


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveMedKit:
    """A med-kit found (ART-267)."""

    name: str
    bonus: int = 0
    uses: int = 1
    id: Annotated[str, "What its option is called, if not its name."] = field(
        default="", metadata={"since": "0.3"}
    )

    def __post_init__(self) -> None:
        self._kit()  # which refuses what can't be one

    def _kit(self) -> MedKit:
        return MedKit(name=self.name, bonus=self.bonus, uses=self.uses, id=self.id)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return healing.add_medkit(sheet, self._kit())


@as_effect(shorthand="sure")
def Die(sheet: Sheet, sure: bool = True) -> Changed:
    """The hero's death, which only a choice that warned of it may bring (ART-060, ART-061)."""
    return damage.die(sheet) if sure else (sheet, ())
