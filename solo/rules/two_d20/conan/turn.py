"""The hero's turn in a fight: what may be done, and what doing it costs (CON-015 to CON-029).

Notes: moved, stance, drew, dropped, cleared, assisted, ready, retaliates, fortune, overcame.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option
from solo.rules.stages import refuse
from solo.rules.two_d20.conan.actions import begin_test
from solo.rules.two_d20.conan.attack import begin_attack, dice_of
from solo.rules.two_d20.conan.battle import HERO, Battle, Due, Fighter, Move, arms
from solo.rules.two_d20.conan.fight import DoomEffect
from solo.rules.two_d20.conan.game import slug, winds
from solo.rules.two_d20.conan.gear import Weapon
from solo.rules.two_d20.conan.harm import recover
from solo.rules.two_d20.conan.luck import overcome, overcomes
from solo.rules.two_d20.conan.others import leave_reach
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.tables import EXTREME, range_of
from solo.rules.two_d20.sheet import set_points

Notes = tuple[Note, ...]
Offer = tuple[str, str, str]
"""An option's id, its text, and why it is barred."""
SPENT = "your Standard Action is spent"
MINOR_SPENT = "you have no Minor Action left, nor a Standard Action to trade for one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's turn."""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        hero = battle.hero
        return (f"Your turn. Actions left: {hero.standard} Standard, {hero.minor} Minor.",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        end = ("end-turn", "End your turn", "")
        offers = [*attacks(battle, sheet), *_standard(battle, sheet), *_minor(battle, sheet),
                  *_free(battle, sheet)]  # fmt: skip
        open_first = any(not reason for _, _, reason in attacks(battle, sheet))
        ordered = [*offers, end] if open_first else [end, *offers]
        return tuple(
            Option(key, text, "", reason, key.replace("-", " ")) for key, text, reason in ordered
        )

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "end-turn":
            return Move(replace(battle, acted=True), None, sheet)
        if option.startswith("attack-"):
            return _attack(battle, option, sheet)
        for act in (_do_standard, _do_minor, _do_free):
            found = act(battle, option, sheet, dice)
            if found is not None:
                return found
        raise AssertionError(f"nobody does '{option}'")


def attacks(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the attacks that may be made, nearest foes first."""
    found = []
    spent = "" if battle.hero.standard else SPENT
    for foe in sorted(battle.standing, key=lambda one: (one.id not in battle.hero.near,
                                                       battle.to(one))):  # fmt: skip
        for weapon in arms(sheet):
            if not _in_hand(battle, weapon):
                continue
            far = _too_far(battle, foe, weapon)
            text = f"{_verb(weapon)} {foe.name}: {weapon.name}, {dice_of(weapon, sheet)} dice"
            empty = "it is empty" if _empty(battle, weapon) else ""
            found.append((f"attack-{foe.id}-{slug(weapon.name)}", text, spent or far or empty))
    return [offer for offer in found if not offer[2]] or found[:1]


def _attack(battle: Battle, option: str, sheet: Sheet) -> Move:
    foe, weapon = next(
        (foe, weapon)
        for foe in battle.standing
        for weapon in arms(sheet)
        if option == f"attack-{foe.id}-{slug(weapon.name)}"
    )
    return _after_swift(begin_attack(spend(battle, standard=1), foe, weapon, sheet))


def _standard(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the other Standard Actions (CON-025)."""
    hero, plan = battle.hero, battle.plan
    spent = "" if hero.standard else SPENT
    offers: list[Offer] = [
        (f"deed-{deed.id}", deed.text, spent)
        for deed in plan.deeds
        if deed.zone in ("", hero.zone) and deed.id not in battle.happened
    ]
    if sheet.vigor < sheet.most_vigor:
        offers.append(("recover-vigor", "Recover Vigor (Resistance)", spent))
    if sheet.resolve < sheet.most_resolve:
        offers.append(("recover-resolve", "Recover Resolve (Discipline)", spent))
    offers += [
        (f"exploit-{foe.id}", f"Study {foe.name} for a weakness (Insight)", spent)
        for foe in battle.standing
        if hero.exploited != foe.id
    ]
    if _unwieldy(battle, sheet) and not hero.braced:
        offers.append(("brace", f"Brace the {hero.hand}", spent))
    offers += [
        (f"sprint-{zone}", f"Sprint to {plan.called(zone)}; tests a step harder", spent)
        for zone in plan.zones
        if plan.distance(hero.zone, zone) == 2
    ]
    if hero.near:
        offers.append(("withdraw", "Withdraw from Reach, unhindered", spent))
    offers += _for_allies(battle, spent)
    if not hero.ready:
        offers.append(("ready", "Wait for whoever comes within Reach, and strike first", spent))
    if plan.zones[hero.zone].exit:
        offers.append(("flee", "Leave the fight", spent))
    offers += [(f"fix-{one.id}", one.fix, spent) for one in _snags(battle) if one.cost == 2]
    return offers


def _for_allies(battle: Battle, spent: str) -> list[Offer]:
    offers = []
    for ally in battle.friends:
        if not ally.helped:
            offers.append((f"assist-{ally.id}", f"Help {ally.name} with the next attack", spent))
        if ally.vigor < ally.block.vigor and ally.zone == battle.hero.zone:
            offers.append((f"treat-{ally.id}", f"Treat {ally.name} (Healing)", spent))
        if ally.resolve < ally.block.resolve and ally.zone == battle.hero.zone:
            offers.append((f"calm-{ally.id}", f"Steady {ally.name} (Counsel)", spent))
    return offers


def _do_standard(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    kind, _, rest = option.partition("-")
    if kind in ("deed", "recover", "exploit", "treat", "calm"):
        return _after_swift(begin_test(spend(battle, standard=1), option, sheet))
    if kind not in ("brace", "sprint", "withdraw", "assist", "ready", "flee", "fix"):
        return None
    if kind == "fix" and _snag(battle, rest).cost == 1:
        return None
    battle = spend(battle, standard=1)
    if kind == "sprint":
        return _go(battle.stand(sprinted=True), rest, sheet)
    if kind == "assist":
        ally = battle.fighter(rest)
        note = Note("assisted", {"name": ally.name})
        return Move(battle.put(replace(ally, helped=True)), None, sheet, (note,))
    if kind == "flee":
        battle = leave_reach(battle)
        return Move(replace(battle, queue=(*battle.queue, Due(HERO, "leave"))), None, sheet)
    if kind == "fix":
        return _fixed(battle, rest, sheet)
    table: dict[str, dict[str, Any]] = {
        "brace": {"braced": True},
        "withdraw": {"near": frozenset[str]()},
        "ready": {"ready": True},
    }
    return Move(battle.stand(**table[kind]), None, sheet, (Note("stance", {"what": kind}),))


def _minor(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the Minor Actions; a Standard Action may be traded for one (CON-017, CON-024)."""
    hero, plan = battle.hero, battle.plan
    spent = "" if hero.minor or hero.standard else MINOR_SPENT
    risk = "; foes within Reach may retaliate" if hero.near else ""
    offers: list[Offer] = [
        (f"move-{zone}", f"Move to {plan.called(zone)}{risk}", spent)
        for zone in plan.around(hero.zone)
    ]
    if hero.prone:
        offers.append(("stand", "Stand up", spent))
    if not hero.guard:
        offers.append(("regain-guard", "Step back and regain your guard (Parry)", spent))
    offers += [
        (f"draw-{slug(weapon.name)}", f"Draw the {weapon.name}", spent)
        for weapon in sheet.weapons
        if weapon.hands and weapon.name != hero.hand and not _on_ground(battle, weapon.name)
    ]
    offers += [
        (f"pick-up-{slug(name)}", f"Pick up the {name}", spent)
        for zone, name in hero.dropped
        if zone == hero.zone
    ]
    if hero.afflictions:
        words = " and ".join(sorted({one.word for one in hero.afflictions}))
        offers.append(("clear", f"See to the {words}", spent))
    offers += [(f"fix-{one.id}", one.fix, spent) for one in _snags(battle) if one.cost == 1]
    return offers


def _do_minor(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    kind, _, rest = option.partition("-")
    if kind not in ("move", "stand", "regain", "draw", "pick", "clear", "fix"):
        return None
    battle = spend(battle, minor=1)
    hero = battle.hero
    if kind == "move":
        return _go(battle, rest, sheet)
    if kind == "regain":
        return begin_test(battle, "regain-guard", sheet)
    if kind == "fix":
        return _fixed(battle, rest, sheet)
    if kind == "stand":
        return Move(battle.stand(prone=False), None, sheet, (Note("stance", {"what": "stand"}),))
    if kind == "clear":
        note = Note("cleared", {"what": "what hurts you"})
        return Move(battle.stand(afflictions=()), None, sheet, (note,))
    name = next(
        weapon.name
        for weapon in sheet.weapons
        if slug(weapon.name) == option.removeprefix("draw-").removeprefix("pick-up-")
    )
    dropped = tuple(pair for pair in hero.dropped if pair[1] != name)
    battle = battle.stand(hand=name, dropped=dropped)
    return Move(battle, None, sheet, (Note("drew", {"name": name}),))


def _free(battle: Battle, sheet: Sheet) -> list[Offer]:
    """Return the Free Actions, and what Fortune and Momentum allow at any time (CON-022)."""
    hero = battle.hero
    offers: list[Offer] = [
        (f"close-{foe.id}", f"Step within Reach of {foe.name}", "")
        for foe in battle.standing
        if foe.zone == hero.zone and foe.id not in hero.near
    ]
    if hero.near:
        offers.append(("step-back", "Step out of Reach; foes may retaliate", ""))
    if not hero.prone:
        offers.append(("drop-prone", "Drop prone", ""))
    if hero.hand:
        offers.append(("drop", f"Drop the {hero.hand}", ""))
    poor = "" if sheet.pool else "there is no Momentum for it"
    offers += [(one.option.id, one.option.text, poor) for one in winds(sheet)]
    return offers + _fortune(sheet)


def _fortune(sheet: Sheet) -> list[Offer]:
    """Return what Fortune buys in a fight (CON-068 to CON-070)."""
    poor = "" if sheet.luck else "you have no Fortune left"
    offers: list[Offer] = [("fortune-action", "One more Standard Action (1 Fortune)", poor)]
    if sheet.vigor < sheet.most_vigor:
        offers.append(("fortune-vigor", "Recover all Vigor (1 Fortune)", poor))
    if sheet.resolve < sheet.most_resolve:
        offers.append(("fortune-resolve", "Recover all Resolve (1 Fortune)", poor))
    return offers + [(key, text, poor) for key, text in overcomes(sheet)]


def _do_free(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    hero = battle.hero
    if option.startswith("close-"):
        near = hero.near | {option.removeprefix("close-")}
        return Move(battle.stand(near=near), None, sheet, (Note("stance", {"what": "close"}),))
    if option == "step-back":
        note = Note("stance", {"what": "step-back"})
        return Move(leave_reach(battle), None, sheet, (note,))
    if option == "drop-prone":
        return Move(battle.stand(prone=True), None, sheet, (Note("stance", {"what": option}),))
    if option == "drop":
        dropped = (*hero.dropped, (hero.zone, hero.hand))
        note = Note("dropped", {"name": hero.hand})
        return Move(battle.stand(hand="", dropped=dropped), None, sheet, (note,))
    if option.startswith("second-wind-"):
        sheet, notes = set_points(sheet, "pool", sheet.pool - 1)
        sheet, more = recover(sheet, 1, mental=option.endswith("resolve"))
        return Move(battle, None, sheet, (*notes, *more))
    return _do_fortune(battle, option, sheet)


def _do_fortune(battle: Battle, option: str, sheet: Sheet) -> Move:
    sheet, notes = set_points(sheet, "luck", sheet.luck - 1)
    if option == "fortune-action":
        # No step of difficulty here, unlike a Swift Action (CON-068).
        return Move(battle.stand(standard=battle.hero.standard + 1), None, sheet, notes)
    if option.startswith("overcome-"):
        sheet, more = overcome(sheet, option)
        return Move(battle, None, sheet, (*notes, *more))
    mental = option == "fortune-resolve"
    most = sheet.most_resolve if mental else sheet.most_vigor
    sheet, more = recover(sheet, most, mental=mental)
    return Move(battle, None, sheet, (*notes, *more))


def spend(battle: Battle, *, standard: int = 0, minor: int = 0) -> Battle:
    """Spend actions; a Minor Action that is lacking takes a Standard one (CON-017)."""
    hero = battle.hero
    if minor > hero.minor:
        return battle.stand(standard=hero.standard - 1)
    return battle.stand(standard=hero.standard - standard, minor=hero.minor - minor)


def _after_swift(move: Move) -> Move:
    """Let the step of a Swift Action count once (CON-062)."""
    return move._replace(battle=move.battle.stand(swift=False))


def _go(battle: Battle, zone: str, sheet: Sheet) -> Move:
    """Go to a zone; who leaves a foe's Reach may be struck for it (CON-027)."""
    battle = leave_reach(battle).stand(zone=zone, braced=False)
    note = Note("moved", {"where": battle.plan.called(zone)})
    return Move(battle, None, sheet, (note,))


def _fixed(battle: Battle, key: str, sheet: Sheet) -> Move:
    snags = tuple(one for one in battle.hero.snags if one != key)
    note = Note("cleared", {"what": _snag(battle, key).text})
    return Move(battle.stand(snags=snags), None, sheet, (note,))


def _snag(battle: Battle, key: str) -> DoomEffect:
    return next(one for one in battle.plan.doom_effects if one.id == key)


def _snags(battle: Battle) -> list[DoomEffect]:
    return [_snag(battle, key) for key in battle.hero.snags]


def _in_hand(battle: Battle, weapon: Weapon) -> bool:
    return weapon.hands == 0 or weapon.name in (battle.hero.hand, "fists")


def _too_far(battle: Battle, foe: Fighter, weapon: Weapon) -> str:
    if weapon.kind == "melee":
        return "" if foe.zone == battle.hero.zone else "nobody is within Reach"
    far = range_of(battle.to(foe)) == EXTREME and weapon.kind == "threaten"
    return "too far away to be heard" if far else ""


def _empty(battle: Battle, weapon: Weapon) -> bool:
    return weapon.loads is not None and battle.hero.loads.get(weapon.name, 0) >= weapon.loads


def _verb(weapon: Weapon) -> str:
    return {"melee": "Strike", "ranged": "Shoot at", "threaten": "Frighten"}[weapon.kind]


def _on_ground(battle: Battle, name: str) -> bool:
    return any(had == name for _, had in battle.hero.dropped)


def _unwieldy(battle: Battle, sheet: Sheet) -> bool:
    return any(w.name == battle.hero.hand and "unwieldy" in w.qualities for w in sheet.weapons)
