"""What is looked for in a text by its words alone."""

import pytest

from solo.authoring.continuity.sifting import Called, sifted

CALLED = Called({"tom": ("Tom", "the old Fisherman"), "ada": ("Ada",), "sign": ("???",)})


def test_a_text_is_told_in_small_letters_with_each_of_its_words() -> None:
    found = sifted("Snow. SNOW falls 2")

    assert found.small == "snow. snow falls 2"
    assert found.words == {"", "snow", "falls", "2"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Tom waits.", ["tom"]),
        ("We see the old Fisherman with Ada.", ["tom", "ada"]),
        ("A young fisherman waits for tom.", []),  # a name is told as it is written
        ("A tomb.", []),
        ("Ada and Tom", ["tom", "ada"]),  # in the order in which they are declared
        ("What ???", ["sign"]),
        ("What?", []),
    ],
)
def test_what_a_text_names_as_written(text: str, named: list[str]) -> None:
    assert [key for key, _ in CALLED.named(text, sifted(text).words)] == named


def test_what_is_named_stands_with_all_of_its_names() -> None:
    assert CALLED.named("Tom", {"tom"}) == [("tom", ("Tom", "the old Fisherman"))]
