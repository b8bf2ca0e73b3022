"""Whether a fighter is spoken of as one or as many, by the name that its author gave it."""

from dataclasses import replace

import pytest

from solo.rules.core.fights.by_hand import Change, Met
from solo.rules.fictive_hack.fight.by_hand import BY_HAND, change
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


def test_who_fights_by_hand_is_hurt_and_mends_by_heads_or_by_wounds() -> None:
    bout = Bout(hero(), (GUARD, 3), (replace(CAPTAIN, wounds=4), 1))
    table = bout.encounter.table
    left = []
    for does, amount in (("hurt", 2), ("heal", 1), ("heal", 9), ("hurt", 1)):
        for key in ("foe0", "foe1"):
            change(table, Change(does, key, amount))
        left.append([one.left for one in table.battle.fighters])
    change(table, Change("hurt", "foe0", 2))

    assert left == [[1, 2], [2, 3], [3, 4], [2, 3]]
    assert [(one.left, one.gone) for one in table.battle.fighters] == [(0, "down"), (3, "")]


def test_nobody_comes_by_hand_where_there_is_no_place() -> None:
    bout = Bout(hero(), IDLER)

    with pytest.raises(ValueError, match=r"^at: no arena is called cellar$"):
        change(bout.encounter.table, Change("add", more=(Met("guard", GUARD, at="cellar"),)))


def test_a_fight_by_hand_is_seen_before_it_begins() -> None:
    look = BY_HAND.look
    assert look is not None
    view = look([Met("guard", GUARD, 2), Met("captain", CAPTAIN)], hero())

    assert [(one.id, one.side, one.heads) for one in view.fighters] == [
        ("hero", "hero", 1), ("guard", "foe", 2), ("captain", "foe", 1),
    ]  # fmt: skip
