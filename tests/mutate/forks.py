"""A process that has collected the tests, and forks for each fault.

To start Python, pytest and the tests' modules takes seconds; most tests take none. As a plug-in of
pytest (`-p tests.mutate.forks`) it waits where the tests would run. In each fork, the functions
that a fault changes get the code that they would have; what is imported later is read with it.
"""

import contextlib
import functools
import gc
import json
import os
import select
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO

import pytest
from _pytest.main import pytest_runtestloop as run_all

from tests.mutate.copies import Copy
from tests.mutate.mutants import Mutant

ENDS = "SOLO_FORKS"
NOTHING, LATE, AT_IMPORT = "nothing", "late", "at import"


class Forks:
    """The process, as the runner sees it."""

    def __init__(self, copy: Copy, tests: Sequence[str]) -> None:
        self.copy = copy
        asked, ask = os.pipe()
        hear, told = os.pipe()
        self._process = copy.started(
            "tests.mutate.forks", tests, {ENDS: f"{asked} {told}"}, (asked, told)
        )
        os.close(asked)
        os.close(told)
        self._ask: IO[str] = os.fdopen(ask, "w")
        self._told: IO[str] = os.fdopen(hear)

    def first_failing(self, mutant: Mutant, tests: Sequence[str], limit: float) -> str:
        """Return the first of the tests that finds a fault, or `NOTHING`, `LATE`, `AT_IMPORT`.

        Raises:
            RuntimeError: The tests could not be collected.
        """
        path = self.copy.folder / mutant.path
        before = path.read_text(encoding="utf-8")
        with self.copy.faulty(mutant):
            print(json.dumps((str(path), before, tests, limit)), file=self._ask, flush=True)
            if not (answer := self._told.readline()):
                raise RuntimeError(f"no tests to run:\n{self._process.communicate()[0][-2000:]}")
        came: str = json.loads(answer)
        return came

    def close(self) -> None:
        """End the process."""
        self._ask.close()
        self._process.communicate()
        self._told.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Answer each line that is asked: a file, how it was, the tests in order, and their seconds."""
    known = {item.nodeid: item for item in session.items}
    asked, told = (int(end) for end in os.environ[ENDS].split())
    with os.fdopen(asked) as lines, os.fdopen(told, "w") as answers:
        for line in lines:
            path, before, names, limit = json.loads(line)
            session.items = [known[name] for name in names]
            hear, tell = os.pipe()
            child = os.fork()
            if not child:
                _run(session, Path(path), before, tell)
            os.close(tell)
            print(json.dumps(_waited(child, hear, limit)), file=answers, flush=True)
            os.close(hear)
    return True


def _waited(child: int, hear: int, limit: float) -> str:
    ready, _, _ = select.select([hear], [], [], limit)
    came = os.read(hear, select.PIPE_BUF).decode() or "its process ended" if ready else LATE
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # with what its tests have started
    os.waitpid(child, 0)
    return came


def _run(session: pytest.Session, path: Path, before: str, tell: int) -> None:
    """Run the tests with a fault, say what came, and end this process."""
    os.setsid()
    failed: list[str] = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    session.config.pluginmanager.register(Watch())
    session.config.pluginmanager.unregister(name="terminalreporter")
    gc.unfreeze()  # so that all functions are found
    try:
        if put_in(path, before):
            run_all(session)
        else:
            failed.append(AT_IMPORT)
    except BaseException as problem:  # a fault may raise anything
        failed.append(f"{type(problem).__name__}: {problem}")
    os.write(tell, (failed or [NOTHING])[0].encode()[: select.PIPE_BUF])
    os._exit(0)


def put_in(path: Path, before: str) -> bool:
    """Give the functions of a module the code that its file has now; return whether that is all.

    Args:
        path: The file.
        before: What it held when the module was imported.
    """
    file = str(path)
    names = [
        name for name, one in list(sys.modules.items()) if getattr(one, "__file__", "") == file
    ]
    if not names:
        return True
    top = names[0].partition(".")[0]
    after = compile(path.read_text(encoding="utf-8"), file, "exec")
    try:
        become = dict(changed(compile(before, file, "exec"), after))
    except NotAFunctionsError:
        return False
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and found.__code__ in become:
            found.__code__ = become[found.__code__]
        elif isinstance(found, functools._lru_cache_wrapper) and str(found.__module__).startswith(
            top
        ):
            found.cache_clear()
    return True


class NotAFunctionsError(Exception):
    """A fault stands where the module itself runs, or in what a function closes over."""


def changed(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield the functions of a module that differ, each with what it becomes.

    Raises:
        NotAFunctionsError: Something else of the module differs.
    """
    olds, news = _inner(before), _inner(after)
    if _own(before) != _own(after) or len(olds) != len(news):
        raise NotAFunctionsError
    for old, new in zip(olds, news, strict=True):
        if old == new:
            continue
        if not old.co_flags & 0x1:  # the body of a class, which runs at import
            yield from changed(old, new)
            continue
        if old.co_freevars != new.co_freevars:
            raise NotAFunctionsError
        yield old, new
        with contextlib.suppress(NotAFunctionsError):
            yield from changed(old, new)


def _inner(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    plain = [const for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, code.co_varnames, repr(plain)
