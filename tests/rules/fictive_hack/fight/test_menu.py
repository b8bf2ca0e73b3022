"""The lists of a round: what is folded away, what bars a list, and where the way back stands."""

import pytest

from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.fight.written import Arena, Bribe
from tests.rules.fictive_hack.sample import GUARD, IDLER, Bout, hero

STAR = {
    "hub": Arena(name="the hub", adjacent=("north", "south", "east")),
    **{key: Arena(name=key) for key in ("north", "south", "east")},
}
BRIBES = tuple(Bribe(text=text, ap=3) for text in ("A rope", "A lamp", "A horse"))


def test_many_ways_stand_on_a_list_under_the_places_as_they_are_drawn() -> None:
    bout = Bout(hero(), GUARD, arenas=STAR)
    assert {"ways", "grips"} <= set(bout.options)
    assert "move-north" not in bout.options

    bout.step("ways")
    assert list(bout.options) == ["move-north", "move-south", "move-east", "back"]
    assert "north" in bout.status
    assert "ways" in bout.step("back").options


def test_what_is_folded_away_is_taken_by_its_id() -> None:
    bout = Bout(hero(), IDLER, arenas=STAR).step("move-south")

    assert bout.turn.arena == "south"


def test_a_list_of_what_all_costs_too_much_is_barred() -> None:
    bout = Bout(hero(ap=2), IDLER, bribes=BRIBES)

    assert "luck" in bout.barred
    with pytest.raises(Illegal):
        bout.step("luck")
    assert "luck" in Bout(hero(ap=3), IDLER, bribes=BRIBES).options


def test_enter_pays_for_nothing_where_a_list_costs_ap() -> None:
    bout = Bout(hero(ap=3), IDLER, bribes=BRIBES).step("luck")

    assert next(iter(bout.options)) == "back"
    assert len(bout.options) == 4


def test_foes_of_one_name_bear_numbers_in_lines_and_in_what_is_told() -> None:
    bout = Bout(hero(), (IDLER, 2), GUARD, (GUARD, 3))
    assert [text for key, text in bout.options.items() if key.startswith("attack")] == [
        "Attack the idler 1", "Attack the idler 2", "Attack the guard 1", "Attack the guard 2 (3)",
    ]  # fmt: skip

    bout = Bout(hero(), (IDLER, 2)).step("attack-foe0-2", 2, 2, 2)
    assert any(text.startswith("You attack the idler 2 with the club") for text in bout.told)
