"""At a table all take part in what counts turns; a single roll is one's own."""

from types import SimpleNamespace
from typing import Any

import pytest

from solo.engine.encounters import opened as begun
from solo.engine.table.events import OthersWait
from solo.rules.core.abilities import Abilities
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.script import opened
from tests.rules.rounds import rounds

COUNTS_TURNS = opened(0, rounds)
COUNTS_NONE: Any = Outright(check=Any)


class Rounds(Abilities[int]):
    """Rules that gather nobody."""

    title = "Rounds"
    encounters: Any
    begin: Any


def draft(encounter: object, *names: str) -> Any:
    """Return what is known of a draft: a table of these."""
    members = tuple(SimpleNamespace(name=name, sheet=0) for name in names)
    system = Rounds()
    system.encounters = {"fight": None}
    system.begin = lambda check, sheet, *, asks: encounter
    table = SimpleNamespace(members=members, acting=names[0]) if names else None
    return SimpleNamespace(
        world=SimpleNamespace(system=system), table=table, sheet=0, asks=True, events=[]
    )


def test_who_can_not_take_part_in_a_fight_is_told() -> None:
    table = draft(COUNTS_TURNS, "Tom", "Ann", "Bo")

    assert begun(table, "fight", None) is COUNTS_TURNS
    assert table.events == [OthersWait("Tom", ("Ann", "Bo"))]


@pytest.mark.parametrize(
    ("kind", "encounter", "names"),
    [
        ("fight", COUNTS_TURNS, ()),
        ("fight", COUNTS_TURNS, ("Tom",)),
        ("fight", COUNTS_NONE, ("Tom", "Ann")),
        ("attack", COUNTS_TURNS, ("Tom", "Ann")),
    ],
    ids=["no table", "nobody else", "no turns", "one roll of a fight"],
)
def test_nobody_waits_where_nothing_is_done_together(
    kind: str, encounter: object, names: tuple[str, ...]
) -> None:
    alone = draft(encounter, *names)

    assert begun(alone, kind, None) is encounter
    assert alone.events == []
