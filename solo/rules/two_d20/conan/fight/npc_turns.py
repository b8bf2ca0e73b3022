"""What foes and allies do in their turns: get up, come closer or away, attack.

Notes: approaches, closes, retreats, rises, arms, regains, reloads, holds, retaliates, afflicted.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.fight.doom import pay_doom
from solo.rules.two_d20.conan.fight.foe_attack import ally_attacks
from solo.rules.two_d20.conan.fight.hits import suffer
from solo.rules.two_d20.conan.fight.momentum import cost_of
from solo.rules.two_d20.conan.fight.reactions import Opening, Waited, struck_at
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Due, Fighter
from solo.rules.two_d20.conan.gear.written import Weapon, known_weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import EXTREME, range_of
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import FLED, HERO, Move
from solo.rules.two_d20.core.sheet import Notes

_NONE: Notes = ()


def act(battle: Battle, due: Due, sheet: Sheet, dice: Dice) -> Move:
    """Do what is due next; it has left the queue by now."""
    if due.kind == "leave":
        return Move(replace(battle, ended=battle.ended or FLED), None, sheet)
    one = battle.fighter(due.id)
    if one.down:
        return Move(battle, None, sheet)
    match due.kind:
        case "suffer":
            battle, notes = suffer(battle, one, dice, sheet.options)
            return Move(battle, None, sheet, notes)
        case "retaliate":
            return _retaliates(battle, one, sheet, dice)
        case "strike":
            return _strikes(battle, one, sheet, dice, swift=due.swift)
        case "turn":
            return _turn(battle, one, sheet, dice)


def _turn(battle: Battle, one: Fighter, sheet: Sheet, dice: Dice) -> Move:
    """Take the turn of somebody: the Minor Action first, then the Standard one."""
    one = replace(one, nerve=0)
    after = (Due(one.id, "suffer"),) if one.afflictions else ()
    battle = replace(battle.put(one), queue=(*after, *battle.queue))
    was_near = one.id in battle.hero.near
    if away := _retreat(battle, one):
        return _retreats(battle, one, away, sheet)
    one, battle, notes = _first(battle, one)
    if battle.hero.ready and not was_near and one.id in battle.hero.near:
        strike = Due(one.id, "strike")
        battle = replace(battle, queue=(strike, *battle.queue))
        return Move(battle, Waited(foe=one.id), sheet, notes)
    move = _strikes(battle, one, sheet, dice)
    return move._replace(notes=(*notes, *move.notes))


def _retreat(battle: Battle, one: Fighter) -> str:
    """Return the zone that somebody who keeps away from blades steps back to, or nothing."""
    near = one.id in battle.hero.near and one.block.keeps
    if not near or one.prone or one.held is None or one.held.kind == "melee":
        return ""
    ways = [zone for zone in battle.plan.around(one.zone) if zone != battle.hero.zone]
    return ways[0] if ways else ""


def _retreats(battle: Battle, one: Fighter, zone: str, sheet: Sheet) -> Move:
    """Step back from the hero, who may retaliate unless Doom covers it (CON-027)."""
    notes: Notes = ()
    cost = cost_of("withdraw")
    covered = "withdraw" in one.block.tactics and battle.policy.does("damage", sheet.threat, cost)
    if covered:
        sheet, paid = pay_doom(sheet, cost)
        notes = (Note("foe-spent", {"name": one.name, "what": "withdraw", **paid}),)
    battle = battle.put(replace(one, zone=zone)).stand(near=battle.hero.near - {one.id})
    battle = replace(battle, queue=(Due(one.id, "strike"), *battle.queue))
    told = Note("retreats", {"name": one.name, "where": battle.plan.called(zone)})
    return Move(battle, None if covered else Opening(foe=one.id), sheet, (*notes, told))


def _first(battle: Battle, one: Fighter) -> tuple[Fighter, Battle, Notes]:
    """Spend the Minor Action: get up, find a weapon, regain the guard, or come closer."""
    if one.prone:
        one = replace(one, prone=False)
        return one, battle.put(one), (Note("rises", {"name": one.name}),)
    weapon = one.held
    if weapon is None:
        one = replace(one, held=_spare(one))
        return one, battle.put(one), (Note("arms", {"name": one.name}),)
    if not one.guard:
        one = replace(one, guard=True)
        return one, battle.put(one), (Note("regains", {"name": one.name}),)
    return _approach(battle, one, weapon)


def _approach(battle: Battle, one: Fighter, weapon: Weapon) -> tuple[Fighter, Battle, Notes]:
    """Come to where the weapon in hand is of use; within a zone that is free (CON-028)."""
    plan, goal = battle.plan, _target_zone(battle, one)
    melee, notes = weapon.kind == "melee", _NONE
    away = plan.distance(one.zone, goal)
    if range_of(away) == EXTREME or (melee and away):
        zone = plan.step_towards(one.zone, goal)
        one = replace(one, zone=zone)
        battle = battle.put(one).stand(near=battle.hero.near - {one.id})
        notes = (Note("approaches", {"name": one.name, "where": plan.called(zone)}),)
    here = one.zone == battle.hero.zone and one.id not in battle.hero.near
    if battle.is_foe(one.id) and melee and here:
        battle = battle.stand(near=battle.hero.near | {one.id})
        notes = notes or (Note("closes", {"name": one.name}),)
    return one, battle, notes


def _target_zone(battle: Battle, one: Fighter) -> str:
    """Return the zone of the nearest enemy."""
    if battle.is_foe(one.id):
        places = [battle.hero.zone, *(ally.zone for ally in battle.friends)]
    else:
        places = [foe.zone for foe in battle.standing]
    return min(places, key=lambda zone: battle.plan.distance(one.zone, zone), default=one.zone)


def _strikes(
    battle: Battle, one: Fighter, sheet: Sheet, dice: Dice, *, swift: bool = False
) -> Move:
    """Spend the Standard Action on an attack, if anybody can be reached."""
    weapon, held = one.held, Note("holds", {"name": one.name})
    if one.stunned:
        return Move(battle.put(replace(one, stunned=False)), None, sheet, (held,))
    target = _target(battle, one, weapon, sheet) if weapon is not None else ""
    if weapon is None or not target:
        return Move(battle, None, sheet, (held,))
    sheet, notes, loaded = _load(battle, one, weapon, sheet)
    if not loaded:
        one = replace(one, held=_spare(one))
        return Move(battle.put(one), None, sheet, (Note("arms", {"name": one.name}),))
    if weapon.loads is not None:
        battle = battle.put(replace(one, loads=max(0, one.loads - 1)))
    attack = Attack(one.id, weapon, target, swift)
    begin = struck_at if battle.is_foe(one.id) else ally_attacks
    move = begin(battle, attack, sheet, dice)
    return move._replace(notes=(*notes, *move.notes))


def _load(battle: Battle, one: Fighter, weapon: Weapon, sheet: Sheet) -> tuple[Sheet, Notes, bool]:
    """See to shots: a foe's empty weapon takes a resource for Doom, or is put away (CON-075)."""
    if weapon.loads is None or one.loads:
        return sheet, (), True
    cost = int(printed("doom")["costs"]["resource"])
    if not battle.is_foe(one.id) or not battle.policy.does("ability", sheet.threat, cost):
        return sheet, (), False
    sheet, paid = pay_doom(sheet, cost)
    return sheet, (Note("reloads", {"name": one.name, **paid}),), True


