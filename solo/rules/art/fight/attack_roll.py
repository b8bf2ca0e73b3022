"""The roll of an attack that the player makes: whom it meets, the weapon, and the modifiers.

Source of all: ART Engine, ART-113 to ART-140 in use, ART-142, ART-143, ART-209, ART-388, ART-393,
ART-443 to ART-446, ART-453, and the perks of attack in ART-480 to ART-506.
"""

from collections.abc import Sequence

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank, trait_of_rank
from solo.rules.art.fight.any_attack import COLUMNS, attack_columns, unarmed_attack
from solo.rules.art.fight.arms import Arm, arms, in_reach, is_handgun, weapon_in_use
from solo.rules.art.fight.assault import armed
from solo.rules.art.fight.rolls import FightRoll, roll_fate
from solo.rules.art.fight.state import POSITIONED, RULES, Fighter, Pairs, altered
from solo.rules.art.fight.table import FightTable, held
from solo.rules.art.fight.words import words
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, weapon
from solo.rules.core.table import Script
from solo.words import Message, Text

PERKS = RULES["perks"]
_HAND_TO_HAND = ("feint", "backstab")  # what they gain counts for such attacks (ART-489, ART-495)


@dataclass(frozen=True, kw_only=True)
class Blow:
    """An attack that the player rolls, for an adventurer or a friend."""

    by: str  # who attacks
    at: str  # whom
    arm: Arm | None = None  # with what; None for a friend, who has ranks
    part: str = ""  # the part of the body that it is aimed at (ART-506)
    added: Pairs = ()  # points that it has besides
    area: str = ""  # how it strikes several: `spray` or `grenade`
    lessened: int = 0  # ranks of damage that falling prone saves (ART-146)


# Whom it meets


def fates(table: FightTable, who: Sequence[str], purpose: Text) -> Script[dict[str, int]]:
    """Return everybody's Fate: adventurers and friends roll it, a foe has it as a rank."""
    found = {}
    for one in who:
        if table.fighter(one).foe:
            found[one] = int(table.rank(one, "fate"))
        else:
            found[one] = yield from roll_fate(table, one, purpose)
    return found


def unluckiest(
    table: FightTable, who: Sequence[str], by: str, purpose: Text, at: str = ""
) -> Script[str]:
    """Return the one with the lowest Fate; among those who are tied the attacker chooses.

    It chooses an enemy, the one it meant if that is possible (ART-143, ART-445).
    """
    if len(who) == 1:
        return who[0]
    found = yield from fates(table, who, purpose)
    lowest = min(found.values())
    alike = [one for one in who if found[one] == lowest]
    return preferred(table, alike, by, at)[0]


def preferred(table: FightTable, alike: Sequence[str], by: str, at: str = "") -> list[str]:
    """Sort the tied as the attacker prefers them: the one it meant, its enemies, the others."""
    side = table.fighter(by).foe
    return sorted(alike, key=lambda one: (one != at, table.fighter(one).foe == side))


def struck_in_grapple(table: FightTable, by: str, at: str, *, handgun: bool = False) -> Script[str]:
    """Return whom an attack meets: by Fate one of a grapple, if it comes from outside the grapple.

    A handgun fired inside a grapple may meet any of its members, even the one who fires.

    Source: ART Engine, ART-444 to ART-446.
    """
    grip = table.battle.grip_of(at)
    if grip is None or (by in grip.members and not handgun):
        return at
    there = [one for one in grip.members if table.up(one)]
    if not there:
        return at
    return (yield from unluckiest(table, there, by, words("in-struggle"), at))


