"""What experience buys between adventures. Neither text has rules for it, so these are ours."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.two_d20.core.sheet import changed, set_points


class Purchase(NamedTuple):
    """Something that experience buys: what it is called, its price, and the fields it changes."""

    id: str
    text: str
    what: str
    now: int
    cost: int
    changes: dict[str, Any]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Advancing:
    """A hero between adventures; each purchase leads back here until the player is done."""

    purchases: Callable[[Any], tuple[Purchase, ...]]

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Any) -> tuple[str, ...]:
        told = f"{sheet.name} has {sheet.xp} experience to spend."
        dear = [one.cost for one in self.purchases(sheet) if one.cost > sheet.xp and not one.reason]
        if not dear:
            return (told,)
        if self._affordable(sheet):
            return (f"{told} There is more from {min(dear)} on.",)
        return (f"{told} The cheapest thing takes {min(dear)}.",)

    def options(self, sheet: Any) -> tuple[Option, ...]:
        """List what there is experience for; all that is too dear would make a long list."""
        done = Option("done", "That is all for now", hint="done")
        bought = [
            Option(one.id, f"{one.text} ({one.cost} xp)", "", one.reason, one.id)
            for one in self._affordable(sheet)
        ]
        if any(not option.reason for option in bought):
            bought.sort(key=lambda option: bool(option.reason))
            return (*bought, done)
        return (done, *bought)

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "done":
            return Step(None, sheet, (), Outcome("done"))
        one = next(one for one in self.purchases(sheet) if one.id == option)
        sheet, _ = set_points(sheet, "xp", sheet.xp - one.cost)
        facts = {"what": one.what, "now": one.now, "cost": one.cost}
        return Step(self, changed(sheet, **one.changes), (Note("improved", facts),))

    def _affordable(self, sheet: Any) -> list[Purchase]:
        return [one for one in self.purchases(sheet) if one.cost <= sheet.xp]
