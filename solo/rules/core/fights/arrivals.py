"""What an author lets come into an encounter that is under way: somebody arrives, rolls change."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.wording.naming import unfit
from solo.rules.core.words import words as shared

MOST_ARRIVING = 12
MOST_STEPS = 5
MOST_ROUNDS = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival(Checked):
    """Foes who come into a fight."""

    foe: Annotated[str, "The id of the block."]
    count: Annotated[int, "How many come.", Within(1, MOST_ARRIVING)] = 1
    at: Annotated[str, "Their band, zone or arena; where they usually begin, if not given."] = ""

    shorthand: ClassVar[str] = "foe"


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier(Checked):
    """Something that makes rolls of a fight harder or easier from now on."""

    by: Annotated[int, "Steps or columns; below 0 is harder.", Within(-MOST_STEPS, MOST_STEPS)]
    who: Annotated[str, "Whose rolls: hero, ours or foes, as the rules have it."] = "hero"
    of: Annotated[str, "Which rolls: attack, defense or rolls, for all."] = "rolls"
    rounds: Annotated[int, "For so many rounds; 0 is until the end.", Within(0, MOST_ROUNDS)] = 0
    name: Annotated[str, "What it is called, where the rolls are explained."] = "the moment"

    shorthand: ClassVar[str] = "by"

    def last(self, round_: int) -> int:
        """Return the last round of one that begins in this round; 0 if it lasts until the end."""
        return round_ + self.rounds - 1 if self.rounds else 0

    def verify(self) -> None:
        if self.who not in ("hero", "ours", "foes"):
            raise unfit("who", shared("shift-who", name=self.who))
        if self.of not in ("attack", "defense", "rolls"):
            raise unfit("of", shared("shift-of", name=self.of))
        if not self.by:
            raise unfit("by", shared("shift-nothing"))
