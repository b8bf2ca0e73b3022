"""Python for the browser: Pyodide, pinned by its hashes, from a folder or from the npm registry.

It is fetched once, checked, and kept; whatever else comes is refused.
"""

import base64
import hashlib
import io
import json
import tarfile
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from solo import disk
from solo.errors import SoloError
from solo.late import late

VERSION = "314.0.7"  # CPython 3.14
PINNED: Mapping[str, str] = {
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
"""The SHA-256 of each file of it that is needed; the last only while the folder is made."""
OUTSIDE = ("pyodide.asm.wasm", "python_stdlib.zip")
"""The files that `--runtime cdn` leaves outside: no scripts, and checked by the page."""
LOCK = "pyodide-lock.json"
CDN = "https://cdn.jsdelivr.net"
ADDRESS = f"{CDN}/npm/pyodide@{VERSION}/"
_PACKAGE = f"https://registry.npmjs.org/pyodide/-/pyodide-{VERSION}.tgz"
_LARGEST = 64 * 2**20  # bytes of a file or of the package
_PATIENCE = 60  # seconds without an answer


def integrity(name: str) -> str:
    """Return the hash of a file as browsers check it."""
    return f"sha256-{base64.b64encode(bytes.fromhex(PINNED[name])).decode()}"


def found(folder: Path | None) -> dict[str, bytes]:
    """Return the files of Pyodide by their names, from a folder or else as fetched once.

    Raises:
        SoloError: They are not there, or others than are pinned.
    """
    if folder is not None:
        return _checked({name: _read(folder / name) for name in PINNED})
    kept_at = kept()
    if kept_at is not None:
        with suppress(SoloError):
            return _checked({name: _read(kept_at / name) for name in PINNED})
    fetched = _checked(_fetched())
    if kept_at is not None:
        for name, content in fetched.items():
            disk.replace(kept_at / name, content)
    return fetched


def info(files: Mapping[str, bytes]) -> Mapping[str, object]:
    """Return what Pyodide's list of packages says of itself; the packages stay behind."""
    told: Mapping[str, object] = json.loads(files[LOCK])["info"]
    return told


def _checked(files: dict[str, bytes]) -> dict[str, bytes]:
    for name, content in files.items():
        if hashlib.sha256(content).hexdigest() != PINNED[name]:
            raise SoloError(
                f"{name} is not that of Pyodide {VERSION}, for which this solo was made; give "
                f"--runtime the folder of that version (npm install pyodide@{VERSION})"
            )
    return files


def _read(path: Path) -> bytes:
    return disk.followed(path, _LARGEST, "file of Pyodide")


@late
def kept() -> Path | None:
    """Return where a fetched runtime is kept."""
    from solo.adventure.compiled.cache import folder  # here, where a user's cache lies

    return folder(f"pyodide-{VERSION}")


def _fetched() -> dict[str, bytes]:
    try:
        with urllib.request.urlopen(_PACKAGE, timeout=_PATIENCE) as answer:  # https alone
            content = answer.read(_LARGEST + 1)
        with tarfile.open(fileobj=io.BytesIO(content[:_LARGEST]), mode="r:gz") as package:
            files = {}
            for name in PINNED:
                member = package.extractfile(f"package/{name}")
                files[name] = b"" if member is None else member.read(_LARGEST)
    except (OSError, EOFError, KeyError, tarfile.TarError) as reason:
        raise SoloError(
            f"can't fetch Pyodide from the npm registry ({reason}); get it where there is a "
            f"network (npm install pyodide@{VERSION}) and give --runtime its folder, "
            "node_modules/pyodide"
        ) from reason
    return files
