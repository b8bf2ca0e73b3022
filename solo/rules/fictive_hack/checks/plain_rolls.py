"""Rolls without an opponent or a difficulty: motive, starting coins, 1d5."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.heroes.creation import motive_of
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import TEMPLATES
from solo.rules.fictive_hack.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class MotiveRoll(CheckBase):
    """2d10 for a motive (FH-010, FH-013)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2, 10)
        total = sum(faces)
        motive = motive_of(total)
        told = words("rolled-motive", total=total, text=motive)
        facts = {"total": total, "motive": motive, "passed": True, "told": told}
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingCoins(CheckBase):
    """3d10 silver, times what the template has (FH-037)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}

    template: Annotated[str, "The template of whoever gets the coins."] = "scout"

    def __post_init__(self) -> None:
        if self.template not in TEMPLATES:
            raise unfit("template", words("templates-are", known=(*TEMPLATES,)))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(3, 10)
        silver = sum(faces) * TEMPLATES[self.template].coins
        told = words("rolled-coins", total=sum(faces), silver=silver, template=self.template)
        facts = {"total": sum(faces), "silver": silver, "gold": silver // 10, "passed": True,
                 "told": told}  # fmt: skip
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfDie(CheckBase):
    """1d5 (FH-002)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}
    graded: ClassVar[bool] = False

    def counts(self) -> frozenset[str]:
        return frozenset(f"{number}s" for number in range(1, 6))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        face = d10(dice)
        result = (face + 1) // 2
        told = words("rolled-half", face=face, result=result)
        facts = {"result": result, "total": result, "passed": True, "told": told}
        return Outcome("rolled", result, 0, (face,), facts=facts)
