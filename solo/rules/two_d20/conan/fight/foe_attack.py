"""The attacks of foes and allies: dice, damage, and the Doom that is spent on them.

Notes: foe-attacks, foe-missed, foe-bought, ability, slips, captured, and those of `foe_momentum`.
"""

from collections.abc import Mapping
from dataclasses import replace

from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.party.company import about
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.checks.ranges import categories, range_of
from solo.rules.two_d20.conan.fight.damage import halved
from solo.rules.two_d20.conan.fight.difficulty import besetting, hero_test, lying_low
from solo.rules.two_d20.conan.fight.foe_momentum import FoeHit, purse_of, worsen
from solo.rules.two_d20.conan.fight.hits import afflictions, strike, tell_effects
from solo.rules.two_d20.conan.fight.momentum import Source, spend
from solo.rules.two_d20.conan.fight.state import Attack, Battle
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import CAPTURED
from solo.rules.two_d20.conan.health.harm import Blow, found, hurt, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, SIDES, Aim, Count, Pool
from solo.rules.two_d20.core.testing import Terms


def foe_attack(table: FightTable, attack: Attack, reaction: Outcome | None) -> Script[bool]:
    """Roll a foe's attack, and let it fall if it beats the difficulty and the Reaction.

    Returns whether the foe has bought a Swift Action with it.
    """
    bought = _buy_dice(table)
    foe = table.battle.fighter(attack.attacker)
    pool = Pool(Aim(foe.block.tn, foe.block.focus), DICE + bought)
    faces, _ = pool.roll(table.dice)
    count = pool.tally(faces)
    needed = _needed(table.battle, attack, table.sheet.options)
    table.keep_attack(attack, pool, (faces, ()), needed)
    theirs = 0 if reaction is None or not reaction.facts["passed"] else reaction.successes
    table.tell(
        "foe-attacks",
        name=foe.name,
        weapon=attack.weapon.name,
        at=table.named if attack.target == HERO else "",
        faces=faces,
        tn=pool.aim.tn,
        successes=count.successes,
        needed=max(needed, theirs + 1),
    )
    if count.complications and foe.guard:
        # A foe's complication costs it its guard (our reading).
        table.put(replace(foe, guard=False))
        table.tell("slips", name=foe.name)
    if count.successes >= needed and count.successes > theirs:
        return _hit(table, attack, count.successes - (needed if reaction is None else theirs))

    table.tell("foe-missed", name=foe.name)
    momentum = theirs - count.successes
    if momentum > 0:
        # A Reaction that won has Momentum, too (CON-032, CON-054).
        yield from spend(table, words("turned-aside"), momentum, Source(foe=attack.attacker))
    return False


def against(battle: Battle, attack: Attack, sheet: Sheet, doom: int, terms: Terms | None) -> Odds:
    """Return the chances of an attack, with the dice that Doom buys it.

    Complications of the Reaction become Doom before the attack is rolled, and may buy dice for it.

    Args:
        battle: The fight.
        attack: Whose attack it is, and at whom.
        sheet: The hero.
        doom: The Doom when the Reaction is rolled, or the attack if there is none.
        terms: The hero's Reaction, or None.
    """
    foe, needed = battle.fighter(attack.attacker), _needed(battle, attack, sheet.options)
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
    return replace(tally(iter(ways)), meaning=words("that-it-misses"))


_HIT, _TURNED_ASIDE = Outcome("hit", failures=1), Outcome("it comes to nothing", successes=1)


def ally_attack(table: FightTable, attack: Attack) -> None:
    """Let an ally attack; the hero's help is a die of the hero's own test (CON-025)."""
    ally, foe = table.battle.fighter(attack.attacker), table.battle.fighter(attack.target)
    weapon = attack.weapon
    helpers: tuple[Aim, ...] = ()
    if ally.helped:
        helpers = (hero_test(table.battle, weapon.used_with).terms(table.sheet).pool.aim,)
    pool = Pool(Aim(ally.block.tn, ally.block.focus), DICE, helpers=helpers)
    faces, helped = pool.roll(table.dice)
    count = pool.tally(faces, helped)
    needed = _needed(table.battle, attack, table.sheet.options)
    table.keep_attack(attack, pool, (faces, helped), needed)
    table.put(replace(ally, helped=False))
    table.tell(
        "ally-attacks",
        name=ally.name,
        target=foe.name,
        weapon=weapon.name,
        faces=(*faces, *helped),
        tn=pool.aim.tn,
        successes=count.successes,
        needed=needed,
    )
    over = count.successes - needed
    if over < 0:
        table.tell("foe-missed", name=ally.name)
        return
    worn = foe.block.armor
    blow = roll_blow(table.dice, weapon.dice, weapon.qualities, mental=weapon.mental, armor=worn)
    strike(table, foe.id, blow._replace(bonus=over))


