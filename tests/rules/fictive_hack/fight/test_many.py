"""Whether a fighter is spoken of as one or as many, by the name that its author gave it."""

import pytest

from solo.rules.core.fights.by_hand import Change, Met
from solo.rules.fictive_hack.fight.by_hand import change
from solo.rules.fictive_hack.fight.state import Fighter
from solo.rules.fictive_hack.foe import Foe
from tests.rules.fictive_hack.sample import CAPTAIN, GUARD, IDLER, ROW, Bout, hero


@pytest.mark.parametrize(
    ("name", "kind", "start", "many"),
    [
        ("the bandits", "minion", 2, True),
        ("the bandit", "minion", 2, False),
        ("der Räuber", "minion", 2, False),
        ("das Gespenst", "minion", 2, False),
        ("die Räuber", "minion", 2, True),
        ("the gunmen", "minion", 3, True),
        ("the swarm of rats", "swarm", 1, False),
        ("the rats", "swarm", 1, True),
        ("the bandit", "minion", 1, False),
    ],
)
def test_a_group_with_the_name_of_one_is_spoken_of_as_one(
    name: str, kind: str, start: int, many: bool
) -> None:
    fighter = Fighter(id="a", block=Foe(name=name, kind=kind), arena="", start=start)

    assert fighter.many is many


@pytest.mark.rule("FH-209")
def test_minions_who_come_by_hand_are_one_group_and_others_each_for_themselves() -> None:
    bout = Bout(hero(), IDLER, arenas=ROW, start="b")
    more = (Met("guard", GUARD, 3), Met("captain", CAPTAIN, 2, at="c"))
    change(bout.encounter.table, Change("add", more=more))

    assert [
        (one.id, str(one.name), one.arena, one.count, one.start)
        for one in bout.encounter.table.battle.fighters[1:]
    ] == [
        ("guard", "the guard (3)", "b", 3, 3),
        ("captain", "the captain", "c", 1, 1),
        ("captain-2", "the captain 2", "c", 1, 1),
    ]
