"""What holds for every attack in a fight, whoever makes it.

Source of all: ART Engine, ART-146, ART-196, ART-197, ART-395, ART-425, ART-443, ART-453.
"""

from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.fight.table import FightTable
from solo.rules.art.foe import Foe

COLUMNS = RULES["columns"]


def attack_columns(
    table: FightTable, by: Fighter, at: Fighter, *, melee: bool, rifle: bool, flat: bool
) -> int:
    """Return the columns that an attack is shifted by: for what lasts, lying down, and a grapple.

    Args:
        table: The workbench.
        by: Who attacks.
        at: Who is attacked.
        melee: Whether it is made hand to hand.
        rifle: Whether it is made with a rifle.
        flat: Whether the target has just fallen prone before it. That lessens the damage and
            shifts no column (ART-146).
    """
    shift = table.columns(by.id, "rolls", "attack-columns", on=at.id)
    shift += table.columns(at.id, "attacked")
    if at.prone and not flat:
        shift += COLUMNS["melee_at_prone"] if melee else COLUMNS["ranged_at_prone"]
    if by.prone and melee:
        shift += COLUMNS["melee_while_prone"]
    if by.prone and rifle:
        shift += COLUMNS["rifle_while_prone"]
    if table.battle.grip_of(by.id):
        shift += RULES["grapple"]["columns"]
    return int(shift)


def unarmed_attack(block: Foe) -> int:
    """Return the Attack of a block without its weapon. It is our rule: the text has none."""
    lower = RULES["unarmed_foe"] if block.arm is not None else 0
    return int(block.attack + lower)
