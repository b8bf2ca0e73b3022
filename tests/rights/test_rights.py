"""Nothing that ships has a sentence of the games whose rules are played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rights.runs import digest, names, of_sources, runs

TOP = Path(__file__).parent.parent.parent
SHIPPED = ("solo", "adventures", "tests", ".ci")


def shipped() -> Iterator[Path]:
    """Yield each file that ships, but for compiled ones and the games played in transcripts."""
    yield from (path for path in sorted(TOP.iterdir()) if path.is_file())
    for folder in SHIPPED:
        for path in sorted((TOP / folder).rglob("*")):
            if path.is_file() and not {"__pycache__", "transcripts"} & set(path.parts):
                yield path


def text_of(path: Path) -> str:
    """Return the text of a file; of one that is no text, nothing."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def copied(text: str, known: frozenset[bytes]) -> Iterator[str]:
    """Yield each run of the text that a source has, but for lists of names."""
    listed = names()
    for run in runs(text):
        if digest(run) in known and not listed.issuperset(run):
            yield " ".join(run)


@pytest.mark.long
def test_nothing_that_ships_has_seven_words_of_a_source() -> None:
    known = of_sources()

    found = {str(path.relative_to(TOP)): [*copied(text_of(path), known)] for path in shipped()}

    assert {path: hits for path, hits in found.items() if hits} == {}


def test_case_punctuation_markup_and_numbers_hide_nothing() -> None:
    plain = "raise the lantern above your own heads"

    for text in (
        "Raise the *lantern* above: your own 12 “heads”!",
        "raise the\\nlantern <b>above</b> your\n own héad's",
    ):
        assert [*runs(text)] == [*runs(plain)]


def test_a_list_of_names_is_no_sentence() -> None:
    ladder = "Catastrophic, Pathetic, Feeble, Inferior, Poor, Passable, Good"

    assert [*runs(ladder)]
    assert all(digest(run) in of_sources() for run in runs(ladder))
    assert [*copied(ladder, of_sources())] == []


@pytest.mark.parametrize("text", ["a short text", ""])
def test_a_text_of_fewer_words_has_no_run(text: str) -> None:
    assert [*runs(text)] == []
