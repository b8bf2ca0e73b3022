"""How checks and fights are opened whose decisions stand in other files than what authors write.

An adventure is loaded without those files; each is imported when such a check is first begun.
"""

from collections.abc import Callable

from solo.late import Catalogue
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.fell.heroes.sheet import Sheet

Opens = Callable[..., Encounter[Sheet]]
"""Takes what was written, the sheet, and `asks`: whether offers are to be made."""

OPENINGS: Catalogue[Opens] = Catalogue()
"""By the class attribute `opens_as` of what was written."""


@OPENINGS.late("test")
def _test() -> tuple[Opens, ...]:
    from solo.rules.core.encounters import Outright
    from solo.rules.fell.checks.decisions import testing
    from solo.rules.fell.checks.tests import Test

    def begin(test: Test, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        if test.sure(sheet):
            return Outright(check=test)
        return opened(sheet, testing, test, asks=asks)

    return (begin,)


@OPENINGS.late("contest")
def _contest() -> tuple[Opens, ...]:
    from solo.rules.fell.checks.decisions import contesting
    from solo.rules.fell.checks.social import Leverage
    from solo.rules.fell.checks.tests import Contest

    def begin(contest: Contest | Leverage, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return opened(sheet, contesting, contest, asks=asks)

    return (begin,)


@OPENINGS.late("cast")
def _casting() -> tuple[Opens, ...]:
    from solo.rules.fell.actions.casting import Casting
    from solo.rules.fell.checks.decisions import casting

    def begin(spell: Casting, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return opened(sheet, casting, spell, asks=asks)

    return (begin,)


@OPENINGS.late("fight")
def _fight() -> tuple[Opens, ...]:
    from solo.rules.fell.fight import battle
    from solo.rules.fell.fight.written import Fight

    def begin(fight: Fight, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return battle.begin(fight, sheet)

    return (begin,)
