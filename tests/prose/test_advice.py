"""What is told of a text that another language would read, or of a slip: the cure stands in it."""

import pytest

from solo.errors import Mark
from solo.prose import Language
from solo.prose.numerals import in_words
from solo.prose.oclock import english, german

MARK = Mark("x.yaml", 1, 1)
KNOWN = ("a", "b", "rope", "holds")


def prose_says(source: str) -> str:
    """Return the first problem of a text, with its column."""
    found = Language().prose(source, MARK).problems(KNOWN)
    return f"{found[0].mark.column}: {found[0].message}" if found else ""


def condition_says(source: str) -> str:
    """Return the first problem of a condition, with its column."""
    found = Language().expression(source, MARK).problems(KNOWN)
    return f"{found[0].mark.column}: {found[0].message}" if found else ""


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{% if a %}x{% else if b %}y{% endif %}", "15: there is no 'else if'; write 'elif'"),
        ("{% if a %}x{% elseif b %}y{% endif %}", "15: there is no 'elseif'; write 'elif'"),
        ("{% if a %}x{% else %}y{% elif b %}z{% endif %}",
         "26: 'elif' stands behind the 'else' of its 'if'; put it before"),
        ("{% if a %}x{% else %}y{% else %}z{% endif %}",
         "26: 'else' stands behind the 'else' of its 'if'; leave one of them out"),
        ("{% if a %}{% if b %}x{% else %}y{% endif %}{% else %}z{% endif %}", ""),
        ("{% for a in b %}x{% else %}y{% endfor %}{% if a %}x{% else %}y{% endif %}", ""),
        ("{{ holds++ }}", "4: 'holds++' gives no value; a text changes nothing; "
         "write set: {holds: holds + 1} beside it"),
        ("{{ holds-- }}", "write set: {holds: holds - 1} beside it"),
        ("{% if a %}x", "the text ends inside 'if'; close it with '{% endif %}'"),
        ("{{ a & b }}", "unexpected '&'; write 'and'"),
        ("{{ !a }}", "unexpected '!'; write 'not', or '!=' for what is unlike"),
        ("{{ a ? b }}", "unexpected '?'; write 'a if this else b'"),
        ("{{ a; }}", "unexpected ';'; leave it out"),
        ("{{ $a }}", "unexpected '$'; names have no '$'"),
        ("{{ “a” }}", "unexpected '“'; write straight quotes"),
        ("{{ ’a }}", "unexpected '’'; write straight quotes"),
        ("{% when a %}", "unknown tag 'when'; there are if, for, set, macro and their ends"),
        ("{{ a b }}", "write an operator between two values, and '}}' at the end"),
        ("{{ if a }}x", "'if' is a tag: write {% if … %}"),
        ("{{ a", "'{{' is closed nowhere; write '}}' behind the name"),
        ("{{ a }", "unexpected '}'; '{{' is closed by '}}', and '{%' by '%}'"),
        ("{% if a = b %}x{% endif %}", "'=' compares nothing; write '=='"),
        ("{% if a => b %}x{% endif %}", "there is no '=>'; write '>='"),
        ("{% if a =< b %}x{% endif %}", "there is no '=<'; write '<='"),
        ("{% if a is 2 %}x{% endif %}", "'is' compares nothing with a value; write '=='"),
    ],
)  # fmt: skip
def test_a_slip_in_prose_is_told_with_its_cure(source: str, told: str) -> None:
    assert told in prose_says(source)
    assert bool(prose_says(source)) is bool(told)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("if a", "1: a condition stands without 'if'; leave it out"),
        ("b if a else rope", ""),
        ("holds++", "1: 'holds++' gives no value; write holds + 1"),
        ("holds += 3", "1: 'holds += 3' gives no value; write holds + 3"),
        ("holds -= b", "1: 'holds -= b' gives no value; write holds - b"),
        ("{{ a }}", "a condition stands without braces; leave out '{{' and '}}'"),
        ("a || b", "write 'or'"),
        ("a and", "it ends too early"),
        ("a = b", "'=' compares nothing; write '=='"),
        ("a is 'x'", "'is' compares nothing with a value; write '=='"),
    ],
)
def test_a_slip_in_a_condition_is_told_with_its_cure(source: str, told: str) -> None:
    assert told in condition_says(source)
    assert bool(condition_says(source)) is bool(told)


ONES = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen""".split()  # noqa: SIM905 - read as one line
TENS = """twenty thirty forty fifty sixty seventy eighty ninety""".split()  # noqa: SIM905


def test_every_number_below_a_hundred_has_its_words() -> None:
    tens = [f"{ten}-{one}" if one != "zero" else ten for ten in TENS for one in ONES[:10]]

    assert [in_words(number) for number in range(100)] == [*ONES, *tens]


ENGLISH = (
    "three o'clock, five past three, ten past three, a quarter past three, twenty past three, "
    "twenty-five past three, half past three, twenty-five to four, twenty to four, "
    "a quarter to four, ten to four, five to four"
)
GERMAN = (
    "drei Uhr, fünf nach drei, zehn nach drei, Viertel nach drei, zwanzig nach drei, "
    "fünf vor halb vier, halb vier, fünf nach halb vier, zwanzig vor vier, Viertel vor vier, "
    "zehn vor vier, fünf vor vier"
)


def test_every_five_minutes_have_their_words() -> None:
    steps = [15 * 60 + minute for minute in range(0, 60, 5)]

    assert ", ".join(map(english, steps)) == ENGLISH
    assert ", ".join(map(german, steps)) == GERMAN
    for told, near in ((15 * 60 + 5, (3, 4, 6, 7)), (16 * 60, (58, 59))):
        for minute in near:
            assert english(15 * 60 + minute) == english(told)
            assert german(15 * 60 + minute) == german(told)


@pytest.mark.parametrize(
    ("minute", "told"),
    [
        (0, "midnight, Mitternacht"),
        (12 * 60, "noon, zwölf Uhr"),
        (23 * 60 + 58, "midnight, Mitternacht"),
        (13 * 60, "one o'clock, ein Uhr"),
        (12 * 60 + 30, "half past twelve, halb eins"),
        (30, "half past twelve, halb eins"),
        (23 * 60 + 45, "a quarter to twelve, Viertel vor zwölf"),
    ],
)
def test_the_hours_that_are_said_otherwise(minute: int, told: str) -> None:
    assert f"{english(minute)}, {german(minute)}" == told
