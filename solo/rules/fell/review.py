"""Advice on checks of an adventure that are allowed but unwise."""

from collections.abc import Iterator, Sequence

from solo.rules.core.system_parts import Advice
from solo.rules.fell.actions.casting import Casting
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.tests import Test

HARD = int(Die.D8)  # a hero's good die can't meet more without skill


def review(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield advice on tests whose risk is not told, and on those hardly anybody can pass.

    Source: FELL, FELL-009, FELL-011.
    """
    for place, check in enumerate(checks):
        if isinstance(check, Luck) and check.good > int(check.die):
            message = f"a {check.die.word} shows {int(check.die)} at most, so this is never lucky"
            yield Advice(place, "value-odd", message, "good", ("good",))
        if not isinstance(check, Test | Casting) or (isinstance(check, Casting) and check.safe):
            continue
        calm = isinstance(check, Test) and check.calm
        if not check.risk.strip() and not calm:
            message = "players learn what could go wrong before a test; say it as 'risk'"
            yield Advice(place, "risk-missing", message)
        if check.dn > HARD:
            message = f"a difficulty number of {check.dn}; it is usually 4"
            yield Advice(place, "difficulty-high", message, "dn", ("dn",))
