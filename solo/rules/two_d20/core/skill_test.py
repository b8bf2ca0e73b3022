"""A skill test from the decisions before the dice to what is bought after them.

Before: extra dice, help, luck, what the author offers, or not to roll at all. After: roll dice
again, then spend the points of a success; complications come last (FO-005, FO-014). Each game says
what it offers (`testing.Game`); the order is the same in both.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import TypeAlias, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.hiding import may_help
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.script import Scripted, opened
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.pool import SIDES
from solo.rules.two_d20.core.sentences import asked, verdict
from solo.rules.two_d20.core.sheet import Hero, kept, set_points
from solo.rules.two_d20.core.testing import (
    PASSED,
    Plan,
    PoolTest,
    Reroll,
    Roll,
    Spend,
    as_it_lies,
    gain,
    judged,
    reckon,
    replaced,
    roll,
    unasked,
    ways,
    ways_again,
)
from solo.rules.two_d20.core.words import words
from solo.words import Text

H = TypeVar("H", bound=Hero)
TestRoll: TypeAlias = Roll[PoolTest[H]]

SIMPLE = Option("simple", words("just-do-it"), hint="do it")
ROLL = Option("roll", words("roll"), hint="roll")
ABORT = Option("abort", words("abort"), hint="abort")
_DONE = {"passed": True, "difficulty": 0, "simple": True}
UNROLLED = {
    ABORT.id: Outcome("aborted"),
    # It is done all the same, so that an author's `success` answers it.
    SIMPLE.id: Outcome(PASSED, successes=1, facts=_DONE),
}
"""The outcomes of a test that is not rolled, by the option."""
KEEP = Option("keep", words("keep"), hint="keep")


def open_test(check: PoolTest[H], sheet: H, *, asks: bool) -> Scripted[H]:
    """Open a test. Where no decisions are asked, a test of difficulty 0 is done without a roll."""
    if not asks and sheet is not None and check.terms(sheet, Plan()).difficulty == 0:
        return opened(sheet, simple_task)
    return opened(sheet, skill_test, check, asks=asks)


def simple_task(table: Table[H]) -> Script[Outcome]:
    """Do what needs no roll (CON-013, CON-023)."""
    yield from table.ask((SIMPLE._replace(text=words("do-it")),), forced=SIMPLE.id)
    return UNROLLED[SIMPLE.id]


class Frame(NamedTuple):
    """The surroundings of a test that is a part of something longer."""

    closed: bool = False  # whether it can't be left any more, as in a fight
    opposed: bool = False  # whether somebody rolls against it, so that it is never Simple
    # the exact odds under a plan, where they aren't those of the test alone
    weigh: Callable[[Plan], Odds] | None = None
    above: Callable[[], Sequence[Text]] = tuple  # lines to stand above its own
    below: Callable[[], Sequence[Text]] = tuple  # lines to stand below its own
    harm: Text = ""  # what a success does, for its odds


def skill_test(
    table: Table[H],
    check: PoolTest[H],
    *,
    asks: bool,
    frame: Frame = Frame(),  # noqa: B008 - frozen
) -> Script[Outcome]:
    """Make a test: decide, roll, roll again, spend points (CON-003 to CON-013, FO-005 to FO-022).

    Args:
        table: Where it is made.
        check: The test.
        asks: Whether its player is offered anything before it and after it.
        frame: What it is a part of, if it is.
    """
    plan = yield from _decide(table, check, asks, frame)
    if isinstance(plan, Outcome):
        return plan

    rolled = roll(check, table.sheet, table.dice, plan)
    table.become(check.game.pay(plan, check, table.sheet))
    if not asks:
        return _settle(table, unasked(rolled, table.dice))
    # What made it harder is faced by the throw, and weighs on nothing tried before the rest.
    for faced in check.game.faced(check):
        table.change(faced)
    rolled, read = yield from _roll_again(table, rolled._replace(faced=True), frame)

    gained = gain(rolled.terms, rolled.tally)
    rolled = rolled._replace(gained=gained, left=gained)
    if rolled.passed:
        rolled = yield from _spend(table, rolled, frame, read)
    return _settle(table, rolled)


def _decide(
    table: Table[H], check: PoolTest[H], asks: bool, frame: Frame
) -> Script[Plan | Outcome]:
    """Let the player make a plan; return the outcome instead if nothing is rolled."""
    game, wanted = check.game, Plan()

    def plan() -> Plan:
        return _payable(wanted, check, table.sheet)

    def offers() -> list[Offer[Plan | Outcome | None]]:
        """Offer other plans, ways to leave it undone, and to roll by the plan as it is (None)."""
        if not asks:
            return [Offer(ROLL, None)]
        # A Simple task needs no roll (CON-013); rolling it anyway can only earn points.
        simple = not frame.opposed and check.terms(table.sheet, plan()).difficulty == 0
        return _around(_plans(check, plan(), table.sheet), simple=simple, closed=frame.closed)

    def status() -> tuple[Text, ...]:
        terms = check.terms(table.sheet, plan())
        return (*frame.above(), *asked(terms, game), *frame.below())

    def chances(does: Plan | Outcome | None) -> Odds | None:
        return (
            None if isinstance(does, Outcome) else replace(weigh(does or plan()), harm=frame.harm)
        )

    weigh = frame.weigh or (lambda after: tally(ways(check, table.sheet, after)))
    forced = None if asks else ROLL.id
    while True:
        does = (yield from table.pick(offers, status, forced=forced, odds=chances)).does
        if does is None:
            return plan()
        if isinstance(does, Outcome):
            return does
        wanted = does


def _around(
    plans: Sequence[Offer[Plan]], *, simple: bool, closed: bool
) -> list[Offer[Plan | Outcome | None]]:
    """Return the offers with the roll before them, and the way out behind them if there is one."""
    first = [Offer(SIMPLE, UNROLLED[SIMPLE.id])] if simple else []
    last = [] if simple or closed else [Offer(ABORT, UNROLLED[ABORT.id])]
    return [*first, Offer(ROLL, None), *plans, *last]


def _plans(check: PoolTest[H], plan: Plan, sheet: H) -> list[Offer[Plan]]:
    """Offer other plans; not another attribute or skill with which no better outcome is likelier.

    Those are taken all the same by who asks for them.
    """
    now = cache(lambda: judged(ways(check, sheet, plan), check.game))

    def helps(after: Plan) -> bool:
        same = (after.attribute, after.skill) == (plan.attribute, plan.skill)
        return same or may_help(judged(ways(check, sheet, after), check.game), now())

    return [
        Offer(option, after, shows=partial(helps, after))
        for option, after in check.game.offers(check, plan, sheet)
    ]


def _roll_again(
    table: Table[H], rolled: TestRoll[H], frame: Frame
) -> Script[tuple[TestRoll[H], bool]]:
    """Offer dice to be rolled again before they count (CON-009, FO-035 to FO-037).

    Returns the roll, and whether its player has just read how it fell.
    """

    def offers() -> list[Offer[Reroll | None]]:
        return [Offer(KEEP, None), *_rerolls(rolled, table.sheet, frame)]

    def status() -> tuple[Text, ...]:
        return (*frame.above(), *verdict(reckon(rolled)), *frame.below())

    def chances(reroll: Reroll | None) -> Odds | None:
        if reroll is None or frame.weigh:
            return None
        found = tally(ways_again(rolled, reroll.places))
        # What passes whatever the die shows needs no chance.
        return None if rolled.passed and found.succeeding == found.total else found

    while any(one.does and not one.option.reason and one.shown for one in offers()):
        table.rolled = reckon(rolled)  # for `why`, while it waits
        reroll = (yield from table.pick(offers, status, odds=chances)).does
        if reroll is None:
            return rolled, True
        rolled = _rerolled(table, rolled, reroll)
    return rolled, False


def _rerolled(table: Table[H], rolled: TestRoll[H], reroll: Reroll) -> TestRoll[H]:
    """Throw some dice of a roll again, and pay for it."""
    old = tuple(rolled.faces[place] for place in reroll.places)
    new = table.dice.roll(len(reroll.places), SIDES)
    table.become(set_points(table.sheet, "luck", table.sheet.luck - reroll.luck))
    table.tell("rerolled", old=old, new=new, by=reroll.talent)
    used = (*rolled.used, reroll.talent) if reroll.talent else rolled.used
    return replaced(rolled, reroll.places, new)._replace(used=used)


def _rerolls(rolled: TestRoll[H], sheet: H, frame: Frame) -> list[Offer[Reroll]]:
    """Offer the dice whose second throw may help; of those that only make points it is said.

    That is where the test has passed, the die shows no complication, and points have a place: in
    the pool, or for what they buy. Any other die is taken all the same by who asks for it.
    """
    game = rolled.check.game
    now = cache(lambda: judged(as_it_lies(rolled), game))

    def helps(one: Reroll) -> bool:
        return may_help(judged(ways_again(rolled, one.places), game), now())

    return [
        Offer(_worded(one, rolled, sheet, frame), one, shows=partial(helps, one))
        for one in game.rerolls(rolled, sheet)
    ]


def _worded(one: Reroll, rolled: TestRoll[H], sheet: H, frame: Frame) -> Option:
    """Return how rolling again reads, with what for where it can only make points."""
    if not rolled.passed or frame.opposed or rolled.check.held:
        return one.option
    aim, made = rolled.terms.pool.aim, gain(rolled.terms, rolled.tally)
    bought = rolled.check.game.spends(rolled._replace(left=made), sheet)
    of_use = sheet.pool + made < sheet.pool_cap or bool(bought)
    slipped = any(aim.read(rolled.faces[place]).complications for place in one.places)
    if slipped or not of_use:
        return one.option
    return one.option._replace(text=one.text(sheet.names.points))


def _spend(table: Table[H], rolled: TestRoll[H], frame: Frame, read: bool) -> Script[TestRoll[H]]:
    """Offer what the points of a success and those of the pool may buy (CON-052, FO-018).

    `read` is whether its player has just read how it fell.
    """

    def offers() -> list[Offer[Spend | None]]:
        # What a longer action keeps is not saved: the action itself is made of it.
        save = saving(0 if rolled.check.held else rolled.left, table.sheet)
        spends = rolled.check.game.spends(rolled, table.sheet)
        bought = [Offer(barred(one, rolled.left, table.sheet), one) for one in spends]
        return [Offer(save, None), *bought]

    def status() -> tuple[Text, ...]:
        sheet = table.sheet
        left = words("points-left", points=sheet.names.points, left=rolled.left, pool=sheet.pool)
        fell = () if read else verdict(reckon(rolled))
        return (*frame.above(), *fell, left, *frame.below())

    while any(one.does and not one.option.reason for one in offers()):
        table.rolled = reckon(rolled)  # for `why`, while it waits
        spend = (yield from table.pick(offers, status, odds=lambda _: None)).does
        if spend is None:
            break
        left = pay(table, spend.cost, rolled.left)
        table.change(*spend.effects)
        rolled = rolled._replace(left=left, spent=(*rolled.spent, spend.option.id))
        read = True
    return rolled


def _payable(plan: Plan, check: PoolTest[H], sheet: H) -> Plan:
    """Return a plan; without all that costs something, if the hero can no longer pay for it.

    Improvised actions and questions may have used the points up while the roll waited.
    """
    if plan.free_of_cost or check.game.affords(plan, check, sheet):
        return plan
    return Plan(attribute=plan.attribute, skill=plan.skill)


def _settle(table: Table[H], rolled: TestRoll[H]) -> Outcome:
    """Save what is left, let complications come, and close the test."""
    outcome = reckon(rolled)
    table.change(*outcome.changes)
    return outcome._replace(changes=())


def saving(left: int, sheet: Hero) -> Option:
    """Return the offer to spend nothing more of what a roll made, and to save what it has left."""
    return Option(
        "save", words("keeping", **kept(left, sheet)) if left else words("leave"), hint="save"
    )


def pay(table: Table[H], cost: int, left: int) -> int:
    """Pay from what a roll made first, then from the pool; return what the roll has left."""
    own = min(cost, left)
    table.become(set_points(table.sheet, "pool", table.sheet.pool - (cost - own)))
    return left - own


def barred(spend: Spend, left: int, sheet: Hero) -> Option:
    """Return a spend's option, barred when there are too few points for it."""
    if spend.option.reason or spend.cost <= left + sheet.pool:
        return spend.option
    return spend.option._replace(reason=words("takes", cost=spend.cost))
