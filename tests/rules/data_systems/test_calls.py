"""What a roll by a rules file costs, in calls of functions: the same on any machine."""

from solo.rules.core.dice import SeededDice
from solo.rules.data_systems.checks import nobody
from solo.rules.data_systems.reading import system_of
from tests.calls import calls_of

RULES = b"""
name: one-die
attributes: {nerve: [0, 3]}
tracks: {health: {start: 5, range: [0, 5], fallen: 0}}
roll:
  dice: {die: d6}
  score: die + stat + bonus
  degrees:
    good: {when: "score > 4", count: 1}
    bad: {count: -1}
"""
ROLLS = 200
MOST = 15
"""The most calls for a roll; to be lowered with each gain."""


def test_a_roll_of_one_die_calls_few_functions() -> None:
    """As fast as a system in Python within a factor of 2 or so."""
    system = system_of(RULES, "one-die.yaml")
    kind = next(iter(system.checks.values()))
    check = kind(stat="nerve")
    hero, dice = nobody(check.book), SeededDice("calls")
    check.resolve(hero, dice)

    calls = calls_of(lambda: [check.resolve(hero, dice) for _ in range(ROLLS)])

    assert calls / ROLLS < MOST
