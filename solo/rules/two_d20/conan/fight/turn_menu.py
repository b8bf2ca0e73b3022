"""The menu of the hero's turn; what can't be done or paid is left out.

Source: CON-016 to CON-030.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from solo.rules.core.menus.menu import Page
from solo.rules.core.menus.offers import MAIN, Offer
from solo.rules.core.outcome import Option
from solo.rules.core.party.company import slug as slug_of
from solo.rules.core.table import Script
from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.conan.checks.ranges import EXTREME, range_of
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.fight.attack import dice_of
from solo.rules.two_d20.conan.fight.skill_actions import (
    do_deed,
    exploit,
    recover_stress,
    regain_guard,
    treat,
    treat_hero,
)
from solo.rules.two_d20.conan.fight.state import Battle, Fighter, arms
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.turn_actions import (
    END,
    MINOR,
    STANDARD,
    Act,
    assist,
    assist_hero,
    clear,
    close_in,
    drop,
    fix,
    flee,
    go,
    let_act_first,
    let_hero_first,
    one_more,
    sprint,
    step_back,
    strike_at,
    take_in_hand,
    take_stance,
)
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.recovery import overcome, overcomes, recover_all, second_wind
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.words import words as conan
from solo.rules.two_d20.core.party import able
from solo.words import Text

Doing: TypeAlias = Callable[[FightTable], Script[None] | None]

PAGES = {
    "attack": Page(words("page-attack"), inline=4),
    "frighten": Page(words("page-frighten")),
    "deed": Page(words("page-deed"), inline=3),
    "move": Page(words("page-move")),
    "recover": Page(words("page-recover")),
    "other": Page(words("page-other")),
    "study": Page(words("page-study"), "other"),
}
"""The lists that a turn's list opens."""


