"""The sentences that an adventure had when it was accepted, as `solo test --accept` kept them.

They are kept as signs: to know a sentence again is enough.
"""

from solo.adventure.files import Files
from solo.adventure.reading.beside import root_of
from solo.errors import Problem
from solo.source import decode

FILE = "tests/said.yaml"
FIRST = 2  # digits of a sign under which the others of it stand


def read(files: Files, problems: list[Problem]) -> frozenset[str]:
    """Return the signs of the sentences; what is wrong in the file is reported."""
    root = root_of(files, FILE, problems)
    if root is None or root.value == "":
        return frozenset()
    every = decode(root, dict[str, str], problems) or {}
    return frozenset(first + rest for first, line in every.items() for rest in line.split())
