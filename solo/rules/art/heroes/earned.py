"""What a roll by itself brings the hero; more that may happen to one is in `effects`.

Notes: those of `fame`, and bonus-changed.
"""

from dataclasses import dataclass
from typing import ClassVar

from solo.rules.art.checks import fame
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note


@dataclass(frozen=True, slots=True)
class Bonus:
    """Something added to the hero's next roll, or taken from it (ART-219)."""

    shorthand: ClassVar[str] = "points"
    points: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.points:
            return sheet, ()
        bonus = sheet.bonus + self.points
        facts = {"by": self.points, "bonus": bonus}
        return changed(sheet, bonus=bonus), (Note("bonus-changed", facts),)


@dataclass(frozen=True, slots=True)
class RecoverFame:
    """All Fame that was expended comes back (ART-066)."""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return fame.recover_fame(sheet)
