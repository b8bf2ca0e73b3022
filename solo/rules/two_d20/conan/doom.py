"""Doom: how much the gamemaster starts with, and the policies that say when foes spend it.

A policy is a few numbers that an author may set and that players see.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.words import Message

MOST = 99
FIELDS = ("reserve", "seize", "dice", "most_dice", "defend", "damage", "most_damage",
          "ability", "effects")  # fmt: skip


USES = ("seize", "dice", "defend", "damage", "ability", "effects")
"""What Doom is spent on: each has a field, from how much on."""


def first_doom(heroes: int) -> int:
    """Return the Doom that a gamemaster starts with (CON-072)."""
    return heroes * int(printed("doom")["per_hero"])


Doom = Annotated[int | None, Within(0, MOST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy(Checked):
    """A policy for spending Doom. A number that is not given is that of the named policy.

    Source: CON-072 to CON-077; the policies themselves are ours.
    """

    name: Annotated[
        Literal["even", "aggressive", "none"],
        "The policy whose numbers stand where none are given.",
    ] = "even"
    reserve: Annotated[Doom, "Doom that is kept back."] = None
    seize: Annotated[Doom, "From how much Doom on foes seize the initiative; 0 for never."] = None
    dice: Annotated[Doom, "From how much on they buy dice for an attack."] = None
    most_dice: Annotated[Doom, "How many dice they buy at most."] = None
    defend: Annotated[Doom, "From how much on they defend."] = None
    damage: Annotated[
        Doom,
        "From how much on a hit is made worse; below it a foe saves its Momentum as Doom.",
    ] = None
    most_damage: Annotated[Doom, "How much Doom goes into one hit at most."] = None
    ability: Annotated[
        Doom, "From how much on a special ability is used, or an empty weapon loaded again."
    ] = None
    effects: Annotated[Doom, "From how much on what the place has in store happens."] = None

    shorthand: ClassVar[str] = "name"

    def number(self, field: str) -> int:
        """Return a number of the policy."""
        given: int | None = getattr(self, field)
        return _named()[self.name][field] if given is None else given

    def spendable(self, doom: int) -> int:
        """Return what may be spent of so much Doom."""
        return max(0, doom - self.number("reserve"))

    def does(self, field: str, doom: int, cost: int) -> bool:
        """Say whether something that costs so much is done with so much Doom in the pool."""
        start = self.number(field)
        return bool(start) and doom >= start and cost <= self.spendable(doom)

    def told(self, only: Collection[str] = FIELDS) -> Message:
        """Say the policy openly, in a sentence; `only` is what there is a use for."""
        uses = self._uses(only)
        if not uses:
            return words("policy-never")
        parts = tuple(
            words("use-from", use=use, first=place == 0, **{"from": start})
            for place, (use, start) in enumerate(uses)
        )
        return words("policy", policy=self.name, uses=parts, reserve=self.number("reserve"))

    def now(self, doom: int, only: Collection[str] = FIELDS) -> Message:
        """Say what so much Doom lets foes do, and from how much on they may do more."""
        uses = self._uses(only)
        if not uses:
            return words("now-never")
        able = tuple(use for use, start in uses if start <= doom and self.spendable(doom))
        more = next((start for _, start in uses if start > doom), None)
        return words("now-may", uses=able, more=more)

    def _uses(self, only: Collection[str]) -> list[tuple[Message, int]]:
        """Return what Doom is spent on, and from how much on, the least first."""
        most = {"dice": "most_dice", "damage": "most_damage"}
        uses = [
            (words(f"use-{name}", most=self.number(most.get(name, name))), self.number(name))
            for name in USES
            if name in only and self.number(name)
        ]
        return sorted(uses, key=lambda use: use[1])


@cache
def _named() -> Mapping[str, Mapping[str, int]]:
    return dict(printed("policies")["policies"])
