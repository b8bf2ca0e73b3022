"""Numbers in words, and filters and signs: what they come to, and what is told of wrong ones."""

import pytest

from solo.errors import Mark
from solo.prose import Language, ProseError
from solo.prose.numerals import in_words

SCOPE = {"faces": [6, 2], "name": "Ada", "two": [3, "a"], "huge": float("inf")}


def value(text: str) -> object:
    return Language().expression(text, Mark("x.yaml", 1, 1)).value(SCOPE)


def told(text: str) -> tuple[str, str]:
    """Return the code and the message of what an expression ends in."""
    with pytest.raises(ProseError) as caught:
        value(text)
    return caught.value.problem.code, caught.value.problem.message


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


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("6 is divisibleby(0)", "prose-arithmetic", "division by zero"),
        ("6 is divisibleby", "filter-arguments", "divisibleby"),
        ("name * name", "prose-type", "'*' takes two numbers, or a text and a number"),
        ("name < 2", "prose-type", "'<' and '>' compare two numbers or two texts"),
        ("two < [3, 4]", "prose-type", "these lists can't be put in order"),
        ("huge|round(0, 'ceil')", "prose-limit", "beyond"),
        ("1|round(13)", "prose-limit", "'round' keeps 12 digits at most"),
        ("1|round(0, 'up')", "prose-type", "'round' rounds 'common', 'ceil' or 'floor'"),
        ("faces[7] + 1", "name-unknown", "there is nothing at this place of the list"),
        ("(1 if name == 'Bo') + 1", "name-unknown", "this 'if' is not so"),
    ],
)
def test_what_is_wrong_is_told(text: str, code: str, message: str) -> None:
    assert told(text)[0] == code
    assert message in told(text)[1]
