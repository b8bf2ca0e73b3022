"""Effects on body and mind: Wounds, rest, conditions, fright, bonuses."""

from dataclasses import dataclass
from typing import ClassVar

from solo.rules.core import conditions
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or all."""

    number: int | None

    @classmethod
    def parse(cls, text: str) -> "Amount":
        """Read a whole number or `all`.

        Raises:
            ValueError: It is neither.
        """
        word = text.strip().lower()
        if word == "all":
            return cls(None)
        if word.isdecimal() and word.isascii() and len(word) < 5:
            return cls(int(word))
        raise ValueError(f"'{text[:40]}' is no amount; write a number, or all")


@dataclass(frozen=True, slots=True)
class Wounds:
    """Wounds that the hero takes.

    Args:
        amount: How many.
        soak: Whether armor helps, as it does against an ordinary blow of 8 to 10 (FH-071).
        deadly: Whether 13 and more at the last Wound kills; only under a warning of death.
    """

    shorthand: ClassVar[str] = "amount"
    amount: int
    soak: bool = False
    deadly: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        wounds = self.amount
        if self.soak:
            table = printed("armor")
            column = table["columns"].index(gear.armor(sheet))
            wounds -= int(table["rows"][-1]["soak"][column])
        return health.wound(sheet, wounds, dice, deadly=self.deadly)


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall of so many metres: a Wound for each three (FH-174)."""

    shorthand: ClassVar[str] = "metres"
    metres: int
    deadly: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.wound(sheet, health.fall_wounds(self.metres), dice, deadly=self.deadly)


@dataclass(frozen=True, slots=True)
class Heal:
    """Wounds come back: so many, or all. Dying needs `bed` instead."""

    shorthand: ClassVar[str] = "amount"
    amount: Amount

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.heal(sheet, sheet.most if self.amount.number is None else self.amount.number)


@dataclass(frozen=True, slots=True)
class Rest:
    """So many minutes of rest and tending, which pass: a Wound for each ten (FH-155).

    Args:
        minutes: How long.
        food: Whether it is rest with nourishment, which brings rested talents back (FH-111).
    """

    shorthand: ClassVar[str] = "minutes"
    minutes: int = 30
    food: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = (health.sleep if self.food else health.rest)(sheet, self.minutes)
        return sheet, (*notes, Note("rested", {"passed": self.minutes}))


@dataclass(frozen=True, slots=True)
class Bed:
    """Hours of bed rest for a Dying hero, in whole parts of six (FH-160)."""

    shorthand: ClassVar[str] = "hours"
    hours: int = 24

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = health.sleep(sheet, self.hours * 60)
        return sheet, (*notes, Note("rested", {"passed": self.hours * 60}))


@dataclass(frozen=True, slots=True)
class PassTime:
    """Game time that passes within the rules."""

    minutes: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return sheet, (Note("time", {"passed": self.minutes}),)


@dataclass(frozen=True, slots=True)
class Condition(conditions.Condition):
    """A named mark on the hero; `minutes` is after how long it wears off, if it does so."""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        lasting = dict(sheet.lasting)
        lasting.pop(self.name, None)
        if self.minutes is not None:
            lasting[self.name] = self.minutes
        noted = () if self.name in sheet.conditions else (Note("condition", {"name": self.name}),)
        marks = sheet.conditions | {self.name}
        return changed(sheet, conditions=marks, lasting=lasting), noted


@dataclass(frozen=True, slots=True)
class Cure(conditions.Cure):
    """The end of a condition, or of fright (`cure: frightened`)."""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.name == "frightened" and sheet.frightened:
            return changed(sheet, frightened=False), (Note("calmed", {}),)
        return conditions.lose(sheet, self.name)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Something added to the hero's next roll, or taken from it."""

    shorthand: ClassVar[str] = "points"
    points: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.points:
            return sheet, ()
        bonus = sheet.bonus + self.points
        return changed(sheet, bonus=bonus), (Note("bonus", {"by": self.points, "bonus": bonus}),)


@dataclass(frozen=True, slots=True)
class Frighten:
    """The hero is intimidated: -2 on every roll until it is shaken off (FH-184)."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.sure or sheet.frightened:
            return sheet, ()
        return changed(sheet, frightened=True), (Note("frightened", {}),)


@dataclass(frozen=True, slots=True)
class Die:
    """The hero's death, which only a choice that warned of it may bring."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.sure:
            return sheet, ()
        return changed(sheet, state="dead", lost=sheet.most), (Note("dead", {}),)


@dataclass(frozen=True, slots=True)
class Inspired:
    """+2 on the next Commitment roll of the hero (`self`), or of a companion (FH-181)."""

    shorthand: ClassVar[str] = "who"
    who: str = "self"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        who = "self" if self.who == "true" else self.who
        return changed(sheet, inspired=sheet.inspired | {who}), (Note("inspired", {"who": who}),)
