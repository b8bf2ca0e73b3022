"""`solo ask` that goes on asking, and what it keeps."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from solo import heroes, rules
from solo.oracle import table_phrases
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.typed.verbs import VERBS
from tests.conftest import Solo


def test_questions_are_read_one_a_line_each_with_its_likelihood(solo: Solo, tmp_path: Path) -> None:
    log = tmp_path / "table.txt"
    lines = "Is there a window? likely\nWho is there?\nIs it? perhapsy\nIs it dark\n\nIs it late?\n"

    done = solo("ask", "-", "--dice", "62,3", "--json", "--log", str(log), typed=lines)

    records = [json.loads(line) for line in done.stdout.splitlines()]
    answers = [one for one in records if one.get("event") != "refused"]
    assert len(records) - len(answers) == 2
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


def test_a_log_line_has_date_asker_seed_and_place(solo: Solo, tmp_path: Path) -> None:
    log = tmp_path / "table.txt"

    solo("ask", "-", "--seed", "7", "--log", str(log), typed="Is it dark?\nIs it cold?\n")

    rows = log.read_text(encoding="utf-8").splitlines()
    pattern = r".*\[Fate 7, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^,]*, seed 7, question (\d)\]"
    assert [re.fullmatch(pattern, row)[1] for row in rows] == ["1", "2"]  # type: ignore[index]


@pytest.mark.parametrize(
    "line", ["undo", "note hi", "journal", "scene The gate", "add Mara fate 7"]
)
def test_words_of_a_game_are_no_questions(solo: Solo, line: str) -> None:
    done = solo("ask", "-", "--dice", "62", typed=f"{line}\nIs there a window? likely\n")

    assert "is a command of a game and no question" in done.stderr
    assert "2 successes (rolled 62) against Inferior." in done.stdout


def test_every_word_of_a_game_is_reserved() -> None:
    words = {word for verb in (*VERBS, *TABLE_VERBS) for word in (verb.name, *verb.aliases)}

    assert set(table_phrases()["reserved"]) == words - {"ask", "?"}


def test_a_refusal_is_an_event_for_programs(solo: Solo) -> None:
    done = solo("ask", "Is it dark? likly", "--json")

    record = json.loads(done.stdout)
    assert (record["event"], record["code"], done.returncode) == ("refused", 2, 2)
    assert "did you mean 'likely'" in record["reason"]


def test_another_word_or_a_percentage_will_do(solo: Solo) -> None:
    probably = json.loads(solo("ask", "Is it? probably", "--dice", "62", "--json").stdout)
    percent = json.loads(solo("ask", "Is it? 30%", "--dice", "62", "--json").stdout)

    assert (probably["likelihood"], probably["said"]) == ("likely", "probably")
    assert (percent["likelihood"], percent["said"]) == ("unlikely", "30%")


def test_one_of_several_is_picked(solo: Solo) -> None:
    record = json.loads(solo("ask", "Is it Tom or Anna?", "--dice", "2", "--json").stdout)

    assert (record["among"], record["answer"]) == (["Tom", "Anna"], "Anna")


def test_a_hero_brings_a_fate_along(solo: Solo, tmp_path: Path) -> None:
    art = rules.find("art")
    sheet = art.stand_in("Mara Vell", {"fate": "12"})
    values = heroes.values_of(art, sheet)
    heroes.keep_new(tmp_path, heroes.Kept(tmp_path, "art", "Mara Vell", "", 1, values))

    done = solo("ask", "--list", "--hero", "mara", "--heroes", str(tmp_path), "--json")

    expected = [row.percent for row in rules.find("art").likelihoods(sheet)]
    assert [json.loads(line)["percent"] for line in done.stdout.splitlines()] == expected
    answered = solo(
        "ask", "Is it?", "--hero", "mara", "--heroes", str(tmp_path), "--json", "--dice", "50"
    )
    assert json.loads(answered.stdout)["asker"] == "Mara Vell"


def test_a_question_imports_nothing_that_it_does_not_need() -> None:
    code = (
        "import sys; from solo.__main__ import run; run(['ask', 'Is it?', '--dice', '62']);"
        "print([name for name in ('jinja2', 'yaml', 'prompt_toolkit', 'solo.shelf', 'solo.saves',"
        " 'solo.engine.session', 'platformdirs')"
        " if '__file__' in vars(sys.modules.get(name, object))])"  # and not what waits to be read
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[-1] == "[]"


def test_a_pick_is_a_sentence(solo: Solo) -> None:
    done = solo("ask", "left or right?", "--dice", "2")

    assert done.stdout.startswith("Right.\n")


def test_a_question_may_be_typed_without_quotes(solo: Solo) -> None:
    seed = ("--seed", "7")

    whole = solo("ask", "Is it raining? likely", *seed).stdout
    assert solo("ask", "Is", "it", "raining?", "likely", *seed).stdout == whole
    assert solo("ask", "Is it raining?", *seed).stdout != whole
