"""What is told of a text that another language would read, or of a slip: the cure stands in it."""

import pytest

from solo.errors import Mark
from solo.prose import Language
from solo.prose.advice import of_remark
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
        ("{{ holds++ }}",
         "4: 'holds++' gives no value; a text changes nothing; write set: {holds: "
         "holds + 1} beside it"),
        ("{{ holds-- }}",
         "4: 'holds--' gives no value; a text changes nothing; write set: {holds: "
         "holds - 1} beside it"),
        ("{% if a %}x", "11: the text ends inside 'if'; close it with '{% endif %}'"),
        ("{{ a & b }}", "6: there is no '&'; write 'and'"),
        ("{{ !a }}", "4: unexpected '!'; write 'not', or '!=' for what is unlike"),
        ("{{ a ? b }}", "6: unexpected '?'; write 'a if this else b'"),
        ("{{ a; }}", "5: unexpected ';'; leave it out"),
        ("{{ $a }}", "4: unexpected '$'; names have no '$'"),
        ("{{ “a” }}", "4: there is no '“'; write straight quotes"),
        ("{{ ’a }}", "4: there is no '’'; write straight quotes"),
        ("{% when a %}", "4: unknown tag 'when'; there are if, for, set, macro and their ends"),
        ("{{ a b }}",
         "6: 'b' does not belong here: '}}' was expected; write an operator before it, such as + "
         "or and, or put a text in quotes"),
        ("{{ if a }}x", "7: 'if' is a tag: write {% if … %}"),
        ("{{ a", "4: '{{' is closed nowhere; write '}}' behind the name"),
        ("{{ a }", "6: unexpected '}'; '{{' is closed by '}}', and '{%' by '%}'"),
        ("{% if a = b %}x{% endif %}", "9: '=' compares nothing; write '=='"),
        ("{% if a => b %}x{% endif %}", "9: there is no '=>'; write '>='"),
        ("{% if a =< b %}x{% endif %}", "9: there is no '=<'; write '<='"),
        ("{% if a is 2 %}x{% endif %}", "12: 'is' compares nothing with a value; write '=='"),
        ("{ % if a %}x{% endif %}",
         "16: 'endif' stands here without its beginning; write '{%' without a space"),
        ("{ % if a %}{% else %}",
         "15: 'else' stands here without its beginning; write '{%' without a space"),
        ("{% endif %}", "4: 'endif' stands here without its beginning"),
        ("{{ a | }}",
         "8: behind '|' stands the name of a filter, such as upper; for a choice write 'or'"),
        ("{{ 1 is true }}", "6: no 'is true' here; write the name alone"),
        ("{{ a is false }}", "6: no 'is false' here; write 'not' and the name"),
        ("{{ a is tru }}", "6: unknown test 'tru'"),
        ("{%- if a is not 2 -%}x{% endif %}",
         "17: 'is' compares nothing with a value; write '=='"),
        ("{% for x in a %}{{ x }}",
         "22: the text ends inside 'for'; close it with '{% endfor %}'"),
        ("{% set a.b %}x{% endset %}", "8: only names can be set"),
        ("{% endwhen %}",
         "4: unknown tag 'endwhen'; there are if, for, set, macro and their ends"),
        ("{% if a %}x{% elif b %}y{% elif rope %}z{% else %}w{% endif %}", ""),
        ("{% if a %}x{% endif %}{% else %}{% else %}",
         "26: 'else' stands here without its beginning"),
        ("{% if a %}x{% else %}{% if b %}y{% else %}z{% endif %}{% endif %}", ""),
    ],
)  # fmt: skip
def test_a_slip_in_prose_is_told_with_its_cure(source: str, told: str) -> None:
    assert prose_says(source) == told


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("if a", "1: a condition stands without 'if'; leave it out"),
        ("b if a else rope", ""),
        ("holds++", "1: 'holds++' gives no value; write holds + 1"),
        ("holds += 3", "1: 'holds += 3' gives no value; write holds + 3"),
        ("holds -= b", "1: 'holds -= b' gives no value; write holds - b"),
        ("{{ a }}", "6: a condition stands without braces; leave out '{{' and '}}'"),
        ("a || b", "4: there is no '||'; write 'or'"),
        ("a and",
         "3: it ends too early: a name, a number or a text in quotes is missing behind this"),
        ("a = b", "3: '=' compares nothing; write '=='"),
        ("a is 'x'", "6: 'is' compares nothing with a value; write '=='"),
        ("+= 3", "1: '+=' has nothing before it; write the variable: clues + 1"),
        ("-= 1", "1: '-=' has nothing before it; write the variable: clues - 1"),
        ("if a then b", "1: what holds stands before its 'if': … if lamp else …"),
        (" if a then b else rope", "2: what holds stands before its 'if': … if lamp else …"),
        ("a AND b", "3: 'AND' is no word here; write 'and'"),
        ("NOT a", "1: 'NOT' is no word here; write 'not'"),
        ("a == 'NOT' and b", ""),
        ("a, b",
         "2: ',' joins nothing here; write 'and' where both must hold, 'or' where one of them"),
        ("a b",
         "3: 'b' does not belong here: one expression was expected; write an operator "
         "before it, such as + or and, or put a text in quotes"),
        ("== 2", "1: a name, a number or a text in quotes is missing before '=='"),
        ("holds--", "1: 'holds--' gives no value; write holds - 1"),
        ("holds = 3", "7: '=' compares nothing; write '=='"),
        ("a >= b", ""),
    ],
)  # fmt: skip
def test_a_slip_in_a_condition_is_told_with_its_cure(source: str, told: str) -> None:
    assert condition_says(source) == told


