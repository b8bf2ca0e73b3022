"""Words of a player's own, read as one plain line."""

import pytest

from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import LONGEST_NAME, one_line, read_field


@pytest.mark.parametrize("words", ["Ada", "  Ada  of\tthe Mole ", "7 of Nine", "Ωmega", "李"])
def test_a_name_is_taken_as_it_is_but_for_its_spaces(words: str) -> None:
    assert one_line(words, "a name") == " ".join(words.split())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "a name is needed"),
        (" \n ", "a name is needed"),
        ("1", "a name needs a letter in it"),
        ("12 - 3!", "a name needs a letter in it"),
        ("a" * (LONGEST_NAME + 1), f"a name may have {LONGEST_NAME} letters"),
        ("A\x1b[2J", "letters that can be printed"),
    ],
)
def test_what_is_no_name_is_refused_with_the_reason(words: str, why: str) -> None:
    with pytest.raises(Illegal, match=why):
        one_line(words, "a name", LONGEST_NAME)


def test_a_field_that_can_not_be_read_says_which_it_is() -> None:
    assert read_field("age", int, "7") == 7
    with pytest.raises(ValueError, match=r"^age: invalid literal"):
        read_field("age", int, "old")
