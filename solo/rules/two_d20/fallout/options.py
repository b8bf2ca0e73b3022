"""The rule options of Fallout, and how the gamemaster's Action Points are played."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.common_fields import Natural
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy(Checked):
    """From how many of the gamemaster's Action Points foes buy what; 0 for never.

    Source: FO-029; the policies themselves are ours.
    """

    name: Annotated[
        Literal["even", "eager", "none"], "The policy whose numbers stand where none are given."
    ] = "even"
    dice: Annotated[int | None, "From how many on a die is bought for an attack.", Within(0)] = None
    most_dice: Annotated[int | None, "How many dice are bought at most.", Within(0)] = None
    damage: Annotated[
        int | None, "From how many on a hit in close fight is made worse.", Within(0)
    ] = None

    shorthand: ClassVar[str] = "name"

    def number(self, field: str) -> int:
        """Return a number of the policy."""
        given: int | None = getattr(self, field)
        return _named()[self.name][field] if given is None else given

    def does(self, field: str, points: int, cost: int) -> bool:
        """Say whether something is bought with so many points in the pool."""
        start = self.number(field)
        return bool(start) and points >= max(start, cost)

    def told(self) -> Message:
        """Say the policy openly, in a sentence."""
        dice, damage = self.number("dice"), self.number("damage")
        most = self.number("most_dice")
        bought = [words("buys-dice", most=most, start=dice)] if dice and most else []
        bought += [words("buys-damage", start=damage)] if damage else []
        return words("policy", buys=tuple(bought))


@dataclass(frozen=True, slots=True, kw_only=True)
class FalloutOptions(Checked):
    """Rule options for what the text leaves open; the first reading is the usual one."""

    gm_start: Annotated[Natural, "The gamemaster's Action Points at the start (FO-029)."] = 0
    complication_harder: Annotated[
        Natural,
        "Steps on the next test for a complication that the author does not answer (FO-010).",
    ] = 1
    mix: Annotated[
        bool, "Whether the gamemaster may be given points while the own pool is not empty (FO-028)."
    ] = False
    free_dice: Annotated[
        Literal["count", "place"],
        "Whether bought dice cost by their own `count`, or by the `place` that free dice push "
        "them to (FO-020).",
    ] = "count"
    foe_points: Annotated[
        Literal["lost", "saved"],
        "What foes' attacks make beyond a hit: lost, as the gamemaster gets points by being given "
        "them alone, or saved for the gamemaster (FO-029).",
    ] = "lost"
    policy: Annotated[
        Policy, "How the gamemaster's points are played where an encounter does not say."
    ] = Policy()


@cache
def _named() -> Mapping[str, Mapping[str, int]]:
    return dict(printed("policies")["policies"])
