"""A story in Lonelog, a notation in which solo players log their games; and reading it back.

`@` is an action, `?` a question, `d:` a roll, `->` what it came to, `=>` what follows. Scenes are
headings such as `### S1 *The quay*`; names stand in tags such as `[N:Lull|deaf]`.

Source: Lonelog by Roberto Bisceglie, https://lonelog.org (its notation; the words are ours).
"""

import json
import re
from collections.abc import Iterator, Sequence

from solo.engine.table.state import KINDS
from solo.namedtuple import NamedTuple
from solo.story.parts import (
    Answer,
    Book,
    Change,
    Deed,
    Drawn,
    Ending,
    Listing,
    Note,
    Paragraph,
    Part,
    Roll,
    Scene,
    Secret,
    Setting,
)

MOST_LINES = 20_000
_HERO, _NOTE = "PC", "note:"
TABLES = "tables"
"""Under which the header holds the tables that the game was begun with."""

LONGEST = 4_000  # characters of a line


def lonelog(book: Book) -> str:
    """Return the story in Lonelog."""
    head = {"title": _quoted(book.title), "ruleset": _quoted(book.system), "tools": "solo"}
    head["notes"] = _quoted(" ".join(book.about))
    if book.tables:
        head[TABLES] = _quoted(book.tables)
    lines = ["---", *(f"{key}: {value}" for key, value in head.items()), "---"]
    if book.hero:
        lines += ["", *_company(book)]
    number = 0
    for chapter in book.chapters:
        for part, roll in _with_rolls(chapter.parts):
            if isinstance(part, Scene) and book.party and part.title == book.title and not number:
                continue  # a table begins in a scene that is called like itself
            number += isinstance(part, Scene) and bool(part.title)
            lines += _answer(part, roll) if isinstance(part, Answer) else _part(part, number)
    return "\n".join(lines).rstrip() + "\n"


def _with_rolls(parts: Sequence[Part]) -> Iterator[tuple[Part, Roll | None]]:
    """Yield the parts; a roll that answers a question comes with it, to stand behind it."""
    held: Roll | None = None
    for part in parts:
        if held is not None and not isinstance(part, Answer):
            yield held, None
            held = None
        if isinstance(part, Roll):
            held = part
            continue
        yield part, held
        held = None
    if held is not None:
        yield held, None


def _quoted(text: str) -> str:
    """Return text as YAML reads it back, whatever it holds."""
    return json.dumps(text, ensure_ascii=False)


def _company(book: Book) -> Iterator[str]:
    """Yield a tag for each who plays, with the traits that were told of them."""
    for name in book.party or (book.hero,):
        traits = book.traits.get(name, {})
        told = "".join(f"|{_tagged(f'{trait} {value}')}" for trait, value in traits.items())
        yield f"[{_HERO}:{_tagged(name)}{told}]"


def _part(part: Part, number: int) -> Iterator[str]:
    match part:
        case Scene():
            yield from ("", f"### S{number} *{part.title}*", "") if part.title else ()
        case Deed():
            yield from ("", f"@ {part.text}")
        case Paragraph():
            yield f"=> {part.lead.strip()} {part.text}".replace("=>  ", "=> ")
        case Roll():
            yield _roll(part)
        case Drawn():
            yield from _drawn(part)
        case Setting():
            yield from _setting(part)
        case Listing():
            between = " " if part.kind == "clock" else "|"
            state = f"{between}{_tagged(part.state)}" if part.state else ""
            end = "|Deleted" if part.gone else "|Closed" if part.closed else ""
            yield f"[{_TAGS[part.kind]}:{_tagged(part.name)}{state}{end}]"
        case Change() | Secret():
            yield f"=> {part.text}"
        case Note(text) if text.startswith(tuple(_SIGN.values())):
            yield text  # it came from a log
        case Note(text):
            yield f"({_NOTE} {text})"
        case Ending():
            yield from ("", f"=> {part.told}")


def _roll(part: Roll) -> str:
    by = f"{part.by}: " if part.by else ""
    what, arrow, came = part.line.removeprefix(by).partition(": ")
    return f"d: {by}{what} -> {came}" if arrow else f"d: {part.line}"


def _answer(part: Answer, roll: Roll | None) -> Iterator[str]:
    """Yield a question, the dice that answer it, and the answer."""
    likely = f" ({part.likelihood})" if part.likelihood else ""
    by = f"{part.asker}: " if part.asker else ""
    yield from ("", f"? {by}{part.question}{likely}")
    if roll is not None:
        yield _roll(roll)
    yield f"-> {part.answer}"
    if part.text:
        yield f"=> {part.text}"


def _drawn(part: Drawn) -> Iterator[str]:
    """Yield a draw from a table, or what was picked, behind the question that it answers."""
    by = f"{part.by}: " if part.by else ""
    if part.question:
        yield from ("", f"? {by}{part.question}")
        by = ""
    if part.table:
        yield f"{_SIGN['draw']}{by}{part.table} -> {part.result}"
    else:
        yield f"-> {part.result}" if part.question else f"=> {by}{part.text}"


