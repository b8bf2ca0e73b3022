"""What a roll by a rules file costs, in calls of functions: the same on any machine."""

import pytest

from solo.rules.core.dice import SeededDice
from solo.rules.data_systems.checks import nobody
from solo.rules.data_systems.reading import system_of
from tests.bench.rules_file import FILES, HEAD
from tests.calls import calls_of

ROLLS = 200
MOST = {"one die": 13.5, "bands": 19.5, "pool": 24}
"""The most calls for a roll; to be lowered with each gain."""


@pytest.mark.parametrize("name", FILES)
def test_a_roll_calls_few_functions(name: str) -> None:
    """As fast as a system in Python within a factor of 2: `python -m tests.bench.rules_file`."""
    system = system_of((HEAD + FILES[name]).encode(), "bench.yaml")
    check = next(iter(system.checks.values()))(stat="nerve")
    hero, dice = nobody(check.book), SeededDice("calls")
    check.resolve(hero, dice)

    calls = calls_of(lambda: [check.resolve(hero, dice) for _ in range(ROLLS)])

    assert calls / ROLLS < MOST[name]
