"""Forcing a door."""

from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.health.effects import Wounds
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Door(Challenge):
    """Brawn against a door, at a Wound each attempt that metal armor soaks (FH-169)."""

    rule: ClassVar[str] = "FH-169"

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if sheet is not None and sheet.armor in printed("armor")["metal"]:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Wounds(1)))
