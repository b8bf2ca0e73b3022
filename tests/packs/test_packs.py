"""Packages: made the same each time, installed whole, listed, played and removed."""

import errno
import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from solo import disk
from solo.packs import archive, keeping, making
from solo.packs.archive import PackError
from tests.conftest import Solo
from tests.hostile.families import packs
from tests.packs import small

ROOT = Path(__file__).parents[2]


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    path = tmp_path / "the-quay-1.2.solo.zip"
    path.write_bytes(archive.packed(small.package()))
    return path


def test_a_package_is_the_same_bytes_everywhere() -> None:
    """Python's own writer of archives is trusted to write the same; this pins that it does."""
    found = hashlib.sha256(archive.packed(small.package())).hexdigest()

    assert found == "cb523354a1febb925f4622c4316a8149f3974822cc7e0471519fbc2bf0c2cdeb"


def test_what_was_packed_is_what_is_read() -> None:
    package = small.package()

    assert archive.opened(archive.packed(package)) == package
    assert package.manifest.file == "the-quay-1.2.solo.zip"
    assert set(package.files) == {"adventure.yaml", "ada.yaml", "tests/home.txt"}


def test_files_that_are_too_large_together_make_no_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, whole = small.written(tmp_path), sum(map(len, small.package().files.values()))
    monkeypatch.setattr(making, "MOST_TOGETHER", whole)
    assert making.package_of(folder, {}, "0").files == small.package().files

    monkeypatch.setattr(making, "MOST_TOGETHER", whole - 1)
    with pytest.raises(PackError, match="bytes together"):
        making.package_of(folder, {}, "0")


def test_what_no_game_reads_is_told(tmp_path: Path) -> None:
    assert making.left_out(small.written(tmp_path), small.package()) == ("plan.odt",)


def test_a_package_is_installed_whole_and_removed(tmp_path: Path, packed: Path) -> None:
    place = tmp_path / "adventures"

    home = keeping.install(packed, place)

    assert {p.relative_to(home).as_posix() for p in home.rglob("*.*")} == set(small.package().files)
    assert keeping.installed(place) == (home,)
    assert keeping.install(packed, place) == home
    keeping.uninstall("the-quay", place)
    assert list(place.iterdir()) == []


def test_another_of_the_name_is_replaced_only_when_told(tmp_path: Path, packed: Path) -> None:
    place = tmp_path / "adventures"
    home = keeping.install(packed, place)
    (home / "ada.yaml").write_text("other", encoding="utf-8")

    with pytest.raises(PackError, match="--replace"):
        keeping.install(packed, place)

    keeping.install(packed, place, replace=True)
    assert (home / "ada.yaml").read_bytes() == small.package().files["ada.yaml"]
    assert [path.name for path in place.iterdir()] == ["the-quay"]


