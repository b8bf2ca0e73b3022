"""What both games offer around a test: what an author lets points buy, another attribute."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.two_d20.core.testing import Cast, Plan, Spend

Offers = list[tuple[Option, Plan]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Buy:
    """What points buy after a success, by the author; its id is a key under `also`."""

    id: str
    text: str
    cost: int = 1

    def __post_init__(self) -> None:
        if self.cost < 1:
            raise ValueError(f"cost: 1 or more, not {self.cost}")


def buys(cast: Cast, one: str, many: str) -> tuple[Spend, ...]:
    """Return what the author lets points buy, each once; `one` and `many` name the points."""
    return tuple(
        Spend(Option(buy.id, f"{buy.text} ({plural(buy.cost, one, many)})", hint=buy.id), buy.cost)
        for buy in cast.check.buys
        if buy.id not in cast.spent
    )


def other_attributes(names: Collection[str], now: str, plan: Plan, sheet: Any) -> Offers:
    """Offer the attributes that would do in place of the one that counts now."""
    return [
        (Option(f"with-{name}", f"Use {name.capitalize()} {sheet.attributes[name]}", hint=name),
         plan._replace(attribute=name, stacked=False))
        for name in names
        if name != now and len(names) > 1
    ]  # fmt: skip


def no_easier(check: Any, plan: Plan, after: Plan, sheet: Any) -> str:
    """Warn of a detail that should ease a test which is as easy as it gets; else say nothing."""
    meant = sum(one for _, one in check.terms(sheet, after).steps)
    now = sum(one for _, one in check.terms(sheet, plan).steps)
    same = check.terms(sheet, after).difficulty == check.terms(sheet, plan).difficulty
    return ", but the test gets no easier" if same and meant < now else ""
