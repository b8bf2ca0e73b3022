"""An attack of the hero's as a value: what it is rolled with, and what may be added to it."""

from dataclasses import replace

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.fictive_hack.checks.modifiers import aiding
from solo.rules.fictive_hack.fight.attack_roll import Struck, Terms, Thrown, cover, reckon, throw
from solo.rules.fictive_hack.fight.state import Battle, Fighter
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import (
    Arming,
    Pool,
    Weapon,
    arena_bonus,
    base_wounds,
    pool,
    shield_weapon,
    why_not_together,
)
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.printed import printed

SHOTS = ("shoot", "hold", "aim", "moving-shot")
"""The modes in which something is shot or thrown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blow:
    """An attack of the hero's; its dice have fallen, or are still to be thrown."""

    target: str  # whom it is aimed at
    weapon: Weapon  # with what
    terms: Terms  # what it is rolled with
    thrown: Thrown  # how it fell; no faces before that
    mode: str  # attack, batter (with the shield), counter, smite, charge, bash or one of SHOTS
    free: tuple[str, ...] = ()  # what may yet be added without AP
    paid: tuple[str, ...] = ()  # what was added
    violence: int = 0  # AP of Awesome Violence
    kills: int = 1  # how many of a group it is to fell
    spare: bool = False  # whether a Bash is to do no damage (FH-261)
    told: int | None = None  # the total that the player has been told, if any

    @property
    def struck(self) -> Struck:
        """The result of the attack as it is now."""
        return reckon(self.terms, self.thrown)

    @property
    def ranged(self) -> bool:
        """Whether the attack is a shot or a throw."""
        return self.weapon.ranged


class Fallen(NamedTuple):
    """An attack of the hero's as its dice have fallen."""

    blow: Blow  # the attack, with what comes by itself
    best: Blow  # the attack with all that is free: what counts where nobody is asked
    felled: int  # how many of a group that fells
    breaks: bool  # whether doubles break the device that helped (FH-241)


def attacked(battle: Battle, sheet: Sheet, foe: Fighter, blow: Blow, dice: Dice) -> Fallen:
    """Throw the dice of an attack; a Backstab on somebody unaware has both its effects (FH-260)."""
    thrown = throw(blow.terms.pool, dice)
    blow = replace(blow, thrown=thrown)
    blow = replace(blow, free=free_of(battle, sheet, foe, blow))
    if not foe.aware and stabs(battle, sheet, foe, blow):
        blow = add(add(blow, "backstab", "hit", sheet), "backstab", "wound", sheet)
    best = best_of(blow, sheet)
    doubles = len(set(thrown.faces)) < len(thrown.faces)
    return Fallen(blow, best, kills(best, foe), doubles and aiding(sheet, "attack") is not None)


def landing(fallen: Fallen) -> object:
    """Return what a fight goes on with where nobody is asked about an attack."""
    struck = fallen.best.struck
    result = (struck.hit, struck.wounds, struck.critical)
    return result, fallen.best.paid, fallen.felled, fallen.breaks


def held(sheet: Sheet, mode: str) -> Weapon:
    """Return what an attack is made with; a shield may be the weapon as well (FH-081)."""
    bare = sheet.weapon.kind == "unarmed"
    if sheet.shielded and (mode == "batter" or (bare and mode not in SHOTS)):
        return shield_weapon(sheet.shield)
    return sheet.weapon if mode in SHOTS else sheet.weapon.closed()


def arming(sheet: Sheet, weapon: Weapon, *, moving: bool = False) -> Arming:
    """Return what the hero fights with besides the weapon."""
    itself = sheet.shield != "" and weapon == shield_weapon(sheet.shield)
    shielded = sheet.shielded and not itself and weapon.kind != "unarmed"
    found = Arming(shield=shielded, shield_skill=sheet.has("shield skill"), moving=moving)
    if shielded and why_not_together(weapon.kind, found):
        found = replace(found, shield=False)
    parrying = bool(sheet.parrying) and not weapon.ranged and not found.shield
    with_parry = replace(found, parrying=parrying)
    return found if why_not_together(weapon.kind, with_parry) else with_parry


