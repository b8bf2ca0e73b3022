"""What can be told of foes before they are fought, and of who sits at a table."""

import pytest

from solo.engine.table.foes import kinds
from solo.rules import find
from solo.view.foes import about, about_kind
from solo.view.heroes import members
from tests.engine.table.sitting import do, table
from tests.english import english


@pytest.mark.parametrize(
    ("system", "told"),
    [
        ("art", "Health 3/3, Attack Inferior"),
        ("fell", "HP 3/3, armor 0, STR d6, attack d6"),
        ("fictive-hack", "standing 1/1"),
        ("conan-2d20", "Vigor 4/4, Resolve 4/4, Wounds 0/1, Trauma 0/1, knife in hand"),
        ("oath", "Grit 2/2, Harm 1"),
    ],
)
def test_of_a_foe_it_is_told_what_it_can_take_and_do(system: str, told: str) -> None:
    bandit = kinds(find(system), {})[0]

    assert ", ".join(map(english, about_kind(bandit, find(system)))) == told


def test_at_a_table_a_foe_is_told_as_it_would_be_met_there() -> None:
    session = table(system="fell")
    bandit = kinds(session.system, {})[0]
    before = about(session, bandit)
    do(session, "add", "Mara str d8")

    assert about(session, bandit) == before != ()


def test_who_sits_at_a_table_is_told_with_the_chance_of_an_even_yes() -> None:
    session = table(system="fell")
    do(session, "add", "Mara str d8")
    do(session, "add", "Ines str d4")

    assert [(one.name, even) for one, _, even in members(session)] == [("Mara", 50), ("Ines", 50)]
    assert all(rows for _, rows, _ in members(session))
