"""What the hero may do in a turn, each with its id; what can't be done or paid is left out.

Source: CON-016 to CON-030.
"""

from typing import Any

from solo.rules.naming import slug
from solo.rules.two_d20.conan.attack import dice_of
from solo.rules.two_d20.conan.battle import Battle, Fighter, arms
from solo.rules.two_d20.conan.fight import DoomEffect
from solo.rules.two_d20.conan.game import winds
from solo.rules.two_d20.conan.gear import Weapon
from solo.rules.two_d20.conan.luck import overcomes
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.tables import EXTREME, range_of

Offer = tuple[str, str]
"""An option's id and its text."""


def all_of_turn(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return everything that may be done now, first what most players want."""
    end = ("end-turn", "End your turn")
    blows, threats = attacks(battle, sheet)
    rest = [
        *_one_for_many("frighten", "Frighten one of them", threats),
        *_one_for_many("study", "Study one of them for a weakness (Insight)", studies(battle)),
        *_standard(battle, sheet),
    ]
    moves, last = _moves(battle), [*_minor(battle, sheet), *_free(battle, sheet)]
    if blows:
        return [*blows, *rest, *moves, *last, end]
    if battle.hero.standard:
        return [*moves, *rest, *last, end]
    return [end, *moves, *last]


def attacks(battle: Battle, sheet: Sheet) -> tuple[list[Offer], list[Offer]]:
    """Return the blows and shots that are possible, and the threats; nearest foes first."""
    blows: list[Offer] = []
    threats: list[Offer] = []
    if not battle.hero.standard:
        return blows, threats
    for foe in _different(battle):
        for weapon in arms(sheet):
            if not _in_hand(battle, weapon) or not _bears(battle, foe, weapon):
                continue
            dice = dice_of(weapon, sheet, battle.hero.exploited == foe.id)
            text = f"{_verb(weapon)} {foe.name}: {weapon.name}, {dice} combat dice"
            kind = threats if weapon.mental else blows
            kind.append((f"attack-{foe.id}-{slug(weapon.name)}", text))
    return blows, threats


def _different(battle: Battle) -> list[Fighter]:
    """Return the foes, the nearest first, but of those that are all the same only one."""
    near, exploited = battle.hero.near, battle.hero.exploited
    seen: dict[Any, Fighter] = {}
    for foe in sorted(battle.standing, key=lambda one: (one.id not in near, battle.to(one))):
        seen.setdefault((foe.state, foe.id in near, foe.id == exploited), foe)
    return list(seen.values())


def _one_for_many(key: str, text: str, offers: list[Offer]) -> list[Offer]:
    """Return one offer in place of several that differ only in whom they are for."""
    return [(key, text)] if len(offers) > 1 else offers


def studies(battle: Battle) -> list[Offer]:
    """Return whose weakness may be sought (CON-025)."""
    if not battle.hero.standard:
        return []
    return [
        (f"exploit-{foe.id}", f"Study {foe.name} for a weakness (Insight)")
        for foe in _different(battle)
        if battle.hero.exploited != foe.id
    ]


def _standard(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the other Standard Actions (CON-025)."""
    hero, plan = battle.hero, battle.plan
    if not hero.standard:
        return []
    offers: list[Offer] = [
        (f"deed-{deed.id}", deed.text)
        for deed in plan.deeds
        if deed.zone in ("", hero.zone) and deed.id not in battle.happened
    ]
    if sheet.vigor < sheet.most_vigor:
        offers.append(("recover-vigor", "Recover Vigor (Resistance)"))
    if sheet.resolve < sheet.most_resolve:
        offers.append(("recover-resolve", "Recover Resolve (Discipline)"))
    if _unwieldy(battle, sheet) and not hero.braced:
        offers.append(("brace", f"Brace the {hero.hand}"))
    offers += [
        (f"sprint-{zone}", f"Sprint to {plan.called(zone)}; then tests are a step harder")
        for zone in plan.zones
        if plan.distance(hero.zone, zone) == 2
    ]
    if hero.near:
        offers.append(("withdraw", "Withdraw from Reach, unhindered"))
    offers += _for_allies(battle)
    if not hero.ready:
        offers.append(("ready", "Wait for whoever comes within Reach, and strike first"))
    if plan.zones[hero.zone].exit:
        offers.append(("flee", "Leave the fight"))
    return offers + [(f"fix-{one.id}", one.fix) for one in _snags(battle) if one.cost == 2]


def _for_allies(battle: Battle) -> list[Offer]:
    offers = []
    for ally in battle.friends:
        if not ally.helped:
            offers.append((f"assist-{ally.id}", f"Help {ally.name} with the next attack"))
        if ally.vigor < ally.block.vigor and ally.zone == battle.hero.zone:
            offers.append((f"treat-{ally.id}", f"Treat {ally.name} (Healing)"))
        if ally.resolve < ally.block.resolve and ally.zone == battle.hero.zone:
            offers.append((f"calm-{ally.id}", f"Steady {ally.name} (Counsel)"))
    return offers


def _moves(battle: Battle) -> list[Offer]:
    """Return where the hero may move, towards the nearest foe first (CON-024, CON-028)."""
    hero, plan = battle.hero, battle.plan
    if not hero.minor and not hero.standard:
        return []
    risk = "; foes within Reach may retaliate" if hero.near else ""
    nearest = min(battle.standing, key=battle.to).zone
    ways = sorted(plan.around(hero.zone), key=lambda zone: plan.distance(zone, nearest))
    return [(f"move-{zone}", f"Move to {plan.called(zone)}{risk}") for zone in ways]


def _minor(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the other Minor Actions; a Standard one may be traded for one (CON-017, CON-024)."""
    hero = battle.hero
    if not hero.minor and not hero.standard:
        return []
    offers: list[Offer] = []
    if hero.prone:
        offers.append(("stand", "Stand up"))
    if not hero.guard:
        offers.append(("regain-guard", "Step back and regain your guard (Parry)"))
    offers += [
        (f"draw-{slug(weapon.name)}", f"Draw the {weapon.name}")
        for weapon in sheet.weapons
        if weapon.hands and weapon.name != hero.hand and not _on_ground(battle, weapon.name)
    ]
    offers += [
        (f"pick-up-{slug(name)}", f"Pick up the {name}")
        for zone, name in hero.dropped
        if zone == hero.zone
    ]
    if hero.afflictions:
        words = " and ".join(sorted({one.word for one in hero.afflictions}))
        offers.append(("clear", f"See to the {words}"))
    return offers + [(f"fix-{one.id}", one.fix) for one in _snags(battle) if one.cost == 1]


def _free(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the Free Actions, and what Fortune and Momentum allow at any time (CON-022)."""
    hero = battle.hero
    offers: list[Offer] = [
        (f"close-{foe.id}", f"Step within Reach of {foe.name}")
        for foe in _different(battle)
        if foe.zone == hero.zone and foe.id not in hero.near
    ]
    if hero.near:
        offers.append(("step-back", "Step out of Reach; foes may retaliate"))
    if not hero.prone:
        offers.append(("drop-prone", "Drop prone"))
    if hero.hand:
        offers.append(("drop", f"Drop the {hero.hand}"))
    if sheet.pool:
        offers += [(one.option.id, one.option.text) for one in winds(sheet)]
    return offers + (_fortune(sheet) if sheet.luck else [])


def _fortune(sheet: Sheet) -> list[Offer]:
    """Return what Fortune buys in a fight (CON-068 to CON-070)."""
    offers: list[Offer] = [("fortune-action", "One more Standard Action (1 Fortune)")]
    if sheet.vigor < sheet.most_vigor:
        offers.append(("fortune-vigor", "Recover all Vigor (1 Fortune)"))
    if sheet.resolve < sheet.most_resolve:
        offers.append(("fortune-resolve", "Recover all Resolve (1 Fortune)"))
    return offers + overcomes(sheet)


def snag(battle: Battle, key: str) -> DoomEffect:
    """Return a complication of the place, by its id."""
    return next(one for one in battle.plan.doom_effects if one.id == key)


def _snags(battle: Battle) -> list[DoomEffect]:
    return [snag(battle, key) for key in battle.hero.snags]


def _in_hand(battle: Battle, weapon: Weapon) -> bool:
    """Say whether a weapon can be used now; with one in hand nobody boxes."""
    if weapon.hands:
        return weapon.name == battle.hero.hand
    return weapon.mental or not battle.hero.hand


def _bears(battle: Battle, foe: Fighter, weapon: Weapon) -> bool:
    """Say whether a weapon is of any use against a foe where it stands."""
    if weapon.kind == "melee":
        return foe.zone == battle.hero.zone
    if weapon.loads is not None and battle.hero.loads.get(weapon.name, 0) >= weapon.loads:
        return False
    return weapon.kind == "ranged" or range_of(battle.to(foe)) != EXTREME


def _verb(weapon: Weapon) -> str:
    return {"melee": "Strike", "ranged": "Shoot at", "threaten": "Frighten"}[weapon.kind]


def _on_ground(battle: Battle, name: str) -> bool:
    return any(had == name for _, had in battle.hero.dropped)


def _unwieldy(battle: Battle, sheet: Sheet) -> bool:
    return any(w.name == battle.hero.hand and "unwieldy" in w.qualities for w in sheet.weapons)
