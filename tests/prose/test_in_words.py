"""Numbers in words, and filters and signs: what they come to."""

import pytest

from solo.errors import Mark
from solo.prose import Language
from solo.prose.numerals import in_words

SCOPE = {"faces": [6, 2]}


def value(text: str) -> object:
    return Language().expression(text, Mark("x.yaml", 1, 1)).value(SCOPE)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (7, "seven"),
        (19, "nineteen"),
        (20, "twenty"),
        (42, "forty-two"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (121, "one hundred and twenty-one"),
        (1_000, "one thousand"),
        (1_001, "one thousand and one"),
        (1_100, "one thousand one hundred"),
        (3_000_000, "three million"),
        (2_000_000_000, "two billion"),
        (10**12, "one trillion"),
        (-5, "minus five"),
    ],
)
def test_a_number_in_words(number: int, words: str) -> None:
    assert in_words(number) == words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("faces|min", 2),
        ("faces|max", 6),
        ("faces|sum", 8),
        ("6 is divisibleby(3)", True),
        ("7 is divisibleby(3)", False),
        ("2.567|round(1)", 2.6),
        ("2.1|round(0, 'ceil')", 3),
        ("2.9|round(0, 'floor')", 2),
        ("'ab' * 2", "abab"),
        ("3 * [1]", (1, 1, 1)),
        ("[1, 2] < [1, 3]", True),
        ("'a' >= 'b'", False),
    ],
)
def test_what_filters_and_signs_come_to(text: str, found: object) -> None:
    assert value(text) == found
