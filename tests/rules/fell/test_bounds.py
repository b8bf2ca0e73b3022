"""What authors may write in FELL: each number ends where its range ends."""

from collections.abc import Callable
from typing import Any

import pytest

from solo.rules.fell.actions.journey import Journey
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.effects import Danger, Nights, Weeks
from solo.rules.fell.fight.written import Side
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.effects import Drop, Pay, Take
from solo.rules.fell.gear.item import Item
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.options import FellOptions


def given(kind: Callable[..., object], **needed: object) -> Callable[..., object]:
    return lambda **more: kind(**needed, **more)


TEST = given(Test, attribute=("str",))
CONTEST = given(Contest, attribute=("str",), rival=Die.D6)
HARM = given(Harm, die=Die.D6)
THING, SOMEBODY, CHARM = given(Item, name="a"), given(Foe, name="a"), given(Spell, name="a")


@pytest.mark.parametrize(
    ("kind", "field", "least", "most"),
    [
        (TEST, "dn", 1, 12),
        (TEST, "enhanced", 0, 20),
        (TEST, "impaired", 0, 20),
        (CONTEST, "rival_enhanced", 0, 20),
        (CONTEST, "rival_impaired", 0, 20),
        (Luck, "good", 1, 12),
        (Rest, "danger", -1, 6),
        (given(Journey, rounds=3), "trouble", 0, 6),
        (Attack, "attackers", 1, 12),
        (Attack, "armor", 0, 3),
        (Blast, "targets", 0, 12),
        (Blast, "armor", 0, 3),
        (HARM, "armor", 0, 3),
        (HARM, "hp", 0, 1000),
        (Weeks, "weeks", 0, 100),
        (Nights, "nights", 0, 100),
        (Danger, "faces", 0, 6),
        (given(Side, foe="a"), "count", 1, 12),
        (SOMEBODY, "hp", 0, 10_000),
        (SOMEBODY, "armor", 0, 3),
        (SOMEBODY, "fee", 0, 10_000),
        (SOMEBODY, "load", 0, 10_000),
        (THING, "bundle", 0, 1000),
        (THING, "value", 0, 10**6),
        (THING, "uses", 0, 1000),
        (THING, "armor", 0, 3),
        (CHARM, "holds", 0, 10),
        (CHARM, "ward", 0, 3),
        (CHARM, "side_harm", 0, 12),
        (given(Take, item="a"), "count", 0, 1000),
        (given(Drop, item="a"), "count", 0, 1000),
        (given(Pay, who="a"), "days", 1, 365),
        (FellOptions, "leverage_rows", 1, 4),
        (FellOptions, "dying_rounds", 0, 100),
    ],
)
def test_a_number_ends_where_its_range_ends(
    kind: Callable[..., Any], field: str, least: int, most: int
) -> None:
    assert getattr(kind(**{field: least}), field) == least
    assert getattr(kind(**{field: most}), field) == most
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"^{field}: "):
            kind(**{field: number})
