"""Scouting and travel: signs, bird calls, hiding from pursuers, and how long a way takes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Opposed
from solo.rules.fictive_hack.checks.effects import Forecast
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.task import Rival, Roll, Task, Terms
from solo.rules.fictive_hack.health.effects import PassTime
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.effects import shared, travel_minutes
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs(Challenge):
    """Awareness, for a fact from the surroundings; the weather is known as well (FH-253)."""

    rule: ClassVar[str] = "FH-253"

    needs: ClassVar[str] = "read signs"

    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "read signs")

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        return out._replace(changes=(*out.changes, Forecast())) if out.successes else out


@dataclass(frozen=True, slots=True, kw_only=True)
class Birdcall(Challenge):
    """Somebody else's Awareness, to notice a signal by bird call.

    Labels: `noticed` (which is a failure of the hero's) and `unnoticed`. Give `value` as theirs.

    Source: Fictive Hack, FH-251.
    """

    rule: ClassVar[str] = "FH-251"

    labels: ClassVar[Mapping[str, str]] = {"unnoticed": "s", "noticed": "f"}
    few: ClassVar[frozenset[str]] = frozenset({"1s", "1f"})

    attribute: tuple[Rating, ...] = (Rating("awareness"),)
    value: int | None = 0
    proficient: Annotated[bool, "Whether the listener knows bird calls: 5, else 10."] = False
    boost: bool = False

    def verify(self) -> None:
        if self.value is None and any(rating.value is None for rating in self.attribute):
            raise unfit("value", words("listener-value"))

    def terms(self, sheet: Sheet | None, picked: str = "") -> Terms:
        return Task.terms(self, None, picked)  # the roll is theirs: nothing of the hero's helps it

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self._number)

    def facing(self, sheet: Sheet | None) -> str:
        return str(self._number)

    @property
    def _number(self) -> int:
        return int(printed("tasks")["birdcall"]["known" if self.proficient else "other"])

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        heard = roll.margin >= 0
        understood = heard and self.proficient
        count = -1 if heard else 1
        label = "noticed" if heard else "unnoticed"
        return self.outcome(roll, label, count, None, understood=understood)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return Outright(check=self)  # the roll is theirs, so nobody is offered anything


@dataclass(frozen=True, slots=True, kw_only=True)
class Elude(Opposed):
    """Hide from pursuers once out of sight; the GM may pay for a roll of theirs.

    Their Awareness is then opposed by the hero's Cunning. Labels: `vanished`, `found`, `unable`.

    Source: Fictive Hack, FH-252.
    """

    rule: ClassVar[str] = "FH-252"

    needs: ClassVar[str] = "elusive"
    labels: ClassVar[Mapping[str, str]] = {"vanished": "s", "found": "f"}

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    fed: Annotated[
        int,
        "AP that the GM feeds the Bowl so that they may roll, half of which are the hero's; in a "
        "game of one the other half comes through the Bowl (FH-197).",
        Within(0, awesome.MOST_AP),
    ] = 0
    scent: Annotated[bool, "Whether the pursuers have special means, and roll for nothing."] = False
    awareness: Annotated[int, "What they roll with; `against` may name a foe instead."] = 0

    def verify(self) -> None:
        if self.awareness:
            object.__setattr__(self, "against", replace(self.against, value=self.awareness))

    @property
    def sure(self) -> bool:
        return not self.fed and not self.scent

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        plain = Task.judge(self, roll, sheet)
        return plain._replace(label="vanished" if plain.successes else "found")

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        return out._replace(changes=(*out.changes, *shared(self.fed)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Travel(CheckBase, Checked):
    """A way that takes time; a Logistician's group goes a fifth faster (FH-233)."""

    signs: ClassVar[Mapping[str, str]] = {"arrived": "s"}

    minutes: Annotated[int, "How long it takes others.", Within(0, 1_000_000)]
    logistics: Annotated[bool, "Whether a Logistician leads, where no sheet says it."] = False

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        logistics = self.logistics if sheet is None else sheet.has("logistician")
        minutes = travel_minutes(self.minutes, logistics=logistics)
        facts = {"minutes": minutes, "passed": True, "rule": "FH-233"}
        return Outcome("arrived", 1, changes=(PassTime(minutes),), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s"})
