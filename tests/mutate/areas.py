"""The areas of the code whose tests are tried: what is mutated, and which tests answer for it.

The tests of an area are those that stand where its behaviour lives. Tests elsewhere may find a
fault too, but they don't count: core behaviour is proved in the core.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Where the mirrored path says too little: the files and folders of the code, and of the tests
_ALIKE = [  # what is tried of each system alike
    *("rules/test_defaults.py", "rules/test_at_a_table.py", "rules/test_fights_by_hand.py"),
    *("rules/test_fields.py", "rules/test_recorded.py", "rules/test_tries_*.py"),
    "rules/test_makings.py",
]
_TWO_D20 = ["rules/conan", "rules/fallout", *_ALIKE]  # what both share is tried in either
_NAMED = {
    "art": (["rules/art"], ["rules/art", *_ALIKE]),
    "fictive-hack": (["rules/fictive_hack"], ["rules/fictive_hack", *_ALIKE]),
    "conan": (["rules/two_d20/conan", "rules/two_d20/core"], _TWO_D20),
    "fallout": (["rules/two_d20/fallout", "rules/two_d20/core"], _TWO_D20),
    "fell": (["rules/fell"], ["rules/fell", *_ALIKE]),
    "rules/core": (["rules/core"], ["rules/core", "rules/test_*.py"]),
    "engine": (["engine"], ["engine"]),
    "prose": (["prose"], ["prose", "test_prose.py", "test_variants.py"]),
    "adventure": (["adventure"], ["adventure"]),
    "authoring/exact": (["authoring/exact"], ["authoring/exact", "campaigns/test_odds.py"]),
    "terminal": (["terminal"], ["terminal", "cli/games/test_scripts.py"]),
    "journal": (
        ["engine/journal.py", "engine/log.py", "engine/fingerprint.py", "saves.py"],
        ["engine/test_journal.py", "engine/test_log.py", "engine/test_fingerprint.py",
         "engine/test_usual.py", "test_saves.py", "cli/test_journal.py"],
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the code and the tests that answer for it, as paths from the root."""

    name: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def names() -> tuple[str, ...]:
    """Return the names of the areas that are told apart."""
    return tuple(_NAMED)


def area(name: str, tests: tuple[str, ...] = ()) -> Area:
    """Return an area by its name, or that of a file or folder of `solo`, such as `words`.

    Args:
        name: A name, or a path below `solo`.
        tests: Paths below `tests` to take instead of those that answer for it.

    Raises:
        ValueError: There is no such code, or no tests for it.
    """
    code, mirrored = _NAMED.get(name, ([name], [name]))
    of_code = tuple(_files("solo", code, "*.py"))
    of_tests = tuple(_files("tests", list(tests) or mirrored, "test_*.py"))
    if not of_code:
        raise ValueError(f"no code in 'solo/{name}'; the areas are {', '.join(_NAMED)}")
    if not of_tests:
        raise ValueError(f"no tests of '{name}': name them with --tests")
    return Area(name, of_code, of_tests)


def _files(top: str, patterns: list[str], inside: str) -> Iterator[str]:
    for pattern in patterns:
        for found in sorted((ROOT / top).glob(pattern)):
            files = [found] if found.is_file() else sorted(found.rglob(inside))
            yield from (str(file.relative_to(ROOT)) for file in files)
