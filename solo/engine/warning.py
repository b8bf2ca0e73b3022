"""The warning before certain death: the player must insist (ART-061)."""

from typing import ClassVar

from solo.dataclass import dataclass
from solo.engine.words import words as say
from solo.rules.core.bases import EncounterBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import AnyStep, Illegal, Step
from solo.words import Text


@dataclass(frozen=True, slots=True)
class Warned(EncounterBase[AnySheet]):
    """An encounter of one question: to think again, or to do it all the same."""

    warning: str
    INSIST: ClassVar[str] = "insist"

    def options(self, sheet: AnySheet) -> tuple[Option, ...]:
        return (
            Option("relent", say("think-again"), hint="no"),
            Option(self.INSIST, say("do-it"), hint="yes"),
        )

    def step(self, option: str, words: str, sheet: AnySheet, dice: Dice) -> AnyStep:
        if option not in ("relent", self.INSIST):
            raise Illegal(say("certain-death"))
        return Step(None, sheet, outcome=Outcome(option))

    def status(self, sheet: AnySheet) -> tuple[Text, ...]:
        return (self.warning, say("no-roll"))
