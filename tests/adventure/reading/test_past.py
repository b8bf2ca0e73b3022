"""An editor's reading: only what changed is read again, and all is told as by a fresh look."""

from pathlib import Path
from typing import Any

import pytest
from modules import HEAD
from paper import PAPER
from test_whole import listed

from solo.adventure.files import find
from solo.adventure.loader import Examined, look_through
from solo.adventure.reading.past import Past, worked
from solo.adventure.reading.reader import Reader

FIRST = f"""\
{HEAD}
include: [more.yaml]
conditions: {{wet: rain > 1, dry: rain < 1}}
variables: {{rain: 0}}
foes: {{rat: {{name: rat}}, owl: {{name: owl}}}}
scenes:
  a: {{text: 'Fog {{{{ rain }}}}.', choices: [{{text: On, goto: b}},
    {{text: In, visit: {{d: {{rain: 2}}}}}}]}}
  b:
    text: '{{% if wet and visited["a"] %}}Wet.{{% endif %}}'
    choices: [{{text: Fight, when: 'taken["a/in"]', check: {{trait: {{attribute: charm, vs: rat}}}},
      outcomes: {{else: {{text: So., goto: c}}}}}}, {{text: Rest, when: dry, goto: c}}]
  d: {{takes: [rain], text: Down., return: true}}
"""
MORE = "scenes:\n  c: {ending: won, text: Home.}\n"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The scenes that were read, in their order."""
    keys: list[str] = []
    usual = Reader.scene

    def noted(reader: Reader, key: str, node: Any) -> Any:
        keys.append(key)
        return usual(reader, key, node)

    monkeypatch.setattr(Reader, "scene", noted)
    return keys


class Desk:
    """An editor with one adventure open, and a fresh look to compare with."""

    def __init__(self, folder: Path, read: list[str]) -> None:
        for name, text in (("adventure.yaml", FIRST), ("more.yaml", MORE)):
            (folder / name).write_text(text, encoding="utf-8")
        self.folder, self.read, self.past = folder, read, Past()
        self.unsaved: dict[str, bytes] = {}
        self.found: Examined | None = None

    def look(self, **texts: str) -> list[str]:
        """Look with other texts; return which scenes were read, without those of the fresh look."""
        self.unsaved |= {f"{name}.yaml": text.encode() for name, text in texts.items()}
        fresh = Past()
        fresh.unsaved = self.past.unsaved = dict(self.unsaved)
        compared = look_through(self.folder, system=PAPER, past=fresh)
        self.read.clear()
        self.found = look_through(self.folder, system=PAPER, past=self.past)
        found = self.read[:]
        assert self.found.problems == compared.problems
        assert listed(self.found.adventure) == listed(compared.adventure)
        assert self.found.names.used == compared.names.used
        assert self.found.nodes == compared.nodes
        return found


EDITS = [
    ("nothing", {}, []),
    ("a word", {"more": MORE.replace("Home", "Haven")}, ["c"]),
    ("a name that is wrong", {"adventure": FIRST.replace("goto: b", "goto: bb")}, ["a"]),
    ("a line more above", {"adventure": FIRST.replace("  b:\n", "\n  b:\n")}, ["b", "d"]),
    ("a foe", {"adventure": FIRST.replace("owl}", "the owl}")}, ["a", "b", "d", "c"]),
    ("a variable", {"adventure": FIRST.replace("rain: 0", "rain: 1")}, ["a", "b", "d", "c"]),
    ("a condition", {"adventure": FIRST.replace("rain > 1", "rain > 2")}, ["a", "b", "d", "c"]),
    ("a scene more", {"more": f"{MORE}  e: {{text: E, goto: c}}\n"}, ["a", "b", "d", "c", "e"]),
    ("another name", {"more": MORE.replace("c:", "f:")}, ["a", "b", "d", "f"]),
    ("a warning", {"more": MORE.replace("Home.", "'Home *now.'")}, ["c"]),
]


@pytest.mark.parametrize(("what", "texts", "again"), EDITS, ids=lambda one: one)
def test_what_changed_is_read_again_and_all_is_told(
    tmp_path: Path, read: list[str], what: str, texts: dict[str, str], again: list[str]
) -> None:
    desk = Desk(tmp_path, read)

    assert desk.look() == ["a", "b", "d", "c"]
    assert desk.found is not None
    assert desk.found.adventure is not None
    assert desk.look(**texts) == again
    # what has a mistake, or stands in a file with one, is read again until it is mended
    assert set(desk.look()) <= {*again}
    desk.look(adventure=FIRST, more=MORE)
    assert desk.look() == []


def test_a_file_with_a_mistake_is_read_again_each_time_and_the_others_are_not(
    tmp_path: Path, read: list[str]
) -> None:
    desk = Desk(tmp_path, read)
    desk.look()
    desk.look(adventure=FIRST.replace("rain: 0}", "rain: 0}\nvariabels: {}"))

    assert desk.look() == ["a", "b", "d"]
    assert desk.found is not None
    assert "key-unknown" in [one.code for one in desk.found.problems]
    broken = MORE + "  e: ["
    desk.look(more=broken, adventure=FIRST)
    desk.look()
    assert desk.look(more=MORE) == ["a", "b", "d", "c"]
    assert desk.look() == []


def test_whatever_a_file_becomes_all_is_told(tmp_path: Path, read: list[str]) -> None:
    desk = Desk(tmp_path, read)
    lost = FIRST.replace("goto: b", "goto: e")
    for more in (MORE, f"{MORE}  e: [", MORE, "- a\n", "", "[", "a word\n", "", "- a\n", MORE):
        desk.look(adventure=lost, more=more)  # which compares it with a fresh look


def test_what_is_worked_out_of_a_text_is_worked_out_once() -> None:
    past, done = Past(), list[object]()

    def work(*about: object) -> int:
        done.append(about)
        return len(done)

    assert (past.once(work, "a"), past.once(work, "a"), past.once(work, "b")) == (1, 1, 2)
    assert past.once(work, "a", "b") == 3
    assert done == [("a",), ("b",), ("a", "b")]
    assert worked(work, "a") == 4


def test_what_was_worked_out_before_is_kept_for_one_reading_more(
    tmp_path: Path, read: list[str]
) -> None:
    desk = Desk(tmp_path, read)
    done: list[str] = []
    desk.look()
    desk.past.once(done.append, "a")
    desk.look()
    desk.past.once(done.append, "a")
    assert done == ["a"]
    desk.look()
    desk.look()
    desk.past.once(done.append, "a")
    assert done == ["a", "a"]


def test_what_was_worked_out_is_kept_while_its_sign_is_the_same() -> None:
    past = Past()
    first = past.kept("one")
    first["a"] = {}

    assert past.kept("one") is first
    assert past.kept("two") == {}
    assert past.kept("one") == {}


def test_a_file_that_was_not_read_here_is_parsed_where_its_nodes_are_asked_for(
    tmp_path: Path,
) -> None:
    files = find(tmp_path / "x.yaml", {"x.yaml": b"a: b", "y.yml": b"", "z.j2": b"c"})
    for name in ("x.yaml", "y.yml", "z.j2"):
        files.read(name, None, [])

    (root,) = Past().roots(files)
    assert ([*root.value], root.file) == (["a"], files.shown("x.yaml"))


def test_files_are_parsed_once_and_their_nodes_are_whole(tmp_path: Path, read: list[str]) -> None:
    desk = Desk(tmp_path, read)
    desk.look()
    assert desk.found is not None
    files = desk.found.files
    first, second = desk.past.roots(files), desk.past.roots(files)

    assert [[*root.value] for root in first] == [
        ["format", "title", "system", "start", "include", "conditions", "variables", "foes",
         "scenes"],
        ["scenes"],
    ]  # fmt: skip
    assert [one is other for one, other in zip(first, second, strict=True)] == [True, True]
    assert [*first[0].value["scenes"].value] == ["a", "b", "d"]
    desk.look(more=MORE.replace("Home", "Haven"))
    other = desk.past.roots(desk.found.files)
    assert other[0] is first[0]
    assert other[1] is not first[1]


GERMAN = 'msgctxt "scenes.c.text"\nmsgid "Home."\nmsgstr "Daheim."\n'


def test_translations_are_read_again_where_they_changed(tmp_path: Path, read: list[str]) -> None:
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "de.po").write_text(GERMAN)
    Desk(tmp_path, read)
    past = Past()
    german = past.of("de")
    assert past.of("de") is german
    assert past.of("fr") is not german

    def told() -> tuple[str, list[str]]:
        read.clear()
        found = look_through(tmp_path, system=PAPER, language="de", past=past.of("de"))
        assert found.adventure is not None, found.problems
        text = found.adventure.scenes["c"].body.text
        assert text is not None
        return text.source, read[:]

    assert told() == ("Daheim.", ["a", "b", "d", "c"])
    kept = german._entries
    assert told() == ("Daheim.", [])
    assert german._entries is kept
    past.unsaved = {"languages/de.po": GERMAN.replace("Daheim", "Zuhause").encode()}
    assert told() == ("Zuhause.", ["c"])
    assert german.unsaved is past.unsaved
