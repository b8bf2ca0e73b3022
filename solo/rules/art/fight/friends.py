"""The offer that only a friend with ranks has: to act alone, by its policy (ART-017, ART-192).

Everything else is offered to friends as it is to adventurers; the player rolls with their ranks.
"""

from solo.rules.art.fight.messages import capital
from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.offers import Offer
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.table import FightTable
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script


def alone(table: FightTable, who: str) -> Offer:
    """Offer to let a friend act alone."""

    def do(words: str) -> Script[None]:
        table.alter_turn(over=True)
        yield from npc_turn(table, who)

    own = RULES["policies"][table.fighter(who).ranks.policy]
    text = f"{capital(table.name(who))} acts alone: {own}"
    return Offer(option=Option("own-way", text, hint="alone"), do=do)
