"""The codes of problems: what each means stands in the authors' guide, as it does in the code."""

import re
from pathlib import Path

from solo.adventure.mistakes.codes import CODES

GUIDE = Path(__file__).parents[3] / "solo" / "guides" / "authors.md"


def codes() -> str:
    """Return the table of problem codes, between the marks that stand around it."""
    rows = "".join(f"| `{code}` | {meaning} |\n" for code, meaning in CODES.items())
    return f"<!-- codes -->\n| code | what it means |\n| --- | --- |\n{rows}<!-- /codes -->"


def test_the_codes_are_all_there() -> None:
    """`python -m tests.test_readme` writes them anew."""
    assert codes() in GUIDE.read_text(encoding="utf-8")


def test_every_code_is_lower_case_words() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in CODES)
