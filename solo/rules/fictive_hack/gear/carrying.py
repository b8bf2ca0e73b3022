"""Carrying: weights and encumbrance, taking and dropping things, weapons and shots.

Notes: gained, dropped, encumbered.
"""

from collections.abc import Iterable
from dataclasses import replace

from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.item import Item, loads
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message


def weapon_halves(weapons: tuple[Weapon, ...], *, arsenal: bool = False) -> int:
    """Return what weapons weigh, in half loads.

    Source: Fictive Hack, FH-030, FH-031, FH-034, FH-041, FH-259. Very heavy ones are counted by
    `halves`, which knows what else might pair with their odd half.
    """
    table = printed("gear")
    known = table["halves"]
    total = light = 0
    for weapon in weapons:
        if weapon.spent or (arsenal and weapon.knife):
            continue
        if weapon.tiny:
            total += weapon.ammo // table["tiny_group"] * known["weapon"]
            continue
        if weapon.kind == "unarmed":
            continue
        if weapon.kind == "light" or weapon.small:
            light += max(1, weapon.ammo)
        elif weapon.shots and weapon.kind == "very-heavy":
            total += known["crossbow"]
        elif weapon.shots or weapon.kind in ("hand", "reach"):
            total += known["weapon"] * (weapon.ammo if weapon.thrown else 1)
        elif weapon.kind == "heavy":
            total += known["heavy weapon"]
        else:
            total += known["very heavy weapon"]
        if weapon.shots:
            total += -(-weapon.ammo // table["quiver"]) * known["quiver"]
    return int(total + light // table["light_group"] * known["weapon"])


def halves(sheet: Sheet) -> int:
    """Return what the hero carries, in half loads (FH-030, FH-078)."""
    table = printed("gear")
    arsenal = sheet.has("arsenal")
    total = _worn(sheet) + weapon_halves(sheet.weapons, arsenal=arsenal) + _packed(sheet)
    if arsenal and knives(sheet) >= table["knives_as_armor"]:
        total += 2  # FH-259: enough to work as light armor are a load
    if sheet.shield:
        total += table["halves"][f"{sheet.shield} shield"]
    huge = sum(w.kind == "very-heavy" and not w.shots for w in sheet.weapons)
    if huge % 2 and not _another_half(sheet):
        total += 1  # FH-031: an odd half that nothing pairs with counts whole
    return int(total)


def _another_half(sheet: Sheet) -> bool:
    """Tell whether anything besides very heavy weapons weighs half a load, however many do."""
    arsenal = sheet.has("arsenal")
    others = tuple(w for w in sheet.weapons if w.kind != "very-heavy" or w.shots)
    halved = any(
        weapon_halves((w,), arsenal=arsenal) and (w.shots or w.kind in ("hand", "reach"))
        for w in others
    )
    things = [item.loads.halves for item in sheet.gear]
    things += [dragged_halves(item.loads.halves) for item in sheet.dragged]
    shield = printed("gear")["halves"].get(f"{sheet.shield} shield", 0)
    together = weapon_halves(others, arsenal=arsenal)  # light ones weigh by the group
    return halved or any(one % 2 for one in (*things, shield, together))


ARMS = "shield with your arms"
"""A Knight's signature item (FH-036): the thing that stands for the shield that is carried."""


def without_shield(sheet: Sheet) -> Sheet:
    """Return the sheet without its shield, and without the thing that stands for it."""
    things = tuple(item for item in sheet.gear if item.name != ARMS)
    return changed(sheet, shield="", shield_uses=0, gear=things)


def knives(sheet: Sheet) -> int:
    """Return how many knives are carried."""
    return sum(max(1, one.ammo) for one in sheet.weapons if one.knife and not one.spent)


def armor(sheet: Sheet) -> str:
    """Return what protects the hero; a coat of knives works as light armor (FH-259)."""
    if sheet.armor == "none" and sheet.has("arsenal"):
        return "light" if knives(sheet) >= printed("gear")["knives_as_armor"] else "none"
    return sheet.armor


def _worn(sheet: Sheet) -> int:
    """Return what worn armor weighs; Armor Skill makes it a load lighter (FH-231)."""
    less = 1 if sheet.has("armor skill") else 0
    return 2 * max(0, int(printed("armor")["loads"][sheet.armor]) - less)


def _packed(sheet: Sheet) -> int:
    """Return what the rest weighs; a Logistician packs it a load lighter (FH-233)."""
    table = printed("gear")
    total = sum(item.loads.halves for item in sheet.gear)
    total += sum(dragged_halves(item.loads.halves) for item in sheet.dragged)
    total += sheet.purse.coins // table["coins_per_load"] * table["halves"]["coins"]
    if sheet.backpack:
        total += table["halves"]["backpack"]
    if sheet.has("logistician"):
        total -= min(2, sum(item.loads.halves for item in sheet.gear if not item.worn)
                     + (table["halves"]["backpack"] if sheet.backpack else 0))  # fmt: skip
    return int(total)


def limit(brawn: int, *, limping: bool = False) -> int:
    """Return from how many half loads on a hero is encumbered; who limps carries half.

    Source: Fictive Hack, FH-026 to FH-028, FH-035.
    """
    return _most(brawn, limping=limping) + 2


def _most(brawn: int, *, limping: bool) -> int:
    return max(0, brawn) if limping else 2 * max(0, brawn)


def bearable(sheet: Sheet) -> int:
    """Return how many half loads the hero carries without penalty (FH-026, FH-035)."""
    return _most(sheet.attributes["brawn"], limping=sheet.state == "limping")


def encumbered(sheet: Sheet | None) -> bool:
    """Tell whether every roll fails for the weight carried (FH-029)."""
    if sheet is None:
        return False
    return halves(sheet) >= limit(sheet.attributes["brawn"], limping=sheet.state == "limping")


def dragged_halves(weight: int) -> int:
    """Return what something weighs that is dragged over normal ground (FH-032)."""
    return (weight + 1) // 2


def shared_halves(weight: int, carriers: int) -> int:
    """Return what each of several carriers bears (FH-033)."""
    return -(-weight // carriers)


def gain(sheet: Sheet, item: Item, *, dragged: bool = False) -> Changed:
    """Take a thing along."""
    was = encumbered(sheet)
    if dragged:
        sheet = changed(sheet, dragged=(*sheet.dragged, item))
    else:
        sheet = changed(sheet, gear=(*sheet.gear, item))
    notes: tuple[Note, ...] = (Note("gained", {"name": item.name}),)
    if encumbered(sheet) and not was:
        notes += (Note("encumbered", {"now": True}),)
    return sheet, notes


def heavy(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of the things and weapons that weigh something."""
    things = [one.name for one in (*sheet.gear, *sheet.dragged) if one.loads.halves]
    arms = [weapon.name for weapon in sheet.weapons if weapon_halves((weapon,))]
    return tuple(dict.fromkeys((*things, *arms)))


def lose(sheet: Sheet, name: str) -> Changed:
    """Let go of a thing or a weapon, if it is there."""
    was = encumbered(sheet)
    wanted = name.strip().lower()
    for place in ("gear", "dragged", "weapons"):
        held = getattr(sheet, place)
        found = next((one for one in held if one.name.lower() == wanted), None)
        if found is None:
            continue
        left = list(held)
        left.remove(found)
        sheet = changed(sheet, **{place: tuple(left)})
        names = [weapon.name for weapon in sheet.weapons]
        sheet = changed(
            sheet,
            wielded=sheet.wielded if sheet.wielded in names else "",
            parrying=sheet.parrying if sheet.parrying in names else "",
        )
        notes: tuple[Note, ...] = (Note("dropped", {"name": found.name}),)
        if was and not encumbered(sheet):
            notes += (Note("encumbered", {"now": False}),)
        return sheet, notes
    return sheet, ()


def arm(sheet: Sheet, weapon: Weapon) -> Changed:
    """Take up a weapon; it is in hand if none was. One to throw joins others of its kind."""
    same = [one for one in sheet.weapons if one.name == weapon.name and one.thrown]
    rest = tuple(one for one in sheet.weapons if one.name != weapon.name)
    wielded = sheet.wielded or weapon.name
    weapons = (*rest, *gathered((*same, weapon)))
    sheet = changed(sheet, weapons=weapons, wielded=wielded)
    return sheet, (Note("gained", {"name": weapon.name}),)


def gathered(weapons: Iterable[Weapon]) -> tuple[Weapon, ...]:
    """Return weapons with those to throw of one kind as one, which counts them (FH-034)."""
    found: list[Weapon] = []
    for weapon in weapons:
        for place, one in enumerate(found):
            if weapon.thrown and replace(one, ammo=0) == replace(weapon, ammo=0):
                found[place] = replace(one, ammo=one.ammo + weapon.ammo)
                break
        else:
            found.append(weapon)
    return tuple(found)


def buy_shots(sheet: Sheet, weapon: str, count: int) -> Changed:
    """Buy arrows, bolts or bullets at a silver each (FH-040).

    Raises:
        Illegal: The weapon takes none, or the coins don't suffice.
    """
    found = next((w for w in sheet.weapons if w.name.lower() == weapon.strip().lower()), None)
    if found is None or not found.shots:
        raise Illegal(words("no-shots", weapon=weapon))
    price = count * int(printed("gear")["shot_silver"]) * int(printed("gear")["copper"]["silver"])
    sheet, notes = coins.change_coins(sheet, -price)
    return with_ammo(sheet, found.name, found.ammo + count), notes


def with_ammo(sheet: Sheet, weapon: str, ammo: int) -> Sheet:
    """Return the sheet with so many shots left for a weapon, the first of its name."""
    weapons = list(sheet.weapons)
    place = next((n for n, one in enumerate(weapons) if one.name == weapon), None)
    if place is not None:
        weapons[place] = replace(weapons[place], ammo=max(0, ammo))
    return changed(sheet, weapons=tuple(weapons))


def carried(halves_: int) -> Message:
    """Say a weight: `2 1/2 loads`."""
    return words("carried", loads=loads(halves_), single=halves_ in (1, 2))