def hit_hero(table: FightTable, blow: Blow) -> None:
    """Let a blow fall on the hero in a fight, with the lasting Effects."""
    hero, stood = table.hero, not table.sheet.fallen
    cover = table.battle.fight.zones[hero.zone].cover
    sheet, notes = hurt(table.sheet, blow, table.dice, cover=cover, morale=hero.morale)
    if table.named and not table.victim:
        notes = about(table.named, notes)
    table.become((sheet, notes))
    table.keep_blow(table.named or "you", blow, **found(notes))
    if blow.hit.effects:
        table.stand(
            prone=hero.prone or "knockdown" in blow.qualities,
            stunned=hero.stunned or "stun" in blow.qualities,
            afflictions=(*hero.afflictions, *afflictions(blow)),
        )
        if not table.sheet.fallen:
            tell_effects(table, hero, table.hero, table.named or "you")
    if stood and table.sheet.fallen and "nonlethal" in blow.qualities:
        table.battle = replace(table.battle, happened=(*table.battle.happened, CAPTURED))
        table.tell(CAPTURED)


def _needed(battle: Battle, attack: Attack, options: ConanOptions) -> int:
    """Return the difficulty of an attack, as it is for the hero (CON-014, CON-032, CON-048)."""
    one, weapon = battle.fighter(attack.attacker), attack.weapon
    target = battle.hero if attack.target == HERO else battle.fighter(attack.target)
    away = range_of(battle.fight.distance(one.zone, target.zone))
    steps = categories(away, weapon.range) if weapon.kind != "melee" else 0
    steps += lying_low(weapon, away, prone=target.prone)
    steps += one.hampered(options, mental=weapon.mental)
    steps += besetting(battle, one, weapon.used_with)
    return 1 + steps + one.prone + ("unwieldy" in weapon.qualities) + attack.swift


def _buy_dice(table: FightTable) -> int:
    """Buy dice for an attack with Doom, as the policy says (CON-074)."""
    bought = dice_bought(table.battle, table.sheet.threat, table.sheet.options)
    if bought:
        paid = table.pay_doom(bought * table.sheet.options.bonus_d20_cost)
        table.tell("foe-bought", dice=bought, **paid)
    return bought


def dice_bought(battle: Battle, doom: int, options: ConanOptions) -> int:
    """Return how many dice so much Doom buys for an attack, as the policy says (CON-074)."""
    cost, bought = options.bonus_d20_cost, 0
    most = min(MOST_EXTRA, battle.policy.number("most_dice"))
    while bought < most and battle.policy.does("dice", doom - bought * cost, cost):
        bought += 1
    return bought


def _hit(table: FightTable, attack: Attack, over: int) -> bool:
    """Roll a foe's damage, make it worse, and let it fall on whom it was meant for (CON-075).

    Returns whether the foe has bought a Swift Action.
    """
    foe, weapon = table.battle.fighter(attack.attacker), attack.weapon
    number, qualities = weapon.dice, weapon.qualities
    ability = foe.block.ability
    if ability and table.battle.policy.does("ability", table.sheet.threat, ability.doom):
        paid = table.pay_doom(ability.doom)
        table.tell("ability", name=foe.name, what=ability.name.rstrip("."), **paid)
        number, qualities = number + ability.dice, _joined(qualities, ability.qualities)
    at = attack.target
    worn = table.sheet.armor if at == HERO else table.battle.fighter(at).block.armor
    blow = roll_blow(table.dice, number, qualities, mental=weapon.mental, armor=worn)
    hit = FoeHit(attack, blow, purse_of(table, over))
    worsen(table, hit)
    _fall(table, attack.target, hit.blow)
    if hit.second:
        _fall(table, hit.second, halved(hit.blow, table.dice))
    return hit.again


def _fall(table: FightTable, target: str, blow: Blow) -> None:
    if target == HERO:
        hit_hero(table, blow)
    else:
        strike(table, target, blow)


def _joined(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}
