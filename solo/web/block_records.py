"""Blocks, strips and completions as data for the page, which puts them on the screen."""

from collections.abc import Iterable

from solo.terminal.blocks import Block, Span
from solo.view.parts import Strip

Record = dict[str, object]


def blocks_record(blocks: Iterable[Block]) -> list[Record]:
    """Return blocks of text; one that is drawn has its words, and of a roll the strip as well."""
    return [_block(block) for block in blocks if block.text.strip() or block.strip is not None]


def _block(block: Block) -> Record:
    found: Record = {
        "lead": block.lead,
        "tight": block.tight,
        "spans": [_span(span) for span in block.spans],
    }
    return found if block.strip is None else {**found, "strip": strip_record(block.strip)}


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