def _setting(part: Setting) -> Iterator[str]:
    """Yield a tag for something that was set, which `retold` sets again."""
    if part.kind == "weigh":
        yield f"[{_TAGS[part.text]}:{_tagged(part.name)}|{_WEIGHT} {part.value}]"
    elif part.kind == "when":
        yield f"[When:{_tagged(part.name)} {part.value}|{_tagged(part.text) or _NOTHING}]"
    elif part.kind == "rename":
        yield f"[Renamed:{_tagged(part.name)}|{_tagged(part.value)}]"
    else:
        yield f"[{_CALLED.get(part.kind, part.kind.capitalize())}:{_tagged(part.value)}]"


_CALLED = {"sort": "Sorted"}
_WEIGHT, _NOTHING = "weight", "nothing"
_TAGS = {"npc": "N", "thread": "Thread", "place": "L", "clock": "Clock"}


def _tagged(text: str) -> str:
    return re.sub(r"[\[\]|]", " ", text).strip()


class Entry(NamedTuple):
    """One line of a log.

    Args:
        kind: `scene`, `action`, `question`, `roll`, `draw`, `result`, `consequence`, `note`, `tag`
            or `text`.
        text: What stands behind its sign.
        line: Where it stands; the first line is 1.
    """

    kind: str
    text: str
    line: int


_SIGNS = (
    ("action", re.compile(r"@\s*(?:\([^)]*\)\s*)?(.+)")),
    ("question", re.compile(r"\?\s+(.+)")),
    ("roll", re.compile(r"d:\s*(.+)")),
    ("draw", re.compile(r"(?:tbl|gen):\s*(.+)")),
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


def tables_in(text: str) -> str:
    """Return the file of tables that the header of a log holds, or nothing.

    Raises:
        ValueError: What stands there is no text.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != "---":
        return ""
    for line in lines[1:]:
        if line.strip() == "---":
            break
        key, _, value = line.partition(": ")
        if key == TABLES:
            try:
                tables = json.loads(value)
            except (ValueError, RecursionError):
                tables = None
            if not isinstance(tables, str):
                raise ValueError(f"'{TABLES}' in its header is no text of a file of tables")
            return tables
    return ""


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
_DELETED = "deleted"
_STATES = (*_CLOSED, "open", _DELETED)
_SIZE = re.compile(r"\s+[\d/ ]+$")  # behind the name of a clock


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
    listed: dict[tuple[str, str], str] = {}
    for entry in entries:
        if entry.kind == "scene":
            yield Told("scene", entry.text)
        elif entry.kind == "tag":
            yield from _of_tags(entry.text, listed)
        else:
            yield Told("", f"{_SIGN.get(entry.kind, '')}{entry.text}")


_SIGN = {
    "action": "@ ",
    "question": "? ",
    "roll": "d: ",
    "draw": "tbl: ",
    "result": "-> ",
    "consequence": "=> ",
}


_SETTINGS = {
    **{one: one for one in ("tension", "twists", "voice", "questions", "when")},
    "renamed": "rename",
    "sorted": "sort",
}
"""Tags that set something, and the verbs that do."""
_OF_WEIGHT = re.compile(rf"{_WEIGHT} (\d{{1,3}})", re.ASCII)


def _set(kind: str, value: str, text: str) -> Told:
    """Return what sets something again that a tag tells."""
    if kind == "sort" and value == "all":
        return Told(kind, "")
    return Told(kind, f"{value}: {text}" if text else value)


def _weighed(verb: str, name: str, state: str) -> Told:
    return Told("weigh", f"{verb} {_SIZE.sub('', name)} {state.partition(' ')[2]}")


def _of_tags(text: str, listed: dict[tuple[str, str], str]) -> Iterator[Told]:
    """Yield what the tags of a line do; one that no list holds is a note.

    Of several states of one name the last says whether it is closed, the others what is told of it.
    `listed` is what was told of each name before; that is not told again to close it.
    """
    for match in _TAG.finditer(text):
        if match[1].lower() in _SETTINGS:
            yield _set(_SETTINGS[match[1].lower()], match[2].strip(), (match[3] or "").strip())
            continue
        verb, name = _KINDS.get(match[1].lower(), ""), match[2].strip()
        states = [state.strip() for state in (match[3] or "").split("|") if state.strip()]
        weights = [state for state in states if _OF_WEIGHT.fullmatch(state)]
        states = [state for state in states if state not in weights]
        if verb in KINDS and weights and not states and any(n == name for _, n in listed):
            yield _weighed(verb, name, weights[-1])
            continue
        about = " ".join(state for state in states if state.casefold() not in _STATES)
        if verb == "add":
            yield Told(verb, f"{name}: {', '.join(states)}" if states else name)
        elif verb:
            words = f"{name}: {about}" if about and verb != "clock" else name
            if states and states[-1].casefold() == _DELETED and verb in KINDS:
                yield Told("delete", f"{verb} {_SIZE.sub('', name)}")
                continue
            closed = bool(states) and states[-1].casefold() in _CLOSED
            if not closed or listed.get((verb, name)) != words:
                yield Told(verb, words)
            listed[verb, name] = words
            if weights and verb in KINDS:
                yield _weighed(verb, name, weights[-1])
            if closed:
                yield Told("close", f"{verb} {_SIZE.sub('', name)}")
        else:
            yield Told("", match[0])
