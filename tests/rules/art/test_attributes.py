"""The ten attributes."""

import pytest

from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation, parse_attribute
from solo.rules.art.heroes.words import words
from tests.english import english


@pytest.mark.rule("ART-004")
def test_there_are_ten_attributes_each_with_a_meaning_and_three_letters() -> None:
    assert len(ATTRIBUTES) == 10
    assert " ".join(map(abbreviation, ATTRIBUTES)) == "AGI ALE CHA CRA CUN DEX FAT INT STA STR"
    told = [english(words("attribute-is", attribute=name)) for name in ATTRIBUTES]
    assert len({text.partition(": ")[2] for text in told}) == 10


@pytest.mark.rule("ART-004")
@pytest.mark.parametrize("name", ATTRIBUTES)
def test_an_attribute_is_read_by_name_or_letters(name: str) -> None:
    assert {parse_attribute(name.upper()), parse_attribute(f" {abbreviation(name)}")} == {name}


def test_an_unknown_attribute_is_told_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="unknown attribute 'strenght'; did you mean 'strength'"):
        parse_attribute("strenght")


def test_an_attribute_near_to_none_is_told_with_all() -> None:
    with pytest.raises(ValueError, match="unknown attribute 'xyz'; attributes are agility"):
        parse_attribute("xyz")
