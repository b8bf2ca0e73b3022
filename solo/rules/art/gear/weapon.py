"""Weapons in use: the trait of an attack, the range, and what keeps a hero from using one.

Pure numbers; who is hit and what a fight makes of it is the business of `art/fight`.
"""

from functools import cache

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear.item import Item, Weapon
from solo.rules.art.gear.weapon_classes import (
    SILENCED,
    THROWN,
    THROWN_ONLY,
    Row,
    Size,
    sizes,
    thrown_range,
    weapon_row,
)
from solo.rules.art.gear.words import words
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.words import Text


@cache
def bare_hands() -> Item:
    """Return what somebody without a weapon fights with.

    Source: ART Engine, ART-140. The text gives no Attack for it; as a Catastrophic one-handed
    melee weapon it is DEX-5. `ArtOptions.unarmed` may set another modifier.
    """
    rank = Rank.parse(printed("weapons")["unarmed"]["rank"])
    return Item(name="bare hands", rank=rank, weapon=Weapon(kind="blade", short=True))


def is_unarmed(weapon: Item) -> bool:
    """Tell whether a weapon is no weapon but the bare hands."""
    return weapon is bare_hands() or weapon == bare_hands()


def weapon_part(weapon: Item) -> Weapon:
    """Return what makes an item a weapon.

    Raises:
        ValueError: Nothing does.
    """
    if weapon.weapon is None:
        raise ValueError(f"{weapon.name} is no weapon")
    return weapon.weapon


def column_of(weapon: Item) -> str:
    """Return the column of the Weapon Attack table that a weapon is read in (ART-113)."""
    own = weapon_part(weapon)
    return "grenade" if own.klass.type == "grenade" else f"{own.klass.type}-{own.hands}"


def row_of(weapon: Item) -> Row:
    """Return what the Weapon Attack table says of a weapon (ART-113)."""
    return weapon_row(column_of(weapon), weapon.row)


def attack_trait(
    sheet: Sheet, weapon: Item, *, thrown: bool = False, close: bool = False, prone: bool = False
) -> tuple[str, int]:
    """Return the attribute of an attack and what the weapon adds to it.

    Both together are never below 1 (ART-115). Skills come on top, as with Defense (ART-209).

    Args:
        sheet: Who attacks.
        weapon: With what; `bare_hands()` for nothing.
        thrown: Whether a melee weapon is hurled rather than wielded.
        close: Whether the target is in the same band, which reach suffers from (ART-131).
        prone: Whether the user lies prone behind a tripod that is set up (ART-138, ART-139).

    Source: ART Engine, ART-113, ART-129, ART-131, ART-135, ART-136, ART-138, ART-156. Conflict C22:
    sample skills list thrown weapons under Alertness; the table decides, so it is Dexterity.
    """
    own, row = weapon_part(weapon), row_of(weapon)
    modifier = row.attack + own.klass.attack
    if is_unarmed(weapon) and sheet.options.unarmed is not None:
        modifier = sheet.options.unarmed
    for feature in own.having:
        modifier += feature.attack
        if close and not thrown:
            modifier += feature.close
        if prone:
            modifier += feature.prone
    if own.size:
        modifier += sizes()[own.size].attack
    return row.attribute, max(modifier, 1 - sheet.attributes[row.attribute])


def attack_of(sheet: Sheet, weapon: Item, *, close: bool = False) -> int:
    """Return the Attack with a weapon, before skills."""
    attribute, modifier = attack_trait(sheet, weapon, close=close)
    return sheet.attributes[attribute] + modifier


def range_of(sheet: Sheet, weapon: Item, *, thrown: bool = False) -> int:
    """Return how many bands away a target may be; 0 is the same band.

    Source: ART Engine, ART-116, ART-122, ART-131, ART-134, ART-137, ART-155. A scope lengthens the
    fixed range of a shotgun too, since that rule sets aside the table alone.
    """
    own = weapon_part(weapon)
    strength = sheet.attributes["strength"]
    if own.klass.type == "grenade":
        return thrown_range(strength, grenade=True)
    if own.klass.type == "melee":
        if thrown or THROWN_ONLY in own.features:
            return thrown_range(strength)
        return max((feature.reach for feature in own.having), default=0)
    fixed = own.klass.ranges
    bands = row_of(weapon).range if fixed is None else fixed[own.hands - 1]
    return bands + sum(feature.range for feature in own.having)


