"""The forms in which `solo lint` prints problems: for people, for programs, for services."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from solo.adventure.mistakes.codes import CODES
from solo.errors import Problem

SARIF = "https://json.schemastore.org/sarif-2.1.0.json"
HOME = "https://pypi.org/project/solo-adventures/"
_LEVELS = ("error", "warning")  # what else there is, SARIF calls a note


def as_text(problems: Iterable[Problem]) -> str:
    """Return one line for each problem and a last line that counts them."""
    listed = tuple(problems)
    lines = [as_line(problem) for problem in listed]
    return "\n".join((*lines, summary(listed)))


def as_line(problem: Problem) -> str:
    """Return a problem as it is printed: place, kind but of errors, message, code."""
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


def as_sarif(problems: Iterable[Problem]) -> str:
    """Return a SARIF 2.1.0 log, which code scanning services read."""
    listed = tuple(problems)
    codes = sorted({problem.code for problem in listed})
    driver = {
        "name": "solo",
        "informationUri": HOME,
        "rules": [
            {"id": code, "shortDescription": {"text": CODES.get(code, code)}} for code in codes
        ],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(problem, codes) for problem in listed],
    }
    log = {"$schema": SARIF, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2)


def _result(problem: Problem, codes: Sequence[str]) -> dict[str, object]:
    file, line, column = problem.mark
    place = {
        "artifactLocation": {"uri": _uri(file)},
        "region": {"startLine": line, "startColumn": column},
    }
    return {
        "ruleId": problem.code,
        "ruleIndex": codes.index(problem.code),
        "level": problem.severity if problem.severity in _LEVELS else "note",
        "message": {"text": problem.message},
        "locations": [{"physicalLocation": place}],
    }


def _uri(file: str) -> str:
    """Return a file's name as a URI: relative to here, or absolute where it is."""
    path = Path(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())


FORMATS: Mapping[str, Callable[[Iterable[Problem]], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
}
