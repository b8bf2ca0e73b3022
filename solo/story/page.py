"""A story as one HTML file: readable on a phone, printable, dark and light, with no script."""

from collections.abc import Iterable, Iterator
from html import escape

from solo.content_policy import policy
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

STYLE = """
:root { color-scheme: light dark; --paper: #fdfbf7; --ink: #23211e; --soft: #6b665e;
  --line: #d9d2c5; --deed: #7a3b12; --good: #1b6b3a; --bad: #9b2226; }
@media (prefers-color-scheme: dark) { :root { --paper: #171614; --ink: #e8e4dc; --soft: #a39c90;
  --line: #3a3732; --deed: #e0a878; --good: #7fcf9b; --bad: #f0918f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 106%/1.6 Georgia, "Iowan Old Style", "Times New Roman", serif; }
main { max-width: 38rem; margin: 0 auto; padding: 2rem 1.1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .6rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.6rem 0 .8rem; padding-top: 1.4rem;
  border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
p { margin: 0 0 .9rem; }
.about, .change, .roll, .aside, details { color: var(--soft); font-size: .92rem; }
.about { margin-bottom: 1.5rem; } .about p { margin: 0; }
.deed { color: var(--deed); font-style: italic; margin: 1.6rem 0 .9rem; }
.change { margin: 0 0 .2rem 1rem; } .success { color: var(--good); } .failure { color: var(--bad); }
.change + p:not(.change):not(.deed), .change + details { margin-top: .9rem; }
.note { border-left: 3px solid var(--line); padding-left: .8rem; }
.item { margin: 0 0 .3rem 1.4rem; text-indent: -1.1rem; }
details { margin: 0 0 .9rem; } summary { cursor: pointer; } details ul { margin: .3rem 0 0; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
td { padding: .2rem .6rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
td:first-child { color: var(--soft); width: 40%; }
@media print { body { background: #fff; color: #000; font-size: 11pt; } main { max-width: none;
  padding: 0; } h2 { break-after: avoid; } details > * { display: block; } .deed { color: #000; } }
""".strip()


def page(book: Book, *, folded: bool) -> str:
    """Return the story as one HTML file; `folded` folds what explains a roll."""
    title = escape(f"{book.title}: {book.hero}" if book.hero else book.title)
    return (
        f'<!DOCTYPE html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        f"{policy(STYLE)}\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{body(book, folded=folded)}\n</main>\n</body>\n</html>\n"
    )


def body(book: Book, *, folded: bool) -> str:
    """Return what stands within the page; it is well-formed XML too."""
    lines = [f"<h1>{escape(book.title)}</h1>", '<div class="about">']
    lines += [f"<p>{escape(fact)}</p>" for fact in book.about]
    lines.append("</div>")
    for chapter in book.chapters:
        for part in chapter.parts:
            lines += part_lines(part, folded=folded)
    lines += sheet_lines(book)
    return "\n".join(lines)


def part_lines(part: Part, *, folded: bool) -> Iterator[str]:
    """Yield the lines of one part."""
    match part:
        case Scene():
            yield from (f"<h2>{escape(part.title)}</h2>",) if part.title else ()
        case Deed():
            yield f'<p class="deed">{escape(part.text)}</p>'
        case Paragraph():
            yield _paragraph(part)
        case Roll():
            yield from _roll(part, folded=folded)
        case Answer():
            yield f'<p class="answer">{escape(answered(part))}</p>'
        case Drawn():
            yield f'<p class="change">{escape(drawn(part))}</p>'
        case Setting(line=line) if line:
            yield f'<p class="change">{escape(line)}</p>'
        case Change() | Listing() | Secret():
            yield f'<p class="change">{escape(part.text)}</p>'
        case Note():
            yield f'<p class="note">{escape(part.text)}</p>'
        case Ending():
            yield f"<h2>{escape(part.told)}</h2>"


def sheet_lines(book: Book) -> Iterator[str]:
    """Yield the lines of the hero's sheet."""
    if book.sheet:
        yield f"<h2>{escape(book.heading)}</h2>"
    for section in book.sheet:
        if section.rows:
            yield f"<h3>{escape(section.title)}</h3>"
            yield "<table>"
            for row in section.rows:
                value = escape(row.spoken or row.value)
                yield f"<tr><td>{escape(row.label)}</td><td>{value}</td></tr>"
            yield "</table>"


def _paragraph(part: Paragraph) -> str:
    words = _spans(part.spans)
    if part.lead.strip():
        return f'<p class="item">{escape(part.lead.strip())} {words}</p>'
    if part.lead:
        return f'<p class="item">{words}</p>'
    kind = ' class="aside"' if part.kind == "hint" else ""
    return f"<p{kind}>{words}</p>"


def _roll(part: Roll, *, folded: bool) -> Iterator[str]:
    kind = " ".join(("roll", part.fortune)).strip()
    line = escape(part.line)
    if not part.why:
        yield f'<p class="{kind}">{line}</p>'
        return
    opened = "" if folded else ' open="open"'
    yield f'<details{opened}><summary class="{kind}">{line}</summary><ul>'
    yield from (f"<li>{escape(why)}</li>" for why in part.why)
    yield "</ul></details>"


def _spans(parts: Iterable[Span]) -> str:
    marks = {"emphasis": "em", "strong": "strong"}
    return "".join(
        f"<{marks[span.style]}>{escape(span.text)}</{marks[span.style]}>"
        if span.style in marks
        else escape(span.text)
        for span in parts
    )