def _spare(one: Fighter) -> Weapon:
    """Return what somebody fights with when a weapon is gone: one without shots, or bare hands."""
    known = [weapon for weapon in reversed(one.block.weapons) if weapon.loads is None]
    return known[0] if known else known_weapon("fists")


def _target(battle: Battle, one: Fighter, weapon: Weapon, sheet: Sheet) -> str:
    """Return whom somebody attacks: for an ally the nearest foe, for a foe as its aims have it."""
    if not battle.is_foe(one.id):
        able = [foe for foe in battle.standing if _reaches(battle, one.zone, foe.zone, weapon)]
        nearest = min(able, key=lambda foe: battle.plan.distance(one.zone, foe.zone), default=None)
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
    return weapon.kind == "ranged" or range_of(battle.plan.distance(here, there)) != EXTREME


def leave_reach(battle: Battle) -> Battle:
    """Put the blows of foes whose Reach the hero leaves before what comes next (CON-027)."""
    left = tuple(Due(foe.id, "retaliate") for foe in battle.standing if foe.id in battle.hero.near)
    battle = battle.stand(near=frozenset())
    return replace(battle, queue=(*left, *battle.queue))


def _retaliates(battle: Battle, foe: Fighter, sheet: Sheet, dice: Dice) -> Move:
    """Strike at a hero who leaves, if the policy pays for the Reaction (CON-026, CON-027)."""
    cost = sheet.options.reaction_doom_cost
    armed = foe.held is not None and foe.held.kind == "melee"
    able = armed and foe.guard and not foe.stunned and not sheet.fallen
    if not able or foe.held is None or not battle.policy.does("defend", sheet.threat, cost):
        return Move(battle, None, sheet)
    sheet, paid = pay_doom(sheet, cost)
    move = struck_at(battle, Attack(foe.id, foe.held), sheet, dice)
    return move._replace(notes=(Note("retaliates", {"name": foe.name, **paid}), *move.notes))
