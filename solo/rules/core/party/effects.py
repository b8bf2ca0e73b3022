"""Effects of an author on others than whoever acts: on all heroes, or on one of them.

Notes: those of the effects, and roller-picked.
"""

from typing import Generic, TypeVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import DecidingEffect
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import made
from solo.rules.core.outcome import AnyEffect, Effect, Outcome
from solo.rules.core.party.company import Changed, Led, slug
from solo.rules.core.party.rolls import Together
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table

S = TypeVar("S", bound=Led)

LEAD, ANYBODY, EVERYBODY, RANDOM, ROLLER = "lead", "any", "all", "random", "roller"
WHOM = (LEAD, ANYBODY, EVERYBODY, RANDOM, ROLLER)
"""Whom effects happen to: who acts, whom the player picks, all, one by a die, or who rolled."""


class Struck(NamedTuple):
    """What happens to others than whoever acts."""

    whom: str  # one of `WHOM`
    effects: tuple[AnyEffect, ...]
    roller: str = ""  # the slug of who made the roll that led here, if there was one


@dataclass(frozen=True, slots=True)
class Upon(DecidingEffect[S], Generic[S]):
    """Effects that happen to all heroes, or to one who is picked, drawn, or has rolled."""

    several: Together[S]
    struck: Struck

    @property
    def hurts(self) -> bool:
        """Whether one of them does damage."""
        return any(getattr(one, "hurts", False) for one in self.struck.effects)

    def apply(self, sheet: S, dice: Dice) -> Changed[S]:
        """Let them happen; where nobody can be asked, to whoever acts."""
        struck, company = self.struck, self.several.company
        effects: tuple[Effect[S], ...] = struck.effects
        if struck.whom == EVERYBODY:
            return company.each(sheet, lambda one: made(effects, one, dice))
        who = ""
        if struck.whom == ROLLER and company.named(sheet, struck.roller) is not None:
            who = struck.roller
        able = company.able_members(sheet)
        if struck.whom == RANDOM and len(able) > 1:
            (face,) = dice.roll(1, len(able))
            who = slug(able[face - 1].name)
        return company.acting(sheet, who, lambda one: made(effects, one, dice))

    def asking(self, sheet: S, *, asks: bool) -> Encounter[S] | None:
        """Ask whom they happen to, where the player picks and there are several."""
        if self.struck.whom != ANYBODY or not self.several.concerned(ANYBODY, sheet):
            return None
        return opened(sheet, _picked, self.several, self.struck.effects)


def _picked(
    table: Table[S], several: Together[S], effects: tuple[AnyEffect, ...]
) -> Script[Outcome]:
    who = yield from several.pick(table, whom=True)
    struck = several.company.acting(table.sheet, who, lambda one: made(effects, one, table.dice))
    table.become(struck)
    return Outcome("done")
