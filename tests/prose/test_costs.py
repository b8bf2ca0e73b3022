"""What work texts take of their budget: more for what takes Python longer."""

import pytest

from solo.budget import STEP
from solo.errors import Mark
from solo.prose import Language, ProseError

SCOPE = {
    "visits": 2,
    "text": "a" * 1000,
    "like": "a" * 999 + "b",
    "short": "a" * 100,
    "texts": tuple("a" * 200 + str(n) for n in range(20)),
    "numbers": tuple(range(50)),
    "marks": frozenset("abcdefghij"),
    "edge": "a" * 50,  # the longest that is free
    "edge51": "a" * 51,
    "edge52": "b" * 51,
    "hero": {"name": "Ada"},
}
WORK = [
    (2, "{{ visits }}"),
    (22, "{{ text }}"),
    (2, "{{ edge }}"),
    (3, "{{ edge51 }}"),
    (84, "{{ text ~ text }}"),
    (84, "{{ text + text }}"),
    (543, "{{ texts + texts }}"),
    (811, "{{ texts * 3 }}"),
    (124, "{{ text * 3 }}"),
    (24, "{{ text == like }}"),
    (24, "{{ text < like }}"),
    (210, "{{ texts == texts }}"),
    (211, "{{ texts < texts }}"),
    (131, "{{ text in texts }}"),
    (6, "{{ visits in texts }}"),
    (213, "{{ texts in texts }}"),
    (4, "{{ text in {} }}"),
    (107, "{{ texts in {} }}"),
    (74, "{{ short in text }}"),
    (17, "{{ 2.5 in range(100) }}"),
    (5, "{{ 2 in range(100) }}"),
    (44, "{{ text|upper|length }}"),
    (294, "{{ text|title|length }}"),
    (37, "{{ ('é' * 100)|upper|length }}"),
    (24, "{{ text|trim|length }}"),
    (187, "{{ text|replace(short, '')|length }}"),
    (87, "{{ text|replace('a', '', 3)|length }}"),
    (98, "{{ texts|join(', ')|length }}"),
    (129, "{{ text|list|length }}"),
    (6, "{{ texts|first|length }}"),
    (129, "{{ texts|sort|length }}"),
    (129, "{{ texts|max|length }}"),
    (7, "{{ [1, 2, 3]|sum }}"),
    (23, "{{ text|int }}"),
    (10, "{{ sum(numbers) }}"),
    (10, "{{ max(numbers) }}"),
    (17, "{{ max(numbers, 2) }}"),
    (10, "{{ count(numbers) }}"),
    (11, "{{ count(numbers, 1) }}"),
    (20, "{{ count(numbers, 1, 3) }}"),
    (30, "{{ count(range(100), 1) }}"),
    (29, "{{ sum(range(100)) }}"),
    (269, "{{ texts }}"),
    (274, "{{ {'a': texts} }}"),
    (108, "{{ {texts: 1}|length }}"),
    (109, "{{ {}[texts]|default('') }}"),
    (10, "{{ marks|join }}"),
    (111, "{% for x in numbers %}{{ x }}{% endfor %}"),
    (494, "{% for x in numbers if x > 3 %}{{ x }}{% endfor %}"),
    (2110, "{% for x in numbers %}{{ text }}{% endfor %}"),
    (45, "{% set x %}{{ text }}{% endset %}{{ x|length }}"),
    (48, "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(text)|length }}"),
    (17, "{% macro m(a) %}{{ a + 1 }}{% endmacro %}{{ m(1) }}{{ m(2) }}"),
    (5, "{{ 'x' if visits else text }}"),
    (10, "{{ edge ~ '' }}{{ edge == edge }}{{ edge in edge }}"),
    (4, "{{ edge + '' }}"),
    (6, "{{ edge51 ~ '' }}"),
    (5, "{{ edge51 == edge52 }}"),
    (11, "{{ edge51 in [edge52] }}"),
    (5, "{{ edge in ['b'] }}"),
    (4, "{{ 2 ** 3 }}"),
    (5, "{{ 1 < visits < 3 }}"),
    (3, "{{ text[3] }}"),
    (3, "{{ hero.name }}"),
    (26, "{{ visits and text or like }}"),
    (15, "{{ range(80)|list|length }}"),
    (74, "{{ numbers|sort(reverse=true)|first }}"),
    (12, "{{ {1: 2, 3: 4} == {1: 2} }}"),
    (10, "{{ marks|length }}{{ marks == marks }}"),
    (24, "{{ cycle(visits, text) }}"),
    (52, "{{ [1, text] == [none, text] }}"),
    (85, "{{ [text, {text: 1}, numbers, marks] == [] }}"),
    (137, "{{ [1, text] in [[2.5, texts]] }}"),
]


@pytest.mark.parametrize(("work", "source"), WORK)
def test_what_a_text_takes(work: int, source: str) -> None:
    """One step for each part that runs, and what goes through a text or a list by its length."""
    language = Language()
    language.refresh()
    language.prose(source, Mark("tale.yaml", 1, 1)).render(SCOPE)

    assert language.spent() == work


def test_all_texts_of_a_turn_share_one_budget() -> None:
    """One text alone can't use it up; the one that does so says that the turn is too much."""
    language = Language()
    texts = [
        language.prose(f"{{{{ range({90_000 + n})|list|length }}}}", Mark("tale.yaml", n, 1))
        for n in range(1, 200)
    ]
    language.refresh()

    with pytest.raises(ProseError) as caught:
        "".join(text.render({}) for text in texts)

    assert language.spent() > STEP
    told = "this turn takes too much work; are there too many texts with loops?"
    assert caught.value.problem.message == told
