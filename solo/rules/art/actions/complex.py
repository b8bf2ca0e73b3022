"""Complex actions: several different steps, each a roll that helps or hinders the next."""

from collections.abc import Collection, Iterator
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Filled
from solo.rules.art.actions.rolls import change_roller, make_roll
from solo.rules.art.actions.words import words
from solo.rules.art.binding import somebody_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import CATASTROPHIC
from solo.rules.art.checks.terms import Attributes, Circumstances
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.naming import repeated, waiting_for_each_other
from solo.rules.art.party.group import DISASTER
from solo.rules.art.party.henchmen import roll_as
from solo.rules.art.party.members import ANY, acting, fellows, lead, upon
from solo.rules.art.party.party_rolls import pick_roller
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright, made
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every, odds
from solo.rules.core.outcome import Effect, Odds, Option, Outcome
from solo.rules.core.protocols import Check, Encounter
from solo.rules.core.script import opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit

TOLD = Filled("every step has to be told; the text is empty")


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplexStep(Circumstances, Attempt):
    """One step of a complex action.

    Source: ART Engine, ART-231 to ART-233, ART-239.
    """

    id: Annotated[str, "What names it in `after` and in journals.", TOLD]
    attribute: Annotated[Attributes, "What is rolled."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    intro: Annotated[str, "Why this is rolled, told before.", TOLD]
    success: Annotated[str, "What is told when it succeeds.", TOLD]
    failure: Annotated[str, "What is told when it fails.", TOLD]
    name: Annotated[str, "How it is shown, if not by its id."] = field(
        default="", metadata={"since": "0.3"}
    )
    after: Annotated[tuple[str, ...], "The ids of steps that must be done before."] = ()
    by: Annotated[
        str,
        "Who does it, when it is not whoever acts: the id of a companion, the slug of an "
        "adventurer, or `any` of them whom the player picks; one who is absent is not waited for.",
    ] = ""

    def verify(self) -> None:
        Attempt.verify(self)
        for name in ("id", "intro", "success", "failure", "name"):
            _refuse_template(name, getattr(self, name))

    @property
    def called(self) -> str:
        """How it is shown."""
        return self.name or self.id

    def doer(self, sheet: Sheet | None) -> tuple[str, Foe | None]:
        """Return who does it: the slug of an adventurer, `any`, or a companion; nobody else."""
        foe = None if sheet is None else sheet.companions.get(self.by)
        if foe is not None or not self.by:
            return "", foe
        return (self.by if fellows(sheet, self.by) else ""), None

    def rolled(
        self, carried: int, before: str, sheet: Sheet | None
    ) -> tuple[Check[Sheet | None], Sheet | None]:
        """Return what is rolled, and on whose sheet, where nobody picks anybody."""
        who, foe = self.doer(sheet)
        part = self.part(carried, before)
        if foe is not None:
            return ByCompanion(foe=foe, part=part), sheet
        return part, lead(sheet, who) if sheet is not None and who not in ("", ANY) else sheet

    def theirs(self, change: Effect[Sheet], sheet: Sheet | None) -> Effect[Sheet]:
        """Return what a roll does to whoever made it, as it is applied to all of them."""
        who, _ = self.doer(sheet)
        return upon(who, change) if who not in ("", ANY) else change

    def part(self, carried: int, before: str) -> Part:
        """Return its roll with what the step before it brought (ART-234)."""
        return Part(check=self.roll, carried=((before, carried),) if carried else ())


@dataclass(frozen=True, slots=True, kw_only=True)
class ByCompanion(CheckBase):
    """A step that a companion does: the player rolls for them (ART-192)."""

    foe: Foe
    part: Part

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        check = self.part.check
        points = check.modifier + sum(points for _, points in self.part.carried)
        own = roll_as(self.foe, replace(check, modifier=points), sheet, dice)
        return own._replace(changes=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Complex(CheckBase):
    """Do several steps of one action; the last roll decides, a Catastrophic one ends in disaster.

    Source: ART Engine, ART-230 to ART-239, ART-241.
    """

    steps: Annotated[tuple[ComplexStep, ...], "The steps; their order here is the narrator's."]
    purpose: Purpose = ""

    shorthand: ClassVar[str] = "steps"

    def __post_init__(self) -> None:
        if len(self.steps) < 2:  # one roll is a simple action (ART-230)
            raise unfit("steps", words("two-steps"))
        ids = [step.id for step in self.steps]
        if twice := repeated(ids):
            raise ValueError(f"steps: two steps are called '{twice}'")
        for step in self.steps:
            unknown = next((name for name in step.after if name not in ids), "")
            if unknown:
                raise ValueError(
                    f"steps: '{step.id}' comes after '{unknown}', which is no step; "
                    f"steps are {', '.join(ids)}"
                )
        if stuck := waiting_for_each_other({step.id: step.after for step in self.steps}):
            raise ValueError(f"steps: {', '.join(stuck)} wait for each other")

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
        changes: tuple[Effect[Sheet], ...] = ()
        faces: tuple[int, ...] = ()
        while True:
            step = self.open(done)[0]
            check, roller = step.rolled(carried, before, sheet)
            own = check.resolve(roller, dice)
            does = tuple(step.theirs(change, sheet) for change in own.changes)
            if sheet is not None:
                sheet = made(does, sheet, dice)[0]
            changes += does
            faces += own.faces
            done += (step.id,)
            if own.facts["result_index"] == CATASTROPHIC or len(done) == len(self.steps):
                whole = self.judged(own, done)
                return whole._replace(faces=faces, changes=changes + self.bonus(whole))
            carried, before = own.successes - own.failures, step.called

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
            open_now, before = following, step.called
            who, foe = step.doer(sheet)
            if sheet is not None and foe is None:  # a kept bonus helps one roll alone
                sheet, _ = acting(sheet, "" if who == ANY else who, _without_bonus)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, complex_action, self, asks=asks)

    def judged(self, last: Outcome, done: tuple[str, ...]) -> Outcome:
        """Return the whole: the last roll decides, a Catastrophic one ends it (ART-235, 237)."""
        ruined = last.facts["result_index"] == CATASTROPHIC
        facts = {**last.facts, "kind": "complex", "steps": done}
        return last._replace(label=DISASTER if ruined else last.label, changes=(), facts=facts)

    def bonus(self, whole: Outcome) -> tuple[Effect[Sheet], ...]:
        """Return what five successes on the final roll bring."""
        return self.steps[0].roll.consequences(whole.successes, whole.failures, {})


def complex_action(table: Table[Sheet], check: Complex, *, asks: bool) -> Script[Outcome]:
    """Do step after step, each with what the one before brought (ART-230 to ART-239)."""
    done: tuple[str, ...] = ()
    carried, before = 0, ""  # what the last step gives to the next, and its name
    table.stands = lambda: Moment(len(done), counts={"carried": carried})
    step = yield from _pick_step(table, check, done, carried)
    while True:
        part, intro = step.part(carried, before), (step.intro,)
        who, companion = step.doer(table.sheet)
        if who == ANY:
            who = yield from pick_roller(table, intro)
        if companion is None:
            own = yield from make_roll(table, part, asks=asks, who=who, status=intro)
        else:
            theirs = ByCompanion(foe=companion, part=part)
            own = yield from table.play(Outright(check=theirs), intro)
        if own.label == "aborted":
            return own

        done, before = (*done, step.id), step.called
        ruined = own.facts["result_index"] == CATASTROPHIC
        last = ruined or len(done) == len(check.steps)
        carried = 0 if last else own.successes - own.failures
        _tell_step(table, step, own, carried)
        if last:
            break
        # ART-236: after a failure the narrator picks the next step, after a success the player.
        narrated = check.open(done)[0] if own.failures else None
        step = narrated or (yield from _pick_step(table, check, done, carried))

    # What the last roll meant is read before the outcome that it led to.
    yield from table.ask(
        (Option("go-on", words("go-on", minutes=0), hint="go on"),), forced="go-on"
    )
    whole = check.judged(own, done)
    if companion is None:  # a companion keeps no bonus
        change_roller(table, who, check.bonus(whole))
    return whole


def _tell_step(table: Table[Sheet], step: ComplexStep, own: Outcome, carried: int) -> None:
    """Tell how the roll of a step fell, and what the author wrote of it."""
    facts = {"name": step.called, "roll": own.facts["roll"], "label": own.label, "count": own.count}
    table.tell("step-done", **facts, carried=carried)
    failed = own.failures or own.facts["result_index"] == CATASTROPHIC
    table.tell("told", text=step.failure if failed else step.success)


def _pick_step(
    table: Table[Sheet], check: Complex, done: tuple[str, ...], carried: int
) -> Script[ComplexStep]:
    """Let the player pick the next step, where several may come next (ART-233, ART-236)."""
    steps = check.open(done)
    if len(steps) == 1:
        return steps[0]
    offers = [
        Offer(Option(step.id, step.intro, hint=step.called.replace("-", " ")), step)
        for step in steps
    ]
    question = words("what-next", begun=bool(done), carried=carried)

    def chances(step: ComplexStep) -> Odds | None:
        before = done[-1] if done else ""
        return odds(*step.rolled(carried, before, table.sheet))

    return (yield from table.pick(offers, (question,), odds=chances)).does


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
