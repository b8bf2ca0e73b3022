"""How a game gets its hero: one of the ready-made, or a new one, made step by step.

Every stage is an encounter that leads to the next; a sheet leaves it only at the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from solo.rules.core.creation import ChooseHero, choose_hero, handed
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.tens import d10
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.heroes.made import STAGES, Made, made_sheet, motive_of
from solo.rules.fictive_hack.heroes.making import STAGES_BY_NAME, Stage
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.heroes.talents import TEMPLATES
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed


def create(heroes: Sequence[Any], *, make: bool, options: FhOptions | None = None) -> ChooseHero:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    rules = options or FhOptions()
    made = Made(rules=rules, motive=rules.motive)
    begin = (lambda dice: Step(Making(made=made), None)) if make else None
    return choose_hero(
        heroes, begin, lambda hero: over(changed(hero.sheet(), options=rules), rules)
    )


def over(hero: Sheet, rules: FhOptions, notes: tuple[Note, ...] = ()) -> Step:
    """Hand the hero over; an adventure's own motive is everybody's, and is worth AP (FH-012)."""
    if rules.motive and not hero.reason:
        hero = changed(hero, reason=rules.motive)
        hero, more = awesome.gain(hero, int(printed("creation")["motive_ap"]), "a motive")
        notes += more
    return handed(hero, notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """A hero is made, one stage after another (FH-014)."""

    made: Made

    @property
    def forced(self) -> str | None:
        return None

    @property
    def stage(self) -> Stage:
        """The decision that is next."""
        return STAGES_BY_NAME[STAGES[self.made.stage]]

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return self.stage.options(self.made)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        said = self.stage.said(self.made)
        sheet = made_sheet(self.made) if self.made.weapon or self.made.shield else None
        if not gear.encumbered(sheet):
            return (said,)
        carried = gear.carried(gear.halves(made_sheet(self.made)))
        return (said, f"Take care: {carried} is too much for you, and every roll would fail.")

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        made, notes = self.stage.choose(self.made, option, words, dice)
        if made.name:
            return over(made_sheet(made), made.rules, notes)
        return Step(Making(made=made), None, notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class MotiveRoll:
    """2d10 for a motive (FH-010, FH-013)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2, 10)
        total = sum(faces)
        motive = motive_of(total)
        told = f"{total}: {motive} (FH-013)."
        facts = {"total": total, "motive": motive, "passed": True, "told": told}
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingCoins:
    """3d10 silver, times what the template has (FH-037)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}

    template: str = "scout"

    def __post_init__(self) -> None:
        if self.template not in TEMPLATES:
            raise ValueError(f"template: templates are {', '.join(TEMPLATES)}")

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(3, 10)
        silver = sum(faces) * int(TEMPLATES[self.template]["coins"])
        told = f"{sum(faces)} makes {silver} silver for a {self.template} (FH-037)."
        facts = {"total": sum(faces), "silver": silver, "gold": silver // 10, "passed": True,
                 "told": told}  # fmt: skip
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfDie:
    """1d5 (FH-002)."""

    signs: ClassVar[Mapping[str, str]] = {"rolled": "s"}
    graded: ClassVar[bool] = False

    def counts(self) -> frozenset[str]:
        return frozenset(f"{number}s" for number in range(1, 6))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        face = d10(dice)
        result = (face + 1) // 2
        told = f"{face} halved, rounded up, is {result} (FH-002)."
        facts = {"result": result, "total": result, "passed": True, "told": told}
        return Outcome("rolled", result, 0, (face,), facts=facts)
