"""The decisions around one roll: a talent to borrow, the attribute to use, and AP after the dice.

Notes: outbid.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.menus.hiding import judged, may_help
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.protocols import Check, TurnRules
from solo.rules.core.script import Scripted, opened
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.task import Roll, Task, Terms, unable, ways_of, worn_by
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet
from solo.rules.fictive_hack.messages.sentences import asked, fallen, verdict
from solo.rules.fictive_hack.words import words
from solo.words import Text


def begin_roll(task: Task, sheet: Sheet, *, asks: bool = True) -> Scripted[Sheet]:
    """Open one roll as an encounter; `asks` is whether its player is offered anything around it."""
    return opened(sheet, attribute_roll, task, asks=asks)


def attribute_roll(
    table: Table[Sheet],
    task: Task,
    *,
    asks: bool,
    leave: bool = True,
    warning: Text = "",
    part_of: Check[Sheet] | None = None,
) -> Script[Outcome]:
    """Decide how a roll is made, and make it.

    Args:
        table: Where it is rolled.
        task: What is rolled.
        asks: Whether its player is offered anything around it.
        leave: Whether it can be thought better of; the label is then `aborted`.
        warning: A line about what failure brings.
        part_of: The action that the roll is part of: the odds of the roll are then those of it.
    """
    picked = ""  # the attribute to use; nothing is the best

    def status() -> tuple[Text, ...]:
        lines = asked(task, task.terms(table.sheet, picked), table.sheet)
        return (*lines, warning) if warning else lines

    def offers() -> Sequence[Offer[Way]]:
        if asks and (why := task.barred(table.sheet)):
            return _without_talent(task.talent, why, table.sheet)
        return _ways_to_roll(task, picked, table.sheet, leave=leave)

    def chances(way: Way) -> Odds | None:
        if way.attribute is None:
            return None
        whole = part_of if way.rolls else None
        return odds(whole or _using(task, way.attribute), table.sheet)

    while True:
        forced = None if asks else "roll"
        way = (yield from table.pick(offers, status, forced=forced, odds=chances)).does
        if way.leaves:
            return Outcome("aborted")
        if way.pays is not None:
            table.become(way.pays(table.sheet))
        elif way.rolls:
            return (yield from roll_and_boost(table, task, picked, asks=asks))
        else:
            picked = way.attribute or ""


class Way(NamedTuple):
    """A decision before a roll: to make it, with which attribute, to pay for it, or to leave it."""

    attribute: str | None = None  # the attribute that it is made with then; None for no roll
    rolls: bool = False  # whether it is rolled at once
    leaves: bool = False  # whether it is thought better of
    pays: Callable[[Sheet], Changed] | None = None  # makes a talent usable for it


def _unclaimed(points: int) -> None:
    """Do nothing: outside a fight the AP that are bid belong to no fighter."""


def roll_and_boost(
    table: Table[Sheet],
    task: Task,
    picked: str = "",
    *,
    asks: bool,
    turn: TurnRules | None = None,
    bid: Callable[[int], None] = _unclaimed,
) -> Script[Outcome]:
    """Throw the dice, and let AP raise a failure (FH-190) unless the GM outbids them (FH-203).

    Args:
        table: Where it is rolled.
        task: What is rolled.
        picked: The attribute to use; nothing is the best.
        asks: Whether AP are offered.
        turn: What an improvised action means meanwhile.
        bid: Takes the AP that the GM bids from those to whom they belong.
    """
    if why := task.barred(table.sheet):
        return unable(why)
    table.weigh(_using(task, picked))
    roll = task.throw(table.sheet, table.dice, picked)
    if asks:
        roll = yield from _boosted(table, task, roll, turn, bid)
    outcome = task.paid(task.judge(roll, table.sheet), table.sheet)
    table.change(*outcome.changes)
    return outcome._replace(changes=())


def _boosted(
    table: Table[Sheet],
    task: Task,
    roll: Roll,
    turn: TurnRules | None,
    bid: Callable[[int], None],
) -> Script[Roll]:
    """Let AP raise a roll that fails, as long as it does and the player wants to (FH-190)."""
    bids = task.resist  # the AP that the GM has left to bid

    def status() -> tuple[Text, ...]:
        need = task.lacking(roll, table.sheet)
        line = words("would-turn", points=need + bids, need=need, bids=bids, ap=table.sheet.ap)
        return (*verdict(task.judge(roll, table.sheet)), line)

    def offers() -> Sequence[Offer[int]]:
        return _boosts(task, roll, table.sheet, bids)

    if _can_boost(task, roll, table.sheet, bids):
        # A kept bonus is used up by the throw: what is tried before the rest has it no more.
        table.change(*worn_by(table.sheet, roll.terms))
        roll = roll._replace(worn=True)
    while _can_boost(task, roll, table.sheet, bids):
        table.rolled = task.judge(roll, table.sheet)  # for `why`, while it waits
        points = (yield from table.pick(offers, status, turn=turn)).does
        table.answered()  # the roll has fallen: no odds are left
        if not points:
            break
        outbid = min(points, bids)
        table.become(awesome.spend(table.sheet, points, "a boost"))
        if outbid:
            table.tell("outbid", by=outbid)
            table.become(awesome.feed_bowl(table.sheet, outbid, "the bid against you"))
            bid(outbid)
        bids -= outbid
        roll = roll._replace(
            boosts=roll.boosts + points - outbid, cancelled=roll.cancelled + outbid
        )
    return roll


def _ways_to_roll(task: Task, picked: str, sheet: Sheet, *, leave: bool) -> list[Offer[Way]]:
    """Offer the roll, with each attribute that it may be made with.

    Those with which no better outcome is likelier are not shown.
    """
    roll = Option("roll", words("do-it" if task.sure else "roll"), hint="roll")
    found = [Offer(roll, Way(picked, rolls=True))]
    now = task.terms(sheet, picked)
    for rating in task.attribute if len(task.attribute) > 1 else ():
        if rating.attribute and rating.attribute != now.attribute:
            with_it = task.terms(sheet, rating.attribute)
            text = words("use-attribute", attribute=rating.attribute, bonus=with_it.bonus)
            option = Option(f"use-{rating.attribute}", text, hint=rating.attribute)
            helps = partial(_helps, task, with_it, now, sheet)
            found.append(Offer(option, Way(rating.attribute), shows=helps))
    if leave:
        option = Option("abort", words("think-better"), hint="abort")
        found.append(Offer(option, Way(leaves=True)))
    return found


def _helps(task: Task, other: Terms, now: Terms, sheet: Sheet) -> bool:
    """Tell whether other terms may help; so it is taken where there are too many ways."""
    if other.dice == now.dice:
        return other.bonus > now.bonus
    try:
        return may_help(judged(ways_of(task, other, sheet)), judged(ways_of(task, now, sheet)))
    except SoloError:
        return True


def _without_talent(talent: str, why: Text, sheet: Sheet) -> list[Offer[Way]]:
    """Offer AP that would make a talent usable (FH-110, FH-193), and to let the roll be."""
    found = [Offer(Option("leave", words("let-be", why=why), hint="leave"), Way(rolls=True))]
    if talent in sheet.exhausted:
        price = talents.recharge_price(sheet, talent, fighting=False)
        text, key = words("use-again", talent=talent, price=price), "recharge"
        pays = partial(talents.recharge, talent=talent, fighting=False)
    elif talent in talents.borrowable(sheet):
        price = awesome.price("borrow")
        text, key = words("use-once", talent=talent, price=price), "borrow"
        pays = partial(talents.borrow, talent=talent)
    else:
        return found
    option = Option(key, text, reason=awesome.short(sheet, price), hint=key)
    return [*found, Offer(option, Way(pays=pays))]


def _using(task: Task, picked: str) -> Task:
    """Return the roll as made with the attribute that was picked."""
    found = tuple(rating for rating in task.attribute if picked and rating.attribute == picked)
    return replace(task, attribute=found) if found else task


def _can_boost(task: Task, roll: Roll, sheet: Sheet, bids: int) -> bool:
    """Tell whether AP can still better a roll that fails: more of them than the GM bids."""
    return task.boost and sheet.ap > bids and task.lacking(roll, sheet) > 0


def _boosts(task: Task, roll: Roll, sheet: Sheet, bids: int) -> list[Offer[int]]:
    """Offer to leave the roll as it fell, and each number of AP up to what success needs."""
    found = [Offer(Option("keep", words("keep-roll"), hint="keep"), 0)]
    for points in range(1, min(task.lacking(roll, sheet), sheet.ap) + 1):
        raised = roll._replace(boosts=roll.boosts + points)
        text = words(
            "boost",
            **fallen(task.judge(raised, sheet)),
            points=points,
            total=raised.total,
            difficulty=roll.rival.number,
            known=not bids,  # else what the GM lets through is not known yet
        )
        found.append(Offer(Option(f"boost-{points}", text, hint=f"boost {points}"), points))
    return found
