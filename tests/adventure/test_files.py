"""Files of an adventure, asked for one by one: which are read, and why others are not."""

import os
from pathlib import Path

import pytest

from solo.adventure import files
from solo.adventure.files import Files, find
from solo.budget import Budget
from solo.errors import Problem
from solo.source import Node

AT = Node("x", 1, "adventure.yaml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("adventure.yaml", "more/one.yaml", "more/two.yml", "more/.three.yaml", "m.j2"):
        (tmp_path / "it" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "it" / name).write_text(name, encoding="utf-8")
    (tmp_path / "outside.yaml").write_text("no", encoding="utf-8")
    return tmp_path / "it"


def refused(found: Files, name: str) -> str:
    problems: list[Problem] = []
    assert found.read(name, None, problems) is None
    (told,) = problems
    assert (told.mark.file, told.mark.line, told.mark.column) == (found.shown(name), 1, 1)
    return f"{told.message} [{told.code}]"


def asked(found: Files, pattern: str) -> list[str]:
    problems: list[Problem] = []
    names = list(found.matching(Node(pattern, 1, "adventure.yaml"), problems))
    assert all(one.mark.file == "adventure.yaml" for one in problems)
    return names + [f"{one.message} [{one.code}]" for one in problems]


def test_a_file_is_read_once(folder: Path) -> None:
    found, problems = find(folder), list[Problem]()

    assert found.read("m.j2", AT, problems) == b"m.j2"
    (folder / "m.j2").write_text("changed")
    assert found.read("m.j2", AT, problems) == b"m.j2"
    assert (found.contents, problems) == ({"m.j2": b"m.j2"}, [])


def test_what_an_editor_has_stands_for_what_is_on_disk(folder: Path) -> None:
    found, problems = find(folder, {"m.j2": b"new", "gone.yaml": b"still"}), list[Problem]()

    assert [found.read(name, AT, problems) for name in ("m.j2", "gone.yaml", "m.j2")] == [
        b"new", b"still", b"new",
    ]  # fmt: skip
    assert (found.contents, problems) == ({"m.j2": b"new", "gone.yaml": b"still"}, [])


def test_why_a_file_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "out.yaml").symlink_to(folder.parent / "outside.yaml")
    (folder / "circle").symlink_to(folder / "circle")
    (folder / "linked").symlink_to(folder.parent)
    (folder / "zero.yaml").symlink_to("/dev/zero")
    (folder / "large.yaml").write_bytes(b" " * 50)
    os.mkfifo(folder / "pipe.yaml")
    found = find(folder)
    monkeypatch.setattr(files, "MOST_BYTES", 49)

    outside = "leads outside the adventure's folder; copy the file into it [include-outside]"
    assert refused(found, "out.yaml") == f"'out.yaml' {outside}"
    assert refused(found, "../outside.yaml") == f"'../outside.yaml' {outside}"
    assert refused(found, "circle") == f"'circle' {outside}"
    assert asked(found, "linked/*.yaml") == ["linked/outside.yaml"]
    assert refused(found, "linked/outside.yaml") == f"'linked/outside.yaml' {outside}"
    assert refused(found, "zero.yaml") == f"'zero.yaml' {outside}"
    assert refused(found, "gone.yaml") == (
        "can't read 'gone.yaml': no such file or directory [file-missing]"
    )
    assert refused(found, "more") == (
        "'more' is a folder; for the files in it, write more/*.yaml [file-missing]"
    )
    assert refused(found, "pipe.yaml") == "'pipe.yaml' is no plain file [file-missing]"
    assert refused(found, "large.yaml") == (
        "'large.yaml' has 50 bytes; at most 49 are read, so split it [file-large]"
    )
    monkeypatch.setattr(files, "MOST_BYTES", 50)
    assert found.read("large.yaml", AT, []) == b" " * 50
    monkeypatch.setattr(files, "MOST_FILES", 1)
    assert refused(found, "m.j2") == "an adventure has at most 1 files; join some [include-many]"


def test_a_file_that_can_not_be_opened_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(*_: object) -> int:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(files.os, "open", no)
    assert refused(find(folder), "m.j2") == "can't read 'm.j2': permission denied [file-missing]"


