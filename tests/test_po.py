"""The German First Steps, and PO files as gettext's own tools take them."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from solo import po, shelf
from solo.adventure.loader import load, texts_of
from solo.authoring import strings
from solo.budget import Budget, SpentError
from tests.conftest import Solo

FIRST_STEPS = shelf.find("first-steps")
GERMAN = FIRST_STEPS / "languages" / "de.po"


def sound(content: str) -> None:
    """Check the structure of a PO file: whole entries with ids of their own, and a header."""
    entries = po.read(content)
    assert content.startswith('msgid ""\nmsgstr ""\n')
    assert "charset=UTF-8" in content
    assert len({entry.id for entry in entries}) == len(entries)
    assert all(
        entry.source.endswith("\n") == entry.text.endswith("\n") for entry in entries if entry.text
    )


@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_what_is_written_is_sound_for_gettext(path: Path, tmp_path: Path) -> None:
    """`msgfmt --check` takes it, where there is one; its structure is checked anywhere."""
    file = tmp_path / "de.po"
    file.write_text(strings.catalogue(path, "", "de"), encoding="utf-8")

    sound(file.read_text(encoding="utf-8"))
    if msgfmt := shutil.which("msgfmt"):
        subprocess.run([msgfmt, "--check", "-o", "/dev/null", file], check=True, cwd=tmp_path)


def test_first_steps_is_german_throughout() -> None:
    """Each text has a translation of what it says now."""
    known = {entry.id: entry for entry in po.read(GERMAN.read_text(encoding="utf-8"))}

    sound(GERMAN.read_text(encoding="utf-8"))
    for text in texts_of(FIRST_STEPS):
        entry = known[text.id]
        assert entry.source == text.node.value
        assert entry.text
        assert not entry.fuzzy
    assert load(FIRST_STEPS, language="de").title == "Erste Schritte"


def test_a_game_in_german_goes_on_in_german(solo: Solo) -> None:
    begun = solo(
        "play", "first-steps", "--language", "de", "--hero", "wren", "--seed", "1", "--plain",
        typed="kette nehmen\n",
    )  # fmt: skip
    save = begun.stdout.rsplit("--resume ", 1)[1].split()[0]
    resumed = solo("play", "--resume", save, "--plain", typed="aufschließen\n")

    assert "Die Kette gleitet dir über den Kopf" in begun.stdout
    assert "um den Schlüssel zu" in resumed.stdout


def test_strings_are_merged_by_the_command(solo: Solo, tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    german = GERMAN.read_text(encoding="utf-8")
    file.write_text(german.replace('msgid "The stair"', 'msgid "The stairs"'), encoding="utf-8")

    told = solo("strings", "first-steps", "-o", str(file)).stdout
    merged = {entry.id: entry for entry in po.read(file.read_text(encoding="utf-8"))}

    texts = len(po.read(german))
    assert f"{texts} texts, {texts - 1} translated, 1 fuzzy" in told
    assert merged["scenes.stair.title"].before == "The stairs"
    assert merged["scenes.stair.title"].text == "Die Treppe"
    assert "Last-Translator: the solo founders" in po.header(file.read_text("utf-8")).text


def test_words_of_macros_are_told_of_until_a_file_takes_their_place(
    solo: Solo, module: Callable[..., Path]
) -> None:
    """No PO file has them, and a game in another language spoke two."""
    folder = module(
        "macros: macros.j2\nscenes: {quay: {text: '{{ sky() }}.', ending: won}}",
        **{"macros.j2": "{% macro sky() %}{# one #}Fog{% endmacro %}"},
    )
    words = ("strings", str(folder), "-o", str(folder / "languages/fr.po"))

    told = [solo(*words).stdout]
    (folder / "languages/fr.j2").write_text("{% macro sky() %}Brume{% endmacro %}")
    told.append(solo(*words).stdout)
    (folder / "languages/fr.j2").unlink()
    (folder / "macros.j2").write_text("{% macro sky() %}{# one #}{{ hour }}{% endmacro %}")
    told.append(solo(*words).stdout)

    assert ["macros.j2 has words, too: a copy of it, languages/fr.j2" in one for one in told] == [
        True, False, False,
    ]  # fmt: skip


def test_what_a_file_may_hold_is_a_matter_of_the_budget() -> None:
    """Its lines and entries draw on it, and so do the lines of a text that is written in one."""
    entry = 'msgctxt "{0}"\nmsgid "a"\nmsgstr "b"\n\n'
    files = (
        "".join(map(entry.format, range(100))),
        'msgid "a"\n' + '"b"\n' * 1_000 + 'msgstr "c"\n',
        f'msgid "a"\nmsgstr "{chr(92)}n{"x" * 9}"\n' * 1 + "#\n" * 1_000,
        f'msgid "a"\nmsgstr "{(chr(92) + "n") * 1_000}"\n',
    )
    for content in files:
        po.read(content, Budget(20_000))
        with pytest.raises(SpentError, match="too much work"):
            po.read(content, Budget(1_000))
        with pytest.raises(SpentError, match="too much memory"):
            po.read(content, Budget(20_000, 50_000))


def test_two_entries_of_one_id_are_told_and_neither_is_lost(solo: Solo, tmp_path: Path) -> None:
    """As `msgfmt` does; those that are gone are no entries."""
    file = tmp_path / "de.po"
    entry = 'msgctxt "scenes.a.title"\nmsgid "A"\nmsgstr "{}"\n\n'
    twice = entry.format("Eins") + entry.format("Zwei")
    file.write_text(twice, encoding="utf-8")

    told = solo("strings", "first-steps", "-o", str(file))

    assert told.returncode == 2
    assert told.stderr == f"{file}:7: a second entry for 'scenes.a.title'; remove one of them\n"
    assert file.read_text(encoding="utf-8") == twice
    assert (
        len(po.read(entry.format("Eins") + "#~ " + entry.format("Zwei").replace("\nm", "\n#~ m")))
        == 2
    )


def test_too_large_a_file_is_not_merged(solo: Solo, tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    text = f'msgctxt "a"\nmsgid "a"\nmsgstr "{(chr(92) + "n") * 3_000_000}"\n'
    file.write_text(text, encoding="utf-8")

    told = solo("strings", "first-steps", "-o", str(file))

    assert told.returncode == 2
    assert told.stderr == f"{file}:1: this is too much work, most of all for translations\n"
    assert file.stat().st_size == len(text)


def test_a_script_is_played_in_another_language(solo: Solo) -> None:
    """Its commands are ids, which no translation changes."""
    script = FIRST_STEPS / "tests" / "thursday.txt"

    told = solo("play", "first-steps", "--script", str(script), "--language", "de")

    assert told.returncode == 0
    assert "Dreizehn Minuten vor neun" in told.stdout


def test_names_of_files_that_are_no_text_stay_one_comment(tmp_path: Path) -> None:
    """A folder of another encoding, and a file whose name has a line end."""
    folder = tmp_path / "caf\udce9"
    folder.mkdir()
    ending = "scenes: {a: {title: Fog, ending: won}}"
    (folder / "a\nb.yaml").write_text(ending, encoding="utf-8")
    head = "format: 1\ntitle: T\nsystem: fell\nstart: a\ninclude: [a*.yaml]\n"
    (folder / "adventure.yaml").write_text(head, encoding="utf-8")

    made = strings.catalogue(folder, "", "de")

    sound(made.encode("utf-8").decode("utf-8"))
    assert "#. a?b.yaml:1" in made


@pytest.mark.parametrize("gone_first", [True, False])
def test_what_is_gone_never_takes_the_place_of_what_is_there(gone_first: bool) -> None:
    gone = po.Entry(id="a", source="Old", text="Alt", gone=True)
    live = po.Entry(id="a", source="New", text="Neu")
    old = [gone, live] if gone_first else [live, gone]

    found = po.merged(old, [po.Entry(id="a", source="New")])

    assert [(one.source, one.text, one.gone) for one in found] == [
        ("New", "Neu", False),
        ("Old", "Alt", True),
    ]


def test_a_text_that_comes_back_has_its_translation_again() -> None:
    gone = po.Entry(id="a", source="Old", text="Alt", gone=True)

    (found,) = po.merged([gone], [po.Entry(id="a", source="Old")])

    assert (found.text, found.fuzzy, found.gone) == ("Alt", False, False)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('mesgstr "b"', "unknown word 'mesgstr'; known are msgctxt, msgid, msgstr"),
        ('MSGSTR "b"', 'expected a key, a space and a text; write msgstr "b"'),
        ("b", "expected msgid, msgstr or a text in double quotes"),
    ],
)
def test_a_line_that_is_none_is_told_with_what_was_meant(line: str, message: str) -> None:
    with pytest.raises(po.PoError) as told:
        po.read(f'msgid "a"\n{line}\n')

    assert str(told.value) == message
