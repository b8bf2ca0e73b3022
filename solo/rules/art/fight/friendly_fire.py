"""Attacks of ours that strike our own: on a comrade, and stray shots."""

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.arms import weapon_in_use
from solo.rules.art.fight.assault import Assault
from solo.rules.art.fight.attack_roll import Blow, is_melee, unluckiest
from solo.rules.art.fight.kickers import damage_rank
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.core.table import Script


def on_comrade(table: FightTable, blow: Blow, rank: int) -> Assault:
    """Return the attack of one of ours on another; Defense must meet its result (ART-389)."""
    own = weapon_in_use(table, blow.by) if blow.arm is None else None
    item = own.item if own is not None else blow.arm.item if blow.arm is not None else None
    firearm = item is not None and item.weapon is not None and item.weapon.klass.firearm
    firearm = firearm and not table.perk(blow.by, "armor-piercing-rounds")  # ART-497
    return Assault(
        at=blow.at,
        rank=damage_rank(rank),
        name=table.name(blow.by),
        melee=is_melee(table, blow),
        hands=item.hands if item else 1,
        firearm=firearm,
        lessened=blow.lessened,
        comrade=True,
    )


def stray_shot(table: FightTable, blow: Blow) -> Script[Assault | None]:
    """Return the attack on the unluckiest of ours in the target's band, if any (ART-391).

    A spray is an attack with a ranged weapon as any other; a grenade is none (ART-110).
    All of them roll for it, even the shooter, if in that band.
    """
    thrown = blow.arm is not None and blow.arm.thrown
    if thrown or is_melee(table, blow):
        return None
    band = table.fighter(blow.at).band
    there = [one.id for one in table.ours() if one.band == band]
    if not there:
        return None
    unlucky = yield from unluckiest(table, there, blow.by, words("against-stray"))
    table.say("stray", unlucky)
    rank = Rank.parse(RULES["mishap"]["attack"])
    name = words("a-stray-shot")
    return Assault(at=unlucky, rank=rank, name=name, melee=False, comrade=True)
