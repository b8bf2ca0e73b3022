"""What foes mean to do: each condition of a policy where it holds and where not, and each aim."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.fictive_hack.fight.policies import intend
from solo.rules.fictive_hack.fight.state import Battle
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from tests.rules.fictive_hack.sample import IDLER, ROW, Bout, foe, hero


def battle_of(
    *policy: str, arena: str = "a", count: int = 1, **fields: Any
) -> tuple[Battle, Sheet]:
    """Return a fight in a row of places, the hero in the first, with foes of a policy."""
    sheet = hero(toughened=2)
    foes = [(foe(*policy, **{"wounds": 3, **fields}), 1, arena)] * count
    bout = Bout(sheet, *foes, (IDLER, 1, "d"), arenas=ROW)
    return bout.encounter.table.battle, sheet


def meant(battle: Battle, sheet: Sheet, turn: Any = None, **fighter: Any) -> tuple[str, str, str]:
    """Return what the first foe means to do: its action, at whom, and where to."""
    now = replace(battle, turn=replace(battle.turn, **(turn or {})))
    found = intend(now, replace(now.fighter("foe0"), **fighter), sheet)
    return found.action, found.target, found.place


@pytest.mark.rule("FH-133")
@pytest.mark.parametrize(
    ("condition", "holds", "fails"),
    [
        ("always", {}, None),
        ("hurt", {"lost": 2}, {"lost": 1}),
        ("last-wound", {"lost": 2}, {"lost": 1}),
        ("intimidated", {"frightened": True}, {}),
    ],
)
def test_a_condition_looks_at_the_foe(
    condition: str, holds: dict[str, Any], fails: dict[str, Any] | None
) -> None:
    battle, sheet = battle_of(f"{condition}: defend")

    assert meant(battle, sheet, **holds)[0] == "defend"
    assert fails is None or meant(battle, sheet, **fails)[0] == "wait"


@pytest.mark.rule("FH-133")
def test_a_condition_looks_at_the_hero_the_round_and_the_place() -> None:
    near, sheet = battle_of("hero-hurt: defend")
    assert meant(near, sheet)[0] == "wait"
    assert meant(near, changed(sheet, lost=1))[0] == "defend"

    for condition, here, there in (("near", "defend", "wait"), ("far", "wait", "defend")):
        assert meant(*battle_of(f"{condition}: defend"))[0] == here
        assert meant(*battle_of(f"{condition}: defend", arena="b"))[0] == there

    for condition, rounds in (("first-round", "dww"), ("every-other", "wdw")):
        battle, _ = battle_of(f"{condition}: defend")
        found = [meant(replace(battle, round=number), sheet)[0][0] for number in (1, 2, 3)]
        assert "".join(found) == rounds

    defends, _ = battle_of("hero-defends: defend")
    assert meant(defends, sheet)[0] == "wait"
    assert meant(defends, sheet, {"defending": True})[0] == "defend"


@pytest.mark.rule("FH-133")
@pytest.mark.parametrize(
    ("action", "arena", "count", "fighter", "aim"),
    [
        ("attack", "a", 1, {}, ("hero", "")),
        ("attack", "b", 1, {}, None),
        ("impede", "a", 1, {}, ("hero", "")),
        ("impede", "b", 1, {}, None),
        ("push", "a", 1, {}, ("hero", "b")),
        ("push", "b", 1, {}, None),
        ("shoot", "a", 1, {}, ("hero", "")),
        ("shoot", "b", 1, {}, ("hero", "")),
        ("shoot", "c", 1, {}, None),
        ("move", "c", 1, {}, ("", "b")),
        ("move", "a", 1, {}, None),
        ("move", "c", 1, {"cornered": True}, None),
        ("flee", "a", 1, {}, ("", "")),
        ("flee", "a", 1, {"cornered": True}, None),
        ("recover", "a", 1, {"frightened": True}, ("", "")),
        ("recover", "a", 1, {}, None),
        ("protect", "a", 2, {}, ("foe1", "")),
        ("protect", "a", 1, {}, None),
        ("defend", "d", 1, {}, ("", "")),
    ],
)
def test_an_action_is_meant_where_it_can_be_done(
    action: str, arena: str, count: int, fighter: dict[str, Any], aim: tuple[str, str] | None
) -> None:
    battle, sheet = battle_of(action, arena=arena, count=count, shoots=Weapon(name="sling"))
    found = meant(battle, sheet, **fighter)

    assert found == (("wait", "", "") if aim is None else (action, *aim))


@pytest.mark.rule("FH-133")
def test_the_first_rule_that_can_be_followed_counts_and_the_unaware_wait() -> None:
    battle, sheet = battle_of("hurt: defend", "attack", "move", arena="b")
    assert meant(battle, sheet) == ("move", "", "a")
    assert meant(battle, sheet, lost=2) == ("defend", "", "")
    assert meant(battle, sheet, lost=2, aware=False) == ("wait", "", "")
