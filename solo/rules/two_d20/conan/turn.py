"""The hero's turn in a fight: what may be done, and what doing it costs (CON-015 to CON-029).

Notes: moved, stance, drew, dropped, cleared, assisted, ready, retaliates, fortune, overcame.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.numbers import plural
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
from solo.rules.two_d20.conan.showing import ground
from solo.rules.two_d20.conan.tables import EXTREME, range_of
from solo.rules.two_d20.sheet import set_points

Notes = tuple[Note, ...]
Offer = tuple[str, str]
"""An option's id and its text; what can't be done or paid now is left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's turn."""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        hero, last = battle.hero, battle.plan.rounds
        number = f"{battle.round} of {last}" if last else f"{battle.round}"
        standard = plural(hero.standard, "Standard Action")
        left = f"{standard} and {plural(hero.minor, 'Minor Action')} left"
        return (*ground(battle, sheet), f"Your turn, round {number}: {left}.")

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        end = ("end-turn", "End your turn")
        blows, threats = attacks(battle, sheet)
        moves = _moves(battle)
        rest = [*_one_for_many("frighten", "Frighten one of them", threats),
                *_one_for_many("study", "Study one of them for a weakness (Insight)",
                               _studies(battle)),
                *_standard(battle, sheet)]  # fmt: skip
        last = [*_minor(battle, sheet), *_free(battle, sheet)]
        if blows:
            ordered = [*blows, *rest, *moves, *last, end]
        elif battle.hero.standard:
            ordered = [*moves, *rest, *last, end]
        else:
            ordered = [end, *moves, *last]
        return tuple(Option(key, text, hint=key.replace("-", " ")) for key, text in ordered)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "end-turn":
            return Move(replace(battle, acted=True), None, sheet)
        if option in ("frighten", "study"):
            return Move(battle, Choosing(what=option), sheet)
        if option.startswith("attack-"):
            return _attack(battle, option, sheet)
        for act in (_do_standard, _do_minor, _do_free):
            found = act(battle, option, sheet, dice)
            if found is not None:
                return found
        raise AssertionError(f"nobody does '{option}'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosing:
    """Whom to frighten or to study, where there are several; nothing is spent yet."""

    what: str

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        return ("Whom?",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        offers = attacks(battle, sheet)[1] if self.what == "frighten" else _studies(battle)
        found = (Option(key, text, hint=key.replace("-", " ")) for key, text in offers)
        return (*found, Option("never-mind", "Never mind", hint="never mind"))

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "never-mind":
            return Move(battle, Turn(), sheet)
        if self.what == "frighten":
            return _attack(battle, option, sheet)
        return _after_swift(begin_test(spend(battle, standard=1), option, sheet))


def _one_for_many(key: str, text: str, offers: list[Offer]) -> list[Offer]:
    """Return one offer in place of several that differ only in whom they are for."""
    return [(key, text)] if len(offers) > 1 else offers


def _studies(battle: Battle) -> list[Offer]:
    """Return whose weakness may be sought (CON-025)."""
    if not battle.hero.standard:
        return []
    return [
        (f"exploit-{foe.id}", f"Study {foe.name} for a weakness (Insight)")
        for foe in _different(battle)
        if battle.hero.exploited != foe.id
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
            text = f"{_verb(weapon)} {foe.name}: {weapon.name}, {dice} combat dice"
            kind = threats if weapon.mental else blows
            kind.append((f"attack-{foe.id}-{slug(weapon.name)}", text))
    return blows, threats


def _different(battle: Battle) -> list[Fighter]:
    """Return the foes, the nearest first, but of those that are all the same only one."""
    near, exploited = battle.hero.near, battle.hero.exploited
    seen: dict[Any, Fighter] = {}
    for foe in sorted(battle.standing, key=lambda one: (one.id not in near, battle.to(one))):
        alike = (repr(replace(foe, id="", name="")), foe.id in near, foe.id == exploited)
        seen.setdefault(alike, foe)
    return list(seen.values())


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
