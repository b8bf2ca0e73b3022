"""Advancement between adventures. Neither text has rules for it, so these are ours."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.sheet import Hero, changed

H = TypeVar("H", bound=Hero)


class Purchase(NamedTuple):
    """Something that experience buys: what it is called, its price, and the fields it changes."""

    id: str
    text: str
    what: str
    now: int
    cost: int
    changes: Mapping[str, object]
    reason: str = ""


Purchases = Callable[[H], Sequence[Purchase]]


def advancement(table: Table[H], purchases: Purchases[H]) -> Script[Outcome]:
    """Let a hero between adventures buy one thing after another, until the player is done."""

    def affordable() -> list[Purchase]:
        return [one for one in purchases(table.sheet) if one.cost <= table.sheet.xp]

    def status() -> tuple[str, ...]:
        sheet = table.sheet
        told = f"{sheet.name} has {sheet.xp} experience to spend."
        dear = [one.cost for one in purchases(sheet) if one.cost > sheet.xp and not one.reason]
        if not dear:
            return (told,)
        if affordable():
            return (f"{told} There is more from {min(dear)} on.",)
        return (f"{told} The cheapest thing takes {min(dear)}.",)

    def options() -> tuple[Option, ...]:
        # What there is experience for; all that is too dear would make a long list.
        done = Option("done", "That is all for now", hint="done")
        bought = [
            Option(one.id, f"{one.text} ({one.cost} xp)", "", one.reason, one.id)
            for one in affordable()
        ]
        if any(not option.reason for option in bought):
            bought.sort(key=lambda option: bool(option.reason))
            return (*bought, done)
        return (done, *bought)

    while True:
        answer = yield from table.ask(options, status)
        if answer.option == "done":
            return Outcome("done")
        one = next(one for one in purchases(table.sheet) if one.id == answer.option)
        table.sheet = changed(table.sheet, xp=table.sheet.xp - one.cost, **one.changes)
        table.tell("improved", what=one.what, now=one.now, cost=one.cost)
