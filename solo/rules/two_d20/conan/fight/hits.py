"""Blows that fall on foes and allies, and the effects of them that last.

Notes: struck, fell, floored, stunned, afflicted.
"""

from dataclasses import replace

from solo.rules.two_d20.conan.fight.state import BROKEN, DOWN, Affliction, Fighter, Stance
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import TAKEN
from solo.rules.two_d20.conan.health.harm import Blow, take, told
from solo.rules.two_d20.core import combat_dice

AFFLICTIONS = {"incendiary": "burning", "persistent": "bleeding"}


def strike(table: FightTable, key: str, blow: Blow) -> None:
    """Let a blow fall on a foe or an ally (CON-041 to CON-048)."""
    fighter = table.battle.fighter(key)
    number = fighter.morale if blow.mental else table.battle.fight.zones[fighter.zone].cover
    soak_dice = combat_dice.roll(table.dice, number)
    fixed = fighter.block.courage if blow.mental else fighter.block.soak_at(blow.place)
    through = blow.through(fixed, soak_dice)
    intense = "intense" in blow.qualities and blow.hit.effects > 0
    left = fighter.resolve if blow.mental else fighter.vigor
    taken = take(left, through, table.sheet.options, intense=intense)
    soak = fixed + combat_dice.read(soak_dice).damage
    found = {
        "soak": soak,
        "through": through,
        "ignored": min(soak, blow.pierced),
        "harm": taken.harm,
    }
    table.tell("struck", **told(blow), name=fighter.name, left=taken.left, **found)
    table.keep_blow(fighter.name, blow, **found)
    if blow.mental:
        fighter = replace(fighter, resolve=taken.left, trauma=fighter.trauma + taken.harm)
    else:
        fighter = replace(fighter, vigor=taken.left, wounds=fighter.wounds + taken.harm)
    struck = _suffering(fighter, blow)
    harmed(table, struck, nonlethal="nonlethal" in blow.qualities)
    if table.up(key):
        tell_effects(table, fighter, struck, fighter.name)


def _suffering(fighter: Fighter, blow: Blow) -> Fighter:
    """Put on what the Effects bring besides damage (CON-036; the qualities are ours)."""
    if not blow.hit.effects:
        return fighter
    return replace(
        fighter,
        prone=fighter.prone or "knockdown" in blow.qualities,
        stunned=fighter.stunned or "stun" in blow.qualities,
        afflictions=(*fighter.afflictions, *afflictions(blow)),
    )


def tell_effects(
    table: FightTable, before: Fighter | Stance, after: Fighter | Stance, name: str
) -> None:
    """Tell what the Effects of a hit have changed for somebody."""
    if after.prone and not before.prone:
        table.tell("floored", name=name)
    if after.stunned and not before.stunned:
        table.tell("stunned", name=name)


def afflictions(blow: Blow) -> tuple[Affliction, ...]:
    """Return what goes on hurting after a blow with Effects."""
    return tuple(
        Affliction(word, blow.qualities[name], blow.hit.effects)
        for name, word in AFFLICTIONS.items()
        if name in blow.qualities
    )


def suffer(table: FightTable, key: str) -> None:
    """Let what goes on hurting hurt a foe or an ally at the end of a turn."""
    fighter = table.battle.fighter(key)
    for affliction in fighter.afflictions:
        damage = combat_dice.read(combat_dice.roll(table.dice, affliction.dice)).damage
        taken = take(fighter.vigor, damage, table.sheet.options)
        fighter = replace(fighter, vigor=taken.left, wounds=fighter.wounds + taken.harm)
        table.tell("afflicted", name=fighter.name, word=affliction.word, damage=damage)
    fighter = replace(fighter, afflictions=lessened(fighter.afflictions))
    harmed(table, fighter, nonlethal=False)


def lessened(afflictions: tuple[Affliction, ...]) -> tuple[Affliction, ...]:
    """Return what goes on hurting after another round."""
    left = (one._replace(rounds=one.rounds - 1) for one in afflictions)
    return tuple(one for one in left if one.rounds > 0)


def harmed(table: FightTable, fighter: Fighter, *, nonlethal: bool) -> None:
    """Take somebody in as they are now; who has all Harm is out of the fight (CON-047, CON-048)."""
    how = ""
    if fighter.wounds >= fighter.block.wounds:
        how = TAKEN if nonlethal else DOWN
    elif fighter.trauma >= fighter.block.trauma:
        how = BROKEN
    if how and not fighter.down:
        fighter = replace(fighter, down=how)
        table.tell("fell", name=fighter.name, how=how)
    table.put(fighter)
