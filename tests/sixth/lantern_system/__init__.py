"""Lantern: a rules system of one die and one lamp, brought by a distribution of its own.

A check is a d6 plus a trait (0 to 3) against a number from 2 to 9. What oil is left in the lamp may
be burnt for a second die before the roll; in the dark every check is 2 harder.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar

from solo.errors import did_you_mean
from solo.rules.core.bases import CheckBase, EncounterBase, refuse
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Check, Encounter, Illegal, Step
from solo.rules.core.system import System
from solo.rules.core.system_parts import Likelihood, Row, RuleEntry, Section

TRAITS = ("nerve", "craft", "tongue")
DARK = 2
ANSWERS = {1: "no, and", 2: "no", 3: "no, but", 4: "yes, but", 5: "yes", 6: "yes, and"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A lamplighter: traits, and how many times the lamp can still be turned up."""

    name: str
    concept: str = ""
    traits: Mapping[str, int] = field(default_factory=dict)
    oil: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero:
    """A ready-made lamplighter, as an author writes one."""

    name: str
    concept: str = ""
    traits: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, value in self.traits.items():
            if name not in TRAITS:
                raise ValueError(f"traits: unknown trait '{name}'{did_you_mean(name, TRAITS)}")
            if not 0 <= value <= 3:
                raise ValueError(f"traits: {name} is 0 to 3, not {value}")

    def sheet(self) -> Sheet:
        return Sheet(name=self.name, concept=self.concept, traits=self.traits)


@dataclass(frozen=True, slots=True)
class Oil:
    """Oil won or lost."""

    amount: int
    shorthand: ClassVar[str] = "amount"

    def apply(self, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...]]:
        oil = max(0, sheet.oil + self.amount)
        return replace(sheet, oil=oil), (Note("oil", {"now": oil}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Test(CheckBase):
    """A d6 plus a trait, against a number."""

    trait: str
    against: int = 5
    bright: bool = False

    def __post_init__(self) -> None:
        if self.trait not in TRAITS:
            near = did_you_mean(self.trait, TRAITS)
            raise ValueError(f"trait: unknown trait '{self.trait}'{near}")
        if not 2 <= self.against <= 9:
            raise ValueError(f"against: a number from 2 to 9, not {self.against}")

    def counts(self) -> frozenset[str]:
        return frozenset(("1s", "1f"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2 if self.bright else 1, 6)
        trait = 0 if sheet is None else sheet.traits.get(self.trait, 0)
        dark = DARK if sheet is not None and not sheet.oil else 0
        total, needed = max(faces) + trait, self.against + dark
        passed = total >= needed
        facts = {"passed": passed, "total": total, "needed": needed, "trait": self.trait}
        label = "passed" if passed else "failed"
        burnt = (Oil(-1),) if self.bright else ()
        return Outcome(label, int(passed), int(not passed), faces, (), burnt, facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnUp(EncounterBase):
    """Before a roll: is the lamp turned up?"""

    check: Test

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"Your lamp has oil for {sheet.oil} more.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        short = "" if sheet.oil else "the lamp is dry"
        return (
            Option("roll", "Roll", hint="roll"),
            Option("bright", "Turn up the lamp for a second die", reason=short, hint="lamp"),
        )

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        outcome = replace(self.check, bright=option == "bright").resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        return Step(None, sheet, notes, outcome._replace(changes=()))


@dataclass(frozen=True, slots=True)
class Question(CheckBase):
    """A d6 that is moved by how likely a yes is."""

    likelihood: str = "even"
    shorthand: ClassVar[str] = "likelihood"
    moves: ClassVar[Mapping[str, int]] = {"likely": 1, "even": 0, "unlikely": -1}

    def __post_init__(self) -> None:
        if self.likelihood not in self.moves:
            known = ", ".join(self.moves)
            raise ValueError(f"likelihood: one of {known}, not '{self.likelihood}'")

    def counts(self) -> frozenset[str]:
        return frozenset(("1s", "2s", "3s", "1f", "2f", "3f"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 6)
        read = min(6, max(1, face + self.moves[self.likelihood]))
        counts = (read - 3, 0) if read > 3 else (0, 4 - read)
        return Outcome(ANSWERS[read], *counts, (face,), (), (), {"read": read})


class Lantern(System):
    """The system, as the engine sees it."""

    api = 0
    name = "lantern"
    title = "Lantern"
    kept = Sheet
    hero = Hero
    checks: Mapping[str, type] = {"test": Test, "question": Question}
    effects: Mapping[str, type] = {"oil": Oil}
    template = Path(__file__).parent / "adventure"

    def begin(self, value: Any, sheet: Any, *, asks: bool) -> Encounter:
        if asks and isinstance(value, Test):
            return TurnUp(check=value)
        return super().begin(value, sheet, asks=asks)

    @property
    def seen(self) -> Collection[str]:
        return ("name", "concept", "oil", *TRAITS)

    def view(self, sheet: Sheet) -> Mapping[str, Any]:
        traits = {name: sheet.traits.get(name, 0) for name in TRAITS}
        return {"name": sheet.name, "concept": sheet.concept, "oil": sheet.oil, **traits}

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check:
        against = int(difficulty) if difficulty.isdigit() else 5
        try:
            return Test(trait=self.trait(attribute), against=against)
        except ValueError as reason:
            raise Illegal(str(reason)) from reason

    def trait(self, name: str) -> str:
        if name.lower() not in TRAITS:
            raise Illegal(f"unknown trait '{name}'{did_you_mean(name, TRAITS)}")
        return name.lower()

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[str, tuple[Any, ...]]:
        if outcome.successes:
            return "It goes as you meant it to, in the ring of your light.", ()
        return "You spill some oil over it, and that is all that comes of it.", (Oil(-1),)

    def question(self, likelihood: str) -> Check:
        try:
            return Question(likelihood or "even")
        except ValueError as reason:
            raise Illegal(str(reason)) from reason

    def answer(self, outcome: Outcome) -> str:
        return outcome.label

    def likelihoods(self, sheet: Sheet | None) -> tuple[Likelihood, ...]:
        return tuple(
            Likelihood(word, f"d6{move:+}" if move else "d6", round(100 * (3 + move) / 6))
            for word, move in Question.moves.items()
        )

    def phrase(self, note: Note) -> str:
        return f"Your lamp has oil for {note.facts['now']} more."

    def explain(self, outcome: Outcome) -> tuple[str, ...]:
        facts = outcome.facts
        if "needed" not in facts:
            return (f"A {outcome.faces[0]}, read as {facts['read']}: {outcome.label}.",)
        return (f"{facts['trait'].capitalize()}: {facts['total']} against {facts['needed']}.",)

    def put(self, value: Any, sheet: Sheet) -> str:
        if not isinstance(value, Test):
            return "A d6"
        return f"{value.trait.capitalize()} against {value.against}"

    def describe(self, sheet: Sheet) -> tuple[Section, ...]:
        traits = tuple(Row(name.capitalize(), str(sheet.traits.get(name, 0))) for name in TRAITS)
        return (
            Section("hero", sheet.name, (Row("Name", sheet.name), Row("Oil", str(sheet.oil)))),
            Section("traits", "Traits", traits),
        )

    def rules(self) -> tuple[RuleEntry, ...]:
        text = "Roll a d6, add the trait, and reach the number; in the dark it is 2 higher."
        return (RuleEntry("test", "Tests", text, ("LAN-1",), ("roll", "dark")),)


LANTERN = Lantern()
