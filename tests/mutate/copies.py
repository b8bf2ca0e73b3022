"""Copies of the checkout, in which the faults are put: the checkout itself is never touched."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.mutate.areas import ROOT

if TYPE_CHECKING:  # what makes them is in an extra
    from tests.mutate.mutants import Mutant

# Of one process, in bytes: a fault that wants more fails its test, and the machine stays up. Only
# what is written to counts, since a browser reserves far more than it uses.
MOST_MEMORY = 2 << 30
_ALWAYS = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--tb=line",
    "--hypothesis-seed=0",
)


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the checkout as it stands, with what is not committed yet."""

    folder: Path

    def pytest(
        self, plugin: str, arguments: Sequence[str], more: Mapping[str, str], limit: float | None
    ) -> subprocess.CompletedProcess[str]:
        """Run pytest in the copy.

        Args:
            plugin: A plug-in to load, as a module.
            arguments: Those of pytest.
            more: Variables of the environment.
            limit: Seconds after which it is ended.

        Raises:
            subprocess.TimeoutExpired: It took longer. Everything that it had started is ended.
        """
        running = self.started(plugin, arguments, more)
        try:
            told, _ = running.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
            raise
        return subprocess.CompletedProcess(running.args, running.returncode, told)

    def started(
        self,
        plugin: str,
        arguments: Sequence[str],
        more: Mapping[str, str],
        ends: Sequence[int] = (),
    ) -> subprocess.Popen[str]:
        """Start pytest in the copy, with no more than `MOST_MEMORY` for each of its processes.

        `ends` are the ends of pipes that it is given.
        """
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-p", plugin, *_ALWAYS, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder), **more},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            pass_fds=ends,
        )
        if hasattr(resource, "prlimit"):  # elsewhere than on Linux nothing counts so
            _, hard = resource.getrlimit(resource.RLIMIT_DATA)
            most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
            resource.prlimit(running.pid, resource.RLIMIT_DATA, (most, most))
        return running

    @contextmanager
    def faulty(self, mutant: "Mutant") -> Iterator[None]:
        """Put a fault in, and take it out again."""
        path = self.folder / mutant.path
        was, kept = path.read_bytes(), path.stat()
        path.write_text(mutant.text, encoding="utf-8")
        # A time of its own, so that no compiled file of another fault is taken for this one.
        own = 100 + zlib.crc32(mutant.text.encode()) % 10_000_000
        os.utime(path, (kept.st_atime, kept.st_mtime + own))
        try:
            yield
        finally:
            path.write_bytes(was)
            os.utime(path, (kept.st_atime, kept.st_mtime))


def copied(folder: Path) -> Copy:
    """Copy the checkout's files into a folder, which must not be there yet."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in files.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return Copy(folder)
