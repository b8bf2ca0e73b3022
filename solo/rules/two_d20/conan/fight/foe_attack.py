"""The attacks that the player doesn't make: dice, damage, and the Doom that goes into them.

Notes: foe-attacks, foe-missed, foe-bought, ability, slips, captured, and those of `tactics`.
"""

from collections.abc import Mapping
from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Note, Outcome
from solo.rules.two_d20.conan.fight.attack import hero_test, lying_low
from solo.rules.two_d20.conan.fight.damaging import halved
from solo.rules.two_d20.conan.fight.doom import pay_doom
from solo.rules.two_d20.conan.fight.hits import afflictions, strike
from solo.rules.two_d20.conan.fight.momentum import Spare, offered
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Fighter
from solo.rules.two_d20.conan.fight.tactics import Hit, worsened
from solo.rules.two_d20.conan.health.harm import Blow, hurt, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import categories, range_of
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.core.fighting import HERO, Move
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, SIDES, Aim, Count, Pool
from solo.rules.two_d20.core.sheet import Notes
from solo.rules.two_d20.core.testing import Terms

CAPTURED = "captured"
"""The key under `also` of a hero who falls to a Nonlethal hit."""


def foe_attacks(
    battle: Battle, attack: Attack, sheet: Sheet, dice: Dice, reaction: Outcome | None
) -> Move:
    """Roll a foe's attack, and let it fall if it beats the difficulty and the Reaction."""
    bought, sheet, notes = _buys(battle, sheet)
    foe = battle.fighter(attack.attacker)
    faces, count = _rolled(foe, Pool(Aim(foe.block.tn, foe.block.focus), DICE + bought), dice)
    needed = _needed(battle, attack)
    theirs = 0 if reaction is None or not reaction.facts["passed"] else reaction.successes
    facts = {"name": foe.name, "weapon": attack.weapon.name, "faces": faces,
             "successes": count.successes, "needed": max(needed, theirs + 1)}  # fmt: skip
    notes = (*notes, Note("foe-attacks", facts))
    if count.complications and foe.guard:
        # A foe's complication costs it its guard (our reading).
        battle = battle.put(replace(foe, guard=False))
        notes += (Note("slips", {"name": foe.name}),)
    if not (count.successes >= needed and count.successes > theirs):
        notes = (*notes, Note("foe-missed", {"name": foe.name}))
        move = _warded(battle, attack, sheet, max(0, theirs - count.successes))
        return move._replace(notes=(*notes, *move.notes))
    over = count.successes - (theirs if reaction is not None else needed)
    return _hits(battle, attack, sheet, dice, over, notes)


def against(battle: Battle, attack: Attack, sheet: Sheet, doom: int, terms: Terms | None) -> Odds:
    """Return the chances of an attack, with the dice that Doom buys it.

    Complications of the Reaction are Doom before the attack is rolled, so that they may buy some.

    Args:
        battle: The fight.
        attack: Whose attack it is, and at whom.
        sheet: The hero.
        doom: The Doom when the Reaction is rolled, or the attack if there is none.
        terms: The hero's Reaction, or None.
    """
    foe, needed = battle.fighter(attack.attacker), _needed(battle, attack)
    reaction = {Count(): 1} if terms is None else terms.pool.chances()
    each = sheet.options.complication_doom
    bought = {
        mine: dice_bought(battle, doom + mine.complications * each, sheet.options)
        for mine in reaction
    }
    most, aim = max(bought.values()), Aim(foe.block.tn, foe.block.focus)
    ways: list[tuple[Outcome, int]] = []
    for mine, many in reaction.items():
        parried = mine.successes if terms and mine.successes >= terms.difficulty else 0
        alike = many * SIDES ** (most - bought[mine])  # each out of the ways of the most dice
        for theirs, more in Pool(aim, DICE + bought[mine]).chances().items():
            through = theirs.successes >= needed and theirs.successes > parried
            ways.append((_HIT if through else _TURNED_ASIDE, alike * more))
    return tally(iter(ways))


_HIT, _TURNED_ASIDE = Outcome("hit", failures=1), Outcome("it comes to nothing", successes=1)


def ally_attacks(battle: Battle, attack: Attack, sheet: Sheet, dice: Dice) -> Move:
    """Let an ally attack; the hero's help is a die of the hero's own test (CON-025)."""
    ally, foe = battle.fighter(attack.attacker), battle.fighter(attack.target)
    helper = _helper(battle, attack, sheet) if ally.helped else None
    pool = Pool(Aim(ally.block.tn, ally.block.focus), DICE, helper=helper)
    faces, count = _rolled(ally, pool, dice)
    battle = battle.put(replace(ally, helped=False))
    facts = {"name": ally.name, "target": foe.name, "weapon": attack.weapon.name, "faces": faces,
             "successes": count.successes}  # fmt: skip
    notes: Notes = (Note("ally-attacks", facts),)
    over = count.successes - _needed(battle, attack)
    if over < 0:
        return Move(battle, None, sheet, (*notes, Note("foe-missed", {"name": ally.name})))
    weapon = attack.weapon
    blow = roll_blow(dice, weapon.dice, weapon.qualities, mental=weapon.mental)
    battle, more = strike(battle, foe, blow._replace(bonus=over), dice, sheet.options)
    return Move(battle, None, sheet, (*notes, *more))


