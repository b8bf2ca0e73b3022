"""The rolls of a hero who has no Wounds left: what becomes of them, and coming round."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import ComesRound
from solo.rules.fictive_hack.heroes.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Dying(CheckBase, Checked):
    """1d10 for whoever loses the last Wound.

    Labels: `standing` (a Survivor), `ko`, `dying`, `dead`.

    Source: Fictive Hack, FH-156, FH-157, FH-255.
    """

    signs: ClassVar[Mapping[str, str]] = {"standing": "s", "ko": "f", "dying": "f", "dead": "f"}

    overflow: Annotated[int, "The Wounds beyond the last.", Within(0, 1_000_000)] = 0
    level: Annotated[int, "A Survivor's level; 0 for others.", Within(0, 1_000_000)] = 0

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f", "2f", "3f"})

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        level = self.level
        if sheet is not None and sheet.has("survivor"):
            level = sheet.level
        down = health.falling(self.overflow, dice, level)
        standing = down.label == "standing"
        facts = {"face": down.face, "bonus": down.bonus, "total": down.total,
                 "passed": standing, "rule": "FH-157"}  # fmt: skip
        count = {"standing": 0, "ko": 1, "dying": 2, "dead": 3}[down.label]
        return Outcome(down.label, int(standing), count, (down.face,), facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeRound(CheckBase):
    """A Dying hero's 1d10 under Brawn, to come round (FH-159)."""

    signs: ClassVar[Mapping[str, str]] = {"passed": "s", "failed": "f"}

    brawn: Annotated[int, "Brawn, where no sheet says it."] = 0
    helped: Annotated[bool, "Whether there is medical help, which makes it sure."] = False

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        brawn = self.brawn if sheet is None else sheet.attributes["brawn"]
        if self.helped:
            facts: dict[str, object] = {"passed": True, "rule": "FH-159"}
            return Outcome("passed", 1, changes=(ComesRound(),), facts=facts)
        face = d10(dice)
        facts = {"face": face, "total": face, "difficulty": brawn, "passed": face < brawn,
                 "rule": "FH-159"}  # fmt: skip
        if face < brawn:
            return Outcome("passed", 1, 0, (face,), changes=(ComesRound(),), facts=facts)
        return Outcome("failed", 0, 1, (face,), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})
