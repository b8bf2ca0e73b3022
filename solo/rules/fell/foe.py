"""Foes, hirelings and friends: everybody who is not the hero."""

from dataclasses import replace
from typing import Annotated, Literal, Self, cast

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Read, Usually, Within
from solo.rules.core.wording.naming import lower
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.gear.item import Armor
from solo.rules.fell.words import words
from solo.words import Message

# The fields `str` and `int` below hide these types within the class.
Text = str
Whole = int

Policy = Literal["hero", "weakest", "strongest", "spread"]
Attribute = Literal["str", "dex", "int", "wil"]

DAY = 24 * 60  # minutes
MOST_WEAPONS = 12  # dice of one attack


def _lower(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(lower, words))


UNTREATED = 10  # minutes that one who is taken out lives after a fight (FELL-047)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe(Checked):
    """A foe, a hireling or anybody else as authors write them.

    Source: FELL, FELL-013, FELL-037 to FELL-041, FELL-056 to FELL-062.
    """

    name: Annotated[
        Text,
        "How prose calls them, with an article if it is no name: `the warden`.",
        Filled("somebody needs a name"),
    ]
    str: Annotated[Die, "Their STR."] = Die.D6
    dex: Annotated[Die, "Their DEX."] = Die.D6
    int: Annotated[Die, "Their INT."] = Die.D6
    wil: Annotated[Die, "Their WIL."] = Die.D6
    hp: Annotated[Whole, "What harm comes off first.", Within(0, 10_000), Usually(0, 100)] = 3
    armor: Armor = 0
    weapon: Annotated[Die | None, "The die they attack with; without it they do not attack."] = None
    weapons: Annotated[
        tuple[Die, ...], "Further dice of the same attack, of which the highest counts."
    ] = ()
    blast: Annotated[bool, "Whether the attack strikes several at once."] = False
    critical: Annotated[Attribute, "The attribute that critical harm of the attack goes to."] = (
        "str"
    )
    detachment: Annotated[bool, "Whether this is a group that acts as one."] = False
    leader: Annotated[bool, "Whether morale is checked when they fall."] = False
    fearless: Annotated[bool, "Whether morale never is."] = False
    policy: Annotated[Policy, "Whom they go for in a fight, which is shown in its first round."] = (
        "hero"
    )
    skills: Annotated[tuple[Text, ...], "With which they may help.", Read(_lower)] = ()
    background: Annotated[Text, "With which they may help, like a skill.", Read(lower)] = ""
    fee: Annotated[
        Whole,
        "What a hireling asks for a day, in coins; nothing makes them a friend.",
        Within(0, 10_000),
    ] = 0
    load: Annotated[
        Whole, "How many of their own slots are full.", Within(0, 10_000), Usually(0, 48)
    ] = 0  # double the slots of STR d12 (FELL-025, FELL-027)

    def verify(self) -> None:
        if len(self.dice) > MOST_WEAPONS:
            raise ValueError(f"weapons: at most {MOST_WEAPONS} dice in all, not {len(self.dice)}")
        if self.weapons and self.weapon is None:
            raise ValueError("weapons: give the first of them as 'weapon'")

    def die(self, attribute: Text) -> Die:
        """Return their die of an attribute."""
        return cast(Die, getattr(self, attribute))

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice of their attack (FELL-039)."""
        return () if self.weapon is None else (self.weapon, *self.weapons)


class Fighting:
    """Somebody who fights with the attributes of a foe, which may fall."""

    __slots__ = ()

    block: Foe  # what the author wrote of them
    lowered: tuple[tuple[str, int], ...]  # how many steps each lowered attribute has lost

    def die(self, attribute: str) -> Die:
        """Return their die of an attribute as it is now; the lowest at least."""
        at = self.block.die(attribute)
        lost = dict(self.lowered).get(attribute, 0)
        return Die(max(int(Die.D4), int(at) - 2 * lost))

    def worse(self, attribute: str) -> Self:
        """Return them with an attribute a step lower (FELL-043)."""
        lost = dict(self.lowered)
        lost[attribute] = lost.get(attribute, 0) + 1
        # A subclass is a dataclass, which this is not.
        return replace(self, lowered=tuple(sorted(lost.items())))  # type: ignore[type-var]


@dataclass(frozen=True, slots=True, kw_only=True)
class Companion(Fighting):
    """The present state of a hireling or friend who is with the hero.

    Source: FELL, FELL-047, FELL-058 to FELL-062.
    """

    block: Foe  # what the author wrote of them
    hp: int  # what is left of their HP
    lowered: tuple[tuple[str, int], ...] = ()  # how many steps each lowered attribute has lost
    out: bool = False  # whether they are dying
    left: int = UNTREATED  # how many minutes they live yet without treatment, once a fight is over
    dead: bool = False  # whether they are dead
    paid: int = 0  # for how many minutes they are paid in advance
    fees: int = 0  # what they have been paid in all since plunder was last shared

    @property
    def up(self) -> bool:
        """Whether they can act."""
        return not (self.out or self.dead)

    @property
    def hired(self) -> bool:
        """Whether they are there for pay."""
        return self.block.fee > 0

    @property
    def willing(self) -> bool:
        """Whether they do what is dangerous without being persuaded (FELL-061)."""
        return not self.hired or self.paid > 0

    def helps(self, skills: tuple[str, ...]) -> bool:
        """Tell whether they have a skill that makes sense here (FELL-014, FELL-059)."""
        own = {*self.block.skills, self.block.background} - {""}
        return self.up and bool(own.intersection(skills))


def joined(block: Foe) -> Companion:
    """Return somebody who has just come along."""
    return Companion(block=block, hp=block.hp)


def policy_words(policy: Policy) -> Message:
    """Say whom a foe goes for."""
    return words("goes-for", policy=policy)
