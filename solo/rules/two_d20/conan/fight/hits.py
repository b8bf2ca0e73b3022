"""What a blow does to a foe or an ally, and what its Effects leave behind.

Notes: struck, fell, afflicted.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.fight.state import BROKEN, DOWN, TAKEN, Affliction, Battle, Fighter
from solo.rules.two_d20.conan.health.harm import Blow, take, told
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.sheet import Notes

AFFLICTIONS = {"incendiary": "burning", "persistent": "bleeding"}


def strike(
    battle: Battle, fighter: Fighter, blow: Blow, dice: Dice, options: ConanOptions
) -> tuple[Battle, Notes]:
    """Let a blow fall on a foe or an ally (CON-041 to CON-048)."""
    number = fighter.morale if blow.mental else battle.plan.zones[fighter.zone].cover
    soak_dice = combat_dice.roll(dice, number)
    fixed = fighter.block.courage if blow.mental else fighter.block.soak_at(blow.place)
    through = blow.through(fixed, soak_dice)
    intense = "intense" in blow.qualities and blow.hit.effects > 0
    left = fighter.resolve if blow.mental else fighter.vigor
    taken = take(left, through, options, intense=intense)
    soak = fixed + combat_dice.read(soak_dice).damage
    facts = {
        **told(blow),
        "name": fighter.name,
        "soak": soak,
        "through": through,
        "ignored": min(soak, blow.pierced),
        "left": taken.left,
        "harm": taken.harm,
    }
    if blow.mental:
        fighter = replace(fighter, resolve=taken.left, trauma=fighter.trauma + taken.harm)
    else:
        fighter = replace(fighter, vigor=taken.left, wounds=fighter.wounds + taken.harm)
    fighter = _suffering(fighter, blow)
    fighter, fell = _fallen(fighter, nonlethal="nonlethal" in blow.qualities)
    return battle.put(fighter), (Note("struck", facts), *fell)


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


def afflictions(blow: Blow) -> tuple[Affliction, ...]:
    """Return what goes on hurting after a blow with Effects."""
    return tuple(
        Affliction(word, blow.qualities[name], blow.hit.effects)
        for name, word in AFFLICTIONS.items()
        if name in blow.qualities
    )


def suffer(
    battle: Battle, fighter: Fighter, dice: Dice, options: ConanOptions
) -> tuple[Battle, Notes]:
    """Let what goes on hurting hurt somebody at the end of a turn."""
    notes: Notes = ()
    for affliction in fighter.afflictions:
        damage = combat_dice.read(combat_dice.roll(dice, affliction.dice)).damage
        taken = take(fighter.vigor, damage, options)
        fighter = replace(fighter, vigor=taken.left, wounds=fighter.wounds + taken.harm)
        facts = {"name": fighter.name, "word": affliction.word, "damage": damage}
        notes += (Note("afflicted", facts),)
    fighter = replace(fighter, afflictions=lessened(fighter.afflictions))
    fighter, fell = _fallen(fighter, nonlethal=False)
    return battle.put(fighter), (*notes, *fell)


def lessened(afflictions: tuple[Affliction, ...]) -> tuple[Affliction, ...]:
    """Return what goes on hurting after another round."""
    left = (one._replace(rounds=one.rounds - 1) for one in afflictions)
    return tuple(one for one in left if one.rounds > 0)


def _fallen(fighter: Fighter, *, nonlethal: bool) -> tuple[Fighter, Notes]:
    """Put somebody out of the fight whose Harm is full (CON-047, CON-048)."""
    how = ""
    if fighter.wounds >= fighter.block.wounds:
        how = TAKEN if nonlethal else DOWN
    elif fighter.trauma >= fighter.block.trauma:
        how = BROKEN
    if not how or fighter.down:
        return fighter, ()
    facts = {"name": fighter.name, "how": how}
    return replace(fighter, down=how), (Note("fell", facts),)
