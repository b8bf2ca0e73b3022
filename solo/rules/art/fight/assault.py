"""The attacks of foes on ours: their rank with all that shifts it, of one foe or of several as one.

What happens then is in `attack.suffer_attack`.

Source of all: ART Engine, ART-197, ART-205, ART-387, ART-390, ART-395, ART-443, ART-453, ART-454.
"""

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank, add_difficulties
from solo.rules.art.fight.any_attack import COLUMNS, attack_columns, unarmed_attack
from solo.rules.art.fight.state import Pairs
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import behind
from solo.rules.art.fight.words import words
from solo.words import Text


@dataclass(frozen=True, kw_only=True)
class Assault:
    """An attack that somebody has to defend against."""

    at: str  # who is attacked
    by: tuple[str, ...] = ()  # the foes that attack, several as one; nobody for a mishap
    rank: Rank  # the Attack rank, with all that shifts it
    rating: int = 0  # the damage rating (ART-260)
    name: Text = ""  # how the display calls the attacker
    melee: bool = True  # whether it is made hand to hand
    hands: int = 1  # the hands that the weapon takes; 0 for teeth, claws and fists
    large: bool = False  # whether they are large (ART-407)
    firearm: bool = False  # whether armor against firearms helps
    added: Pairs = ()  # points on the Defense roll
    lessened: int = 0  # ranks of damage that falling prone saves (ART-146)
    area: bool = False  # whether it strikes several at once
    comrade: bool = False  # a comrade's that went astray: nobody fumbles, nothing strikes back
    behind: bool = False  # whether it comes from behind (ART-109, ART-404)


def assault_of(
    table: FightTable, by: tuple[str, ...], at: str, *, area: bool = False, lessened: int = 0
) -> Assault:
    """Return the attack of a foe, or of several as one, on somebody.

    Several add up their Attack ranks, and the highest damage rating counts (ART-390). `lessened`
    is the damage that falling prone before an area attack takes off; lying prone then shifts no
    columns besides.
    """
    ranks = [attack_rank(table, one, at, area=area, flat=lessened > 0) for one in by]
    total = ranks[0] if len(ranks) == 1 else add_difficulties(ranks)
    first = table.fighter(by[0])
    block = first.ranks
    arm = block.arm if armed(table, by[0]) else None
    melee = first.band == table.fighter(at).band and (arm is None or arm.type == "melee")
    name = first.name if len(by) == 1 else words("and-more", name=first.name, more=len(by) - 1)
    return Assault(
        at=at,
        by=by,
        rank=total,
        rating=max(table.fighter(one).ranks.damage for one in by),
        name=name,
        melee=melee and not area,
        hands=arm.hands if arm else 0,
        large=block.weapon == "large-natural",
        firearm=arm.firearm if arm else False,
        lessened=lessened,
        area=area,
        added=_hold(table, by[0]),
        behind=any(behind(table, one, at) for one in by),
    )


def attack_rank(
    table: FightTable, by: str, at: str, *, area: bool = False, flat: bool = False
) -> Rank:
    """Return a foe's Attack rank on somebody, with the columns that shift it.

    An area attack is never made hand to hand. Who has just fallen `flat` before it takes less
    damage, and gains nothing else by lying prone (ART-146).

    Source: ART Engine, ART-197, ART-395, ART-443, ART-453, ART-454.
    """
    foe, target = table.fighter(by), table.fighter(at)
    block = foe.ranks
    has = armed(table, by)
    level = int(block.attack) if has else unarmed_attack(block)
    by_hand = not has or block.arm is None or block.arm.type == "melee"
    melee = by_hand and foe.band == target.band and not area
    rifle = has and block.weapon == "rifle"
    level += attack_columns(table, foe, target, melee=melee, rifle=rifle, flat=flat)
    grip = table.battle.grip_of(by)
    if table.battle.combat.dark and not block.sees_dark and not (grip and at in grip.members):
        level += COLUMNS["unseen"]
    return Rank(max(1, min(11, level)))


def armed(table: FightTable, by: str) -> bool:
    """Tell whether a foe can use its weapon now; in a grapple only one for one hand (ART-442).

    A block does not say how long its weapon is: we take those for two hands to be too long. Of
    weapons that shoot, only a handgun can be used there (ART-446).
    """
    one = table.fighter(by)
    arm = one.ranks.arm
    if one.weapon != "hand" or arm is None:
        return one.weapon == "hand"
    fits = arm.hands < 2 and (arm.type == "melee" or arm.firearm)
    return fits or table.battle.grip_of(by) is None


def _hold(table: FightTable, by: str) -> tuple[tuple[str, int], ...]:
    """Return what a foe's hold does to a player's roll: its bonus, reversed (ART-205, ART-439)."""
    grip = table.battle.grip_of(by)
    if grip is None or grip.holder != by or not grip.bonus:
        return ()
    return (("the hold", -grip.bonus),)
