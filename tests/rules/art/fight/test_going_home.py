"""What a fight leaves to the sheets: friends as they came out of it, things that lay about."""

from typing import Any

import pytest

from solo.rules.art.fight.ends import closed
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from tests.rules.art.fight.arena import AXE, BRUTE, Bout, bout, table_of
from tests.rules.art.sample import hero

TOMAS = Foe(name="Tomas")


def left(label: str, **tomas: Any) -> Sheet:
    """Return the sheet after a fight that a friend came out of so."""
    begun: Bout = bout(BRUTE, sheet=party.joined(hero(gear=(AXE,)), "tomas", TOMAS))
    assert begun.now is not None
    table = table_of(begun.now, begun.sheet)
    table.alter("tomas", **tomas)
    closed(table, label)
    sheet: Sheet = table.whole()
    return sheet


@pytest.mark.parametrize("label", ["won", "lost", "fled"])
def test_a_friend_comes_home_with_wounds_and_the_dead_do_not(label: str) -> None:
    assert left(label).companion_wounds.get("tomas", frozenset()) == frozenset()
    assert left(label, checked=frozenset({0, 2})).companion_wounds["tomas"] == {0, 2}
    assert "tomas" in left(label, gone="fled").companions
    assert "tomas" not in left(label, gone="dead").companions
