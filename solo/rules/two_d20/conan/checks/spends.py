"""The offers of Conan around a test: before the roll, to roll again, and to buy afterwards."""

from collections.abc import Mapping
from typing import Annotated, Protocol

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.effects import Changed
from solo.rules.core.outcome import Effect, Note, Option
from solo.rules.core.party.company import slug
from solo.rules.two_d20.conan.gear.written import Talent
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import testing
from solo.rules.two_d20.core.offering import Buy, Offers, buys, no_easier, other_attributes
from solo.rules.two_d20.core.pool import MOST_EXTRA
from solo.rules.two_d20.core.sheet import changed, set_points
from solo.rules.two_d20.core.testing import Plan, PoolTest, Reroll, Roll, Spend
from solo.rules.two_d20.core.words import words as shared
from solo.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A fact that the player may add for Fortune; only what the author lists is there (CON-071)."""

    id: Annotated[str, "Its name; a key under `also` if it is taken."]
    text: Annotated[str, "What is so."]
    fortune: Annotated[int, "What it costs."] = 1
    difficulty_mod: Annotated[int, "Steps that it adds, as a rule fewer than 0."] = -1


class Offering(PoolTest[Sheet], Protocol):
    """A skill test of Conan, as far as its offers depend on it."""

    @property
    def attribute(self) -> tuple[str, ...]: ...
    @property
    def skill(self) -> str: ...
    @property
    def fortune(self) -> int: ...
    @property
    def declarations(self) -> tuple[Declaration, ...]: ...
    @property
    def buys(self) -> tuple[Buy, ...]: ...
    @property
    def alone(self) -> bool: ...

    def heroes_helping(self, sheet: Sheet) -> Mapping[str, int]:
        """Return the heroes who may help, each with the target number."""
        ...

    def rated(self, sheet: Sheet | None, plan: Plan = ...) -> tuple[str, int]:
        """Return the attribute that is used, and its rating."""
        ...

    def spare(self, sheet: Sheet | None, plan: Plan) -> int:
        """Return the extra dice that are rolled, before the cap."""
        ...

    def talents(self, sheet: Sheet | None) -> tuple[Talent, ...]:
        """Return the hero's talents that bear on it."""
        ...


