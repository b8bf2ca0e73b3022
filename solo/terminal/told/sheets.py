"""A sheet on one screen, and what each of its numbers is for."""

import re
from collections.abc import Sequence

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.shown import ShownRow, ShownSection
from solo.terminal.told.rulebook import look_up
from solo.terminal.typed import typed_names
from solo.terminal.window.blocks import Block, Span, heading, line
from solo.terminal.window.clean import clean_line, fold
from solo.terminal.window.wrap import cells, fit, pad
from solo.view import heroes

_GAP = "  "
_SHORT = 25  # cells of a label and a value that share a line with others
_MOST = 4  # long rows of a part; of more it is said how many there are
_WINDOW = 80, 18  # columns and rows into which a sheet goes, with a prompt and a toolbar below it
_LEAST = 8  # cells that the titles take at least
_SIGN = re.compile(r" \([^()]*\)$")
_MEANT = re.compile(r"^\s*[-*] (?P<name>[^:\n]{1,40}): (?P<text>.+)$", re.MULTILINE)
_MOST_RULES = 3

Line = tuple[Span, ...]


def overview(parts: Sequence[ShownSection], session: Session) -> tuple[Block, ...]:
    """Return a whole sheet on as few lines as it needs; what is long is cut off."""
    if not parts:
        return ()
    columns, rows = _WINDOW
    for most in range(_MOST, 0, -1):
        blocks = _parts(parts, most, session)
        if sum(len(one.drawing(columns)) for one in blocks if one.drawing) <= rows:
            break
    name = next(
        (typed_names.typed(one, session) for one in typed_names.attributes(session)), parts[0].id
    )
    told = wording.tell(session, "sheet-how", part=_longest(parts), name=name)
    how = line(told, "remark", tight=True)
    return (*blocks, how)


def _parts(parts: Sequence[ShownSection], most: int, session: Session) -> list[Block]:
    """Return the parts of a sheet, each with so many long rows at most."""
    widest = max(_LEAST, *(cells(part.title) for part in parts))
    return [_part(part, widest, most, session) for part in parts]


def _longest(parts: Sequence[ShownSection]) -> str:
    """Return the id of the part with most in it."""
    return max(parts, key=lambda part: sum(len(row.value) for row in part.rows)).id


def _part(part: ShownSection, widest: int, most: int, session: Session) -> Block:
    said = [(_SIGN.sub("", row.label), row.value) for row in part.rows]
    short = [one for one in said if cells(" ".join(one)) <= _SHORT]
    long = [one for one in said if one not in short]
    more = len(long) - most

    def drawn(width: int) -> list[Line]:
        beside = width - widest - len(_GAP)
        is_narrow = beside < _SHORT  # the title then stands above
        room = width - len(_GAP) if is_narrow else beside
        rows = [*_grid(short, room), *(_cut(one, room) for one in long[:most])]
        if more > 0:
            rows.append((Span(wording.tell(session, "sheet-more", count=more), "remark"),))
        if is_narrow:
            return [(Span(part.title, "heading"),), *((Span(_GAP), *row) for row in rows)]
        titles = [Span(pad(part.title, widest), "heading"), *[Span(" " * widest)] * len(rows)]
        return [(title, Span(_GAP), *row) for title, row in zip(titles, rows, strict=False)]

    words = "; ".join(f"{label}: {value}" for label, value in said)
    return Block((Span(f"{part.title}: {words}"),), tight=True, drawing=drawn)


def _grid(said: Sequence[tuple[str, str]], room: int) -> list[Line]:
    """Lay short rows out in columns."""
    widest = max((cells(" ".join(one)) for one in said), default=0)
    columns = max(1, (room + len(_GAP)) // (widest + len(_GAP)))
    lines = []
    for start in range(0, len(said), columns):
        spans: list[Span] = []
        for label, value in said[start : start + columns]:
            filler = " " * (widest - cells(f"{label} {value}") + len(_GAP))
            spans += [Span(label, "label"), Span(f" {value}{filler}")]
        lines.append(tuple(spans))
    return lines


def _cut(said: tuple[str, str], room: int) -> Line:
    label, value = said
    return Span(label, "label"), Span(fit(f" {value}", max(room - cells(label), 1)))


def about(word: str, session: Session) -> tuple[Block, ...]:
    """Say of an entry of the sheet what it is, what it is for, and which rules speak of it."""
    wanted = fold(word)
    if not wanted or not heroes.there(session):
        return ()
    found = [
        row for part in wording.sheet_parts(session) for row in part.rows if wanted in _names(row)
    ]
    blocks = [heading(f"{row.label}: {row.value}") for row in found[:1]]
    if not found:
        return ()
    say = wording.words(session).say
    own = clean_line(say(session.system.meaning(wanted)))
    entries = session.system.rules()
    called, speaking = look_up(_SIGN.sub("", found[0].label), entries, say)
    texts = (say(entry.text) for entry in (*called, *speaking))
    listed = next((one for text in texts if (one := _meaning(text, _names(found[0])))), "")
    if meaning := own or listed:
        blocks.append(line(meaning[:1].upper() + meaning[1:]))
    if typed_names.meant(wanted, session) in {fold(one) for one in typed_names.attributes(session)}:
        blocks.append(line(wording.tell(session, "about-try", name=wanted)))
    if titles := [say(entry.title) for entry in called[:_MOST_RULES]]:
        blocks.append(line(wording.tell(session, "about-rules", titles=titles), "remark"))
    return tuple(blocks)


def _names(row: ShownRow) -> set[str]:
    label = fold(row.label)
    bare = _SIGN.sub("", label)
    return {label, bare, label.removeprefix(bare).strip(" ()")} - {""}


def _meaning(text: str, names: set[str]) -> str:
    """Return what a rule lists behind a name."""
    found = (match for match in _MEANT.finditer(text) if fold(match["name"]) in names)
    return next((match["text"] for match in found), "")
