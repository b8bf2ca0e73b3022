"""Things: what authors write of one, and one as somebody carries it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within, in_field
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.checks.steps import Added
from solo.rules.art.checks.table import ROWS
from solo.rules.art.gear.weapon_classes import (
    Feature,
    WeaponClass,
    features,
    known,
    sizes,
    weapon_classes,
)
from solo.rules.art.health.lingering import Burns, Venom
from solo.rules.art.printed import printed
from solo.rules.core.system_parts import Cast, Unbound, named
from solo.rules.core.wording.naming import unknown

Slot = Literal["ready", "at_hand", "stowed"]
SLOTS: tuple[Slot, ...] = ("ready", "at_hand", "stowed")
MOST_IN_A_SLOT = 1_000
"""The most of a thing that one slot holds, and the most uses of a med-kit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """The weapon part of a thing; with the rank of the thing it gives Attack and range.

    Raises:
        ValueError: No such class or feature, or features that don't go together.

    Source: ART Engine, ART-110 to ART-140, ART-156.
    """

    kind: Annotated[str, "Its class."]
    features: Annotated[tuple[str, ...], "What it has besides."] = ()
    size: Annotated[str, "How large it is, for a grenade; fixed when it is equipped."] = ""
    short: Annotated[
        bool, "Whether it is short enough for use inside a grapple, as a knife is."
    ] = False

    shorthand: ClassVar[str] = "kind"

    def __post_init__(self) -> None:
        _put(self, "kind", known(self.kind, weapon_classes(), "kind", "class of weapon"))
        own = tuple(known(name, features(), "features", "feature") for name in self.features)
        _put(self, "features", tuple(dict.fromkeys(own)))
        for feature in self.having:
            _fits(feature, self)
        _few(self)
        grenade = self.klass.type == "grenade"
        if self.size and not grenade:
            raise ValueError("size: only grenades have a size")
        size = self.size or (printed("grenades")["usual"] if grenade else "")
        _put(self, "size", known(size, sizes(), "size", "size") if size else "")

    @property
    def klass(self) -> WeaponClass:
        """Its class as the table has it."""
        return weapon_classes()[self.kind]

    @property
    def having(self) -> tuple[Feature, ...]:
        """Its features as the table has them."""
        return tuple(features()[name] for name in self.features)

    @property
    def hands(self) -> int:
        """The hands it takes; a sawed-off shotgun takes one.

        Source: ART Engine, ART-137. Conflict C08: the class is printed as two-handed only, and the
        feature has a one-handed one; the feature is followed.
        """
        if self.features and any(feature.one_handed for feature in self.having):
            return 1
        return self.klass.hands

    @property
    def surcharge(self) -> int:
        """The ranks that its features add to what it costs."""
        return sum(feature.cost for feature in self.having)


@dataclass(frozen=True, slots=True, kw_only=True)
class Medicine(Checked):
    """The med-kit part of a thing: its bonus to the roll that heals, and its uses (ART-267)."""

    bonus: Annotated[int, Within(-ROWS, ROWS)] = 0
    uses: Annotated[int, Within(1, MOST_IN_A_SLOT)] = 1

    shorthand: ClassVar[str] = "uses"


