"""`solo roll` and `solo odds` of plain dice."""

import json
from pathlib import Path

import pytest
from click import Command
from click.testing import CliRunner

from solo import heroes, rules
from solo.cli.rolls.roll import odds, roll


def told(*words: str) -> dict[str, object]:
    done = CliRunner().invoke(roll, [*words, "--json"])
    assert done.exit_code == 0
    record: dict[str, object] = json.loads(done.output)
    return record


def test_dice_are_rolled() -> None:
    record = told("3d6+1", "--dice", "2,5,6")

    assert (record["notation"], record["total"], record["faces"]) == ("3d6+1", 14, [2, 5, 6])
    assert record["dice"] == "loaded"


def test_kept_dice_are_told() -> None:
    record = told("4d6kh3", "--dice", "1,4,5,6")

    assert (record["total"], record["kept"]) == (15, [4, 5, 6])


def test_successes_are_told() -> None:
    assert told("5d10>=8", "--dice", "8,9,1,7,10")["successes"] == 3


def test_a_seed_gives_the_same_dice() -> None:
    assert told("3d6", "--seed", "lamp") == told("3d6", "--seed", "lamp")


def test_odds_are_exact() -> None:
    record = json.loads(CliRunner().invoke(odds, ["2d6", "--json"]).output)

    assert (record["total"], record["totals"]["7"]) == (36, 6)


def test_odds_are_drawn_with_their_mean() -> None:
    done = CliRunner().invoke(odds, ["2d6"])

    assert "Of 36 rolls" in done.output
    assert "On average 7.00" in done.output


@pytest.mark.parametrize("words", [["3d6x"], ["3d6", "--dice", "1,2,3,4"], ["3d6", "--dice", "1"]])
def test_a_mistake_is_told_and_nothing_is_rolled(words: list[str]) -> None:
    assert CliRunner().invoke(roll, words).exit_code != 0


def test_a_number_may_come_before_the_dice() -> None:
    done = CliRunner().invoke(roll, ["10+1d6", "--dice", "4", "--json"])

    assert json.loads(done.output)["total"] == 14


@pytest.mark.parametrize("words", [["2d6", "1"], ["1d20", "5"], ["2d6 1"], ["2d6", "+", "1", "2"]])
@pytest.mark.parametrize("command", [roll, odds])
def test_numbers_set_apart_are_never_joined(command: Command, words: list[str]) -> None:
    done = CliRunner().invoke(command, words)

    assert done.exit_code == 2
    assert "space between two numbers" in done.output


def test_arguments_around_signs_are_one_notation() -> None:
    done = CliRunner().invoke(roll, ["2d6", "+", "1", "--dice", "3,4", "--json"])

    assert json.loads(done.output)["total"] == 8


def test_a_sum_is_compared_in_brackets_and_its_odds_are_told() -> None:
    rolled = CliRunner().invoke(roll, ["(2d6)>=8", "--dice", "4,5"])
    chances = CliRunner().invoke(odds, ["(2d6)>=8", "--json"])

    assert rolled.output.startswith("9 in all, 1 success")
    assert json.loads(chances.output)["totals"] == {"0": 21, "1": 15}


def test_several_rolls_of_a_line_are_told_each_with_what_it_is_for() -> None:
    done = CliRunner().invoke(roll, ["3x2d6, d4 Ice", "--dice", "1,2,3,4,5,6,4"])

    assert done.output.splitlines() == [
        "2d6: 3 (rolled 1, 2).",
        "2d6: 7 (rolled 3, 4).",
        "2d6: 11 (rolled 5, 6).",
        "Ice, d4: 4 (rolled 4).",
    ]
    rolls = told("3x2d6, d4 Ice", "--dice", "1,2,3,4,5,6,4")["rolls"]
    assert [one["total"] for one in rolls] == [3, 7, 11, 4]  # type: ignore[attr-defined]
    assert rolls[3]["label"] == "Ice"  # type: ignore[index]


def test_a_trait_is_given_behind_the_dice() -> None:
    record = told("1d20+charm", "vs", "15", "charm=3", "--dice", "12")

    assert (record["notation"], record["total"]) == ("1d20+3[charm] vs 15", 15)
    assert record["successes"] == 1
    done = CliRunner().invoke(roll, ["1d20+charm"])
    assert "or give it behind the dice: charm=3" in done.output


@pytest.fixture
def mara(tmp_path: Path) -> list[str]:
    """Return the options by which Mara Vell rolls."""
    art = rules.find("art")
    sheet = art.stand_in("Mara Vell", {"strength": "9", "climbing": "3"})
    values = heroes.values_of(art, sheet)
    heroes.keep_new(tmp_path, heroes.Kept(tmp_path, "art", "Mara Vell", "", 1, values))
    return ["--hero", "mara", "--heroes", str(tmp_path)]


def test_a_hero_of_yours_adds_a_trait(mara: list[str]) -> None:
    assert told("1d20+strength", "--dice", "12", *mara)["total"] == 21
    assert told("1d20+strength", "strength=3", "--dice", "12", *mara)["total"] == 15
    done = CliRunner().invoke(odds, ["1d2+strength", "--json", *mara])
    assert json.loads(done.output)["totals"] == {"10": 1, "11": 1}


@pytest.mark.parametrize(
    ("words", "rating"),
    [
        ("strength Good", 9),
        ("art strength Good", 9),
        ("climbing Good", 9),
        ("trait attribute=strength difficulty=Good", 9),
        ("charm Good", 7),
    ],
)
def test_a_hero_of_yours_rolls_a_check_as_at_a_table(
    mara: list[str], words: str, rating: int
) -> None:
    record = told(*words.split(), "--dice", "66", *mara)
    assert (record["rating"], record["difficulty"], record["hero"]) == (rating, "Good", "Mara Vell")

    chances = json.loads(CliRunner().invoke(odds, [*words.split(), "--json", *mara]).output)
    row = {9: 24, 7: 18}[rating]
    good = sum(ways for count, ways in chances["counts"].items() if count.endswith("s"))
    assert good == (34 if "climbing" in words else row)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("fell strength", "a hero of other rules, art"),
        ("strenght Good", "did you mean 'strength'"),
        ("strength Goood", "Good"),
    ],
)
def test_what_a_hero_can_not_roll_is_refused(mara: list[str], words: str, why: str) -> None:
    done = CliRunner().invoke(roll, [*words.split(), *mara])

    assert done.exit_code != 0
    assert why in f"{done.output}{done.exception}"


def test_dice_that_fail_are_told_beside_the_successes() -> None:
    record = told("5d10>=8f1", "--dice", "8,9,1,7,10")

    assert (record["successes"], record["failed"]) == (2, 1)


def test_of_many_results_those_that_are_rare_are_one_row() -> None:
    done = CliRunner().invoke(odds, ["3d6!", "--plain"])

    assert "44 or more: 0.0%" in done.output
    assert "45" not in done.output
    assert "at most 10 times; only in some 1 of 120,932,352 rolls" in done.output
    record = json.loads(CliRunner().invoke(odds, ["3d6!", "--json"]).output)
    assert sum(record["totals"].values()) == record["total"] == 6**33


def test_odds_of_several_rolls_are_told_each() -> None:
    done = CliRunner().invoke(odds, ["6x(4d6kh3), d4 ice", "--plain"])

    assert "4d6kh3: Of 1296 rolls, each of 6:" in done.output
    assert "ice, d4: Of 4 rolls:" in done.output
