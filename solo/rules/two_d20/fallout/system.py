"""Fallout 2d20 as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.quoting import shown
from solo.rules.stages import Outright
from solo.rules.system import (
    Advice,
    Cast,
    Encounter,
    Row,
    Section,
    System,
)
from solo.rules.two_d20 import oracle
from solo.rules.two_d20.fallout import creation, engaged, words
from solo.rules.two_d20.fallout import sheet as sheets
from solo.rules.two_d20.fallout import standing as anytime
from solo.rules.two_d20.fallout.advancement import ADVANCING
from solo.rules.two_d20.fallout.blows import HARMED, UNHARMED, DamageRoll
from solo.rules.two_d20.fallout.checks import SkillTest
from solo.rules.two_d20.fallout.effects import EFFECTS, Give
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear import Item, attributes, skill_attributes
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import DATA, printed
from solo.rules.two_d20.fallout.rounds import LABELS as FIGHT_LABELS
from solo.rules.two_d20.fallout.rounds import Rounds
from solo.rules.two_d20.fallout.sheet import Sheet, wound
from solo.rules.two_d20.protocol import TwoD20
from solo.rules.two_d20.rolling import open_test
from solo.rules.two_d20.sheet import changed, set_points, wear_off
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
    unkept: ClassVar[frozenset[str]] = frozenset({"options"})

    def bind(self, value: Any, cast: Cast) -> Any:
        """Return a check or effect with the foes and things that it names put in.

        Raises:
            ValueError: It names something that is not there.
        """
        if isinstance(value, SkillTest | Rounds):
            return value.bound(cast)
        if isinstance(value, Give) and value.item == Item(name=value.item.name):
            return replace(value, item=cast.items.get(value.item.name, value.item))
        return value

    def begin(self, value: Any, sheet: Sheet, *, asks: bool) -> Encounter:
        match value:
            case SkillTest():
                opened: Encounter = open_test(value, sheet, asks=asks)
                return opened
            case Rounds():
                return engaged.begin(value, sheet, asks=asks)
            case _:
                return Outright(check=value)

    @property
    def seen(self) -> Collection[str]:
        return sheets.view(sheets.plain_sheet()).keys()

    def view(self, sheet: Sheet) -> Mapping[str, Any]:
        return sheets.view(sheet)

    def create(self, heroes: Sequence[Any], *, make: bool, party: int = 1) -> Encounter:
        return creation.create(heroes, self._house, make=make)

    def review(self, checks: Sequence[Any]) -> Iterable[Advice]:
        """Warn of difficulties that are none: a test needs one from 1 up."""
        for place, check in enumerate(checks):
            if isinstance(check, SkillTest) and check.difficulty == 0:
                message = "difficulty 0 needs no roll; the usual ones are 1 to 5"
                yield Advice(place, "difficulty-none", message)

    def standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.standing(sheet)

    def do_standing(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        return anytime.do_standing(option, sheet, dice)

    def pass_time(self, sheet: Sheet, minutes: int) -> tuple[Sheet, tuple[Note, ...]]:
        return wear_off(sheet, minutes)

    def revive(self, sheet: Sheet, dice: Dice) -> Step:
        """Let time pass until the hero can stand again, on little Health (ours)."""
        table = printed("health")
        sheet, notes = wound(sheet, -max(1, int(table["revive"]) - sheet.health))
        return Step(None, sheet, notes, Outcome("done"), int(table["revive_minutes"]))

    def finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Close an adventure: experience, and time enough to mend (ours)."""
        if sheet.dead:
            return sheet, ()
        sheet, notes = set_points(sheet, "xp", sheet.xp + int(printed("advancement")["adventure"]))
        return changed(sheet, hurt=0, harder=0), notes

    def load(self, values: Any) -> Sheet:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: Sheet = super().load(values)
        creation.hero_of(sheet)
        most = {"pool": sheet.pool_cap, "hurt": sheet.most_health}
        for name in ("pool", "threat", "luck", "harder", "xp", "hurt", "armor"):
            high = most.get(name, 10**6)
            if not 0 <= getattr(sheet, name) <= high:
                raise ValueError(f"{name}: 0 to {high}, not {getattr(sheet, name)}")
        for name, minutes in sheet.lasting.items():
            if name not in sheet.conditions or minutes < 1:
                raise ValueError(f"lasting: '{shown(name)}' is no condition that wears off")
        return changed(sheet, options=self._house)

    def home(self, sheet: Sheet) -> tuple[Sheet, ...]:
        """Leave behind what was the adventure's own; the next quest's Luck awaits."""
        start = creation.Maker(self._house).ready(creation.hero_of(sheet))
        return (changed(start, conditions=frozenset[str](), dead=sheet.dead),)

    def advance(self, sheet: Sheet) -> Encounter | None:
        return ADVANCING

    def hero_of(self, sheet: Sheet) -> Any:
        return creation.hero_of(sheet)

    def phrase(self, note: Note) -> str:
        return words.phrase(note)

    def explain(self, outcome: Outcome) -> tuple[str, ...]:
        return words.explain(outcome)

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

    def describe(self, sheet: Sheet) -> tuple[Section, ...]:
        return words.describe(sheet)

    def status(self, sheet: Sheet) -> tuple[Row, ...]:
        return words.status(sheet)


FALLOUT: System = FalloutSystem()
"""The rules as they are; nothing in it changes."""
