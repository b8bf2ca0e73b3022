"""Look-ups in the printed tables of Conan."""

from collections.abc import Mapping
from functools import cache

from solo.rules.two_d20.conan.printed import printed

REACH, CLOSE, MEDIUM, LONG, EXTREME = "reach", "close", "medium", "long", "extreme"
RANGES = (CLOSE, MEDIUM, LONG, EXTREME)
"""The ranges by which distance is reckoned; Reach is within Close."""


def range_of(zones: int) -> str:
    """Return the range of a point so many zones away (CON-028)."""
    return RANGES[min(max(0, zones), len(RANGES) - 1)]


def categories(distance: str, optimal: str = CLOSE) -> int:
    """Return how many range categories a distance is from the optimal one.

    Reading (CON-014): attacks count from the weapon's optimal range, either way; other tests count
    from Close. Reach counts as Close.
    """
    far, best = _place(distance), _place(optimal)
    return abs(far - best)


def bonus_dice(attribute: int) -> int:
    """Return the combat dice that an attribute adds to damage (CON-038)."""
    return max((row["dice"] for row in printed("bonus-damage")["rows"] if attribute >= row["from"]),
               default=0)  # fmt: skip


def bonus_attribute(kind: str) -> str:
    """Return the attribute that adds to the damage of a kind of attack (CON-037)."""
    return str(printed("bonus-damage")["attributes"][kind])


def location(roll: int) -> str:
    """Return the hit location of a d20 (CON-049)."""
    rows = printed("locations")["rows"]
    return str(next(row["location"] for row in rows if row["from"] <= roll <= row["to"]))


@cache
def locations() -> tuple[str, ...]:
    """Return all hit locations from head to foot."""
    return tuple(row["location"] for row in printed("locations")["rows"])


def load_fatigue(brawn: int, load: int) -> int:
    """Return the Fatigue that a load adds (CON-065)."""
    rows = printed("encumbrance")["rows"]
    return max((row["fatigue"] for row in rows if load > brawn * row["above"]), default=0)


def renown_row(renown: int) -> Mapping[str, str]:
    """Return the name and the effect of a renown, held within the table (CON-078)."""
    rows = {row["renown"]: row for row in printed("renown")["rows"]}
    return dict(rows[held_renown(renown)])


def held_renown(renown: int) -> int:
    """Hold a renown within the table."""
    known: list[int] = [row["renown"] for row in printed("renown")["rows"]]
    return min(max(renown, min(known)), max(known))


def difficulty_name(difficulty: int) -> str:
    """Return the name of a difficulty; beyond Epic it is Epic and keeps its number (CON-012)."""
    names = {number: name for name, number in printed("difficulties")["names"].items()}
    return str(names[min(max(0, difficulty), max(names))]).capitalize()


def treasure(kind: str, amount: int, value: int = 0) -> int:
    """Return what treasure is worth in quarters of a Gold.

    Args:
        kind: As the treasure table has it.
        amount: How many.
        value: Quarters each, where the table leaves the value open and the author sets it.

    Source: CON-079.
    """
    row = printed("treasure")["rows"][kind]
    each = int(row["quarters"])
    if row.get("open") and value > 0:
        each = min(value, row["most"]) if "most" in row else max(value, each)
    return each * amount


def first_doom(heroes: int) -> int:
    """Return the Doom that a gamemaster starts with (CON-072)."""
    return heroes * int(printed("doom")["per_hero"])


def hazard_cost(dice: int, qualities: Mapping[str, int], difficulty: int = 0) -> int:
    """Return the Doom that a hazard costs, never below 0 (CON-063, CON-064).

    Args:
        dice: Combat dice, 2 to 6.
        qualities: Its qualities with their numbers.
        difficulty: Of the test that avoids it; 0 for no test.
    """
    table = printed("hazards")
    cost: int = dice
    for name, number in qualities.items():
        if name == "nonlethal":
            cost += table["nonlethal"]
            continue
        price = table["qualities"][name]
        cost += {"half": -(-number // 2), "all": number}.get(price, price)
    return max(0, cost + int(table["test"].get(str(difficulty), 0)))


def _place(distance: str) -> int:
    return RANGES.index(CLOSE if distance == REACH else distance)
