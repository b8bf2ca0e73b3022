"""Knocking somebody out with a blunt weapon."""

from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Within
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.task import Rival, Roll, Task
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.effects import shared
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.words import Message

Armor = Literal["none", "light", "medium", "heavy", "super-heavy"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bash(Challenge):
    """Cunning, to knock somebody out with a blunt weapon that has hit.

    Source: Fictive Hack, FH-261, FH-262.
    """

    rule: ClassVar[str] = "FH-261"

    needs: ClassVar[str] = "bash"
    hits: ClassVar[bool] = False

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    wounds: Annotated[int, "The Wounds that the target has left.", Within(1, 1_000_000)] = 1
    head: Annotated[Armor, "The armor on its head."] = "none"
    harder: Annotated[
        int,
        "AP that the GM feeds the Bowl to raise the difficulty, 2 each; half are yours, and in a "
        "game of one the Bowl's as well.",
        Within(0, awesome.MOST_AP),
    ] = 0
    immune: Annotated[bool, "Whether the GM makes the target immune."] = False

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "bash")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self._difficulty)

    def facing(self, sheet: Sheet | None) -> Message:
        return words("more-than", number=self._difficulty)

    @property
    def _difficulty(self) -> int:
        return bash_difficulty(self.wounds, self.head) + 2 * self.harder

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        if self.immune:
            return self.outcome(roll, "failed", -1, sheet, reason="immune")
        return Task.judge(self, roll, sheet)

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        return out._replace(changes=(*out.changes, *shared(self.harder)))


def bash_difficulty(wounds: int, head: str) -> int:
    """Return what a knock-out has to exceed: 5 per Wound left and per level of head armor."""
    table = printed("tasks")
    return int(table["bash"]) * (wounds + int(printed("armor")["head"][head]))
