"""The six phases of a round, and which action belongs to which.

Defend or protect; ranged attacks; focus or impede; move or push; attack or assist; and last what
took focus.

Source: Fictive Hack, FH-132, FH-142, FH-143.
"""

from solo.rules.fictive_hack.fight.state import Turn
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed

PHASES: dict[str, int] = printed("fight")["phases"]
FOCUS = ("aim", "reload", "steady", "intimidate", "parley", "bash", "shrug")
"""The actions that take focus: begun in phase 3, done in the last."""
FOCUS_BEGINS = 3
LAST = 6
_NPC_PHASES = {**PHASES, "recover": LAST, "frighten": FOCUS_BEGINS}


def begun_in(action: str) -> int:
    """Return the phase in which an action of the hero's is begun."""
    return FOCUS_BEGINS if action in FOCUS else PHASES.get(action, LAST)


def hero_phase(turn: Turn, sheet: Sheet) -> int:
    """Return the phase in which the hero acts; 0 when that is over."""
    if turn.acted or not turn.action:
        return 0
    if turn.action in FOCUS:
        faster = {"bash": "bash", "shrug": "survivor"}.get(turn.action, "")
        return PHASES["move"] if faster and talents.improved(sheet, faster, "move") else LAST
    return PHASES.get(turn.action, LAST)


def npc_phase(action: str) -> int:
    """Return the phase in which a foe or a companion acts."""
    return _NPC_PHASES.get(action, LAST)
