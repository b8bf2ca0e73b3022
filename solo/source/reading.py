"""Reading of a file: its bytes become characters, and these nodes; too large files are refused."""

import re
from itertools import pairwise
from typing import NamedTuple

from solo.budget import Budget
from solo.errors import Mark, Problem
from solo.late import late
from solo.source.nodes import FORBIDDEN, Node, pack
from solo.source.reports import forbidden, report

MOST_BYTES = 8 * 2**20  # of one file
MOST_DIRECTIVES = 10
_ENTRY = re.compile(r"^[A-Za-z_][\w-]*:", re.MULTILINE)


class Parsed(NamedTuple):
    """A file as nodes."""

    root: Node | None  # the outermost node, None if there is none or the file can't be read
    nodes: int  # how many nodes there are
    braced: list[Node]  # the texts with a brace in them, which may hold markup


def parse(data: bytes, file: str, problems: list[Problem], budget: Budget | None = None) -> Parsed:
    """Read one YAML document; what is wrong with it is added to `problems`.

    Args:
        data: The bytes of the file.
        file: How problems call it.
        problems: What is wrong is added to them.
        budget: What it draws on; None is one of its own.
    """
    text = plain_text(data, file, problems)
    if text is None or _directed(text, file, problems):
        return Parsed(None, 0, [])
    return _built(text, file, problems, budget or Budget())


def parse_entries(data: bytes, file: str, budget: Budget) -> Parsed:
    """Read each outermost entry of a file for itself, and leave out those that are no YAML.

    It tells of no mistakes: those of the whole file are known.
    """
    text = plain_text(data, file, []) or ""
    begins = [match.start() for match in _ENTRY.finditer(text)]
    entries: dict[str, Node] = {}
    nodes, braced = 0, []
    for begin, end in pairwise([*begins, len(text)]):
        lines_before = "\n" * text.count("\n", 0, begin)
        found = _built(lines_before + text[begin:end], file, [], budget)
        if found.root is not None and isinstance(found.root.value, dict):
            entries |= found.root.value
            nodes += found.nodes
            braced += found.braced
    return Parsed(Node(entries, pack(1, 1), file) if entries else None, nodes, braced)


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


@late  # an adventure from the cache needs no YAML
def _built(text: str, file: str, problems: list[Problem], budget: Budget) -> Parsed:
    from solo.source.tree import Builder

    builder = Builder(text, file, problems, budget)
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
