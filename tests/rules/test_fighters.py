"""Fighters: ids and names of several of a kind, who comes in, and what changes their rolls."""

from typing import Any

import pytest

from solo.rules.core.fights.arrivals import Arrival, Modifier
from solo.rules.core.wording.several import another, free_id, numbered


def test_an_id_is_the_name_or_has_the_next_free_number() -> None:
    assert free_id("wolf", ()) == "wolf"
    assert free_id("wolf", {"wolf"}) == "wolf-2"
    assert free_id("wolf", {"wolf", "wolf-2"}, 2) == "wolf-3"


def test_only_names_that_are_alike_are_numbered() -> None:
    assert numbered(["Wolf", "Bear", "Wolf"]) == ("Wolf 1", "Bear", "Wolf 2")


@pytest.mark.parametrize(
    ("met", "name"),
    [
        ((), "Wolf"),
        (("Bear", "Wolf 3"), "Wolf"),
        (("Wolf",), "Wolf 2"),
        (("Wolf 1",), "Wolf 2"),
        (("Wolf 1", "Wolf 2"), "Wolf 3"),
        (("Wolf", "Wolf 2", "Wolf 4"), "Wolf 3"),
    ],
)
def test_one_more_of_a_kind_has_the_next_free_number(met: tuple[str, ...], name: str) -> None:
    assert another("Wolf", met) == name


def test_a_modifier_lasts_so_many_rounds_with_the_one_it_begins_in() -> None:
    assert Modifier(by=1, rounds=1).last(3) == 3
    assert Modifier(by=1, rounds=4).last(3) == 6
    assert Modifier(by=1).last(3) == 0


@pytest.mark.parametrize(
    ("made", "told"),
    [
        ({"by": 0}, "by: 0 changes nothing"),
        ({"by": 6}, "by: -5 to 5, not 6"),
        ({"by": -6}, "by: -5 to 5, not -6"),
        ({"by": 1, "who": "us"}, "who: hero, ours or foes, not us"),
        ({"by": 1, "of": "all"}, "of: attack, defense or rolls, not all"),
        ({"by": 1, "rounds": 51}, "rounds: 0 to 50, not 51"),
    ],
)
def test_a_modifier_that_can_t_be_is_told(made: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}$"):
        Modifier(**made)


@pytest.mark.parametrize("who", ["hero", "ours", "foes"])
@pytest.mark.parametrize("of", ["attack", "defense", "rolls"])
def test_whose_rolls_a_modifier_may_change(who: str, of: str) -> None:
    usual = Modifier(by=-5, who=who, of=of, rounds=50)

    assert (usual.who, usual.of, usual.name) == (who, of, "the moment")


def test_how_many_may_come_at_once() -> None:
    assert (Arrival(foe="rat").count, Arrival(foe="rat", count=12).count) == (1, 12)
    for count in (0, 13):
        with pytest.raises(ValueError, match=f"^count: 1 to 12, not {count}$"):
            Arrival(foe="rat", count=count)
