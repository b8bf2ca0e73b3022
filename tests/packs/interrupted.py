"""Installs that are stopped at every step; run as a program, as it forks.

    python -m tests.packs.interrupted FOLDER exit|interrupt yes|no

The words say whether the process is killed or interrupted, and whether the system can exchange.
"""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from solo import disk
from solo.packs import archive, keeping
from tests.packs import small

WATCHED = ("os.rename", "os.link", "os.mkdir", "os.remove", "os.rmdir", "open", "ctypes.dlsym",
           "shutil.rmtree")  # fmt: skip
MINE = "ada.yaml"


class Step:
    """What happens at a step of an install: nothing, until it is the one that is meant."""

    def __init__(self, last: int, stop: Callable[[], None]) -> None:
        self.left = last
        self.stop = stop

    def __call__(self, event: str, _: object) -> None:
        """Count an event that touches files, as `sys.addaudithook` tells it."""
        if event in WATCHED:
            self.left -= 1
            if self.left == 0:
                self.stop()


def _interrupt() -> None:
    raise KeyboardInterrupt


def stopped_at(step: int, package: Path, place: Path, *, kills: bool) -> int:
    """Install in a process of its own that is stopped at a step; return its exit code."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    sys.addaudithook(Step(step, (lambda: os._exit(9)) if kills else _interrupt))
    try:
        keeping.install(package, place, replace=True)
    except KeyboardInterrupt:
        os._exit(9)
    os._exit(0)


def main(folder: Path, how: str, exchanges: str) -> None:
    """Print the number of steps, after which each left the old adventure or the new one."""
    if exchanges == "no":
        disk.exchange = lambda one, other: False
    package = folder / "p.solo.zip"
    package.write_bytes(archive.packed(small.package()))
    new = small.package().files[MINE]
    step, code = 0, 9
    while code:
        step += 1
        place = folder / f"place-{step}"
        home = keeping.install(package, place)
        (home / MINE).write_bytes(b"old")
        code = stopped_at(step, package, place, kills=how == "exit")
        # Whatever an hour takes away is taken away at once
        for part in place.glob(".*"):
            os.utime(part, (0, 0))
        assert keeping.installed(place) == (home,), f"step {step}: it is gone"
        found = {path.name: path.read_bytes() for path in home.rglob("*.*") if path.is_file()}
        assert found[MINE] in (b"old", new), f"step {step}: {found}"
        names = {Path(name).name for name in small.package().files}
        assert set(found) == names, f"step {step}: {found}"
        keeping.install(package, place, replace=True)
        assert (home / MINE).read_bytes() == new, f"step {step}: it can't be installed any more"
        left = [path.name for path in place.iterdir()]
        assert left == [home.name], f"step {step}: {left} is left"
        shutil.rmtree(place)
    print(step)  # noqa: T201 - it is a program


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
