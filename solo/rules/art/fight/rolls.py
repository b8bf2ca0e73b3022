"""The rolls of a fight: what each is made with, for adventurers and for friends with ranks."""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.art.checks.roll import (
    EXTREME,
    Pairs,
    Terms,
    possible_counts,
    reckon,
    roll_once,
    standing_modifiers,
    throw,
)
from solo.rules.art.checks.terms import Words, offered
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system import Effect


@dataclass(frozen=True, kw_only=True)
class FightRoll:
    """One roll in a fight.

    Args:
        deed: What kind of roll it is: `attack`, `defense`, `dodge` …
        attribute: What is rolled, and credited for doubles (ART-460).
        rating: Its value, where it is not the sheet's attribute.
        trait: The whole trait of a friend, for whom the player rolls (ART-192), or None.
        difficulty: A rank's index; 0 when the result is not counted.
        skills: Names of skills that may help.
        added: What the fight adds to the trait (name, points).
        shift: Columns to the right.
        purpose: A short infinitive for the display.
        against: How the display calls who or what stands against it.
    """

    deed: str
    attribute: str
    rating: int | None = None
    trait: int | None = None
    difficulty: int = 0
    skills: Words = ()
    added: Pairs = ()
    shift: int = 0
    purpose: str = ""
    against: str = ""

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        """Return what it is rolled with."""
        skills: Pairs = ()
        burdens: Pairs = ()
        if self.trait is not None:
            rating = self.trait
        elif sheet is None:
            raise ValueError(f"{self.attribute}: a hero is needed")
        else:
            rating = sheet.attributes[self.attribute] if self.rating is None else self.rating
            skills = offered(self.skills, sheet)
            burdens = standing_modifiers(sheet) if sheet.fatigue or sheet.bonus else ()
        kind = "defense" if self.deed == "defense" else "trait"
        return Terms(
            kind,
            self.attribute,
            rating,
            skills,
            (*(pair for pair in self.added if pair[1]), *burdens),
            self.difficulty,
            self.shift,
            False,
            self.against,
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        """Return nothing: what follows is the fight's to say."""
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return roll_once(self, sheet, dice)

    def counts(self) -> frozenset[str] | None:
        return possible_counts(self.difficulty, self.shift) if self.difficulty else None


def measured(check: FightRoll, difficulty: int) -> FightRoll:
    """Return a roll that has no difficulty measured against one, for its odds."""
    if check.difficulty or not difficulty:
        return check
    return replace(check, difficulty=min(EXTREME, difficulty))


def rolled(check: FightRoll, sheet: Sheet, dice: Dice) -> Outcome:
    """Roll for a friend, on the table in use and with nothing of an adventurer's own."""
    terms = check.terms(sheet)
    return reckon(check, terms, throw(terms, sheet, dice), None)
