"""`solo strings`: the texts of an adventure as a PO file for translators, merged with an older one.

A pseudo-translation reads like the source and shows at once what was never translated.
"""

import re
from pathlib import Path

from solo import po
from solo.adventure.loader import texts_of
from solo.source import shown

_MARKUP = re.compile(r"(\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\})", re.DOTALL)
_ACCENTS = str.maketrans("aeiouyAEIOUYcnCN", "áéíóúýÁÉÍÓÚÝçñÇÑ")


def entries_of(path: Path) -> tuple[po.Entry, ...]:
    """Return the texts of an adventure as entries without translations.

    Raises:
        AdventureError: It has mistakes in its YAML.
    """
    return tuple(
        po.Entry(id=text.id, source=str(text.node.value), hints=(_hint(text.node.mark),))
        for text in texts_of(path)
    )


def _hint(mark: object) -> str:
    """Say where a text stands, without the folders that are this computer's alone."""
    return str(mark).replace("\\", "/").rpartition("/")[2].rpartition(":")[0]


def catalogue(path: Path, old: str, language: str) -> str:
    """Return the PO file of an adventure for a language.

    Raises:
        AdventureError: The adventure has mistakes.
        po.PoError: The old file is none, or too much.
    """
    found = po.merged(po.read_to_merge(old), entries_of(path))
    project = shown(path.resolve().name)
    return po.written(found, language=language, project=project, old=po.header(old))


def says_words(macros: str) -> bool:
    """Say whether macros have words of their own, which no PO file has."""
    return any(c.isalpha() for part in _MARKUP.split(macros)[::2] for c in part)


def pseudo(entry: po.Entry) -> str:
    """Return a text with accents on its letters, its markup left as it is."""
    parts = _MARKUP.split(entry.source)
    return "".join(
        part if place % 2 else part.translate(_ACCENTS) for place, part in enumerate(parts)
    )


def pseudo_catalogue(path: Path) -> str:
    """Return a PO file in which everything is translated, though into no language."""
    found = (
        po.Entry(id=entry.id, source=entry.source, text=pseudo(entry), hints=entry.hints)
        for entry in entries_of(path)
    )
    return po.written(found, language="en_XA", project=shown(path.resolve().name))