def can_use(sheet: Sheet, weapon: Item, *, thrown: bool = False) -> Text:
    """Return why somebody can't use a weapon so, or nothing when they can.

    Source: ART Engine, ART-114, ART-119, ART-120, ART-123.
    """
    own = weapon_part(weapon)
    required = row_of(weapon).required
    if required is not None and required > sheet.attributes["strength"]:
        return words("takes-strength", name=weapon.name, strength=required)
    if thrown and not throwable(weapon):
        return words("not-for-throwing", name=weapon.name)
    if not thrown and THROWN_ONLY in own.features:
        return words("only-thrown", name=weapon.name)
    return ""


def throwable(weapon: Item) -> bool:
    """Tell whether a weapon may be hurled; a grenade can be used in no other way."""
    own = weapon_part(weapon)
    return own.klass.type == "grenade" or bool({THROWN, THROWN_ONLY} & {*own.features})


def is_melee(weapon: Item) -> bool:
    """Tell whether a weapon is one for the hand (a grenade is not, ART-112)."""
    return weapon_part(weapon).klass.type == "melee"


def is_ranged(weapon: Item) -> bool:
    """Tell whether a weapon shoots; for the Pathetic mishap a grenade does not (ART-391)."""
    return weapon_part(weapon).klass.type == "ranged"


def is_grenade(weapon: Item) -> bool:
    """Tell whether a weapon is a grenade."""
    return weapon_part(weapon).klass.type == "grenade"


def is_silent(weapon: Item) -> bool:
    """Tell whether an attack with a weapon makes no noise: bow, crossbow, silenced firearm, melee.

    Source: ART Engine, ART-135.
    """
    own = weapon_part(weapon)
    return own.klass.silent or own.klass.type == "melee" or SILENCED in own.features


def is_short(weapon: Item) -> bool:
    """Tell whether a weapon serves inside a grapple (ART-442)."""
    own = weapon_part(weapon)
    return own.klass.type == "melee" and (own.short or own.klass.short)


def is_area(weapon: Item) -> bool:
    """Tell whether a weapon may hit more than one in a band: grenades and autofire (ART-141)."""
    return is_grenade(weapon) or weapon_part(weapon).klass.autofire


def hideable(item: Item) -> bool:
    """Tell whether a thing can be hidden on the body: no two-handed weapon can (ART-097)."""
    return item.hands < 2


def skills_for(weapon: Item, *, thrown: bool = False) -> tuple[str, ...]:
    """Return the names of skills that help with a weapon: its class's alone.

    Source: ART Engine, ART-111, ART-511. A skill with swords helps with every blade and no axe.
    """
    if is_unarmed(weapon):
        return ("unarmed combat", "brawling", "boxing", "fists")
    kind = weapon_part(weapon).klass
    single = kind.name.lower()
    names = [single, f"{single}s", *kind.skills]
    if thrown or THROWN_ONLY in weapon_part(weapon).features:
        names.append("thrown weapons")
    return tuple(dict.fromkeys(names))


def size_of(weapon: Item) -> Size:
    """Return the size of a grenade (ART-156)."""
    return sizes()[weapon_part(weapon).size]


def spray_modifier(targets: int) -> int:
    """Return what spraying a band with autofire at so many does to each Attack.

    Raises:
        ValueError: So many can't be sprayed.

    Source: ART Engine, ART-148, ART-149.
    """
    table = printed("grenades")["spray"]
    if not 1 <= targets <= len(table):
        raise ValueError(f"a spray is aimed at 1 to {len(table)}, not {targets}")
    return int(table[targets - 1])


def attacks_on_huge() -> int:
    """Return how many attacks a spray makes on one elephant-sized creature (ART-152)."""
    return int(printed("grenades")["large_attacks"])


def shrapnel() -> tuple[Rank, Rank]:
    """Return the Fate result from which one is safe from shrapnel, and the Attack of it.

    Source: ART Engine, ART-157, ART-158.
    """
    rule = printed("grenades")["shrapnel"]
    return Rank.parse(rule["safe_from"]), Rank.parse(rule["attack"])
