"""Resting where it may be dangerous."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Effect, Note, Outcome
from solo.rules.fell.checks.luck import usual_luck
from solo.rules.fell.effects import Rests
from solo.rules.fell.health.healing import REST
from solo.rules.fell.heroes.sheet import Changed, Sheet


@dataclass(frozen=True, slots=True)
class Passes:
    """Minutes that go by within the rules."""

    minutes: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return sheet, (Note("time", {"passed": self.minutes}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest(CheckBase, Checked):
    """Rest for several minutes; in a dangerous place a luck die says if it is disturbed.

    Source: FELL, FELL-032, FELL-049, FELL-051. Labels: `rested`, `disturbed`.
    """

    danger: Annotated[
        int,
        "Up to which face of the luck die; 0 is a safe place, -1 as dangerous as the adventure "
        "says that it is here.",
        Within(-1, 6),
    ] = -1

    shorthand: ClassVar[str] = "danger"
    signs: ClassVar[Mapping[str, str]] = {"rested": "s", "disturbed": "f"}

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        danger = self.danger if self.danger >= 0 else (sheet.danger if sheet else 0)
        faces = dice.roll(1, int(usual_luck())) if danger else ()
        facts = {"kind": "rest", "result": faces[0] if faces else 0, "danger": danger}
        time: tuple[Effect[Sheet], ...] = (Passes(REST),)
        if faces and faces[0] <= danger:
            return Outcome("disturbed", 0, 1, faces, (), time, facts)
        changes = (Rests(), *time) if sheet is not None and sheet.attributes else time
        return Outcome("rested", 1, 0, faces, (), changes, facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s"}) if self.danger == 0 else frozenset({"1s", "1f"})
