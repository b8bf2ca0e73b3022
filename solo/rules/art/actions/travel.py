"""Travel: the means of going a long way, and the time that it takes.

Notes: those of `phases`.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Read, Within
from solo.rules.art.actions.phases import (
    HOURS,
    MOST_PHASES,
    Scale,
    passed,
    phases_taken,
    timed,
    timed_roll,
)
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import Skills, Words, attributes
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Settled
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown

MEANS: tuple[str, ...] = ("foot", "mounted", "vehicle")


@dataclass(frozen=True, slots=True)
class Means:
    """A means of travel: on foot, mounted or in a vehicle."""

    word: str

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return tuple(printed("phases")["means"])

    @classmethod
    def parse(cls, text: str) -> "Means":
        """Read it by its word.

        Raises:
            ValueError: No such means.
        """
        wanted = text.strip().lower()
        if wanted not in printed("phases")["means"]:
            raise Unfit(words("no-such-means", name=shown(text), known=(*MEANS,)))
        return cls(wanted)

    @property
    def travels_by(self) -> str:
        """The attribute that keeps it up: Stamina, Strength or Craft (ART-314, ART-317)."""
        return str(printed("phases")["means"][self.word]["travel"])

    @property
    def done_as(self) -> str:
        """What travelling by it is, in words by which own skills bear on it (ART-511)."""
        return str(printed("phases")["means"][self.word]["words"])

    @property
    def follows_by(self) -> str:
        """The attribute of following unseen: Agility, Strength or Craft (ART-319)."""
        return str(printed("phases")["means"][self.word]["follow"])

    @property
    def speed(self) -> int:
        """Its order among the means, the slowest 1."""
        return int(printed("phases")["means"][self.word]["speed"])


FOOT = Means("foot")


@dataclass(frozen=True, slots=True, kw_only=True)
class Travel(Attempt):
    """Go a long way: the time follows from a roll, or from the author.

    Source: ART Engine, ART-312 to ART-314. Conflict C15: the worked trip rolls Intelligence; here
    the means of travel name the attribute and the author may set another.
    """

    means: Annotated[Means, "On `foot`, `mounted` or in a `vehicle`."] = field(
        default_factory=lambda: FOOT
    )
    attribute: Annotated[Words, "What is rolled; by the means unless given.", Read(attributes)] = ()
    difficulty: Annotated[
        Rank, "The lowest rank that succeeds; Catastrophic unless one may go astray."
    ] = Rank.CATASTROPHIC
    scale: Annotated[Scale, "How long a phase is."] = HOURS
    phases: Annotated[
        int, "A fixed time, without a roll; 0 rolls for it.", Within(0, MOST_PHASES)
    ] = 0
    skills: Annotated[Skills, "Names of skills that may help."] = ()
    modifier: Annotated[Added, "Added to the trait."] = 0
    shift: Annotated[int, "Columns to the right."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty."] = 0
    purpose: Purpose = ""

    def verify(self) -> None:
        if not self.attribute:
            object.__setattr__(self, "attribute", attributes(self.means.travels_by))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if self.phases:
            return self.fixed()
        own = Part(check=self.roll).resolve(sheet, dice)
        return timed(own, phases_taken(own.facts["result_index"], own.failures), self.scale)

    def counts(self) -> frozenset[str] | None:
        return frozenset({"1s"}) if self.phases else self.roll.counts()

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.phases:
            whole = self.fixed()
            return Settled(outcome=whole, note=passed(whole), minutes=whole.facts["minutes"])
        return opened(sheet, travel, self, asks=asks)

    def fixed(self) -> Outcome:
        """Return the outcome of a way whose time is known: no roll (ART-313)."""
        facts: Mapping[str, object] = {
            "kind": "travel",
            "phases": self.phases,
            "scale": self.scale.word,
            "minutes": self.phases * self.scale.minutes,
        }
        return Outcome("travelled", 1, 0, facts=facts)


def travel(table: Table[Sheet], check: Travel, *, asks: bool) -> Script[Outcome]:
    """Roll for how long a way takes, and let the time go by (ART-312, ART-314)."""
    own, _ = yield from timed_roll(
        table,
        Rolling(Part(check=check.roll, words=check.means.done_as), asks),
        may_limit=False,
        chances=lambda: odds(check, table.sheet),
        status=lambda _: (words("way-counted-in", scale=check.scale.word),),
    )
    if own.label == "aborted":
        return own
    phases = phases_taken(own.facts["result_index"], own.failures)
    whole = timed(own, phases, check.scale)
    table.notes.append(passed(whole))
    table.minutes += whole.facts["minutes"]
    return whole
