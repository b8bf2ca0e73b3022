"""Sustained actions: the same roll turn after turn, until successes or failures reach a goal."""

from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.rules.art.actions.rolls import change_roller, make_roll
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Attributes, Circumstances
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party.members import ANY, able_members, slug
from solo.rules.art.party.party_rolls import pick_roller
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every
from solo.rules.core.outcome import Effect, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened, restart
from solo.rules.core.table import Ended, Script, Table
from solo.rules.core.wording.naming import unfit
from solo.words import Message

USUAL_GOAL = 10
GOALS = (5, 30)
STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """The numbers of successes that finish an action and of failures that end it; usually equal.

    Source: ART Engine, ART-245.
    """

    successes: int = USUAL_GOAL
    failures: int | None = None

    shorthand: ClassVar[str] = "successes"

    def __post_init__(self) -> None:
        for name, goal in (("successes", self.successes), ("failures", self.lost)):
            if not GOALS[0] <= goal <= GOALS[1]:
                raise unfit(name, words("goal-outside", least=GOALS[0], most=GOALS[1], goal=goal))

    @property
    def lost(self) -> int:
        """The failures that end it: as many as the successes unless they were given."""
        return self.successes if self.failures is None else self.failures


@dataclass(frozen=True, slots=True, kw_only=True)
class Sustained(Circumstances, Attempt):
    """Roll once a turn; both totals grow, and the roll that reaches a goal decides.

    Conflict C12 (ART-247): the example counts Pathetic against Passable as five failures; by the
    rule they are four.

    Source: ART Engine, ART-244 to ART-250.
    """

    # one throughout, for any number of rolls (ART-250)
    attribute: Annotated[Attributes, "What is rolled."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]  # and one difficulty (ART-244)
    goal: Annotated[Goal, "How many successes, and how many failures, end it."] = field(
        default_factory=Goal
    )
    each: Annotated[int, "The minutes that a turn takes."] = 5
    perk: Annotated[str, "A perk without which this is rolled on row 1."] = ""
    purpose: Purpose = ""
    by: Annotated[
        Literal["lead", "any"],
        "Who rolls: `lead`, whoever acts, every time; or `any` of several adventurers, in turn. "
        "For the odds, whoever acts rolls.",
    ] = "lead"

    shorthand: ClassVar[str] = "attribute"

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll to the end; each roll counts alike, so a kept bonus helps the first alone."""
        part, totals = Part(check=self.roll), Totals()
        changes: tuple[Effect[Sheet], ...] = ()
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

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, sustained, self, asks=asks)

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
    turns: int = field(default=0, compare=False)  # only told; each has brought some of the others

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


NOTHING_YET = Totals()


def sustained(
    table: Table[Sheet],
    check: Sustained,
    *,
    asks: bool,
    totals: Totals = NOTHING_YET,
    who: str = "",
) -> Script[Ended[Sheet]]:
    """Roll once more, up to a goal; between two rolls one may stop (ART-244 to ART-248).

    After the first, `who` has rolled last.
    """
    part, goal = Part(check=check.roll), check.goal

    def so_far() -> tuple[Message, ...]:
        won, lost = totals.successes, totals.failures
        return (words("so-far", won=won, goal=goal.successes, lost=lost, most=goal.lost),)

    def stopped() -> Outcome:
        facts = {"kind": "sustained", "totals": (totals.successes, totals.failures)}
        return Outcome(STOPPED, facts=facts)

    def pause() -> list[Offer[str | None]]:
        return _pause(check, who, table.sheet)

    if totals.turns:
        following = (yield from table.pick(pause, so_far)).does
        if following is None:
            return stopped()
        who = following
    elif check.by == ANY:
        who = yield from pick_roller(table, so_far)
    # After the first, going on is already the roll, unless something is to be decided.
    own = yield from make_roll(
        table, part, asks=asks, who=who, status=so_far, at_once=totals.turns > 0
    )
    if own.label == "aborted":
        return stopped() if totals.turns else own
    totals = totals.plus(own)
    table.minutes += check.each
    if totals.reach(goal):  # how the last roll fell is told with the outcome
        change_roller(table, who, check.roll.consequences(own.successes, own.failures, {}))
        return check.judged(own, totals)
    table.tell(
        "effort",
        roll=own.facts["roll"],
        label=own.label,
        count=own.count,
        successes=totals.successes,
        failures=totals.failures,
        goal=(goal.successes, goal.lost),
    )
    return restart(sustained, check, asks=asks, totals=totals, who=who)


def _pause(check: Sustained, who: str, sheet: Sheet) -> list[Offer[str | None]]:
    """Offer who goes on, or nobody, between two rolls; `who` rolled last (ART-248)."""
    able = able_members(sheet) if check.by == ANY and sheet.party else ()
    others = [one for one in able if slug(one.name) != who]
    handed = [
        Offer(
            Option(f"hand-{slug(one.name)}", words("let-go-on", name=one.name, minutes=check.each)),
            slug(one.name),
        )
        for one in others
    ]
    go_on = Option("go-on", words("go-on", minutes=check.each), hint="go on")
    stop = Option("stop", words("stop"), hint="stop")
    return [Offer(go_on, who), *handed, Offer(stop, None)]
