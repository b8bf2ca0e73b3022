"""Plug-ins that were written for version 0.2 find what they import."""

from importlib import import_module

import pytest

OLD = {
    "solo.rules.dice": ("Dice", "LoadedDice", "SeededDice"),
    "solo.rules.odds": ("Odds", "odds", "tally"),
    "solo.rules.outcome": ("Note", "Option", "Outcome", "Step"),
    "solo.rules.small": ("Small", "Named", "NoOptions"),
    "solo.rules.stages": ("Outright", "Settled", "made", "minutes_of", "refuse"),
    "solo.rules.stored": ("Guest", "Keeping"),
    "solo.rules.system": (
        "Check",
        "Effect",
        "Encounter",
        "Illegal",
        "Pooling",
        "Row",
        "System",
        "Weighable",
    ),
}


@pytest.mark.parametrize(("module", "names"), OLD.items())
def test_a_name_of_version_0_2_is_there(module: str, names: tuple[str, ...]) -> None:
    found = import_module(module)

    assert [name for name in names if not hasattr(found, name)] == []
