"""The decisions around one roll: a talent to borrow, the attribute to use, and AP after the dice.

Notes: outbid.
"""

from collections.abc import Callable
from dataclasses import replace

from solo.errors import SoloError
from solo.rules.core.encounters import refuse
from solo.rules.core.hiding import judged, may_help
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Check
from solo.rules.core.script import Scripted, opened
from solo.rules.core.table import Script, Table, TurnRules
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.task import Roll, Task, Terms, unable, ways_of, worn_by
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.messages.sentences import asked, told, verdict


def begin_roll(task: Task, sheet: Sheet, *, asks: bool = True) -> Scripted[Sheet]:
    """Open one roll as an encounter; `asks` is whether its player is offered anything around it."""
    return opened(sheet, attribute_roll, task, asks=asks)


def attribute_roll(
    table: Table[Sheet],
    task: Task,
    *,
    asks: bool,
    leave: bool = True,
    warning: str = "",
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

    def status() -> tuple[str, ...]:
        lines = asked(task, task.terms(table.sheet, picked), table.sheet)
        return (*lines, warning) if warning else lines

    def options() -> tuple[Option, ...]:
        if asks and (why := task.barred(table.sheet)):
            return _without_talent(task.talent, why, table.sheet)
        return _ways_to_roll(task, picked, table.sheet, leave=leave)

    def shown() -> tuple[Option, ...]:
        return _no_worse(options(), task, picked, table.sheet)

    def chances(option: str) -> Odds | None:
        return _chances(option, task, picked, part_of, table.sheet)

    while True:
        forced = None if asks else "roll"
        answer = yield from table.ask(
            shown,
            status,
            forced=forced,
            odds=chances,
            admits=lambda option: refuse(option, options()),
        )
        match answer.option.split("-"):
            case ["abort"]:
                return Outcome("aborted")
            case ["recharge"]:
                table.become(talents.recharge(table.sheet, task.talent, fighting=False))
            case ["borrow"]:
                table.become(talents.borrow(table.sheet, task.talent))
            case ["use", attribute]:
                picked = attribute
            case _:  # the roll, or to let it be, since it is barred
                return (yield from roll_and_boost(table, task, picked, asks=asks))


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

    def status() -> tuple[str, ...]:
        need = task.lacking(roll, table.sheet)
        against = f" ({need}, and {bids} that the GM bids against them)" if bids else ""
        line = f"{need + bids} AP would turn it{against}; you have {table.sheet.ap}."
        return (*verdict(task.judge(roll, table.sheet)), line)

    def options() -> tuple[Option, ...]:
        return _boosts(task, roll, table.sheet, bids)

    before = table.rolled
    if _can_boost(task, roll, table.sheet, bids):
        # A kept bonus is used up by the throw: what is tried before the rest has it no more.
        table.change(*worn_by(table.sheet, roll.terms))
        roll = roll._replace(worn=True)
    while _can_boost(task, roll, table.sheet, bids):
        table.rolled = task.judge(roll, table.sheet)  # for `why`, while it waits
        answer = yield from table.ask(options, status, turn=turn)
        table.answered()  # the roll has fallen: no odds are left
        if answer.option == "keep":
            break
        points = int(answer.option.removeprefix("boost-"))
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
    table.rolled = before
    return roll


def _ways_to_roll(task: Task, picked: str, sheet: Sheet, *, leave: bool) -> tuple[Option, ...]:
    """Offer the roll, with each attribute that it may be made with."""
    found = [Option("roll", "Do it" if task.sure else "Roll", hint="roll")]
    chosen = task.terms(sheet, picked).attribute
    for rating in task.attribute if len(task.attribute) > 1 else ():
        if rating.attribute and rating.attribute != chosen:
            bonus = task.terms(sheet, rating.attribute).bonus
            text = f"Use {rating.attribute.capitalize()}: {bonus:+} in all"
            found.append(Option(f"use-{rating.attribute}", text, hint=rating.attribute))
    if leave:
        found.append(Option("abort", "Think better of it", hint="abort"))
    return tuple(found)


def _chances(
    option: str, task: Task, picked: str, part_of: Check[Sheet] | None, sheet: Sheet
) -> Odds | None:
    """Return the odds of the roll as it stands, or with another attribute."""
    if option == "roll":
        return odds(part_of or _using(task, picked), sheet)
    if option.startswith("use-"):
        return odds(_using(task, option.removeprefix("use-")), sheet)
    return None


def _no_worse(
    options: tuple[Option, ...], task: Task, picked: str, sheet: Sheet
) -> tuple[Option, ...]:
    """Leave out the attributes with which no better outcome is likelier."""
    now = task.terms(sheet, picked)

    def helps(option: Option) -> bool:
        other = task.terms(sheet, option.id.removeprefix("use-"))
        if other.dice == now.dice:
            return other.bonus > now.bonus
        return _may_help(task, other, now, sheet)

    return tuple(one for one in options if not one.id.startswith("use-") or helps(one))


def _may_help(task: Task, other: Terms, now: Terms, sheet: Sheet) -> bool:
    """Tell whether other terms may help; so it is taken where there are too many ways."""
    try:
        return may_help(judged(ways_of(task, other, sheet)), judged(ways_of(task, now, sheet)))
    except SoloError:
        return True


def _without_talent(talent: str, why: str, sheet: Sheet) -> tuple[Option, ...]:
    """Offer AP that would make a talent usable (FH-110, FH-193), and to let the roll be."""
    leave = Option("leave", f"Let it be: {why}", hint="leave")
    if talent in sheet.exhausted:
        price = talents.recharge_price(sheet, talent, fighting=False)
        text, key = f"Use {title(talent)} again for {price} AP", "recharge"
    elif talent in talents.borrowable(sheet):
        price = awesome.price("borrow")
        text, key = f"Use {title(talent)} this once for {price} AP", "borrow"
    else:
        return (leave,)
    return (leave, Option(key, text, reason=awesome.short(sheet, price), hint=key))


def _using(task: Task, picked: str) -> Task:
    """Return the roll as made with the attribute that was picked."""
    found = tuple(rating for rating in task.attribute if picked and rating.attribute == picked)
    return replace(task, attribute=found) if found else task


def _can_boost(task: Task, roll: Roll, sheet: Sheet, bids: int) -> bool:
    """Tell whether AP can still better a roll that fails: more of them than the GM bids."""
    return task.boost and sheet.ap > bids and task.lacking(roll, sheet) > 0


def _boosts(task: Task, roll: Roll, sheet: Sheet, bids: int) -> tuple[Option, ...]:
    """Offer to leave the roll as it fell, and each number of AP up to what success needs."""
    found = [Option("keep", "Leave it as it is", hint="keep")]
    for points in range(1, min(task.lacking(roll, sheet), sheet.ap) + 1):
        raised = roll._replace(boosts=roll.boosts + points)
        text = f"Spend {points} AP: {raised.total} against {roll.rival.number}"
        if not bids:  # what the GM lets through is not known yet
            text += f", {told(task.judge(raised, sheet))}"
        found.append(Option(f"boost-{points}", text, hint=f"boost {points}"))
    return tuple(found)
