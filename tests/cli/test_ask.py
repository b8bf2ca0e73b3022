"""`solo ask` that goes on asking, and what it keeps."""

import json
from pathlib import Path

from tests.conftest import Solo


def test_questions_are_read_one_a_line_each_with_its_likelihood(solo: Solo, tmp_path: Path) -> None:
    log = tmp_path / "table.txt"
    lines = "Is there a window? likely\nWho is there?\nIs it? perhapsy\nIs it dark\n\nIs it late?\n"

    done = solo("ask", "-", "--dice", "62,3", "--json", "--log", str(log), typed=lines)

    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr
    assert [(one["question"], one["likelihood"], one["answer"]) for one in answers] == [
        ("Is there a window?", "likely", "yes"),
        ("Is it dark", "even", "no, and"),
    ]
    assert "a yes or a no" in done.stderr
    assert "unknown likelihood 'perhapsy'" in done.stderr
    assert [row.split(")")[0] for row in log.read_text(encoding="utf-8").splitlines()] == [
        "Is there a window? (likely",
        "Is it dark (even",
    ]


def test_the_chances_may_be_listed_meanwhile(solo: Solo) -> None:
    done = solo("ask", "-", "--system", "fell", "--seed", "1", typed="list\nquit\n")

    assert "a die" not in done.stdout
    assert "almost certain   94%" in done.stdout


def test_a_question_that_no_yes_answers_is_refused(solo: Solo) -> None:
    done = solo("ask", "Where is the key?")

    assert done.returncode == 2
    assert "the answer is a yes or a no" in done.stderr


def test_the_likelihood_may_stand_behind_the_question(solo: Solo) -> None:
    done = solo("ask", "Is there a window? likely", "--dice", "62")

    assert "2 successes (rolled 62) against Inferior." in done.stdout
