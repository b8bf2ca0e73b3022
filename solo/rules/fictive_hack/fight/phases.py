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
"""The actions that take focus: begun in phase 3, done in the last; two of them by a talent."""
_BY_TALENT = {"bash": "bash", "shrug": "survivor"}
FOCUS_BEGINS = 3
LAST = 6
_NPC_PHASES = {**PHASES, "recover": LAST, "frighten": FOCUS_BEGINS}


def takes_focus(action: str, sheet: Sheet) -> bool:
    """Tell whether an action of the hero's takes focus; improved talents may not (FH-117)."""
    return action in FOCUS and not _faster(action, sheet)


def begun_in(action: str, sheet: Sheet) -> int:
    """Return the phase in which an action of the hero's is begun."""
    return FOCUS_BEGINS if takes_focus(action, sheet) else _phase_of(action, sheet)


def hero_phase(turn: Turn, sheet: Sheet) -> int:
    """Return the phase in which the hero acts; 0 when that is over."""
    if turn.acted or not turn.action:
        return 0
    return _phase_of(turn.action, sheet)


def _phase_of(action: str, sheet: Sheet) -> int:
    """Return the phase of an action of the hero's, a focus being done in the last."""
    return PHASES.get(_faster(action, sheet) or action, LAST)


def _faster(action: str, sheet: Sheet) -> str:
    """Return the action whose phase an improved talent acts in instead of taking focus."""
    talent = _BY_TALENT.get(action, "")
    return talents.talents()[talent].faster if talents.improved(sheet, talent, "move") else ""


def npc_phase(action: str) -> int:
    """Return the phase in which a foe or a companion acts."""
    return _NPC_PHASES[action]
