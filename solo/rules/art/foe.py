"""Foes: whoever the player does not run, friend or enemy, described by ranks alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.errors import did_you_mean
from solo.rules.art.attributes import ATTRIBUTES
from solo.rules.art.printed import printed
from solo.rules.art.quoting import shown
from solo.rules.art.ranks import Rank, trait_of_rank

_USUAL_HEALTH = (Rank.INFERIOR, Rank.POOR, Rank.PASSABLE, Rank.GOOD)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    """A foe, a hazard or a companion as authors write it.

    Args:
        name: How prose calls it, with its article: `the wrecker`.
        attributes: Its ranks; an attribute that is not given is Poor.
        attack: What a Defense roll has to meet.
        health: The rank of each Health box, usually four.
        damage: Its damage rating, 0 to 3, added to the failures of a Defense roll.
        skills: Rare; each is used in place of an attribute, never added to it.
        defense: Used only when a foe attacks it.

    Raises:
        ValueError: A field holds what the rules don't allow.

    Source: ART Engine, ART-006 to ART-008, ART-017.
    """

    name: str
    attributes: Mapping[str, Rank] = field(default_factory=dict)
    attack: Rank = Rank.POOR
    health: tuple[Rank, ...] = _USUAL_HEALTH
    damage: int = 0
    skills: Mapping[str, Rank] = field(default_factory=dict)
    defense: Rank | None = None

    def __post_init__(self) -> None:
        for attribute in self.attributes:
            if attribute not in ATTRIBUTES:
                near = did_you_mean(attribute, ATTRIBUTES) or ";"
                raise ValueError(
                    f"attributes: unknown attribute '{shown(attribute)}'{near} "
                    f"attributes are {', '.join(ATTRIBUTES)}"
                )
        lowest, highest = printed("damage")["ratings"]
        if not lowest <= self.damage <= highest:
            raise ValueError(f"damage: a rating is {lowest} to {highest}, not {self.damage}")
        if not self.health:
            raise ValueError("health: at least one box is needed")
        for rank in self.health:
            if rank < Rank.INFERIOR:
                raise ValueError(
                    f"health: no damage is as low as {rank.word}; boxes start at Inferior"
                )

    def rank(self, attribute: str) -> Rank:
        """Return its rank in an attribute (Poor unless given), or in a skill that it has."""
        return self.skills.get(attribute) or self.attributes.get(attribute, Rank.POOR)

    def trait(self, attribute: str) -> int:
        """Return the number with which the player rolls for it as a henchman (ART-192)."""
        return trait_of_rank(self.rank(attribute))
