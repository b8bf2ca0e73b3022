"""The turns of foes and allies: they get up, come closer or step back, and attack.

Notes: approaches, closes, retreats, rises, arms, regains, reloads, holds, retaliates, afflicted.
"""

from dataclasses import replace

from solo.rules.core.party.company import slug
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.checks.ranges import EXTREME, range_of
from solo.rules.two_d20.conan.fight.difficulty import PARRY, besetting
from solo.rules.two_d20.conan.fight.foe_attack import ally_attack
from solo.rules.two_d20.conan.fight.hits import suffer
from solo.rules.two_d20.conan.fight.momentum import cost_of
from solo.rules.two_d20.conan.fight.reactions import attacked, strike_after, strike_first
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Fighter
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.gear.written import Weapon, known_weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.pool import Aim, Pool


def npc_turn(table: FightTable, key: str) -> Script[None]:
    """Take the turn of a foe or an ally: the Minor Action first, then the Standard one."""
    one = replace(table.battle.fighter(key), nerve=0)
    table.put(one)
    if table.sheet.party and table.battle.is_foe(key):
        _face(table, one)
        table.victim = table.named
    yield from _whole_turn(table, one, key)
    table.victim = ""
    table.acted.append(key)


def _face(table: FightTable, one: Fighter) -> None:
    """Make the hero whom a foe goes for the one whom it is about: of several the nearest (ours).

    Of those as near it is the weakest, where it aims at such, and else each foe takes another.
    """
    heroes = {slug(hero.name): hero for hero in COMPANY.able_members(table.sheet)}
    now = slug(table.sheet.name)
    stances = {who: table.hero if who == now else table.battle.bench[who] for who in heroes}
    zones = {who: stance.zone for who, stance in stances.items()}
    fight = table.battle.fight
    least = min(fight.distance(one.zone, zone) for zone in zones.values())
    near = [who for who, zone in zones.items() if fight.distance(one.zone, zone) == least]
    near.sort(key=table.battle.order_of)
    if one.block.aims == "weakest":
        table.turn_to(min(near, key=lambda who: heroes[who].vigor), tells=False)
        return
    place = next(n for n, foe in enumerate(table.battle.foes) if foe.id == one.id)
    shift = table.battle.round - 1 if one.block.aims == "spread" else 0
    table.turn_to(near[(place + shift) % len(near)], tells=False)


def _whole_turn(table: FightTable, one: Fighter, key: str) -> Script[None]:
    was_near = key in table.hero.near
    if away := _retreat(table.battle, one):
        yield from _retreats(table, one, away)
        table.judge()
    else:
        _minor_action(table, one)
        if table.hero.ready and not was_near and key in table.hero.near:
            yield from strike_first(table, key)
            table.judge()
    if table.up(key):
        yield from _standard_action(table, key)
        table.judge()
    if one.afflictions and table.up(key):
        suffer(table, key)


def _retreat(battle: Battle, one: Fighter) -> str:
    """Return the zone that somebody who keeps at a distance steps back to, or nothing."""
    near = one.id in battle.hero.near and one.block.keeps
    if not near or one.prone or one.held is None or one.held.kind == "melee":
        return ""
    ways = [zone for zone in battle.fight.around(one.zone) if zone != battle.hero.zone]
    return ways[0] if ways else ""


def _retreats(table: FightTable, one: Fighter, zone: str) -> Script[None]:
    """Step back from the hero, who may retaliate unless Doom covers it (CON-027)."""
    policy, cost = table.battle.policy, cost_of("withdraw")
    covered = "withdraw" in one.block.tactics and policy.does("damage", table.sheet.threat, cost)
    if covered:
        table.tell("foe-spent", name=one.name, what="withdraw", **table.pay_doom(cost))
    table.put(replace(one, zone=zone))
    table.battle = table.battle.apart(one.id)
    table.tell("retreats", name=one.name, where=table.battle.fight.called(zone))
    if not covered:
        yield from strike_after(table, one.id)


def _minor_action(table: FightTable, one: Fighter) -> None:
    """Spend the Minor Action: get up, find a weapon, regain the guard, or come closer."""
    if one.prone:
        table.put(replace(one, prone=False))
        table.tell("rises", name=one.name)
    elif one.held is None:
        table.put(replace(one, held=_spare(one)))
        table.tell("arms", name=one.name)
    elif not one.guard and one.block.defense:
        _regain_guard(table, one)
    else:
        _approach(table, one, one.held)


def _regain_guard(table: FightTable, one: Fighter) -> None:
    """Step back and regain the guard with an Average Parry test (CON-024)."""
    pool = Pool(Aim(one.block.defense, one.block.focus))
    faces, _ = pool.roll(table.dice)
    harder = one.hampered(table.sheet.options) + besetting(table.battle, one, PARRY)
    passed = pool.tally(faces).successes > harder
    table.put(replace(one, guard=passed))
    table.tell("regains", name=one.name, faces=faces, tn=pool.aim.tn, passed=passed)


