"""No control character gets past."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.terminal.window.clean import clean, clean_line, counted, fold, sentence


@given(st.text())
def test_clean_text_holds_no_control_character_but_newlines(text: str) -> None:
    safe = clean(text)

    assert all(char == "\n" or unicodedata.category(char) != "Cc" for char in safe)
    assert not set(safe) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    safe.encode("utf-8")


@given(st.text())
def test_a_clean_line_is_one_line(text: str) -> None:
    assert len(clean_line(text).splitlines()) <= 1


def test_half_a_character_of_a_broken_file_name_becomes_a_question_mark() -> None:
    assert clean("a\udcffb") == "a?b"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the rope is cut", "The rope is cut."),
        ("What?", "What?"),
        ("", ""),
        ("«No»", "«No»."),
        ("„Ja.“", "„Ja.“"),
        ("«", "«."),
    ],
)
def test_a_reason_is_said_as_a_sentence(text: str, said: str) -> None:
    assert sentence(text) == said


def test_text_is_compared_without_case_accents_and_curly_quotes() -> None:
    assert fold("  Ménage  à Ned’s ") == "menage a ned's"


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [(1, "minute", "1 minute"), (2, "minute", "2 minutes"), (2, "success", "2 successes")],
)
def test_numbers_go_with_their_nouns(number: int, noun: str, said: str) -> None:
    assert counted(number, noun) == said