def test_what_was_installed_stays_where_the_other_can_not_be_moved_there(
    tmp_path: Path, packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, while a scanner holds the new files."""
    place = tmp_path / "adventures"
    target = keeping.install(packed, place)
    (target / "mine.txt").write_text("mine", encoding="utf-8")
    rename = Path.rename

    def held(path: Path, to: Path) -> Path:
        if to == target and not path.name.startswith(".was-"):
            raise PermissionError(errno.EACCES, "held by a scanner")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", held)
    monkeypatch.setattr(disk, "exchange", lambda one, other: False)
    with pytest.raises(PackError, match="held by a scanner"):
        keeping.install(packed, place, replace=True)

    assert (target / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert [path.name for path in place.iterdir()] == [target.name]


def test_a_file_is_played_from_one_place_of_its_digest(tmp_path: Path, packed: Path) -> None:
    place = tmp_path / "adventures"

    first = keeping.played(packed, place)

    assert keeping.played(packed, place) == first
    assert keeping.installed(place) == ()
    keeping.uninstall("the-quay", place)
    assert not first.exists()


def test_an_adventure_that_cannot_be_played_is_not_installed(tmp_path: Path) -> None:
    sound = small.package()
    files = {**sound.files, "adventure.yaml": b"format: 1\n"}
    manifest = replace(sound.manifest, digest=archive.digest(files))
    path = tmp_path / "x.solo.zip"
    path.write_bytes(archive.packed(archive.Package(manifest, files)))

    with pytest.raises(PackError, match=r"can't be played: adventure\.yaml:1"):
        keeping.install(path, tmp_path / "adventures")

    assert list((tmp_path / "adventures").iterdir()) == []


def test_a_name_on_windows_and_elsewhere(tmp_path: Path) -> None:
    for name in ("a.yaml", "scenes/1-below.yaml", "LICENSE", "tests/ä.txt"):
        archive.check_names([name])
    for names in (["A.yaml", "a.yaml"], ["ä.md", "a\u0308.md"], ["a.md", "a.md/b.md"], ["con.txt"],
                  ["x/../y.txt"], ["/x.txt"], ["c:x.txt"], ["a\\b.txt"], ["x.py"], [".x.txt"],
                  ["x .txt/"], ["x" * 300 + ".md"], ["a/" * 9 + "x.md"],
                  ["\u202ex.md"]):  # fmt: skip
        with pytest.raises(PackError):
            archive.check_names(names)


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        ("link", "is a link"), ("encrypted", "is encrypted"), ("deflated", "is compressed"),
        ("bomb", "is compressed"), ("many", "has at most"), ("twice", "the name of another"),
        ("behind", "behind its end"), ("comment", "behind its end"), ("before", "does not lie"),
        ("wrong-digest", "digest is another"), ("extra", "digest is another"),
        ("renamed", "digest is another"), ("date", "something besides"),
        ("name:0", "leads elsewhere"),
        ("name:7", "the name of another"), ("name:9", "not every system"),
        ("name:17", "of no kind"),
    ],
)  # fmt: skip
def test_what_is_hostile_is_refused_for_its_own_reason(harm: str, reason: str) -> None:
    content = packs.harmed(harm, 7, archive.packed(small.package()))

    with pytest.raises(PackError, match=reason):
        archive.opened(content)


def test_from_the_command_line(solo: Solo, tmp_path: Path) -> None:
    """Pack, install, list, play by name and as a file, remove."""
    place = small.written(tmp_path)

    told = json.loads(solo("pack", str(place), "--json", where=tmp_path).stdout)
    file = tmp_path / told["file"]
    before = json.loads(solo("list", "--json").stdout)
    played = solo("play", str(file), "--plain", "--seed", "1", typed="1\n")
    installed = solo("install", str(file))
    after = json.loads(solo("list", "--json").stdout)
    menu = solo("play", "--plain", typed="\n")
    named = solo("play", "the-quay", "--plain", "--seed", "1", typed="1\n")
    gone = solo("uninstall", "the-quay")

    assert told["left_out"] == ["plan.odt"]
    assert "Done." in played.stdout
    assert "solo play the-quay" in installed.stdout
    (own,) = (one for one in after if one not in before)
    assert (own["id"], own["source"], own["version"]) == ("the-quay", "installed", "1.2")
    assert {one["source"] for one in before} == {"shipped", "campaign, shipped"}
    assert "A test" in menu.stdout
    assert "Done." in named.stdout
    assert gone.returncode == 0
    assert json.loads(solo("list", "--json").stdout) == before


def test_a_game_of_a_file_goes_on(solo: Solo, tmp_path: Path, packed: Path) -> None:
    """The folder that a file is played from stays, so that its game finds its adventure."""
    begun = solo("play", str(packed), "--plain", "--seed", "1", typed="note here\n")
    save = begun.stdout.rsplit("--resume ", 1)[1].split()[0]
    packed.unlink()

    resumed = solo("play", "--resume", save, "--plain", typed="1\n")

    assert "Done." in resumed.stdout


def test_what_a_killed_installation_left_is_removed_by_a_later_one(tmp_path: Path) -> None:
    """Not what another program may be at work on just now, nor what is nobody's leavings."""
    package, place = tmp_path / "x.solo.zip", tmp_path / "adventures"
    package.write_bytes(archive.packed(small.package()))
    for name in (".part-old", ".gone-old", ".part-new", "mine"):
        (place / name / "the-quay").mkdir(parents=True)
    for name in (".part-old", ".gone-old", "mine"):
        os.utime(place / name, (0, 0))

    keeping.install(package, place)

    assert {path.name for path in place.iterdir()} == {".part-new", "mine", "the-quay"}


@pytest.mark.long(1)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="it forks")
@pytest.mark.parametrize("how", ["exit", "interrupt"])
@pytest.mark.parametrize("exchanges", ["yes", "no"])
def test_an_install_that_is_stopped_at_any_step_loses_no_adventure(
    how: str, exchanges: str, tmp_path: Path
) -> None:
    words = [sys.executable, "-m", "tests.packs.interrupted", str(tmp_path), how, exchanges]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20  # steps