def hit_hero(battle: Battle, blow: Blow, sheet: Sheet, dice: Dice) -> tuple[Battle, Sheet, Notes]:
    """Let a blow fall on the hero in a fight, with what its Effects leave behind."""
    hero, stood = battle.hero, not sheet.fallen
    cover = battle.plan.zones[hero.zone].cover
    sheet, notes = hurt(sheet, blow, dice, cover=cover, morale=hero.morale)
    if blow.hit.effects:
        battle = battle.stand(
            prone=hero.prone or "knockdown" in blow.qualities,
            stunned=hero.stunned or "stun" in blow.qualities,
            afflictions=(*hero.afflictions, *afflictions(blow)),
        )
    if stood and sheet.fallen and "nonlethal" in blow.qualities:
        battle = replace(battle, happened=(*battle.happened, CAPTURED))
        notes = (*notes, Note(CAPTURED, {}))
    return battle, sheet, notes


def _rolled(one: Fighter, pool: Pool, dice: Dice) -> tuple[tuple[int, ...], Count]:
    faces, helped = pool.roll(dice)
    return (*faces, *helped), pool.tally(faces, helped)


def _needed(battle: Battle, attack: Attack) -> int:
    """Return the difficulty of an attack, as it is for the hero (CON-014, CON-032)."""
    one, weapon = battle.fighter(attack.attacker), attack.weapon
    target = battle.hero if attack.target == HERO else battle.fighter(attack.target)
    away = range_of(battle.plan.distance(one.zone, target.zone))
    steps = categories(away, weapon.range) if weapon.kind != "melee" else 0
    steps += lying_low(weapon, away, prone=target.prone)
    return 1 + steps + one.prone + ("unwieldy" in weapon.qualities) + attack.swift


def _helper(battle: Battle, attack: Attack, sheet: Sheet) -> Aim:
    """Return what the hero's die of help is held against."""
    return hero_test(battle, attack.weapon.used_with).terms(sheet).pool.aim


def _buys(battle: Battle, sheet: Sheet) -> tuple[int, Sheet, Notes]:
    """Buy dice for an attack with Doom, as the policy says (CON-074)."""
    cost = sheet.options.bonus_d20_cost
    bought = dice_bought(battle, sheet.threat, sheet.options)
    if not bought:
        return 0, sheet, ()
    sheet, paid = pay_doom(sheet, bought * cost)
    return bought, sheet, (Note("foe-bought", {"dice": bought, **paid}),)


def dice_bought(battle: Battle, doom: int, options: ConanOptions) -> int:
    """Return how many dice so much Doom buys for an attack, as the policy says (CON-074)."""
    cost, bought = options.bonus_d20_cost, 0
    most = min(MOST_EXTRA, battle.policy.number("most_dice"))
    while bought < most and battle.policy.does("dice", doom - bought * cost, cost):
        bought += 1
    return bought


def _warded(battle: Battle, attack: Attack, sheet: Sheet, momentum: int) -> Move:
    """Offer the Momentum of a Reaction that won (CON-032, CON-054)."""
    stage = Spare(told="You turn it aside.", left=momentum, foe=attack.attacker)
    return offered(stage, battle, sheet) if momentum else Move(battle, None, sheet)


def _hits(
    battle: Battle, attack: Attack, sheet: Sheet, dice: Dice, over: int, notes: Notes
) -> Move:
    """Roll a foe's damage, make it worse, and let it fall on whom it was meant for."""
    foe, weapon = battle.fighter(attack.attacker), attack.weapon
    number, qualities = weapon.dice, weapon.qualities
    ability = foe.block.ability
    if ability is not None and battle.policy.does("ability", sheet.threat, ability.doom):
        sheet, paid = pay_doom(sheet, ability.doom)
        notes = (*notes, Note("ability", {"name": foe.name, "what": ability.name, **paid}))
        number, qualities = number + ability.dice, _joined(qualities, ability.qualities)
    blow = roll_blow(dice, number, qualities, mental=weapon.mental)
    most = battle.policy.number("most_damage")
    hit = worsened(Hit(battle, sheet, attack, blow, over, most), dice)
    battle, sheet, more = _falls(hit.battle, attack.target, hit.blow, hit.sheet, dice)
    notes = (*notes, *hit.notes, *more)
    if hit.second:
        battle, sheet, more = _falls(battle, hit.second, halved(hit.blow, dice), sheet, dice)
        notes = (*notes, *more)
    return Move(battle, None, sheet, notes)


def _falls(
    battle: Battle, target: str, blow: Blow, sheet: Sheet, dice: Dice
) -> tuple[Battle, Sheet, Notes]:
    if target == HERO:
        return hit_hero(battle, blow, sheet, dice)
    battle, notes = strike(battle, battle.fighter(target), blow, dice, sheet.options)
    return battle, sheet, notes


def _joined(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}
