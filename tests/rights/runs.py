"""Runs of seven words, by which a sentence of a source is known without shipping the source.

The rule: names of mechanics and numbers carry over, sentences, settings and inventions never. A run
is seven words in a row, as they are read: upper and lower case, accents, punctuation, numbers, dice
(`2d6`), single letters and markup don't count. A run that ships and that a source has too is a
fault, but for runs of nothing but the words of `names.txt` (the eleven ranks, the classes of
weapons): such a run is a table, and no sentence.

`sources.bin` holds a BLAKE2b digest of six bytes of each run of the sources, sorted. Whoever has
the sources makes it anew with `python -m tests.rights.runs FOLDER`.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

HERE = Path(__file__).parent
DIGESTS = HERE / "sources.bin"
NAMES = HERE / "names.txt"
LENGTH = 7
_SIZE = 6  # bytes: one false hit in about a thousand runs of this test over all that ships

Run = tuple[str, ...]

_NO_WORDS = re.compile(r"<[^<>]{1,80}>|\\[nrt]")  # markup, marks of an extraction, escapes
_WORD = re.compile(r"[a-z]{2,}")


def words(text: str) -> list[str]:
    """Return the words of a text that count, in their order."""
    plain = unicodedata.normalize("NFKD", _NO_WORDS.sub(" ", text)).casefold()
    return _WORD.findall(re.sub(r"['’\u0300-\u036f]", "", plain))


def runs(text: str) -> Iterator[Run]:
    """Yield each run of the text."""
    found = words(text)
    yield from zip(*(found[start:] for start in range(LENGTH)), strict=False)


def digest(run: Run) -> bytes:
    """Return the digest of a run."""
    return blake2b(" ".join(run).encode(), digest_size=_SIZE).digest()


def of_sources() -> frozenset[bytes]:
    """Return the digests of all runs of the sources."""
    kept = DIGESTS.read_bytes()
    return frozenset(kept[at : at + _SIZE] for at in range(0, len(kept), _SIZE))


def names() -> frozenset[str]:
    """Return the words that are names of the rules and units."""
    lists = NAMES.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lists if not line.startswith("#") for word in words(line))


def write(folder: Path) -> int:
    """Write the digests of the texts of a folder; return how many there are."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("[0-9]*.txt"))]
    found = sorted({digest(run) for text in texts for run in runs(text)})
    DIGESTS.write_bytes(b"".join(found))
    return len(found)


if __name__ == "__main__":
    sys.stdout.write(f"{write(Path(sys.argv[1]))} runs\n")