def met_in_grapple(table: FightTable, blow: Blow) -> Script[Blow]:
    """Return an attack aimed at whom of a grapple Fate says (ART-444)."""
    if blow.area or table.battle.grip_of(blow.at) is None:
        return blow
    arm = blow.arm
    own = weapon_in_use(table, blow.by) if arm is None else None
    item = own.item if own is not None else arm.item if arm is not None else None
    handgun = item is not None and is_handgun(item) and not (arm is not None and arm.thrown)
    met = yield from struck_in_grapple(table, blow.by, blow.at, handgun=handgun)
    if met == blow.at:
        return blow
    if met == blow.by:
        table.say("astray-self", met)
    else:
        table.say("astray", blow.by, at=table.name(met))
    return altered(blow, at=met)


# The roll


def best_arm(table: FightTable, by: str, at: str) -> Arm | None:
    """Return an adventurer's best weapon against somebody, or None if nothing reaches."""
    fit = [arm for arm in arms(table, by) if in_reach(table, by, at, arm) and not arm.thrown]
    fit = fit or [arm for arm in arms(table, by) if in_reach(table, by, at, arm)]

    def worth(arm: Arm) -> int:
        check = attack_check(table, Blow(by=by, at=at, arm=arm))
        base = table.sheet_of(by).attributes[check.attribute]
        return base + sum(points for _, points in check.added) + 3 * check.shift

    return max(fit, key=worth, default=None)


def follow_up(table: FightTable, blow: Blow) -> Blow | None:
    """Return a second attack on the same target, or None when nothing in hand reaches it.

    What was thrown is gone (ART-119, ART-154), so another weapon takes its place. It strikes one
    target alone: the rules for sprays and grenades don't count for it.
    """
    arm = blow.arm
    thrown = arm.carried if arm is not None and arm.thrown else None
    if thrown is not None and (blow.area or held(table.sheet_of(blow.by), thrown) is None):
        arm = best_arm(table, blow.by, blow.at)
    if arm is None or not in_reach(table, blow.by, blow.at, arm):
        return None
    added = () if blow.area else blow.added
    return Blow(by=blow.by, at=blow.at, arm=arm, part=blow.part, added=added)


def attack_check(table: FightTable, blow: Blow) -> FightRoll:
    """Return the roll of an attack, with all modifiers."""
    by, at = table.fighter(blow.by), table.fighter(blow.at)
    melee = is_melee(table, blow)
    shift = _columns(table, by, at, blow, melee)
    own = blow.at == blow.by
    worth = 0 if own else table.lowest_free(at.id)
    purpose = _purpose("" if own else table.name(blow.at), blow.arm)
    if blow.arm is None:
        in_use = armed(table, blow.by)
        rank = Rank(max(1, by.ranks.attack if in_use else unarmed_attack(by.ranks)))
        grip = table.battle.grip_of(blow.by)
        bonus = grip.bonus if grip and grip.holder == blow.by else 0
        return FightRoll(
            deed="attack",
            attribute="attack",
            trait=max(1, trait_of_rank(rank)),
            added=(("the hold", bonus), *blow.added),
            shift=shift,
            purpose=purpose,
            worth=worth,
        )
    sheet, arm = table.sheet_of(blow.by), blow.arm
    set_up = by.prone and arm.carried is not None and by.tripod == arm.carried.id
    attribute, modifier = weapon.attack_trait(
        sheet, arm.item, thrown=arm.thrown, close=by.band == at.band, prone=set_up
    )
    return FightRoll(
        deed="attack",
        attribute=attribute,
        skills=_skills(arm, at),
        added=((words("the-weapon", weapon=arm.item.name) if arm.carried else arm.item.name,
                modifier),
               *_points(table, blow, melee), *blow.added),
        shift=shift,
        purpose=purpose,
        worth=worth,
    )  # fmt: skip


def is_melee(table: FightTable, blow: Blow) -> bool:
    """Tell whether an attack is made hand to hand."""
    if blow.area == "grenade":
        return False
    if blow.arm is None:
        by, at = table.fighter(blow.by), table.fighter(blow.at)
        arm = by.ranks.arm
        return by.band == at.band and (
            arm is None or arm.type == "melee" or not armed(table, blow.by)
        )
    return weapon.is_melee(blow.arm.item) and not blow.arm.thrown


