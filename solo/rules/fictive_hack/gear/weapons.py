"""Weapons: their classes, the dice that each is rolled with, and those known by name."""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.facts import Checked, Filled
from solo.namedtuple import NamedTuple
from solo.rules.core.values.printed import Printed
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.heroes.attributes import parse_attribute
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

Kind = Literal["", "unarmed", "light", "hand", "reach", "heavy", "very-heavy"]
Terrain = Literal["", "tight", "hazardous", "open", "dense", "neutral"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponClass:
    """A class of weapons, as the table has it (FH-038, FH-039, FH-051, FH-064)."""

    wounds: int  # how many a hit brings
    dice: int  # how many are rolled
    attribute: bool  # whether an attribute is added
    meaning: str  # which weapons belong to it


MELEE, RANGED = (
    {kind: WeaponClass(**row) for kind, row in printed("weapons")[table].items()}
    for table in ("melee", "ranged")
)
"""The classes of weapons for close quarters, and of those that shoot or are thrown."""
KINDS = tuple(MELEE)


class Pool(NamedTuple):
    """The dice of an attack: how many are rolled, how many of the best count, and the rest.

    Source: Fictive Hack, FH-051 to FH-053, FH-061, FH-064, FH-076, FH-151, FH-225.
    """

    dice: int
    keep: int
    attribute: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Checked):
    """A weapon as it is carried. One whose name is known needs nothing but its name.

    Source: Fictive Hack, FH-038 to FH-042.
    """

    shorthand: ClassVar[str] = "name"

    name: Annotated[
        str, "How prose calls it, without its article.", Filled("a weapon needs a name")
    ]
    kind: Annotated[Kind, "Its class; nothing takes that of the known weapon of this name."] = ""
    ranged: Annotated[bool, "Whether it shoots or is thrown."] = False
    melee: Annotated[bool, "Whether it is of use at close quarters."] = True
    thrown: Annotated[bool, "Whether it leaves the hand."] = False
    bow: Annotated[bool, "Whether it is a bow, whose range grows by focus (FH-067)."] = False
    reach: Annotated[
        int, "The farthest range of a bow in arenas: 8 for a heavy one, else 4 (FH-068)."
    ] = 1
    close: Annotated[
        Kind, "The class that it counts as at close quarters, when that differs (FH-070)."
    ] = ""
    shots: Annotated[bool, "Whether it needs ammunition."] = False
    ammo: Annotated[int, "How many shots are left; how many there are of a thrown weapon."] = -1
    tiny: Annotated[
        bool, "Whether it is a tiny missile, twenty of which weigh like one weapon (FH-034)."
    ] = False
    small: Annotated[
        bool, "Whether four of them weigh like one weapon, though it is no light one (FH-034)."
    ] = False
    blunt: Annotated[bool, "Whether it can knock somebody out (FH-261)."] = False
    knife: Annotated[bool, "Whether it is a knife (FH-259)."] = False
    attribute: Annotated[
        str, "The attribute added to a light or unarmed attack; nothing takes the best."
    ] = ""
    to_hit: Annotated[int, "What it adds to the roll."] = 0
    damage: Annotated[int, "The Wounds that it adds or takes."] = 0

    def verify(self) -> None:
        if self.attribute:
            object.__setattr__(self, "attribute", parse_attribute(self.attribute))
        if not self.kind:
            self._complete()
        if self.bow and self.reach == 1:
            ranges = printed("weapons")["bow_reach"]
            object.__setattr__(self, "reach", ranges.get(self.kind, ranges["other"]))
        if self.ammo < 0:
            object.__setattr__(self, "ammo", _first_ammo(self))

    def _complete(self) -> None:
        """Take what is not said from the known weapon of this name."""
        known: Printed = printed("weapons")["known"]
        row = known.get(self.name.strip().lower())
        if row is None:
            near = nearest(self.name.lower(), known)
            facts = {"name": shown(self.name), "near": near, "kinds": KINDS}
            raise unfit("kind", words("unknown-weapon", **facts))
        for key, value in row.items():
            object.__setattr__(self, key, value)

    @property
    def slug(self) -> str:
        """The part of an option's id that stands for it."""
        return slug(self.name)

    @property
    def spent(self) -> bool:
        """Whether the weapon was thrown, and there is no other of its kind."""
        return self.thrown and self.ammo < 1

    def closed(self) -> "Weapon":
        """Return it as it is used at close quarters (FH-070)."""
        if not self.ranged:
            return self
        if self.kind == "light" and self.melee:
            return replace(self, ranged=False)  # FH-042: light or ranged, as one likes
        kind: Kind = self.close or printed("weapons")["close"]
        return replace(self, ranged=False, kind=kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class Arming:
    """The other things in an attacker's hands, and all else that the dice depend on.

    Source: Fictive Hack, FH-061, FH-069, FH-076, FH-083, FH-151, FH-225, FH-235.
    """

    shield: bool = False  # whether a shield is used
    shield_skill: bool = False  # whether it costs no die
    parrying: bool = False  # whether a parrying weapon is used
    parried: int = 0  # how many dice the target takes away
    assists: int = 0  # how many assistants add a die
    moving: bool = False  # whether it is a shot on the move


PLAIN = Arming()


def base_wounds(kind: str, *, ranged: bool = False) -> int:
    """Return the Wounds of a class; the ranged table governs what is shot (FH-051, FH-064)."""
    return weapon_class(kind, ranged=ranged).wounds


def pool(kind: str, *, ranged: bool = False, arming: Arming = PLAIN) -> Pool:
    """Return the dice of an attack.

    Whatever takes dice leaves one; a light weapon then loses its attribute (our ruling).
    """
    row, rules = weapon_class(kind, ranged=ranged), printed("weapons")
    if arming.moving:
        return Pool(1 + arming.assists, rules["kept"] if arming.assists else 1, attribute=False)
    less = arming.parried
    if arming.shield and not arming.shield_skill:
        less += rules["shield_dice"]
    if arming.parrying:
        less += rules["parry_dice"]
    dice = row.dice - less
    attribute = row.attribute and dice > 0
    dice = max(1, dice) + arming.assists
    return Pool(dice, min(dice, rules["kept"]), attribute)


def why_not_together(kind: str, arming: Arming, *, ranged: bool = False) -> str:
    """Return why these can't be used together, or nothing (FH-056, FH-060, FH-063)."""
    rules = printed("weapons")
    if arming.shield and arming.parrying:
        return "a parrying weapon can't be combined with a shield"
    if arming.shield and kind in rules["no_shield"]:
        return "a very heavy weapon can't be used with a shield"
    if arming.parrying and kind not in rules["parried_main"]:
        return "one to parry with goes beside a weapon that is light, hand or heavy"
    if arming.parrying and ranged:
        return "a parrying weapon is no help with a ranged one"
    return ""


def arena_bonus(kind: str, terrain: str, *, ranged: bool = False) -> int:
    """Return the bonus of the favored weapon; the target's arena counts for ranged ones.

    Source: Fictive Hack, FH-057, FH-065, FH-123.
    """
    rules = printed("weapons")
    favored = rules["arenas"].get(terrain, "")
    using = "ranged" if ranged else kind
    return int(rules["arena_bonus"]) if favored and favored == using else 0


def shield_weapon(shield: str) -> Weapon:
    """Return a shield as a weapon: a light one is light, a heavy one a hand weapon (FH-081)."""
    kind: Kind = printed("weapons")["shield_weapons"][shield]
    return Weapon(name=f"{shield} shield", kind=kind, blunt=True)


def aimed_range(weapon: Weapon, brawn: int) -> int:
    """Return how many arenas away a bow reaches by focus; others reach the next (FH-067)."""
    return max(1, min(brawn, weapon.reach)) if weapon.bow else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Arena:
    """A place of a fight.

    Source: Fictive Hack, FH-122 to FH-131.
    """

    name: Annotated[str, "How it is called; its id if nothing is given."] = ""
    type: Annotated[
        Literal["tight", "hazardous", "open", "dense", "neutral"],
        "What it is like, which favors a class of weapons (FH-123).",
    ] = "neutral"
    adjacent: Annotated[
        tuple[str, ...], "The ids of the arenas next to it; the way leads back as well."
    ] = ()
    exit: Annotated[bool, "Whether the fight can be left from it."] = False


def weapon_class(kind: str, *, ranged: bool = False) -> WeaponClass:
    """Return a class of weapons by its name.

    Raises:
        ValueError: There is none of this name.
    """
    classes = RANGED if ranged else MELEE
    if kind not in classes:
        which, known = "ranged" if ranged else "melee", ", ".join(classes)
        raise ValueError(f"weapon: no {which} weapon is {kind}; {known}")
    return classes[kind]


def _first_ammo(weapon: Weapon) -> int:
    """A weapon that shoots comes with twenty (FH-040); there is one of a thrown one."""
    if weapon.shots or weapon.tiny:
        return int(printed("weapons")["shots"])
    return 1 if weapon.thrown else 0


UNARMED = Weapon(name="bare hands", kind="unarmed", blunt=True)
