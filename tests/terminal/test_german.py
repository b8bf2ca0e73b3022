"""What the prompt says in the language of the game, and the catalogues for translators."""

from pathlib import Path

import pytest

from solo.oracle import yes_or_no
from solo.terminal.typed.verbs import VERBS
from solo.words import Words
from solo.words.catalogue import catalogue
from solo.words.message import Message
from solo.words.translating import MISSING
from tests.conftest import Solo


def test_a_game_in_german_speaks_german(solo: Solo) -> None:
    done = solo(
        "play", "first-steps", "--language", "de", "--hero", "wren", "--seed", "1", "--plain",
        typed="kette nehmen\naufschließen\nwürfeln\n\n",
    )  # fmt: skip

    assert "Dein Ruhmwert ist jetzt 4 (+3)." in done.stdout
    assert "1. Würfeln: 87 % (Eingabetaste)" in done.stdout
    assert "3; ab 14 gelingt es: Catastrophic, 2 Fehlschläge." in done.stdout
    assert "Roll the dice" not in done.stdout


def test_an_outcome_that_its_system_does_not_explain_is_called_by_its_german_name() -> None:
    said = Message("terminal.plain-outcome", {"label": "unmoved", "made": ""})

    assert Words("de", rules="art").say(said) == "unberührt"


def test_what_a_hero_was_before_is_german_on_the_sheet(solo: Solo) -> None:
    words = ("play", "berth-nine", "--language", "de", "--hero", "tamsin", "--plain", "--seed", "1")
    told = solo(*words, typed="bogen\nquit\n").stdout

    assert "Herkunft: Schaffner\n" in told
    assert "attendant" not in told


def test_a_question_by_the_program_is_put_in_german(solo: Solo) -> None:
    told = solo(
        "play", "first-steps", "--language", "de", "--plain", "--seed", "7",
        typed="new\nbalanced\nstrength\nx\n\nquit\n",
    ).stdout  # fmt: skip

    assert "Welche zwei Zahlen aus dem Vorrat?" in told
    assert "Which two" not in told


def test_help_is_told_in_german(solo: Solo) -> None:
    words = ("play", "first-steps", "--language", "de", "--hero", "wren", "--plain", "--seed", "7")

    told = solo(*words, typed="help\nhelp undo\nhelp nonsense\n").stdout

    assert "  undo [anew]: den letzten Zug zurücknehmen\n" in told
    assert "\nDie Welt\n" in told
    assert "Den letzten Zug zurücknehmen." in told
    assert "Einen Befehl 'nonsense' gibt es nicht." in told


def test_every_verb_says_what_it_does() -> None:
    for entry in VERBS:
        for language in ("en", "de"):
            known = catalogue("terminal", language)
            assert entry.help in known
            assert (f"{entry.help}-more" in known) == entry.more


def test_what_raises_a_chance_is_said_in_german() -> None:
    from solo.terminal.words import words

    ways = [words("way-chance", word="fame", percent=66)]
    assert Words("de").say(words("with-ways", ways=ways)) == ", mit fame 66 %"


@pytest.mark.parametrize(
    ("question", "answerable"),
    [("Ist da jemand?", True), ("Wer ist da?", False), ("Welches Fenster?", False),
     ("Was there anybody?", True)],
)  # fmt: skip
def test_a_german_question_is_for_a_yes_or_a_no(question: str, answerable: bool) -> None:
    assert yes_or_no(question) is answerable


def test_german_lacks_nothing(solo: Solo) -> None:
    done = solo("strings", "--program", "de")

    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("de: ")
    assert done.stdout.endswith(" 0 messages to look at\n")


def test_a_new_language_is_written_to_be_filled_in(solo: Solo, tmp_path: Path) -> None:
    """What a translator wrote stays, and what is missing is shown in English."""
    done = solo("strings", "--program", "fr", "-o", tmp_path)
    file = tmp_path / "terminal.ftl"

    assert done.returncode == 1
    assert f"{MISSING}map = Map\n" in file.read_text("utf-8")
    assert "terminal.map: missing\n" in done.stdout

    text = file.read_text("utf-8").replace(f"{MISSING}map = Map\n", "map = Plan\n")
    file.write_text(text, "utf-8")
    after = solo("strings", "--program", "fr", "-o", tmp_path)
    assert "terminal.map: missing\n" not in after.stdout
    again = file.read_text("utf-8")
    assert "map = Plan\n" in again
    assert f"{MISSING}map = " not in again
    assert f"{MISSING}rules = Rules\n" in again


@pytest.mark.parametrize(
    "words", [(), ("first-steps", "--program", "de"), ("--program", "en"), ("--program", "../x")]
)
def test_texts_are_an_adventures_or_the_programs(solo: Solo, words: tuple[str, ...]) -> None:
    done = solo("strings", *words)

    assert done.returncode == 2
    assert "name an adventure, or give --program CODE" in done.stderr or "no code" in done.stderr


def test_a_real_die_is_asked_for_in_german(solo: Solo) -> None:
    told = solo(
        "play", "first-steps", "--language", "de", "--hero", "wren", "--dice", "ask", "--plain",
        typed="kette nehmen\naufschließen\nwürfeln\nsechs\n53\nquit\n",
    ).stdout  # fmt: skip

    assert "Würfle einen W100: " in told
    assert "'sechs' ist keine Zahl; gib 1 bis 100 (00 ist 100) ein." in told
    assert "Roll a d" not in told
