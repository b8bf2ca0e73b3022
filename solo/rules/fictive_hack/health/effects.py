"""Effects on body and mind: Wounds, rest, conditions, fright, bonuses."""

from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Usually, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect, as_rolled_effect
from solo.rules.core.heroes import conditions
from solo.rules.core.outcome import Note
from solo.rules.core.wording.naming import Unfit
from solo.rules.fictive_hack.checks.steps import ADDED
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words


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
        raise Unfit(words("no-amount", text=text[:40]))


@as_rolled_effect(shorthand="amount")
def Wounds(
    sheet: Sheet,
    dice: Dice,
    amount: Annotated[int, "How many.", Within(0, 1_000), Usually(0, 20)],
    soak: Annotated[
        bool, "Whether armor helps, as it does against an ordinary blow of 8 to 10 (FH-071)."
    ] = False,
    deadly: Annotated[
        bool, "Whether 13 and more at the last Wound kills; only under a warning of death."
    ] = False,
) -> Changed:
    """Wounds that the hero takes."""
    if soak:
        table = printed("armor")
        column = table["columns"].index(gear.armor(sheet))
        amount -= int(table["rows"][-1]["soak"][column])
    return health.wound(sheet, amount, dice, deadly=deadly)


@as_rolled_effect(shorthand="metres")
def Fall(
    sheet: Sheet,
    dice: Dice,
    metres: Annotated[int, "How far.", Within(0, 10_000)],
    deadly: bool = False,
) -> Changed:
    """A fall of so many metres: a Wound for each three (FH-174)."""
    return health.wound(sheet, health.fall_wounds(metres), dice, deadly=deadly)


@as_effect(shorthand="amount")
def Heal(sheet: Sheet, amount: Amount) -> Changed:
    """Wounds come back: so many, or all. Dying needs `bed` instead."""
    return health.heal(sheet, sheet.most if amount.number is None else amount.number)


@as_effect(shorthand="minutes")
def Rest(
    sheet: Sheet,
    minutes: Annotated[int, "How long.", Within(0, 1_000_000)] = 30,
    food: Annotated[
        bool, "Whether it is rest with nourishment, which brings rested talents back (FH-111)."
    ] = True,
) -> Changed:
    """Minutes of rest and tending: a Wound for each ten (FH-155). Give `time` beside it."""
    sheet, notes = (health.sleep if food else health.rest)(sheet, minutes)
    return sheet, (*notes, Note("rested", {"passed": minutes}))


@as_effect(shorthand="hours")
def Bed(
    sheet: Sheet, hours: Annotated[int, "How long.", Within(0, 10_000), Usually(6)] = 24
) -> Changed:
    """Hours of bed rest for a Dying hero, in whole parts of six (FH-160); `time` beside it."""
    sheet, notes = health.sleep(sheet, hours * 60)
    return sheet, (*notes, Note("rested", {"passed": hours * 60}))


@as_effect()
def ComesRound(sheet: Sheet) -> Changed:
    """A Dying hero is up again, limping (FH-159)."""
    return changed(sheet, state="limping", bleeding=0) if sheet.state == "dying" else sheet, ()


@as_effect()
def PassTime(sheet: Sheet, minutes: int) -> Changed:
    """Game time that passes within the rules."""
    return sheet, (Note("time", {"passed": minutes}),)


@dataclass(frozen=True, slots=True)
class Condition(conditions.Mark):
    """A named mark on the hero; `minutes` is after how long it wears off, if it does so."""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        lasting = dict(sheet.lasting)
        lasting.pop(self.name, None)
        if self.minutes is not None:
            lasting[self.name] = self.minutes
        noted = () if self.name in sheet.conditions else (Note("condition", {"name": self.name}),)
        marks = sheet.conditions | {self.name}
        return changed(sheet, conditions=marks, lasting=lasting), noted


@as_effect(shorthand="name")
def Cure(sheet: Sheet, name: str) -> Changed:
    """The end of a condition, or of fright (`cure: frightened`)."""
    if name == "frightened" and sheet.frightened:
        return changed(sheet, frightened=False), (Note("calmed", {}),)
    return conditions.lose(sheet, name)


@as_effect(shorthand="points")
def Bonus(sheet: Sheet, points: Annotated[int, Within(-100, 100), ADDED]) -> Changed:
    """Something added to the hero's next roll, or taken from it."""
    if not points:
        return sheet, ()
    bonus = sheet.bonus + points
    return changed(sheet, bonus=bonus), (Note("bonus", {"by": points, "bonus": bonus}),)


@as_effect(shorthand="sure")
def Frighten(sheet: Sheet, sure: bool = True) -> Changed:
    """The hero is intimidated: -2 on every roll until it is shaken off (FH-184)."""
    if not sure or sheet.frightened:
        return sheet, ()
    return changed(sheet, frightened=True), (Note("frightened", {}),)


@as_effect(shorthand="sure")
def Die(sheet: Sheet, sure: bool = True) -> Changed:
    """The hero's death, which only a choice that warned of it may bring."""
    if not sure:
        return sheet, ()
    return changed(sheet, state="dead", lost=sheet.most), (Note("dead", {}),)


@as_effect(shorthand="who")
def Inspired(sheet: Sheet, who: str = "self") -> Changed:
    """+2 on the next Commitment roll of the hero (`self`), or of a companion (FH-181)."""
    who = "self" if who == "true" else who
    return changed(sheet, inspired=sheet.inspired | {who}), (Note("inspired", {"who": who}),)
