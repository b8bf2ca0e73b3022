"""`solo lint`: every problem of an adventure, both mistakes and advice.

What must hold for an adventure to be played is checked by the loader. The advice here is for
authors alone; it costs a player nothing.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from solo import rules
from solo.adventure import graph
from solo.adventure.loader import examine, in_order
from solo.adventure.model import Adventure
from solo.authoring.exact.proof import proofs
from solo.authoring.reading import uses
from solo.authoring.trying import failing
from solo.authoring.variables import idle
from solo.errors import Problem
from solo.rules.core.system import AnySystem


def lint(
    path: Path, *, system: AnySystem | None = None, prove: bool = False
) -> tuple[Problem, ...]:
    """Return every problem and piece of advice, in the order of the files.

    With `prove`, also what no game comes to, as far as it can be proved; that may take a while.
    """
    adventure, problems = examine(path, system=system)
    if adventure is None:
        return problems
    found = uses(adventure)
    return in_order(
        [
            *problems,
            *_advice(adventure, system or rules.find(adventure.system)),
            *idle(adventure, path, found),
            *failing(adventure, found),
            *(proofs(adventure) if prove and not failed(problems) else ()),
        ]
    )


def failed(problems: Iterable[Problem], *, strict: bool = False) -> bool:
    """Return whether an adventure with these problems is refused; strict counts warnings too."""
    refused = ("error", "warning") if strict else ("error",)
    return any(problem.severity in refused for problem in problems)


def _advice(adventure: Adventure, system: AnySystem) -> Iterator[Problem]:
    checks = [
        branch.check
        for scene in adventure.scenes.values()
        for branch in graph.parts(scene)
        if branch.check is not None
    ]
    for place, code, message in system.review([check.value for check in checks]):
        yield Problem(checks[place].mark, code, message, "warning")


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
