"""A fight as an author writes it."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within, in_field
from solo.rules.core.bases import CheckBase
from solo.rules.core.system_parts import Cast, named
from solo.rules.core.wording.naming import unfit, unknown
from solo.rules.fell.checks.social import MORALE
from solo.rules.fell.checks.tests import hidden
from solo.rules.fell.foe import Foe
from solo.rules.fell.words import words

MOST_FOES = 12

WON, ROUTED, SURRENDERED, TALKED, FLED, LOST = (
    "won", "routed", "surrendered", "talked", "fled", "lost",
)  # fmt: skip
ENDS = (WON, ROUTED, SURRENDERED, TALKED, FLED, LOST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Checked):
    """A foe in a fight, or several alike."""

    foe: Annotated[str, "The foe's id."]
    count: Annotated[int, "How many.", Within(1, MOST_FOES)] = 1

    shorthand: ClassVar[str] = "foe"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(CheckBase, Checked):
    """Fight it out, in rounds of ten seconds: the hero's side first, then the foes.

    Source: FELL, FELL-033 to FELL-041, FELL-056, FELL-057. Labels: `won`, `routed` when morale
    made them leave, `surrendered`, `talked`, `fled`, `lost`.
    """

    foes: Annotated[tuple[Side, ...], "Who is fought.", Filled("a fight needs somebody to fight")]
    surprised: Annotated[bool, "Whether the hero's side is surprised."] = False
    ambush: Annotated[bool, "Whether the foes are."] = False
    flee: Annotated[bool, "Whether one can get away."] = True
    talk: Annotated[
        str, "What could be offered to end it, as it reads in a list; nothing for no talk."
    ] = ""
    able: Annotated[int, "Whether the hero has it to offer, 1 or 0."] = 1
    risk: Annotated[str, "What is at stake, shown when it begins."] = ""
    cast: tuple[Foe, ...] = field(default=(), metadata=hidden)  # whom `foes` named

    opens_as: ClassVar[str] = "fight"
    shorthand: ClassVar[str] = "foes"
    fells: ClassVar[frozenset[str]] = frozenset((LOST,))
    """The labels with which the hero is taken out: the header's `defeat` follows by itself."""

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top: how morale broke (FELL-057), and who did not come through."""
        broke = (word.replace(" ", "-") for word in MORALE if word != MORALE[0])
        return (*broke, "hero-down", "companion-lost", "dead")

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels with which the fight can end: no `fled` or `talked` where that is not open."""
        shut = {FLED: not self.flee, TALKED: not self.talk}
        good = (WON, ROUTED, SURRENDERED, TALKED)
        return {end: "s" if end in good else "f" for end in ENDS if not shut.get(end)}

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this fight can't come to as it is written."""
        ways = {
            FLED: "leave out 'flee: false'",
            TALKED: "say what could be offered to end it: talk: the hat",
        }
        return {label: way for label, way in ways.items() if label not in self.signs}

    def verify(self) -> None:
        if sum(side.count for side in self.foes) > MOST_FOES:
            raise unfit("foes", words("foes-at-most", most=MOST_FOES))
        if self.surprised and self.ambush:
            raise ValueError("ambush: only one side can be surprised")
        twice = [side.foe for side in self.foes]
        if len(set(twice)) < len(twice):
            raise unfit("foes", words("foes-once"))

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def bind(self, cast: Cast) -> "Fight":
        """Return it with its foes put in.

        Raises:
            ValueError: One is not there.
        """
        foes = named(Foe, cast.foes)
        for side in self.foes:
            if side.foe not in foes:
                raise in_field("foes", unknown("foe", side.foe, foes))
        return replace(self, cast=tuple(foes[side.foe] for side in self.foes))


def bare(name: str) -> str:
    """Return a name without its article."""
    return name.removeprefix("the ").removeprefix("a ").removeprefix("an ")
