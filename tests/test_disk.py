"""Files on disk where the system is another one than here, by what it would answer."""

import errno
import fcntl
import importlib.util
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from solo import disk, heroes, listing, saves
from solo.engine.journal import FORMAT
from solo.errors import SaveError

HEAD = {"solo": FORMAT, "adventure": "lamp", "title": "The Lamp", "hero": ""}


def refusing(code: int) -> Callable[..., None]:
    """Return a call of the system that always fails so."""

    def call(*given: object) -> None:
        raise OSError(code, os.strerror(code))

    return call


def test_macos_is_told_to_flush_the_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda handle, what: calls.append(what))
    with saves.begin(tmp_path, HEAD) as journal:
        calls.clear()
        journal.append({"turn": 1, "do": "choose", "option": "x"})

    assert calls == [51]


def test_where_the_disk_can_not_be_flushed_so_the_file_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", refusing(errno.ENOTSUP))
    monkeypatch.setattr(os, "fsync", synced.append)

    saves.begin(tmp_path, HEAD).close()

    assert synced


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS])
def test_where_files_have_no_locks_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(fcntl, "flock", refusing(code))
    with saves.begin(tmp_path, HEAD) as journal:
        journal.append({"turn": 1, "do": "choose", "option": "x"})
        (one,) = listing.saved(tmp_path)

    assert not one.busy
    saves.reopen(one.path).close()


@pytest.mark.parametrize("code", [errno.EWOULDBLOCK, errno.EACCES])
def test_a_lock_that_another_holds_is_respected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    path = saves.begin(tmp_path, HEAD).path
    monkeypatch.setattr(fcntl, "flock", refusing(code))

    with pytest.raises(SaveError, match="being played by another process"):
        saves.reopen(path)


def test_folders_that_can_not_be_flushed_hold_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = os.fsync

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "a folder")
        whole(handle)

    monkeypatch.setattr(os, "fsync", fsync)

    assert saves.look(saves.begin(tmp_path, HEAD).path).header["title"] == "The Lamp"


@pytest.mark.parametrize("name", ["con", "NUL", "Aux", "com1", "LPT9", "nul.tar", "com¹", "Con "])
def test_names_of_devices_are_no_names_of_files(name: str, tmp_path: Path) -> None:
    """On Windows a file of this name is a console or a printer, whatever its ending."""
    with (
        saves.begin(tmp_path, HEAD) as journal,
        pytest.raises(SaveError, match="can't name a save"),
    ):
        journal.copy(name)

    assert not disk.reserved(heroes.slug(name))


@pytest.mark.parametrize("name", ["console", "null", "com", "com10", "a con", "lpt"])
def test_names_like_them_are_free(name: str) -> None:
    assert not disk.reserved(name)


@pytest.mark.parametrize("seconds", [-(10.0**18), 10.0**18, 0.0])
def test_a_time_that_no_calendar_has_is_some_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    saves.begin(tmp_path, HEAD).close()
    monkeypatch.setattr(listing, "_seconds", lambda path: seconds)

    assert listing.saved(tmp_path)[0].when.year == 1970


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module as Windows would have it, with locks that keep to themselves."""
    taken: set[tuple[int, int]] = set()

    def locking(handle: int, mode: int, count: int) -> None:
        place = (os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR))
        if mode == 1:
            if place in taken:
                raise OSError(errno.EACCES, "locked")
            taken.add(place)
        else:
            taken.remove(place)

    library = ModuleType("msvcrt")
    vars(library).update(locking=locking, LK_NBLCK=1, LK_UNLCK=0)
    monkeypatch.setitem(sys.modules, "msvcrt", library)
    monkeypatch.setattr(sys, "platform", "win32")
    for flag in ("O_BINARY", "O_NOINHERIT"):
        monkeypatch.setattr(os, flag, 0, raising=False)
    for flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC"):
        monkeypatch.delattr(os, flag)
    monkeypatch.delitem(sys.modules, "fcntl")
    made = loaded_anew()
    assert "fcntl" not in vars(made)
    return made


def loaded_anew() -> ModuleType:
    """Return `solo.disk` as a platform loads it that looks as it was made to look."""
    spec = importlib.util.spec_from_file_location("disk_of_another_platform", disk.__file__)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_games_and_heroes_are_kept_where_there_are_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser may have no `fcntl`, and no links; its files are in memory, or its own store."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.delattr(os, "link", raising=False)
    for user in (saves, heroes, listing):
        monkeypatch.setattr(user, "disk", loaded_anew())

    with saves.begin(tmp_path, HEAD) as journal:
        journal.append({"turn": 1, "do": "choose", "option": "go"})
        assert not listing.saved(tmp_path)[0].busy
    with saves.reopen(journal.path) as again:
        again.append({"turn": 2, "do": "choose", "option": "on"})

    assert [record.get("turn") for record in saves.look(journal.path).records] == [None, 1, 2]
    kept = heroes.Kept(tmp_path / "heroes", "art", "Ada", "", 1, {})
    assert heroes.keep_new(kept.path, kept).key == "ada"


def test_files_are_written_and_read_where_there_is_no_way_to_refuse_links(
    windows: ModuleType, tmp_path: Path
) -> None:
    windows.replace(tmp_path / "a", b"one\r\n")
    windows.replace(tmp_path / "a", b"two\r\n")

    assert windows.contents(tmp_path / "a", 100, "file") == b"two\r\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_locks_lie_far_behind_what_is_read(windows: ModuleType, tmp_path: Path) -> None:
    """There a locked byte can't be read by others."""
    path = tmp_path / "a"
    path.write_bytes(b"one")

    with windows.held(path):
        assert windows.busy(path)
        assert windows.contents(path, 100, "file") == b"one"
        with pytest.raises(SaveError, match="another process"), windows.held(path):
            pass


def test_a_file_that_another_program_has_open_there_is_told(
    windows: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_bytes(b"one")
    monkeypatch.setattr(Path, "replace", refusing(errno.EACCES))

    with pytest.raises(SaveError, match="can't write"):
        windows.replace(tmp_path / "a", b"two")

    assert (tmp_path / "a").read_bytes() == b"one"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
