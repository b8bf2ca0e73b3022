"""A site's folder on disk: nothing that is there is lost but what an export made."""

import base64
import hashlib
import io
import json
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from solo import disk
from solo.errors import SaveError

MARK = b"const SITE = "
_LARGEST = 2**28  # bytes of a file that is looked at
_WHEN = (1980, 1, 1, 0, 0, 0)  # of every file in an archive, so that it is the same each time


def check(folder: Path, *, force: bool) -> None:
    """Refuse a folder in which something stands that no export made.

    Raises:
        SaveError: It does.
    """
    if folder.is_file() or (folder.exists() and not folder.is_dir()):
        raise SaveError(f"{folder} is a file; name a folder for the site")
    if force or not folder.is_dir() or not any(folder.iterdir()):
        return
    if not _former(folder):
        raise SaveError(
            f"{folder} holds other things than a site that solo made; name another folder, or let "
            "the site be put beside them by --force"
        )


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a site; of a former one in its place what nobody has changed is removed.

    Raises:
        SaveError: It can't be written.
    """
    old = _former(folder)
    try:
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            disk.replace(path, content, mode=None)
        for name, sum_ in old.items():
            if name not in files:
                _remove(folder / name, sum_)
    except OSError as reason:
        raise SaveError(disk.said(folder, "write to", reason)) from reason


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return the files as one archive, `index.html` at its top."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return held.getvalue()


def _former(folder: Path) -> Mapping[str, str]:
    """Return the files of the export that is in a folder, with their hashes; empty for none."""
    found: Mapping[str, str] = {}
    with suppress(OSError, SaveError, ValueError, KeyError, TypeError):
        line = disk.contents(folder / "sw.js", _LARGEST, "file").split(b"\n", 1)[0]
        if line.startswith(MARK):
            told = json.loads(line.removeprefix(MARK).rstrip(b";"))["files"]
            found = {str(name): str(sum_) for name, sum_ in told.items() if _is_inside(str(name))}
    return found


def _is_inside(name: str) -> bool:
    return not name.startswith("/") and ".." not in name.split("/") and "\\" not in name


def _remove(path: Path, sum_: str) -> None:
    with suppress(OSError, SaveError):
        content = disk.contents(path, _LARGEST, "file")
        own = base64.b64encode(hashlib.sha256(content).digest()).decode()
        if sum_ == f"sha256-{own}":
            path.unlink()
            path.parent.rmdir()  # where it was the last of its folder
