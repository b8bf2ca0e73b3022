"""Lines that fit a window, measured in cells as a terminal counts them, not in characters."""

from collections.abc import Iterable, Iterator, Sequence

from solo.late import lazy_imports, pattern
from solo.terminal.window.blocks import Block, Span
from solo.terminal.window.clean import clean_line

with lazy_imports():  # its tables would be a tenth of the way to a first scene
    import wcwidth

NARROWEST = 8  # no window is taken as narrower, so that every line holds something
WIDEST = 90  # cells of a line of text, however wide the window
GAP = Span(" " * 3)
"""Between short blocks on one line."""
HANG = 4
"""How far the further lines of an entry of a list are indented."""
_LETTERS = (range(0x20, 0x7F), range(0xA0, 0xAD), range(0xAE, 0x300))
_SIGNS = (range(0x2010, 0x2028), range(0x2030, 0x205F))  # dashes, quotes, ellipsis
_NARROW = frozenset(chr(code) for codes in (*_LETTERS, *_SIGNS) for code in codes)
"""Characters of one cell that join no other: most text has none but these, and needs no tables."""

_WHOLE = pattern(r"\s*(?:`[^`\n]*`\S*|\S+)")
"""A word with the spaces before it."""

Line = tuple[Span, ...]
_PERCENT = "\N{NO-BREAK SPACE}%"
"""A number and its sign stay on one line, in languages that put a space between them."""
_Cells = tuple[str, str, int]  # a cluster, its style, how many cells it takes


def cells(text: str) -> int:
    """Return how many cells text takes: wide characters two, combining marks none."""
    if text.isascii() or _NARROW.issuperset(text):
        return len(text)
    return sum(_width(cluster) for cluster in clusters(text))


def clusters(text: str) -> Iterator[str]:
    """Yield what a reader sees as one character: a letter with its marks, an emoji, a flag."""
    return (
        iter(text) if text.isascii() or _NARROW.issuperset(text) else wcwidth.iter_graphemes(text)
    )


def fit(text: str, width: int) -> str:
    """Return text cut to a width, with an ellipsis if something is lost."""
    if cells(text) <= width:
        return text
    kept, used = "", 0
    for cluster in clusters(text):
        used += _width(cluster)
        if used > width - 1:
            break
        kept += cluster
    return kept + "…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """Return text with spaces behind it up to a width."""
    return text + " " * max(0, width - cells(text))


def lay_out(blocks: Iterable[Block], width: int) -> list[Line]:
    """Return the lines of blocks, an empty one between them unless a block is tight.

    Short blocks share a line as far as there is room.
    """
    lines: list[Line] = []
    open_row = False  # whether a short block may go on in the last line
    for block in blocks:
        if lines and not block.tight:
            lines.append(())
        own = wrap(block, width)
        row = (*lines[-1], GAP, *own[0]) if open_row and block.short and block.tight else ()
        if row and len(own) == 1 and cells(plain(row)) <= min(width, WIDEST):
            lines[-1] = row
        else:
            lines.extend(own)
        open_row = block.short
    return lines


def at_words(text: str, width: int) -> str:
    """Return text whose long lines are broken at spaces, as it stands otherwise.

    A word longer than a line stays whole, as does a command in backticks: somebody may copy it.
    """
    return "\n".join(row for line in text.split("\n") for row in _rows(line, width))


def _rows(line: str, width: int) -> Iterator[str]:
    row, indent = "", line[: len(line) - len(line.lstrip())]
    for word in _WHOLE.findall(line):
        if row.strip() and cells(row + word) > width:
            yield row
            row = indent + word.lstrip()
        else:
            row += word
    yield row


def wrap(block: Block, width: int) -> list[Line]:
    """Return the lines of one block, each at most `width` cells; words too long are broken.

    Text is at most `WIDEST` wide, since longer lines are hard to read.
    """
    width = min(max(width, NARROWEST), WIDEST)
    if block.drawing is not None:
        return list(block.drawing(width))
    lead = fit(block.lead, width // 2) if cells(block.lead) > width // 2 else block.lead
    indent = cells(lead)
    filled = _filled(_words(block.spans), width - indent, block.hang)
    first, *others = [_joined(line) for line in filled] or [()]
    margin = (Span(" " * (indent + block.hang)),) if indent + block.hang else ()
    front = (Span(lead, block.lead_style),) if lead else ()
    return [front + first, *[margin + line for line in others]]


def plain(line: Sequence[Span]) -> str:
    """Return a line without its styles."""
    return "".join(span.text for span in line).rstrip()


def _width(cluster: str) -> int:
    """Measure a cluster; what a reader sees as one character takes two cells at most."""
    if cluster in _NARROW:
        return 1
    return min(2, max(0, wcwidth.wcswidth(cluster)))


def _words(spans: Iterable[Span]) -> Iterator[list[_Cells]]:
    """Yield what may not be broken: words, single wide characters, and runs of spaces."""
    word: list[_Cells] = []
    for span in spans:
        for cluster in clusters(span.text.replace(" %", _PERCENT)):
            cell = (cluster, span.style, _width(cluster))
            if word and _may_break(word[-1], cell):
                yield word
                word = []
            word.append(cell)
    if word:
        yield word


def _may_break(before: _Cells, after: _Cells) -> bool:
    """Whether a line may end between two clusters."""
    if (before[0] == " ") != (after[0] == " "):
        return True
    return before[0] == "—" or (before[2] == 2 and after[2] == 2)


def _filled(words: Iterable[list[_Cells]], width: int, hang: int) -> Iterator[list[_Cells]]:
    """Yield lines filled with as many words as fit; the space at a line's end is dropped."""
    line: list[_Cells] = []
    used, rest = 0, width - hang
    for word in words:
        long = sum(cell[2] for cell in word)
        if line and used + long > width:
            yield line
            line, used, width = [], 0, rest
            if word[0][0] == " ":
                continue
        if long > width:
            *pieces, word = _torn(word, width, rest)
            yield from pieces
            width = rest
            long = sum(cell[2] for cell in word)
        line += word
        used += long
    if line:
        yield line


def _torn(word: list[_Cells], width: int, rest: int) -> list[list[_Cells]]:
    """Break a word that is longer than its line: a first part of `width`, then lines of `rest`."""
    pieces: list[list[_Cells]] = [[]]
    used = 0
    for cell in word:
        if pieces[-1] and used + cell[2] > width:
            pieces.append([])
            used, width = 0, rest
        pieces[-1].append(cell)
        used += cell[2]
    return pieces


def _joined(line: list[_Cells]) -> Line:
    """Put neighbouring clusters of one style together; nothing but spaces at the end is kept."""
    while line and line[-1][0] == " ":
        line.pop()
    spans: list[Span] = []
    for text, style, _ in line:
        if spans and spans[-1].style == style:
            spans[-1] = Span(spans[-1].text + text, style)
        else:
            spans.append(Span(text, style))
    return tuple(Span(one.text.replace(_PERCENT, " %"), one.style) for one in spans)


def as_row(label: str, value: str, widest: int) -> Block:
    """Return a row of two columns; a label too wide for its column is followed by the value."""
    said = clean_line(label)
    if cells(said) > widest:
        spans = (Span(f"{said}  ", "label"), Span(clean_line(value)))
        return Block(spans, "  ", tight=True, hang=HANG)
    lead = f"  {pad(said, widest)}  "
    return Block((Span(clean_line(value)),), lead, tight=True, lead_style="label")
