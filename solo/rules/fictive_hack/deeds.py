"""Checks of particular deeds: doors, heights, water, locks, traps, machines, signs and knocks."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, get_args

from solo.rules.dice import Dice
from solo.rules.fictive_hack import health
from solo.rules.fictive_hack.attributes import Rating
from solo.rules.fictive_hack.checks import Challenge
from solo.rules.fictive_hack.difficulty import Difficulty
from solo.rules.fictive_hack.effects import Ap, PassTime, Wounds, travel_minutes
from solo.rules.fictive_hack.gear import halves
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolls import Cast, Pairs, Rival, Task, Uses, better, encumbered, unable
from solo.rules.fictive_hack.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.talents import why_not
from solo.rules.fictive_hack.tens import d10
from solo.rules.outcome import Note, Outcome

Scale = Literal["ship", "wall", "gate", "room", "wagon", "door", "hinges", "hub", "small"]
Armor = Literal["none", "light", "medium", "heavy", "super-heavy"]
THREE = frozenset({"2s", "1s", "1f"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Door(Challenge):
    """Brawn against a door, at a Wound each attempt that metal armor soaks (FH-169)."""

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if sheet is not None and sheet.armor in printed("armor")["metal"]:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Wounds(1)))

    @property
    def rule(self) -> str:
        return "FH-169"


@dataclass(frozen=True, slots=True, kw_only=True)
class Perilous(Challenge):
    """A move over a drop: who fails it rolls again, not to fall.

    Labels: one for having moved (2 successes), `held` (1 success: still there, not moved), `fell`.

    Args:
        height: The fall, in metres, that a failure of both brings.
        catch: What the second roll is made with; the best of them unless the player picks.
        catch_value: Its number, where no sheet says it.
    """

    moved: ClassVar[str] = "moved"

    boost: bool = False
    height: int = 6
    catch: tuple[Rating, ...] = ()
    catch_value: int | None = None

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self._caught(self.throw(sheet, dice), sheet, dice)

    def _caught(self, cast: Cast, sheet: Sheet | None, dice: Dice) -> Outcome:
        if Task.judge(self, cast, sheet).successes:
            return self.outcome(cast, self.moved, 2, sheet)
        second = Challenge(attribute=self.catch, value=self.catch_value, difficulty=self.difficulty)
        caught = second.throw(sheet, dice)
        faces = (*cast.faces, *caught.faces)
        if second.judge(caught, sheet).successes:
            return self.outcome(cast, "held", 1, sheet, catch=caught.total)._replace(faces=faces)
        out = self.outcome(cast, "fell", -1, sheet, catch=caught.total)
        hurt = (Wounds(health.fall_wounds(self.height), soak=False),)
        return out._replace(faces=faces, changes=(*out.changes, *hurt))

    def counts(self) -> frozenset[str]:
        return THREE


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Perilous):
    """Daring to move up high; Brawn or Cunning not to fall (FH-172)."""

    attribute: tuple[Rating, ...] = (Rating("daring"),)
    catch: tuple[Rating, ...] = (Rating("brawn"), Rating("cunning"))

    @property
    def rule(self) -> str:
        return "FH-172"


@dataclass(frozen=True, slots=True, kw_only=True)
class Climb(Perilous):
    """Brawn to move an arena up or down; Daring or Cunning not to fall (FH-173)."""

    moved: ClassVar[str] = "climbed"

    attribute: tuple[Rating, ...] = (Rating("brawn"),)
    catch: tuple[Rating, ...] = (Rating("daring"), Rating("cunning"))

    @property
    def rule(self) -> str:
        return "FH-173"


@dataclass(frozen=True, slots=True, kw_only=True)
class Swim(Challenge):
    """Brawn to swim an arena.

    Labels: `swam` (a whole arena, 2 successes), `half` (half an arena, 1 success), `drowning`.
    `halves` says how far in half arenas. Without positive Brawn one can't swim: half an arena at
    best.

    Source: Fictive Hack, FH-021, FH-175, FH-177.
    """

    boost: bool = False

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        able = cast.terms.score > 0
        reached = bool(Task.judge(self, cast, sheet).successes)
        far = int(able) + int(reached)
        label = ("drowning", "half", "swam")[far]
        return self.outcome(cast, label, far or -1, sheet, halves=far)

    def counts(self) -> frozenset[str]:
        return THREE

    @property
    def rule(self) -> str:
        return "FH-175"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drown(Challenge):
    """Brawn against drowning, harder each round; each failure is a Wound (FH-178).

    Args:
        round: The round, from 1.
    """

    round: int = 1

    def __post_init__(self) -> None:
        Task.__post_init__(self)
        if self.round < 1:
            raise ValueError(f"round: the first is 1, not {self.round}")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(health.drown_difficulty(self.round))

    def facing(self, sheet: Sheet | None) -> str:
        return str(health.drown_difficulty(self.round))

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if outcome.successes:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Wounds(1)))

    @property
    def rule(self) -> str:
        return "FH-178"


def swim_rounds(sheet: Sheet) -> int:
    """Return how many rounds a swimmer lasts: 10, less 1 per load (FH-176)."""
    return max(0, int(printed("tasks")["swim_rounds"]) - halves(sheet) // 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trap(Challenge):
    """A trap: Awareness to spot it, or Cunning to disarm it, against 3 to 15 in steps of 3.

    Args:
        deed: `spot` (anybody; a Trapmaster at +2), or `disarm`, `build`, `repair` or `trigger`,
            which take a Trapmaster.

    Source: Fictive Hack, FH-247.
    """

    deed: Literal["spot", "disarm", "build", "repair", "trigger"] = "spot"
    attribute: tuple[Rating, ...] = ()
    difficulty: Difficulty = Difficulty(9)  # noqa: RUF009 - frozen

    def __post_init__(self) -> None:
        allowed = printed("tasks")["traps"]
        if self.difficulty.number not in allowed:
            known = ", ".join(map(str, allowed))
            raise ValueError(f"difficulty: a trap is {known}, not {self.difficulty.number}")
        if not self.attribute:
            name = "awareness" if self.deed == "spot" else "cunning"
            object.__setattr__(self, "attribute", (Rating(name),))

    def terms(self, sheet: Sheet | None, picked: str = "") -> Any:
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

    @property
    def rule(self) -> str:
        return "FH-247"


@dataclass(frozen=True, slots=True, kw_only=True)
class Device(Challenge):
    """Cunning, to work out an unknown device; +2 with both Repair and Inventor.

    Source: Fictive Hack, FH-242, FH-246.
    """

    attribute: tuple[Rating, ...] = (Rating("cunning"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        if sheet is None or not (sheet.has("repair") and sheet.has("inventor")):
            return ()
        return (("Repair and Inventor", int(printed("tasks")["unknown_bonus"])),)

    @property
    def rule(self) -> str:
        return "FH-242"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sure(Challenge):
    """A challenge without any doubt when its difficulty is 0, as it is unless given."""

    difficulty: Difficulty = Difficulty(0)  # noqa: RUF009 - frozen

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        if self.difficulty.number or encumbered(sheet):
            return Task.judge(self, cast, sheet)
        return self.outcome(cast, "passed", 1, sheet)


@dataclass(frozen=True, slots=True, kw_only=True)
class Engineering(Sure):
    """Awareness, to learn how something works and is mended; a Mechanic's own ability.

    Args:
        complexity: `normal` takes a moment, `complex` an hour.

    Source: Fictive Hack, FH-237.
    """

    attribute: tuple[Rating, ...] = (Rating("awareness"),)
    complexity: Literal["normal", "complex"] = "normal"

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        minutes = int(printed("tasks")["engineering"][self.complexity])
        return outcome._replace(changes=(*outcome.changes, PassTime(minutes)))

    def barred(self, sheet: Sheet | None) -> str:
        if sheet is None or "mechanic" in sheet.inherent:
            return ""
        return "it takes a Mechanic's Engineering"

    @property
    def rule(self) -> str:
        return "FH-237"


@dataclass(frozen=True, slots=True, kw_only=True)
class Demolition(Challenge):
    """Awareness, to know how to bolster or bring down a structure (FH-239)."""

    needs: ClassVar[str] = "demolitions"

    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "demolitions")

    @property
    def rule(self) -> str:
        return "FH-239"


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs(Challenge):
    """Awareness, for a fact from the surroundings; the weather is known as well (FH-253)."""

    needs: ClassVar[str] = "read signs"

    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "read signs")

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        return out._replace(changes=(*out.changes, Forecast())) if out.successes else out

    @property
    def rule(self) -> str:
        return "FH-253"


@dataclass(frozen=True, slots=True)
class Forecast:
    """The weather is known for half a day."""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return changed(sheet, forecast=12 * 60), (Note("forecast", {"hours": 12}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Birdcall(Challenge):
    """Somebody else's Awareness, to notice a signal by bird call.

    Labels: `noticed` (which is a failure of the hero's) and `unnoticed`. Give `value` as theirs.

    Args:
        proficient: Whether the listener knows bird calls: 5, else 10.

    Source: Fictive Hack, FH-251.
    """

    attribute: tuple[Rating, ...] = (Rating("awareness", 0),)
    proficient: bool = False
    boost: bool = False

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self._number)

    def facing(self, sheet: Sheet | None) -> str:
        return str(self._number)

    @property
    def _number(self) -> int:
        return int(printed("tasks")["birdcall"]["known" if self.proficient else "other"])

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        heard = cast.margin >= 0
        understood = heard and self.proficient
        count = -1 if heard else 1
        label = "noticed" if heard else "unnoticed"
        return self.outcome(cast, label, count, None, understood=understood)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    @property
    def rule(self) -> str:
        return "FH-251"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bash(Challenge):
    """Cunning, to knock somebody out with a blunt weapon that has hit.

    Args:
        wounds: The Wounds that the target has left.
        head: The armor on its head.
        harder: AP that the GM feeds the Bowl to raise the difficulty, 2 each; half are yours.
        immune: Whether the GM makes the target immune.

    Source: Fictive Hack, FH-261, FH-262.
    """

    needs: ClassVar[str] = "bash"
    hits: ClassVar[bool] = False

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    wounds: int = 1
    head: Armor = "none"
    harder: int = 0
    immune: bool = False

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "bash")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(bash_difficulty(self.wounds, self.head) + 2 * self.harder)

    def facing(self, sheet: Sheet | None) -> str:
        return f"more than {self.rival(sheet, _NO_DICE).number}"

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        if self.immune:
            return self.outcome(cast, "failed", -1, sheet, reason="immune")
        return Task.judge(self, cast, sheet)

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        half = (self.harder + 1) // 2
        return out._replace(changes=(*out.changes, Ap(half))) if half else out

    @property
    def rule(self) -> str:
        return "FH-261"


def bash_difficulty(wounds: int, head: str) -> int:
    """Return what a knock-out has to exceed: 5 per Wound left and per level of head armor."""
    table = printed("tasks")
    return int(table["bash"]) * (wounds + int(printed("armor")["head"][head]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Elude:
    """Vanish once out of sight, for good unless the GM pays for the pursuers' roll.

    Labels: `vanished`, `found`, `unable`.

    Args:
        fed: AP that the GM feeds the Bowl so that they may roll; half are the hero's.
        scent: Whether the pursuers have special means, against which it is no help.
        awareness: What they roll with, against the hero's Cunning.
        cunning: The hero's Cunning, where no sheet says it.

    Source: Fictive Hack, FH-252.
    """

    needs: ClassVar[str] = "elusive"

    fed: int = 0
    scent: bool = False
    awareness: int = 0
    cunning: int = 0

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:

        if sheet is not None and (why := why_not(sheet, self.needs)):
            return unable(why)
        half = (Ap((self.fed + 1) // 2),) if self.fed else ()
        if not self.fed and not self.scent:
            facts = {"passed": True, "rule": "FH-252"}
            return Outcome("vanished", 1, changes=(Uses(talent=self.needs),), facts=facts)
        cunning = self.cunning if sheet is None else sheet.attributes["cunning"]
        face, theirs = d10(dice), d10(dice)
        by = face + cunning - theirs - self.awareness
        facts = {"face": face, "total": face + cunning, "difficulty": theirs + self.awareness,
                 "by": by, "passed": by >= 0, "rule": "FH-252"}  # fmt: skip
        faces = (face, theirs)
        if by < 0 or encumbered(sheet):
            return Outcome("found", 0, 1, faces, changes=half, facts=facts)
        return Outcome("vanished", 1, 0, faces, (), (Uses(talent=self.needs), *half), facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Mend(Sure):
    """Repair something: it takes time by its scale, and Awareness if there is a doubt.

    Args:
        scale: How large it is.
        ideal: Whether conditions are ideal, which halves the time.

    Source: Fictive Hack, FH-245.
    """

    needs: ClassVar[str] = "repair"

    scale: Scale = "small"
    ideal: bool = False
    attribute: tuple[Rating, ...] = (Rating("awareness"),)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "repair")

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        out = Task.paid(self, outcome, sheet)
        minutes = repair_minutes(self.scale, ideal=self.ideal)
        return out._replace(
            changes=(*out.changes, PassTime(minutes)), facts={**out.facts, "minutes": minutes}
        )

    @property
    def rule(self) -> str:
        return "FH-245"


SCALES: tuple[str, ...] = get_args(Scale)


def repair_minutes(scale: str, *, ideal: bool = False) -> int:
    """Return how long a repair takes; half in ideal conditions (FH-245)."""
    minutes = int(printed("tasks")["repair"][scale])
    return minutes // 2 if ideal else minutes


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeRound:
    """A Dying hero's 1d10 under Brawn, to come round (FH-159).

    Args:
        brawn: Brawn, where no sheet says it.
        helped: Whether there is medical help, which makes it sure.
    """

    brawn: int = 0
    helped: bool = False

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        brawn = self.brawn if sheet is None else sheet.attributes["brawn"]
        if self.helped:
            return Outcome("passed", 1, facts={"passed": True, "rule": "FH-159"})
        face = d10(dice)
        facts = {"face": face, "total": face, "difficulty": brawn, "passed": face < brawn,
                 "rule": "FH-159"}  # fmt: skip
        if face < brawn:
            return Outcome("passed", 1, 0, (face,), facts=facts)
        return Outcome("failed", 0, 1, (face,), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Dying:
    """1d10 for whoever loses the last Wound.

    Labels: `standing` (a Survivor), `ko`, `dying`, `dead`.

    Args:
        overflow: The Wounds beyond the last.
        level: A Survivor's level; 0 for others.

    Source: Fictive Hack, FH-156, FH-157, FH-255.
    """

    overflow: int = 0
    level: int = 0

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        level = self.level
        if sheet is not None and sheet.has("survivor"):
            level = sheet.level
        down = health.falling(self.overflow, dice, level)
        standing = down.label == "standing"
        facts = {"face": down.face, "bonus": down.bonus, "total": down.total,
                 "passed": standing, "rule": "FH-157"}  # fmt: skip
        count = {"standing": 0, "ko": 1, "dying": 2, "dead": 3}[down.label]
        return Outcome(down.label, int(standing), count, (down.face,), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f", "2f", "3f"})


class _NoDice:
    """Dice for what rolls none."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        raise AssertionError("nothing is rolled here")


_NO_DICE = _NoDice()


@dataclass(frozen=True, slots=True, kw_only=True)
class Travel:
    """A way that takes time; a Logistician's group goes a fifth faster (FH-233).

    Args:
        minutes: How long it takes others.
        logistics: Whether a Logistician leads, where no sheet says it.
    """

    minutes: int
    logistics: bool = False

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        logistics = self.logistics if sheet is None else sheet.has("logistician")
        minutes = travel_minutes(self.minutes, logistics=logistics)
        facts = {"minutes": minutes, "passed": True, "rule": "FH-233"}
        return Outcome("arrived", 1, changes=(PassTime(minutes),), facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s"})
