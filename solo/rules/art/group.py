"""Several at one task: efforts put together, one who assists or hinders another's roll."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from solo.rules.art import party
from solo.rules.art.attributes import parse_attribute
from solo.rules.art.checks import Part, TraitRoll, Words
from solo.rules.art.foe import Foe
from solo.rules.art.party import For
from solo.rules.art.ranks import WORDS, Rank, add_difficulties
from solo.rules.art.roll import AWESOME, CATASTROPHIC, reckon, throw
from solo.rules.art.sheet import Sheet
from solo.rules.art.within import Within, closed, ended, roll_part
from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import made
from solo.rules.system import Effect, Illegal

DISASTER = "disaster"
MOST_HELPERS = 4  # Engine, ART-225

Others = tuple[tuple[str, Outcome], ...]
"""The rolls of the other adventurers, by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Put the hero's effort and that of companions who are present into one result.

    Adventurers roll; companions contribute their rank. A Catastrophic roll is a disaster for all.

    Args:
        attribute: What everybody uses.
        difficulty: The lowest rank that succeeds.
        helpers: The ids of companions; those who are absent don't count, nor more than four.
        compounding: Whether help adds up (lifting) or the best result stands (searching).
        skills: Skills of the hero that may help.
        modifier: Added to the hero's trait.
        shift: Columns to the right for the hero's roll.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        purpose: A short infinitive for the display.

    Source: ART Engine, ART-224 to ART-229, ART-242.
    """

    attribute: Words
    difficulty: Rank
    helpers: tuple[str, ...] = ()
    compounding: bool = False
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    purpose: str = ""

    shorthand: ClassVar[str] = "attribute"

    def __post_init__(self) -> None:
        own = self.roll
        object.__setattr__(self, "attribute", own.attribute)
        object.__setattr__(self, "skills", own.skills)

    @property
    def roll(self) -> TraitRoll:
        """The hero's own roll."""
        return TraitRoll(
            attribute=self.attribute,
            difficulty=self.difficulty,
            skills=self.skills,
            modifier=self.modifier,
            shift=self.shift,
            harder=self.harder,
            hidden=self.hidden,
            purpose=self.purpose,
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        own = Part(check=self.roll).resolve(sheet, dice)
        others = self.others(sheet, dice)
        outcome = self.combined(own, sheet, others)
        bonus = self.roll.consequences(outcome.successes, outcome.failures, {})
        return outcome._replace(changes=own.changes + changes_of(others) + bonus)

    def counts(self) -> frozenset[str] | None:
        return self.roll.counts()

    def begin(self, sheet: Sheet, *, asks: bool) -> Within:
        """Open it as an encounter."""
        return roll_part(Part(check=self.roll), Joined(check=self), asks=asks)

    def present(self, sheet: Sheet | None) -> tuple[Foe, ...]:
        """Return the helpers who are there."""
        if sheet is None:
            return ()
        there = [sheet.companions[name] for name in self.helpers if name in sheet.companions]
        return tuple(there[:MOST_HELPERS])

    def others(self, sheet: Sheet | None, dice: Dice) -> "Others":
        """Roll for the other adventurers, who take part before any companion (ART-226)."""
        if sheet is None or not sheet.party:
            return ()
        part = Part(check=self.roll)
        able = [one for one in sheet.party if party.able(one)][:MOST_HELPERS]
        return tuple([(one.name, part.resolve(one, dice)) for one in able])

    def combined(self, own: Outcome, sheet: Sheet | None, others: "Others" = ()) -> Outcome:
        """Return what everybody's rolls and the companions' ranks come to together."""
        facts, difficulty = own.facts, own.facts["difficulty_index"]
        attribute = facts["attribute"] or "strength"
        friends = self.present(sheet)[: MOST_HELPERS - len(others)]
        helpers = [(foe.name, foe.rank(attribute)) for foe in friends]
        rolls = [(name, Rank(roll.facts["result_index"])) for name, roll in others]
        ruined = any(rank == CATASTROPHIC for _, rank in rolls)  # a companion's rank never does
        helpers = rolls + helpers
        own = own._replace(faces=own.faces + tuple(f for _, roll in others for f in roll.faces))
        mine = facts["result_index"]
        rule = "ART-229" if self.compounding else "ART-227"
        parts = (("you", WORDS[mine]), *((name, rank.word) for name, rank in helpers))
        more: dict[str, Any] = {**facts, "kind": "group", "parts": parts, "rule": rule}
        if mine == CATASTROPHIC or ruined:
            most = max(0, difficulty - CATASTROPHIC)
            more |= {"rule": "ART-228"}
            lost = own._replace(successes=0, failures=most)
            return lost._replace(label=DISASTER, changes=(), facts=more)
        result = combine([Rank(mine), *(rank for _, rank in helpers)], self.compounding)
        more |= {"result": result.word, "result_index": int(result)}
        successes = max(0, result - difficulty + 1)
        failures = max(0, difficulty - result)
        return own._replace(
            label=result.word,
            successes=successes,
            failures=failures,
            changes=(),
            facts=more,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """The plan of a group: one roll, then all efforts together."""

    check: Group

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        names = ", ".join(foe.name for foe in self.check.present(sheet))
        return (f"With you: {names}.",) if names else ()

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        if own.label == "aborted":
            return step
        others = self.check.others(step.sheet, dice)
        outcome = self.check.combined(own, step.sheet, others)
        bonus = self.check.roll.consequences(outcome.successes, outcome.failures, {})
        told = tuple(
            Note("everyone-rolled", {"name": name, "label": roll.label, "count": roll.count})
            for name, roll in others
        )
        step = step._replace(notes=step.notes + told)
        return closed(step, outcome, changes_of(others) + bonus, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Assist:
    """Roll first for a helper, whose successes and failures change the hero's trait.

    With `impede`, the first roll hinders an opponent instead: its successes ease the hero's roll,
    its failures do nothing, and it can't bring disaster.

    Args:
        helper: The id of the companion who helps; with `impede` it may be empty for the hero.
        helper_attribute: What the first roll uses.
        helper_difficulty: What the first roll is against.
        attribute: What the hero uses.
        difficulty: The lowest rank that succeeds.
        skills: Skills of the hero that may help.
        modifier: Added to the hero's trait.
        shift: Columns to the right for the hero's roll.
        harder: Ranks added to the hero's difficulty.
        hidden: Whether the hero's difficulty is kept back.
        purpose: A short infinitive for the display.
        impede: Whether the first roll is to hinder the other side.

    Source: ART Engine, ART-239 to ART-243.
    """

    helper: str = ""
    helper_attribute: str
    helper_difficulty: Rank
    attribute: Words
    difficulty: Rank
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    purpose: str = ""
    impede: bool = False

    def __post_init__(self) -> None:
        try:
            name = parse_attribute(self.helper_attribute)
        except ValueError as reason:
            raise ValueError(f"helper_attribute: {reason}") from None
        object.__setattr__(self, "helper_attribute", name)
        own = self.roll
        object.__setattr__(self, "attribute", own.attribute)
        object.__setattr__(self, "skills", own.skills)
        if not self.helper and not self.impede:
            raise ValueError("helper: the companion who helps is missing")

    @property
    def roll(self) -> TraitRoll:
        """The hero's own roll."""
        return TraitRoll(
            attribute=self.attribute,
            difficulty=self.difficulty,
            skills=self.skills,
            modifier=self.modifier,
            shift=self.shift,
            harder=self.harder,
            hidden=self.hidden,
            purpose=self.purpose,
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        first = self.first(sheet, dice)
        if first is not None and self.ruined(first):
            return self.disaster(first)
        before = () if first is None else first.changes  # the hero's own, when hindering
        if sheet is not None:
            sheet, _ = made(before, sheet, dice)
        own = self.part(first, sheet).resolve(sheet, dice)
        outcome = self.judged(own, first)
        bonus = self.roll.consequences(outcome.successes, outcome.failures, {})
        return outcome._replace(changes=before + own.changes + bonus)

    def counts(self) -> frozenset[str] | None:
        return self.roll.counts()

    def begin(self, sheet: Sheet, *, asks: bool) -> "Assisting":
        """Open it as an encounter: the helper goes first (ART-240)."""
        return Assisting(check=self, asks=asks)

    def name(self, sheet: Sheet | None) -> str:
        """Return how the display calls whoever rolls first."""
        helper = self._helper(sheet)
        return helper.name if helper else "you"

    def first(self, sheet: Sheet | None, dice: Dice) -> Outcome | None:
        """Roll for the helper with the trait of its rank; None when nobody is there to help."""
        helper = self._helper(sheet)
        if helper is not None:
            # ART-192: the player rolls for a companion, with the trait that fits its rank.
            trait = max(1, helper.trait(self.helper_attribute))
            check = TraitRoll(trait=trait, difficulty=self.helper_difficulty)
            # The dice are read on the hero's table, but nothing of the hero's weighs on them.
            return _roll_for(Part(check=check), sheet, dice)
        if self.helper:
            return None
        own = TraitRoll(attribute=(self.helper_attribute,), difficulty=self.helper_difficulty)
        return Part(check=own).resolve(sheet, dice)

    def ruined(self, first: Outcome) -> bool:
        """Tell whether the first roll ends everything (ART-241)."""
        return not self.impede and bool(first.facts["result_index"] == CATASTROPHIC)

    def disaster(self, first: Outcome) -> Outcome:
        """Return the outcome when the helper's roll was Catastrophic."""
        most = max(0, self.difficulty - CATASTROPHIC)
        facts = {**first.facts, "kind": "assist", "rule": "ART-241", "hidden": self.hidden}
        return Outcome(DISASTER, 0, most, first.faces, first.triggers, (), facts)

    def points(self, first: Outcome | None) -> int:
        """Return what the first roll adds to the hero's trait (ART-239, ART-243)."""
        if first is None:
            return 0
        return first.successes - (0 if self.impede else first.failures)

    def part(self, first: Outcome | None, sheet: Sheet | None) -> Part:
        """Return the hero's roll with what the first one brought."""
        points = self.points(first)
        carried = ((self.name(sheet), points),) if points else ()
        return Part(check=self.roll, carried=carried)

    def judged(self, own: Outcome, first: Outcome | None) -> Outcome:
        """Return the whole: the hero's roll decides, a Catastrophic one is a disaster."""
        facts = {**own.facts, "kind": "assist"}
        if first is not None:
            facts |= {"parts": ((("helper", first.label)), ("you", own.label)), "rule": "ART-239"}
        ruined = not self.impede and facts["result_index"] == CATASTROPHIC
        faces = own.faces if first is None else first.faces + own.faces
        label = DISASTER if ruined else own.label
        return own._replace(label=label, faces=faces, changes=(), facts=facts)

    def _helper(self, sheet: Sheet | None) -> Foe | None:
        return None if sheet is None else sheet.companions.get(self.helper)


@dataclass(frozen=True, slots=True, kw_only=True)
class Assisting:
    """The helper's roll, which has nothing to decide; the hero's follows."""

    check: Assist
    asks: bool

    @property
    def forced(self) -> str | None:
        return "roll"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return (Option("roll", f"Roll for {self.check.name(sheet)}", hint="roll"),)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if option != "roll":
            raise Illegal(f"'{option}' is not open now; open is roll")
        first = self.check.first(sheet, dice)
        name = self.check.name(sheet)
        if first is None:
            absent = Note("helped", {"name": self.check.helper, "points": 0})
            after = Assisted(check=self.check, first=None)
            part = self.check.part(None, sheet)
            return Step(roll_part(part, after, asks=self.asks), sheet, (absent,))
        facts = {
            "name": name,
            "roll": first.facts["roll"],
            "row": first.facts["row"],
            "label": first.label,
        }
        notes: tuple[Note, ...] = (Note("helper-rolled", facts),)
        if self.check.ruined(first):
            return Step(None, sheet, notes, self.check.disaster(first))
        sheet, more = made(first.changes, sheet, dice)
        notes += more
        notes += (Note("helped", {"name": name, "points": self.check.points(first)}),)
        after = Assisted(check=self.check, first=first)
        part = self.check.part(first, sheet)
        return Step(roll_part(part, after, asks=self.asks), sheet, notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Assisted:
    """The plan of an assist once the helper has rolled."""

    check: Assist
    first: Outcome | None

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        if own.label == "aborted":
            return step
        outcome = self.check.judged(own, self.first)
        bonus = self.check.roll.consequences(outcome.successes, outcome.failures, {})
        return closed(step, outcome, bonus, dice)


def changes_of(others: Others) -> tuple[Effect, ...]:
    """Return what their rolls do to the other adventurers."""
    return tuple(For(party.slug(name), effect) for name, roll in others for effect in roll.changes)


def combine(results: Sequence[Rank], compounding: bool) -> Rank:
    """Return the one result of several efforts, none of them Catastrophic.

    Source: ART Engine, ART-227 (the best stands) and ART-229 (they are added up). Held at Awesome,
    where results stop.
    """
    if not compounding:
        return max(results)
    return min(add_difficulties(results), Rank(AWESOME))


def _roll_for(part: Part, sheet: Sheet | None, dice: Dice) -> Outcome:
    """Roll for somebody else: the hero's bonus, fatigue and Fame stay out of it."""
    terms = part.terms(None)
    return reckon(part, terms, throw(terms, sheet, dice), None)
