"""What of a text decides whether it is right, and which expressions are mere values."""

import pytest

from solo.errors import Mark
from solo.prose import Language, ProseError
from solo.prose.faults import NESTING
from solo.prose.syntax import markup

MARK = Mark("tale.yaml", 10, 7)


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("You see {{ a }} and {% if b %}x{% endif %}.", "{{ a }}{% if b %}{% endif %}"),
        ("Nothing to see.", ""),
        ("a { b {{ c }}", "{{ c }}"),
        ("A {{{ b }} c", "A {{{ b }} c"),
        ("A {% raw", "A {% raw"),
    ],
)
def test_texts_with_the_same_tags_are_right_or_wrong_alike(text: str, tags: str) -> None:
    """Where tags are not plain at a glance, the text stands for itself."""
    assert markup(text) == tags


@pytest.mark.parametrize(
    ("source", "value"),
    [("true", True), ("True", True), (" false ", False), ("False", False), ("-12", -12), ("0", 0)],
)
def test_a_mere_value_is_no_expression_to_be_worked_out(source: str, value: object) -> None:
    expression = Language("", MARK).expression(source, MARK)

    assert expression.constant
    assert repr(expression.value({})) == repr(value)  # True is not 1 here


@pytest.mark.parametrize("source", ["TRUE", "none", "1 + 1", "1.0", "visits", "1234567890123"])
def test_anything_else_has_to_be_worked_out(source: str) -> None:
    assert not Language("", MARK).expression(source, MARK).constant


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("{% if %}x{% endif %}", "prose-syntax"),
        ("{% set hero.name = 1 %}", "prose-forbidden"),
        ("{% set a, b.c = faces %}", "prose-forbidden"),
    ],
)
def test_a_text_with_a_mistake_ends_in_that_mistake_when_it_is_told(
    source: str, problem: str
) -> None:
    text = Language().prose(source, Mark("x.yaml", 1, 1))

    for _ in range(2):
        with pytest.raises(ProseError) as caught:
            text.render({"faces": [1, 2]})
        assert caught.value.problem.code == problem


@pytest.mark.parametrize("tag", ["if a", "for b in c", "set d"])
def test_tags_within_tags_are_counted_and_those_beside_each_other_are_not(tag: str) -> None:
    end = "{% end" + tag.partition(" ")[0] + " %}"
    one = "{% " + tag + " %}"

    def problems(source: str) -> list[str]:
        text = Language().prose(source, Mark("x.yaml", 1, 1))
        return [one.message for one in text.problems(("a", "c"))]

    assert problems((one + end) * (NESTING + 20)) == []
    assert problems(one * NESTING + end * NESTING) == []
    assert "nested too deeply" in problems(one * (NESTING + 1) + end * (NESTING + 1))[0]
