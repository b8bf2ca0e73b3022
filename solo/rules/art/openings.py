"""How encounters are opened whose rules stand in other files than what an author writes of them.

An adventure is loaded without those files; each is imported when such an encounter is first played.
"""

from collections.abc import Callable

from solo.late import Catalogue
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script

Opens = Callable[..., Encounter[Sheet]]
"""Takes what was written, the sheet, and `asks`: whether offers are to be made."""

OPENINGS: Catalogue[Opens] = Catalogue()
"""By the class attribute `opens_as` of what was written."""


@OPENINGS.late("combat")
def _combat() -> tuple[Opens, ...]:
    from solo.rules.art.fight.battle import open_fight

    return (open_fight,)


@OPENINGS.late("chase")
def _chase() -> tuple[Opens, ...]:
    from solo.rules.art.actions.chase.chase import chase

    return (_script(chase),)


@OPENINGS.late("phases")
def _phases() -> tuple[Opens, ...]:
    from solo.rules.art.actions.exploration.exploration import exploration

    return (_script(exploration),)


@OPENINGS.late("rounds")
def _rounds() -> tuple[Opens, ...]:
    from solo.rules.art.actions.rounds.rounds import rounds

    return (_script(rounds),)


def _script(rule: Callable[..., Script[Outcome]]) -> Opens:
    """Return what opens a script that asks its first question at once."""

    def begin(written: object, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return opened(sheet, rule, written, asks=asks)

    return begin
