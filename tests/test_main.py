"""The start of the `solo` command, in a process of its own."""

import subprocess
import sys

import pytest

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


@pytest.mark.parametrize(
    "words",
    [
        "saves --saves {}",
        "journal ./{}.jsonl",
        "stats --all --saves {}",
        "install {}",
        "import {} x",
        "new {}",
        "test first-steps --games 1 --out {}",
        "play first-steps --script {}",
        "play first-steps --at start --with {}",
        "play first-steps --new --plain --record {}",
        "play --resume ./{}.jsonl",
        "table --plain --saves {}",
    ],
)
def test_a_name_that_no_folder_takes_is_told_as_the_name(words: str) -> None:
    """What fails is the file, and not what is written on the console."""
    arguments = words.format("x" * 300).split()
    done = subprocess.run(
        [sys.executable, "-m", "solo", *arguments],
        input="quit\n", capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip

    assert done.returncode == 2
    assert "File name too long" in done.stderr
    assert "xxxx" in done.stderr
    assert "what there is to say" not in done.stderr
