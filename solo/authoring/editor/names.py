"""Names in the files of an adventure: which stands under a cursor, where else, and renamed."""

import re
from collections.abc import Iterator, Mapping

from solo.adventure import naming
from solo.adventure.files import LANGUAGES
from solo.adventure.reading.accepted import FILE as ACCEPTED
from solo.adventure.reading.told import FILE as TOLD
from solo.authoring.continuity import done
from solo.authoring.editor.loose import Loose
from solo.authoring.editor.moves import Moves
from solo.authoring.editor.places import Index
from solo.authoring.editor.project import Project
from solo.authoring.lint.in_vain import LOST
from solo.errors import Mark, SoloError
from solo.namedtuple import NamedTuple
from solo.source import with_article

_TAG = re.compile(r"\{[{%].*?[%}]\}")
_ASKING = re.compile(r"\w+(?:\[['\"]|\.)['\"]?")  # what stands before a name that is asked for
_QUOTE = re.compile(r"['\"]?")
# what is quoted in a tag; a file of translations has a backslash before each double quote
_QUOTED = re.compile(r"\\\"(?:(?!\\\").)*\\\"|\"[^\"]*\"|'[^']*'")
_AMONG = {  # what stands behind a word that is asked for among several
    kind: re.compile(rf"[\w-]+\\?['\"] (?:not )?in {whole}\b")
    for kind, whole in (("companion", "companions"), ("item", r"hero\.\w+"))
}
_SINGLE = re.compile(r"(?:^|[\[{,:-])\s*'(?:[^']|'')*$")  # before what YAML has in single quotes
_OWN_ID = re.compile(r"\bid\s*:\s*['\"]?$")  # what stands before the id of a choice
_GOES_ON = re.compile(r"[\w-]")
_ASKED = frozenset(
    ("variable", "condition", "scene", "quest", "foe", "companion", "choice", "table", "item")
)
_RENAMED = frozenset(
    (
        *("scene", "variable", "quest", "choice", "item", "foe", "companion", "table"),
        *("condition", "pool", "event"),
    )
)
SCRIPTS = "tests"  # the folder of an adventure's walkthroughs
_SCENE = re.compile(r"\s*scene\s*:\s*([\w-]+)")
_IN_SCRIPTS = {  # what a line of one names, by the kind of thing
    "scene": re.compile(r"\s*(?:scene|ending)\s*:\s*([\w-]+)"),
    "variable": re.compile(r"\s*(\w+)\s*="),
    "choice": re.compile(r"\s*>\s*(?:\{.*\"option\": *\")?([\w-]+)\"?\}?\s*$"),
}
_SECTION = {**{kind: f"{kind}s" for kind in _RENAMED}, "choice": "choice"}


class Span(NamedTuple):
    """A stretch of one line of a file; lines and columns count from 0."""

    file: str  # what it is called in the adventure's folder
    line: int
    start: int
    end: int


class Name(NamedTuple):
    """A name of an adventure."""

    kind: str  # `scene`, `variable` …
    name: str


def name_at(project: Project, file: str, line: int, column: int) -> Name | None:
    """Return the name that stands under a cursor, or None."""
    best: tuple[int, Name] | None = None
    for name, mark in _every(project.now.names):
        if mark.line == line + 1 and project.now.files.shown(file) == mark.file:
            for span in _spans(project, name, mark):
                wide = span.end - span.start
                if span.start <= column <= span.end and (best is None or wide < best[0]):
                    best = (wide, name)
    return best[1] if best else None


def declared(project: Project, name: Name) -> list[Span]:
    """Return where a name is declared; else where it is set."""
    marks = project.now.names.set.get((name.kind, name.name), [])
    spans = [span for mark in marks for span in _spans(project, name, mark, loose=True)]
    if name.kind in ("variable", "quest", "companion"):
        return spans[:1]  # its declaration goes before what changes it
    return spans


def everywhere(project: Project, name: Name, *, declaration: bool = True) -> list[Span]:
    """Return every place of a name; a scene's also stands before its choices, in `taken[…]`."""
    index = project.now.names
    parts = (index.set, index.read) if declaration else (index.read,)
    marks = (mark for part in parts for mark in part.get((name.kind, name.name), ()))
    found = {span for mark in marks for span in _spans(project, name, mark)}
    if name.kind == "scene":
        for kind, whole in index.read:
            if kind == "choice" and whole.startswith(f"{name.name}/"):
                asked = everywhere(project, Name(kind, whole), declaration=False)
                found |= {span._replace(end=span.start + len(name.name)) for span in asked}
    return sorted(found)


def renamed(project: Project, name: Name, new: str) -> Mapping[str, list[tuple[Span, str]]]:
    """Return the edits that give a thing another name, by file; those of translations too.

    Raises:
        SoloError: It can't be called so.
    """
    old = name.name.rpartition("/")[2]
    reason = project.unfit(name.kind, new) if isinstance(project, Loose) else _unfit(name.kind, new)
    if reason:
        raise SoloError(f"'{new[:60]}' can't be the name of {with_article(name.kind)}: {reason}")
    scene = name.name.rpartition("/")[0]
    whole = f"{scene}/{new}" if scene else new
    if any((name.kind, whole) == key for key in project.now.names.set):
        raise SoloError(f"there is {with_article(name.kind)} called '{whole}' already")
    found: dict[str, list[tuple[Span, str]]] = {}
    for span, text in sorted({*_edits(project, name, old, new)}):
        found.setdefault(span.file, []).append((span, text))
    return found


