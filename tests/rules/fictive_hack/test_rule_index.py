"""The rule index: every rule is told once, can be looked up, and has a test that pins it."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from solo.rules.fictive_hack.printed import DATA
from solo.rules.fictive_hack.system import CHECKS, ENCOUNTERS, FICTIVE_HACK

RULES = [f"FH-{number:03}" for number in range(1, 266)]
ENTRIES: list[dict[str, Any]] = json.loads((DATA / "rules.json").read_text("utf-8"))["rules"]
TOLD_BY_WORDS = {"FH-124", "FH-127", "FH-128", "FH-129", "FH-130", "FH-131"}
LONGEST = 120  # words of a text
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def marked() -> set[str]:
    texts = (path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return set(re.findall(r"FH-\d{3}", " ".join(" ".join(MARK.findall(text)) for text in texts)))


def test_every_rule_is_in_exactly_one_entry() -> None:
    assert Counter(rule for entry in ENTRIES for rule in entry["rules"]) == Counter(RULES)


def test_every_rule_has_a_marked_test_unless_only_an_author_can_serve_it() -> None:
    narrated = {rule for entry in ENTRIES if entry.get("narrated") for rule in entry["rules"]}

    assert narrated == TOLD_BY_WORDS
    assert set(RULES) - narrated - marked() == set()
    assert marked() <= set(RULES)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_an_entry_is_short_helps_authors_and_can_be_found(entry: dict[str, Any]) -> None:
    assert 8 <= len(entry["text"].split()) <= LONGEST
    assert entry["yaml"]
    assert entry["title"].lower() in [word.lower() for word in entry["words"]]
    assert len(entry["words"]) == len({*entry["words"]})
    assert {"id", "title", "words", "text", "rules", "yaml"} <= set(entry) <= {
        "id", "title", "words", "text", "rules", "yaml", "narrated",
    }  # fmt: skip


def test_ids_are_single_and_the_system_gives_them_all() -> None:
    assert len({entry["id"] for entry in ENTRIES}) == len(ENTRIES)
    assert [entry.id for entry in FICTIVE_HACK.rules()] == [entry["id"] for entry in ENTRIES]


def test_authors_are_told_of_every_check_and_encounter() -> None:
    written = " ".join(entry["yaml"] for entry in ENTRIES)
    untold = {name for name in (*CHECKS, *ENCOUNTERS) if f"{name}:" not in written}

    assert untold <= {"minions", "initiative", "motive", "coins", "d5", "fight"}


def test_tables_name_their_source() -> None:
    for path in DATA.glob("*.json"):
        source = json.loads(path.read_text("utf-8"))["source"]
        assert {"title", "author", "licence"} <= set(source), path.name
