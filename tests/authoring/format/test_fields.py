"""The reference of what an author may write, taken from the systems themselves."""

import pytest

from solo import rules
from solo.authoring.format.fields import Key, Part, parts

SYSTEMS = ("art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell")


def part(system: str, section: str, name: str = "") -> Part:
    return next(p for p in parts(rules.find(system)) if (p.section, p.name) == (section, name))


def keys(found: Part) -> dict[str, Key]:
    return {key.name: key for key in found.keys}


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_check_effect_and_section_is_there_and_says_what_it_is(system: str) -> None:
    one = rules.find(system)
    found = parts(one)

    assert {p.name for p in found if p.section == "checks"} == set(one.checks)
    assert {p.name for p in found if p.section == "effects"} == set(one.effects)
    assert {"foes", "items", "heroes", "options"} <= {p.section for p in found}
    assert [p.name for p in found if p.section in ("checks", "encounters") and not p.summary] == []


def test_a_key_says_what_it_takes_what_stands_for_it_and_what_it_means() -> None:
    dn = keys(part("fell", "checks", "test"))["dn"]

    assert dn == Key("dn", "whole number 1 to 12, usually 2 to 12", "4", "The difficulty number.")


def test_the_range_of_a_number_and_what_is_usual_stand_behind_what_a_key_takes() -> None:
    assert keys(part("fictive-hack", "effects", "bonus"))["points"].takes == (
        "whole number -100 to 100, usually -16 to 16"
    )


def test_words_are_listed_and_ranks_are_named() -> None:
    foe = keys(part("art", "foes"))

    assert foe["attack"].usual == "poor"
    assert "pack" in foe["policy"].takes.split(" | ")
    assert foe["name"].usual == "needed"


def test_the_keys_of_a_value_are_listed_under_it() -> None:
    fight = keys(part("conan-2d20", "encounters", "fight"))

    assert {"name", "adjacent", "cover"} <= {key.name for key in fight["zones"].inner}


def test_what_no_author_may_write_is_left_out() -> None:
    """What the loader binds (a foe's block, by its name) is no key."""
    assert "foe" not in keys(part("fell", "checks", "contest"))


def test_a_shorthand_is_told() -> None:
    assert part("art", "effects", "damage").shorthand == "rank"


def test_what_several_checks_have_in_common_is_told_with_each_behind_its_own() -> None:
    for name in ("trait", "sustained", "group"):
        found = keys(part("art", "checks", name))

        meaning = "Columns to the right for the result; negative to the left."
        assert found["shift"].meaning == meaning
        assert list(found).index("attribute") < list(found).index("shift")
    defense = keys(part("art", "checks", "defense"))
    assert defense["harder"].meaning == "Ranks added to the attack."  # its own words come first


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_key_of_a_check_says_what_it_means(system: str) -> None:
    silent = [
        f"{one.name}.{key.name}"
        for one in parts(rules.find(system))
        if one.section in ("checks", "encounters")
        for key in one.keys
        if not key.meaning
    ]

    assert silent == []
