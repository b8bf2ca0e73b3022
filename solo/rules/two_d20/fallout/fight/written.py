"""A fight in rounds as authors write it; distances are left to the prose."""

import re
from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Natural
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import Unfit, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared
from solo.rules.two_d20.core.fighting import (
    DEFEATED,
    FLED,
    MOST_FOES,
    OVER,
    TURNED,
    WON,
    found,
)
from solo.rules.two_d20.core.gear import DiceCount
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.foe import MOST, Foe
from solo.rules.two_d20.fallout.options import Policy

LOST = (FLED, DEFEATED)
"""The labels of a fight that count as failures; the others are successes."""
COMPANION_DOWN = "companion-down"
"""A key under `also`: an ally was out of the fight before it ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Checked):
    """Foes of one kind."""

    foe: Annotated[str, "Their id."]
    count: Annotated[int, "How many.", Within(1, MOST_FOES)] = 1
    assists: Annotated[
        bool,
        "Whether they help the next attack of another kind instead of attacking, as long as there "
        "is one that attacks; one at a time helps (FO-015 to FO-017).",
    ] = False
    cover: Annotated[
        int,
        "With so much Health or less one takes cover in its turns, and is a step harder to hit "
        "until the next; 0 for never.",
        Within(0, MOST),
    ] = 0
    flees: Annotated[
        int,
        "With so much Health or less one leaves the fight in its turn; 0 for never.",
        Within(0, MOST),
    ] = 0
    block: Foe | None = field(default=None, metadata={"authored": False})  # what `foe` named

    shorthand: ClassVar[str] = "foe"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Checked):
    """Something besides fighting that may be tried, as a major action with a skill test.

    What its test brings on top (complications, what was bought) are keys under `also` too.
    """

    id: Annotated[
        str, "Its name; a key under `also` when it has succeeded.", Filled("a deed needs a name")
    ]
    text: Annotated[str, "How it is offered."]
    check: Annotated[SkillTest, "The test."]
    ends: Annotated[bool, "Whether success ends the fight, as `turned`."] = False
    damage: Annotated[DiceCount, "Combat dice of damage to every foe."] = 0

    def verify(self) -> None:
        if self.check.who != "lead":
            raise ValueError("check: whoever has the turn tries a deed; leave out 'who'")
        if self.check.minutes:
            raise ValueError("check: a deed takes a turn of the fight; leave out 'minutes'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds(CheckBase, Checked):
    """A fight, round by round, in the order of initiative.

    Source: FO-018, FO-023 to FO-029, FO-034; the rest of it is ours.
    """

    opens_as: ClassVar[str] = "fight"

    foes: Annotated[tuple[Placed, ...], "Who is against the hero."]
    policy: Annotated[
        Policy | None,
        "How the gamemaster's Action Points are played; the module's option if not given.",
    ] = None
    deeds: Annotated[tuple[Deed, ...], "What may be tried besides fighting."] = ()
    exit: Annotated[bool, "Whether the hero may leave."] = True
    rounds: Annotated[Natural, "After how many rounds it ends, as `over`; 0 for never."] = 0
    assist: Annotated[
        tuple[str, ...], "Companions who may help with the hero's attacks (FO-015)."
    ] = ()
    allies: Annotated[
        tuple[str, ...], "Companions who fight at the hero's side instead, in turns of their own."
    ] = ()
    complication_range: Annotated[int, "Of the hero's attacks, 1 to 5 (FO-011)."] = 1

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: deeds, and what their tests brought."""
        brought = (word for deed in self.deeds for word in deed.check.on_top)
        return (COMPANION_DOWN, *(re.escape(deed.id) for deed in self.deeds), *brought)

    @property
    def last_round(self) -> int:
        return self.rounds

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels with which the fight can end: `fled` only where the hero may leave."""
        ends = {WON: True, TURNED: any(deed.ends for deed in self.deeds), OVER: bool(self.rounds),
                FLED: self.exit, DEFEATED: True}  # fmt: skip
        return {end: "f" if end in LOST else "s" for end, there in ends.items() if there}

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this fight can't come to as it is written."""
        ways = {
            TURNED: "give one of its 'deeds' the key 'ends: true'",
            OVER: "say after how many 'rounds' it is over",
            FLED: "say 'exit: true'",
        }
        return {label: way for label, way in ways.items() if label not in self.signs}

    def verify(self) -> None:
        SkillTest(tn=1, complication_range=self.complication_range)
        named = [deed.id for deed in self.deeds]
        if len(set(named)) < len(named):
            raise ValueError("deeds: two of them have the same id")
        if not self.foes or sum(placed.count for placed in self.foes) > MOST_FOES:
            raise unfit("foes", shared("foes-from-to", most=MOST_FOES))
        both = sorted({*self.assist} & {*self.allies})
        if both:
            raise ValueError(f"allies: '{shown(both[0])}' helps or has turns, not both")
        if len(set(self.allies)) < len(self.allies):
            raise ValueError("allies: one of them is named twice")

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def bind(self, cast: Cast) -> "Rounds":
        """Return it with its foes' blocks put in.

        Raises:
            Unbound: It names a foe or a companion that is not there.
        """
        for name in (*self.assist, *self.allies):
            found(Foe, name, cast, "companion")
        for deed in self.deeds:
            deed.check.bind(cast)
        foes = tuple(
            replace(placed, block=placed.block or found(Foe, placed.foe, cast))
            for placed in self.foes
        )
        return replace(self, foes=foes)

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        """Refuse: a fight needs the decisions of a player.

        Raises:
            ValueError: Always.
        """
        raise Unfit(shared("no-odds"))