def test_too_much_together_is_not_read(folder: Path) -> None:
    (folder / "large.yaml").write_bytes(b" " * 2000)
    found = Files(folder, "adventure.yaml", budget=Budget(1))

    told = refused(found, "large.yaml")
    assert told.endswith(" [adventure-large]")
    assert not found.contents


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("m.j2", ["m.j2"]),
        ("more/*", ["more/one.yaml", "more/two.yml"]),
        ("more/.*", ["more/.three.yaml"]),
        ("more/[ot]*.yml", ["more/two.yml"]),
        ("*", ["adventure.yaml", "m.j2", "more"]),
        ("*/*.yaml", ["more/one.yaml"]),
        ("more/*.txt", ["no file matches 'more/*.txt'; there are more/.three.yaml, more/one.yaml, "
                        "more/two.yml [include-missing]"]),
        ("zzz/*.txt", ["no file matches 'zzz/*.txt'; there are m.j2, more/.three.yaml, "
                       "more/one.yaml, more/two.yml [include-missing]"]),
        ("more/onee.yaml", ["no file matches 'more/onee.yaml'; did you mean 'more/one.yaml'? "
                            "[include-missing]"]),
        *((one, [f"'{one}' may lead outside the adventure's folder; name files inside it, with "
                 "'/' between folders [include-outside]"])
          for one in ("../x", "/x", "~/x", "a/../x", "c:/x", "..\\x", "\\x")),
        ("more\\one.yaml", ["'more\\one.yaml' has a backslash; write '/' between folders "
                            "[include-missing]"]),
        ("**/x.yaml", ["'**' is not allowed; name each folder [include-missing]"]),
        ("more/" + "x" * 201, ["a part of a pattern has at most 200 characters [include-many]"]),
    ],
)  # fmt: skip
def test_what_a_pattern_stands_for(folder: Path, pattern: str, found: list[str]) -> None:
    assert asked(find(folder), pattern) == found


def test_of_many_files_the_first_are_told(folder: Path) -> None:
    for name in "abcdef":
        (folder / f"{name}.yaml").touch()
    found = find(folder)

    assert asked(found, "*.txt") == [
        "no file matches '*.txt'; there are a.yaml, b.yaml, c.yaml, d.yaml, e.yaml … "
        "[include-missing]"
    ]
    assert len("x" * 200) == files.MOST_PATTERN
    assert "no file matches" in asked(found, "x" * 200)[0]
    for _ in range(files.MOST_MISSED - 2):
        assert "there are" in asked(found, "*.txt")[0]
    assert asked(found, "*.txt") == ["no file matches '*.txt' [include-missing]"]


def test_more_matches_than_an_adventure_may_have(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 3)
    assert len(asked(find(folder), "*")) == 3
    monkeypatch.setattr(files, "MOST_FILES", 2)
    assert asked(find(folder), "*") == ["3 files match; an adventure has at most 2 [include-many]"]
    none = Files(folder, "adventure.yaml", budget=Budget(0))
    (told,) = asked(none, "*")
    assert told.endswith("; name the files, or fewer folders [include-many]")


def test_what_an_adventure_is_called(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find(folder).id == "it"
    assert find(folder / "more" / "one.yaml").id == "one"
    monkeypatch.chdir(folder)
    assert find(Path()).id == "it"
    assert find(Path()).shown("more/one.yaml") == "more/one.yaml"
    assert find(folder).shown("a\nb") == "a?b"
    assert Files(folder, "a\tb.yaml").id == "a?b"


def test_a_file_is_told_where_it_is_if_nobody_knows_from_where(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A working directory may be gone."""
    here = folder.parent / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    here.rmdir()

    assert find(folder).shown("m.j2") == str(folder / "m.j2")


def test_a_digest_tells_names_and_contents_apart(folder: Path) -> None:
    found = find(folder)
    digests = {
        found.digest(given)
        for given in ({"a": b"bc"}, {"ab": b"c"}, {"a": b"b", "c": b""}, {"a": b"bc", "d": b""})
    }

    assert len(digests) == 4
    assert found.digest({"b": b"2", "a": b"1"}) == found.digest({"a": b"1", "b": b"2"})
    found.read("m.j2", AT, [])
    assert found.digest() == found.digest({"m.j2": b"m.j2"})