def _purpose(name: str, arm: Arm | None) -> Message:
    """Say who is struck, and with what if that is not a friend's own weapon."""
    if arm is None:
        return words("to-strike", name=name, way="", weapon="")
    way = "bare" if arm.carried is None else "thrown" if arm.thrown else "with"
    return words("to-strike", name=name, way=way, weapon=arm.item.name)


def _skills(arm: Arm, at: Fighter) -> tuple[str, ...]:
    return (*weapon.skills_for(arm.item, thrown=arm.thrown), *_about(at))


def _about(at: Fighter) -> tuple[str, ...]:
    """Return the names of skills against such an enemy (ART-511): `wreckers` for the wrecker."""
    if at.block is None:
        return ()
    name = at.block.name.lower()
    for article in ("the ", "a ", "an "):
        name = name.removeprefix(article)
    return (name, f"{name}s")


def _columns(table: FightTable, by: Fighter, at: Fighter, blow: Blow, melee: bool) -> int:
    """Return the columns of an attack (ART-196, ART-425, ART-443, ART-453)."""
    rifle, flat = _rifle(by, blow), blow.lessened > 0
    shift = attack_columns(table, by, at, melee=melee, rifle=rifle, flat=flat)
    if unseen(table, by, at):
        shift += COLUMNS["unseen"]
    if at.block is not None and at.block.armor_by_part:
        shift += at.block.armor_by_part.get(blow.part or "torso", 0)
    return shift


def _rifle(by: Fighter, blow: Blow) -> bool:
    if blow.arm is None:
        return by.weapon == "hand" and by.ranks.weapon == "rifle"
    own = blow.arm.item.weapon
    return own is not None and own.kind == "rifle"


def unseen(table: FightTable, by: Fighter, at: Fighter) -> bool:
    """Tell whether somebody can't see whom they strike at."""
    if by.block is not None and by.block.sees_dark:
        return False
    return (table.battle.combat.dark and not _touching(table, by, at)) or at.hidden


def _touching(table: FightTable, by: Fighter, at: Fighter) -> bool:
    grip = table.battle.grip_of(by.id)
    return grip is not None and at.id in grip.members


def _points(table: FightTable, blow: Blow, melee: bool) -> Pairs:
    """Return the points on an adventurer's attack, each with its name."""
    who, arm = blow.by, blow.arm
    assert arm is not None
    sheet, at = table.sheet_of(who), table.fighter(blow.at)
    lasting = table.points(who, "attack", on=blow.at)
    found = [one for one in lasting if melee or one[0] not in _HAND_TO_HAND]
    if not table.on_turn(who):
        found = [one for one in found if one[0] != POSITIONED]
    foes = (at.key, at.name)
    names = ("attack", *_skills(arm, at))
    found += powers.bonuses(sheet, names, foes=foes, weapon=arm.carried)
    grip = table.battle.grip_of(who)
    if grip and grip.holder == who:
        found.append(("the hold", grip.bonus))
    if arm.both:
        found.append(("both hands", RULES["two_handed_handgun"]["attack"]))
    if arm.carried is None:
        found.append(("unarmed combat", table.perk(who, "unarmed-combat")))
    elif table.perk(who, "dual-wielding") and _two_arms(table, who):
        found.append(("dual wielding", PERKS["dual"]))
    if table.battle.started and table.battle.round == 0 and table.perk(who, "surprise-attacks"):
        found.append(("surprise attacks", PERKS["surprise"]))
    if table.perk(who, "coordinated-attacks"):
        others = {one for one, target in table.battle.attacked if target == blow.at and one != who}
        found.append(("coordinated attacks", PERKS["coordinated"] * len(others)))
    return tuple(found)


def _two_arms(table: FightTable, who: str) -> bool:
    own = gear.ready_weapons(table.sheet_of(who))
    return len(own) > 1 and not any(weapon.is_grenade(one.item) for one in own)
