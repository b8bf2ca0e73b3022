"""One test as its player lives it: what may be decided before the dice, and bought after them.

Before: extra dice, help, luck, what the author offers, or think better of it. After: roll dice
again, then spend the points of a success; complications come last (FO-005, FO-014). What a game
offers is its own affair (`Game`); the order is the same in both.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, minutes_of, refuse
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.two_d20.core.effects import SpendHarder
from solo.rules.two_d20.core.pool import SIDES
from solo.rules.two_d20.core.sentences import asked, verdict
from solo.rules.two_d20.core.sheet import set_points
from solo.rules.two_d20.core.skill_test import barred as barred
from solo.rules.two_d20.core.skill_test import saving as saving
from solo.rules.two_d20.core.skill_test import spent as spent
from solo.rules.two_d20.core.testing import (
    PASSED,
    Cast,
    Plan,
    Reroll,
    Spend,
    gain,
    reckon,
    replaced,
    roll,
    unasked,
    ways,
    ways_again,
)

SIMPLE = "simple"


class Rolling(NamedTuple):
    """A test that is about to be rolled.

    Args:
        check: The test.
        asks: Whether its player is offered anything before it and after it.
        plan: What was decided so far.
        closed: Whether it can't be left any more, as in a fight.
    """

    check: Any
    asks: bool = True
    plan: Plan = Plan()
    closed: bool = False

    @property
    def forced(self) -> str | None:
        return None if self.asks else "roll"

    def status(self, sheet: Any) -> tuple[str, ...]:
        return asked(self.check.terms(sheet, self.kept(sheet)), self.check.game)

    def options(self, sheet: Any) -> tuple[Option, ...]:
        roll_it = Option("roll", "Roll the dice", hint="roll")
        if not self.asks:
            return (roll_it,)
        offers = tuple(option for option, _ in self._offers(sheet))
        if self.check.terms(sheet, self.kept(sheet)).difficulty == 0:
            # A Simple task needs no roll (CON-013); rolling it anyway can only earn points.
            done = Option(SIMPLE, "Just do it: this needs no roll", hint="do it")
            return (done, roll_it, *offers)
        if self.closed:
            return (roll_it, *offers)
        abort = Option("abort", "Think better of it: nothing is rolled", hint="abort")
        return (roll_it, *offers, abort)

    def _offers(self, sheet: Any) -> tuple[tuple[Option, Plan], ...]:
        plan = self.kept(sheet)
        return self.check.game.offers(self.check, plan, sheet)  # type: ignore[no-any-return]

    def kept(self, sheet: Any) -> Plan:
        """Return the plan; without what costs something, if that is no longer there to be paid.

        What was tried or asked while the roll waited may have taken it.
        """
        plan = self.plan
        if plan.free_of_cost or self.check.game.affords(plan, self.check, sheet):
            return plan
        return Plan(attribute=plan.attribute, skill=plan.skill)

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "roll":
            return self._throw(sheet, dice)
        if option == "abort":
            return Step(None, sheet, (), Outcome("aborted"))
        if option == SIMPLE:
            # It is done all the same, so that an author's `success` answers it.
            facts = {"passed": True, "difficulty": 0, "simple": True}
            return Step(None, sheet, (), Outcome(PASSED, successes=1, facts=facts))
        plan = next(plan for offer, plan in self._offers(sheet) if offer.id == option)
        return Step(self._replace(plan=plan), sheet)

    def odds(self, option: str, sheet: Any) -> Odds | None:
        """Return the chances of the test as it stands, or as it would with an offer taken."""
        plan = self.planned(option, sheet)
        return None if plan is None else tally(ways(self.check, sheet, plan))

    def planned(self, option: str, sheet: Any) -> Plan | None:
        """Return the plan that an option rolls, or leads to; None when it rolls nothing."""
        if option == "roll":
            return self.kept(sheet)
        if option in ("abort", SIMPLE):
            return None
        refuse(option, self.options(sheet))
        return next(plan for offer, plan in self._offers(sheet) if offer.id == option)

    def _throw(self, sheet: Any, dice: Dice) -> Step:
        plan = self.kept(sheet)
        cast = roll(self.check, sheet, dice, plan)
        sheet, notes = self.check.game.pay(plan, self.check, sheet)
        if not self.asks:
            return settle(unasked(cast, dice), sheet, dice, notes)
        # What made it harder is faced by the throw, and weighs on nothing tried before the rest.
        sheet, more = made((SpendHarder(),), sheet, dice)
        return again(cast._replace(faced=True), sheet, dice, (*notes, *more))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rerolling:
    """Dice that may be rolled again before they count (CON-009, FO-035 to FO-037)."""

    cast: Cast

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Any) -> tuple[str, ...]:
        return verdict(reckon(self.cast))

    def options(self, sheet: Any) -> tuple[Option, ...]:
        keep = Option("keep", "Let the dice stand", hint="keep")
        return (keep, *(reroll.option for reroll in self._rerolls(sheet)))

    def odds(self, option: str, sheet: Any) -> Odds | None:
        """Return what the test comes to with these dice rolled again; None if they stand."""
        refuse(option, self.options(sheet))
        if option == "keep":
            return None
        chosen = next(one for one in self._rerolls(sheet) if one.option.id == option)
        return tally(ways_again(self.cast, chosen.places))

    def _rerolls(self, sheet: Any) -> tuple[Reroll, ...]:
        return self.cast.check.game.rerolls(self.cast, sheet)  # type: ignore[no-any-return]

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "keep":
            return spending(self.cast, sheet, dice, told=True)
        chosen = next(one for one in self._rerolls(sheet) if one.option.id == option)
        new = dice.roll(len(chosen.places), SIDES)
        used = (*self.cast.used, chosen.talent) if chosen.talent else self.cast.used
        cast = replaced(self.cast, chosen.places, new)._replace(used=used)
        sheet, notes = set_points(sheet, "luck", sheet.luck - chosen.luck)
        old = tuple(self.cast.faces[place] for place in chosen.places)
        told = Note("rerolled", {"old": old, "new": new, "by": chosen.talent})
        return again(cast, sheet, dice, (*notes, told))


@dataclass(frozen=True, slots=True, kw_only=True)
class Spending:
    """A success, and what its points and those of the pool may buy (CON-052, FO-018).

    Args:
        cast: The roll.
        told: Whether its player has just read how it fell.
    """

    cast: Cast
    told: bool = False

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Any) -> tuple[str, ...]:
        called, left = sheet.names.points, self.cast.left
        line = f"{called} to spend: {left} from this roll, {sheet.pool} in the pool."
        return (line,) if self.told else (*verdict(reckon(self.cast)), line)

    def options(self, sheet: Any) -> tuple[Option, ...]:
        keep = saving(self.cast.left, sheet)
        return (keep, *(barred(one, self.cast.left, sheet) for one in self._spends(sheet)))

    def _spends(self, sheet: Any) -> tuple[Spend, ...]:
        return self.cast.check.game.spends(self.cast, sheet)  # type: ignore[no-any-return]

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "save":
            return settle(self.cast, sheet, dice)
        chosen = next(one for one in self._spends(sheet) if one.option.id == option)
        left, sheet, notes = spent(chosen.cost, self.cast.left, sheet)
        sheet, more = made(chosen.effects, sheet, dice)
        cast = self.cast._replace(left=left, spent=(*self.cast.spent, option))
        return _offered(cast, sheet, dice, (*notes, *more), told=True)


def again(cast: Cast, sheet: Any, dice: Dice, notes: tuple[Note, ...] = ()) -> Step:
    """Offer dice to be rolled again, if there are any; else go on to the spending."""
    stage = Rerolling(cast=cast)
    if any(not option.reason for option in stage.options(sheet)[1:]):
        return Step(stage, sheet, notes)
    return spending(cast, sheet, dice, notes)


def spending(
    cast: Cast, sheet: Any, dice: Dice, notes: tuple[Note, ...] = (), *, told: bool = False
) -> Step:
    """Give a roll its points, and offer what they may buy."""
    gained = gain(cast.terms, cast.tally)
    return _offered(cast._replace(gained=gained, left=gained), sheet, dice, notes, told=told)


def _offered(cast: Cast, sheet: Any, dice: Dice, notes: tuple[Note, ...], *, told: bool) -> Step:
    """Offer what a success may buy, if anything can be paid; else settle it."""
    if cast.passed:
        stage = Spending(cast=cast, told=told)
        if any(not option.reason for option in stage.options(sheet)[1:]):
            return Step(stage, sheet, notes)
    return settle(cast, sheet, dice, notes)


def settle(cast: Cast, sheet: Any, dice: Dice, notes: tuple[Note, ...] = ()) -> Step:
    """Save what is left, let complications come, and close the test."""
    outcome = reckon(cast)
    sheet, more = made(outcome.changes, sheet, dice)
    notes = (*notes, *more)
    return Step(None, sheet, notes, outcome._replace(changes=()), minutes_of(notes))
