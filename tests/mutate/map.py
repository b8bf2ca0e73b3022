"""Which tests run which lines: made once for each test file, kept, and read."""

import hashlib
import json
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from tests.mutate.areas import ROOT, Area
from tests.mutate.copies import Copy
from tests.mutate.mutants import Mutant
from tests.mutate.touched import CODE, OUT

KEPT = ROOT / ".mutate"
# An idle machine is not promised: a test may take five times as long as when it was measured.
_START, _SLOWER = 60.0, 5.0
_OF_DEFAULTS = ("/test_usual.py", "/test_constants.py", "/test_defaults.py", "/test_fields.py")
_IMPORTED = ""  # the context of what runs before any test


@dataclass(frozen=True, slots=True)
class Map:
    """The tests of an area: how long each takes, and which lines of which file it runs."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, frozenset[str]]]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the statement of a fault, the fastest first.

        A line that runs at import matters to whatever runs anything of its file, whichever test
        imports that first; then all others are tried too, as a value may be read from anywhere.
        Before them stand the tests of defaults.
        """
        lines = self.lines.get(mutant.path, {})
        tests = {test for line in mutant.lines for test in lines.get(line, ())}
        at_import = mutant.at_import or _IMPORTED in tests
        if at_import:
            tests = {test for touching in lines.values() for test in touching}
        tests.discard(_IMPORTED)
        others = self.seconds.keys() - tests if at_import else ()
        told = [*self._fastest_first(tests), *self._fastest_first(others)]
        return sorted(told, key=lambda test: not is_of_defaults(test)) if at_import else told

    def files_of(self, path: str) -> list[str]:
        """Return the test files that run a file of the code, those that run most lines first."""
        by_line = self.lines.get(path, {}).values()
        run = Counter(file for tests in by_line for file in set(map(_file_of, tests)))
        run.pop(_IMPORTED, None)
        return [file for file, _ in run.most_common()]

    def limit_of(self, tests: Iterable[str]) -> float:
        """Return how many seconds the tests may take."""
        return _START + _SLOWER * sum(self.seconds[test] for test in tests)

    def in_time(self, tests: list[str], seconds: float) -> list[str]:
        """Return the first of the tests, one at least, that take no more seconds in all."""
        taken = accumulate(self.seconds[test] for test in tests)
        return [
            test for test, until in zip(tests, taken, strict=True) if until <= seconds
        ] or tests[:1]

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Say whether the statement of a fault runs as its file is imported, in a function too.

        What such a function has made stands already where tests begin in a fork.
        """
        lines = self.lines.get(mutant.path, {})
        return any(_IMPORTED in lines.get(line, ()) for line in mutant.lines)

    def _fastest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


def is_of_defaults(test: str) -> bool:
    """Say whether a test looks at what a package holds when it is imported, and runs nothing."""
    return _file_of(test).endswith(_OF_DEFAULTS)


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def mapped(area: Area, copy: Copy) -> Map:
    """Return the map of an area; what has changed since it was last made is measured again.

    Raises:
        RuntimeError: The tests fail as they stand.
    """
    kept = KEPT / f"{area.name.replace('/', '-')}.json"
    old: dict[str, Any] = json.loads(kept.read_text()) if kept.is_file() else {}
    new = {test: old[test] for test in area.tests if _is_as_it_was(old.get(test), copy.folder)}
    if stale := [test for test in area.tests if test not in new]:
        print(
            f"measuring which lines the tests run: {len(stale)} of {len(area.tests)} files",
            flush=True,
        )
        measured = _measured(area, copy, stale)
        new |= {test: _part(measured, test, copy.folder) for test in stale}
        KEPT.mkdir(exist_ok=True)
        kept.write_text(json.dumps(new))
    return _joined(new.values())


def _is_as_it_was(part: dict[str, Any] | None, folder: Path) -> bool:
    """Say whether a test file, and all code that its tests run, is as when it was measured."""
    made: dict[str, str] = part["made"] if part else {}
    return bool(made) and all(_digest(folder / file) == digest for file, digest in made.items())


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


def _measured(area: Area, copy: Copy, tests: list[str]) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        code = ":".join(str(copy.folder / file) for file in area.code)
        ran = copy.pytest("tests.mutate.touched", tests, {CODE: code, OUT: out.name}, None)
        if ran.returncode:
            raise RuntimeError(f"the tests fail without any fault:\n{ran.stdout[-2000:]}")
        found: dict[str, Any] = json.loads(Path(out.name).read_text())
        return found


def _part(measured: dict[str, Any], test_file: str, folder: Path) -> dict[str, Any]:
    """Return what a test file adds: its tests' seconds, and the tests of each line by file.

    With it is kept of what it was made: how that file was, and all code that its tests run.
    """
    seconds = {
        test: taken for test, taken in measured["seconds"].items() if _file_of(test) == test_file
    }
    lines = {
        file: {
            line: own
            for line, tests in by_line.items()
            if (own := [test for test in tests if test in seconds or test == _IMPORTED])
        }
        for file, by_line in measured["lines"].items()
    }
    run = [file for file, by_line in lines.items() if any(map(any, by_line.values()))]
    made = {file: _digest(folder / file) for file in (test_file, *run)}
    return {"made": made, "seconds": seconds, "lines": lines}


def _joined(parts: Iterable[dict[str, Any]]) -> Map:
    seconds: dict[str, float] = {}
    lines: dict[str, dict[int, frozenset[str]]] = {}
    for part in parts:
        seconds |= part["seconds"]
        for file, by_line in part["lines"].items():
            of_file = lines.setdefault(file, {})
            for line, tests in by_line.items():
                of_file[int(line)] = of_file.get(int(line), frozenset()) | frozenset(tests)
    return Map(seconds, lines)
