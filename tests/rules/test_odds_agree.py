"""Every check of every system: its odds name what its dice give, and nothing else."""

from typing import Any

import pytest

from solo.cli.rolls.checks import check_of
from solo.cli.rolls.roll import chances, resolve
from solo.errors import SoloError
from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Odds
from solo.rules.core.system import System
from tests.rules.every import NAMES

GIVEN = {
    "art": {
        "trait": ("trait=14", "difficulty=Poor"),
        "alertness": ("trait=7", "difficulty=Great"),
        "knowledge": ("trait=7", "difficulty=Poor"),
        "fate": ("fate=7",),
        "defense": ("defense=8", "attack=Poor", "damage=1"),
        "lip-reading": ("trait=7",),
        "sanity": ("stamina=7", "difficulty=fear"),
        "contest": ("trait=9", "rival=8"),
        "burning": ("attack=Poor", "defense=7"),
    },
    "fictive-hack": {
        "attack": ("weapon=heavy",),
        "balance": ("value=2", "catch_value=2"),
        "climb": ("value=2", "catch_value=2"),
        "travel": ("minutes=60",),
    },
    "conan-2d20": {
        "skill": ("tn=12", "focus=3", "difficulty=2"),
        "struggle": ("tn=9", "focus=1", "rival=10"),
        "hazard": ("dice=3", "vicious=1"),
        "damage": ("dice=3", "soak=2"),
    },
    "fallout-2d20": {
        "skill": ("tn=12", "difficulty=2"),
        "damage": ("dice=3",),
    },
    "fell": {
        "test": ("die=d6", "dn=4", "advantage=true"),
        "contest": ("die=d6", "rival=d8"),
        "cast": ("die=d8", "dn=4"),
        "reaction": ("die=d8",),
        "leverage": ("die=d8", "rival=d6"),
        "morale": ("die=d8", "rival=d6"),
        "request": ("die=d8", "rival=d6"),
        "attack": ("dice=d6,d6",),
        "harm": ("die=d8", "hp=12", "body=d8"),
    },
}
"""The fields of a check that needs some; a Fictive Hack check takes `value=2` besides its own."""

ROLLS = 200
OFTEN = 0.05
"""What is likelier than this is met in so many rolls, but for one time in 28,000."""


IN_A_GAME = {
    "art": {
        "group",
        "sustained",
        "complex",
        "assist",
        "task",
        "travel",
        "enlist",
        "henchman",
        "lot",
    }
}
"""What words on the command line can't give: a hero, and people."""


def _checks() -> list[tuple[str, str]]:
    return [
        (name, check)
        for name in NAMES
        for check in find(name).checks
        if check not in IN_A_GAME.get(name, ())
    ]


@pytest.mark.parametrize(("system", "check"), _checks())
def test_the_odds_name_what_the_dice_give(system: str, check: str) -> None:
    played = find(system)
    value, found = _without_a_hero(played, check)
    rolled = [resolve(value, SeededDice(str(seed)), played.nobody) for seed in range(ROLLS)]

    assert {outcome.label for outcome in rolled} <= set(found.labels)
    assert {outcome.count for outcome in rolled} <= set(found.counts)
    seen = {trigger for outcome in rolled for trigger in outcome.triggers}
    assert seen <= set(found.triggers)
    assert {name for name, ways in found.triggers.items() if ways > OFTEN * found.total} <= seen


def _without_a_hero(system: System, check: str) -> tuple[Any, Odds]:
    """Return the check with numbers in place of a hero, and its odds."""
    given = GIVEN[system.name].get(check, ())
    try:
        value = check_of(system, check, given)
        return value, chances(value, system.nobody)
    except SoloError:
        value = check_of(system, check, ("value=2", *given))
        return value, chances(value, system.nobody)
