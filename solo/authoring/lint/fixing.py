"""Lint: the cures that need no thought, made in the files themselves.

Each looks at one problem and the text of its line, and gives what to put where. What it can't find
as it expects, it leaves alone.
"""

import re
from collections.abc import Callable, Iterable, Mapping

from solo.adventure.files import Files
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple


class Edit(NamedTuple):
    """A stretch of one line, from a column (counted from 0) on, and what takes its place."""

    start: int
    end: int
    new: str


class Fixed(NamedTuple):
    """What was changed."""

    problem: Problem  # the problem that is cured
    old: str  # what stood there
    new: str  # what stands there now; nothing if it was only taken away

    def __str__(self) -> str:
        return f"{self.problem.mark}: '{self.old}' is now '{self.new}' [{self.problem.code}]"


Cure = Callable[[str, int, Problem], Edit | None]
_BRACED = re.compile(r"\{\s*(\w+(?:\.\w+)*)\s*\}")
_FLAG = re.compile(r"\w+")
_SAID = re.compile(r"; write (true|false)$")
_ELSEIF = re.compile(r"else\s*if|elsif")
_COUNTED = re.compile(r"(\w+)(?:\+\+|--)|(\w+) *([+-])= *(\w+)")
_VALUE = re.compile(r"(?P<key>\s*(?:- +)?(?:[\w-]+: +)?)(?P<text>[^\s'\"\[{|>&*!#%@`].*?)\s*$")


def _invisible(line: str, at: int, problem: Problem) -> Edit | None:
    sign = line[at : at + 1]
    if sign in ("\u200b", "\u2060", "\ufeff"):
        return Edit(at, at + 1, "")
    return Edit(at, at + 1, " ") if sign and sign.isspace() else None


def _quoted(line: str, at: int, problem: Problem) -> Edit | None:
    """Put a text that ` #` cuts off in quotes."""
    value = _VALUE.fullmatch(line)
    if value is None or value.start("text") >= at:
        return None
    text = value["text"].replace("\\", "\\\\").replace('"', '\\"')
    return Edit(value.start("text"), value.end("text"), f'"{text}"')


def _braces(line: str, at: int, problem: Problem) -> Edit | None:
    found = _BRACED.match(line, at)
    return Edit(at, found.end(), f"{{{{ {found[1]} }}}}") if found else None


def _flag(line: str, at: int, problem: Problem) -> Edit | None:
    said, found = _SAID.search(problem.message), _FLAG.match(line, at)
    return Edit(at, found.end(), said[1]) if said and found else None


def _syntax(line: str, at: int, problem: Problem) -> Edit | None:
    """Put Jinja's own words for those of other languages."""
    if (found := _ELSEIF.match(line, at)) and "'elif'" in problem.message:
        return Edit(at, found.end(), "elif")
    if found := _COUNTED.match(line, at):
        name, sign = (found[1], found[0][-1]) if found[1] else (found[2], found[3])
        return Edit(at, found.end(), f"{name} {sign} {found[4] or 1}")
    return None


def _comment(line: str, at: int, problem: Problem) -> Edit | None:
    """Take away a comment that allows nothing, unless it allows something else too."""
    if "," in line[at:].partition(" - ")[0]:
        return None
    if line[at - 1 : at] == "{":
        end = line.find("#}", at)
        return Edit(at - 1, end + 2, "") if end > 0 else None
    return Edit(len(line[:at].rstrip()), len(line), "")


CURES: Mapping[str, Cure] = {
    "text-invisible": _invisible,
    "text-cut": _quoted,
    "prose-braces": _braces,
    "type-wrong": _flag,
    "prose-syntax": _syntax,
    "allow-unused": _comment,
}


def fix(problems: Iterable[Problem], files: Files) -> tuple[Mapping[str, bytes], list[Fixed]]:
    """Return the new bytes of the files that change, by their names, and what is changed."""
    names = {files.shown(name): name for name in files.contents}
    found: dict[str, list[Problem]] = {}
    for problem in problems:
        if problem.code in CURES and problem.mark.file in names:
            found.setdefault(names[problem.mark.file], []).append(problem)
    changed: dict[str, bytes] = {}
    told: list[Fixed] = []
    for name, some in found.items():
        old = files.contents[name].decode("utf-8")
        new = _cured(old, some, told)
        if new != old:
            changed[name] = new.encode("utf-8")
    return changed, told


def _cured(text: str, problems: list[Problem], told: list[Fixed]) -> str:
    """Return a text with its problems cured, the last of them first, and tell each cure."""
    start = text.startswith("\ufeff")
    lines = text[start:].splitlines(keepends=True)
    here: list[Fixed] = []
    before = Mark("", len(lines) + 1, 0)
    for problem in sorted(problems, key=lambda one: one.mark, reverse=True):
        number, column = problem.mark.line - 1, problem.mark.column - 1
        if number >= len(lines):
            continue
        line = lines[number].rstrip("\r\n")
        edit = CURES[problem.code](line, column, problem)
        if edit is None or (number + 1 == before.line and edit.end > before.column):
            continue
        here.append(Fixed(problem, line[edit.start : edit.end].strip(), edit.new))
        rest = lines[number][len(line) :]
        lines[number] = f"{line[: edit.start]}{edit.new}{line[edit.end :]}{rest}"
        before = Mark("", number + 1, edit.start)
    told += reversed(here)
    return text[:start] + "".join(lines)
