"""`min`, `max`, `sum` and `count` are functions of numbers and of lists."""

import pytest

from solo.errors import Mark
from solo.prose import Language, ProseError

SCOPE = {"faces": (6, 2, 6), "luck": 4, "none_yet": (), "name": "Ada"}


def value(text: str, **macros: str) -> object:
    language = Language(macros.get("macros", ""))
    return language.expression(text, Mark("x.yaml", 1, 1)).value(SCOPE)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("max(luck, 3)", 4),
        ("min(10, luck + 7)", 10),
        ("max(faces)", 6),
        ("min(faces, 1)", 1),
        ("sum(faces)", 14),
        ("sum(faces, luck)", 18),
        ("sum((1, true, 0.5, 0.5))", 3),
        ("max((1, 2.5))", 2.5),
        ("sum(faces) - min(faces)", 12),
        ("sum(none_yet)", 0),
        ("count(faces)", 3),
        ("count(faces, 6)", 2),
        ("count(faces, 1, 5)", 1),
        ("count(none_yet)", 0),
        ("max(faces) if count(faces) > 2 else 0", 6),
        ("faces|max", 6),
    ],
)
def test_a_function_of_numbers(text: str, found: object) -> None:
    assert value(text) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("max(none_yet)", "'max' of nothing"),
        ("max(name)", "'max' takes numbers, or lists of numbers, not text"),
        ("max()", "max\\(\\) takes 1 to 50 values"),
        ("count(1, 2, 3, 4)", "count\\(\\) takes 1 to 3 values"),
        ("max((1, 'a'))", "'max' takes numbers, or lists of numbers, not text"),
        ("sum((1, faces))", "'sum' takes numbers, or lists of numbers, not a list"),
        ("min((1, nobody))", "unknown name 'nobody'"),
        ("sum((1000000000000, 1))", "this number goes beyond"),
        ("sum(faces, nobody)", "unknown name 'nobody'"),
        ("count(luck)", "this must be a list"),
        (f"max({', '.join(['range(99999)'] * 40)})", "too much work"),
    ],
)
def test_what_it_can_t_take_is_told(text: str, said: str) -> None:
    with pytest.raises(ProseError, match=said):
        value(text)


def test_a_macro_of_the_name_stands_before_it() -> None:
    assert value("max(1, 2)", macros="{% macro max(a, b) %}mine{% endmacro %}") == "mine"