def _unfit(kind: str, new: str) -> str:
    """Return why a name can't be given to something of a kind, or nothing.

    Raises:
        SoloError: Nothing of that kind can have another name.
    """
    if kind not in _RENAMED:
        raise SoloError(f"{with_article(kind)} can't be renamed")
    if kind in ("variable", "condition"):
        return naming.variable_reason(new)
    return naming.id_reason(new, loose=kind == "table")


def _edits(project: Project, name: Name, old: str, new: str) -> Iterator[tuple[Span, str]]:
    for span in everywhere(project, name):
        place = span._replace(start=span.end - len(old))
        line = project.lines(span.file)[span.line]
        mark = "''" if _SINGLE.search(line[: place.start]) else "'"
        yield _written(place, new, line, mark)
    if isinstance(project, Loose):
        return
    if name.kind == "choice":
        yield from _own_id(project, name, new)
    for path in sorted((project.folder / LANGUAGES).glob("*.[pj][o2]")):  # texts, and macros
        yield from _translated(project, project.name_of(path), name, old, new)
    yield from _accepted(project, name, old, new)
    yield from _done(project, name, old, new)
    if name.kind in _IN_SCRIPTS:
        for path in sorted((project.folder / SCRIPTS).glob("*.txt")):
            yield from _scripted(project, project.name_of(path), name, new)


def _own_id(project: Project, name: Name, new: str) -> Iterator[tuple[Span, str]]:
    """Yield the edit that gives a choice an `id` whose id comes of its words."""
    for mark in project.now.names.set.get((name.kind, name.name), []):
        file = _file(project, mark)
        lines = project.lines(file) if file else []
        text = lines[mark.line - 1] if mark.line <= len(lines) else ""
        at = mark.column - 1
        if _spans(project, name, mark):
            continue  # it has one
        if text[at : at + 1] == "{":
            yield Span(file, mark.line - 1, at + 1, at + 1), f"id: {new}, "
        else:
            yield Span(file, mark.line - 1, at, at), f"id: {new}\n{' ' * at}"


def _scripted(project: Project, file: str, name: Name, new: str) -> Iterator[tuple[Span, str]]:
    """Yield the edits of a walkthrough: the scenes and values expected, and choices typed there."""
    adventure = project.now.adventure
    scene = adventure.start if adventure is not None else ""
    of, _, old = name.name.rpartition("/")
    for number, line in enumerate(project.lines(file)):
        found = _IN_SCRIPTS[name.kind].match(line)
        if found is not None and found[1] == old and of in ("", scene):
            yield Span(file, number, *found.span(1)), new
        if told := _SCENE.match(line):
            scene = told[1]


def _translated(
    project: Project, file: str, name: Name, old: str, new: str
) -> Iterator[tuple[Span, str]]:
    """Yield the edits of a file of translations: contexts, and the tags of texts."""
    word = re.compile(rf"(?<![\w-]){re.escape(name.name)}(?![\w-])")
    for number, line in enumerate(project.lines(file)):
        if line.startswith("msgctxt "):
            parts = line[len('msgctxt "') : -1].split(".")
            at = len('msgctxt "')
            for place, part in enumerate(parts):
                above = parts[place - 1] if place else ""
                if name.kind == "companion" and part == f"{LOST}{old}":
                    yield Span(file, number, at + len(LOST), at + len(part)), new
                if part == old and above == _SECTION[name.kind]:
                    inside = name.kind != "choice" or name.name.partition("/")[0] in parts
                    if inside:
                        yield Span(file, number, at, at + len(part)), new
                at += len(part) + 1
        elif name.kind in _ASKED - {"table"}:
            for tag in _TAG.finditer(line):
                for match in _used(name, line, word, *tag.span()):
                    yield _in_line(file, number, line, match, old, new)


def _accepted(project: Project, name: Name, old: str, new: str) -> Iterator[tuple[Span, str]]:
    """Yield the edits of the files of what is accepted: those of its conditions."""
    word = re.compile(rf"(?<![\w-]){re.escape(name.name)}(?![\w-])")
    for file, begins in ((ACCEPTED, '  "'), (TOLD, '"')) if name.kind in _ASKED else ():
        for number, line in enumerate(project.lines(file)):
            if line.startswith(begins):
                for match in _used(name, line, word, 0, len(line)):
                    yield _in_line(file, number, line, match, old, new)


