"""The menu of the hero's turn; what can't be done or paid is left out.

Source: CON-016 to CON-030.
"""

from solo.rules.core.menu import MAIN, Offer, Page
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Option
from solo.rules.two_d20.conan.checks.ranges import EXTREME, range_of
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.fight.attack import dice_of
from solo.rules.two_d20.conan.fight.state import Battle, Fighter, arms
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.recovery import overcomes
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.words import Text

PAGES = {
    "attack": Page("Attack…", inline=4),
    "frighten": Page("Frighten one of them…"),
    "deed": Page("Make use of the place…", inline=3),
    "move": Page("Move…"),
    "recover": Page("Get your strength back…"),
    "other": Page("Something else…"),
    "study": Page("Study one of them for a weakness (Insight)…", "other"),
}
"""The lists that a turn's list opens."""
STANDARD = ("attack", "deed", "recover", "exploit", "treat", "calm", "brace", "sprint",
            "withdraw", "assist", "ready", "flee")  # fmt: skip
"""The actions that take a Standard Action, by the first word of their ids (CON-025)."""


def all_of_turn(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return everything that may be done now; what most players want comes first."""
    end = _offer("end-turn", "End your turn")
    blows, threats = attacks(battle, sheet)
    urgent, rest = [*_deeds(battle), *_urgent(battle, sheet)], _rest(battle, sheet)
    if blows:
        return [*blows, *threats, *urgent, *_moves(battle, "move"), *rest, end]
    if battle.hero.standard:
        return [*_moves(battle), *threats, *urgent, *rest, end]
    return [end, *urgent, *_moves(battle, "move"), *rest]


def held_offers(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the Standard Actions that may be done now with an action that was held."""
    kinds = [kind for kind in STANDARD if kind != "ready"]
    found = all_of_turn(battle, sheet)
    return [one for one in found if one.option.id.partition("-")[0] in kinds]


def _rest(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return what is wanted less often: on a list of its own, but for the way out."""
    return [
        *_steps(battle),
        *_recovering(battle, sheet),
        *_for_allies(battle),
        *studies(battle),
        *_sundry(battle, sheet),
        *_way_out(battle),
    ]


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
            text = f"{_verb(weapon)} {foe.name}: {weapon.name}, {dice} dice"
            kind, page = (threats, "frighten") if weapon.mental else (blows, "attack")
            kind.append(_offer(f"attack-{foe.id}-{slug(weapon.name)}", text, page))
    return blows, threats


def _different(battle: Battle) -> list[Fighter]:
    """Return the foes, the nearest first; of several that are all the same only one."""
    near, exploited = battle.hero.near, battle.hero.exploited
    seen: dict[object, Fighter] = {}
    for foe in sorted(battle.standing, key=lambda one: (one.id not in near, battle.to(one))):
        seen.setdefault((foe.state, foe.id in near, foe.id == exploited), foe)
    return list(seen.values())


def studies(battle: Battle) -> list[Offer]:
    """Return whose weakness may be sought (CON-025)."""
    if not battle.hero.standard:
        return []
    return [
        _offer(f"exploit-{foe.id}", f"Study {foe.name} for a weakness (Insight)", "study")
        for foe in _different(battle)
        if battle.hero.exploited != foe.id
    ]


def _deeds(battle: Battle) -> list[Offer]:
    """Return what the author lets be tried here."""
    hero = battle.hero
    return [
        _offer(f"deed-{deed.id}", deed.text, "deed")
        for deed in battle.fight.deeds
        if hero.standard and deed.zone in ("", hero.zone) and deed.id not in battle.happened
    ]


def _urgent(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return what ends something bad; a Standard Action may take the place of a Minor one.

    Source: CON-017, CON-024, CON-077.
    """
    hero, offers = battle.hero, list[Offer]()
    if _unwieldy(battle, sheet) and hero.standard and not hero.braced:
        offers.append(_offer("brace", f"Brace the {hero.hand}"))
    if hero.minor or hero.standard:
        if hero.prone:
            offers.append(_offer("stand", "Stand up"))
        if not hero.guard:
            offers.append(_offer("regain-guard", "Step back and regain your guard (Parry)"))
        offers += [*_picking_up(battle), *([] if hero.hand else _drawing(battle, sheet))]
        if hero.afflictions:
            words = " and ".join(sorted({one.word for one in hero.afflictions}))
            offers.append(_offer("clear", f"See to the {words}"))
    able = {"minor": hero.minor or hero.standard, "standard": hero.standard}
    return offers + [_offer(f"fix-{one.id}", one.fix) for one in _snags(battle) if able[one.size]]


def _picking_up(battle: Battle) -> list[Offer]:
    """Return the weapons that lie within reach."""
    hero = battle.hero
    return [
        _offer(f"pick-up-{slug(name)}", f"Pick up the {name}")
        for zone, name in dict.fromkeys(hero.dropped)
        if zone == hero.zone
    ]


def _drawing(battle: Battle, sheet: Sheet, page: str = MAIN) -> list[Offer]:
    """Return the weapons that may be drawn."""
    hand = battle.hero.hand
    return [
        _offer(f"draw-{slug(weapon.name)}", f"Draw the {weapon.name}", page)
        for weapon in {one.name: one for one in sheet.weapons}.values()
        if weapon.hands and weapon.name != hand and not _on_ground(battle, weapon.name)
    ]


def _moves(battle: Battle, page: str = MAIN) -> list[Offer]:
    """Return where the hero may move, towards the nearest foe first (CON-024, CON-028)."""
    hero, fight = battle.hero, battle.fight
    if not hero.minor and not hero.standard:
        return []
    risk = "; foes may retaliate" if hero.near else ""
    nearest = min(battle.standing, key=battle.to).zone
    ways = sorted(fight.around(hero.zone), key=lambda zone: fight.distance(zone, nearest))
    return [_offer(f"move-{zone}", f"Move to {fight.called(zone)}{risk}", page) for zone in ways]


def _steps(battle: Battle) -> list[Offer]:
    """Return the other ways to move (CON-022, CON-025, CON-029)."""
    hero, fight, offers = battle.hero, battle.fight, list[Offer]()
    winded = "; then tests are a step harder"
    if hero.standard:
        offers += [
            _offer(f"sprint-{zone}", f"Sprint to {fight.called(zone)}{winded}", "move")
            for zone in fight.zones
            if fight.distance(hero.zone, zone) == 2
        ]
    offers += [
        _offer(f"close-{foe.id}", f"Step within Reach of {foe.name}", "move")
        for foe in _different(battle)
        if foe.zone == hero.zone and foe.id not in hero.near
    ]
    if hero.near and hero.standard:
        offers.append(_offer("withdraw", "Withdraw from Reach, unhindered", "move"))
    if hero.near:
        offers.append(_offer("step-back", "Step out of Reach; foes may retaliate", "move"))
    return offers


def _recovering(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return what gives Stress back: an action, Momentum, Fortune (CON-025, CON-060, CON-069)."""
    found: list[tuple[str, Text]] = []
    weak = sheet.vigor < sheet.most_vigor, sheet.resolve < sheet.most_resolve
    if weak[0] and battle.hero.standard:
        found.append(("recover-vigor", "Recover Vigor (Resistance)"))
    if weak[1] and battle.hero.standard:
        found.append(("recover-resolve", "Recover Resolve (Discipline)"))
    if sheet.luck:
        found += [("fortune-vigor", "Recover all Vigor (1 Fortune)")] if weak[0] else []
        found += [("fortune-resolve", "Recover all Resolve (1 Fortune)")] if weak[1] else []
        found += overcomes(sheet)
    if sheet.pool:
        found += [(one.option.id, one.option.text) for one in winds(sheet)]
    return [_offer(key, text, "recover") for key, text in found]


def _for_allies(battle: Battle) -> list[Offer]:
    """Return what helps friends, or lets them go first (CON-018, CON-025)."""
    offers, hero = list[Offer](), battle.hero
    for ally in battle.friends if hero.standard else ():
        if not ally.helped:
            text = f"Help {ally.name} with the next attack"
            offers.append(_offer(f"assist-{ally.id}", text, "other"))
        if ally.vigor < ally.block.vigor and ally.zone == hero.zone:
            offers.append(_offer(f"treat-{ally.id}", f"Treat {ally.name} (Healing)", "other"))
        if ally.resolve < ally.block.resolve and ally.zone == hero.zone:
            offers.append(_offer(f"calm-{ally.id}", f"Steady {ally.name} (Counsel)", "other"))
    if not hero.begun:
        offers += [
            _offer(f"first-{ally.id}", f"Let {ally.name} act before you", "other")
            for ally in battle.friends
            if ally.id not in battle.acted
        ]
    return offers


def _sundry(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return what is seldom wanted, and one more action for Fortune (CON-022, CON-025, CON-068)."""
    hero, offers = battle.hero, list[Offer]()
    if hero.standard and not hero.ready:
        text = "Hold an action: act before another's turn, or strike first at who comes close"
        offers.append(_offer("ready", text, "other"))
    if sheet.luck:
        page = "other" if hero.standard else MAIN
        offers.append(_offer("fortune-action", "One more Standard Action (1 Fortune)", page))
    if hero.hand and (hero.minor or hero.standard):
        offers += _drawing(battle, sheet, "other")
    if not hero.prone:
        offers.append(_offer("drop-prone", "Drop prone", "other"))
    if hero.hand:
        offers.append(_offer("drop", f"Drop the {hero.hand}", "other"))
    return offers


def _way_out(battle: Battle) -> list[Offer]:
    """Return the way out of the fight, where there is one."""
    hero = battle.hero
    if not hero.standard or not battle.fight.zones[hero.zone].exit:
        return []
    risk = "; foes may retaliate" if hero.near else ""
    return [_offer("flee", f"Leave the fight{risk}")]


def snag(battle: Battle, key: str) -> DoomEffect:
    """Return a complication of the place, by its id."""
    return next(one for one in battle.fight.doom_effects if one.id == key)


def _snags(battle: Battle) -> list[DoomEffect]:
    return [snag(battle, key) for key in battle.hero.snags]


def _in_hand(battle: Battle, weapon: Weapon) -> bool:
    """Say whether a weapon can be used now; bare hands only if there is no weapon in them."""
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


def _offer(key: str, text: Text, page: str = MAIN) -> Offer:
    return Offer(Option(key, text), page)
