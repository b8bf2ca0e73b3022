"""Which way somebody looks, as far as the rules ask for it: who attacks from behind.

The rules name attacks from behind (ART-109, ART-404) but no facing. Our reading, as simple as the
range track: an adventurer faces whoever he last struck at, or else who first struck at him; and an
attack comes from behind when its author was not seen, or stands on the other side of him on the
track than the one he faces, while that one is still up. In one's own band nobody is behind.
Turning round is free on one's own turn.
"""

from solo.rules.art.fight.table import FightTable


def behind(table: FightTable, by: str, at: str) -> bool:
    """Tell whether an attack of one fighter would meet another from behind."""
    one, other = table.fighter(at), table.fighter(by)
    if other.hidden:
        return True
    if one.facing in ("", by) or not table.up(one.facing):
        return False
    front = table.fighter(one.facing)
    return not front.hidden and (front.band - one.band) * (other.band - one.band) < 0


def face(table: FightTable, who: str, at: str) -> None:
    """Let somebody turn to another."""
    if table.fighter(who).facing != at and who != at:
        table.alter(who, facing=at)


def meet(table: FightTable, who: str, by: str) -> None:
    """Let somebody who faces nobody turn to an attack that he sees coming."""
    faced = table.fighter(who).facing
    if not faced or not table.up(faced):
        face(table, who, by)