def _done(project: Project, name: Name, old: str, new: str) -> Iterator[tuple[Span, str]]:
    """Yield the edits of the file of what texts do and show."""
    adventure = project.now.adventure
    if adventure is None or old not in project.text(done.FILE):
        return
    word = re.compile(rf"(?<![\w-]){re.escape(name.name)}(?![\w-])")

    def call(kind: str, text: str) -> str:
        if kind == "words":
            return _words_of_done(name, text, old, new)
        if kind == "expression" and name.kind in _ASKED:
            for match in [*_used(name, text, word, 0, len(text))][::-1]:
                span, told = _in_line("", 0, text, match, old, new)
                text = text[: span.start] + told + text[span.end :]
        return new if kind == name.kind and text == old else text

    kept = done.read(project.now.files, [])
    before = done.written(kept)
    after = done.written(done.renamed(kept, adventure, call, project.once))
    now = Moves({done.FILE: before.encode()}, lambda file: project.text(file).encode())
    for number, (line, other) in enumerate(zip(before.split("\n"), after.split("\n"), strict=True)):
        place = now(Mark(done.FILE, number + 1, 1))
        if line != other and place is not None:
            at = place.line - 1
            yield Span(done.FILE, at, 0, len(project.lines(done.FILE)[at])), other


def _words_of_done(name: Name, words: str, old: str, new: str) -> str:
    """Return the words by which something that is done is known: of an event, its name and hour."""
    if name.kind == "event" and words == f"{old} at":
        return f"{new} at"
    if name.kind == "companion" and words.endswith(f" {LOST}{old}"):
        return words.removesuffix(old) + new
    return words


def _in_line(
    file: str, number: int, line: str, match: re.Match[str], old: str, new: str
) -> tuple[Span, str]:
    """Return the edit of a use of a name, which may stand behind that of its scene."""
    return _written(Span(file, number, match.end() - len(old), match.end()), new, line, "'")


def _written(span: Span, new: str, line: str, mark: str) -> tuple[Span, str]:
    """Return the edit of a name in a line: `quests.lamp` becomes `quests['old-lamp']`."""
    if new.isidentifier() or line[span.start - 1 : span.start] != ".":
        return span, new
    return span._replace(start=span.start - 1), f"[{mark}{new}{mark}]"


def _used(
    name: Name, line: str, word: re.Pattern[str], begin: int, end: int
) -> Iterator[re.Match[str]]:
    """Yield where a name is used in a tag, or in a line without one.

    What is quoted in a tag is told, and no variable.
    """
    quoted = []
    if name.kind in ("variable", "condition") and line.startswith(("{{", "{%"), begin):
        quoted = [one.span() for one in _QUOTED.finditer(line, begin, end)]
    for match in word.finditer(line, begin, end):
        told = any(first < match.start() < last for first, last in quoted)
        if not told and _is_use(name, line, match.start()):
            yield match


def _is_use(name: Name, line: str, at: int) -> bool:
    """Say whether a word in a tag is the name, by what stands around it."""
    if name.kind in _AMONG and _AMONG[name.kind].match(line, at):
        return True
    before = line[:at].rstrip("\\\"'")
    if name.kind in ("scene", "choice"):
        return before.endswith(("visited[", "visited.", "taken["))
    if name.kind == "table":
        return before.endswith("draw(")
    if name.kind in ("quest", "foe", "companion"):
        return before.endswith((f"{name.kind}s.", f"{name.kind}s[", "names.", "names["))
    return name.kind != "item" and not before.endswith(".")


def _every(index: Index) -> Iterator[tuple[Name, Mark]]:
    for part in (index.set, index.read):
        for (kind, name), marks in part.items():
            for mark in marks:
                yield Name(kind, name), mark


def _spans(project: Project, name: Name, mark: Mark, *, loose: bool = False) -> list[Span]:
    """Return where a name stands at a mark; `loose` takes the mark where it does not.

    In a text with named conditions, and in an expression whose mark is that of the whole, it is
    looked for in the tags of the line, or in all of it where it has none.
    """
    file = _file(project, mark)
    if not file:
        return []
    lines = project.lines(file)
    text = lines[mark.line - 1] if mark.line <= len(lines) else ""
    start = mark.column - 1
    own = name.kind == "choice" and _OWN_ID.search(text, 0, start)  # there its scene is left out
    known = name.name.rpartition("/")[2] if own else name.name
    for before in (_ASKING, _QUOTE):
        found = before.match(text, start)
        at = found.end() if found is not None else start
        end = at + len(known)
        if text.startswith(known, at) and not _GOES_ON.match(text, end):
            return [Span(file, mark.line - 1, at, end)]
    if name.kind in _ASKED:
        tags = [tag.span() for tag in _TAG.finditer(text)] or [(0, len(text))]
        words = re.compile(rf"(?<![\w-]){re.escape(name.name)}(?![\w-])")
        spans = [
            Span(file, mark.line - 1, *match.span())
            for begin, end in tags
            for match in _used(name, text, words, begin, end)
        ]
        if spans:
            return spans
    return [Span(file, mark.line - 1, start, start)] if loose else []


def _file(project: Project, mark: Mark) -> str:
    """Return what the file of a mark is called in the adventure's folder."""
    return project.now.called.get(mark.file, "")
