"""A fight as authors write it: zones, foes, and how Doom is played in it."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import Unfit, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import DEFEATED, FLED, MOST_FOES, OVER, TURNED, WON, found
from solo.rules.two_d20.core.gear import DiceCount, Number

FAR = 99
"""So many zones away is what no way leads to."""
CAPTURED = "captured"
"""A key under `also`: the hero fell to a Nonlethal hit."""
TAKEN = "taken"
"""A key under `also`, and what a foe is that was taken alive."""
LOST_ALLY = "lost-"
"""How the keys under `also` begin for companions who fell; what follows is the id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone(Checked):
    """A part of the ground."""

    name: Annotated[str, "How it is called, with its article: `the gallery`."] = ""
    adjacent: Annotated[
        tuple[str, ...], "The zones next to it; it is enough to write this for one of the two."
    ] = ()
    cover: Annotated[int, "Cover dice for whoever stands in it.", Within(0, 9)] = 0
    terrain: Annotated[
        int, "Steps by which the physical tests of everybody in it are harder.", Within(0, 9)
    ] = 0
    exit: Annotated[bool, "Whether the hero may leave the fight from it."] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Checked):
    """Foes of one kind in a zone."""

    foe: str
    zone: str = ""
    count: Annotated[int, Within(1, MOST_FOES)] = 1
    block: Foe | None = field(default=None, metadata={"authored": False})

    shorthand: ClassVar[str] = "foe"


