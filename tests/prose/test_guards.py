"""What guards the words of a text, told in conditions that an author could have written."""

from collections.abc import Iterable

import pytest

from solo.errors import Mark
from solo.prose import Language
from solo.prose.guards import Clauses, Fork, Piece

HERE = Mark("tale.yaml", 3, 5)


def told(clauses: Clauses) -> str:
    """Return clauses in a line, with a slash between the arms of one."""
    return ", ".join("/".join(one) for one in sorted(clauses))


def flat(pieces: Iterable[Piece]) -> str:
    """Return pieces in a line: `~` for a value that nobody knows, `<when: words|…>` for a fork."""
    return "".join(
        "<" + "|".join(f"{told(when)}: {flat(way)}" for when, way in one.ways) + ">"
        if isinstance(one, Fork)
        else "~"
        if one is None
        else one
        for one in pieces
    )


@pytest.mark.parametrize(
    ("condition", "so", "otherwise"),
    [
        ("lamp", "lamp", "not lamp"),
        ("not lamp", "not lamp", "lamp"),
        ("lamp and bet", "bet, lamp", "not bet/not lamp"),
        ("lamp or bet", "bet/lamp", "not bet, not lamp"),
        ("a or b or a", "a/b", "not a, not b"),
        ("not (lamp or bet)", "not bet, not lamp", "bet/lamp"),
        ("not (lamp and bet)", "not bet/not lamp", "bet, lamp"),
        ("lamp or bet and dog", "(bet and dog)/lamp", "not bet/not dog, not lamp"),
        ("lamp and (bet or dog)", "bet/dog, lamp", "(not bet and not dog)/not lamp"),
        ("lamp or not (bet and not dog)", "dog/lamp/not bet", "bet, not dog, not lamp"),
        (
            "lamp or (bet or not dog) and not cat",
            "((bet or not dog) and not cat)/lamp",
            "(not bet and dog)/cat, not lamp",
        ),
        ("n == 1", "n == 1", "n != 1"),
        ("n != 1", "n != 1", "n == 1"),
        ("n < 1", "n < 1", "n >= 1"),
        ("n <= 1", "n <= 1", "n > 1"),
        ("n > -1", "n > -1", "n <= -1"),
        ("n >= 1", "n >= 1", "n < 1"),
        ("bet in ['a', 'b']", "bet in ['a', 'b']", "bet not in ['a', 'b']"),
        ("bet not in ('a', true)", "bet not in ['a', true]", "bet in ['a', true]"),
        ("n + 1 == m - 2", "(n + 1) == (m - 2)", "(n + 1) != (m - 2)"),
        ("n * 2 == m // 3", "(n * 2) == (m // 3)", "(n * 2) != (m // 3)"),
        ("n % 2 == 0", "(n % 2) == 0", "(n % 2) != 0"),
        (
            "visited['quay'] > hero.might",
            "visited['quay'] > hero.might",
            "visited['quay'] <= hero.might",
        ),
        ("bet|length > 3", "(bet|length) > 3", "(bet|length) <= 3"),
        ("(n == 1) == lamp", "(n == 1) == lamp", "(n == 1) != lamp"),
        ("(not lamp) == bet", "(not lamp) == bet", "(not lamp) != bet"),
        ("(lamp and bet) == dog", "(lamp and bet) == dog", "(lamp and bet) != dog"),
        ("(lamp or bet) == dog", "(lamp or bet) == dog", "(lamp or bet) != dog"),
    ],
)
def test_a_condition_and_its_opposite_are_said_in_clauses(
    condition: str, so: str, otherwise: str
) -> None:
    when = Language().expression(condition, HERE)

    assert told(when.clauses()) == so
    assert told(when.against()) == otherwise


@pytest.mark.parametrize(
    ("condition", "so", "otherwise"),
    [
        # a clause of which a part can't be said is left out whole, and says nothing
        ("outcome == 'x' or lamp", "", "not lamp"),
        ("lamp and visits == 1", "lamp", ""),
        ("lamp and names|join(', ') == 'x'", "lamp", ""),
        ("lamp or 1 < n < 3", "", "not lamp"),
        ("lamp or not 1 < n < 3", "", "not lamp"),
        ("lamp or (1 < n < 3) == bet", "", "not lamp"),
        ("lamp and draw('dogs') == 'x'", "lamp", ""),
        ("lamp and bet is string", "lamp", ""),
        # a quote, a backslash or a line's end would not be read again as it is
        ('lamp and bet == "it\'s"', "lamp", ""),
        (r"lamp and bet == 'a\\b'", "lamp", ""),
        (r"lamp and bet == 'a\nb'", "lamp", ""),
        ("lamp and n == 1.5", "lamp", ""),
        ("lamp and bet == none", "lamp", ""),
        # more than six arms are no help to anybody
        ("a or b or c or d or e or f", "a/b/c/d/e/f", "not " + ", not ".join("abcdef")),
        ("a or b or c or d or e or f or g", "", "not " + ", not ".join("abcdefg")),
    ],
)
def test_what_can_t_be_said_outside_of_a_text_is_left_out(
    condition: str, so: str, otherwise: str
) -> None:
    when = Language().expression(condition, HERE)

    assert (told(when.clauses()), told(when.against())) == (so, otherwise)


