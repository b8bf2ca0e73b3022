"""A story in Lonelog, a notation in which solo players log their games; and reading it back.

`@` is an action, `?` a question, `d:` a roll, `->` what it came to, `=>` what follows. Scenes are
headings such as `### S1 *The quay*`; names stand in tags such as `[N:Lull|deaf]`.

Source: Lonelog by Roberto Bisceglie, https://lonelog.org (its notation; the words are ours).
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from solo.story.book import (
    Answer,
    Book,
    Change,
    Deed,
    Ending,
    Listing,
    Note,
    Paragraph,
    Part,
    Roll,
    Scene,
)
from solo.story.facts import about

MOST_LINES = 20_000
LONGEST = 4_000  # characters of a line


def lonelog(book: Book) -> str:
    """Return the story in Lonelog."""
    lines = ["---", f"title: {book.title}", f"ruleset: {book.system}", "tools: solo", "---", ""]
    lines += [f"(note: {fact})" for fact in about(book)]
    if book.hero:
        lines += ["", *(f"[PC:{_tagged(name)}]" for name in book.party or (book.hero,))]
    number = 0
    for chapter in book.chapters:
        for part in chapter.parts:
            number += isinstance(part, Scene) and bool(part.title)
            lines += _part(part, number)
    return "\n".join(lines).rstrip() + "\n"


def _part(part: Part, number: int) -> Iterator[str]:
    match part:
        case Scene():
            yield from ("", f"### S{number} *{part.title}*", "") if part.title else ()
        case Deed():
            yield from ("", f"@ {part.text}")
        case Paragraph():
            yield f"=> {part.lead.strip()} {part.text}".replace("=>  ", "=> ")
        case Roll():
            what, arrow, came = part.line.partition(": ")
            yield f"d: {what} -> {came}" if arrow else f"d: {part.line}"
        case Answer():
            likely = f" ({part.likelihood})" if part.likelihood else ""
            by = f"{part.asker}: " if part.asker else ""
            yield from ("", f"? {by}{part.question}{likely}", f"-> {part.answer}")
            if part.text:
                yield f"=> {part.text}"
        case Listing(kind="clock"):
            yield f"[Clock:{_tagged(part.name)} {part.state}]"
        case Listing():
            state = f"|{_tagged(part.state)}" if part.state else ""
            yield f"[{_TAGS[part.kind]}:{_tagged(part.name)}{state}]"
        case Change():
            yield f"=> {part.text}"
        case Note():
            yield f"(note: {part.text})"
        case Ending():
            yield from ("", f"=> {part.title or 'The end'} ({part.kind})")


_TAGS = {"npc": "N", "thread": "Thread", "place": "L"}


def _tagged(text: str) -> str:
    return re.sub(r"[\[\]|]", " ", text).strip()


class Entry(NamedTuple):
    """One line of a log.

    Args:
        kind: `scene`, `action`, `question`, `roll`, `result`, `consequence`, `note`, `tag` or
            `text`.
        text: What stands behind its sign.
        line: Where it stands; the first line is 1.
    """

    kind: str
    text: str
    line: int


_SIGNS = (
    ("action", re.compile(r"@\s*(?:\([^)]*\)\s*)?(.+)")),
    ("question", re.compile(r"\?\s+(.+)")),
    ("roll", re.compile(r"(?:d|tbl|gen):\s*(.+)")),
    ("result", re.compile(r"->\s*(.+)")),
    ("consequence", re.compile(r"=>\s*(.+)")),
    ("note", re.compile(r"\((?:note|reflection|reminder|house rule|question):\s*(.+?)\)?")),
    ("scene", re.compile(r"#{0,4}\s*(?:T\d+-)?S\d+[a-z.\d]*\s+(.+)")),
    ("tag", re.compile(r"(\[#?[A-Za-z]+:[^\]]+\].*)")),
)


def read(text: str) -> tuple[Entry, ...]:
    """Return the entries of a log; what has no sign of Lonelog's is `text`.

    Raises:
        ValueError: It is too long to be a log.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise ValueError(f"{len(lines):,} lines; a log has at most {MOST_LINES:,}")
    return tuple(_entries(_body(lines)))


def _body(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines behind a header in YAML, with their numbers."""
    headed = bool(lines) and lines[0].strip() == "---"
    closes = (place for place, line in enumerate(lines) if place and line.strip() == "---")
    start = next(closes, -1) + 1 if headed else 0
    for place in range(start, len(lines)):
        yield place + 1, lines[place].strip()[:LONGEST]


def _entries(lines: Iterator[tuple[int, str]]) -> Iterator[Entry]:
    for number, line in lines:
        if not line or line.startswith("```"):
            continue
        for kind, pattern in _SIGNS:
            match = pattern.fullmatch(line)
            if match is not None:
                words = match[1].strip()
                yield Entry(kind, words.strip("*") if kind == "scene" else words, number)
                break
        else:
            yield Entry("text", line.lstrip("#").strip(), number)


_TAG = re.compile(r"\[#?([A-Za-z]+):([^|\]]+)(?:\|([^\]]*))?\]")
_KINDS = {"n": "npc", "npc": "npc", "l": "place", "thread": "thread", "clock": "clock",
          "track": "clock", "e": "clock", "pc": "add"}  # fmt: skip
_CLOSED = ("closed", "resolved", "abandoned", "done")


class Told(NamedTuple):
    """What an entry of a log does at a table.

    Args:
        verb: A word of the table such as `npc`; nothing for a note.
        words: What goes with it.
    """

    verb: str
    words: str


def retold(entries: tuple[Entry, ...]) -> Iterator[Told]:
    """Yield what brings a log to a table: its scenes and lists, and all else as notes."""
    for entry in entries:
        if entry.kind == "scene":
            yield Told("scene", entry.text)
        elif entry.kind == "tag":
            yield from _of_tags(entry.text)
        else:
            yield Told("", f"{_SIGN.get(entry.kind, '')}{entry.text}")


_SIGN = {"action": "@ ", "question": "? ", "roll": "d: ", "result": "-> ", "consequence": "=> "}


def _of_tags(text: str) -> Iterator[Told]:
    """Yield what the tags of a line do; one that no list holds is a note."""
    for match in _TAG.finditer(text):
        verb, name, more = _KINDS.get(match[1].lower(), ""), match[2].strip(), match[3] or ""
        if verb == "npc" and more.strip():
            yield Told(verb, f"{name}: {more.strip()}")
        elif verb:
            yield Told(verb, name)
            if more.strip().lower() in _CLOSED:
                yield Told("close", name)
        else:
            yield Told("", match[0])
