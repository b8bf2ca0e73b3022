"""An improvised action in the middle of a fight: it is the hero's action of the round (FH-168)."""

from dataclasses import dataclass

from solo.rules.core.outcome import Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, in_a_fight
from solo.rules.fictive_hack.checks.improvise import degree, no_easier
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True)
class Improvising:
    """What an improvised action means at a question of a fight."""

    when: str  # NOW or LATER

    def moment(self) -> str:
        return self.when

    def attempt(self, check: Check[Sheet]) -> Check[Sheet]:
        return no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        return in_a_fight(printed("tries"), trait, degree(outcome), number)


HERO_CHOOSES = Improvising(NOW)
"""The player chooses the hero's action, and may improvise one."""
ROUND_GOES_ON = Improvising(LATER)
"""Something else is to be decided first."""
