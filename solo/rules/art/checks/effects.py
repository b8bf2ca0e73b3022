"""Effects that a roll by itself has on its hero: a bonus to the next, Fame recovered.

Notes: those of `fame`, and bonus-changed.
"""

from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.art.checks.fame import recover_fame
from solo.rules.art.checks.steps import Added
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.outcome import Note


@dataclass(frozen=True, slots=True)
class Bonus:
    """Something added to the roll of the hero's next action, or taken from it (ART-219)."""

    shorthand: ClassVar[str] = "points"
    points: Added

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.points:
            return sheet, ()
        bonus = sheet.bonus + self.points
        facts = {"by": self.points, "before": sheet.bonus, "bonus": bonus}
        return changed(sheet, bonus=bonus), (Note("bonus-changed", facts),)


RecoverFame = effect(
    "RecoverFame", recover_fame, "All Fame that was expended comes back (ART-066)."
)
