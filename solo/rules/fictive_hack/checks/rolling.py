"""One roll as its player lives it: which attribute, a talent to borrow, and AP after the dice."""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, minutes_of, refuse
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.rolls import Cast, Task, unable, worn_by
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.ids import title
from solo.rules.fictive_hack.messages.sentences import asked, told, verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolling:
    """A roll that is about to be made.

    Args:
        task: What is rolled.
        asks: Whether its player is offered anything around it.
        picked: The attribute picked, or nothing for the best.
        leave: Whether it can be thought better of.
        minutes: The game time that it takes.
    """

    task: Task
    asks: bool = True
    picked: str = ""
    leave: bool = True
    minutes: int = 0

    @property
    def forced(self) -> str | None:
        return None if self.asks else "roll"

    def cast(self, sheet: Sheet, dice: Dice) -> Cast:
        """Throw the dice."""
        return self.task.throw(sheet, dice, self.picked)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return asked(self.task, self.task.terms(sheet, self.picked), sheet)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        why = self._why_not(sheet)
        if why:
            return self._without_talent(sheet, why)
        options = [Option("roll", "Do it" if self.task.sure else "Roll", hint="roll")]
        chosen = self.task.terms(sheet, self.picked).attribute
        for rating in self.task.attribute:
            if rating.attribute and rating.attribute != chosen and len(self.task.attribute) > 1:
                terms = self.task.terms(sheet, rating.attribute)
                text = f"Use {rating.attribute.capitalize()}: {terms.bonus:+} in all"
                options.append(Option(f"use-{rating.attribute}", text, hint=rating.attribute))
        if self.leave:
            options.append(Option("abort", "Think better of it", hint="abort"))
        return tuple(options)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        name = self.picked if option == "roll" else option.removeprefix("use-")
        if self._why_not(sheet) or not (option == "roll" or option.startswith("use-")):
            return None
        picked = tuple(rating for rating in self.task.attribute if rating.attribute == name)
        return odds(replace(self.task, attribute=picked or self.task.attribute), sheet)

    def _why_not(self, sheet: Sheet) -> str:
        return self.task.barred(sheet)

    def _without_talent(self, sheet: Sheet, why: str) -> tuple[Option, ...]:
        """Offer what would make a talent usable, and to let it be."""
        name = self.task.talent
        leave = Option("leave", f"Let it be: {why}", hint="leave")
        if not name or self.asks is False:
            return (leave,)
        if name in sheet.exhausted:
            price = talents.recharge_price(sheet, name, fighting=False)
            text, key = f"Use {title(name)} again for {price} AP", "recharge"
        elif name in talents.borrowable(sheet):
            price = awesome.price("borrow")
            text, key = f"Use {title(name)} this once for {price} AP", "borrow"
        else:
            return (leave,)
        short = awesome.short(sheet, price)
        return (leave, Option(key, text, reason=short, hint=key))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if option == "roll" and not self.asks and (why := self._why_not(sheet)):
            return Step(None, sheet, (), unable(why))
        if self.asks:
            refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), unable(self._why_not(sheet)))
        if option == "abort":
            return Step(None, sheet, (), Outcome("aborted"))
        if option == "recharge":
            sheet, notes = talents.recharge(sheet, self.task.talent, fighting=False)
            return Step(self, sheet, notes)
        if option == "borrow":
            sheet, notes = talents.borrow(sheet, self.task.talent)
            return Step(self, sheet, notes)
        if option.startswith("use-"):
            return Step(replace(self, picked=option.removeprefix("use-")), sheet)
        cast = self.cast(sheet, dice)
        fallen = Boosting(task=self.task, cast=cast, left=self.task.resist, minutes=self.minutes)
        if self.asks and fallen.offers(sheet):
            # A kept bonus is used up by the throw: what is tried before the rest has it no more.
            sheet, notes = made(worn_by(sheet, cast.terms), sheet, dice)
            return Step(replace(fallen, cast=cast._replace(worn=True)), sheet, notes)
        return fallen.settle(sheet, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Boosting:
    """A failed roll that AP can still raise (FH-190), unless the GM outbids them (FH-203).

    Args:
        task: What was rolled.
        cast: How it fell.
        left: AP that the GM has left to bid.
        minutes: The game time that it takes.
    """

    task: Task
    cast: Cast
    left: int = 0
    minutes: int = 0

    @property
    def forced(self) -> str | None:
        return None

    def offers(self, sheet: Sheet | None) -> bool:
        """Tell whether there is anything to decide."""
        if sheet is None or not self.task.boost or not sheet.ap:
            return False
        return self.task.lacking(self.cast, sheet) > 0

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        need = self.task.lacking(self.cast, sheet)
        line = f"{need} AP would turn it; you have {sheet.ap}."
        if self.left:
            line += f" The GM has {self.left} AP to bid against them."
        return (*verdict(self.task.judge(self.cast, sheet)), line)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        need = self.task.lacking(self.cast, sheet)
        options = [Option("keep", "Leave it as it is", hint="keep")]
        for points in range(1, min(need, sheet.ap) + 1):
            raised = self.cast._replace(boosts=self.cast.boosts + points)
            text = f"Spend {points} AP: {raised.total} against {self.cast.rival.number}"
            if not self.left:  # what the GM lets through is not known yet
                text += f", {told(self.task.judge(raised, sheet))}"
            options.append(Option(f"boost-{points}", text, hint=f"boost {points}"))
        return tuple(options)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "keep":
            return self.settle(sheet, dice)
        points = int(option.removeprefix("boost-"))
        sheet, notes = awesome.spend(sheet, points, "a boost")
        bid = min(points, self.left)
        if bid:
            sheet, more = awesome.feed_bowl(sheet, bid, "the bid against you")
            notes += (Note("outbid", {"by": bid}), *more)
        cast = self.cast._replace(
            boosts=self.cast.boosts + points - bid, cancelled=self.cast.cancelled + bid
        )
        following = replace(self, cast=cast, left=self.left - bid)
        if following.offers(sheet):
            return Step(following, sheet, notes)
        return following.settle(sheet, dice, notes)

    def settle(self, sheet: Sheet, dice: Dice, notes: tuple[Note, ...] = ()) -> Step:
        """Make the roll's changes and close it."""
        outcome = self.task.paid(self.task.judge(self.cast, sheet), sheet)
        sheet, more = made(outcome.changes, sheet, dice)
        minutes = self.minutes + minutes_of(more)
        return Step(None, sheet, notes + more, outcome._replace(changes=()), minutes)
