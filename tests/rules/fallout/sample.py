"""A hero and others to test with, and a way through encounters."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import Scripted
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.state import Battle
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.written import Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Perk, Rating, known_weapon
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english

SIX = {"might": 6, "senses": 6, "grit": 6, "charm": 6, "wits": 6, "speed": 6, "luck": 5}
DOG = Foe(name="the dog", tn=9, health=5, initiative=16)
PIM = Foe(name="Pim", tn=9, tag=2)


def hero(**fields: Any) -> Sheet:
    """Return a hero with 6 in everything, machines at 3, and some fields otherwise."""
    usual: dict[str, Any] = {
        "name": "Ada",
        "attributes": SIX,
        "skills": {"machines": Rating(rating=3), "brawling": Rating(rating=4)},
        "luck": 5,
        "weapons": (known_weapon("pipe"), known_weapon("bottle"), known_weapon("pistol")),
    }
    return Sheet(**{**usual, **fields})


def lucky(luck: int, **fields: Any) -> Sheet:
    """Return a hero of so much Luck."""
    return hero(attributes={**SIX, "luck": luck}, luck=luck, **fields)


def along(sheet: Sheet, **blocks: Foe) -> Sheet:
    """Return a hero with companions."""
    return changed(sheet, companions=blocks)


def gifted(number: int) -> Sheet:
    """Return a hero whose perk gives so many dice to machines."""
    return hero(perks=(Perk(name="Gift", skill="machines", extra_d20=number),))


def machines(**fields: Any) -> SkillTest:
    """Return a test of machines."""
    return SkillTest(skill="machines", **fields)


class Walk:
    """An encounter gone through option by option; `notes` and `minutes` are all so far."""

    def __init__(self, value: Any, sheet: Sheet, faces: Iterable[int] = ()) -> None:
        self.dice: Dice = LoadedDice(faces)
        self.step = Step(FALLOUT.begin(value, sheet, asks=True), sheet)
        self.notes: tuple[Note, ...] = ()

    def take(self, *options: str) -> "Walk":
        for option in options:
            assert self.step.encounter is not None, f"over before {option}"
            self.step = self.step.encounter.step(option, "", self.step.sheet, self.dice)
            self.notes += self.step.notes
        return self

    @property
    def sheet(self) -> Sheet:
        sheet: Sheet = self.step.sheet
        return sheet

    @property
    def outcome(self) -> Outcome:
        assert self.step.outcome is not None
        return self.step.outcome

    @property
    def options(self) -> Mapping[str, str]:
        """The options by their ids, each with what bars it."""
        assert self.step.encounter is not None
        return {
            option.id: english(option.reason) for option in self.step.encounter.options(self.sheet)
        }

    def says(self, option: str) -> str:
        """Return how an option reads."""
        return next(english(one.text) for one in self.offered if one.id == option)

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options as they are shown."""
        assert self.step.encounter is not None
        return self.step.encounter.options(self.sheet)

    @property
    def status(self) -> tuple[str, ...]:
        """What stands above the options."""
        assert self.step.encounter is not None
        return all_english(self.step.encounter.status(self.sheet))

    @property
    def table(self) -> FightTable:
        """What a fight that goes on works on."""
        assert isinstance(self.step.encounter, Scripted)
        table = self.step.encounter.table
        assert isinstance(table, FightTable)
        return table

    @property
    def battle(self) -> Battle:
        """The fight as it stands."""
        return self.table.battle

    def noted(self, code: str) -> list[Mapping[str, Any]]:
        """Return the facts of all notes of a kind."""
        return [note.facts for note in self.notes if note.code == code]


def fight(*foes: tuple[Foe, int], **fields: Any) -> Rounds:
    """Return a fight against foes, each so many."""
    placed = tuple(
        Placed(foe=block.name.split()[-1], count=count, block=block) for block, count in foes
    )
    return Rounds(foes=placed, **fields)


# What the tests hold the odds against: no code of the rules is used below.


def worth(face: int, tn: int, tag: int) -> int:
    """Return the successes of a face, by the words of FO-007 to FO-009."""
    if face > tn:
        return 0
    return 2 if face == 1 or face <= tag else 1


def chance_of(tn: int, tag: int, dice: int, needed: int) -> Fraction:
    """Return the chance of so many successes by the multinomial formula: a closed form."""
    twice = min(tn, max(1, tag), 20)
    once, none = min(tn, 20) - twice, 20 - min(tn, 20)
    found = 0
    for doubles in range(dice + 1):
        for singles in range(dice - doubles + 1):
            if 2 * doubles + singles >= needed:
                ways = comb(dice, doubles) * comb(dice - doubles, singles)
                found += ways * twice**doubles * once**singles * none ** (dice - doubles - singles)
    return Fraction(found, 20**dice)


def all_faces(dice: int, sides: int = 20) -> Iterable[tuple[int, ...]]:
    """Return every way that dice can fall."""
    return product(range(1, sides + 1), repeat=dice)
