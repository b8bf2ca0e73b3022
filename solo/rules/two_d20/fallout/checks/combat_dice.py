"""The check of combat dice, for tables that roll them by themselves."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Natural
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.naming import unfit
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.gear import DiceCount
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words

HARMED, UNHARMED = "harmed", "unharmed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageRoll(CheckBase, Checked):
    """Roll combat dice against armor; the successes are the points that get through.

    Source: FO-025, FO-035, FO-036.
    """

    dice: Annotated[DiceCount, "The weapon's combat dice."]
    extra: Annotated[int, "Dice that Action Points add, 0 to 3."] = 0
    kind: Annotated[str, "melee, thrown or gun; only the first two take extra dice."] = "melee"
    vicious: Annotated[Natural, "Damage that each Effect adds."] = 0
    piercing: Annotated[Natural, "Armor that each Effect ignores."] = 0
    armor: Annotated[Natural, "What it is held against."] = 0
    luck: Annotated[
        Natural,
        "Points of Luck that roll dice which show nothing again, three each, every die once.",
    ] = 0

    shorthand: ClassVar[str] = "dice"
    signs: ClassVar[Mapping[str, str]] = {HARMED: "s", UNHARMED: ""}

    def verify(self) -> None:
        most = int(printed("action-points")["most_damage"])
        Within(0, most).read("extra", self.extra)
        if self.kind not in printed("gear")["kinds"]:
            raise unfit("kind", words("weapon-kinds", kind=self.kind))
        if self.extra and self.kind == "gun":
            raise unfit("extra", words("extra-for-blows"))

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        faces = list(combat_dice.roll(dice, self.dice + self.extra))
        blank = [place for place, face in enumerate(faces) if not any(combat_dice.read((face,)))]
        again = blank[: self.again]
        for place, face in zip(again, combat_dice.roll(dice, len(again)), strict=True):
            faces[place] = face
        return self._told(combat_dice.read(faces))._replace(faces=tuple(faces))

    @property
    def again(self) -> int:
        """The number of dice that Luck may roll again (FO-035)."""
        return min(self.dice + self.extra, self.luck * int(printed("luck")["combat_dice"]))

    def _told(self, hit: Hit) -> Outcome:
        damage = hit.damage + self.vicious * hit.effects
        armor = max(0, self.armor - self.piercing * hit.effects)
        through = max(0, damage - armor)
        facts = {"damage": damage, "effects": hit.effects, "armor": armor, "through": through}
        label = HARMED if through else UNHARMED
        return Outcome(label, through, triggers=("effect",) * bool(hit.effects), facts=facts)

    def ways(self, sheet: object) -> Iterator[tuple[Outcome, int]]:
        for hit, ways in combat_dice.chances_again(self.dice + self.extra, self.again).items():
            yield self._told(hit), ways
