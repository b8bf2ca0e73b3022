"""Doors and knock-outs, and the rolls of a hero who has no Wounds left."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.task import Rival, Roll, Task, least
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import ComesRound, Wounds
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.effects import shared
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed

Armor = Literal["none", "light", "medium", "heavy", "super-heavy"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Door(Challenge):
    """Brawn against a door, at a Wound each attempt that metal armor soaks (FH-169)."""

    rule: ClassVar[str] = "FH-169"

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if sheet is not None and sheet.armor in printed("armor")["metal"]:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Wounds(1)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bash(Challenge):
    """Cunning, to knock somebody out with a blunt weapon that has hit.

    Args:
        wounds: The Wounds that the target has left.
        head: The armor on its head.
        harder: AP that the GM feeds the Bowl to raise the difficulty, 2 each; half are yours, and
            in a game of one the Bowl's as well.
        immune: Whether the GM makes the target immune.

    Source: Fictive Hack, FH-261, FH-262.
    """

    rule: ClassVar[str] = "FH-261"

    needs: ClassVar[str] = "bash"
    hits: ClassVar[bool] = False

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    wounds: int = 1
    head: Armor = "none"
    harder: int = 0
    immune: bool = False

    def __post_init__(self) -> None:
        Task.__post_init__(self)
        least("wounds", self.wounds, 1)
        least("harder", self.harder, 0, awesome.MOST_AP)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "bash")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self._difficulty)

    def facing(self, sheet: Sheet | None) -> str:
        return f"more than {self._difficulty}"

    @property
    def _difficulty(self) -> int:
        return bash_difficulty(self.wounds, self.head) + 2 * self.harder

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        if self.immune:
            return self.outcome(roll, "failed", -1, sheet, reason="immune")
        return Task.judge(self, roll, sheet)

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        return out._replace(changes=(*out.changes, *shared(self.harder)))


def bash_difficulty(wounds: int, head: str) -> int:
    """Return what a knock-out has to exceed: 5 per Wound left and per level of head armor."""
    table = printed("tasks")
    return int(table["bash"]) * (wounds + int(printed("armor")["head"][head]))


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeRound:
    """A Dying hero's 1d10 under Brawn, to come round (FH-159).

    Args:
        brawn: Brawn, where no sheet says it.
        helped: Whether there is medical help, which makes it sure.
    """

    signs: ClassVar[Mapping[str, str]] = {"passed": "s", "failed": "f"}

    brawn: int = 0
    helped: bool = False

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Dying:
    """1d10 for whoever loses the last Wound.

    Labels: `standing` (a Survivor), `ko`, `dying`, `dead`.

    Args:
        overflow: The Wounds beyond the last.
        level: A Survivor's level; 0 for others.

    Source: Fictive Hack, FH-156, FH-157, FH-255.
    """

    signs: ClassVar[Mapping[str, str]] = {"standing": "s", "ko": "f", "dying": "f", "dead": "f"}

    overflow: int = 0
    level: int = 0

    def __post_init__(self) -> None:
        least("overflow", self.overflow)
        least("level", self.level)

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
