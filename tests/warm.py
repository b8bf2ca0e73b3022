"""A process that has imported `solo` already, and forks for each command line that it is given.

Half of the time of a short command is its imports; tests run hundreds of them. What a command does
is as in a process of its own: arguments, surroundings, folder and streams are its own.
"""

import contextlib
import gc
import importlib
import json
import os
import pkgutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from tests import chance

TOP = Path(__file__).parents[1]
MOST_SECONDS = 180  # a busy machine is slow


class Warm:
    """The process, as the tests see it; a context."""

    def __enter__(self) -> "Warm":
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.warm"],
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # its input ends, and so does it

    def run(
        self,
        arguments: Sequence[str | Path],
        typed: str,
        where: Path,
        surroundings: Mapping[str, str],
        streams: Path,
    ) -> subprocess.CompletedProcess[str]:
        """Run `solo` with these arguments, in a folder, and wait until it has ended.

        Args:
            arguments: Those behind `solo`.
            typed: What its standard input holds.
            where: Its working folder.
            surroundings: Its environment.
            streams: A folder for its three streams, each a file.
        """
        names = [str(streams / name) for name in ("in", "out", "err")]
        Path(names[0]).write_text(typed, encoding="utf-8")
        words = [str(one) for one in arguments]
        asked = [words, str(where), dict(surroundings), names]
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        print(json.dumps(asked), file=to, flush=True)
        code = int(back.readline())
        out, err = (Path(name).read_text(encoding="utf-8") for name in names[1:])
        return subprocess.CompletedProcess(words, code, out, err)


def serve(asked: IO[str], told: IO[str]) -> None:
    """Fork for each line of what is asked, and say how that process ended; return in each fork."""
    import solo

    for module in pkgutil.walk_packages(solo.__path__, "solo."):
        if module.name != "solo.__main__":
            with contextlib.suppress(ModuleNotFoundError):  # of an extra that is not installed
                importlib.import_module(module.name)
    gc.freeze()  # so that a look for rubbish copies no memory of this process
    times: Counter[str] = Counter()
    for line in asked:
        words, *rest = json.loads(line)
        times[str(words)] += 1
        child = os.fork()
        if not child:
            chance.from_words(words, times[str(words)])
            return _become(words, *rest)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), file=told, flush=True)
    sys.exit()


def _become(
    arguments: list[str], where: str, surroundings: dict[str, str], names: list[str]
) -> None:
    """Take on arguments, folder, environment and streams."""
    signal.alarm(MOST_SECONDS)
    sys.argv = ["solo", *arguments]
    os.chdir(where)
    os.environ.clear()
    os.environ.update(surroundings)
    flags = (
        os.O_RDONLY,
        os.O_WRONLY | os.O_CREAT | os.O_TRUNC,
        os.O_WRONLY | os.O_CREAT | os.O_TRUNC,
    )
    for number, (name, flag) in enumerate(zip(names, flags, strict=True)):
        os.dup2(os.open(name, flag, 0o600), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115


def _leave(end: SystemExit) -> None:
    """End at once: to take down all modules takes longer than most commands."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(end.code if isinstance(end.code, int) else 0)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
    from solo.__main__ import main

    try:
        main()
    except SystemExit as end:
        _leave(end)
