"""Offers around a test that both games make: what an author sells, another attribute."""

from collections.abc import Collection
from typing import Annotated, Protocol, TypeVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.outcome import Option
from solo.rules.two_d20.core.sheet import Hero
from solo.rules.two_d20.core.testing import Plan, PoolTest, Roll, Spend
from solo.rules.two_d20.core.words import words

H = TypeVar("H", bound=Hero)
B = TypeVar("B", bound="Selling")

Offers = list[tuple[Option, Plan]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Buy(Checked):
    """An author's offer that points buy after a success; its id is a key under `also`."""

    id: str
    text: str
    cost: Annotated[int, Within(1)] = 1


class Selling(Protocol):
    """A test that lets points buy something after a success."""

    @property
    def buys(self) -> tuple[Buy, ...]:
        """The offers of the author."""
        ...


def buys(rolled: Roll[B], points: str) -> tuple[Spend, ...]:
    """Return what the author lets points buy, each once; `points` is what they are called."""
    return tuple(
        Spend(
            Option(buy.id, words("priced", text=buy.text, cost=buy.cost, points=points)), buy.cost
        )
        for buy in rolled.check.buys
        if buy.id not in rolled.spent
    )


def other_attributes(names: Collection[str], now: str, plan: Plan, sheet: Hero) -> Offers:
    """Offer the attributes that would do in place of the one that counts now."""
    return [
        (Option(f"with-{name}", words("use", name=name, score=sheet.attributes[name]), hint=name),
         plan._replace(attribute=name, stacked=False))
        for name in names
        if name != now and len(names) > 1
    ]  # fmt: skip


def no_easier(check: PoolTest[H], plan: Plan, after: Plan, sheet: H) -> bool:
    """Whether a detail should ease a test that is as easy as it gets."""
    meant = sum(one for _, one in check.terms(sheet, after).steps)
    now = sum(one for _, one in check.terms(sheet, plan).steps)
    same = check.terms(sheet, after).difficulty == check.terms(sheet, plan).difficulty
    return same and meant < now
