"""Traps, machines and structures: how to spot, understand, bring down and mend them."""

from typing import Annotated, ClassVar, Literal, get_args

from solo.dataclass import dataclass
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.task import Task, Terms
from solo.rules.fictive_hack.health.effects import PassTime
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

Scale = Literal["ship", "wall", "gate", "room", "wagon", "door", "hinges", "hub", "small"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trap(Challenge):
    """A trap: Awareness to spot it, or Cunning to disarm it, against 3 to 15 in steps of 3.

    Source: Fictive Hack, FH-247.
    """

    rule: ClassVar[str] = "FH-247"

    deed: Annotated[
        Literal["spot", "disarm", "build", "repair", "trigger"],
        "`spot` (anybody; a Trapmaster at +2), or `disarm`, `build`, `repair` or `trigger`, which "
        "take a Trapmaster.",
    ] = "spot"
    attribute: Annotated[tuple[Rating, ...], "What is rolled; by the deed unless given."] = ()
    difficulty: Difficulty = Difficulty(9)

    def verify(self) -> None:
        allowed = printed("tasks")["traps"]
        if self.difficulty.number not in allowed:
            known = ", ".join(map(str, allowed))
            raise unfit(
                "difficulty", words("trap-outside", known=known, number=self.difficulty.number)
            )
        if not self.attribute:
            name = "awareness" if self.deed == "spot" else "cunning"
            object.__setattr__(self, "attribute", (Rating(name),))

    def terms(self, sheet: Sheet | None, picked: str = "") -> Terms:
        found = Task.terms(self, sheet, picked)
        if self.deed != "spot":
            return found._replace(modifiers=(*found.modifiers, *better(sheet, "trapmaster")))
        if sheet is None or not sheet.has("trapmaster"):
            return found
        more = (("Trapmaster", int(printed("tasks")["trap_bonus"])), *better(sheet, "trapmaster"))
        return found._replace(modifiers=(*found.modifiers, *more))

    @property
    def talent(self) -> str:
        """The talent that it takes."""
        return "" if self.deed == "spot" else "trapmaster"


@dataclass(frozen=True, slots=True, kw_only=True)
class Device(Challenge):
    """Cunning, to work out an unknown device; +2 with both Repair and Inventor.

    Source: Fictive Hack, FH-242, FH-246.
    """

    rule: ClassVar[str] = "FH-242"

    attribute: tuple[Rating, ...] = (Rating("cunning"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        if sheet is None or not (sheet.has("repair") and sheet.has("inventor")):
            return ()
        return (("Repair and Inventor", int(printed("tasks")["unknown_bonus"])),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sure(Challenge):
    """A challenge that needs no roll when its difficulty is 0, as it is unless given."""

    difficulty: Difficulty = Difficulty(0)

    @property
    def sure(self) -> bool:
        return not self.difficulty.number


@dataclass(frozen=True, slots=True, kw_only=True)
class Engineering(Sure):
    """Awareness, to learn how something works and is mended; a Mechanic's own ability.

    Source: Fictive Hack, FH-237.
    """

    rule: ClassVar[str] = "FH-237"

    attribute: tuple[Rating, ...] = (Rating("awareness"),)
    complexity: Annotated[
        Literal["normal", "complex"], "`normal` takes a moment, `complex` an hour."
    ] = "normal"

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        minutes = int(printed("tasks")["engineering"][self.complexity])
        return outcome._replace(changes=(*outcome.changes, PassTime(minutes)))

    @property
    def lacks(self) -> bool:
        return True

    def barred(self, sheet: Sheet | None) -> str:
        if sheet is None or "mechanic" in sheet.inherent:
            return ""
        return "it takes a Mechanic's Engineering"


@dataclass(frozen=True, slots=True, kw_only=True)
class Demolition(Challenge):
    """Awareness, to know how to bolster or bring down a structure (FH-239)."""

    rule: ClassVar[str] = "FH-239"

    needs: ClassVar[str] = "demolitions"

    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "demolitions")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mend(Sure):
    """Repair something: it takes time by its scale, and Awareness if there is a doubt.

    Source: Fictive Hack, FH-245.
    """

    rule: ClassVar[str] = "FH-245"

    needs: ClassVar[str] = "repair"

    scale: Annotated[Scale, "How large it is."] = "small"
    ideal: Annotated[bool, "Whether conditions are ideal, which halves the time."] = False
    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "repair")

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        minutes = repair_minutes(self.scale, ideal=self.ideal)
        return out._replace(
            changes=(*out.changes, PassTime(minutes)), facts={**out.facts, "minutes": minutes}
        )


SCALES: tuple[str, ...] = get_args(Scale)


def repair_minutes(scale: str, *, ideal: bool = False) -> int:
    """Return how long a repair takes; half in ideal conditions (FH-245)."""
    minutes = int(printed("tasks")["repair"][scale])
    return minutes // 2 if ideal else minutes
