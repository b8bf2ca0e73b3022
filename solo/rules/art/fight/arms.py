"""Arms: the weapons that somebody may attack with, and their reach.

Source of all: ART Engine, ART-116, ART-119, ART-140, ART-442, ART-446, ART-453.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.fight.assault import armed
from solo.rules.art.fight.harm import weapon_of
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import apart
from solo.rules.art.fight.words import words
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import weapon
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.gear.weapon_classes import TRIPOD
from solo.rules.art.heroes.sheet import Sheet
from solo.words import Text


@dataclass(frozen=True, kw_only=True)
class Arm:
    """A weapon, or bare hands, with which an adventurer attacks, and the way it is used."""

    item: Item
    carried: Carried | None = None  # it as it is carried; None for bare hands
    thrown: bool = False  # whether it is hurled
    both: bool = False  # whether a handgun is held in both hands (ART-453)
    twin: int = 1  # which it is of several unlike weapons that adventures call by one id

    @property
    def key(self) -> str:
        """The part of an option's id that stands for it."""
        name = "bare-hands" if self.carried is None else self.carried.id
        return name if self.twin == 1 else f"{name}-{self.twin}"

    @property
    def name(self) -> str:
        """The name that the player reads."""
        return self.item.name if self.twin == 1 else f"{self.item.name} ({self.twin})"


def arms(table: FightTable, who: str) -> list[Arm]:
    """Return what an adventurer may attack with now, in the order of the gear; friends: nothing."""
    if table.fighter(who).block is not None:
        return []
    return table.kept("arms", who, lambda: _arms(table, who))


def _arms(table: FightTable, who: str) -> list[Arm]:
    sheet = table.sheet_of(who)
    found: list[Arm] = []
    for arm in in_hand(sheet):
        if (arm.carried and arm.carried.empty) or weapon.is_grenade(arm.item):
            continue
        if not weapon.can_use(sheet, arm.item):
            found.append(arm)
            if is_handgun(arm.item) and gear.free_hands(sheet):
                found.append(replace(arm, both=True))
        if weapon.throwable(arm.item) and not weapon.can_use(sheet, arm.item, thrown=True):
            found.append(replace(arm, thrown=True))
    melee = any(weapon.is_melee(arm.item) and not arm.thrown for arm in found)
    if not melee or table.perk(who, "unarmed-combat") or table.battle.grip_of(who):
        found.append(Arm(item=weapon.bare_hands()))
    return found


def in_hand(sheet: Sheet) -> Iterator[Arm]:
    """Yield the weapons in hand; different ones of one id are numbered."""
    known: dict[str, list[Item]] = {}
    for own in gear.ready_weapons(sheet):
        items = known.setdefault(own.id, [])
        if own.item not in items:
            items.append(own.item)
        yield Arm(item=own.item, carried=own, twin=items.index(own.item) + 1)


def reach(table: FightTable, who: str, arm: Arm | None) -> int:
    """Return how many bands away a target may be (ART-116)."""
    fighter = table.fighter(who)
    if arm is None:
        return fighter.ranks.reach if armed(table, who) else 0
    return weapon.range_of(table.sheet_of(who), arm.item, thrown=arm.thrown)


def in_reach(table: FightTable, by: str, at: str, arm: Arm | None) -> bool:
    """Tell whether somebody can strike another so, from where both are."""
    one, other = table.fighter(by), table.fighter(at)
    if not table.up(at) or apart(one, other) > reach(table, by, arm):
        return False
    grip = table.battle.grip_of(by)
    if grip is None:
        return True
    # ART-442; conflict C20 (ART-446): a handgun may be fired in a grapple, at everybody's risk.
    short = arm is None or (weapon.is_short(arm.item) and not arm.thrown) or is_handgun(arm.item)
    return at in grip.members and short


def weapon_in_use(table: FightTable, who: str) -> Carried | None:
    """Return the weapon that somebody with ranks can use now, or None for bare hands."""
    one = table.fighter(who)
    if one.ranks.arm is None or not armed(table, who):
        return None
    return weapon_of(one)


def can_attack(table: FightTable, who: str) -> Text:
    """Return why somebody can't attack at all now, or nothing."""
    fighter = table.fighter(who)
    if fighter.tied("arms"):
        return words("arms-entangled")
    if table.barred(who, "no-attack"):
        return words("off-balance", what="attack")
    return ""


def is_handgun(item: Item) -> bool:
    """Tell whether a weapon is a firearm for one hand."""
    own = item.weapon
    return own is not None and own.klass.firearm and own.hands == 1


def tripod_of(table: FightTable, who: str) -> Sequence[str]:
    """Return the ids of ready weapons that have a tripod (ART-138)."""
    if table.fighter(who).block is not None:
        return ()
    own = gear.ready_weapons(table.sheet_of(who))
    return [one.id for one in own if one.item.weapon and TRIPOD in one.item.weapon.features]
