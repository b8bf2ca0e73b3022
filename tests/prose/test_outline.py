"""Prose and expressions as plain data: what they become, and what is refused by name."""

import pytest

from solo.errors import Mark
from solo.prose.outline import MOST_FORKS, MOST_PARTS, NotCarriedError, Outline, place_of

MARK = Mark("tale.yaml", 1, 1)
MACROS = "{% macro call(who, loud) %}{% if loud %}Oi, {% endif %}{{ who }}!{% endmacro %}"


def prose(text: str, macros: str = "") -> list[list[object]]:
    outline = Outline(place_of(macros, MARK) if macros else None)
    return outline.prose(place_of(text, MARK))


def value(text: str) -> list[object]:
    return Outline().value(place_of(text, MARK))


ROPE = ["name", "rope"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Fog.", [["text", "Fog."]]),
        ("{{ rope }} lies.", [["say", ROPE], ["text", " lies."]]),
        ("{{ 3 }} gulls", [["text", "3"], ["text", " gulls"]]),
        ("{{ cycle('a', 2) }}", [["turns", "cycle", ["a", "2"]]]),
        (
            "{% if rope %}a{% elif oar %}b{% else %}c{% endif %}",
            [["if", ROPE, [["text", "a"]],
              [["if", ["name", "oar"], [["text", "b"]], [["text", "c"]]]]]],
        ),
    ],
)  # fmt: skip
def test_a_text_becomes_its_parts(text: str, parts: list[object]) -> None:
    assert prose(text) == parts


def test_a_macro_is_put_in_with_the_values_that_it_is_called_with() -> None:
    assert prose("{{ call(rope, wet) }}", MACROS) == [
        ["if", ["name", "wet"], [["text", "Oi, "]], []],
        ["say", ROPE],
        ["text", "!"],
    ]


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("rope", ROPE),
        ("'a'", ["const", "a"]),
        ("hero.luck", ["get", ["name", "hero"], ["const", "luck"]]),
        ("taken['a/b']", ["get", ["name", "taken"], ["const", "a/b"]]),
        ("(1, rope)", ["list", ["const", 1], ROPE]),
        ("not rope", ["not", ROPE]),
        ("-rope", ["op", "-", ["const", 0], ROPE]),
        ("rope and oar", ["and", ROPE, ["name", "oar"]]),
        ("rope or oar", ["or", ROPE, ["name", "oar"]]),
        ("1 if rope else 2", ["choose", ROPE, ["const", 1], ["const", 2]]),
        ("rope|upper", ["filter", "upper", ROPE]),
        ("rope|plural", ["plural", ROPE, "", "s"]),
        ("rope|plural('an ox', 'oxen')", ["plural", ROPE, "an ox", "oxen"]),
        ("rope|plural('en')", ["plural", ROPE, "en", "s"]),
        ("rope > 2", ["compare", ">", ROPE, ["const", 2]]),
        ("1 < rope <= 3", ["and", ["compare", "<", ["const", 1], ROPE],
                           ["compare", "<=", ROPE, ["const", 3]]]),
        ("'a' in rope", ["in", "in", ["const", "a"], ROPE]),
        ("'a' not in rope", ["in", "notin", ["const", "a"], ROPE]),
        *((f"rope {sign} 2", ["op", sign, ROPE, ["const", 2]]) for sign in
          ("+", "-", "*", "//", "%")),
    ],
)  # fmt: skip
def test_an_expression_becomes_a_tree(text: str, tree: list[object]) -> None:
    assert value(text) == tree


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{% for a in b %}x{% endfor %}", "{% for %}"),
        ("{% set a = 1 %}", "{% set %}"),
        ("{{ a ~ b }}", "'~'"),
        ("{{ a|round(2) }}", "'|round'"),
        ("{{ roll(3) }}", "'roll(…)'"),
        ("{{ call(rope) }}", "'call(…)'"),
        ("{{ call(rope, loud=1) }}", "'call(…)'"),
        ("{{ a / b }}", "'div'"),
        ("{{ 1 if a }}", "'condexpr'"),
        ("{{ hero.name() }}", "'?(…)'"),
        ("{{ cycle(a, 'b') }}", "'cycle(…)'"),
        ("{{ 2|plural(a) }}", "'|plural'"),
    ],
)
def test_what_it_has_no_words_for_is_named(text: str, named: str) -> None:
    with pytest.raises(NotCarriedError) as refused:
        prose(text, MACROS)

    assert named in str(refused.value)


def test_it_ends_where_a_text_is_too_long_too_deep_or_forks_too_often() -> None:
    fork = "{% if a %}x" + "{% elif b %}y" * MOST_FORKS + "{% endif %}"
    prose(fork)
    with pytest.raises(NotCarriedError, match="so many branches"):
        prose(fork.replace("{% endif %}", "{% elif b %}y{% endif %}"))

    circle = "{% macro again() %}{{ again() }}{% endmacro %}"
    with pytest.raises(NotCarriedError, match=r"^macros within macros, too deep$"):
        prose("{{ again() }}", circle)
    value(" and ".join("a" * 50))
    with pytest.raises(NotCarriedError, match=r"^an expression that is too deep$"):
        value(" and ".join("a" * 70))

    many = "{% macro a() %}" + "x{{ y }}" * 200 + "{% endmacro %}"
    calls = MOST_PARTS // 400
    prose("{{ a() }}" * (calls - 5), many)
    with pytest.raises(NotCarriedError, match="more text"):
        prose("{{ a() }}" * (calls + 1), many)
