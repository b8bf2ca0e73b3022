"""What is looked up is told in German: odds, rules, what comes of a try."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.games.play import play
from solo.rules import find
from solo.words import Words, english

SYSTEMS = ("art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20")


def told(place: Path, adventure: str, *lines: str) -> str:
    typed = "\n".join((*lines, "quit", ""))
    words = [adventure, "--language", "de", "--plain", "--new", "--seed", "a"]
    done = CliRunner().invoke(play, [*words, "--saves", str(place)], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_odds_name_results_in_german(tmp_path: Path) -> None:
    shown = told(tmp_path, "the-fifth-act", "1", "odds 2d6")

    assert "3: 5,6 %" in shown
    assert "Dieses Abenteuer ist nicht übersetzt" in shown


def test_a_number_before_a_name_stays() -> None:
    assert Words("de").name("fell", "3 harm") == "3 Schaden"


@pytest.mark.parametrize("name", SYSTEMS)
def test_titles_of_rules_are_german(name: str) -> None:
    """What is called the same in both languages is a term of the game."""
    titles = [entry.title for entry in find(name).rules()]
    alike = {english(title) for title in titles if Words("de").say(title) == english(title)}

    assert alike <= {"Kicker", "Momentum", "Initiative", "Awesome Points", "Elite", "Arsenal"}


def test_rules_are_found_by_their_german_and_english_titles(tmp_path: Path) -> None:
    shown = told(tmp_path, "first-steps", "rules Ruhm", "rules getting fame back")

    assert "\nRuhm\n" in shown
    assert "\nRuhm zurückgewinnen\n" in shown
    assert "Eine neue Figur hat einen Ruhm" in shown
    assert "A new hero" not in shown


def test_an_attribute_may_be_typed_as_the_sheet_names_it(tmp_path: Path) -> None:
    shown = told(
        tmp_path,
        "a-measure-of-rain",
        "1",
        "enough",
        "1",
        "try",
        "try x",
        "try kraft die Kiste heben",
    )

    assert "Ein Attribut oder eine Fertigkeit 'x' gibt es nicht" in shown
    assert "die Tür aufbrechen" in shown
    assert 'Kraft 7 gegen Schwierigkeit 1, "die Kiste heben"' in shown


def test_a_likelihood_is_named_in_german(tmp_path: Path) -> None:
    shown = told(
        tmp_path, "a-measure-of-rain", "1", "enough", "1", "ask Ist da wer? likely", "help ask"
    )

    assert "„Ist da wer?“ (wahrscheinlich)" in shown
    assert "fast sicher (16 oder\nweniger, 96 %)" in shown


def test_how_dice_are_read_is_said_in_german() -> None:
    assert Words("de").say(find("fell").reading).startswith("Hoch ist gut")
