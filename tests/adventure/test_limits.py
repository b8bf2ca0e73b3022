"""What is too much of an adventure is told once, where it goes over; to the limit all is read."""

from pathlib import Path

import pytest
from modules import HEAD
from paper import PAPER

from solo.adventure import translation
from solo.adventure.files import Files, find
from solo.adventure.loader import examine, header_of, look_through
from solo.adventure.mistakes import problems
from solo.adventure.mistakes.problems import EnoughError, Problems
from solo.adventure.reading import context, entries
from solo.adventure.reading.past import Past
from solo.budget import Budget
from solo.errors import Mark, Problem, SoloError

HERE = Mark("a.yaml", 1, 1)
END = "scenes: {a: {text: Home., ending: won}}\n"


def told(folder: Path, text: str, *, system: bool = True) -> list[str]:
    (folder / "adventure.yaml").write_text(f"{HEAD}\n{text}", encoding="utf-8")
    _, found = examine(folder, system=PAPER if system else None)
    return [f"{one.mark.line}:{one.mark.column} {one.message} [{one.code}]" for one in found]


def test_a_section_has_so_many_entries(tmp_path: Path) -> None:
    section = ", ".join(f"v{number}: 1" for number in range(1_000))

    assert told(tmp_path, f"variables: {{{section}}}\n{END}") == []
    assert told(tmp_path, f"variables: {{{section}, more: 1}}\n{END}") == [
        "5:12 more than 1,000 entries in this section of the adventure; remove some [list-long]"
    ]  # fmt: skip


def test_a_scene_has_so_many_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "MOST_PARTS", 2)
    choices = "{text: One, goto: b}, {text: Two, goto: b}"
    scenes = "scenes:\n  a: {{choices: [{}]}}\n  b: {{ending: won}}\n"

    assert told(tmp_path, scenes.format(choices)) == []
    assert told(tmp_path, scenes.format(f"{choices}, {{text: Three, goto: b}}")) == [
        "6:16 3 entries; a scene has at most 2 of them [list-long]"
    ]


def test_texts_with_markup_have_a_limit_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told before any is parsed, and where one is checked that was not weighed."""
    text = "scenes: {a: {text: 'Turn {{ turn }}.', ending: won}}\n"

    assert told(tmp_path, text) == []
    monkeypatch.setattr(context, "PER_TEXT", 10**9)
    (found,) = told(tmp_path, text)
    assert found == (
        "5:20 this is too much work, most of all for conditions and texts with markup "
        "[adventure-large]"
    )
    (found,) = told(
        tmp_path, "scenes: {a: {choices: [{text: A, when: turn > 1, goto: b}]}, b: {ending: won}}\n"
    )
    assert found.startswith("5:40 this is too much work, most of all for conditions")  # fmt: skip


def test_problems_are_taken_in_as_far_as_somebody_may_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(problems, "MOST_PROBLEMS", 2)
    found = Problems()
    warning, error = (Problem(HERE, "value-odd", "x", kind) for kind in ("warning", "error"))

    found += [warning, error, warning, warning]
    found.extend([error])
    assert list(found) == [warning, error, warning, error]
    assert found.errors == 2
    with pytest.raises(EnoughError):
        found.append(error)
    found.append(warning)
    assert len(found) == 4


def test_too_many_problems_end_the_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problems, "MOST_PROBLEMS", 3)
    choices = ", ".join(f"{{text: x, goto: nowhere, id: c{number}}}" for number in range(9))

    assert len(told(tmp_path, f"scenes: {{a: {{choices: [{choices}]}}, b: {{ending: won}}}}")) == 3


def test_a_translation_that_is_too_much_work_is_told(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    entry = 'msgctxt "a"\nmsgid "A"\nmsgstr "B"\n\n'
    (tmp_path / "languages" / "de.po").write_text(entry * 50, encoding="utf-8")
    found: list[Problem] = []

    few = Files(tmp_path, "adventure.yaml", budget=Budget(100))
    assert translation.catalogue(few, "de", found) is None
    ((code, message, mark),) = [(one.code, one.message, one.mark) for one in found]
    assert (code, mark[1:]) == ("adventure-large", (1, 1))
    assert message == "this is too much work, most of all for translations"
    assert mark.file.endswith("de.po")


def test_the_words_of_a_translation_are_those_that_hold(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    text = (
        'msgctxt "a"\nmsgid " A "\nmsgstr " B "\n\n#, fuzzy\nmsgctxt "b"\nmsgid "C"\nmsgstr "D"\n\n'
        '#~ msgctxt "c"\n#~ msgid "E"\n#~ msgstr "F"\n'
    )
    for name in ("de.po", "pt_BR.po", "no code.po", "fr.txt"):
        (tmp_path / "languages" / name).write_text(text, encoding="utf-8")
    files = find(tmp_path)

    assert translation.words(files, "de") == {"A": "B"}
    assert translation.words(find(tmp_path), "en") == {}  # the program speaks it
    with pytest.raises(SoloError, match=r"no translation into 'xx' \(translations: de, pt_BR\)"):
        translation.words(files, "xx")
    assert translation.languages(files) == ("de", "pt_BR")
    assert translation.size_of(files, "de") == len(text)
    assert translation.size_of(files, "xx") == 0
    assert [translation.is_code(one) for one in ("de", "pt_BR", "zh-Hant-TW", "d", "DE", "deutsch")
            ] == [True, True, True, False, False, False]  # fmt: skip
    assert not translation.is_code("de" + "-abcdefgh" * 3)
    with pytest.raises(SoloError, match=r"no translation into 'xx' \(translations: none\)"):
        translation.words(find(tmp_path / "languages"), "xx")


def test_a_file_that_begins_no_adventure_is_told(tmp_path: Path) -> None:
    (tmp_path / "part.yaml").write_text(END)
    with pytest.raises(SoloError) as refused:
        examine(tmp_path / "part.yaml")
    assert str(refused.value).endswith(
        "part.yaml': it has none of format, title, system, start; if another file includes it, "
        "name that or its folder"
    )
    (tmp_path / "part.yaml").write_text(f"title: T\n{END}")
    assert {one.code for one in examine(tmp_path / "part.yaml")[1]} == {"key-missing"}
    (tmp_path / "empty.yaml").write_text("")
    (problem,) = examine(tmp_path / "empty.yaml")[1]
    assert problem.message == "the file is empty; write something there, or remove it"


def test_what_a_look_finds_on_the_way(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\nvariables: {{v: 1}}\n{END}")
    found = look_through(tmp_path, system=PAPER)

    assert found.adventure is not None
    assert (found.problems, [*found.names.variables]) == ((), ["v"])
    assert found.nodes == 11
    assert [sorted(root.value)[:2] for root in found.roots] == [["format", "scenes"]]
    past = Past()
    past.unsaved = {"adventure.yaml": f"{HEAD}\nscenes: 1\n".encode()}
    unsaved = look_through(tmp_path, system=PAPER, past=past)
    assert unsaved.adventure is None
    assert header_of(tmp_path).start == "a"