@dataclass(frozen=True, slots=True, kw_only=True)
class Power(Checked):
    """Something special that a thing gives whoever holds it ready or wears it.

    Source: ART Engine, ART-085, ART-270, ART-275.
    """

    bonus: Annotated[Added, "Added to a trait."] = 0
    to: Annotated[
        tuple[str, ...],
        "What it is added to: `attack`, `defense`, attributes, or the names of skills that a "
        "check asks for; nothing means attacks with the thing itself.",
    ] = ()
    against: Annotated[
        tuple[str, ...],
        "The foes that it is good against, by id or by a word of their name; all if none.",
    ] = ()
    perk: Annotated[str, "A perk that it gives."] = ""
    rank: Annotated[int, "The rank of that perk."] = 1
    on_kicker: Annotated[
        int | None,
        "The kicker on which it does something to who is hit; the rest is its text.",
        Within(0, 9),
    ] = None
    damage: Annotated[int, "Ranks of damage added on that kicker."] = 0
    stagger: Annotated[bool, "Whether who is hit on that kicker loses a turn."] = False
    text: Annotated[str, "What it does, for the sheet and for the moment when it happens."] = ""
    burns: Annotated[
        Burns | None,
        "Fire or acid that gets hold of who is hit: by any hit that does damage, or on the kicker.",
    ] = field(default=None, metadata={"since": "0.3"})
    venom: Annotated[Venom | None, "A venom that works on who is hit so."] = field(
        default=None, metadata={"since": "0.3"}
    )

    def verify(self) -> None:
        _put(self, "to", tuple(word.strip().lower() for word in self.to))
        _put(self, "against", tuple(word.strip().lower() for word in self.against))
        _put(self, "perk", "-".join(self.perk.lower().split()))
        if (self.damage or self.stagger) and self.on_kicker is None:
            raise ValueError("on_kicker: 'damage' and 'stagger' need the kicker that brings them")
        lingers = self.burns or self.venom
        if not (self.bonus or self.perk or self.text or self.damage or self.stagger or lingers):
            raise ValueError("bonus: give a 'bonus', a 'perk', or what happens 'on_kicker'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Checked):
    """A thing that may be had.

    Source: ART Engine, ART-072, ART-078, ART-085, ART-086, ART-095, ART-110, ART-153.
    """

    name: Annotated[str, "How prose calls it, without its article.", Filled("a thing needs a name")]
    cost: Annotated[
        Rank | None,
        "The Fortune that it takes to have it; without it, it can't be bought. Weapons, armor and "
        "shields cost their rank and what their features add, unless a trophy costs less.",
    ] = None
    value: Annotated[Rank | None, "What it is worth as a treasure."] = None
    rank: Annotated[
        Rank | None, "How good a weapon, armor or shield it is; without it as its cost says."
    ] = None
    weapon: Annotated[Weapon | None, "What makes it a weapon."] = None
    armor: Annotated[bool, "Whether it is armor."] = False
    shield: Annotated[bool, "Whether it is a shield."] = False
    medkit: Annotated[Medicine | None, "What makes it a med-kit."] = None
    kit: Annotated[tuple[str, ...], "The small things that are stored together in it."] = ()
    ammunition: Annotated[
        tuple[str, ...], "The classes of weapons for which it is ammunition."
    ] = ()
    count: Annotated[
        int, "How many fit one slot; four for grenades, else one.", Within(0, MOST_IN_A_SLOT)
    ] = 0
    trophy: Annotated[bool, "Whether it is a unique treasure with powers of its own."] = False
    keepsake: Annotated[bool, "Whether it goes home with the hero though it has no cost."] = False
    effects: Annotated[tuple[Power, ...], "What its powers are."] = ()
    text: Annotated[str, "A sentence or two about it."] = ""

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        classes = weapon_classes()
        own = tuple(known(kind, classes, "ammunition", "class") for kind in self.ammunition)
        _put(self, "ammunition", own)
        _one_kind(self)
        _price(self)
        grenade = self.weapon is not None and self.weapon.klass.type == "grenade"
        _put(self, "count", self.count or (printed("grenades")["slot"] if grenade else 1))
        if self.trophy and self.cost is None and self.value is None:
            raise ValueError("trophy: a trophy has a 'cost', a 'value', or both")

    @property
    def graded(self) -> bool:
        """Whether the thing is a weapon, armor or a shield, which have ranks of quality."""
        return self.weapon is not None or self.armor or self.shield

    @property
    def row(self) -> Rank:
        """The rank of a weapon, armor or shield: how good it is."""
        if self.rank is None:
            raise ValueError(f"{self.name} is no weapon, armor or shield")
        return self.rank

    @property
    def hands(self) -> int:
        """The ready slots that it fills (ART-096)."""
        return 1 if self.weapon is None else self.weapon.hands

    @property
    def worth(self) -> Rank | None:
        """The worth of a thing as treasure: its value, or for used gear its cost less three ranks.

        Source: ART Engine, ART-078, ART-084; below Catastrophic it is worth nothing.
        """
        if self.value is not None:
            return self.value
        level = 0 if self.cost is None else self.cost + printed("gear")["used_gear"]
        return Rank(level) if level >= Rank.CATASTROPHIC else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """A thing as somebody carries it."""

    item: Item  # what it is
    id: str  # how adventures call it
    slot: Slot = "stowed"  # where it is; armor that is worn is in none, whatever this says
    count: int = 1  # how many of it are there, in the one slot
    empty: bool = False  # whether its ammunition has run out (ART-151)
    # whether it is armor that was equipped at the adventure's start, for who has a perk for that
    from_start: bool = field(default=False, metadata={"since": "0.3", "follows": True})


def _fits(feature: Feature, weapon: Weapon) -> None:
    """Refuse a feature that this class can't have."""
    kind = weapon.klass
    name = feature.id.replace("-", " ")
    if feature.type != kind.type:
        raise ValueError(f"features: '{name}' is for {feature.type} weapons, not for a {kind.id}")
    if feature.firearm and not kind.firearm:
        raise ValueError(f"features: '{name}' is for firearms, not for a {kind.id}")
    if feature.only and feature.only != kind.id:
        raise ValueError(f"features: '{name}' is for a {feature.only}, not for a {kind.id}")
    if feature.hands and feature.hands != weapon.hands:  # so nothing thrown is two-handed (ART-124)
        takes = "one-handed" if feature.hands == 1 else "two-handed"
        raise ValueError(f"features: '{name}' is for {takes} weapons, not for a {kind.id}")


def _few(weapon: Weapon) -> None:
    """Refuse more features than a melee weapon may have (ART-118, ART-130, ART-132)."""
    rules = printed("features")
    own = [feature.id for feature in weapon.having if feature.type == "melee"]
    if len(own) > rules["most_melee"] and sorted(own) != rules["pair"]:
        pair = " and ".join(rules["pair"]).replace("-", " ")
        raise ValueError(f"features: a melee weapon has one, or {pair} together")


def _one_kind(item: Item) -> None:
    kinds: Mapping[str, object] = {
        "weapon": item.weapon,
        "armor": item.armor,
        "shield": item.shield,
        "medkit": item.medkit,
        "ammunition": item.ammunition,
    }
    found = [name for name, block in kinds.items() if block]
    if len(found) > 1:
        raise ValueError(f"{found[1]}: a thing is one of {', '.join(kinds)}; this is {found[0]}")


def _price(item: Item) -> None:
    """Fill in cost and rank from each other, and refuse what doesn't fit (ART-086, ART-121)."""
    if not item.graded:
        if item.rank is not None:
            raise ValueError("rank: only a weapon, armor or a shield has a rank; give it a 'cost'")
        return
    extra = item.weapon.surcharge if item.weapon else 0
    if item.rank is None:
        if item.cost is None:
            raise ValueError("cost: a weapon, armor or a shield has a 'cost' or a 'rank'")
        if not Rank.CATASTROPHIC <= item.cost - extra <= Rank.EXTREME:
            raise ValueError(f"cost: with these features nothing costs {item.cost.word}")
        _put(item, "rank", Rank(item.cost - extra))
        return
    usual = clamp_rank(item.rank + extra)
    if item.cost is None:
        _put(item, "cost", usual)
    elif item.cost > usual or (item.cost < usual and not item.trophy):
        raise ValueError(
            f"cost: at rank {item.rank.word} this costs {usual.word}; only a trophy costs less"
        )


def _put(value: object, name: str, content: object) -> None:
    object.__setattr__(value, name, content)


def items_of(names: tuple[str, ...], cast: Cast, where: str) -> dict[str, Item]:
    """Return the items that ids stand for.

    Raises:
        Unbound: One is unknown; the text starts with `where` and names the nearest.
    """
    found: dict[str, Item] = {}
    for name in names:
        if name not in cast.items:
            reason = in_field(where, unknown("item", name, cast.items))
            raise Unbound("item-unknown", reason)
        found[name] = named(Item, cast.items)[name]
    return found
