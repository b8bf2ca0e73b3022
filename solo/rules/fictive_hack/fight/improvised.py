"""An improvised action in a fight: it takes the place of the hero's action (FH-168)."""

from solo.rules.core.fights.turns import NOW, TurnBase, in_a_fight
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Check
from solo.rules.fictive_hack.checks.improvise import degree, no_easier
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.words import Message


class HeroChooses(TurnBase):
    """The meaning of an improvised action while the player chooses the hero's action."""

    __slots__ = ()

    def moment(self) -> str:
        return NOW

    def attempt(self, check: Check[Sheet], *, written: bool = False) -> Check[Sheet]:
        return check if written else no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> Message:
        return words(in_a_fight(printed("tries"), degree(outcome), number))

    @property
    def worth(self) -> Message:
        """What success brings, as it is told before the roll."""
        return words(printed("tries")["fight"]["worth"])
