"""What the program itself says, in the language of the adventure."""

from pathlib import Path

import pytest

from solo import po
from solo.oracle import yes_or_no
from solo.rules.art.system import ART
from solo.terminal import languages
from solo.terminal.blocks import Block, Span
from tests.conftest import Solo

DE = "de"


def test_english_loads_nothing() -> None:
    """Also where there is no such language, and for a code that is none."""
    for code in ("", "en", "en_XA", "xx", "../de", "d\u00e9"):
        assert languages.words(code) is None
    blocks = [Block((Span("Make a new hero"),))]
    assert languages.shown(blocks, "en") == tuple(blocks)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Make a new hero", "Eine neue Figur machen"),
        (
            "Gewürfelt 53: Poor gegen Feeble, 3 Erfolge. 53 of 100; 14 or more succeeds.",
            "Gewürfelt 53: Poor gegen Feeble, 3 Erfolge. 53 von 100; ab 14 gelingt es.",
        ),
        ("Turn 1, 09:40; Health 4/4, Fame 1/1.", "Zug 1, 09:40 Uhr; Gesundheit 4/4, Ruhm 1/1."),
        ("It is 09:44.", "Es ist 09:44 Uhr."),
        (" No. It is not so.", " Nein. Dem ist nicht so."),  # spaces stay, and it is no time
        ("7 of 100; Poor up to 9, Good up to 100.", "7 von 100; Poor bis 9, Good bis 100."),
        ("A day. Leads to: B; C.", "A day. Von dort geht es zu: B; C."),
        ("The stair ends at a landing.", "The stair ends at a landing."),
        ("It is {n}:{n2}.", "It is {n}:{n2}."),
    ],
)
def test_sentences_are_said_with_their_values(english: str, german: str) -> None:
    assert languages.said(english, DE) == german


def test_parts_of_an_option_keep_their_styles() -> None:
    option = Block((Span("Make a new hero", "option"), Span(": 87%", "strong"), Span(" (Enter)")))

    (found,) = languages.shown([option], "de_AT")

    assert [span.style for span in found.spans] == ["option", "strong", ""]
    assert found.text == "Eine neue Figur machen: 87% (Eingabetaste)"


def test_the_word_of_an_option_is_said_apart() -> None:
    spans = (Span("Make a new hero", "option"), Span(" (new, Enter)", "hint"))

    told = languages.shown([Block(spans)], DE)[0].spans

    assert [span.text for span in told] == ["Eine neue Figur machen", " (new, Eingabetaste)"]


def test_an_answer_is_said_behind_its_question() -> None:
    asked = Span('"A bell?" (even)')

    told = languages.shown([Block((asked, Span(" No, nothing of the kind."), Span("")))], DE)

    assert [span.text for span in told[0].spans] == [asked.text, " Nein, nichts dergleichen.", ""]


def test_every_sentence_keeps_its_values() -> None:
    path = Path(languages.__file__).parent / "words" / "de.po"
    entries = po.read(path.read_text(encoding="utf-8"))

    assert len({entry.source for entry in entries}) == len(entries)
    for entry in entries:
        named = languages.named(entry.text)
        assert named <= languages.named(entry.source), entry.source


def test_long_lines_take_no_long_work() -> None:
    """A line that is nearly a sentence is tried in a number of steps that is bounded."""
    text = "Turn 1, " + "Health , " * 30
    assert languages.said(text, DE)
    assert languages.said("x. " * 5_000, DE) == "x. " * 5_000


def test_a_game_in_german_speaks_german(solo: Solo) -> None:
    done = solo(
        "play", "first-steps", "--language", "de", "--hero", "wren", "--seed", "1", "--plain",
        typed="kette nehmen\naufschließen\nwürfeln\n\ntry foo\n",
    )  # fmt: skip

    assert "Dein Ruhm ist jetzt 4 (+3)." in done.stdout
    assert "1. Würfeln: 87 % (roll, Eingabetaste)" in done.stdout
    assert "Gewürfelt 3: Catastrophic gegen Feeble, 2 Fehlschläge." in done.stdout
    assert "Roll the dice" not in done.stdout
    assert "Ein Attribut 'foo' gibt es nicht; die Attribute sind agility," in done.stdout


def known() -> set[str]:
    """Return what has a German sentence; some words are the same in both languages."""
    path = Path(languages.__file__).parent / "words" / "de.po"
    return {entry.source for entry in po.read(path.read_text(encoding="utf-8"))}


def test_titles_of_rules_have_german_words() -> None:
    """Of the ART Engine, by which the adventure that is translated is played."""
    titles = [rule.title for rule in ART.rules()]

    assert [text for text in titles if text not in known()] == []


def test_a_question_by_the_program_is_put_in_german(solo: Solo) -> None:
    told = solo(
        "play", "first-steps", "--language", "de", "--plain", "--seed", "7",
        typed="new\nbalanced\nstrength\nx\n\nquit\n",
    ).stdout  # fmt: skip

    assert "Welche zwei Zahlen aus dem Vorrat?" in told
    assert "Which two" not in told


def test_help_is_told_in_german(solo: Solo) -> None:
    words = ("play", "first-steps", "--language", "de", "--hero", "wren", "--plain", "--seed", "7")

    told = solo(*words, typed="help\nhelp undo\n").stdout

    assert "  undo [anew]: den letzten Zug zurücknehmen\n" in told
    assert "  draw TABELLE: sich von einer Tabelle anregen lassen; es ändert keinen" in told
    assert "\nDie Welt\n" in told
    assert "Den letzten Zug zurücknehmen." in told


def test_the_programs_words_are_written_for_translators(solo: Solo, tmp_path: Path) -> None:
    """What there is of a language is filled in, and what a translator wrote stays."""
    french, german = tmp_path / "fr.po", tmp_path / "de.po"
    assert solo("strings", "--interface", "-o", german).returncode == 0
    assert solo("strings", "--interface", "-o", french).returncode == 0
    french.write_text(
        french.read_text("utf-8").replace('msgid "Map"\nmsgstr ""', 'msgid "Map"\nmsgstr "Plan"'),
        encoding="utf-8",
    )
    again = solo("strings", "--interface", "-o", french)

    sources = [entry.source for entry in po.read(german.read_text("utf-8"))]
    assert all(entry.text for entry in po.read(german.read_text("utf-8")))
    entries = po.read(french.read_text("utf-8"))
    assert [entry.source for entry in entries] == sources
    assert [entry.source for entry in entries if entry.text] == ["Map"]
    assert again.stdout.endswith(f"{len(sources)} texts, 1 translated, 0 fuzzy\n")


@pytest.mark.parametrize("words", [(), ("first-steps", "--interface"), ("--interface", "--pseudo")])
def test_texts_are_an_adventures_or_the_programs(solo: Solo, words: tuple[str, ...]) -> None:
    done = solo("strings", *words)

    assert done.returncode == 2
    assert "name an adventure, or give --interface alone" in done.stderr


@pytest.mark.parametrize(
    ("question", "answerable"),
    [("Ist da jemand?", True), ("Wer ist da?", False), ("Welches Fenster?", False),
     ("Was there anybody?", True)],
)  # fmt: skip
def test_a_german_question_is_for_a_yes_or_a_no(question: str, answerable: bool) -> None:
    assert yes_or_no(question) is answerable
