"""Heroes on disk: nothing is lost, nothing is overwritten, whatever happens to a file."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo import disk, heroes, saves
from solo.errors import SaveError
from solo.heroes import DamagedError, Kept, find, keep, keep_new, listed, older, read


def new(place: Path, name: str = "Ada Marsh", **more: Any) -> Kept:
    return keep_new(place, Kept(place, "art", name, "a ropemaker", 1, {"xp": 3}, **more))


def names(place: Path) -> list[str]:
    return sorted(path.name for path in place.iterdir() if path.is_file() and path.name[0] != ".")


def test_a_hero_is_kept_and_found(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "heroes"

    kept = new(place)

    assert kept.path == place / "ada-marsh.json"
    assert (place.stat().st_mode & 0o777, kept.path.stat().st_mode & 0o777) == (0o700, 0o600)
    for name in ("ada-marsh", "Ada Marsh", "ADA  marsh", "ada", "Ada-Marsh"):
        assert find(name, place) == kept
    assert [one.kept for one in listed(place)] == [kept]


def test_two_of_a_name_have_files_of_their_own(tmp_path: Path) -> None:
    first, second = new(tmp_path), new(tmp_path)

    assert [path.name for path in (first.path, second.path)] == [
        "ada-marsh.json",
        "ada-marsh-2.json",
    ]
    assert read(first.path) == first


def test_every_version_is_kept(tmp_path: Path) -> None:
    first = new(tmp_path)
    second = keep(first._replace(values={"xp": 4}))
    third = keep(second._replace(values={"xp": 5}, name="Ada the Elder"))

    assert read(first.path) == third
    assert (third.version, third.values) == (3, {"xp": 5})
    assert [(old.version, old.values) for old in older(first.path)] == [
        (2, {"xp": 4}),
        (1, {"xp": 3}),
    ]


def test_what_was_changed_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    first = new(tmp_path)
    keep(first._replace(values={"xp": 4}))

    with pytest.raises(SaveError, match="has been changed meanwhile"):
        keep(first._replace(values={"xp": 9}))
    assert find("ada", tmp_path).values == {"xp": 4}


def test_a_hero_deleted_leaves_the_name_to_nobody_while_versions_are_left(tmp_path: Path) -> None:
    first = new(tmp_path)
    keep(first)
    first.path.unlink()

    assert new(tmp_path).path.name == "ada-marsh-2.json"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"solo_hero": 1}', b"0" * 9])
def test_a_damaged_file_is_set_aside_and_its_last_version_put_back(
    tmp_path: Path, content: bytes
) -> None:
    first = new(tmp_path)
    second = keep(first._replace(values={"xp": 4}))
    second.path.write_bytes(content)

    (line,) = listed(tmp_path)
    mended = find("ada-marsh", tmp_path)

    assert line.kept is None
    assert "is damaged" in line.trouble
    assert (mended.values, mended.version) == ({"xp": 3}, 2)
    assert (tmp_path / "ada-marsh.json.damaged").read_bytes() == content
    mended.path.write_bytes(b"again")
    assert find("ada-marsh", tmp_path).values == {"xp": 3}
    assert (tmp_path / "ada-marsh.json.damaged").read_bytes() == content
    assert (tmp_path / "ada-marsh.json.damaged-2").read_bytes() == b"again"


def test_a_damaged_file_without_another_version_is_only_set_aside(tmp_path: Path) -> None:
    kept = new(tmp_path)
    kept.path.write_bytes(b"{")

    with pytest.raises(SaveError, match=r"set aside as ada-marsh\.json\.damaged; no version"):
        find("ada-marsh", tmp_path)
    assert names(tmp_path) == ["ada-marsh.json.damaged"]
    assert new(tmp_path).path.name == "ada-marsh.json"


def test_a_changed_letter_is_noticed(tmp_path: Path) -> None:
    kept = new(tmp_path)
    kept.path.write_text(kept.path.read_text().replace('"xp": 3', '"xp": 99'))

    with pytest.raises(DamagedError, match="changed since it was written"):
        read(kept.path)


def test_what_a_newer_solo_wrote_is_left_alone(tmp_path: Path) -> None:
    kept = new(tmp_path)
    record = {**json.loads(kept.path.read_text()), "solo_hero": 2}
    kept.path.write_text(json.dumps(record))

    with pytest.raises(SaveError, match="written by a newer solo"):
        find("ada-marsh", tmp_path)
    assert names(tmp_path) == ["ada-marsh.json"]


def test_links_pipes_and_folders_are_no_heroes(tmp_path: Path) -> None:
    kept = new(tmp_path / "a")
    place = tmp_path / "b"
    place.mkdir()
    (place / "link.json").symlink_to(kept.path)
    (place / "folder.json").mkdir()
    os.mkfifo(place / "pipe.json")
    (place / "large.json").write_bytes(b" " * (heroes.LARGEST + 1))

    assert all(one.kept is None and one.trouble for one in listed(place))
    assert len(listed(place)) == 4


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = new(tmp_path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk.os, "fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        keep(first._replace(values={"xp": 9}))
    monkeypatch.undo()

    assert read(first.path) == first
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".part"]


def test_nobody_else_writes_meanwhile(tmp_path: Path) -> None:
    first = new(tmp_path)

    with disk.held(tmp_path / ".lock"), pytest.raises(SaveError, match="by another process"):
        keep(first)


def test_a_name_that_fits_several_says_so(tmp_path: Path) -> None:
    new(tmp_path, "Ada Marsh")
    new(tmp_path, "Ada Vell")

    with pytest.raises(SaveError, match="several heroes begin with 'ada': ada-marsh, ada-vell"):
        find("ada", tmp_path)
    with pytest.raises(SaveError, match=r"no hero called 'ada-mash'.*did you mean 'ada-marsh'"):
        find("ada-mash", tmp_path)
    with pytest.raises(SaveError, match="solo hero list"):
        find("../../etc/passwd", tmp_path)


def test_heroes_of_the_right_rules_come_first(tmp_path: Path) -> None:
    keep_new(tmp_path, Kept(tmp_path, "fell", "Ada", "", 1, {}))
    second = keep_new(tmp_path, Kept(tmp_path, "art", "Ada", "", 1, {}))

    assert find("Ada", tmp_path, "art").system == "fell"  # the file's own name is exact
    assert find("ada-2", tmp_path, "art") == second


def test_places_are_beside_the_saves(tmp_path: Path) -> None:
    assert heroes.folder(tmp_path, Path("x")) == tmp_path
    assert heroes.folder(None, tmp_path) == tmp_path / "heroes"
    assert heroes.folder().parent == saves.folder().parent


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Mara Vell", "mara-vell"),
        ("../x", "x"),
        ("Zoë Ångström-Ōta", "zoe-angstrom-ota"),
        ("Łukasz Weiß", "lukasz-weiss"),
        ("日本", "hero"),
        ("", "hero"),
        ("A" * 90, "a" * 40),
    ],
)
def test_a_name_becomes_a_files(name: str, slug: str) -> None:
    assert heroes.slug(name) == slug


TEXTS = st.text(max_size=20)
VALUES = st.dictionaries(TEXTS, st.integers() | TEXTS | st.lists(TEXTS), max_size=5)


@given(TEXTS, TEXTS, VALUES)
def test_what_is_written_is_read(tmp_path_factory: Any, name: str, about: str, values: Any) -> None:
    place = tmp_path_factory.mktemp("heroes")
    record = Kept(place, "art", f"n{name}", about, 1, values)
    try:
        kept = keep_new(place, record)
    except (SaveError, UnicodeEncodeError):
        return  # half a pair of surrogates
    found = read(kept.path)

    assert found.values == values
    assert found.name.isprintable()
    assert found.about.isprintable()


def test_history_is_bounded(tmp_path: Path) -> None:
    kept = new(tmp_path)
    for number in range(heroes.MOST_TOLD + 5):
        kept = kept._replace(history=heroes.told(kept, "adventure", f"{number}"))

    assert len(keep(kept).history) == heroes.MOST_TOLD
    assert read(kept.path).history[-1]["title"] == str(heroes.MOST_TOLD + 4)
