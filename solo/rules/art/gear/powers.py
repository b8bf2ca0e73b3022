"""Powers of things that are held ready or worn: bonuses, perks, effects on a kicker.

Source: ART Engine, ART-009, ART-016, ART-085, ART-087, ART-092.
"""

from collections.abc import Collection, Mapping

from solo.rules.art.gear.item import Carried, Power
from solo.rules.art.heroes.sheet import Sheet

Pairs = tuple[tuple[str, int], ...]


def powers(sheet: Sheet) -> list[tuple[Carried, Power]]:
    """Return the powers of what is ready or worn: only that is usable at once (ART-092)."""
    worn = () if sheet.worn is None else (sheet.worn,)
    return [
        (carried, power)
        for carried in (*sheet.gear, *worn)
        if carried.item.effects and (carried.slot == "ready" or carried is sheet.worn)
        for power in carried.item.effects
    ]


def bonuses(
    sheet: Sheet,
    names: Collection[str],
    *,
    foes: Collection[str] = (),
    weapon: Carried | None = None,
) -> Pairs:
    """Return what things in use add to a roll, each with its name.

    Args:
        sheet: Whose roll it is.
        names: What is rolled: attributes, `attack`, `defense`, and the skills that are asked for.
        foes: The ids and names of those whom it is rolled against.
        weapon: The weapon of an attack, whose bonus without `to` counts.

    Source: ART Engine, ART-009, ART-085. Bonuses of several things add up.
    """
    if not sheet.gear and sheet.worn is None:
        return ()
    return tuple(
        [
            (carried.item.name, power.bonus)
            for carried, power in powers(sheet)
            if power.bonus
            and (_asked(power, names) if power.to else carried is weapon)
            and _meant(power, foes)
        ]
    )


def kicker_powers(
    carried: Carried, kicker: int | None, foes: Collection[str] = ()
) -> tuple[Power, ...]:
    """Return what a thing does on a kicker, or on any hit (None), in the author's order.

    Of several one alone happens, the player's pick (ART-016).
    """
    return tuple(
        power for power in carried.item.effects if power.on_kicker == kicker and _meant(power, foes)
    )


def granted(sheet: Sheet) -> Mapping[str, int]:
    """Return the perks that things in use give, and their ranks (ART-085)."""
    found: dict[str, int] = {}
    for _, power in powers(sheet):
        if power.perk:
            found[power.perk] = max(power.rank, found.get(power.perk, 0))
    return found


def _asked(power: Power, names: Collection[str]) -> bool:
    return any(word in names for word in power.to)


def _meant(power: Power, foes: Collection[str]) -> bool:
    """Tell whether a power works against one of these foes, by id or a word of the name."""
    if not power.against:
        return True
    words = {word.strip("s") for foe in foes for word in _words(foe)}
    return any(word in foes or word.strip("s") in words for word in power.against)


def _words(name: str) -> tuple[str, ...]:
    return tuple(name.lower().replace("-", " ").split())
