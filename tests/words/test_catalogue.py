"""Where catalogues stand: rooms, those around them, languages."""

import pytest

from solo.words.catalogue import around, room_of, speaks


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("solo.rules.art.system", "art"),
        ("solo.rules.art.fight.battle", "art-fight"),
        ("solo.rules.two_d20.conan.fight.battle", "2d20-conan-fight"),
        ("solo.engine.table.keyed", "engine-table"),
        ("solo.rules.core.dice", "core"),
        ("solo.saves", "core"),
        ("lantern_system.rules", "core"),
    ],
)
def test_a_module_says_what_is_in_the_nearest_room(module: str, room: str) -> None:
    assert room_of(module) == room


def test_around_a_room_are_those_that_it_is_within() -> None:
    assert [*around("2d20-conan-fight")] == ["2d20-conan-fight", "2d20-conan", "2d20", "core"]
    assert [*around("fictive-hack-fight")] == ["fictive-hack-fight", "fictive-hack", "core"]
    assert [*around("nowhere")] == ["core"]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [("de", True), ("de_AT", True), ("DE-at", True), ("en", True), ("fr", False), ("", False),
     ("../core/words/de", False), ("d.e", False)],
)  # fmt: skip
def test_a_language_is_spoken_by_its_code_in_any_spelling(language: str, *, spoken: bool) -> None:
    assert speaks(language) is spoken
