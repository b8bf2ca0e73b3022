"""Luck dice: how the world responds where nobody's skill decides it.

Source: FELL, FELL-031, FELL-032.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.terms import HIGHEST_DN
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed

Occasion = Literal["", "rest", "noise", "round", "trap"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck(CheckBase, Checked):
    """Roll a luck die where it is uncertain how the world responds: the higher, the better.

    Source: FELL, FELL-031, FELL-032. Its result is its count: `1s-2s`, `3s+`.
    """

    die: Annotated[Die, "The die, d6 unless given."] = Die.D6
    good: Annotated[
        int,
        "The lowest face that is lucky; authors who want more bands key the face itself.",
        Within(1, HIGHEST_DN),
    ] = DN
    occasion: Annotated[Occasion, "What it is rolled for, for the display."] = ""
    purpose: Annotated[str, "The question in words: `whether the sentry wakes`."] = ""

    shorthand: ClassVar[str] = "die"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = {"lucky": "s", "unlucky": "s"}
    graded: ClassVar[bool] = False  # scenes say what each face is worth

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, int(self.die))
        facts = {
            "kind": "luck",
            "die": self.die.word,
            "result": face,
            "good": self.good,
            "occasion": self.occasion,
            "purpose": self.purpose,
        }
        return Outcome("lucky" if face >= self.good else "unlucky", face, 0, (face,), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset(f"{face}s" for face in range(1, self.die + 1))


def usual_luck() -> Die:
    """Return the die that luck is usually rolled with (FELL-031)."""
    return Die.parse(printed("tests")["luck"])
