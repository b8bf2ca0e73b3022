"""Prose and expressions of an adventure: Jinja's syntax, with limits.

Jinja parses (`syntax`); what the tree means is ours: closures made from a short list of nodes
(`compiler`, `expressions`, `calls`, `statements`) that can reach nothing of Python, draw on a
budget of work (`values`, `faults`), and never raise anything but `ProseError`. It must not know
the rules.
"""

from solo.prose.calls import DRAWN
from solo.prose.compiler import Fork, Hits, Part, Remark
from solo.prose.faults import ProseError
from solo.prose.language import Language
from solo.prose.syntax import markup
from solo.prose.texts import Expression, Prose
from solo.prose.values import cleaned

__all__ = [
    "DRAWN",
    "Expression",
    "Fork",
    "Hits",
    "Language",
    "Part",
    "Prose",
    "ProseError",
    "Remark",
    "cleaned",
    "markup",
]
