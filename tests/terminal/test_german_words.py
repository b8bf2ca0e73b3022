"""What is typed in German is understood, and what is named by the rules is named in German."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.games.table import table
from solo.rules import find
from solo.source import Node, parse
from solo.terminal import own_words
from solo.terminal.window.blocks import line
from solo.terminal.window.wrap import lay_out, plain
from solo.words import Words
from solo.words.catalogue import room_of
from tests.words.played import SYSTEMS, english_alone, left_in

_WORDS = re.compile(r"[a-z -]{3,}")


def at_table(place: Path, system: str, *lines: str) -> str:
    words = ["Probe", "--system", system, "--language", "de", "--plain", "--seed", "a"]
    typed = "\n".join(("add Mara", *lines, ""))
    done = CliRunner().invoke(table, [*words, "--saves", str(place)], input=typed)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_attributes_and_difficulties_may_be_typed_in_german(tmp_path: Path) -> None:
    shown = at_table(
        tmp_path,
        "fallout-2d20",
        "check Kraft schwer",
        "check Kraft unschaffbar",
        "check xyz",
        "try kraft knifflig die Tür heben",
        "help try",
        "journal",
    )

    assert "nötig 3" in shown
    assert "schreib eine Zahl oder eins der Wörter gewöhnlich, knifflig, schwer" in shown
    assert "'xyz' gibt es nicht; es gibt Kraft, Sinne, Zähigkeit" in shown
    assert "Attribute: Kraft, Sinne, Zähigkeit" in shown
    assert "2. Probe kraft schwer" in shown
    assert "3. Versuch: Kraft gegen Knifflig: die Tür heben" in shown


def test_fell_names_its_difficulties_in_german(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "fell", "check str schwer", "check str schwierig", "help ask")

    assert "ab 6 gelingt es" in shown
    assert "schreib leicht, üblich, schwer, verzweifelt oder eine Zahl von 1 bis 12" in shown
    assert "fast sicher (d12 mit Vorteil, 94 %)" in shown


def test_a_journal_says_in_german_what_was_typed(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "fell", "thread Glocke", "event", "rest", "journal", "twists")

    assert "2. Faden Glocke" in shown
    assert "3. Ereignis Jetzt:" in shown
    assert re.search(r"bei \d+ % der Antworten", shown)


@pytest.mark.parametrize(("hint", "german"), [("protect", "schützen"), ("push", "stoßen")])
def test_the_word_to_type_is_spelt_as_it_is_in_german(hint: str, german: str) -> None:
    assert own_words.hint(hint, "de") == german


def test_the_track_of_a_fight_is_drawn_in_german(tmp_path: Path) -> None:
    """What is drawn has a mark for each foe, by its name without an article."""
    from solo.rules.art.messages.track import marks

    assert marks([("der Räuber", True), ("die Wache", True)]) == ("r", "w")
    assert Words("de").name("art", "out") == "aus"


def test_a_number_stays_with_its_percent_sign() -> None:
    shown = [plain(one) for one in lay_out([line("Die Chance beträgt 72 % genau.")], 22)]

    assert shown == ["Die Chance beträgt", "72 % genau."]


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_foes_fight_with_has_a_german_name(name: str) -> None:
    system = find(name)
    file = system.template.parent / "foes.yaml"
    said, room = Words("de"), room_of(type(system).__module__)
    root = parse(file.read_bytes(), file.name, []).root

    used = [one for one in _weapons(root) if _WORDS.fullmatch(one) and "natural" not in one]

    assert used or name == "fell"
    assert [one for one in used if said.name(room, one) == one] == []


def _weapons(node: Node | None) -> list[str]:
    """Return how everything is called that stands under `weapon` or `weapons`."""
    match node.value if node is not None else None:
        case dict() as entries:
            found = [_names(one) for key, one in entries.items() if key in ("weapon", "weapons")]
            within = [_weapons(one) for one in entries.values()]
            return [name for names in (*found, *within) for name in names]
        case list() as items:
            return [name for one in items for name in _weapons(one)]
    return []


def _names(node: Node) -> list[str]:
    match node.value:
        case str() as text:
            return [text]
        case dict() as entries:
            return _names(entries["name"]) if "name" in entries else []
        case list() as items:
            return [name for one in items for name in _names(one)]
    return []


def test_english_words_are_found_where_they_are_left() -> None:
    """The test of played games bites."""
    assert "wound" in english_alone()
    assert left_in("Das ist eine wound.", []) == {"wound"}
