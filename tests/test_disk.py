"""Files on disk where the system is another one than here, by what it would answer."""

import errno
import fcntl
import os
import stat
from collections.abc import Callable
from pathlib import Path

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
