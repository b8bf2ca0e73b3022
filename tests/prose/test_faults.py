"""What is told of texts that can't be, to the word and the column."""

import re
from pathlib import Path

import pytest

from solo.errors import Mark
from solo.prose import Language, ProseError
from tests.test_prose import SCOPE

TABLE = Path(__file__).with_name("faults.txt").read_text(encoding="utf-8")
FAULTS = re.findall(r"^([a-z-]+) (\d+): (.*)\n    (.*)\n(?:    (.*)\n)?", TABLE, re.MULTILINE)
KNOWN = {
    **SCOPE,
    "marks": frozenset("ab"),
    "big": 10**12,
    "two": (3, "a"),
    "huge": float("inf"),
    "text": "x" * 60_000,
}


def test_each_fault_is_told_when_the_text_is_and_before_where_it_can_be() -> None:
    """Its place and its code are the same in lint and in play; lint may know a cure."""
    strange = []
    for code, column, source, in_play, in_lint in FAULTS:
        text = Language().prose(source, Mark("tale.yaml", 1, 1))
        linted = [str(found) for found in text.problems(KNOWN.keys())]
        with pytest.raises(ProseError) as caught:
            text.render(KNOWN)
        played, cured = (
            f"tale.yaml:1:{column}: {told} [{code}]" for told in (in_play, in_lint or in_play)
        )
        if str(caught.value) != played or linted != ([cured] if in_lint else linted and [played]):
            strange.append((source, str(caught.value), linted))

    assert strange == []
