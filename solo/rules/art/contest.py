"""Adventurers against each other: who wins a contest, and what one does to another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from solo.rules.art.checks import Part, TraitRoll, Words, check_trait
from solo.rules.art.foe import Foe
from solo.rules.art.health import damage_by_failures
from solo.rules.art.ranks import WORDS, Rank, clamp_rank
from solo.rules.art.roll import AWESOME, reckon, throw
from solo.rules.art.sheet import Sheet
from solo.rules.dice import Dice
from solo.rules.outcome import Outcome
from solo.rules.stages import Outright
from solo.rules.system import Encounter


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Roll against another adventurer, who rolls too.

    In a `simple` contest (a race, arm wrestling) the higher column wins by as many successes as it
    is higher, and equal columns are a tie. Otherwise one acts and rolls first, and that result is
    the difficulty for the other.

    Args:
        attribute: What the hero rolls.
        rival: The other's whole trait.
        skills: Skills of the hero that may help.
        trait: The hero's whole trait as a number.
        modifier: Added to the hero's trait.
        simple: Whether both do the same thing.
        defending: Whether the hero is the one who is acted upon.
        harder: Ranks added to the defender's difficulty.
        purpose: A short infinitive for the display.
        against: How the display calls the other.

    Source: ART Engine, ART-186, ART-187. Nobody's result decides what another's character does
    (ART-188); that stays with its player.
    """

    attribute: Words = ()
    rival: int
    skills: Words = ()
    trait: int | None = None
    modifier: int = 0
    simple: bool = False
    defending: bool = False
    harder: int = 0
    purpose: str = ""
    against: str = ""

    shorthand: ClassVar[str] = "attribute"

    def __post_init__(self) -> None:
        own = self.roll
        object.__setattr__(self, "attribute", own.attribute)
        object.__setattr__(self, "skills", own.skills)
        check_trait(self.rival, "rival")

    @property
    def roll(self) -> TraitRoll:
        """The hero's roll."""
        return TraitRoll(
            attribute=self.attribute,
            skills=self.skills,
            trait=self.trait,
            modifier=self.modifier,
            purpose=self.purpose,
            against=self.against,
        )

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Outright(check=self)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll for the one who acts first, then for the other."""
        if self.defending and not self.simple:
            theirs = self._rival(sheet, dice)
            mine = Part(check=self.roll).resolve(sheet, dice)
        else:
            mine = Part(check=self.roll).resolve(sheet, dice)
            theirs = self._rival(sheet, dice)
        ours, other = mine.facts["result_index"], theirs.facts["result_index"]
        successes, failures = self._counted(ours, other)
        facts: dict[str, Any] = {
            **mine.facts,
            "kind": "contest",
            "rule": "ART-186" if self.simple else "ART-187",
            "parts": (("you", WORDS[ours]), (self.against or "the other", WORDS[other])),
        }
        faces = theirs.faces + mine.faces if self.defending else mine.faces + theirs.faces
        return mine._replace(
            successes=successes,
            failures=failures,
            faces=faces,
            changes=mine.changes,
            facts=facts,
        )

    def counts(self) -> frozenset[str] | None:
        top = AWESOME - 1 if self.simple else AWESOME
        return frozenset(f"{count}{sign}" for count in range(1, top + 1) for sign in "sf")

    def _counted(self, ours: int, other: int) -> tuple[int, int]:
        if self.simple:
            return max(0, ours - other), max(0, other - ours)
        if self.defending:
            return defended(ours, clamp_rank(other + self.harder))
        lost, held = defended(other, clamp_rank(ours + self.harder))
        return held, lost

    def _rival(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll for the other, on the hero's table and with nothing of the hero's."""
        part = Part(check=TraitRoll(trait=self.rival))
        terms = part.terms(None)
        return reckon(part, terms, throw(terms, sheet, dice), None)


def defended(result: int, difficulty: int) -> tuple[int, int]:
    """Return the successes and failures of one who resists another's result.

    The failures serve as the other's successes.

    Source: ART Engine, ART-187, ART-216, ART-217.
    """
    if result >= difficulty:
        return result - difficulty + 1, 0
    return 0, difficulty - result


def winners(results: Sequence[Rank]) -> tuple[int, ...]:
    """Return the places of those with the highest result in a simple contest, several when tied.

    Source: ART Engine, ART-186.
    """
    best = max(results)
    return tuple(place for place, result in enumerate(results) if result == best)


def foe_strikes(attacker: Foe, target: Foe) -> Rank | None:
    """Return the damage that one foe does to another, or None when it misses; nothing is rolled.

    Source: ART Engine, ART-190; the text gives no damage rule, so it is that of a failed Defense
    roll with one failure for each rank by which the attack is not below the defense, and one more.
    """
    defense = target.defense or target.rank("agility")
    return damage_by_failures(attacker.attack - defense + 1, attacker.damage)
