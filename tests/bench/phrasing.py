"""How many lines of Python exist to phrase things, against those of 0.3.0.

    python -m tests.bench.phrasing

The files are told by their names, wherever they stand in the package; names that were given to such
files since are in the list too, so that what only moved is still counted. What `BASE` says was
counted at the release of 0.3.0 (2169183e), by the same pattern.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import solo

PATTERN = re.compile(
    r"messages|phrases|said|languages|printed|strips|sheet_view|sentences|spoken|status|recap|strip"
    r"|before_roll|gear_view|sheet_rows|standing|command_words|block_records|brief_status|fight_paragraphs"
)
BASE = 5_043
ALLOWED = 0.4


def counted(package: Path) -> Iterator[tuple[str, int]]:
    """Yield the files that phrase things, and how many lines each has."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if PATTERN.search(name):
            yield name, len(path.read_text("utf-8").splitlines())


def main() -> None:
    """Print each file with its lines, and the sum as a share of the base."""
    files = list(counted(Path(solo.__file__).parent))
    for name, lines in files:
        print(f"{lines:6} {name}")
    whole = sum(lines for _, lines in files)
    print(f"{whole:6} in all, {whole / BASE:.0%} of {BASE}; the bar is {BASE * ALLOWED:.0f}")


if __name__ == "__main__":
    main()
