"""A story as plain text, wrapped for a screen or a printer."""

import textwrap
from collections.abc import Iterator, Sequence

from solo.story.facts import answered, drawn
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

WIDTH = 78


def text(book: Book, *, folded: bool) -> str:
    """Return the story as plain text; `folded` puts what explains a roll at the end."""
    notes: list[list[str]] = []
    lines = [book.title.upper(), "=" * len(book.title), ""]
    lines += [_filled(fact) for fact in book.about]
    for chapter in book.chapters:
        for part in chapter.parts:
            lines += _part(part, notes, folded=folded)
    lines += _sheet(book)
    if notes:
        lines += ["", book.rolls, "-" * len(book.rolls), *(line for note in notes for line in note)]
    return "\n".join(lines).rstrip() + "\n"


def _part(part: Part, notes: list[list[str]], *, folded: bool) -> Iterator[str]:
    match part:
        case Scene():
            yield from ("", "", part.title, "-" * len(part.title)) if part.title else ()
        case Deed():
            yield from ("", _filled(part.text, "    "))
        case Paragraph():
            yield from ("", _filled(part.text, part.lead))
        case Roll():
            yield from _roll(part, notes, folded=folded)
        case Answer():
            yield from ("", _filled(answered(part)))
        case Drawn():
            yield _filled(drawn(part), "  - ")
        case Setting(line=line) if line:
            yield _filled(line, "  - ")
        case Change() | Listing() | Secret():
            yield _filled(part.text, "  - ")
        case Note():
            yield from ("", _filled(part.told))
        case Ending():
            yield from ("", "", part.told)


def _roll(part: Roll, notes: list[list[str]], *, folded: bool) -> Iterator[str]:
    if folded and part.why:
        number = len(notes) + 1
        why = [_filled(line, "    ") for line in part.why]
        notes.append(["", *textwrap.wrap(f"[{number}] {part.line}", WIDTH), *why])
        yield from ("", _filled(f"{part.line} [{number}]", "  "))
        return
    yield from ("", _filled(part.line, "  "))
    if not folded:
        yield from (_filled(line, "    ") for line in part.why)


def _sheet(book: Book) -> Iterator[str]:
    for section in book.sheet:
        if section.rows:
            yield from ("", section.title, "-" * len(section.title))
            for row in section.rows:
                yield _filled(f"{row.label}: {row.spoken or row.value}", "  ")


def _filled(words: str, lead: str = "") -> str:
    """Return words wrapped behind a lead, which later lines keep free."""
    told, room = words.split(" "), WIDTH - len(lead)
    if told == words.split() and max(map(len, told)) <= room:
        return "\n".join(_lines(told, lead))  # as nearly all are, and many times as fast
    filled = textwrap.fill(
        words,
        WIDTH,
        initial_indent=lead,
        subsequent_indent=" " * len(lead),
        break_on_hyphens=False,
    )
    return filled or lead.rstrip()


def _lines(words: Sequence[str], lead: str) -> Iterator[str]:
    """Yield the lines of words none of which is too long for one."""
    line = lead + words[0]
    for word in words[1:]:
        longer = f"{line} {word}"
        if len(longer) > WIDTH:
            yield line
            longer = " " * len(lead) + word
        line = longer
    yield line
