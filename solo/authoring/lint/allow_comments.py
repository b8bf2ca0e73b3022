"""Lint: comments that allow a problem on one line, each with its reason.

    priority: 2    # solo: allow key-idle - the pool comes with the next file

Such a comment stands behind what it allows, or on the line above; within a text it is one of
Jinja's, `{# solo: allow … #}`. Only warnings can be allowed: what can't be played can't.
"""

import re
from collections.abc import Iterable, Iterator

from solo.adventure.files import Files
from solo.adventure.mistakes.codes import CODES
from solo.errors import Mark, Problem, did_you_mean
from solo.namedtuple import NamedTuple
from solo.source import comments, shown

_WANTED = re.compile(r"#[ \t]*solo:[ \t]*allow\b[^\n]*")
_FORM = re.compile(
    r"#[ \t]*solo:[ \t]*allow[ \t]+(?P<codes>[\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)"
    r"(?:[ \t]+(?:-+|–|—)[ \t]*(?P<reason>.*))?"
)
_PROVED = ("proof-", "unmet-")


class Silence(NamedTuple):
    """A comment that allows problems."""

    mark: Mark  # where it stands
    line: int  # the line whose problems it allows
    codes: tuple[str, ...]  # their codes


def silenced(
    problems: Iterable[Problem], files: Files, *, whole: bool, proved: bool
) -> Iterator[Problem]:
    """Yield the problems that no comment allows, and those of the comments themselves.

    Args:
        problems: Every problem.
        files: The files of the adventure.
        whole: Whether all was looked for, so that a comment that allows nothing is told.
        proved: Whether proofs were looked for too.
    """
    wrong: list[Problem] = []
    found = list(_silences(files, wrong))
    by_place = {(one.mark.file, one.line, code): one for one in found for code in one.codes}
    used = set()
    for problem in problems:
        place = (problem.mark.file, problem.mark.line, problem.code)
        if place in by_place and problem.severity != "error":
            used.add(place)
        else:
            yield problem
    yield from wrong
    for place, one in by_place.items() if whole else ():
        code = place[2]
        if place not in used and (proved or not code.startswith(_PROVED)):
            message = f"nothing in line {one.line} has the code '{code}'; remove it from here"
            yield Problem(one.mark, "allow-unused", message, "warning")


def _silences(files: Files, wrong: list[Problem]) -> Iterator[Silence]:
    for name, content in files.contents.items():
        text = content.decode("utf-8-sig", "replace")
        if "solo:" in text:
            lines = text.splitlines()
            for mark, said, alone in _written(text, files.shown(name)):
                codes = tuple(_codes(mark, said, wrong))
                line = _below(lines, mark.line) if alone else mark.line
                if codes:
                    yield Silence(mark, line, codes)


def _written(text: str, file: str) -> Iterator[tuple[Mark, str, bool]]:
    """Yield the comments of a file that are meant for lint, and whether each is alone."""
    if file.endswith((".yaml", ".yml")):
        for one in comments(text, _WANTED):
            if not one.within:
                yield Mark(file, one.line, one.column), one.text, one.alone
            elif text[one.offset - 1 : one.offset] == "{":
                yield _of_jinja(text, one.offset, one.text, file)
        return
    for match in _WANTED.finditer(text):
        if text[match.start() - 1 : match.start()] == "{":
            yield _of_jinja(text, match.start(), match.group(), file)


def _of_jinja(text: str, offset: int, said: str, file: str) -> tuple[Mark, str, bool]:
    began = text.rfind("\n", 0, offset) + 1
    said, _, rest = said.partition("#}")
    alone = not text[began : offset - 1].strip() and not rest.strip()
    return Mark(file, text.count("\n", 0, offset) + 1, offset - began), said.rstrip(" -"), alone


def _below(lines: list[str], line: int) -> int:
    """Return the next line that holds more than a comment."""
    for number, text in enumerate(lines[line:], line + 1):
        if text.strip() and not text.lstrip().startswith(("#", "{#")):
            return number
    return line


def _codes(mark: Mark, said: str, wrong: list[Problem]) -> Iterator[str]:
    """Yield the codes that a comment allows; what is wrong with it is added to `wrong`."""
    form = _FORM.match(said)
    if form is None or not (form["reason"] or "").strip():
        message = "say which code is allowed here and why: # solo: allow text-missing - so meant"
        wrong.append(Problem(mark, "allow-wrong", message, "warning"))
        return
    for code in re.split(r"[ \t]*,[ \t]*", form["codes"]):
        if code in CODES:
            yield code
        else:
            message = f"no problem has the code '{shown(code)}'{did_you_mean(code, CODES)}"
            wrong.append(Problem(mark, "allow-wrong", message, "warning"))
