"""Reading of a file: its bytes become characters, and these nodes; too large files are refused."""

import re
from itertools import pairwise

from solo.budget import Budget
from solo.errors import Mark, Problem
from solo.late import lazy_imports, pattern
from solo.namedtuple import NamedTuple
from solo.source.nodes import FORBIDDEN, Node
from solo.source.reports import forbidden, report

with lazy_imports():
    from solo.source import tree

MOST_BYTES = 8 * 2**20  # of one file
MOST_DIRECTIVES = 10
MOST_LINES = 10_000_000  # read once more for all entries of a section that is no YAML
_SECTION = pattern(r"([A-Za-z_][\w-]*):[ \t]*(?:#[^\n]*)?\n")
_INDENT = pattern(r"^( +)(?![#\s])", re.MULTILINE)
_NAMES = pattern(r"^ *([A-Za-z_][\w-]*)", re.MULTILINE)  # with which lines begin
_ENTRY = pattern(r"^[A-Za-z_][\w-]*:", re.MULTILINE)


class Parsed(NamedTuple):
    """A file as nodes."""

    root: Node | None  # the outermost node, None if there is none or the file can't be read
    nodes: int  # how many nodes there are
    braced: list[Node]  # the texts with a brace in them, which may hold markup


class Rescued(NamedTuple):
    """What could be read of a file that is no YAML as a whole."""

    entries: dict[str, Node]  # the outermost entries
    counted: list[int]  # how many nodes each part has
    braced: list[Node]  # the texts with a brace in them
    lost: set[str]  # the names of entries of sections that could not be read
    blind: bool  # whether more was lost than that

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return sum(self.counted)

    def take(self, text: str, lines_before: int, file: str, budget: Budget) -> bool:
        """Read a part of the file, and say whether that could be done."""
        problems: list[Problem] = []
        found = _built("\n" * lines_before + text, file, problems, budget)
        if found.root is None or not isinstance(found.root.value, dict):
            return False
        for key, node in found.root.value.items():
            kept = self.entries.get(key)
            if kept is not None and isinstance(kept.value, dict) and isinstance(node.value, dict):
                kept.value.update(node.value)
            else:
                self.entries[key] = node
        self.counted.append(found.nodes)
        self.braced.extend(found.braced)
        return True


def parse(data: bytes, file: str, problems: list[Problem], budget: Budget | None = None) -> Parsed:
    """Read one YAML document; what is wrong with it is added to `problems`.

    What it takes is drawn from `budget`; without one, from a budget of its own.
    """
    text = plain_text(data, file, problems)
    if text is None or _directed(text, file, problems):
        return Parsed(None, 0, [])
    return _built(text, file, problems, budget or Budget())


def parse_entries(data: bytes, file: str, budget: Budget) -> Rescued:
    """Read each outermost entry of a file for itself, and those of a section one by one.

    What is no YAML is left out. It tells of no mistakes: those of the whole file are known.
    """
    text = plain_text(data, file, []) or ""
    begins = [match.start() for match in _ENTRY.finditer(text)]
    rescued = Rescued({}, [], [], set(), blind=not begins)
    for begin, end in pairwise([*begins, len(text)]):
        lines_before = text.count("\n", 0, begin)
        if not rescued.take(text[begin:end], lines_before, file, budget):
            rescued = _entry_by_entry(rescued, text[begin:end], lines_before, file, budget)
    return rescued


def _entry_by_entry(
    rescued: Rescued, section: str, lines_before: int, file: str, budget: Budget
) -> Rescued:
    """Read the entries of a section that is no YAML as a whole, each for itself."""
    head = _SECTION.match(section)
    inner = None if head is None else _inner(section, head.end())
    if head is None or not inner or len(inner) * (lines_before + section.count("\n")) > MOST_LINES:
        return rescued._replace(blind=True)
    for (name, begin), (_, end) in pairwise([*inner, ("", len(section))]):
        above = lines_before + section.count("\n", 0, begin) - 1
        if not rescued.take(f"{head[1]}:\n{section[begin:end]}", above, file, budget):
            rescued.lost.update((name, *_NAMES.findall(section, begin, end)))
    return rescued


def _inner(section: str, start: int) -> list[tuple[str, int]]:
    """Return the names of a section's entries, and where each begins."""
    first = _INDENT.search(section, start)
    if first is None:
        return []
    key = re.compile(rf"^{first[1]}(['\"]?)([\w][\w /.-]{{0,60}}?)\1:(?=\s|$)", re.MULTILINE)
    return [(match[2], match.start()) for match in key.finditer(section, start)]


def _directed(text: str, file: str, problems: list[Problem]) -> bool:
    """Report directives, more than a document ever has: the parser compares each with all."""
    count = line = place = 0
    while text[place : place + 1] in ("%", "#", "\n", " ", "\t", "\r"):
        line += 1
        count += text.startswith("%", place)
        if count > MOST_DIRECTIVES:
            report(problems, Mark(file, line, 1), "yaml-syntax", "too many lines with '%'")
            return True
        place = text.find("\n", place) + 1 or len(text)
    return False


def _built(text: str, file: str, problems: list[Problem], budget: Budget) -> Parsed:
    builder = tree.Builder(text, file, problems, budget)
    root = builder.build()
    return Parsed(root, builder.nodes, builder.braced)


def plain_text(data: bytes, file: str, problems: list[Problem]) -> str | None:
    """Return a file's characters, or None if they aren't UTF-8 or hold what a text may not."""
    if len(data) > MOST_BYTES:
        report(problems, Mark(file, 1, 1), "file-large", _too_large(len(data)))
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        place = _place(before, len(before), file)
        report(problems, place, "file-encoding", "not UTF-8; save the file with that encoding")
        return None
    found = False
    for match in FORBIDDEN.finditer(text):
        found = True
        message = forbidden(match.group())
        if not report(problems, _place(text, match.start(), file), "text-control", message):
            break
    return None if found else text


def _too_large(size: int) -> str:
    return f"the file has {size:,} bytes; at most {MOST_BYTES:,} are read, so split it"


def _place(text: str, index: int, file: str) -> Mark:
    before = text.count("\n", 0, index)
    return Mark(file, before + 1, index - (text.rfind("\n", 0, index) + 1) + 1)
