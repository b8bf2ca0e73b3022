"""A wrong syntax is told in our words: what was found, what was expected, and the cure."""

from hypothesis import given
from hypothesis import strategies as st

from solo.errors import Mark
from solo.prose import Language

MARK = Mark("x.yaml", 1, 1)
OWN = ("token", "statement", "template", "jinja", "print", "got ", "unexpected char")
CONDITIONS = r"""
lamp > 3 and < 5
    nothing stands before '<' to compare; write it again: lamp > 3 and lamp < …
lamp > = 3
    '>=' is one sign; leave out the space in it
lamp = 3
    '=' compares nothing; write '=='
lamp => 3
    there is no '=>'; write '>='
{{ lamp }}
    a condition stands without braces; leave out '{{' and '}}'
{lamp}
    a condition stands without braces; leave out '{' and '}'
{% if lamp %}
    a condition stands without braces; leave out '{%' and '%}'
visited['lamp'
    '[' is closed nowhere; write ']' behind what it holds
lamp)
    this ')' closes nothing; leave it out, or open it before
lamp is
    'is' compares nothing with a value; write '=='
lamp|
    behind '|' stands the name of a filter, such as upper; for a choice write 'or'
lamp == 'a
    this ' opens a text that nothing closes; write ' at its end, or \' for one within it
"""
WORDS = (
    "{{ }} {% %} {# #} if endif for in set macro else is not and end lamp 3 'a' ' \" ( ) [ ] { } | "
    ". , : = == < ! & ? ; @ + - % \\ “"
)


def told(source: str, *, condition: bool) -> list[str]:
    language = Language()
    text = language.expression(source, MARK) if condition else language.prose(source, MARK)
    return [one.message for one in text.problems(("lamp",)) if one.code == "prose-syntax"]


def test_a_mistake_in_a_condition_is_told_with_its_cure() -> None:
    lines = CONDITIONS.strip().splitlines()

    for source, message in zip(lines[::2], lines[1::2], strict=True):
        assert told(source, condition=True) == [message.strip()]


@given(words=st.lists(st.sampled_from(WORDS.split()), max_size=8), condition=st.booleans())
def test_no_message_is_in_the_words_of_the_parser(words: list[str], condition: bool) -> None:
    messages = told(" ".join(words), condition=condition)

    assert [one for one in messages if any(word in one.lower() for word in OWN)] == []
