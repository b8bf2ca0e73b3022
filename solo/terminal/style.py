"""What the styles of blocks look like: the terminal's own named colours, never a background.

Blue and yellow are left out, since the one can't be read on black and the other not on white; what
matters is never said by a colour alone.
"""

import os
from collections.abc import Mapping, Sequence

from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

from solo.terminal.wrap import Line

LOOKS: Mapping[str, str] = {
    "heading": "bold underline",
    "strong": "bold",
    "emphasis": "italic",
    "aside": "italic",
    "status": "italic",
    "number": "bold ansicyan",
    "option": "",
    "hint": "ansicyan",
    "barred": "italic",
    "label": "",
    "roll": "bold",
    "success": "bold ansigreen",
    "failure": "bold ansired",
    "change": "ansimagenta",
    "remark": "italic",
    "said": "bold",
    "refusal": "ansired",
    "fault": "bold",
    "prompt": "bold ansicyan",
    "bottom-toolbar": "noreverse",
}


def sheet() -> Style:
    """Return the looks as prompt_toolkit wants them."""
    return Style(list(LOOKS.items()))


def depth(*, colour: bool = True) -> ColorDepth | None:
    """Return the colour depth: one bit keeps bold and italics, None leaves it to the terminal.

    The environment's NO_COLOR, if it is not empty, forbids colours whatever else is said.
    """
    return None if colour and not os.environ.get("NO_COLOR") else ColorDepth.DEPTH_1_BIT


def fragments(lines: Sequence[Line]) -> StyleAndTextTuples:
    """Return lines as styled fragments, each ended by a newline."""
    styled: StyleAndTextTuples = []
    for line in lines:
        styled += [(f"class:{span.style}" if span.style else "", span.text) for span in line]
        styled.append(("", "\n"))
    return styled
