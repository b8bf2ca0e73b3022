"""The pages for authors, and what commands say that lack a word."""

import pytest

from solo.cli import guide
from tests.conftest import Solo


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ((), "# Write an adventure"),
        (("authors",), "# Write an adventure"),
        (("play",), "# Play"),
        (("table",), "# The oracle at a table"),
        (("dice",), "# Dice"),
        (("programs",), "# Programs"),
        (("art",), "# Writing adventures for the ART Engine"),
        (("fallout-2d20",), "# Writing adventures for Fallout 2d20"),
    ],
)
def test_the_guide_is_shown(solo: Solo, words: tuple[str, ...], begins: str) -> None:
    done = solo("guide", *words)

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(begins)


def test_a_terminal_gets_a_page_filled_to_its_width_with_code_and_tables_as_they_are() -> None:
    lines = guide.page_of("authors").read_text(encoding="utf-8").splitlines()

    for width in (40, 90):
        shown = guide.filled("\n".join(lines), width).splitlines()
        prose = [one for one in shown if " " in one.strip() and one in {*shown} - {*lines}]
        assert max(map(len, prose)) <= width
        assert [one for one in shown if one.startswith("|")] == [
            one for one in lines if one.startswith("|")
        ]
        assert " ".join(" ".join(shown).split()) == " ".join(" ".join(lines).split())


def test_fields_without_a_system_names_the_systems(solo: Solo) -> None:
    assert "fell          FELL\n" in solo("fields").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("roll",), "the systems are art, fictive-hack"),
        (("odds", "fell"), "name a check of fell; it has test, contest"),
    ],
)
def test_a_roll_of_nothing_says_what_there_is(
    solo: Solo, words: tuple[str, ...], said: str
) -> None:
    done = solo(*words)

    assert done.returncode == 2
    assert said in done.stderr


def test_a_name_that_is_no_page_is_answered_with_those_that_are(solo: Solo) -> None:
    done = solo("guide", "nonsense")

    assert done.returncode == 2
    assert "no manual of that name (play, table, dice, programs, systems, authors)" in done.stderr
    assert "fell" in done.stderr