def terms_of(battle: Battle, sheet: Sheet, foe: Fighter, weapon: Weapon, mode: str) -> Terms:
    """Return what the hero's attack is rolled with."""
    rules = printed("weapons")
    with_ = arming(sheet, weapon, moving=mode == "moving-shot")
    dice = pool(
        weapon.kind, ranged=weapon.ranged, arming=replace(with_, assists=battle.turn.assisted)
    )
    named = weapon.attribute
    score = sheet.attributes[named] if named else max(sheet.attributes[a] for a in ATTRIBUTES)
    terrain = battle.type_of(foe.arena if weapon.ranged else battle.turn.arena)
    device = aiding(sheet, "attack")
    bonuses = (
        ("arena", arena_bonus(weapon.kind, terrain, ranged=weapon.ranged)),
        ("weapon", weapon.to_hit),
        ("defended", cover(shielded=foe.shielded) if foe.defending else 0),
        ("intimidated", int(rules["intimidated"]) if sheet.frightened else 0),
        ("bonus", sheet.bonus),
        (device.name if device else "", 1 if device else 0),
        *_improved(sheet, weapon, mode),
        *battle.pushed("hero", "ours"),
    )
    return Terms(
        pool=dice,
        wounds=max(0, base_wounds(weapon.kind, ranged=weapon.ranged) + weapon.damage),
        attribute=score if dice.attribute else 0,
        bonuses=tuple((name, points) for name, points in bonuses if points),
        armor=foe.block.armor,
        pierces=rules["very_heavy_pierces"]
        if weapon.kind == "very-heavy" and not weapon.ranged
        else 0,
        all_faces=chosen(sheet, weapon),
        dropped=sheet.options.face_die_counts_when_dropped,
        swarm=foe.block.kind == "swarm",
        misses=gear.encumbered(sheet),
    )


def chosen(sheet: Sheet, weapon: Weapon) -> bool:
    """Tell whether this is the weapon of choice (FH-227)."""
    known = sheet.talents.get("weapon of choice")
    if known is None:
        return "weapon of choice" in sheet.borrowed
    return known.weapon == weapon.name


def _improved(sheet: Sheet, weapon: Weapon, mode: str) -> tuple[tuple[str, int], ...]:
    """Return what improved talents add to hit (FH-117)."""
    names = ["bash"] if mode == "bash" else []
    if chosen(sheet, weapon):
        names.append("weapon of choice")
    if sheet.shielded:
        names.append("shield skill")
    return tuple((title(name), 1) for name in names if talents.improved(sheet, name, "hit"))


def parries(foe: Fighter, mode: str) -> bool:
    """Tell whether a tough uses its Expert Parry: on the first melee attack on it (FH-217)."""
    return mode not in SHOTS and foe.block.talent == "expert parry" and not foe.parried


def a_die_less(terms: Terms) -> Terms:
    """Return what is rolled when Expert Parry takes a die away (FH-225)."""
    dice, keep, attribute = terms.pool
    left = max(1, dice - 1)
    return replace(terms, pool=Pool(left, min(keep, left), attribute and dice > 1))


def free_of(battle: Battle, sheet: Sheet, foe: Fighter, blow: Blow) -> tuple[str, ...]:
    """Return what can be added to this attack without AP."""
    found = []
    if blow.mode == "charge":
        found.append("charger")
    if stabs(battle, sheet, foe, blow) and foe.aware:
        found.append("backstab")
    if blow.struck.dirty and sheet.has("fight dirty"):
        found.append("fight dirty")
    parry = arming(sheet, blow.weapon).parrying and not battle.turn.parried
    if parry and not blow.ranged:
        found.append("parrying")
    return tuple(found)


def stabs(battle: Battle, sheet: Sheet, foe: Fighter, blow: Blow) -> bool:
    """Tell whether Backstab applies: the right weapon, and a foe whose eyes are elsewhere."""
    right = blow.weapon.kind in ("light", "hand") or blow.ranged
    near = foe.arena == battle.turn.arena
    elsewhere = not foe.aware or foe.target not in ("", battle.now)
    return right and near and elsewhere and sheet.ready("backstab")


def add(blow: Blow, what: str, how: str, sheet: Sheet) -> Blow:
    """Add +2 to hit or a Wound, with what an improvement gives besides."""
    better = 1 if talents.improved(sheet, what, how) else 0
    bonus = (2 + better) if how == "hit" else 0
    wounds = (1 + better) if how == "wound" else 0
    free = tuple(one for one in blow.free if one != what)
    terms = blow.terms.plus(title(what), bonus, wounds)
    return replace(blow, terms=terms, free=free, paid=(*blow.paid, what))


def best_of(blow: Blow, sheet: Sheet) -> Blow:
    """Add what is free where nobody is asked: to hit if that is lacking, else a Wound."""
    for what in blow.free:
        blow = add(blow, what, "wound" if blow.struck.hit else "hit", sheet)
    return blow


def kills(blow: Blow, foe: Fighter) -> int:
    """Return how many of a group an attack can fell, AP aside.

    Each after the first is at a further -1, and needs a Wound of its own.

    Source: Fictive Hack, FH-212 to FH-216.
    """
    if not foe.grouped or foe.count < 2 or (blow.ranged and not foe.block.lined_up):
        return 1 if blow.struck.wounds else 0
    step = int(printed("weapons")["plow_to_hit"])
    most = 0
    for count in range(1, foe.count + 1):  # Wounds alone are the limit (FH-214)
        harder = blow.terms.plus("further", step * (count - 1))
        if reckon(harder, blow.thrown).wounds < count:
            break
        most = count
    return most
