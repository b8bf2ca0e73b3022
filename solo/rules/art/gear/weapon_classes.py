"""The classes of weapons, their features and the sizes of grenades, as the tables print them."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from solo.errors import did_you_mean
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.printed import printed
from solo.rules.core.wording.quoting import shown

THROWN, THROWN_ONLY, ENTANGLE, REACH = "thrown", "thrown-only", "entangle", "reach"
SILENCED, TRIPOD = "silenced", "tripod"


class WeaponClass(NamedTuple):
    """A class of weapons; with a cost rank it is a weapon.

    Args:
        id: What authors write: `heavy-sword`.
        name: How it is called.
        hands: How many it takes, 1 or 2.
        type: What it is used at: in the hand, from afar, or thrown into a band.
        skills: Sample skills that cover it, besides its own name.
        firearm: Whether it can be silenced or stood on a tripod.
        silent: Whether it makes no noise by nature (ART-135).
        short: Whether it serves inside a grapple (ART-442).
        autofire: Whether it may spray a band (ART-148).
        attack: Added to every Attack with it (ART-136).
        ranges: Bands by hands, where they don't come from the cost (ART-137).

    Source: ART Engine, ART-110, ART-112. Conflict C06: a grenade is printed as a melee weapon; it
    is thrown, with a range and a mishap of its own.
    """

    id: str
    name: str
    hands: int
    type: Literal["melee", "ranged", "grenade"]
    skills: tuple[str, ...] = ()
    firearm: bool = False
    silent: bool = False
    short: bool = False
    autofire: bool = False
    attack: int = 0
    ranges: tuple[int, int] | None = None


class Feature(NamedTuple):
    """Something that a weapon may have besides its class.

    Source: ART Engine, ART-118 to ART-138.
    """

    id: str  # what authors write: `thrown-only`
    type: str  # the type of weapon that may have it
    cost: int = 0  # ranks added to what the weapon costs
    attack: int = 0  # added to every Attack
    range: int = 0  # bands added to its range
    reach: int = 0  # how many bands away a weapon in the hand strikes
    close: int = 0  # added to an Attack within the same band
    prone: int = 0  # added to an Attack of a user who lies prone, once it is set up
    hands: int = 0  # the hands that the weapon must take, or 0 for any
    firearm: bool = False  # whether only firearms may have it
    only: str = ""  # the one class that may have it, or nothing
    one_handed: bool = False  # whether it makes the weapon one-handed


class Size(NamedTuple):
    """The size of a grenade: how many it hits in a band, and what that does to its Attack.

    Source: ART Engine, ART-156.
    """

    id: str
    targets: int
    attack: int


@cache
def weapon_classes() -> dict[str, WeaponClass]:
    """Return the classes by id, in the order of the table (ART-112)."""
    return {row["id"]: _class(row) for row in printed("weapon-classes")["classes"]}


@cache
def features() -> dict[str, Feature]:
    """Return the features by id."""
    found = {}
    for row in printed("features")["features"]:
        more = {key: value for key, value in row.items() if key not in ("for", "class")}
        found[row["id"]] = Feature(type=row["for"], only=row.get("class", ""), **more)
    return found


@cache
def sizes() -> dict[str, Size]:
    """Return the sizes of grenades by id, from the smallest (ART-156)."""
    return {
        row["id"]: Size(row["id"], row["targets"], row["attack"])
        for row in printed("grenades")["sizes"]
    }


def known(written: str, among: Mapping[str, object], field: str, what: str) -> str:
    """Return the id that an author means, however it was written.

    Raises:
        ValueError: There is none; the text starts with the name of the field.
    """
    name = "-".join(written.strip().lower().replace("-", " ").split())
    if name in among:
        return name
    near = did_you_mean(name, among) or ";"
    raise ValueError(
        f"{field}: unknown {what} '{shown(written)}'{near} known are {', '.join(among)}"
    )


class Row(NamedTuple):
    """The entry of the Weapon Attack table for a column at a cost.

    Source: ART Engine, ART-113.
    """

    attribute: str
    attack: int
    required: int | None
    range: int


@cache
def weapon_row(column: str, rank: Rank) -> Row:
    """Return the cell of the Weapon Attack table for a column and a cost (ART-113)."""
    for entry in printed("weapons")["columns"]:
        if entry["column"] == column:
            place = rank - 1
            return Row(
                entry["attribute"],
                entry["attack"][place],
                entry["required"][place],
                entry["range"][place],
            )
    raise ValueError(f"the Weapon Attack table has no column '{column}'")


def thrown_range(strength: int, *, grenade: bool = False) -> int:
    """Return how many bands away a thrown weapon, or a grenade, can land.

    Source: ART Engine, ART-122, ART-155.
    """
    rows = printed("throwing")["rows"]
    row = next(row for row in rows if row["up_to"] is None or strength <= row["up_to"])
    return int(row["grenade" if grenade else "weapon"])


def _class(row: dict[str, object]) -> WeaponClass:
    told = {key: value for key, value in row.items() if key not in ("examples", "range")}
    ranges = row.get("range")
    pair = (ranges["1"], ranges["2"]) if isinstance(ranges, dict) else None
    own: tuple[str, ...] = tuple(told.pop("skills", ()))  # type: ignore[arg-type]
    return WeaponClass(**told, skills=own, ranges=pair)  # type: ignore[arg-type]
