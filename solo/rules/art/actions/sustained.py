"""Sustained actions: the same roll turn after turn, until successes or failures reach a goal."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from solo.rules.art.actions.within import Within, closed, ended, going, roll_of, roll_part, roller
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Words
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party.members import ANY, lead, slug, standing_members
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, every, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Encounter

USUAL_GOAL = 10
GOALS = (5, 30)
STOPPED = "stopped"
HAND = "hand-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """How many successes finish an action, and how many failures end it badly; usually alike.

    Source: ART Engine, ART-245.
    """

    successes: int = USUAL_GOAL
    failures: int | None = None

    shorthand: ClassVar[str] = "successes"

    def __post_init__(self) -> None:
        for name, goal in (("successes", self.successes), ("failures", self.lost)):
            if not GOALS[0] <= goal <= GOALS[1]:
                raise ValueError(f"{name}: a goal is {GOALS[0]} to {GOALS[1]}, not {goal}")

    @property
    def lost(self) -> int:
        """The failures that end it: as many as the successes unless they were given."""
        return self.successes if self.failures is None else self.failures


@dataclass(frozen=True, slots=True, kw_only=True)
class Sustained(Attempt):
    """Keep at it: one roll a turn, both totals run, the roll that reaches a goal decides.

    Conflict C12 (ART-247): the example counts Pathetic against Passable as five failures; by the
    rule they are four.

    Args:
        attribute: What is rolled.
        difficulty: The lowest rank that succeeds.
        goal: How many successes, and how many failures, end it.
        each: The minutes that a turn takes.
        skills: Skills that may help.
        modifier: Added to the trait, for what shift and difficulty can't say (ART-204).
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        perk: A perk without which this is rolled on row 1.
        purpose: A short infinitive for the display.
        by: Who rolls: `lead`, whoever acts, every time; or `any` of several adventurers, in turn.
            For the odds, whoever acts rolls.

    Source: ART Engine, ART-244 to ART-250.
    """

    attribute: Words
    difficulty: Rank
    goal: Goal = field(default_factory=Goal)
    each: int = 5
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    perk: str = ""
    purpose: str = ""
    by: Literal["lead", "any"] = "lead"

    shorthand: ClassVar[str] = "attribute"

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll to the end; each roll counts alike, so a kept bonus helps the first alone."""
        part, totals = Part(check=self.roll), Totals()
        changes: tuple[Any, ...] = ()
        faces: tuple[int, ...] = ()
        while True:
            own = part.resolve(sheet, dice)
            faces += own.faces
            for change in own.changes:
                if sheet is not None:
                    sheet, _ = change.apply(sheet, dice)
            changes += own.changes
            totals = totals.plus(own)
            if totals.reach(self.goal):
                bonus = self.roll.consequences(own.successes, own.failures, {})
                whole = self.judged(own, totals)
                return whole._replace(faces=faces, changes=changes + bonus)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield outcomes with the ways that lead to each, for exact odds.

        Turn by turn, the ways to each pair of totals; a kept bonus helps the first roll alone.
        """
        part, goal = Part(check=self.roll), self.goal
        rolls = tuple(every(part, sheet))
        size = sum(weight for _, weight in rolls)
        most = goal.successes + goal.lost - 1
        open_now = {(0, 0): 1}
        for turn in range(1, most + 1):
            following: dict[tuple[int, int], int] = {}
            for (won, lost), before in open_now.items():
                for roll, weight in rolls:
                    totals = (won + roll.successes, lost + roll.failures)
                    if totals[0] >= goal.successes or totals[1] >= goal.lost:
                        yield roll, before * weight * size ** (most - turn)
                    else:
                        following[totals] = following.get(totals, 0) + before * weight
            open_now = following
            if turn == 1 and sheet is not None and sheet.bonus:
                rolls = tuple(every(part, changed(sheet, bonus=0)))

    def begin(self, sheet: Sheet, *, asks: bool) -> Within:
        """Open it as an encounter."""
        plan = Sustaining(check=self, asks=asks)
        among = sheet if self.by == ANY else None
        return roll_part(Part(check=self.roll), plan, asks=asks, among=among)

    def judged(self, last: Outcome, totals: "Totals") -> Outcome:
        """Return the whole: the last roll alone gives the degree (ART-247)."""
        facts = {**last.facts, "kind": "sustained", "totals": (totals.successes, totals.failures)}
        facts["turns"] = totals.turns
        return last._replace(facts=facts, changes=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """The two running totals of a sustained action."""

    successes: int = 0
    failures: int = 0
    turns: int = 0

    def plus(self, roll: Outcome) -> "Totals":
        """Return them with one more turn."""
        return Totals(
            successes=self.successes + roll.successes,
            failures=self.failures + roll.failures,
            turns=self.turns + 1,
        )

    def reach(self, goal: Goal) -> bool:
        """Tell whether either goal is reached (ART-246)."""
        return self.successes >= goal.successes or self.failures >= goal.lost


@dataclass(frozen=True, slots=True, kw_only=True)
class Sustaining:
    """The plan of a sustained action; `who` of several rolled last."""

    check: Sustained
    asks: bool
    totals: Totals = field(default_factory=Totals)
    who: str = ""

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        won, lost, goal = self.totals.successes, self.totals.failures, self.check.goal
        return (f"So far {won} of {goal.successes} successes and {lost} of {goal.lost} failures.",)

    def after(self, step: Step, dice: Dice) -> Step:
        roll = ended(step)
        if roll.label == "aborted":
            return step if not self.totals.turns else step._replace(outcome=self.stopped())
        totals = self.totals.plus(roll)
        minutes = step.minutes + self.check.each
        step = step._replace(minutes=minutes)
        if totals.reach(self.check.goal):  # how the last roll fell is told with the outcome
            bonus = self.check.roll.consequences(roll.successes, roll.failures, {})
            return closed(step, self.check.judged(roll, totals), bonus, dice)
        step = step._replace(notes=(*step.notes, self._note(roll, totals)))
        return going(step, Pause(plan=replace(self, totals=totals, who=roller(step))))

    def stopped(self) -> Outcome:
        """Return the outcome of breaking off."""
        totals = (self.totals.successes, self.totals.failures)
        return Outcome(STOPPED, facts={"kind": "sustained", "totals": totals})

    def _note(self, roll: Outcome, totals: Totals) -> Note:
        facts = {
            "roll": roll.facts["roll"],
            "label": roll.label,
            "count": roll.count,
            "successes": totals.successes,
            "failures": totals.failures,
            "goal": (self.check.goal.successes, self.check.goal.lost),
        }
        return Note("effort", facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """Between two rolls: go on, or do something else (ART-248)."""

    plan: Sustaining

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return self.plan.told(sheet)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        takes = f" ({plural(self.plan.check.each, 'minute')})" if self.plan.check.each else ""
        others = [one for one in self._able(sheet) if slug(one.name) != self.plan.who]
        return (
            Option("go-on", f"Go on{takes}", hint="go on"),
            *(Option(f"{HAND}{slug(one.name)}", f"Let {one.name} go on{takes}") for one in others),
            Option("stop", "Stop", hint="stop"),
        )

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the next roll."""
        if option == "stop":
            return None
        refuse(option, self.options(sheet))
        who = self._who(option)
        return odds(Part(check=self.plan.check.roll), lead(sheet, who) if who else sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "stop":
            return Step(None, sheet, (), self.plan.stopped())
        part, who, asks = Part(check=self.plan.check.roll), self._who(option), self.plan.asks
        turn: Encounter = (
            roll_of(who, part, self.plan, asks=asks)
            if who
            else roll_part(part, self.plan, asks=asks)
        )
        # With nothing to decide before it, going on is already the roll.
        return Step(turn, sheet) if asks else turn.step("roll", "", sheet, dice)

    def _who(self, option: str) -> str:
        return option.removeprefix(HAND) if option.startswith(HAND) else self.plan.who

    def _able(self, sheet: Sheet) -> tuple[Sheet, ...]:
        return standing_members(sheet) if self.plan.check.by == ANY and sheet.party else ()
