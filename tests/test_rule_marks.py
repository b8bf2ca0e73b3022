"""Every rule of the index has a test that is marked with it, or says why none can be."""

import json
import re
from pathlib import Path

import solo

TESTS = Path(__file__).parent
INDEX = Path(solo.__file__).parent / "rules" / "art" / "data" / "rules.json"
MARK = re.compile(r"mark\.(?:rule|example)\(([^)]*)\)")
RULE = re.compile(r'"(ART-\d{3})"')
EXAMPLE = re.compile(r'"(E\d{2})"')

EXAMPLES = [f"E{number:02}" for number in (*range(1, 8), 14, *range(19, 72), *range(94, 98))]


def marked(pattern: re.Pattern[str]) -> set[str]:
    """Return the ids that tests are marked with."""
    texts = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    marks = " ".join(mark for text in texts for mark in MARK.findall(text))
    return set(pattern.findall(marks))


def indexed(*, narrated: bool) -> set[str]:
    """Return the rule ids of the index; those that only words can fulfil, or the others."""
    rules = json.loads(INDEX.read_text(encoding="utf-8"))["rules"]
    return {rule for entry in rules if bool(entry.get("narrated")) is narrated
            for rule in entry["rules"]}  # fmt: skip


def test_every_rule_that_the_engine_implements_has_a_marked_test() -> None:
    assert indexed(narrated=False) - marked(RULE) == set()


def test_every_worked_example_of_these_sections_is_a_test() -> None:
    assert [example for example in EXAMPLES if example not in marked(EXAMPLE)] == []
