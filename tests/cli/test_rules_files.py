"""A rules file from the command line: begun, checked, rolled, shown as a table, installed."""

import json
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.conftest import Solo


@pytest.fixture
def game(solo: Solo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    done = solo("new", "--system", "my-game")
    assert done.returncode == 0, done.stderr
    return tmp_path / "my-game"


def test_a_system_is_begun_that_works_with_an_adventure(solo: Solo, game: Path) -> None:
    rules = str(game / "system.yaml")
    assert solo("lint", rules, "--strict").stdout.strip() == "no problems"
    assert solo("lint", str(game), "--strict").stdout.strip() == "no problems"

    rolled = json.loads(solo("roll", rules, "act", "stat=2", "--dice", "3,4", "--json").stdout)
    assert (rolled["label"], rolled["successes"], rolled["score"]) == ("weak", 1, 9)
    odds = json.loads(solo("odds", rules, "act", "stat=1", "--json").stdout)
    assert (odds["total"], odds["labels"]) == (36, {"strong": 10, "weak": 16, "miss": 10})

    tested = solo("test", str(game), "--games", "30", "--seed", "1", "--replays")
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_a_game_by_it_is_saved_and_verified(solo: Solo, game: Path, tmp_path: Path) -> None:
    typed = "1\n" * 12
    words = ("--seed", "2", "--saves", str(tmp_path / "saves"))
    done = solo("play", str(game), *words, typed=typed)
    assert done.returncode == 0, done.stderr
    (journal,) = (tmp_path / "saves").glob("*.jsonl")

    assert solo("verify", str(journal)).returncode == 0
    text = (game / "system.yaml").read_text("utf-8")
    (game / "system.yaml").write_text(text.replace("score >= 10", "score >= 11"), "utf-8")
    again = solo("verify", str(journal)).stdout  # the rules are part of the adventure
    assert "the adventure was changed" in again


def test_all_chances_are_one_table(solo: Solo, game: Path, tmp_path: Path) -> None:
    told = solo("odds", str(game / "system.yaml"), "--table").stdout
    page = tmp_path / "chances.html"
    assert solo("odds", "ember", "--table", "--html", str(page)).returncode == 0

    rows = [line.split() for line in told.splitlines()]
    assert ["stat", "1", "27.78", "44.44", "27.78"] in rows
    assert "<th scope=row>stat 1</th>" in page.read_text("utf-8")
    refused = solo("odds", "fell", "--table")
    assert (refused.returncode, "only rules of a file" in refused.stderr) == (2, True)


def test_the_odds_of_a_check_are_told_with_an_offer_taken(solo: Solo) -> None:
    """Three dice in place of two: no six, four or five in an eighth, two sixes in 16 of 216."""
    typed = ("odds", "crew", "do", "stat=2", "--json")

    odds = json.loads(solo(*typed, "--taking", "push").stdout)

    assert (odds["total"], odds["labels"]["bad"], odds["labels"]["critical"]) == (216, 27, 16)
    assert json.loads(solo(*typed).stdout)["total"] == 36
    for offers, said in ((("burn",), "there are roll, push, bargain"), (("push",) * 2, "roll")):
        refused = solo(*typed, *(word for one in offers for word in ("--taking", one)))
        assert (refused.returncode, said in refused.stderr + refused.stdout) == (2, True)
    paid = json.loads(solo("odds", "oath", "act", "stat=2", "--json", "--taking", "burn").stdout)
    assert paid["total"] == 600  # a momentum of 2 is nothing to burn for
    both = solo("odds", "dark", "try", "skill=50", "--taking", "burn", "--taking", "push")
    assert "'burn' can't be taken before this roll" in both.stderr
    nobody = solo("odds", "art", "trait", "trait=7", "difficulty=Poor", "--taking", "fame")
    assert (nobody.returncode, "--hero" in nobody.stderr) == (2, True)


def test_degrees_are_told_by_the_words_of_the_file(solo: Solo, game: Path) -> None:
    rules = game / "system.yaml"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("\nwords: {", "\nwords: {strong: All you want, miss: Nothing, "))
    act = (str(rules), "act", "stat=2")

    odds = solo("odds", *act).stdout
    assert "  All you want   41.7%" in odds
    assert "Nothing " in odds.partition("Result")[0]  # the ruler
    assert solo("roll", *act, "--dice", "5,5").stdout.startswith("All you want, 2 successes")
    assert "All you want       weak" in solo("odds", str(rules), "--table").stdout
    assert json.loads(solo("odds", *act, "--json").stdout)["labels"].keys() >= {"strong", "miss"}


