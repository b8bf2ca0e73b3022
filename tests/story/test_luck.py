"""How dice fell against exact expectation."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.games.play import play
from solo.cli.games.stats import stats
from solo.cli.games.table import table
from solo.rules import find
from solo.story.luck import Statistics, checks, luckier
from solo.words import Words
from tests.story.test_book import NAMES, played
from tests.words.played import SYSTEMS

LINES = "1\n" * 30


def test_luck_is_the_share_of_series_with_fewer_successes() -> None:
    half = Fraction(1, 2)

    assert luckier([half, half], 2) == 88  # 1/4 with none, 1/2 with one, half of the 1/4 with two
    assert luckier([half, half], 1) == 50
    assert luckier([Fraction(1)], 1) == 50
    assert luckier([], 0) is None
    assert luckier([half] * 20, 20) == 99  # and not 100 of 100


def test_dice_and_checks_are_counted() -> None:
    session = played(turns=60, varied=False)
    found = Statistics()
    found.add(session, "Wren")

    fallen = [face for turn in session.turns for _, face in turn.rolls]
    assert sum(one.count for one in found.dice.values()) == len(fallen)
    assert found.dice[100].mean == pytest.approx(
        sum(f for t in session.turns for s, f in t.rolls if s == 100) / found.dice[100].count
    )
    assert found.all.rolled == len(list(checks(session))) > 0
    assert found.by_hero["Wren"].rolled == found.all.rolled
    assert found.all.weighed == len(found.all.chances) > 0
    assert all(0 <= chance <= 1 for chance in found.all.chances)


def test_at_a_table_a_roll_counts_for_whoever_acted(tmp_path: Path) -> None:
    lines = (
        "add Mara fate 7\nadd Tom fate 5\nMara: is it far? likely\nturn\nTom: is it open? even\n"
    )
    words = ["evening", "--saves", str(tmp_path), "--plain", "--dice", "62,10"]
    assert CliRunner().invoke(table, words, input=lines).exit_code == 0
    save = next(tmp_path.glob("*.jsonl"))
    record = json.loads(CliRunner().invoke(stats, [str(save), "--json"]).output)

    assert {name: one["succeeded"] for name, one in record["heroes"].items()} == {
        "Mara": 1,
        "Tom": 0,
    }
    assert record["heroes"]["Mara"]["expected"] == 0.62


def test_dice_that_only_draw_are_counted_apart(tmp_path: Path) -> None:
    lines = "add Mara fate 7\ndraw cards 2\nMara: is it far? likely\npick a gull, a rope\n"
    words = ["evening", "--saves", str(tmp_path), "--plain", "--dice", "20,30,62,1"]
    assert CliRunner().invoke(table, words, input=lines).exit_code == 0
    save = next(tmp_path.glob("*.jsonl"))
    record = json.loads(CliRunner().invoke(stats, [str(save), "--json"]).output)
    told = CliRunner().invoke(stats, [str(save)]).output

    assert record["drawn"] == {"d2": 1, "d53": 1, "d54": 1}
    assert {die: one["count"] for die, one in record["dice"].items()} == {
        "d2": 1, "d53": 1, "d54": 1, "d100": 1,
    }  # fmt: skip
    assert "1 d100" in told
    assert "3 dice drew from tables and lists." in told
    assert "d53" not in told


def test_a_die_that_drew_is_plotted_with_none_of_its_size(tmp_path: Path) -> None:
    hundred = ", ".join(f"boat {number}" for number in range(100))
    lines = f"add Mara fate 7\npick {hundred}\nMara: is it far? likely\n"
    words = ["evening", "--saves", str(tmp_path), "--plain", "--dice", "7,62"]
    assert CliRunner().invoke(table, words, input=lines).exit_code == 0
    told = CliRunner().invoke(stats, [str(next(tmp_path.glob("*.jsonl")))]).output

    assert "1 d100, mean 62.0" in told
    assert "1 die drew from tables and lists." in told


def test_what_somebody_drew_for_themselves_only_drew(tmp_path: Path) -> None:
    lines = "add Mara fate 7\nadd Tom\nmara: mydraw cards 2\nmara: reveal 1\n"
    words = ["evening", "--saves", str(tmp_path), "--plain", "--seed", "1"]
    assert CliRunner().invoke(table, words, input=lines).exit_code == 0
    save = next(tmp_path.glob("*.jsonl"))
    record = json.loads(CliRunner().invoke(stats, [str(save), "--json"]).output)

    assert record["drawn"] == {"d53": 1, "d54": 1}


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_adventure_can_be_reckoned(name: str) -> None:
    found = Statistics()
    found.add(played(name, turns=60, seed="luck"), "somebody")

    assert found.games == 1


@pytest.fixture
def place(tmp_path: Path) -> Path:
    words = ["first-steps", "--seed", "lamp", "--saves", str(tmp_path), "--plain"]
    assert CliRunner().invoke(play, words, input=LINES).exit_code == 0
    return tmp_path


def test_the_command_as_json(place: Path) -> None:
    save = next(place.glob("*.jsonl"))
    record = json.loads(CliRunner().invoke(stats, [str(save), "--json"]).output)

    assert record["rolls"] > 0
    die = record["dice"]["d100"]
    assert set(die) == {"count", "mean", "expected"}
    assert die["expected"] == 50.5


def test_the_command_for_a_hero_and_for_all(place: Path) -> None:
    words = ["--saves", str(place), "--json"]
    hero = json.loads(CliRunner().invoke(stats, ["wren tolliver", *words]).output)
    everything = json.loads(CliRunner().invoke(stats, ["--all", *words]).output)
    unnamed = json.loads(CliRunner().invoke(stats, words).output)

    assert hero == everything == unnamed
    assert everything["games"] == 1


def test_the_command_draws_how_faces_fell(place: Path) -> None:
    done = CliRunner().invoke(stats, ["--all", "--saves", str(place)])

    assert "of 50.5" in done.output
    assert "91-100" in done.output
    assert "By check" in done.output


def test_games_in_german_are_told_of_in_german(tmp_path: Path) -> None:
    lines = "add Mara fate 7\ncheck fate Good\nvote Ist es weit? offen, kaum\n"
    words = ["abend", "--saves", str(tmp_path), "--plain", "--language", "de", "--dice", "62,20"]
    assert CliRunner().invoke(table, words, input=lines).exit_code == 0
    told = CliRunner().invoke(stats, ["--all", "--saves", str(tmp_path)]).output

    assert "1 Spiel, 2 Proben." in told
    assert "2 d100, im Mittel 41,0, zu erwarten 50,5" in told
    assert "Erfolge: 0 von 2 gelungen; 0 % von 1 mit bekannten Aussichten" in told
    assert "Nach Proben\n  Fate: 0 von 1 gelungen; 0 %, zu erwarten 18 %" in told
    assert "  Frage: 0 von 1 gelungen\n" in told


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_check_has_a_german_name_in_statistics(system: str) -> None:
    german = Words("de")
    for kind in {*find(system).checks} - {"d5"}:
        assert german.name("cli", kind) != kind


@pytest.mark.parametrize("words", [["nobody-called-so"], ["x", "--all"]])
def test_a_mistake_is_told(place: Path, words: list[str]) -> None:
    assert CliRunner().invoke(stats, [*words, "--saves", str(place)]).exit_code != 0


def test_each_of_all_who_roll_has_their_own_rolls_and_chances(tmp_path: Path) -> None:
    lines = (
        "add Mara strength 7 alertness 7\nadd Tom strength 5\nadd Kit strength 3\n"
        "everyone strength Good\norder\norder strength Good\nKit: check strength Good\nroll\n"
    )
    words = ["evening", "--saves", str(tmp_path), "--plain", "--offers", "asked"]
    words += ["--dice", "1,99,50,1,2,3,99,1,1,98,5"]
    done = CliRunner().invoke(table, words, input=lines)
    save = next(tmp_path.glob("*.jsonl"))
    record = json.loads(CliRunner().invoke(stats, [str(save), "--json"]).output)

    rolled = {name: one["rolled"] for name, one in record["heroes"].items()}
    assert rolled == {"Mara": 2, "Tom": 2, "Kit": 3}, done.output
    assert all(one["weighed"] == one["rolled"] for one in record["heroes"].values())
