"""Fights, checks and effects of each system go as they went: dice, menus, foes, what is left."""

from itertools import groupby
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.rules.recorded import (
    DEEDS,
    FIGHTS,
    LIVES,
    again,
    deeds,
    done,
    fought,
    lived,
    records,
    systems,
)


def each(folder: Path) -> list[ParameterSet]:
    """Return every record of a folder with its system."""
    return [
        pytest.param(system, record, id=f"{system}-{number}")
        for system in systems()
        for number, record in enumerate(records(folder, system))
    ]


@pytest.mark.parametrize(
    ("system", "record"),
    each(FIGHTS),
)
def test_a_fight_goes_as_it_went(system: str, record: list[str]) -> None:
    assert fought(system, *again(record)) == record


@pytest.mark.parametrize(
    ("system", "made"),
    [
        pytest.param(system, [*made], id=f"{system}-{number}")
        for system in systems()
        for number, made in groupby(
            records(DEEDS, system), key=lambda record: record[0].partition("/")[0][2:]
        )
    ],
)
def test_a_check_or_an_effect_comes_to_what_it_came_to(system: str, made: list[list[str]]) -> None:
    for record in made:
        assert done(system, *again(record)) == record


@pytest.mark.parametrize(
    ("system", "record"),
    each(LIVES),
)
def test_a_hero_is_made_shown_and_fares_as_they_did(system: str, record: list[str]) -> None:
    assert lived(system, *again(record)) == record


@pytest.mark.parametrize("system", systems())
def test_every_deed_has_a_record(system: str) -> None:
    names = [record[0].partition("/")[0][2:] for record in records(DEEDS, system)]

    assert [*dict.fromkeys(names)] == [str(number) for number in range(len(deeds(system)))]
