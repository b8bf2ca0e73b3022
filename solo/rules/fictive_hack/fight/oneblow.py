"""One attack outside a fight, as its player lives it: the roll, and what is added to it after."""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, minutes_of, refuse
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Note, Option, Step
from solo.rules.fictive_hack.checks.effects import Uses
from solo.rules.fictive_hack.fight.attack import outcome_of, throw
from solo.rules.fictive_hack.fight.blow import Blow
from solo.rules.fictive_hack.fight.offers import DONE, added, offers
from solo.rules.fictive_hack.fight.striking import Attack
from solo.rules.fictive_hack.heroes.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class OneBlow:
    """One attack outside a fight, and what its player adds to it after the roll.

    Args:
        attack: What is tried.
        asks: Whether the player is offered anything.
        blow: How it fell, once it has.
    """

    attack: Attack
    asks: bool = True
    blow: Blow | None = None

    @property
    def forced(self) -> str | None:
        return "roll" if self.blow is None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.blow is None:
            return ()
        struck, faces = self.blow.struck, ", ".join(map(str, self.blow.thrown.faces))
        what = f"hits for {plural(struck.wounds, 'Wound')}" if struck.hit else "misses"
        return (f"You roll {faces}: {struck.total} {what}. You have {sheet.ap} AP.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.blow is None:
            return (Option("roll", "Strike", hint="roll"),)
        return offers(self.blow, sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if self.blow is None:
            return self._thrown(sheet, dice)
        if option == DONE.id:
            return self._settle(self.blow, sheet, dice, ())
        blow, (sheet, notes) = added(self.blow, option, sheet)
        return self._on(blow, sheet, dice, notes)

    def _thrown(self, sheet: Sheet, dice: Dice) -> Step:
        if not self.asks:
            outcome = self.attack.resolve(sheet, dice)
            sheet, notes = made(outcome.changes, sheet, dice)
            return Step(None, sheet, notes, outcome._replace(changes=()), minutes_of(notes))
        terms = self.attack.terms(sheet)
        blow = Blow(
            target="", weapon=self.attack.wielded(sheet), terms=terms,
            thrown=throw(terms.pool, dice), mode="attack",
        )  # fmt: skip
        if blow.struck.dirty and sheet.has("fight dirty"):
            blow = replace(blow, free=("fight dirty",))
        return self._on(blow, sheet, dice, ())

    def _on(self, blow: Blow, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]) -> Step:
        if any(one.id != DONE.id and not one.reason for one in offers(blow, sheet)):
            return Step(replace(self, blow=blow), sheet, notes)
        return self._settle(blow, sheet, dice, notes)

    def _settle(self, blow: Blow, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]) -> Step:
        outcome = outcome_of(blow.terms, blow.thrown, blow.struck)
        lent = [Uses(talent=name) for name in _lent(blow, sheet)]
        sheet, more = made((*self.attack.uses(sheet, blow.thrown), *lent), sheet, dice)
        return Step(None, sheet, (*notes, *more), outcome, minutes_of(more))


def _lent(blow: Blow, sheet: Sheet) -> tuple[str, ...]:
    """Return the talents paid for once that helped (FH-193)."""
    helping = {
        "fight dirty": "fight dirty" in blow.paid,
        "weapon of choice": blow.terms.all_faces,
        "shield skill": sheet.shielded,
    }
    return tuple(name for name, helps in helping.items() if helps and name in sheet.borrowed)
