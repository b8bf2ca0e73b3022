"""Foes: everybody whom the player does not play, friend or enemy, described by ranks alone."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Filled
from solo.rules.art.checks.ranks import Rank, trait_of_rank
from solo.rules.art.gear.weapon_classes import WeaponClass, known, weapon_classes
from solo.rules.art.health.lingering import Burns, Venom
from solo.rules.art.heroes.attributes import check_attribute
from solo.rules.art.printed import printed
from solo.rules.core.wording.quoting import shown

OF_THE_HERO = "henchman-"
"""How the id of a henchman begins who comes from another adventure."""

_USUAL_HEALTH = (Rank.INFERIOR, Rank.POOR, Rank.PASSABLE, Rank.GOOD)
Policy = Literal[
    "aggressive", "pack", "cautious", "ranged", "guard", "coward", "grappler", "passive"
]
Scare = Literal["wounded", "half", "last-box", "alone", "leader-down", "outnumbered"]
NATURAL, LARGE_NATURAL = "natural", "large-natural"
_RANGES = {"melee-1": 0, "melee-2": 0, "ranged-1": 2, "ranged-2": 5, "grenade-1": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class OnKicker:
    """A further effect of a foe, when a roll made against it ends in one of these digits.

    Source: ART Engine, ART-015, ART-016.
    """

    kicker: Annotated[tuple[int, ...], "The last digits of the Defense roll, 0 to 9."]
    always: Annotated[bool, "Whether it happens even when the attack misses."] = False
    text: Annotated[str, "What happens, in the author's words."] = ""
    worse: Annotated[int, "Ranks added to the damage of the hit."] = 0
    damage: Annotated[Rank | None, "Damage of its own."] = None
    prone: Annotated[bool, "Whether who is struck falls down."] = False
    disarm: Annotated[bool, "Whether a weapon drops."] = False
    stagger: Annotated[bool, "Whether who is struck loses the next turn."] = False
    entangle: Annotated[
        Literal["", "arms", "legs", "neck"],
        "What is bound: `arms`, `legs` or `neck` (ART-126 to ART-128).",
    ] = ""
    rounds: Annotated[int, "For how many rounds; 0 is one for each failure."] = 0
    shift: Annotated[
        int, "Columns on each roll, until the next turn is over; negative hinders."
    ] = 0
    fatigue: Annotated[int, "Points of fatigue, from a source that is the foe's name."] = 0
    condition: Annotated[str, "A named mark."] = ""
    burns: Annotated[Burns | None, "Fire or acid that gets hold of who is struck (ART-270)."] = (
        field(default=None, metadata={"since": "0.3"})
    )
    venom: Annotated[Venom | None, "A venom that works on who is struck (ART-275)."] = field(
        default=None, metadata={"since": "0.3"}
    )

    def __post_init__(self) -> None:
        if not self.kicker or not all(0 <= digit <= 9 for digit in self.kicker):
            raise ValueError("kicker: a kicker is a digit, 0 to 9, or a list of them")

    @property
    def idle(self) -> bool:
        """Whether it does nothing at all."""
        does = (self.text, self.worse, self.damage, self.prone, self.disarm, self.stagger,
                self.entangle, self.shift, self.fatigue, self.condition, self.burns,
                self.venom)  # fmt: skip
        return not any(does)


@dataclass(frozen=True, slots=True, kw_only=True)
class Morale:
    """The morale of a foe: when it stops fighting."""

    flee_when: Annotated[
        tuple[Scare, ...],
        "What breaks it: any of `wounded` (a box checked), `half` (half its boxes), `last-box` "
        "(one left), `alone` (the last foe standing), `leader-down` and `outnumbered`.",
    ] = ()
    yields: Annotated[bool, "Whether it gives up on the spot instead of running."] = False

    shorthand: ClassVar[str] = "flee_when"


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe(Checked):
    """A foe, a hazard or a companion as authors write it.

    Source: ART Engine, ART-006 to ART-008, ART-017.
    """

    name: Annotated[
        str, "How prose calls it, with its article: `the wrecker`.", Filled("somebody needs a name")
    ]
    attributes: Annotated[
        Mapping[str, Rank], "Its ranks; an attribute that is not given is Poor."
    ] = field(default_factory=dict)
    attack: Annotated[Rank, "What a Defense roll has to meet."] = Rank.POOR
    health: Annotated[
        tuple[Rank, ...],
        "The rank of each Health box, usually four (ART-042).",
        Filled("at least one box is needed"),
    ] = _USUAL_HEALTH
    damage: Annotated[
        int, "Its damage rating, 0 to 3, added to the failures of a Defense roll."
    ] = 0
    skills: Annotated[
        Mapping[str, Rank], "Rare; each is used in place of an attribute, never added to it."
    ] = field(default_factory=dict)
    defense: Annotated[Rank | None, "Used only when a foe attacks it."] = None
    weapon: Annotated[
        str,
        "What it fights with: a class of weapons, or `natural` (small: teeth, claws, fists) or "
        "`large-natural`.",
    ] = NATURAL
    weapon_rank: Annotated[
        Rank,
        "How good that weapon is in the hands of whoever takes it away; the foe's own Attack has "
        "it in already.",
    ] = Rank.POOR
    range: Annotated[
        int | None, "How many bands away it can strike; without it, as its weapon suggests."
    ] = None
    area: Annotated[int, "How many in one band it strikes at once; 0 is one target (ART-141)."] = 0
    size: Annotated[Literal["usual", "large"], "`large` is elephant-sized or more (ART-152)."] = (
        "usual"
    )
    policy: Annotated[Policy, "How it acts in a fight; shown to the player."] = "aggressive"
    morale: Annotated[Morale, "When it has had enough."] = field(default_factory=Morale)
    leader: Annotated[bool, "Whether others fight on because of it (`leader-down`)."] = False
    on_kicker: Annotated[
        tuple[OnKicker, ...],
        "What it does besides on certain kickers; the first that fits happens (ART-016).",
    ] = ()
    on_defeat: Annotated[
        Literal["dies", "yields", "flees", "falls"],
        "What becomes of it when all its boxes are checked.",
    ] = "dies"
    armor_by_part: Annotated[
        Mapping[str, int],
        "Columns on attacks at parts of its body, mostly negative; an attack that is not aimed "
        "strikes the torso (ART-506).",
    ] = field(default_factory=dict)
    sees_dark: Annotated[bool, "Whether darkness does not hinder it."] = False
    henchman: Annotated[
        bool, "Whether it acts on the hero's orders, and comes along to further adventures."
    ] = field(default=False, metadata={"since": "0.3", "follows": True})
    burns: Annotated[Burns | None, "Fire or acid that each of its hits sets to work (ART-270)."] = (
        field(default=None, metadata={"since": "0.3"})
    )
    venom: Annotated[Venom | None, "A venom that each of its hits brings (ART-275)."] = field(
        default=None, metadata={"since": "0.3"}
    )

    def verify(self) -> None:
        self._check_arms()
        for attribute in self.attributes:
            check_attribute(attribute, "attributes")
        lowest, highest = printed("damage")["ratings"]
        if not lowest <= self.damage <= highest:
            raise ValueError(f"damage: a rating is {lowest} to {highest}, not {self.damage}")
        for rank in self.health:
            if rank < Rank.INFERIOR:
                raise ValueError(
                    f"health: no damage is as low as {rank.word}; boxes start at Inferior"
                )

    def _check_arms(self) -> None:
        if self.weapon not in (NATURAL, LARGE_NATURAL):
            classes = {NATURAL: None, LARGE_NATURAL: None, **weapon_classes()}
            named = known(self.weapon, classes, "weapon", "weapon")
            object.__setattr__(self, "weapon", named)
        if self.range is not None and self.range < 0:
            raise ValueError(f"range: 0 bands or more, not {self.range}")
        if self.area < 0:
            raise ValueError(f"area: 0 or more, not {self.area}")
        for part in self.armor_by_part:
            if part not in ("head", "torso", "arms", "legs"):
                raise ValueError(f"armor_by_part: no part '{shown(part)}'; head, torso, arms, legs")

    @property
    def arm(self) -> WeaponClass | None:
        """The class of its weapon, or None when nature armed it."""
        return weapon_classes().get(self.weapon)

    @property
    def reach(self) -> int:
        """The greatest distance in bands at which it can strike."""
        if self.range is not None:
            return self.range
        arm = self.arm
        return 0 if arm is None else _RANGES[f"{arm.type}-{arm.hands}"]

    def rank(self, attribute: str) -> Rank:
        """Return its rank in an attribute (Poor unless given), or in a skill that it has."""
        return self.skills.get(attribute) or self.attributes.get(attribute, Rank.POOR)

    def trait(self, attribute: str) -> int:
        """Return the number with which the player rolls for it as a henchman (ART-192)."""
        return trait_of_rank(self.rank(attribute))
