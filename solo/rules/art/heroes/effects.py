"""Effects on what a hero has earned, which authors may write: Fame, Glory, experience."""

from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.art.checks.fame import change_fame, change_glory, change_tally
from solo.rules.art.heroes.advancement import change_xp, inspire, learn_skill
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect

Fame = effect("Fame", change_fame, "A change of the Fame score (ART-068).", shorthand="points")
Tally = effect(
    "Tally",
    change_tally,
    "Fame expended, as far as there is any; restored when negative (ART-064).",
    shorthand="points",
)
Glory = effect("Glory", change_glory, "Glory won or lost (ART-069 to ART-071).", shorthand="points")
Xp = effect("Xp", change_xp, "Experience won or lost.", shorthand="points")


@dataclass(frozen=True, slots=True)
class Inspire:
    """An inspiration point beside an attribute or a skill (ART-462).

    A skill that the hero does not have yet is learned instead, since authors can't know.
    """

    shorthand: ClassVar[str] = "ability"
    ability: str

    def __post_init__(self) -> None:
        name = self.ability.strip().lower()
        object.__setattr__(self, "ability", name if name in ATTRIBUTES else skill_name(name))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        known = self.ability in sheet.skills or self.ability in ATTRIBUTES
        return inspire(sheet, self.ability) if known else learn_skill(sheet, self.ability)
