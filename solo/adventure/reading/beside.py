"""Files beside the walkthroughs that `solo test --accept` writes.

No player pays for them, and no game is another for them.
"""

from functools import lru_cache

from solo.adventure.files import Files
from solo.errors import Problem
from solo.source import Node, parse

_KINDS = 3  # of such files that an adventure may have


def root_of(files: Files, name: str, problems: list[Problem]) -> Node | None:
    """Return a file as nodes, which nobody changes; None if there is none, or it can't be read.

    Args:
        files: Those of the adventure.
        name: The file, in the adventure's folder.
        problems: Where mistakes go.
    """
    data = files.beside(name, problems)
    if data is None:
        return None
    root, wrong = _parsed(data, files.shown(name))
    problems += wrong
    return root


@lru_cache(maxsize=_KINDS)  # an editor reads them at each letter
def _parsed(data: bytes, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    problems: list[Problem] = []
    root = parse(data, file, problems).root
    return root, tuple(problems)
