"""The sentences that an adventure had when it was accepted, as `solo test --accept` kept them.

They are kept as signs: to know a sentence again is enough.
"""

from functools import lru_cache

from solo.adventure.files import Files
from solo.errors import Problem
from solo.source import decode, parse

FILE = "tests/said.yaml"
FIRST = 2  # digits of a sign under which the others of it stand


def read(files: Files, problems: list[Problem]) -> frozenset[str]:
    """Return the signs of the sentences; what is wrong in the file is reported."""
    data = files.beside(FILE, problems)
    if data is None:
        return frozenset()
    signs, wrong = _signs(data, files.shown(FILE))
    problems += wrong
    return signs


@lru_cache(maxsize=1)  # an editor reads them at each letter
def _signs(data: bytes, file: str) -> tuple[frozenset[str], tuple[Problem, ...]]:
    problems: list[Problem] = []
    root = parse(data, file, problems).root
    every = None if root is None or root.value == "" else decode(root, dict[str, str], problems)
    signs = (first + rest for first, line in (every or {}).items() for rest in line.split())
    return frozenset(signs), tuple(problems)
