"""Fallout 2d20 as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Outcome, Step
from solo.rules.system import (
    Advice,
    System,
)
from solo.rules.two_d20 import oracle
from solo.rules.two_d20.fallout import creation, engaged, words
from solo.rules.two_d20.fallout import sheet as sheets
from solo.rules.two_d20.fallout import standing as anytime
from solo.rules.two_d20.fallout.advancement import ADVANCING
from solo.rules.two_d20.fallout.blows import HARMED, UNHARMED, DamageRoll
from solo.rules.two_d20.fallout.checks import SkillTest
from solo.rules.two_d20.fallout.effects import EFFECTS
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear import Item, attributes, skill_attributes
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import DATA, printed
from solo.rules.two_d20.fallout.rounds import Rounds
from solo.rules.two_d20.fallout.sheet import Sheet, wound
from solo.rules.two_d20.fighting import LABELS as FIGHT_LABELS
from solo.rules.two_d20.gear import check_range
from solo.rules.two_d20.protocol import MOST_POINTS, TwoD20
from solo.rules.two_d20.testing import LABELS
from solo.rules.two_d20.words import asked

CHECKS: Mapping[str, type] = {
    "skill": SkillTest,
    "damage": DamageRoll,
    "oracle": oracle.Oracle,
}
ENCOUNTERS: Mapping[str, type] = {"fight": Rounds}
_LABELS = (*LABELS, HARMED, UNHARMED, *FIGHT_LABELS)


class FalloutSystem(TwoD20):
    """The rules of Fallout 2d20.

    The substance is in the other modules; here it gets the names of the protocol `System`.

    Args:
        house: The rule options that heroes play by.
    """

    __slots__ = ()

    name: str = "fallout-2d20"
    title: str = "Fallout 2d20"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    hero: type = creation.HeroFile
    labels: tuple[str, ...] = ("aborted", *dict.fromkeys(_LABELS))
    options: type = FalloutOptions
    test: type = SkillTest
    attributes: tuple[str, ...] = attributes()
    skills: Mapping[str, str] = skill_attributes()
    data: Path = DATA
    try_minutes: int = 5
    party: int = 1
    template: Path = DATA / "template"
    kept: type = Sheet
    maker = creation.Maker
    advancing = ADVANCING
    mended: Mapping[str, Any] = {"hurt": 0}

    engaged = staticmethod(engaged.begin)
    view = staticmethod(sheets.view)
    hero_of = staticmethod(creation.hero_of)
    standing = staticmethod(anytime.standing)
    phrase = staticmethod(words.phrase)
    explain = staticmethod(words.explain)
    describe = staticmethod(words.describe)
    status = staticmethod(words.status)

    def review(self, checks: Sequence[Any]) -> Iterable[Advice]:
        """Warn of difficulties that are none: a test needs one from 1 up."""
        for place, check in enumerate(checks):
            if isinstance(check, SkillTest) and check.difficulty == 0:
                message = "difficulty 0 needs no roll; the usual ones are 1 to 5"
                yield Advice(place, "difficulty-none", message)

    def do_standing(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        return anytime.do_standing(option, sheet, dice)

    def revive(self, sheet: Sheet, dice: Dice) -> Step:
        """Let time pass until the hero can stand again, on little Health (ours)."""
        table = printed("health")
        sheet, notes = wound(sheet, -max(1, int(table["revive"]) - sheet.health))
        return Step(None, sheet, notes, Outcome("done"), int(table["revive_minutes"]))

    def load(self, values: Any) -> Sheet:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: Sheet = super().load(values)
        check_range(sheet, MOST_POINTS, "armor")
        check_range(sheet, sheet.most_health, "hurt")
        return sheet

    def put(self, value: Any, sheet: Sheet) -> str:
        match value:
            case SkillTest():
                return " ".join(asked(value.terms(sheet), value.game))
            case Rounds():
                number = sum(placed.count for placed in value.foes)
                policy = (value.policy or self._house.policy).told()
                return f"A fight, {number} against you. {policy}"
            case _:
                return ""


FALLOUT: System = FalloutSystem()
"""The rules as they are; nothing in it changes."""
