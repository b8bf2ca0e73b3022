"""Which way somebody looks, as far as the rules ask for it: who attacks from behind.

The rules name attacks from behind (ART-109, ART-404) but no facing. Our reading, as simple as the
range track: an adventurer faces whoever he last struck at, or else who first struck at him; and an
attack comes from behind when its author was not seen, or stands on the other side of him on the
track than the one he faces, while that one is still up. In one's own band nobody is behind.
Turning round is free on one's own turn.
"""

from solo.rules.art.fight.draft import Draft


def behind(draft: Draft, by: str, at: str) -> bool:
    """Tell whether an attack of one fighter would meet another from behind."""
    one, other = draft.fighter(at), draft.fighter(by)
    if other.hidden:
        return True
    if one.facing in ("", by) or not draft.up(one.facing):
        return False
    front = draft.fighter(one.facing)
    return not front.hidden and (front.band - one.band) * (other.band - one.band) < 0


def face(draft: Draft, who: str, at: str) -> None:
    """Let somebody turn to another."""
    if draft.fighter(who).facing != at and who != at:
        draft.change(who, facing=at)


def meet(draft: Draft, who: str, by: str) -> None:
    """Let somebody who faces nobody turn to an attack that he sees coming."""
    faced = draft.fighter(who).facing
    if not faced or not draft.up(faced):
        face(draft, who, by)
