"""High places: balancing and climbing, each with a second roll not to fall."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Filled, Within, alike
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.single_roll import attribute_roll
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import Wounds
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Perilous(Challenge):
    """A move over a drop: after a failure the hero rolls again, not to fall.

    Labels: one for having moved (2 successes), `held` (1 success: still there, not moved), `fell`.
    """

    moved: ClassVar[str] = "moved"
    labels: ClassVar[Mapping[str, str]] = {"moved": "s", "held": "s", "fell": "f"}
    few: ClassVar[frozenset[str]] = frozenset({"2s", "1s", "1f"})

    height: Annotated[
        int, "The fall, in metres, that a failure of both brings.", Within(0, 1_000_000)
    ] = 6
    catch: Annotated[
        tuple[Rating, ...],
        "What the second roll is made with; the best of them unless the player picks.",
        Filled("at least one is needed"),
    ] = ()
    catch_value: Annotated[int | None, "Its number, where no sheet says it."] = None

    @property
    def first(self) -> Challenge:
        """The roll to move."""
        return alike(Challenge, self)

    @property
    def second(self) -> Challenge:
        """The roll not to fall."""
        return Challenge(
            attribute=self.catch, value=self.catch_value, boost=self.boost,
            difficulty=self.difficulty, purpose="not to fall",
        )  # fmt: skip

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll once, and once more after a failure; without AP.

        Raises:
            ValueError: There is no hero to say with what the second roll is made.
        """
        unknown = self.catch_value is None and any(rating.value is None for rating in self.catch)
        if sheet is None and unknown:
            raise unfit("catch_value", words("second-roll-number"))
        first = self.first.resolve(sheet, dice)
        return self.both(first, None if first.successes else self.second.resolve(sheet, dice))

    def both(self, first: Outcome, second: Outcome | None) -> Outcome:
        """Return what the two rolls come to; the second only after a failed first."""
        facts = {**first.facts, "rule": self.rule}
        if second is None:
            return first._replace(label=self.moved, successes=2, failures=0, facts=facts)
        held = bool(second.successes)
        facts |= {"catch": second.facts["total"], "passed": held}
        changes = (*first.changes, *second.changes)
        if not held:
            changes = (*changes, Wounds(health.fall_wounds(self.height), soak=False))
        label, good, bad = ("held", 1, 0) if held else ("fell", 0, 1)
        return Outcome(
            label, good, bad, (*first.faces, *second.faces), first.triggers, changes, facts
        )

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open the move as an encounter."""
        return opened(sheet, over_a_drop, self, asks=asks)


def over_a_drop(table: Table[Sheet], move: Perilous, *, asks: bool) -> Script[Outcome]:
    """Move over a drop; whoever slips rolls again, not to fall (FH-172 to FH-174)."""
    wounds = health.fall_wounds(move.height)
    warning = words("drop-warning", height=move.height, wounds=wounds)
    first = yield from attribute_roll(table, move.first, asks=asks, warning=warning, part_of=move)
    if first.label == "aborted":
        return first
    second = None
    if not first.successes:
        table.tell("told", text=words("slipped", total=first.facts["total"]))
        table.shows(first)
        second = yield from attribute_roll(table, move.second, asks=asks, leave=False)
    both = move.both(first, second)
    table.change(*both.changes)
    return both._replace(changes=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Perilous):
    """Daring to move up high; Brawn or Cunning not to fall (FH-172)."""

    rule: ClassVar[str] = "FH-172"

    attribute: tuple[Rating, ...] = (Rating("daring"),)
    catch: tuple[Rating, ...] = (Rating("brawn"), Rating("cunning"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Climb(Perilous):
    """Brawn to move an arena up or down; Daring or Cunning not to fall (FH-173)."""

    rule: ClassVar[str] = "FH-173"

    moved: ClassVar[str] = "climbed"
    labels: ClassVar[Mapping[str, str]] = {"climbed": "s", "held": "s", "fell": "f"}

    attribute: tuple[Rating, ...] = (Rating("brawn"),)
    catch: tuple[Rating, ...] = (Rating("daring"), Rating("cunning"))
