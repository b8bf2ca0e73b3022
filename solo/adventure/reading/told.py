"""Words that texts tell only where a condition guards them, as `solo test --accept` kept them."""

import re
from collections.abc import Collection, Iterator
from functools import lru_cache

from solo.adventure.files import Files
from solo.adventure.model import OnlyTold
from solo.adventure.reading.beside import root_of
from solo.errors import Problem
from solo.prose import Language
from solo.source import Node, decode, shown

FILE = "tests/told.yaml"
_NAMES = re.compile(r"(?<![\w.|])[a-z_]\w*")
_QUOTED = re.compile(r"'[^']*'")
_OWN = frozenset(("and", "or", "not", "in", "true", "false", "none"))


def read(
    files: Files, language: Language, known: Collection[str], problems: list[Problem]
) -> tuple[OnlyTold, ...]:
    """Return what is told only under a guard; what is wrong in the file is reported.

    Args:
        files: Those of the adventure.
        language: That of its conditions.
        known: The names that conditions may ask for.
        problems: Where mistakes go.
    """
    broken = any(one.severity == "error" for one in problems)  # some names may not be known
    root = root_of(files, FILE, problems)
    if root is None:
        return ()
    stale: list[Problem] = []
    found = tuple(_entries(root, language, known, stale))
    problems += [one for one in stale if not (broken and one.code == "accepted-stale")]
    return found


def _entries(
    root: Node, language: Language, known: Collection[str], problems: list[Problem]
) -> Iterator[OnlyTold]:
    if not isinstance(root.value, dict):
        if root.value != "":
            message = "expected a mapping from conditions, as `solo test --accept` writes it"
            problems.append(Problem(root.mark, "type-wrong", message))
        return
    gone: dict[str, Node] = {}
    for condition, node in root.value.items():
        words = decode(node, tuple[str, ...], problems) or ()
        missing = [one for one in _names(condition) if one not in known]
        if missing:
            gone.setdefault(missing[0], node)
        elif words and isinstance(node.value, list):
            every = zip(words, (one.mark for one in node.value), strict=True)
            yield OnlyTold(language.expression(condition, node.key_mark), tuple(every))
    for name, node in gone.items():
        message = (
            f"nothing is called '{shown(name)}' any more; `solo test --accept` writes this file "
            "anew"
        )
        problems.append(Problem(node.key_mark, "accepted-stale", message, "warning"))


@lru_cache(maxsize=1024)  # an editor asks for the same at each letter
def _names(condition: str) -> tuple[str, ...]:
    """Return the names that a condition asks for."""
    found = _NAMES.findall(_QUOTED.sub("", condition))
    return tuple(name for name in found if name not in _OWN)
