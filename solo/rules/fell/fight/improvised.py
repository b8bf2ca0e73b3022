"""What a player tries in a fight though nobody listed it, and what it is worth there.

Notes: edge, and those of `effects`.
"""

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import InTurns, in_a_fight
from solo.rules.fell.checks.improvise import degree, no_easier
from solo.rules.fell.effects import Hurts
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed

BROKEN_OFF = "broken-off"
"""How a fight ends that the story has led out of."""


class Tried(InTurns):
    """How something is tried in a fight."""

    __slots__ = ()

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        return in_a_fight(printed("tries"), trait, degree(outcome), number)


def worth(
    outcome: Outcome, edge: int, sheet: Sheet, dice: Dice
) -> tuple[int, Sheet, tuple[Note, ...]]:
    """Return the edge for the hero's next attack, the better of two, and what a blunder costs.

    Source: FELL, FELL-007, FELL-012 (what it is worth: our reading).
    """
    table = printed("tries")["fight"]
    gained, harm = (int(table[name].get(degree(outcome), 0)) for name in ("edge", "harm"))
    sheet, notes = Hurts(points=harm, spare=True).apply(sheet, dice) if harm else (sheet, ())
    if gained > edge:
        notes += (Note("edge", {"steps": gained}),)
    return max(gained, edge), sheet, notes