def all_of_turn(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return everything that may be done now; what most players want comes first."""
    end = Offer(Option("end-turn", words("end-turn")), END)
    blows, threats = attacks(battle, sheet)
    urgent, rest = [*_deeds(battle), *_urgent(battle, sheet)], _rest(battle, sheet)
    if blows:
        return [*blows, *threats, *urgent, *_moves(battle, "move"), *rest, end]
    if battle.hero.standard:
        return [*_moves(battle), *threats, *urgent, *rest, end]
    return [end, *urgent, *_moves(battle, "move"), *rest]


def held_offers(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return the Standard Actions that may be done now with an action that was held."""
    return [one for one in all_of_turn(battle, sheet) if one.does.holds]


def _rest(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return what is wanted less often: on a list of its own, but for the way out."""
    return [
        *_steps(battle),
        *_recovering(battle, sheet),
        *_for_allies(battle),
        *_for_heroes(battle, sheet),
        *studies(battle),
        *_sundry(battle, sheet),
        *_way_out(battle),
    ]


def attacks(battle: Battle, sheet: Sheet) -> tuple[list[Offer[Act]], list[Offer[Act]]]:
    """Return the blows and shots that are possible, and the threats; nearest foes first."""
    blows: list[Offer[Act]] = []
    threats: list[Offer[Act]] = []
    if not battle.hero.standard:
        return blows, threats
    for foe in _different(battle):
        for weapon in arms(sheet):
            if not _in_hand(battle, weapon) or not _bears(battle, foe, weapon):
                continue
            dice = dice_of(weapon, sheet, battle.hero.exploited == foe.id)
            text = words(
                "strike-at", kind=weapon.kind, name=foe.name, weapon=weapon.name, dice=dice
            )
            kind, page = (threats, "frighten") if weapon.mental else (blows, "attack")
            blow = partial(strike_at, key=foe.id, weapon=weapon)
            kind.append(_standard(f"attack-{foe.id}-{slug(weapon.name)}", text, blow, page))
    return blows, threats


def _different(battle: Battle) -> list[Fighter]:
    """Return the foes, the nearest first; of several that are all the same only one."""
    near, exploited = battle.hero.near, battle.hero.exploited
    seen: dict[object, Fighter] = {}
    for foe in sorted(battle.standing, key=lambda one: (one.id not in near, battle.to(one))):
        seen.setdefault((foe.state, foe.id in near, foe.id == exploited), foe)
    return list(seen.values())


def studies(battle: Battle) -> list[Offer[Act]]:
    """Return whose weakness may be sought (CON-025)."""
    if not battle.hero.standard:
        return []
    return [
        _standard(f"exploit-{foe.id}", words("study", name=foe.name),
                  partial(exploit, key=foe.id), "study")
        for foe in _different(battle)
        if battle.hero.exploited != foe.id
    ]  # fmt: skip


def _deeds(battle: Battle) -> list[Offer[Act]]:
    """Return what the author lets be tried here."""
    hero = battle.hero
    return [
        _standard(f"deed-{deed.id}", deed.text, partial(do_deed, deed=deed), "deed")
        for deed in battle.fight.deeds
        if hero.standard and deed.zone in ("", hero.zone) and deed.id not in battle.happened
    ]


def _urgent(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return what ends something bad; a Standard Action may take the place of a Minor one.

    Source: CON-017, CON-024, CON-077.
    """
    hero, offers = battle.hero, list[Offer[Act]]()
    if _unwieldy(battle, sheet) and hero.standard and not hero.braced:
        braces = partial(take_stance, what="brace", braced=True)
        offers.append(_standard("brace", words("brace", name=hero.hand), braces))
    if hero.minor or hero.standard:
        if hero.prone:
            stands = partial(take_stance, what="stand", prone=False)
            offers.append(_minor("stand", words("stand-up"), stands))
        if not hero.guard:
            offers.append(_minor("regain-guard", words("regain-guard"), regain_guard))
        offers += [*_picking_up(battle), *([] if hero.hand else _drawing(battle, sheet))]
        if hero.afflictions:
            things = tuple(sorted({one.word for one in hero.afflictions}))
            offers.append(_minor("clear", words("see-to", things=things), clear))
    able = {MINOR: hero.minor or hero.standard, STANDARD: hero.standard}
    return offers + [
        _offer(f"fix-{one.id}", one.fix, Act(partial(fix, one=one), one.size))
        for one in _snags(battle)
        if able[one.size]
    ]


def _picking_up(battle: Battle) -> list[Offer[Act]]:
    """Return the weapons that lie within reach."""
    hero = battle.hero
    return [
        _minor(
            f"pick-up-{slug(name)}", words("pick-up", name=name), partial(take_in_hand, name=name)
        )
        for zone, name in dict.fromkeys(hero.dropped)
        if zone == hero.zone
    ]


def _drawing(battle: Battle, sheet: Sheet, page: str = MAIN) -> list[Offer[Act]]:
    """Return the weapons that may be drawn."""
    hand = battle.hero.hand
    return [
        _minor(f"draw-{slug(weapon.name)}", words("draw", name=weapon.name),
               partial(take_in_hand, name=weapon.name), page)
        for weapon in {one.name: one for one in sheet.weapons}.values()
        if weapon.hands and weapon.name != hand and not _on_ground(battle, weapon.name)
    ]  # fmt: skip


def _moves(battle: Battle, page: str = MAIN) -> list[Offer[Act]]:
    """Return where the hero may move, towards the nearest foe first (CON-024, CON-028)."""
    hero, fight = battle.hero, battle.fight
    if not hero.minor and not hero.standard:
        return []
    risky = bool(hero.near)
    nearest = min(battle.standing, key=battle.to).zone
    ways = sorted(fight.around(hero.zone), key=lambda zone: fight.distance(zone, nearest))
    return [
        _minor(f"move-{zone}", words("move", where=fight.called(zone), risky=risky),
               partial(go, zone=zone), page)
        for zone in ways
    ]  # fmt: skip


def _steps(battle: Battle) -> list[Offer[Act]]:
    """Return the other ways to move (CON-022, CON-025, CON-029)."""
    hero, fight, offers = battle.hero, battle.fight, list[Offer[Act]]()
    if hero.standard:
        offers += [
            _standard(f"sprint-{zone}", words("sprint", where=fight.called(zone)),
                      partial(sprint, zone=zone), "move")
            for zone in fight.zones
            if fight.distance(hero.zone, zone) == 2
        ]  # fmt: skip
    offers += [
        _free(f"close-{foe.id}", words("step-in", name=foe.name),
              partial(close_in, key=foe.id), "move")
        for foe in _different(battle)
        if foe.zone == hero.zone and foe.id not in hero.near
    ]  # fmt: skip
    if hero.near and hero.standard:
        out = partial(take_stance, what="withdraw", near=frozenset())
        offers.append(_standard("withdraw", words("withdraw"), out, "move"))
    if hero.near:
        offers.append(_free("step-back", words("step-out"), step_back, "move"))
    return offers


def _recovering(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return what gives Stress back: an action, Momentum, Fortune (CON-025, CON-060, CON-069)."""
    found = list[Offer[Act]]()
    skills = {"vigor": "resistance", "resolve": "discipline"}
    lacking = [wind.called for wind in winds(sheet)]
    for track in lacking if battle.hero.standard else ():
        text = words("recover", track=track, skill=skills[track])
        found.append(_standard(f"recover-{track}", text, partial(recover_stress, track=track),
                               "recover"))  # fmt: skip
    if sheet.luck:
        found += [
            _free(f"fortune-{track}", conan("recover-all", track=track),
                  partial(recover_all, mental=track == "resolve"), "recover")
            for track in lacking
        ]  # fmt: skip
        found += [
            _free(one.id, one.text, partial(overcome, kind=one.kind), "recover")
            for one in overcomes(sheet)
        ]
    if sheet.pool:
        found += [
            _free(one.id, one.spend.option.text, partial(second_wind, mental=one.mental), "recover")
            for one in winds(sheet)
        ]
    return found


def _for_allies(battle: Battle) -> list[Offer[Act]]:
    """Return what helps friends, or lets them go first (CON-018, CON-025)."""
    offers, hero = list[Offer[Act]](), battle.hero
    for ally in battle.friends if hero.standard else ():
        if not ally.helped:
            text = words("assist", name=ally.name)
            helps = partial(assist, key=ally.id)
            offers.append(_standard(f"assist-{ally.id}", text, helps, "other"))
        if ally.vigor < ally.block.vigor and ally.zone == hero.zone:
            treats = partial(treat, key=ally.id, track="vigor")
            text = words("treat", name=ally.name)
            offers.append(_standard(f"treat-{ally.id}", text, treats, "other"))
        if ally.resolve < ally.block.resolve and ally.zone == hero.zone:
            treats = partial(treat, key=ally.id, track="resolve")
            text = words("steady", name=ally.name)
            offers.append(_standard(f"calm-{ally.id}", text, treats, "other"))
    if not hero.begun:
        offers += [
            _offer(f"first-{ally.id}", words("let-act-first", name=ally.name),
                   Act(partial(let_act_first, key=ally.id), begins=False), "other")
            for ally in battle.friends
            if ally.id not in battle.acted
        ]  # fmt: skip
    return offers


def _for_heroes(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return what helps the other heroes, or lets one of them go first (CON-018, CON-025)."""
    offers, hero = list[Offer[Act]](), battle.hero
    for one in sheet.party:
        who = slug_of(one.name)
        there = battle.bench[who]
        if hero.standard and able(one) and not there.helped:
            helps = partial(assist_hero, who=who)
            offers.append(
                _standard(f"assist-{who}", words("assist", name=one.name), helps, "other")
            )
        if not one.dead and there.zone == hero.zone and hero.standard:
            offers += _treating(one, who)
        if not hero.begun and who in battle.due and able(one):
            first = Act(partial(let_hero_first, who=who), begins=False)
            text = words("let-act-first", name=one.name)
            offers.append(_offer(f"first-{who}", text, first, "other"))
    return offers


def _treating(one: Sheet, who: str) -> list[Offer[Act]]:
    """Return the Treatment of another hero in the same zone (CON-025, CON-048)."""
    offers = []
    if one.lost_vigor:
        text, heals = words("treat", name=one.name), partial(treat_hero, who=who, track="vigor")
        offers.append(_standard(f"treat-{who}", text, heals, "other"))
    if one.lost_resolve:
        text, calms = words("steady", name=one.name), partial(treat_hero, who=who, track="resolve")
        offers.append(_standard(f"calm-{who}", text, calms, "other"))
    return offers


def _sundry(battle: Battle, sheet: Sheet) -> list[Offer[Act]]:
    """Return what is seldom wanted, and one more action for Fortune (CON-022, CON-025, CON-068)."""
    hero, offers = battle.hero, list[Offer[Act]]()
    if hero.standard and not hero.ready:
        text = words("hold-action")
        holds = Act(partial(take_stance, what="ready", ready=True), STANDARD)
        offers.append(_offer("ready", text, holds, "other"))
    if sheet.luck:
        page = "other" if hero.standard else MAIN
        offers.append(_free("fortune-action", words("one-more-for-fortune"),
                            one_more, page))  # fmt: skip
    if hero.hand and (hero.minor or hero.standard):
        offers += _drawing(battle, sheet, "other")
    if not hero.prone:
        lies = partial(take_stance, what="drop-prone", prone=True)
        offers.append(_free("drop-prone", words("drop-prone"), lies, "other"))
    if hero.hand:
        offers.append(_free("drop", words("drop", name=hero.hand), drop, "other"))
    return offers


def _way_out(battle: Battle) -> list[Offer[Act]]:
    """Return the way out of the fight, where there is one."""
    hero = battle.hero
    if not hero.standard or not battle.fight.zones[hero.zone].exit:
        return []
    return [_standard("flee", words("flee", risky=bool(hero.near)), flee)]


def _snags(battle: Battle) -> list[DoomEffect]:
    """Return the complications of the place that hinder the hero."""
    known = {one.id: one for one in battle.fight.doom_effects}
    return [known[key] for key in battle.hero.snags]


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


def _on_ground(battle: Battle, name: str) -> bool:
    return any(had == name for _, had in battle.hero.dropped)


def _unwieldy(battle: Battle, sheet: Sheet) -> bool:
    return any(w.name == battle.hero.hand and "unwieldy" in w.qualities for w in sheet.weapons)


def _standard(key: str, text: Text, do: Doing, page: str = MAIN) -> Offer[Act]:
    """Offer what takes a Standard Action (CON-025)."""
    return _offer(key, text, Act(do, STANDARD, holds=True), page)


def _minor(key: str, text: Text, do: Doing, page: str = MAIN) -> Offer[Act]:
    """Offer what takes a Minor Action (CON-024)."""
    return _offer(key, text, Act(do, MINOR), page)


def _free(key: str, text: Text, do: Doing, page: str = MAIN) -> Offer[Act]:
    """Offer what takes no action, or Momentum or Fortune instead (CON-022, CON-060, CON-066)."""
    return _offer(key, text, Act(do), page)


def _offer(key: str, text: Text, does: Act, page: str = MAIN) -> Offer[Act]:
    return Offer(Option(key, text), does, page)