def test_it_is_installed_for_all_adventures(
    solo: Solo, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = solo("install", str(game / "system.yaml"))
    assert done.returncode == 0, done.stderr

    assert "already" in solo("install", str(game / "system.yaml")).stderr
    assert solo("install", str(game / "system.yaml"), "--replace").returncode == 0
    assert solo("new", str(tmp_path / "another"), "--system", "my-game").returncode == 0
    assert solo("lint", str(tmp_path / "another")).returncode == 0
    assert "My Game" in solo("rules").stdout


def test_a_broken_one_is_not_installed(solo: Solo, tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("name: broken\nroll: {dice: {a: d6}, degrees: {hit: {when: b > 3}}}\n")

    done = solo("install", str(broken))

    assert done.returncode != 0
    assert f"{broken.name}:2:" in done.stderr
    assert "unknown name 'b'" in done.stderr


def test_its_page_is_made_of_the_file(solo: Solo) -> None:
    told = solo("guide", "dark").stdout

    assert "# The Long Dark" in told
    assert "success: if face <= goal or spend" in told
    assert "- After the dice: Push it" in told


def test_its_page_tells_all_that_a_check_may_be_told(solo: Solo, tmp_path: Path) -> None:
    file = tmp_path / "dive.yaml"
    file.write_text(
        "name: dive\nattributes: {lungs: [0, 4]}\ntracks: {air: {range: [0, 9], fallen: 0}}\n"
        "roll:\n  modifiers: {deep: {range: [0, 5]}, sea: {words: {calm: 0, rough: -1}}, rope: 2}\n"
        "  dice: {a: d6}\n  score: a + stat - deep + sea + rope\n"
        "  degrees: {hit: {when: score > 3, count: 1}, miss: {count: -1}}\n"
    )

    told = solo("guide", str(file)).stdout

    assert "- `deep`, 0 to 5.\n- `sea`, calm (+0), rough (-1).\n- `rope`, true (+2)." in told
    assert "- **Lungs** (`lungs`, 0 to 4)\n" in told
    assert "begins at 0): At 0 you fall.\n" in told


def test_a_mistake_in_a_file_is_all_that_is_told_instead_of_its_page(
    solo: Solo, tmp_path: Path
) -> None:
    """That there is no manual of that name was said, too."""
    file = tmp_path / "broken.yaml"
    file.write_text("name: broken\nroll: {dice: {a: d6}, degrees: {hit: {when: b > 3}}}\n")

    done = solo("guide", str(file))

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{file}:2:")


def test_editors_have_a_schema_of_adventures_by_a_rules_file(solo: Solo, game: Path) -> None:
    """The file's path was 'unknown system'."""
    schema = json.loads(solo("schema", str(game / "system.yaml")).stdout)

    assert schema["title"] == "An adventure of My Game"


def test_editors_have_a_schema_of_rules_files(solo: Solo, game: Path) -> None:
    schema = json.loads(solo("schema", "--system").stdout)
    written = yaml.safe_load((game / "system.yaml").read_text("utf-8"))
    check = Draft202012Validator(schema)

    assert not list(check.iter_errors(written))
    assert list(check.iter_errors({**written, "checkz": {}}))


def test_a_mistake_in_the_rules_of_an_adventure_is_told_there(solo: Solo, game: Path) -> None:
    text = (game / "system.yaml").read_text("utf-8")
    (game / "system.yaml").write_text(text.replace("hp: -2}}, weak", "hq: -2}}, weak"), "utf-8")

    done = solo("lint", str(game))

    assert done.returncode == 1
    assert "no number is called 'hq'; known are hp, hits" in done.stdout


def test_a_name_that_is_taken_begins_no_system(solo: Solo) -> None:
    done = solo("new", "--system", "oath")

    assert done.returncode == 2
    assert "name a folder for the adventure" in done.stderr
