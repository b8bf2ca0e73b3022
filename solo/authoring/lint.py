"""`solo lint`: every problem of an adventure, be it a mistake or a matter of craft.

What must hold for an adventure to be played is checked by the loader. The advice here is for
authors alone; it costs a player nothing.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from solo.adventure import graph
from solo.adventure.loader import examine, in_order
from solo.adventure.model import Adventure, Authored
from solo.errors import Problem
from solo.rules.system import System

WIDE_SHIFT = 3  # columns; more should be avoided (ART-199)
EASY_RANK = "Passable"  # starting heroes should seldom meet more (ART-178)
MANY_CHECKS = 4  # below this, a share says nothing


def lint(path: Path, *, system: System | None = None) -> tuple[Problem, ...]:
    """Return every problem and piece of advice, in the order of the files."""
    adventure, problems = examine(path, system=system)
    if adventure is None:
        return problems
    return in_order([*problems, *_advice(adventure)])


def failed(problems: Iterable[Problem], *, strict: bool = False) -> bool:
    """Return whether an adventure with these problems is refused; strict counts warnings too."""
    return any(strict or problem.severity == "error" for problem in problems)


def _advice(adventure: Adventure) -> Iterator[Problem]:
    checks = list(_checks(adventure))
    for check in checks:
        shift = getattr(check.value, "shift", 0)
        if isinstance(shift, int) and abs(shift) > WIDE_SHIFT:
            message = f"a shift of {shift} columns; more than {WIDE_SHIFT} should be avoided"
            yield Problem(check.mark, "shift-wide", message, "warning")
    yield from _hard(checks)


def _checks(adventure: Adventure) -> Iterator[Authored]:
    for scene in adventure.scenes.values():
        for branch in graph.parts(scene):
            if branch.check is not None:
                yield branch.check


def _hard(checks: Iterable[Authored]) -> Iterator[Problem]:
    """Yield one warning, at the first of them, when most checks are for experienced heroes."""
    ranked = [check for check in checks if _rank(check) is not None]
    hard = [check for check in ranked if _is_hard(_rank(check))]
    if len(ranked) >= MANY_CHECKS and len(hard) * 2 > len(ranked):
        message = (
            f"{len(hard)} of {len(ranked)} checks are harder than {EASY_RANK}; starting heroes "
            "should seldom meet more"
        )
        yield Problem(hard[0].mark, "difficulty-high", message, "warning")


def _rank(check: Authored) -> Any:
    """Return a check's difficulty if it is a rank of a ladder that has an easy one."""
    difficulty = getattr(check.value, "difficulty", None)
    ladder = getattr(type(difficulty), "__members__", {})
    return difficulty if EASY_RANK.upper() in ladder else None


def _is_hard(rank: Any) -> bool:
    return bool(rank > type(rank)[EASY_RANK.upper()])


def as_text(problems: Iterable[Problem]) -> str:
    """Return one line for each problem and a last line that counts them."""
    listed = tuple(problems)
    lines = [_line(problem) for problem in listed]
    return "\n".join((*lines, summary(listed)))


def _line(problem: Problem) -> str:
    kind = "" if problem.severity == "error" else f"{problem.severity}: "
    return f"{problem.mark}: {kind}{problem.message} [{problem.code}]"


def summary(problems: Iterable[Problem]) -> str:
    """Return how many there are: `2 errors, 1 warning`, or `no problems`."""
    found = Counter(problem.severity for problem in problems)
    words = [f"{n} {kind}{'s' if n > 1 else ''}" for kind, n in sorted(found.items())]
    return ", ".join(words) or "no problems"


def as_json(problems: Iterable[Problem]) -> str:
    """Return a JSON list of objects with file, line, column, severity, code and message."""
    rows = [
        {
            "file": problem.mark.file,
            "line": problem.mark.line,
            "column": problem.mark.column,
            "severity": problem.severity,
            "code": problem.code,
            "message": problem.message,
        }
        for problem in problems
    ]
    return json.dumps(rows, ensure_ascii=False, indent=2)


def as_github(problems: Iterable[Problem]) -> str:
    """Return GitHub's workflow commands, which annotate the lines of a pull request."""
    return "\n".join(
        f"::{problem.severity} file={_property(problem.mark.file)},line={problem.mark.line},"
        f"col={problem.mark.column},title={_property(problem.code)}::{_message(problem.message)}"
        for problem in problems
    )


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")


FORMATS: Mapping[str, Callable[[Iterable[Problem]], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
}
