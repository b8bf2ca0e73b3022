"""Complex actions: a list of different steps, each a roll that helps or hinders the next."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.art.actions.within import Within, closing, ended, going, roll_of, roll_part
from solo.rules.art.binding import somebody_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import CATASTROPHIC
from solo.rules.art.checks.terms import Words
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party.group import DISASTER
from solo.rules.art.party.members import ANY, For, acting, fellows, lead
from solo.rules.art.party.party_rolls import roll_as
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Outright, made
from solo.rules.core.odds import Odds, every, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Cast, Check, Effect, Encounter, Illegal


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplexStep(Attempt):
    """One step of a complex action.

    Args:
        id: What names it in `after` and in journals.
        attribute: What is rolled.
        difficulty: The lowest rank that succeeds.
        intro: Why this is rolled, told before.
        success: What is told when it succeeds.
        failure: What is told when it fails.
        after: The ids of steps that must be done before.
        skills: Skills that may help.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        by: Who does it, when it is not whoever acts: the id of a companion, the slug of an
            adventurer, or `any` of them whom the player picks; one who is absent is not waited for.

    Source: ART Engine, ART-231 to ART-233, ART-239.
    """

    id: str
    attribute: Words
    difficulty: Rank
    intro: str
    success: str
    failure: str
    after: tuple[str, ...] = ()
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    by: str = ""

    def __post_init__(self) -> None:
        Attempt.__post_init__(self)
        for name in ("id", "intro", "success", "failure"):
            if not getattr(self, name).strip():
                raise ValueError(f"{name}: every step has to be told; the text is empty")
            _refuse_template(name, getattr(self, name))

    def doer(self, sheet: Sheet | None) -> tuple[str, Foe | None]:
        """Return who does it: the slug of an adventurer, `any`, or a companion; nobody else."""
        foe = None if sheet is None else sheet.companions.get(self.by)
        if foe is not None or not self.by:
            return "", foe
        return (self.by if fellows(sheet, self.by) else ""), None

    def rolled(self, carried: int, before: str, sheet: Sheet | None) -> tuple[Check, Sheet | None]:
        """Return what is rolled, and on whose sheet, where nobody picks anybody."""
        who, foe = self.doer(sheet)
        part = self.part(carried, before)
        if foe is not None:
            return ByCompanion(foe=foe, part=part), sheet
        return part, lead(sheet, who) if sheet is not None and who not in ("", ANY) else sheet

    def theirs(self, change: Effect, sheet: Sheet | None) -> Effect:
        """Return what a roll does to whoever made it, as it is applied to all of them."""
        who, _ = self.doer(sheet)
        return For(who, change) if who not in ("", ANY) else change

    def part(self, carried: int, before: str) -> Part:
        """Return its roll with what the step before it brought (ART-234)."""
        return Part(check=self.roll, carried=((before, carried),) if carried else ())


@dataclass(frozen=True, slots=True, kw_only=True)
class ByCompanion:
    """A step that a companion does: the player rolls for them (ART-192)."""

    foe: Foe
    part: Part

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        check = self.part.check
        points = check.modifier + sum(points for _, points in self.part.carried)
        own = roll_as(self.foe, replace(check, modifier=points), sheet, dice)
        return own._replace(changes=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Complex:
    """Do several things that belong together; the last roll decides, a Catastrophic one ruins all.

    Args:
        steps: The steps; their order here is the narrator's.
        purpose: A short infinitive for the display.

    Source: ART Engine, ART-230 to ART-239, ART-241.
    """

    steps: tuple[ComplexStep, ...]
    purpose: str = ""

    shorthand: ClassVar[str] = "steps"

    def __post_init__(self) -> None:
        if len(self.steps) < 2:
            raise ValueError("steps: a complex action has at least two steps")
        ids = [step.id for step in self.steps]
        twice = next((name for name in ids if ids.count(name) > 1), "")
        if twice:
            raise ValueError(f"steps: two steps are called '{twice}'")
        for step in self.steps:
            unknown = next((name for name in step.after if name not in ids), "")
            if unknown:
                raise ValueError(
                    f"steps: '{step.id}' comes after '{unknown}', which is no step; "
                    f"steps are {', '.join(ids)}"
                )
        done: list[str] = []
        while len(done) < len(ids):
            free = self.open(done)
            if not free:
                stuck = ", ".join(name for name in ids if name not in done)
                raise ValueError(f"steps: {stuck} wait for each other")
            done.append(free[0].id)

    def bind(self, cast: Cast) -> "Complex":
        """Refuse a step that is done by somebody whom nobody knows."""
        for step in self.steps:
            somebody_named(step.by, cast, "by")
        return self

    def open(self, done: Collection[str]) -> tuple[ComplexStep, ...]:
        """Return the steps that may come next, in the narrator's order."""
        return tuple(
            step
            for step in self.steps
            if step.id not in done and all(name in done for name in step.after)
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll the steps in the narrator's order."""
        done: tuple[str, ...] = ()
        carried, before = 0, ""
        changes: tuple[Effect, ...] = ()
        faces: tuple[int, ...] = ()
        while True:
            step = self.open(done)[0]
            check, roller = step.rolled(carried, before, sheet)
            own = check.resolve(roller, dice)
            does = tuple(step.theirs(change, sheet) for change in own.changes)
            if sheet is not None:
                sheet, _ = made(does, sheet, dice)
            changes += does
            faces += own.faces
            done += (step.id,)
            if own.facts["result_index"] == CATASTROPHIC or len(done) == len(self.steps):
                whole = self.judged(own, done)
                return whole._replace(faces=faces, changes=changes + self.bonus(whole))
            carried, before = own.successes - own.failures, step.id

    def counts(self) -> frozenset[str] | None:
        """Return the counts of every step: any may be the last, or come to disaster."""
        found = [step.roll.counts() or frozenset() for step in self.steps]
        return frozenset[str]().union(*found)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield outcomes with the ways that lead to each, in the narrator's order."""
        done: tuple[str, ...] = ()
        open_now, before = {0: 1}, ""
        while len(done) < len(self.steps):
            step = self.open(done)[0]
            done += (step.id,)
            following: dict[int, int] = {}
            left = 100 ** (len(self.steps) - len(done))
            for carried, ways in open_now.items():
                for roll, weight in every(*step.rolled(carried, before, sheet)):
                    if roll.facts["result_index"] == CATASTROPHIC or left == 1:
                        yield self.judged(roll, done), ways * weight * left
                    else:
                        points = roll.successes - roll.failures
                        following[points] = following.get(points, 0) + ways * weight
            open_now, before = following, step.id
            who, foe = step.doer(sheet)
            if sheet is not None and foe is None:  # a kept bonus helps one roll alone
                sheet, _ = acting(sheet, "" if who == ANY else who, _without_bonus)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter; the player chooses the first step (ART-233)."""
        return _next(Progress(check=self, asks=asks), sheet, narrator=False)

    def judged(self, last: Outcome, done: tuple[str, ...]) -> Outcome:
        """Return the whole: the last roll decides, a Catastrophic one ends it (ART-235, 237)."""
        ruined = last.facts["result_index"] == CATASTROPHIC
        facts = {**last.facts, "kind": "complex", "steps": done}
        return last._replace(label=DISASTER if ruined else last.label, changes=(), facts=facts)

    def bonus(self, whole: Outcome) -> tuple[Effect, ...]:
        """Return what five successes on the final roll bring."""
        return self.steps[0].roll.consequences(whole.successes, whole.failures, {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The plan of a complex action, before or while a step is rolled.

    Args:
        check: The action.
        asks: Whether offers are made around its rolls.
        done: The steps done, in order, the one at hand last.
        carried: What the step before brought.
    """

    check: Complex
    asks: bool
    done: tuple[str, ...] = ()
    carried: int = 0

    def part(self, step: ComplexStep) -> Part:
        """Return the roll of a step that comes next."""
        return step.part(self.carried, self.done[-1] if self.done else "")

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        now = next((step for step in self.check.steps if step.id in self.done[-1:]), None)
        return (now.intro,) if now else ()

    def after(self, step: Step, dice: Dice) -> Step:
        roll = ended(step)
        if roll.label == "aborted":
            return step
        now = next(one for one in self.check.steps if one.id == self.done[-1])
        ruined = roll.facts["result_index"] == CATASTROPHIC
        last = ruined or len(self.done) == len(self.check.steps)
        carried = roll.successes - roll.failures
        text = now.failure if roll.failures or ruined else now.success
        facts = {
            "name": now.id,
            "roll": roll.facts["roll"],
            "label": roll.label,
            "count": roll.count,
            "carried": 0 if last else carried,
        }
        notes = (Note("step-done", facts), Note("told", {"text": text}))
        step = step._replace(notes=step.notes + notes)
        if last:
            whole = self.check.judged(roll, self.done)
            _, foe = now.doer(step.sheet)
            bonus = () if foe is not None else self.check.bonus(whole)  # a companion keeps none
            return closing(step, whole, bonus)
        # ART-236: after a failure the narrator picks the next step, after a success the player.
        plan = replace(self, carried=carried)
        return going(step, _next(plan, step.sheet, narrator=bool(roll.failures)))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseStep:
    """The player's choice among the steps that may come next."""

    plan: Progress

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if not self.plan.carried:
            return ("What first?",) if not self.plan.done else ("What next?",)
        return (f"What next? The last step gives {self.plan.carried:+} to it.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return tuple(
            Option(step.id, step.intro, hint=step.id.replace("-", " "))
            for step in self.plan.check.open(self.plan.done)
        )

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        steps = {step.id: step for step in self.plan.check.open(self.plan.done)}
        if option not in steps:
            raise Illegal(f"'{option}' is not open now; open are {', '.join(steps)}")
        return Step(_opened(self.plan, steps[option], sheet), sheet)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of a step for whoever acts."""
        found = next(
            (one for one in self.plan.check.open(self.plan.done) if one.id == option), None
        )
        if found is None:
            return None
        before = self.plan.done[-1] if self.plan.done else ""
        return odds(*found.rolled(self.plan.carried, before, sheet))


def _without_bonus(one: Sheet) -> Changed:
    return (changed(one, bonus=0) if one.bonus else one), ()


def _refuse_template(name: str, text: str) -> None:
    """Refuse a text that would be shown with its braces.

    Raises:
        ValueError: It holds an expression or a tag, and the text of a step is plain.
    """
    for sign in ("{{", "{%"):
        if sign in text:
            raise ValueError(f"{name}: the text of a step is plain, so '{sign}' can't stand in it")


def _next(plan: Progress, sheet: Sheet, *, narrator: bool) -> Encounter:
    """Open the next step: the narrator's pick is the first in the author's order."""
    steps = plan.check.open(plan.done)
    if narrator or len(steps) == 1:
        return _opened(plan, steps[0], sheet)
    return ChooseStep(plan=plan)


def _opened(plan: Progress, step: ComplexStep, sheet: Sheet) -> Encounter:
    """Open a step for whoever does it."""
    part, asks = plan.part(step), plan.asks
    following = replace(plan, done=(*plan.done, step.id))
    who, foe = step.doer(sheet)
    if foe is not None:
        return Within(inner=Outright(check=ByCompanion(foe=foe, part=part)), plan=following)
    if who == ANY:
        return roll_part(part, following, asks=asks, among=sheet)
    if who:
        return roll_of(who, part, following, asks=asks)
    return roll_part(part, following, asks=asks)
