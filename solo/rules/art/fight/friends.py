"""The offer that only a friend with ranks has: to act alone, by its policy (ART-017, ART-192).

Everything else is offered to friends as it is to adventurers; the player rolls with their ranks.
"""

from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.offers import Offer
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script


def alone(table: FightTable, who: str) -> Offer:
    """Offer to let a friend act alone."""

    def do(_: str) -> "Script[None]":
        table.alter_turn(over=True)
        yield from npc_turn(table, who)

    policy = table.fighter(who).ranks.policy
    text = words("acts-alone", name=table.name(who), policy=policy)
    return Offer(option=Option("own-way", text, hint="alone"), do=do)