TAKE_AWAY = (
    "0: the 'if' chooses between all that stands before it and 0; to take away only a part, put "
    "that in brackets: … (1 if … else 0)"
)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("rope - 1 if a else 0", TAKE_AWAY),
        ("rope + 1 if a else 0", TAKE_AWAY.replace("take away", "add")),
        ("rope + b - 1 if a else 0", TAKE_AWAY),
        ("(rope - 1) if a else 0", ""),
        ("rope - 1 if rope else 0", ""),
        ("rope[b] - 1 if b else 0", ""),
        ("rope - b if a else 0", ""),
        ("1 - 1 if a else 0", ""),
        ("rope - 1 if a else 1", ""),
        ("rope * 2 if a else 0", ""),
        ("rope - 1 if a", "0: where its 'if' is not so, this is nothing; say what then: … else 0"),
        ("b == 'x'|upper", ""),
        ("a|upper == 'x'", "11: this is never 'x', as all its letters are changed; write 'X'"),
        ("a or a", "5: both sides of this 'or' are the same; mend one, or leave it out"),
        ("a or b", ""),
        ("a or b or a", "10: both sides of this 'or' are the same; mend one, or leave it out"),
        ("a and b and a", "12: both sides of this 'and' are the same; mend one, or leave it out"),
        ("a or b or rope", ""),
    ],
)  # fmt: skip
def test_what_works_and_may_be_a_mistake_is_told(source: str, told: str) -> None:
    remarks = [one for one in Language().expression(source, MARK).remarks() if of_remark(one)]
    assert "; ".join(f"{one.offset}: {of_remark(one)}" for one in remarks) == told


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{% if a %}{% elif 'x' %}{% endif %}",
         "18: 'x' alone is always the same; compare something with it"),
        ("{% if 2 %}{% endif %}", "6: 2 alone is always the same; compare something with it"),
        ("{% if true %}{% endif %}", ""),
        ("{% if a == 'x' or 'y' %}{% endif %}",
         "11: ; 18: 'y' alone is always the same; compare it too: … a == 'y'"),
    ],
)  # fmt: skip
def test_a_branch_that_is_always_or_never_taken_is_told(source: str, told: str) -> None:
    remarks = Language().prose(source, MARK).remarks()
    assert "; ".join(f"{one.offset}: {of_remark(one)}" for one in remarks) == told


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
