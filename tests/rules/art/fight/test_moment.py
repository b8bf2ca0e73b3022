"""A fight at one moment is what its view tells, without the words of it."""

import pytest

from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.view import fight_view, moment
from solo.rules.core.dice import SeededDice
from solo.rules.core.script import table_of
from solo.rules.core.shown.moment import moment_of
from tests.bench.fight import sized
from tests.rules.art.fight.arena import Fighting, Whim

STEPS = 25


@pytest.mark.parametrize("size", [(1, 0, 2), (2, 1, 3)])
def test_a_moment_is_that_of_the_view(size: tuple[int, int, int]) -> None:
    """Through random fights, in which people are hurt, fall and leave."""
    seen = 0
    for seed in ("a", "b", "c"):
        start, sheet = sized(*size, seed)
        now: Fighting | None = start
        dice, whim = SeededDice(seed), Whim(seed)
        for number in range(STEPS):
            if now is None:
                break
            table = table_of(now, FightTable)
            if table is not None:
                assert moment(table) == moment_of(fight_view(table), table.acted)
                seen += 1
            chosen = whim.of([one for one in now.options(sheet) if not one.reason])
            words = f" trick {number}" if chosen.asks else ""
            step = now.step(chosen.id, words, sheet, dice)
            now, sheet = step.encounter, step.sheet

    assert seen > STEPS
