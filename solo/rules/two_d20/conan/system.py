"""Conan 2d20 as the engine sees it: every part of the rules under the protocol's names."""

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
from solo.rules.two_d20.conan import creation, described, engaged, words
from solo.rules.two_d20.conan import sheet as sheets
from solo.rules.two_d20.conan import standing as anytime
from solo.rules.two_d20.conan.advancement import ADVANCING
from solo.rules.two_d20.conan.blows import HARMED, PLACES, UNHARMED, DamageRoll, Location
from solo.rules.two_d20.conan.checks import SkillTest
from solo.rules.two_d20.conan.effects import EFFECTS, Give, rest
from solo.rules.two_d20.conan.fight import LABELS as FIGHT_LABELS
from solo.rules.two_d20.conan.fight import Fight
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear import Item, attributes, skill_attributes
from solo.rules.two_d20.conan.harm import add_harm
from solo.rules.two_d20.conan.hazard import AVOIDED, HIT, SPARED, Hazard
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import DATA, printed
from solo.rules.two_d20.conan.sheet import MENTAL, PHYSICAL, Sheet
from solo.rules.two_d20.conan.struggle import LOST, WON, Struggle
from solo.rules.two_d20.gear import check_range
from solo.rules.two_d20.protocol import TwoD20
from solo.rules.two_d20.rolling import open_test
from solo.rules.two_d20.sheet import changed, set_points, wear_off
from solo.rules.two_d20.testing import LABELS
from solo.rules.two_d20.words import asked

CHECKS: Mapping[str, type] = {
    "skill": SkillTest,
    "struggle": Struggle,
    "hazard": Hazard,
    "damage": DamageRoll,
    "location": Location,
    "oracle": oracle.Oracle,
}
ENCOUNTERS: Mapping[str, type] = {"fight": Fight}
_LABELS = (*LABELS, WON, LOST, AVOIDED, HIT, SPARED, HARMED, UNHARMED, *FIGHT_LABELS, *PLACES)


class ConanSystem(TwoD20):
    """The rules of Conan 2d20.

    The substance is in the other modules; here it gets the names of the protocol `System`.

    Args:
        house: The rule options that heroes play by.
    """

    __slots__ = ()

    name: str = "conan-2d20"
    title: str = "Conan 2d20"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    hero: type = creation.HeroFile
    labels: tuple[str, ...] = ("aborted", *dict.fromkeys(_LABELS))
    options: type = ConanOptions
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
        if isinstance(value, Struggle | Fight):
            return value.bound(cast)
        if isinstance(value, Give) and value.item == Item(name=value.item.name):
            return replace(value, item=cast.items.get(value.item.name, value.item))
        return value

    def begin(self, value: Any, sheet: Sheet, *, asks: bool) -> Encounter:
        match value:
            case SkillTest():
                opened: Encounter = open_test(value, sheet, asks=asks)
                return opened
            case Struggle() | Hazard():
                longer: Encounter = value.begin(sheet, asks=asks)
                return longer
            case Fight():
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
        """Warn of tests that need no roll, and of what a fight's Doom policy never pays for."""
        for place, check in enumerate(checks):
            if isinstance(check, SkillTest) and check.difficulty == 0:
                message = "a Simple test needs no roll; answer it with 'passed', or drop the check"
                yield Advice(place, "difficulty-simple", message)
            if isinstance(check, Fight):
                for what, field in check.unpaid(check.policy or self._house.policy):
                    message = (
                        f"the policy never spends Doom on {what}; give it '{field}', or drop it"
                    )
                    yield Advice(place, "doom-unused", message)

    def standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.standing(sheet)

    def do_standing(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        return anytime.do_standing(option, sheet, dice)

    def pass_time(self, sheet: Sheet, minutes: int) -> tuple[Sheet, tuple[Note, ...]]:
        sheet, notes = wear_off(sheet, minutes)
        if sheet.ignoring and minutes > 0:
            left = {kind: rest_ - minutes for kind, rest_ in sheet.ignoring.items()}
            kept = {kind: rest_ for kind, rest_ in left.items() if rest_ > 0}
            if len(kept) < len(left):
                notes += (Note("scene", {}),)
            sheet = changed(sheet, ignoring=kept)
        return sheet, notes

    def revive(self, sheet: Sheet, dice: Dice) -> Step:
        """Let hours pass until the hero can stand: Stress comes back, Harm down to one short."""
        notes: tuple[Note, ...] = ()
        for kind, had, most in (
            (PHYSICAL, sheet.wounds, sheet.options.wounds_max),
            (MENTAL, sheet.trauma, sheet.options.trauma_max),
        ):
            sheet, more = add_harm(sheet, kind, -max(0, had - most + 1))
            notes += more
        hours = int(printed("recovery")["revive_hours"])
        sheet, more = rest(sheet, hours)
        return Step(None, sheet, (*notes, *more), Outcome("done"), hours * 60)

    def finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Close an adventure: experience, and time enough to mend (ours)."""
        if sheet.dead:
            return sheet, ()
        sheet, notes = set_points(sheet, "xp", sheet.xp + int(printed("advancement")["adventure"]))
        mended = changed(sheet, wounds=0, trauma=0, fatigue=0, lost_vigor=0, lost_resolve=0,
                         ignoring={}, harder=0)  # fmt: skip
        return mended, notes

    def load(self, values: Any) -> Sheet:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: Sheet = super().load(values)
        creation.hero_of(sheet)
        check_range(sheet, 10**6, "threat", "luck", "harder", "lost_vigor", "lost_resolve",
                    "quarters")  # fmt: skip
        check_range(sheet, self._house.momentum_cap, "pool")
        if strange := set(sheet.ignoring) - {"wounds", "trauma"}:
            raise ValueError(f"ignoring: wounds or trauma, not '{shown(min(strange))}'")
        return changed(sheet, options=self._house)

    def home(self, sheet: Sheet) -> tuple[Sheet, ...]:
        """Leave behind what was the adventure's own; a new session's Fortune and Doom await."""
        start = creation.Maker(self._house).ready(creation.hero_of(sheet))
        marks = frozenset[str]()
        return (changed(start, conditions=marks, quarters=sheet.quarters, dead=sheet.dead),)

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
            case Struggle():
                told = " ".join(asked(value.test.terms(sheet), value.test.game))
                return f"{told} Who does better wins."
            case Hazard(test=None):
                return f"There is no avoiding it: {value.dice} combat dice."
            case Hazard():
                assert value.test is not None
                told = " ".join(asked(value.test.terms(sheet), value.test.game))
                return f"{told} Take care: {value.dice} combat dice if it goes wrong."
            case Fight():
                number = sum(placed.count for placed in value.foes)
                policy = (value.policy or self._house.policy).told()
                return f"A fight, {number} against you. {policy}"
            case _:
                return ""

    def describe(self, sheet: Sheet) -> tuple[Section, ...]:
        return described.describe(sheet)

    def status(self, sheet: Sheet) -> tuple[Row, ...]:
        return described.status(sheet)


CONAN: System = ConanSystem()
"""The rules as they are; nothing in it changes."""
