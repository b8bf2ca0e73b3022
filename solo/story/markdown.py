"""A story as Markdown (CommonMark, with footnotes or `<details>` for what explains a roll)."""

import re
from collections.abc import Iterable, Iterator
from html import escape

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
from solo.terminal.window.blocks import Span

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~])")
_AT_START = re.compile(r"^(\s*)([-+]|\d+[.)])(\s)")


def markdown(book: Book, *, folded: bool) -> str:
    """Return the story as Markdown; `folded` puts what explains a roll into `<details>`."""
    lines = [f"# {escaped(book.title)}", ""]
    lines += [f"{escaped(fact)}  " for fact in book.about]
    for chapter in book.chapters:
        for part in chapter.parts:
            lines += ["", *_part(part, folded=folded)]
    if book.sheet:
        lines += ["", "---", "", f"## {escaped(book.heading)}"]
        for section in book.sheet:
            if section.rows:
                lines += ["", f"### {escaped(section.title)}", "", "| | |", "| --- | --- |"]
                lines += [
                    f"| {escaped(row.label)} | {escaped(row.spoken or row.value)} |"
                    for row in section.rows
                ]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _part(part: Part, *, folded: bool) -> Iterator[str]:
    match part:
        case Scene():
            yield from (f"## {escaped(part.title)}",) if part.title else ()
        case Deed():
            yield f"*{escaped(part.text).strip('*')}*"
        case Paragraph():
            yield _lead(part.lead) + spans(part.spans)
        case Roll():
            yield from _roll(part, folded=folded)
        case Answer():
            yield escaped(answered(part))
        case Drawn():
            yield f"- {escaped(drawn(part))}"
        case Setting(line=line) if line:
            yield f"- {escaped(line)}"
        case Change() | Listing() | Secret():
            yield f"- {escaped(part.text)}"
        case Note():
            yield f"> {escaped(part.told)}"
        case Ending():
            yield f"## {escaped(part.told)}"


def _roll(part: Roll, *, folded: bool) -> Iterator[str]:
    why = [f"- {escaped(line)}" for line in part.why]
    if why and folded:
        # On the line of an HTML element Markdown undoes no backslash, so HTML's own escapes hold.
        yield from (f"<details><summary>{escape(part.line)}</summary>", "", *why, "", "</details>")
        return
    yield f"`{part.line.replace('`', chr(39))}`"
    yield from ("", *why) if why else ()


def spans(parts: Iterable[Span]) -> str:
    """Return a paragraph's text with what is marked in it, and nothing else, as markup."""
    marks = {"emphasis": "*", "strong": "**"}
    text = "".join(
        f"{marks.get(span.style, '')}{escaped(span.text)}{marks.get(span.style, '')}"
        for span in parts
    )
    return _AT_START.sub(r"\1\\\2\3", text)


def escaped(text: str) -> str:
    """Return text in which Markdown and HTML find no markup."""
    return _SPECIAL.sub(r"\\\1", text).replace("&", "&amp;")


def _lead(lead: str) -> str:
    """Return the mark of a list's item, or of verse, as Markdown has it."""
    mark = lead.strip()
    if not mark:
        return "> " if lead else ""
    return f"{mark} " if mark[0].isdigit() else "- "
