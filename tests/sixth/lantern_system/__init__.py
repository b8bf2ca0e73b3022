"""Lantern: a rules system of one die and one lamp, brought by a distribution of its own.

A check is a d6 plus a trait (0 to 3) against a number from 2 to 9. What oil is left in the lamp may
be burnt for a second die before the roll; in the dark every check is 2 harder.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, ClassVar

from solo.errors import did_you_mean
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase, EncounterBase, refuse
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.fights.encounters import made
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.plain import PlainQuestion
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.system import System
from solo.rules.core.system_parts import RuleEntry, Tries

TRAITS = ("nerve", "craft", "tongue")
DARK = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Checked):
    """A lamplighter: traits, and how many times the lamp can still be turned up."""

    name: Annotated[str, "What the lamplighter is called."]
    concept: Annotated[str, "In a few words."] = ""
    traits: Annotated[Mapping[str, int], "nerve, craft and tongue, 0 to 3."] = field(
        default_factory=dict
    )
    oil: Annotated[int, "How often the lamp can be turned up.", Within(0, 9)] = 3

    def verify(self) -> None:
        for name, value in self.traits.items():
            if name not in TRAITS or not 0 <= value <= 3:
                raise ValueError(f"traits: {name}: one of {', '.join(TRAITS)}, from 0 to 3")

    def sheet(self) -> "Sheet":
        return self


def burn(sheet: Sheet, amount: int) -> tuple[Sheet, tuple[Note, ...]]:
    """Change how much oil is left."""
    oil = max(0, min(9, sheet.oil + amount))
    note = Note("oil", {"text": f"Your lamp has oil for {oil} more."})
    return replace(sheet, oil=oil), (note,)


Oil = effect("Oil", burn, "Oil won or lost.", shorthand="amount")


@dataclass(frozen=True, slots=True, kw_only=True)
class Test(CheckBase, Checked):
    """A d6 plus a trait, against a number."""

    trait: Annotated[str, "nerve, craft or tongue."]
    against: Annotated[int, "What is to be reached.", Within(2, 9)] = 5
    bright: Annotated[bool, "Whether oil is burnt for a second die."] = False
    shorthand: ClassVar[str] = "trait"
    signs: ClassVar[Mapping[str, str]] = {"passed": "s", "failed": "f"}
    on_top: ClassVar[tuple[str, ...]] = ()

    def verify(self) -> None:
        if self.trait not in TRAITS:
            near = did_you_mean(self.trait, TRAITS)
            raise ValueError(f"trait: unknown trait '{self.trait}'{near}")

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2 if self.bright else 1, 6)
        trait = 0 if sheet is None else sheet.traits.get(self.trait, 0)
        dark = DARK if sheet is not None and not sheet.oil else 0
        total, needed = max(faces) + trait, self.against + dark
        passed = total >= needed
        facts = {"passed": passed, "total": total, "needed": needed, "trait": self.trait}
        burnt = (Oil(-1),) if self.bright else ()
        label = "passed" if passed else "failed"
        return Outcome(label, int(passed), int(not passed), faces, (), burnt, facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnUp(EncounterBase):
    """Before a roll: is the lamp turned up?"""

    check: Test

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        short = "" if sheet.oil else "the lamp is dry"
        bright = Option("bright", "Turn up the lamp for a second die", reason=short, hint="lamp")
        return (Option("roll", "Roll", hint="roll"), bright)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        outcome = replace(self.check, bright=option == "bright").resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        return Step(None, sheet, notes, outcome._replace(changes=()))


class Lantern(System):
    api, name, title, kept = 1, "lantern", "Lantern", Sheet
    checks: Mapping[str, type] = {"test": Test, "question": PlainQuestion}
    effects: Mapping[str, type] = {"oil": Oil}
    tries = Tries("test", TRAITS, hardness="against")
    template = Path(__file__).parent / "adventure"

    def begin(self, value: Any, sheet: Any, *, asks: bool) -> Encounter:
        turned = asks and isinstance(value, Test)
        return TurnUp(check=value) if turned else super().begin(value, sheet, asks=asks)

    def rules(self) -> tuple[RuleEntry, ...]:
        text = "Roll a d6, add the trait, and reach the number; in the dark it is 2 higher."
        return (RuleEntry("test", "Tests", text, ("LAN-1",), ("roll", "dark")),)


LANTERN = Lantern()