class Game(testing.Game[Offering, Sheet]):
    """The offers and prices of Conan; it has no state of its own."""

    points: str = "momentum"
    critical: str = "focus"
    usual_critical: int = 0
    cites: Mapping[str, str] = {
        "simple": "CON-013", "success": "CON-004", "critical": "CON-005", "sure": "CON-067",
        "talent": "CON-009", "assist": "CON-025", "difficulty": "CON-014", "points": "CON-007",
        "pass": "CON-006", "again": "CON-009", "worst": "CON-010, CON-011",
    }  # fmt: skip

    def offers(self, check: Offering, plan: Plan, sheet: Sheet) -> tuple[tuple[Option, Plan], ...]:
        """Return what may be decided before the roll."""
        return (
            *_dice_offers(check, plan, sheet),
            *_help_offers(check, plan, sheet),
            *_declared(check, plan, sheet),
            *other_attributes(check.attribute, check.rated(sheet, plan)[0], plan, sheet),
        )

    def affords(self, plan: Plan, check: Offering, sheet: Sheet) -> bool:
        gear = [item.name for item in sheet.gear]
        return (
            sheet.options.bonus_d20_cost * plan.bought <= sheet.pool
            and _fortune(check, plan) <= sheet.luck
            and all(gear.count(name) >= plan.free.count(name) for name in plan.free)
            and (not plan.helper or plan.helper in _helping(check, sheet))
        )

    def pay(self, plan: Plan, check: Offering, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Pay for extra dice, Fortune and what was used up (CON-008, CON-067, CON-071)."""
        price = sheet.options.bonus_d20_cost
        sheet, paid = set_points(sheet, "pool", sheet.pool - price * plan.bought)
        sheet, given = set_points(sheet, "threat", sheet.threat + price * plan.given)
        sheet, lucky = set_points(sheet, "luck", sheet.luck - _fortune(check, plan))
        notes = (*paid, *given, *lucky)
        for name in plan.free:
            sheet = _used_up(sheet, name)
            notes += (Note("used-up", {"name": name}),)
        return sheet, notes

    def rerolls(self, rolled: Roll[Offering], sheet: Sheet) -> tuple[Reroll, ...]:
        """Return the dice that talents may roll again (CON-009)."""
        found: list[Reroll] = []
        for talent in rolled.check.talents(sheet):
            if rolled.used.count(talent.name) >= talent.reroll_d20:
                continue
            for place, face in sorted(enumerate(rolled.faces), key=lambda pair: -pair[1]):
                seen = any(face == rolled.faces[r.places[0]] for r in found)
                if place in rolled.stands or seen:
                    continue
                option = Option(
                    f"reroll-{face}", words("reroll", face=face, talent=talent.name, more="")
                )
                found.append(Reroll(option, (place,), talent=talent.name))
        return tuple(found)

    def spends(self, rolled: Roll[Offering], sheet: Sheet) -> tuple[Spend, ...]:
        """Return what Momentum buys after a test outside a fight: the author's, and Second Wind.

        Second Wind can be bought from the pool at any time (CON-060). So it is offered here only if
        the pool has no room for the Momentum of this test.
        """
        if rolled.check.held:
            return ()
        wares = buys(rolled, "Momentum")
        momentum = rolled.left + sheet.pool
        asked = momentum > sheet.pool_cap or any(ware.cost <= momentum for ware in wares)
        return (*wares, *(one.spend for one in winds(sheet))) if asked else wares

    def complicated(self, number: int) -> Effect[Sheet]:
        """Return the Doom of complications (CON-010)."""
        return Complicated(number)


GAME = Game()


@dataclass(frozen=True, slots=True)
class Complicated:
    """Complications that become Doom (CON-010, CON-073; the amount is our default)."""

    number: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed[Sheet]:
        doom = self.number * sheet.options.complication_doom
        sheet, _ = set_points(sheet, "threat", sheet.threat + doom)
        facts = {"number": self.number, "points": doom, "now": sheet.threat}
        return sheet, (Note("complicated", facts),)


@dataclass(frozen=True, slots=True)
class Breath:
    """Second Wind by Momentum: Stress of one kind comes back (CON-060)."""

    points: int
    mental: bool

    def apply(self, sheet: Sheet, dice: Dice) -> Changed[Sheet]:
        return recover(sheet, self.points, mental=self.mental)


class Wind(NamedTuple):
    """Second Wind for one kind of Stress (CON-060)."""

    called: str  # the kind
    mental: bool

    @property
    def id(self) -> str:
        """Its name among the options."""
        return f"second-wind-{self.called}"

    @property
    def text(self) -> Message:
        """What it gives back."""
        return words("second-wind", track=self.called)

    @property
    def spend(self) -> Spend:
        """How it is bought."""
        row = printed("momentum")["spends"]["second-wind"]
        text = shared("priced", text=self.text, cost=row["cost"], points="Momentum")
        return Spend(
            Option(self.id, text, hint=self.called),
            row["cost"],
            (Breath(row["recovers"], self.mental),),
        )


def winds(sheet: Sheet) -> tuple[Wind, ...]:
    """Return Second Wind for each kind of Stress that is lacking (CON-060)."""
    vigor, resolve = sheet.vigor < sheet.most_vigor, sheet.resolve < sheet.most_resolve
    found = [Wind("vigor", False)] if vigor else []
    return (*found, *([Wind("resolve", True)] if resolve else []))


def _dice_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    price = sheet.options.bonus_d20_cost
    more = check.spare(sheet, plan) + check.fortune + plan.sure
    full = words("most-extra", most=MOST_EXTRA) if more >= MOST_EXTRA else ""
    left, luck = sheet.pool - price * plan.bought, sheet.luck - _fortune(check, plan)
    given = words("die-for-doom", price=price)
    offers = [(Option("doom", given, "", full, "doom"), plan._replace(given=plan.given + 1))]
    if left >= price:
        bought = words("die-for-momentum", price=price, left=left)
        offers.insert(0, (Option("momentum", bought, "", full, "momentum"),
                          plan._replace(bought=plan.bought + 1)))  # fmt: skip
    if luck:
        sure = words("die-for-fortune", left=luck)
        offers.append((Option("fortune", sure, "", full, "fortune"),
                       plan._replace(sure=plan.sure + 1)))  # fmt: skip
    for item in dict.fromkeys(sheet.gear):
        left = sum(one.name == item.name for one in sheet.gear) - plan.free.count(item.name)
        if item.resource and item.skill in ("", check.skill) and left:
            text = words("use-up", name=item.name)
            option = Option(f"use-{slug(item.name)}", text, "", full)
            offers.append((option, plan._replace(free=(*plan.free, item.name))))
    return offers


def _fortune(check: Offering, plan: Plan) -> int:
    """Return the Fortune that a plan costs (CON-067, CON-071)."""
    declared = [one.fortune for one in check.declarations if one.id in plan.eased]
    return plan.sure + sum(declared)


def _help_offers(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    """Offer the help of companions and other heroes: one die of one of them (CON-025)."""
    if plan.helper or check.alone:
        return []  # in a fight companions have turns of their own
    return [
        (Option(f"help-{key}", words("let-help", name=name, tn=tn), hint="help"),
         plan._replace(helper=key))
        for key, (name, tn) in _helping(check, sheet).items()
    ]  # fmt: skip


def _helping(check: Offering, sheet: Sheet) -> Mapping[str, tuple[str, int]]:
    """Return who may help, companions and other heroes, each by name with the target number."""
    heroes = check.heroes_helping(sheet)
    names = {slug(one.name): one.name for one in sheet.party if slug(one.name) in heroes}
    friends = {key: (block.name, block.tn) for key, block in sheet.companions.items() if block.tn}
    return {**friends, **{who: (name, heroes[who]) for who, name in names.items()}}


def _declared(check: Offering, plan: Plan, sheet: Sheet) -> Offers:
    offers = []
    left = sheet.luck - _fortune(check, plan)
    for one in check.declarations:
        if one.id in plan.eased:
            continue
        after = plan._replace(eased=(*plan.eased, one.id))
        poor = "" if left >= one.fortune else words("little-fortune")
        idle = no_easier(check, plan, after, sheet)
        text = words("declared", text=one.text, cost=one.fortune, by=one.difficulty_mod, idle=idle)
        offers.append((Option(one.id, text, "", poor), after))
    return offers


def _used_up(sheet: Sheet, name: str) -> Sheet:
    gear = list(sheet.gear)
    gear.remove(next(item for item in gear if item.name == name))
    return changed(sheet, gear=tuple(gear))
