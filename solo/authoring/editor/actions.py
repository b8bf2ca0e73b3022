"""Quick fixes: what may be done about a problem, as edits of the file that it is in."""

import re
from collections.abc import Iterator

from solo.authoring.editor.names import Span
from solo.authoring.editor.project import Project
from solo.authoring.lint.fixing import CURES
from solo.errors import Problem
from solo.namedtuple import NamedTuple

_MEANT = re.compile(r"did you mean '([^']{1,80})'\?")
_QUOTED = re.compile(r"'([^']{1,80})'")
_WRITE = re.compile(r"; write '([^']{1,60})'$")
_TEXT = re.compile(r"; for a text, write (\"'([^'\"]{1,60})'\")$")
_TOKEN = re.compile(r"[\w./-]+|\S")


class Action(NamedTuple):
    """Something that may be done."""

    title: str
    edits: tuple[tuple[Span, str], ...]
    cures: bool = True  # whether the problem is gone then; else it is only allowed


def extent(text: str, column: int) -> int:
    """Return where what stands at a column (from 0) of a line ends: a word or a sign."""
    found = _TOKEN.match(text, column)
    return found.end() if found else min(column + 1, len(text))


def actions(project: Project, file: str, problem: Problem) -> list[Action]:
    """Return what may be done about a problem in a file."""
    lines = project.lines(file)
    if not 1 <= problem.mark.line <= len(lines):
        return []
    return [*_of(problem, file, lines)]


def _of(problem: Problem, file: str, lines: list[str]) -> Iterator[Action]:
    number, at = problem.mark.line - 1, problem.mark.column - 1
    line = lines[number].rstrip("\r")
    cure = CURES.get(problem.code)
    edit = cure(line, at, problem) if cure is not None else None
    if edit is not None:
        title = f"Write {edit.new}" if edit.new.strip() else "Take it out"
        yield Action(title, ((Span(file, number, edit.start, edit.end), edit.new),))
    meant = _MEANT.search(problem.message) or _WRITE.search(problem.message)
    quoted = _QUOTED.search(problem.message)
    if meant is not None and quoted is not None and quoted[1] != meant[1] and edit is None:
        found = re.compile(re.escape(quoted[1])).search(line, max(0, at - 1))
        if found:
            span = Span(file, number, found.start(), found.end())
            yield Action(f"Write '{meant[1]}'", ((span, meant[1]),))
    if text := _TEXT.search(problem.message):
        found = re.compile(rf"(['\"]?){re.escape(text[2])}\1").match(line, at)
        if found:
            span = Span(file, number, found.start(), found.end())
            yield Action(f"Write {text[1]}", ((span, text[1]),))
    if problem.code == "scene-unknown" and quoted is not None:
        yield from _new_scene(quoted[1], file, lines)
    if problem.code == "variable-unknown" and quoted is not None:
        yield from _new_variable(quoted[1], file, lines)
    if (
        problem.severity != "error"
        and file.endswith((".yaml", ".yml"))
        and _is_plain(lines, number)
    ):
        comment = f"  # solo: allow {problem.code} - "
        span = Span(file, number, len(line), len(line))
        yield Action(f"Allow {problem.code} here, and say why", ((span, comment),), cures=False)


def _new_scene(name: str, file: str, lines: list[str]) -> Iterator[Action]:
    if re.fullmatch(r"[a-z0-9][a-z0-9-]{0,59}", name):
        last = len(lines) - 1
        inside = next((n for n, line in enumerate(lines) if line.startswith("scenes:")), None)
        if inside is not None:
            following = (n for n in range(inside + 1, len(lines)) if re.match(r"[a-z]", lines[n]))
            place = next(following, last if not lines[last] else last + 1)
            text = f"  {name}:\n    text: …\n    choices: []\n"
            yield Action(f"Add the scene '{name}'", ((Span(file, place, 0, 0), text),))


def _new_variable(name: str, file: str, lines: list[str]) -> Iterator[Action]:
    for number, line in enumerate(lines):
        found = re.match(r"variables:\s*\{", line)
        if found and re.fullmatch(r"[a-z][a-z0-9_]{0,59}", name):
            rest = "" if line[found.end() :].lstrip().startswith("}") else ", "
            span = Span(file, number, found.end(), found.end())
            yield Action(f"Declare '{name}' as false", ((span, f"{name}: false{rest}"),))
            return


def _is_plain(lines: list[str], number: int) -> bool:
    """Say whether a comment may stand at the end of a line: it is no line of a long text."""
    line = lines[number]
    indent = len(line) - len(line.lstrip())
    for above in reversed(lines[:number]):
        if above.strip() and len(above) - len(above.lstrip()) < indent:
            return re.search(r"[|>][+-]?\s*$", above) is None and "#" not in line
    return "#" not in line