@dataclass(frozen=True, slots=True, kw_only=True)
class DoomEffect(Checked):
    """An event of the place that Doom pays for; it happens once, when the policy allows it.

    It comes from the second round on.

    Source: CON-075, CON-077.
    """

    id: Annotated[str, "Its name; a key under `also` when it has happened."]
    text: Annotated[str, "What happens."]
    cost: Annotated[Literal[1, 2], "1 for something minor, 2 for something major."] = 1
    kind: Annotated[
        Literal["effect", "complication"],
        "An effect is over at once; a complication makes tests 1 step harder until it is seen to, "
        "with a Minor Action when it cost 1 and a Standard Action when it cost 2.",
    ] = "effect"
    damage: Annotated[
        DiceCount, "Combat dice that an effect does to the hero; a complication does none."
    ] = 0
    fix: Annotated[str, "What seeing to it is called."] = "Sort yourself out"

    def verify(self) -> None:
        if self.kind == "complication" and self.damage:
            raise ValueError(
                "damage: a complication does none; leave it out, or use 'kind: effect'"
            )
        _ = self.size

    @property
    def size(self) -> str:
        """How grave it is, by its price; of a complication this is the action that it takes."""
        prices: dict[str, int] = printed("doom")[self.kind]
        for size, price in prices.items():
            if price == self.cost:
                return size
        known = " or ".join(map(str, prices.values()))
        raise ValueError(f"cost: {self.cost}, but it is {known} for 'kind: {self.kind}'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Checked):
    """Something besides fighting that may be tried, as a Standard Action with a skill test."""

    id: Annotated[str, "Its name; a key under `also` when it has succeeded."]
    text: Annotated[str, "How it is offered."]
    check: Annotated[SkillTest, "The test."]
    zone: Annotated[str, "Where it must be done; anywhere if not given."] = ""
    ends: Annotated[bool, "Whether success ends the fight, as `turned`."] = False
    damage: Annotated[DiceCount, "Combat dice of physical damage to every foe in the zone."] = 0

    def verify(self) -> None:
        if self.check.who != "lead":
            raise ValueError("check: whoever has the turn tries a deed; leave out 'who'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(CheckBase, Checked):
    """A fight in zones, round by round.

    Source: CON-015 to CON-077.
    """

    opens_as: ClassVar[str] = "fight"

    foes: Annotated[tuple[Placed, ...], "Who is against the hero."]
    zones: Annotated[Mapping[str, Zone], "The ground, by id."] = field(
        default_factory=lambda: {"here": Zone(name="here")}
    )
    start: Annotated[str, "The zone where the hero begins; the first if not given."] = ""
    policy: Annotated[Policy | None, "How Doom is played; the module's option if not given."] = None
    may_seize_initiative: Annotated[bool, "Whether foes may act first for Doom."] = True
    doom_effects: Annotated[tuple[DoomEffect, ...], "What the place has in store."] = ()
    deeds: Annotated[tuple[Deed, ...], "What may be tried besides fighting."] = ()
    tags: Annotated[
        Tags,
        "What makes tests harder here: light, noise, weather, motion and terrain for everybody, "
        "the rest for the hero alone.",
    ] = field(default_factory=Tags)
    rounds: Annotated[Number, "After how many rounds it ends, as `over`; 0 for never."] = 0

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: deeds, what they brought, and what Doom did."""
        ids = [*(one.id for one in self.doom_effects), *(one.id for one in self.deeds)]
        brought = (word for deed in self.deeds for word in deed.check.on_top)
        return (CAPTURED, TAKEN, f"{LOST_ALLY}.*", *map(re.escape, ids), *brought)

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels with which the fight can end, as it is written."""
        ends = {WON: True, TURNED: any(deed.ends for deed in self.deeds), OVER: bool(self.rounds),
                FLED: True, DEFEATED: True}  # fmt: skip
        return {
            end: "f" if end in (FLED, DEFEATED) else "s" for end, there in ends.items() if there
        }

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this fight can't come to as it is written."""
        ways = {
            TURNED: "give one of its 'deeds' the key 'ends: true'",
            OVER: "say after how many 'rounds' it is over",
            FLED: "give a zone 'exit: true'",
        }
        shut = {} if any(zone.exit for zone in self.zones.values()) else {FLED: ways[FLED]}
        return {label: way for label, way in ways.items() if label not in self.signs} | shut

    @property
    def last_round(self) -> int:
        return self.rounds

    @property
    def places(self) -> Collection[str]:
        return self.zones

    def verify(self) -> None:
        if not self.zones or not self.foes:
            raise ValueError("foes: a fight needs a zone and a foe")
        object.__setattr__(self, "start", self.start or next(iter(self.zones)))
        places = [self.start, *(p.zone or self.start for p in self.foes)]
        places += [deed.zone for deed in self.deeds if deed.zone]
        places += [name for zone in self.zones.values() for name in zone.adjacent]
        for place in places:
            if place not in self.zones:
                raise ValueError(f"zones: no zone '{place}'; zones are {', '.join(self.zones)}")
        if sum(placed.count for placed in self.foes) > MOST_FOES:
            raise unfit("foes", shared("foes-at-most", most=MOST_FOES))
        self._check_ways()
        ids = [*(one.id for one in self.doom_effects), *(one.id for one in self.deeds)]
        if twice := next((name for name in ids if ids.count(name) > 1), ""):
            raise ValueError(f"deeds: the id '{shown(twice)}' is there twice; use another")

    def _check_ways(self) -> None:
        """Refuse zones that no way connects: a foe that can't be reached can't be beaten."""
        for zone in self.zones:
            if self.distance(self.start, zone) == FAR:
                raise ValueError(f"zones: no way leads from '{self.start}' to '{zone}'")

    def bind(self, cast: Cast) -> "Fight":
        """Return it with its foes' blocks put in.

        Raises:
            ValueError: It names a foe that is not there.
        """
        return replace(
            self,
            foes=tuple(
                replace(placed, block=placed.block or found(Foe, placed.foe, cast))
                for placed in self.foes
            ),
        )

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        """Refuse: a fight needs the decisions of a player.

        Raises:
            ValueError: Always.
        """
        raise Unfit(shared("no-odds"))

    def unpaid(self, policy: Policy) -> Iterator[tuple[str, str]]:
        """Yield what the fight has but a policy never pays for, with the number that would pay."""
        blocks = [placed.block for placed in self.foes if placed.block is not None]
        if self.doom_effects and not policy.number("effects"):
            yield "its 'doom_effects'", "effects"
        if any(block.ability for block in blocks) and not policy.number("ability"):
            yield "a foe's 'ability'", "ability"

    def distance(self, here: str, there: str) -> int:
        """Return how many zones lie between two; FAR when no way leads there."""
        seen, edge, steps = {here}, {here}, 0
        while there not in seen:
            edge = {name for zone in edge for name in self.around(zone)} - seen
            if not edge:
                return FAR
            seen |= edge
            steps += 1
        return steps

    def around(self, zone: str) -> tuple[str, ...]:
        """Return the zones next to one, whichever side says so."""
        own = self.zones[zone].adjacent
        back = (name for name, other in self.zones.items() if zone in other.adjacent)
        return tuple(dict.fromkeys((*own, *back)))

    def called(self, zone: str) -> str:
        """Return what a zone is called."""
        return self.zones[zone].name or zone.replace("-", " ")

    def step_towards(self, here: str, there: str) -> str:
        """Return the next zone on the way."""
        ways = self.around(here)
        return min(ways, key=lambda name: self.distance(name, there), default=here)
