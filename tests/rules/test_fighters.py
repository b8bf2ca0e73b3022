"""Ids and names of several of a kind."""

from solo.rules.core.fights.fighters import free_id, numbered


def test_an_id_is_the_name_or_has_the_next_free_number() -> None:
    assert free_id("wolf", ()) == "wolf"
    assert free_id("wolf", {"wolf"}) == "wolf-2"
    assert free_id("wolf", {"wolf", "wolf-2"}, 2) == "wolf-3"


def test_only_names_that_are_alike_are_numbered() -> None:
    assert numbered(["Wolf", "Bear", "Wolf"]) == ("Wolf 1", "Bear", "Wolf 2")
