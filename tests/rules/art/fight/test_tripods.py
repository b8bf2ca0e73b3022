"""A tripod stands as long as who set it up lies behind the weapon (ART-138, ART-139)."""

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.core.dice import LoadedDice
from tests.english import english
from tests.rules.art.fight.arena import Bout, arm, bout, table_of
from tests.rules.art.sample import face, hero

POST = Foe(name="the post", attributes={"alertness": Rank.INFERIOR}, policy="passive")
GUN = arm("rifle", Rank.GOOD, "tripod")
SET_UP = ("lie-down", "tripod-rifle")


def lain() -> Bout:
    dice = LoadedDice([face(7, Rank.PASSABLE)] * 9)
    return bout(POST, sheet=hero(gear=(GUN,)), range=3, dice=dice).take(*SET_UP)


def bonus(begun: Bout) -> int:
    """Return what the rifle adds to an attack now."""
    from solo.rules.art.fight.attack_roll import Arm, Blow, attack_check

    assert begun.now is not None
    shot = Blow(by="ada", at="f0", arm=Arm(item=GUN.item, carried=GUN))
    added = attack_check(table_of(begun.now, begun.sheet), shot).added
    return {english(name): points for name, points in added}["the rifle"]


@pytest.mark.rule("ART-138", "ART-139")
def test_it_helps_from_the_turn_after_it_was_set_up() -> None:
    begun = lain()
    assert bonus(begun) == bonus(bout(POST, sheet=hero(gear=(GUN,)), range=3,
                                      dice=LoadedDice([50]))) + 3  # fmt: skip


@pytest.mark.rule("ART-139")
@pytest.mark.parametrize("way", ["stand", "drop-rifle-0"])
def test_who_gets_up_or_lets_go_has_to_set_it_up_again(way: str) -> None:
    begun = lain()
    assert begun.one("ada").tripod == "rifle"
    begun.take("end-turn") if begun.battle.turn and begun.battle.turn.action else None

    begun.take(way)
    assert begun.one("ada").tripod == ""


@pytest.mark.rule("ART-139")
def test_lying_down_again_does_not_raise_it() -> None:
    begun = lain()
    before = bonus(begun)
    begun.take("end-turn") if begun.battle.turn and begun.battle.turn.action else None

    begun.take("stand")
    begun.take("end-turn") if begun.battle.turn and begun.battle.turn.action else None
    begun.take("lie-down")

    assert bonus(begun) == before - 3
    assert "tripod-rifle" in begun.take("other").open
