"""The start of the `solo` command, in a process of its own."""

import subprocess
import sys

COUNTED = """
import gc, sys
from solo.__main__ import main
def looks():
    return sum(generation["collections"] for generation in gc.get_stats())
before = looks()
try:
    main()
finally:
    print(looks() - before, file=sys.stderr)
"""


def test_a_command_imports_what_it_needs_with_few_looks_for_rubbish() -> None:
    arguments = ["roll", "art", "trait", "trait=14", "difficulty=Poor"]
    done = subprocess.run(
        [sys.executable, "-c", COUNTED, *arguments], capture_output=True, text=True, check=True
    )

    assert int(done.stderr) < 10