MACROS = """\
{% macro dog(name, big) %}The {{ name }} {% if big %}barks{% elif lamp %}sits{% endif %}\
{% endmacro %}\
{% macro one() %}A{{ two() }}{% endmacro %}{% macro two() %}B{{ one() }}{% endmacro %}\
{% macro sets() %}{% set lamp = 1 %}{% if lamp %}x{% endif %}{% if bet %}y{% endif %}{% endmacro %}
"""


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Snow.", "Snow."),
        ("Snow {{ n }} falls.", "Snow ~ falls."),
        ("{% if lamp %}Light{% endif %}.", "<lamp: Light|not lamp: >."),
        (
            "{% if n == 1 %}one{% elif n == 2 %}two{% elif lamp %}lit{% else %}no{% endif %}",
            "<n == 1: one|n != 1, n == 2: two|lamp, n != 1, n != 2: lit"
            "|n != 1, n != 2, not lamp: no>",
        ),
        (
            "{% if lamp %}a{% elif outcome == 'x' %}b{% else %}c{% endif %}",
            "<lamp: a|not lamp: b|not lamp: c>",
        ),
        (
            "{% if lamp %}a{% if bet %}b{% endif %}{% endif %}",
            "<lamp: a<bet: b|not bet: >|not lamp: >",
        ),
        ("{{ 'her' if lamp else 'him' }}", "<lamp: her|not lamp: him>"),
        ("{{ 'her' if lamp }}", "<lamp: her|not lamp: >"),
        ("{{ ('a' if lamp else n) ~ 'c' }}", "<lamp: a|not lamp: ~>c"),
        ("{{ 7 }}", "~"),
        ("{{ ['a', 'b']|join('c') }}", "~~a~b~~c~"),
        # what is compared is not told
        ("{{ lamp == 'x' }}{{ lamp and 'x' }}{{ lamp or 'x' }}{{ not 'x' }}", "~~~~"),
        ("{{ 'x' is string }}", "~"),
        # a name that the text gives a value of its own says nothing outside of it
        ("{% for x in [1] %}{% if x and lamp %}a{% endif %}{% else %}b{% endfor %}",
         "~<lamp: a|: >~b~"),
        ("{% with m = 1 %}{% if m %}x{% endif %}{% endwith %}", "~<: x|: >~~"),
        ("{% set m = 'snow' %}{% if m == 'snow' and lamp %}x{% endif %}",
         "~snow~<lamp: x|: >"),
        ("{% set m %}snow{% endset %}{{ m }}", "~snow~~~"),
        ("{{ 'x' if m else 'y' }}{% set m = 'a' if lamp else 'b' %}",
         "<: x|: y>~<lamp: a|not lamp: b>~"),
        ("{% macro z(p) %}in{% if p or lamp %}p{% endif %}{% endmacro %}",
         "~in<: p|not lamp: >~~"),
        # a macro tells its own words where it is called; its names are its own, not the text's
        ("{{ dog('cat', lamp) }}", "~cat~~~The ~ <: barks|lamp: sits|not lamp: >~"),
        ("{{ dog('cat', big='huge') }}", "~cat~huge~The ~ <: barks|lamp: sits|not lamp: >~"),
        ("{% set bet = n %}{{ sets() }}", "~~~~~~~<: x|: ><bet: y|not bet: >~"),
        ("{{ number('word') }}", "~word~"),
        # macros that call each other are read four deep
        ("{{ one() }}", "~A~B~A~B~~~~~"),
    ],
)  # fmt: skip
def test_the_words_of_a_text_stand_with_what_guards_them(text: str, pieces: str) -> None:
    language = Language(MACROS)

    assert flat(language.prose(text, HERE).pieces(language.pieces())) == pieces


def test_macros_that_can_t_be_read_tell_nothing() -> None:
    language = Language("{% macro dog( %}")

    assert flat(language.prose("{{ dog() }}", HERE).pieces(language.pieces())) == "~"
