"""The range track: distances, what a move costs, who may leave a band, and who looks where.

Source of all: ART Engine, ART-109, ART-363 to ART-372, ART-376, ART-404.
"""

from collections.abc import Iterator

from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.fight.table import FightTable

ESCAPE = int(RULES["escape"])


def apart(one: Fighter, other: Fighter) -> int:
    """Return how many bands lie between two fighters; 0 is the same band (ART-365)."""
    return abs(one.band - other.band)


def leaving(table: FightTable, who: str, band: int) -> int:
    """Return how many bands it costs to leave a band: two, where enemies outnumber one's friends.

    Oneself is not counted among one's friends; enemies who can do nothing are not counted either.

    Source: ART Engine, ART-371.
    """
    foes = len([one for one in table.against(who) if one.band == band and free_to_act(one)])
    if not foes or table.fighter(who).hidden:
        return 1
    friends = len([one for one in table.beside(who) if one.band == band])
    return ESCAPE if foes > friends else 1


def free_to_act(fighter: Fighter) -> bool:
    """Tell whether somebody could get in another's way."""
    return not (fighter.pinned or fighter.gone or fighter.fooled)


def cost(table: FightTable, who: str, to: int) -> int | None:
    """Return what it costs to move to a band, or None where rough ground lies between.

    Source: ART Engine, ART-370 to ART-372.
    """
    here = table.fighter(who).band
    return 0 if to == here else dict(_ahead(table, who, 1 if to > here else -1)).get(to)


def reachable(table: FightTable, who: str, bands: int) -> list[tuple[int, int]]:
    """Return the bands within so many, with what each costs, the nearest first."""
    sides = (_ahead(table, who, step, bands) for step in (-1, 1))
    return sorted((one for side in sides for one in side), key=lambda one: (one[1], one[0]))


def furthest(table: FightTable, who: str, to: int, bands: int) -> int:
    """Return the band that somebody gets to on the way to another with so many bands to spend."""
    here = best = table.fighter(who).band
    for band, _ in _ahead(table, who, 1 if to > here else -1, bands):
        if abs(band - here) > abs(to - here):
            break
        best = band
    return best


def _ahead(
    table: FightTable, who: str, step: int, bands: int | None = None
) -> Iterator[tuple[int, int]]:
    """Yield the bands on one side, the nearest first, with what each costs, up to rough ground.

    Of no more than so many to spend, if that is said.

    Source: ART Engine, ART-370 to ART-372.
    """
    combat, band, spent = table.battle.combat, table.fighter(who).band, 0
    while 1 <= band + step <= combat.bands and (bands is None or spent < bands):
        spent += leaving(table, who, band)
        band += step
        if bands is not None and spent > bands:
            return
        yield band, spent
        feature = combat.feature(band)
        if feature is not None and feature.rough:
            return


def places(distance: int, bands: int, given: int | None) -> tuple[int, int]:
    """Return where the adventurers and, so far off, the foes begin, with room on both sides.

    Source: ART Engine, ART-364, ART-366.
    """
    if given is not None:
        ahead = given + distance
        return given, ahead if ahead <= bands else max(1, given - distance)
    party = max(1, (bands - distance) // 2)
    return party, min(bands, party + distance)


def exits_of(table: FightTable) -> list[int]:
    """Return the bands where one may leave the fight (ART-363)."""
    made = [int(name[5:]) for name in table.battle.done if name.startswith("exit-")]
    return sorted({*map(int, table.battle.combat.exits), *made})


def tell_move(table: FightTable, who: str) -> None:
    """Tell where somebody has moved to."""
    band = table.fighter(who).band
    feature = table.battle.combat.feature(band)
    table.say("moves", who, band=band, feature=feature.name if feature else "")


# Facing
#
# The rules name attacks from behind (ART-109, ART-404) but no facing. Our reading, as simple as the
# range track: adventurers face whomever they struck at last, or else whoever first struck at them.
# An attack comes from behind when the attacker was not seen, or stands on the other side of the
# track than the one they face, while that one is still up. In one's own band nobody is behind.
# Turning round is free on one's own turn.


def behind(table: FightTable, by: str, at: str) -> bool:
    """Tell whether an attack of one fighter would meet another from behind."""
    one, other = table.fighter(at), table.fighter(by)
    if other.hidden:
        return True
    if one.facing in ("", by) or not table.up(one.facing):
        return False
    front = table.fighter(one.facing)
    return not front.hidden and (front.band - one.band) * (other.band - one.band) < 0


def meet(table: FightTable, who: str, by: str) -> None:
    """Let somebody who faces nobody turn to an attack that they see coming."""
    faced = table.fighter(who).facing
    if not faced or not table.up(faced):
        table.face(who, by)
