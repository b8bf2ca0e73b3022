"""Conditions that stand there as lists or mappings: the cure asks for all that they do."""

import pytest

from solo.adventure.mistakes.mere_words import no_text
from solo.source import parse

ONE = "write it as one text"


@pytest.mark.parametrize(
    ("written", "cure"),
    [
        ("[lamp]", "write it without brackets: lamp"),
        ("[lamp, clues > 1]", f"{ONE}: lamp and clues > 1, or with 'or'"),
        ("[lamp or rope, clues > 1]", f"{ONE}: (lamp or rope) and clues > 1, or with 'or'"),
        ("[lamp or rope]", "write it without brackets: lamp or rope"),
        ("[lamp, [rope]]", ONE),
        ("[]", ONE),
        ("{lamp: false, clues: 2}", f"{ONE}: not lamp and clues == 2"),
        ("{lamp: lit}", f"{ONE}: lamp == 'lit'"),
        ('{said: "it\'s over"}', f'{ONE}: said == "it\'s over"'),
        ("{lamp: [lit]}", ONE),
    ],
)
def test_what_is_no_text_is_told_with_all_of_it_as_one(written: str, cure: str) -> None:
    root = parse(f"when: {written}\n".encode(), "a.yaml", []).root
    assert root is not None
    assert isinstance(root.value, dict)

    assert no_text(root.value["when"]).rpartition("; ")[2] == cure
