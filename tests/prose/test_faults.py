"""What is told of texts that can't be, to the word and the column."""

from pathlib import Path

import pytest

from solo.errors import Mark
from solo.prose import Language, ProseError
from tests.test_prose import SCOPE

TABLE = Path(__file__).with_name("faults.txt").read_text(encoding="utf-8").splitlines()[1:]
KNOWN = {**SCOPE, "marks": frozenset("ab"), "big": 10**12, "text": "x" * 60_000}


def test_each_fault_is_told_when_the_text_is_and_before_where_it_can_be() -> None:
    """The message, its place and its code are the same in lint and in play."""
    strange = []
    for head, told in zip(TABLE[::2], TABLE[1::2], strict=True):
        code, _, rest = head.partition(" ")
        column, _, source = rest.partition(": ")
        expected = f"tale.yaml:1:{column}: {told.strip()} [{code}]"
        text = Language().prose(source, Mark("tale.yaml", 1, 1))
        linted = [str(found).replace("; declare a variable, or quote it if it is a text", "")
                  for found in text.problems(KNOWN.keys())]  # fmt: skip
        with pytest.raises(ProseError) as caught:
            text.render(KNOWN)
        if str(caught.value) != expected or linted not in ([], [expected]):
            strange.append((source, str(caught.value), linted))

    assert strange == []