def _approach(table: FightTable, one: Fighter, weapon: Weapon) -> None:
    """Come to where the weapon in hand is of use; within a zone that is free (CON-028)."""
    fight, goal = table.battle.fight, _target_zone(table.battle, one)
    melee, zone = weapon.kind == "melee", one.zone
    away = fight.distance(zone, goal)
    if moves := range_of(away) == EXTREME or (melee and bool(away)):
        zone = fight.step_towards(zone, goal)
        table.put(replace(one, zone=zone))
        table.battle = table.battle.apart(one.id)
        table.tell("approaches", name=one.name, where=fight.called(zone))
    here = zone == table.hero.zone and one.id not in table.hero.near
    if table.battle.is_foe(one.id) and melee and here:
        table.stand(near=table.hero.near | {one.id})
        if not moves:
            table.tell("closes", name=one.name)


def _target_zone(battle: Battle, one: Fighter) -> str:
    """Return the zone of the nearest enemy."""
    if battle.is_foe(one.id):
        places = [battle.hero.zone, *(ally.zone for ally in battle.friends)]
    else:
        places = [foe.zone for foe in battle.standing]
    return min(places, key=lambda zone: battle.fight.distance(one.zone, zone), default=one.zone)


def _standard_action(table: FightTable, key: str, *, swift: bool = False) -> Script[None]:
    """Spend the Standard Action on an attack, if anybody can be reached.

    Args:
        table: The table of the fight.
        key: Whose action it is.
        swift: Whether it is a Swift Action, a step harder (CON-062).
    """
    one = table.battle.fighter(key)
    weapon = one.held
    if one.stunned:
        table.put(replace(one, stunned=False))
        table.tell("holds", name=one.name)
        return
    target = _target(table.battle, one, weapon, table.sheet) if weapon is not None else ""
    if weapon is None or not target:
        table.tell("holds", name=one.name)
        return
    if weapon.loads is not None:
        if not one.loads and not _reload(table, one):
            table.put(replace(one, held=_spare(one)))
            table.tell("arms", name=one.name)
            return
        table.put(replace(one, loads=max(0, one.loads - 1)))
    attack = Attack(key, weapon, target, swift)
    if table.battle.is_foe(key):
        yield from _foe_attacks(table, attack)
    else:
        ally_attack(table, attack)


def _foe_attacks(table: FightTable, attack: Attack) -> Script[None]:
    """Let a foe attack, and again at once if it has bought a Swift Action."""
    again = yield from attacked(table, attack)
    if again:
        table.judge()
        if table.up(attack.attacker):
            yield from _standard_action(table, attack.attacker, swift=True)


def _reload(table: FightTable, one: Fighter) -> bool:
    """Pay Doom for another load of a foe's weapon, if the policy does so (CON-075)."""
    cost = int(printed("doom")["costs"]["resource"])
    foe = table.battle.is_foe(one.id)
    if not foe or not table.battle.policy.does("ability", table.sheet.threat, cost):
        return False
    table.tell("reloads", name=one.name, **table.pay_doom(cost))
    return True


def _spare(one: Fighter) -> Weapon:
    """Return what somebody fights with when a weapon is gone: one without shots, or bare hands."""
    known = [weapon for weapon in reversed(one.block.weapons) if weapon.loads is None]
    return known[0] if known else known_weapon("fists")


def _target(battle: Battle, one: Fighter, weapon: Weapon, sheet: Sheet) -> str:
    """Return whom somebody attacks: an ally the nearest foe, a foe whom its `aims` say."""
    if not battle.is_foe(one.id):
        able = [foe for foe in battle.standing if _reaches(battle, one.zone, foe.zone, weapon)]
        nearest = min(able, key=lambda foe: battle.fight.distance(one.zone, foe.zone), default=None)
        return nearest.id if nearest else ""
    vigor = {HERO: sheet.vigor, **{ally.id: ally.vigor for ally in battle.friends}}
    zones = {HERO: battle.hero.zone, **{ally.id: ally.zone for ally in battle.friends}}
    near = [key for key, zone in zones.items() if _reaches(battle, one.zone, zone, weapon)]
    if not near:
        return ""
    match one.block.aims:
        case "hero":
            return near[0]
        case "companions":
            return near[-1]
        case "weakest":
            return min(near, key=lambda key: vigor[key])
        case "spread":
            place = next(n for n, foe in enumerate(battle.foes) if foe.id == one.id)
            return near[(place + battle.round - 1) % len(near)]


def _reaches(battle: Battle, here: str, there: str, weapon: Weapon) -> bool:
    """Say whether a weapon is of any use from here to there."""
    if weapon.kind == "melee":
        return here == there
    return weapon.kind == "ranged" or range_of(battle.fight.distance(here, there)) != EXTREME


def leave_reach(table: FightTable) -> Script[None]:
    """Leave the Reach of foes, who may strike at the hero for it (CON-027)."""
    left = [foe.id for foe in table.battle.standing if foe.id in table.hero.near]
    table.stand(near=frozenset())
    for key in left:
        table.judge()
        if table.up(key):
            yield from _retaliate(table, key)


def _retaliate(table: FightTable, key: str) -> Script[None]:
    """Strike at a hero who leaves, if the policy pays for the Reaction (CON-026, CON-027)."""
    foe, cost = table.battle.fighter(key), table.sheet.options.reaction_doom_cost
    able = foe.guard and not foe.stunned and not table.sheet.fallen
    if not able or foe.held is None or foe.held.kind != "melee":
        return
    if table.battle.policy.does("defend", table.sheet.threat, cost):
        table.tell("retaliates", name=foe.name, **table.pay_doom(cost))
        yield from _foe_attacks(table, Attack(key, foe.held))
