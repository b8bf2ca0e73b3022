"""The offers around a test of Fallout: what is decided before the roll, and bought after it."""

from collections.abc import Mapping
from typing import Protocol

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice
from solo.rules.core.effects import Changed
from solo.rules.core.outcome import Effect, Note, Option
from solo.rules.two_d20.core import testing
from solo.rules.two_d20.core.effects import Tell
from solo.rules.two_d20.core.offering import Buy, Offers, buys, no_easier, other_attributes
from solo.rules.two_d20.core.pool import MOST_EXTRA
from solo.rules.two_d20.core.sheet import add_harder, set_points
from solo.rules.two_d20.core.testing import Plan, PoolTest, Reroll, Roll, Spend
from solo.rules.two_d20.core.words import words as shared
from solo.rules.two_d20.fallout.checks.details import Info, LuckOffer, Way
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Text

TIME, INFORMATION, FREE = "reduce-time", "information-", "no cost"


class Offering(PoolTest[Sheet], Protocol):
    """A skill test of Fallout, as far as its offers depend on it."""

    @property
    def luck_offers(self) -> tuple[LuckOffer, ...]: ...
    @property
    def info(self) -> tuple[Info, ...]: ...
    @property
    def buys(self) -> tuple[Buy, ...]: ...
    @property
    def minutes(self) -> int: ...
    @property
    def ally(self) -> bool: ...

    @property
    def ways_open(self) -> tuple[Way, ...]:
        """The skills that it can be made with, its own first."""
        ...

    def way(self, sheet: Sheet | None, plan: Plan = ...) -> Way:
        """Return the skill that counts: the one picked, or the best."""
        ...

    def rated(self, sheet: Sheet | None, plan: Plan = ...) -> tuple[str, int]:
        """Return the attribute that is used, and its rating."""
        ...

    def free_dice(self, sheet: Sheet | None, plan: Plan = ...) -> int:
        """Return the bonus dice that nobody pays for."""
        ...

    def heroes_helping(self, sheet: Sheet) -> Mapping[str, int]:
        """Return the heroes who may help, each with the target number."""
        ...

    def helpers(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the companions who are there and may help."""
        ...


class Game(testing.Game[Offering, Sheet]):
    """The offers and prices of Fallout; it has no state of its own."""

    points: str = "action_points"
    critical: str = "tag"
    usual_critical: int = 1
    cites: Mapping[str, str] = {
        "simple": "FO-012", "success": "FO-007", "critical": "FO-008, FO-009", "sure": "FO-020",
        "talent": "FO-020", "assist": "FO-015, FO-016", "difficulty": "FO-003", "points": "FO-013",
        "pass": "FO-012", "worst": "FO-010, FO-011",
        "again": "FO-035, FO-036",
    }  # fmt: skip

    def offers(self, check: Offering, plan: Plan, sheet: Sheet) -> tuple[tuple[Option, Plan], ...]:
        """Return what may be decided before the roll."""
        now, _ = check.rated(sheet, plan)
        attributes = check.way(sheet, plan).attributes
        return (
            *_dice_offers(check, plan, sheet),
            *_help_offers(check, plan, sheet),
            *_luck_offers(check, plan, sheet),
            *other_attributes(attributes, now, plan, sheet),
            *_skill_offers(check, plan, sheet),
        )

    def affords(self, plan: Plan, check: Offering, sheet: Sheet) -> bool:
        there = {*sheet.companions, *check.heroes_helping(sheet)} if plan.helper else ()
        helped = not plan.helper or plan.helper in there
        own, _ = costs(plan, sheet, check.free_dice(sheet, plan))
        return helped and own <= sheet.pool and luck_of(plan, check) <= sheet.luck

    def pay(self, plan: Plan, check: Offering, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Pay for dice and for luck (FO-019, FO-027, FO-031 to FO-033)."""
        free = check.free_dice(sheet, plan)
        own, given = costs(plan, sheet, free)
        sheet, paid = set_points(sheet, "pool", sheet.pool - own)
        sheet, gave = set_points(sheet, "threat", sheet.threat + given)
        sheet, lucky = set_points(sheet, "luck", sheet.luck - luck_of(plan, check))
        return sheet, (*paid, *gave, *lucky)

    def rerolls(self, rolled: Roll[Offering], sheet: Sheet) -> tuple[Reroll, ...]:
        """Return the dice that luck may roll again, each once (FO-035).

        What the test itself lets roll again at no cost comes first. The dice of an ally are not
        there: Luck is for the hero alone.
        """
        if rolled.check.ally:
            return ()
        price = int(printed("luck")["reroll"])
        found: list[Reroll] = []
        free = rolled.used.count(FREE) < rolled.terms.pool.again
        seen: set[int] = set()
        for place, face in sorted(enumerate(rolled.faces), key=lambda pair: -pair[1]):
            if place in rolled.stands or face in seen:
                continue
            seen.add(face)
            if free:
                option = Option(f"again-{face}", shared("reroll-free", face=face, more=""))
                found.append(Reroll(option, (place,), talent=FREE))
                continue
            poor = "" if sheet.luck >= price else words("no-luck")
            text = shared("reroll-luck", face=face, left=sheet.luck, more="")
            option = Option(f"reroll-{face}", text, reason=poor, hint=f"reroll {face}")
            found.append(Reroll(option, (place,), luck=price))
        return tuple(found)

    def spends(self, rolled: Roll[Offering], sheet: Sheet) -> tuple[Spend, ...]:
        """Return what Action Points buy after a success (FO-018, FO-021, FO-022).

        In a longer action the points are kept for the action, or spent on its time.
        """
        table = printed("action-points")
        if rolled.check.held:
            return _less_time(rolled, int(table["time"]))
        found = [
            Spend(
                Option(f"{INFORMATION}{ask.id}", words("ask", question=ask.question)),
                int(table["information"]), (Tell(ask.answer),),
            )
            for ask in rolled.check.info
            if f"{INFORMATION}{ask.id}" not in rolled.spent
        ]  # fmt: skip
        found += _less_time(rolled, int(table["time"]))
        return (*found, *buys(rolled, "Action Points"))

    def faced(self, check: Offering) -> tuple[Effect[Sheet], ...]:
        """Return what ends the steps on the hero's next test; a test of an ally does not end them.

        FO-010 (ours): a complication weighs on the hero's next test, whoever's dice showed it.
        """
        return () if check.ally else super().faced(check)

    def complicated(self, number: int) -> Effect[Sheet]:
        """Return what makes the next test harder (FO-010)."""
        return Complicated(number)


def _less_time(rolled: Roll[Offering], cost: int) -> tuple[Spend, ...]:
    """Offer to halve the time that a test takes, once (FO-022)."""
    if rolled.check.minutes < 2 or TIME in rolled.spent:
        return ()
    half = rolled.check.minutes_for((TIME,))
    text = words("less-time", half=half, minutes=rolled.check.minutes, points=cost)
    return (Spend(Option(TIME, text, hint="time"), cost),)


GAME = Game()


@dataclass(frozen=True, slots=True)
class Complicated:
    """Complications that make the next test harder, each by a step."""

    number: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed[Sheet]:
        return add_harder(sheet, self.number * sheet.options.complication_harder)


def price(number: int, free: int = 0) -> int:
    """Return the Action Points for so many bought dice.

    Args:
        number: Dice bought.
        free: Free dice that count as bought when the price is read (option `free_dice: place`);
            else 0.

    Source: FO-019; free dice don't change the price unless the option says so (FO-020).
    """
    table = printed("action-points")["dice"]
    return int(table[min(number + free, MOST_EXTRA)]) - int(table[min(free, MOST_EXTRA)])


def costs(plan: Plan, sheet: Sheet, free: int) -> tuple[int, int]:
    """Return what a plan's dice cost the pool, and what they give the gamemaster."""
    pushed = free if sheet.options.free_dice == "place" else 0
    own = price(plan.bought, pushed)
    return own, price(plan.bought + plan.given, pushed) - own


def luck_of(plan: Plan, check: Offering) -> int:
    """Return the Luck that a plan costs, for details and a stacked deck (FO-033)."""
    eased: int = sum(one.luck for one in check.luck_offers if one.id in plan.eased)
    return eased + int(printed("luck")["stacked"]) * plan.stacked


def _dice_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    """Offer one more die: for the group's points, or, when it has none, for points it gives away.

    Points given to the gamemaster buy nothing but dice (FO-019, FO-020, FO-027, FO-028).
    """
    free = check.free_dice(sheet, plan)
    more = free + plan.bought + plan.given
    full = words("most-bonus", most=MOST_EXTRA) if more >= MOST_EXTRA else ""
    left = sheet.pool - costs(plan, sheet, free)[0]
    offers = [_own_die(plan, sheet, free, full)] if left else []
    if not left or sheet.options.mix:
        offers.append(_gm_die(plan, sheet, free, full))
    return offers


def _own_die(plan: Plan, sheet: Sheet, free: int, full: Text) -> tuple[Option, Plan]:
    after = plan._replace(bought=plan.bought + 1)
    own, _ = costs(plan, sheet, free)
    step, left = costs(after, sheet, free)[0] - own, sheet.pool - own
    late = words("gm-dice-last") if plan.given else ""
    poor = late if left >= step else words("takes-you-have", cost=step, left=left)
    text = words("die-for-points", points=step, left=left)
    return Option("die", text, "", full or poor, "die"), after


def _gm_die(plan: Plan, sheet: Sheet, free: int, full: Text) -> tuple[Option, Plan]:
    after = plan._replace(given=plan.given + 1)
    step = costs(after, sheet, free)[1] - costs(plan, sheet, free)[1]
    text = words("die-given", points=step, there=sheet.threat)
    return Option("gm-die", text, "", full, "gm die"), after


def _help_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    """Offer the help of those whom the author lets help; they buy no dice (FO-015, FO-017)."""
    if plan.helper:
        return []
    skill, offers = check.way(sheet, plan).skill, []
    for key in check.helpers(sheet):
        block = sheet.companions[key]
        text = words("let-help", name=block.name, tn=block.helps_with(skill))
        offers.append((Option(f"help-{key}", text, hint="help"), plan._replace(helper=key)))
    for who, tn in check.heroes_helping(sheet).items():
        one = COMPANY.named(sheet, who)
        text = words("let-help", name=one.name if one else who, tn=tn)
        offers.append((Option(f"help-{who}", text, hint="help"), plan._replace(helper=who)))
    return offers


def _luck_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    left = sheet.luck - luck_of(plan, check)
    offers: Offers = []
    for one in check.luck_offers:
        if one.id not in plan.eased:
            after = plan._replace(eased=(*plan.eased, one.id))
            poor = "" if left >= one.luck else words("little-luck")
            idle = no_easier(check, plan, after, sheet)
            text = words(
                "luck-offer", text=one.text, cost=one.luck, idle=idle, by=one.difficulty_mod
            )
            offers.append((Option(one.id, text, "", poor), after))
    now, rating = check.rated(sheet, plan)
    better = sheet.attributes["luck"] > rating
    if better and not plan.stacked and now and now != "luck":
        cost = int(printed("luck")["stacked"])
        poor = "" if left >= cost else words("no-luck")
        luck = sheet.attributes["luck"]
        text = words("stacked-deck", luck=luck, attribute=now, rating=rating, cost=cost)
        option = Option("stacked-deck", text, "", poor, "stacked deck")
        offers.append((option, plan._replace(stacked=True)))
    return offers


def _skill_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    """Offer the other skills that would do, as long as no dice are bought (FO-001)."""
    if plan.bought or plan.given or len(check.ways_open) < 2:
        return []
    now = check.way(sheet, plan).skill
    others = [way for way in check.ways_open if way.skill != now]
    return [
        (Option(f"by-{way.id}", way.told(sheet), hint=way.skill),
         plan._replace(skill=way.skill, attribute="", stacked=False))
        for way in others
    ]  # fmt: skip
