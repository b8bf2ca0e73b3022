"""Improvised actions in a fight: when they may be done, and what they are worth there.

Notes: edge, and those of `effects`.
"""

from dataclasses import dataclass, replace

from solo.rules.core.outcome import Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, in_a_fight
from solo.rules.fell.checks.improvise import degree, no_easier
from solo.rules.fell.effects import Hurts
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed


@dataclass(frozen=True, slots=True)
class Improvising:
    """What an improvised action means at a question of a fight."""

    table: FightTable
    own: bool = False  # whether the question is what the hero does in a turn

    def moment(self) -> str:
        """Return whether the hero may act now."""
        return NOW if self.own and self.table.sheet.up else LATER

    def attempt(self, check: Check[Sheet]) -> Check[Sheet]:
        """Return what is tried as it is rolled here: no easier than usual."""
        return no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        """Return prose for what it came to."""
        return in_a_fight(printed("tries"), trait, degree(outcome), number)


def improvise(table: FightTable, outcome: Outcome) -> None:
    """Gain an edge for the hero's next attack, the better of two; a blunder costs HP.

    Source: FELL, FELL-007, FELL-012 (what it is worth: our reading).
    """
    worth = printed("tries")["fight"]
    gained, harm = (int(worth[name].get(degree(outcome), 0)) for name in ("edge", "harm"))
    if harm:
        table.change(Hurts(points=harm, spare=True))
    if gained > table.battle.edge:
        table.tell("edge", steps=gained)
        table.battle = replace(table.battle, edge=gained)
