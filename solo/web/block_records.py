"""Blocks, strips and completions as data for the page, which puts them on the screen."""

from collections.abc import Iterable

from solo.terminal.window.blocks import Block, Span
from solo.view.parts import Strip

Record = dict[str, object]
LABEL = "label"
"""The style of the first of two columns."""


def blocks_record(blocks: Iterable[Block]) -> list[Record]:
    """Return blocks of text; one that is drawn has its words, and of a roll the strip as well."""
    return [_block(block) for block in blocks if block.text.strip() or block.strip is not None]


def _block(block: Block) -> Record:
    label, spans = _label(block)
    found: Record = {
        "lead": "" if label else block.lead,
        "label": label,
        "tight": block.tight,
        "spans": [_span(span) for span in spans],
    }
    return found if block.strip is None else {**found, "strip": strip_record(block.strip)}


def _label(block: Block) -> tuple[str, tuple[Span, ...]]:
    """Return what a row of two columns begins with, without the room between them, and the rest."""
    if block.lead_style == LABEL:
        return block.lead.strip(), block.spans
    first = block.spans[0] if block.spans else Span("")
    return (first.text.strip(), block.spans[1:]) if first.style == LABEL else ("", block.spans)


def _span(span: Span) -> list[str]:
    return [span.text, span.style]


def strip_record(strip: Strip) -> Record:
    """Return a roll as a ruler: its bands with their last places, its strokes, where dice fell."""
    return {
        "length": strip.length,
        "bands": [list(band) for band in strip.bands],
        "lines": list(strip.lines),
        "faces": [[face, strip.place(face)] for face in strip.faces if 1 <= face <= strip.length],
        "band": strip.band,
        "each": strip.each,
    }
