"""Several effects as one."""

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import made
from solo.rules.core.outcome import AnyEffect, AnySheet, Note


@dataclass(frozen=True, slots=True)
class InOrder:
    """Effects that happen one after the other."""

    effects: tuple[AnyEffect, ...]

    @property
    def hurts(self) -> bool:
        """Whether one of them does damage."""
        return any(getattr(one, "hurts", False) for one in self.effects)

    def apply(self, sheet: AnySheet, dice: Dice) -> tuple[AnySheet, tuple[Note, ...]]:
        return made(self.effects, sheet, dice)
