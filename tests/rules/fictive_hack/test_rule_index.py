"""The rule index: authors are told how each rule is written, and which only they can serve."""

import json
from typing import Any

from solo.rules.fictive_hack.catalogue import CHECKS, ENCOUNTERS
from solo.rules.fictive_hack.printed import DATA

ENTRIES: list[dict[str, Any]] = json.loads((DATA / "rules.json").read_text("utf-8"))["rules"]
TOLD_BY_WORDS = {"FH-124", "FH-127", "FH-128", "FH-129", "FH-130", "FH-131"}


def test_few_rules_are_left_to_the_author_alone() -> None:
    narrated = {rule for entry in ENTRIES if entry.get("narrated") for rule in entry["rules"]}

    assert narrated == TOLD_BY_WORDS


def test_authors_are_told_of_every_check_and_encounter() -> None:
    assert all(entry["yaml"] for entry in ENTRIES)
    written = " ".join(entry["yaml"] for entry in ENTRIES)
    untold = {name for name in (*CHECKS, *ENCOUNTERS) if f"{name}:" not in written}

    assert untold <= {"minions", "initiative", "motive", "coins", "d5", "fight"}
