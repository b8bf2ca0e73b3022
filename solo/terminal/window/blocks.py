"""Blocks of styled text, before they are fitted to a window; light markup is made into blocks.

Styles are plain words (`heading`, `number`); `style` decides what they look like.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.terminal.window.clean import clean
from solo.view.parts import Strip

_MARKUP = pattern(
    r"\*\*(?=\S)(?P<strong>[^*]+?)(?<=\S)\*\*"
    r"|\*(?=\S)(?P<star>[^*]+?)(?<=\S)\*"
    r"|(?<!\w)_(?=\S)(?P<line>[^_]+?)(?<=\S)_(?!\w)"
)
_SPACES = pattern(" {2,}")
_ITEM = pattern(r"(\s*(?:[-*•]|\d+[.)])\s+)(?=\S)")


class Span(NamedTuple):
    """A run of text in one style; an empty style is ordinary text."""

    text: str
    style: str = ""


Drawing = Callable[[int], Sequence[tuple[Span, ...]]]
"""Draws something in so many cells of width; returns its lines."""


class Block(NamedTuple):
    """One paragraph, option or row."""

    spans: tuple[Span, ...]  # its text
    # what stands before its first line, such as a number; the others are indented as far
    lead: str = ""
    tight: bool = False  # no empty line between it and the block before
    lead_style: str = ""  # the style of the lead
    hang: int = 0  # how much further than the first line the others are indented
    # whether it may share a line with short ones beside it, where there is room
    short: bool = False
    # draws the block where drawings are shown; the spans are the words for it, if any
    drawing: Drawing | None = None
    # the roll that is drawn, for front-ends that draw it in their own way
    strip: Strip | None = None
    # whether it is an option in the words of an author, which a menu never leaves out
    own: bool = False
    # whether a deed of a fight begins with it; what follows from the deed goes on
    begins: bool = False

    @property
    def text(self) -> str:
        """The block without styles."""
        return self.lead + "".join(span.text for span in self.spans)


def line(text: str, style: str = "", *, lead: str = "", tight: bool = False) -> Block:
    """Return one block of text in one style, without markup."""
    return Block((Span(clean(text).replace("\n", " "), style),), lead, tight)


def marked(text: str, style: str = "", *, lead: str = "", tight: bool = False) -> Block:
    """Return one block of text in one style, with its light markup as italics and bold."""
    return Block(tuple(emphasised(clean(text).replace("\n", " "), style)), lead, tight)


def prose(text: str, style: str = "") -> tuple[Block, ...]:
    """Return prose as blocks: paragraphs joined to be wrapped, list items and verse kept apart.

    A paragraph in square brackets is an aside of the author's to the player.
    """
    found: list[Block] = []
    for paragraph in re.split(r"\n[ \t]*\n", clean(text).strip("\n")):
        for place, (lead, words) in enumerate(_pieces(paragraph)):
            aside = not style and words.startswith("[") and words.endswith("]")
            spans = tuple(emphasised(words, "aside" if aside else style))
            found.append(Block(spans, lead, tight=place > 0))
    return tuple(block for block in found if block.text.strip())


def risk(text: str) -> str:
    """Return as a sentence what an author says could go wrong, or nothing."""
    words = " ".join(text.split())
    end = "" if not words or words.endswith((".", "!", "?", "…", "”")) else "."
    return f"{words}{end}"


def emphasised(text: str, style: str = "") -> Iterator[Span]:
    """Yield the spans of one paragraph: `*so*` and `_so_` in italics, `**so**` in bold."""
    at = 0
    for match in _MARKUP.finditer(text):
        if match.start() > at:
            yield Span(text[at : match.start()], style)
        strong = match["strong"]
        yield Span(strong or match["star"] or match["line"], "strong" if strong else "emphasis")
        at = match.end()
    if at < len(text):
        yield Span(text[at:], style)


def in_words(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """Return blocks with words in place of drawings, each on a line of its own.

    A drawing without words is left out.
    """
    return tuple(
        block._replace(drawing=None, short=False)
        for block in blocks
        if block.drawing is None or block.text.strip()
    )


def heading(text: str) -> Block:
    """Return a heading."""
    return marked(text, "heading")


def listed(lines: Iterable[str], style: str = "") -> tuple[Block, ...]:
    """Return lines one under another, the first with space above."""
    return tuple(line(text, style, tight=place > 0) for place, text in enumerate(lines))


def _pieces(paragraph: str) -> Iterator[tuple[str, str]]:
    """Yield (lead, words) for each part of a paragraph that begins on a line of its own."""
    lead, words = "", ""
    for raw in paragraph.split("\n"):
        item = _ITEM.match(raw)
        apart = item or raw.startswith(("  ", "> "))
        if apart and words:
            yield lead, words
            lead, words = "", ""
        if item:
            lead, words = item[1], raw[item.end() :].rstrip()
        elif apart:
            body = raw[2:] if raw.startswith("> ") else raw
            lead = "  " if raw.startswith("> ") else raw[: len(raw) - len(raw.lstrip())]
            words = body.strip()
        else:
            # Where an author's `{% if %}` came to nothing, two spaces meet
            words = f"{words} {_SPACES.sub(' ', raw.strip())}".strip()
    yield lead, words
