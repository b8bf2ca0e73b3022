"""The rule indices of all systems: every entry can be looked up, and reads well on a terminal.

That every rule stands in one entry and has a test is held by `test_rule_marks`.
"""

import json
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from solo.rules import find
from tests.rules.every import NAMES, every_system

FIELDS = ["id", "title", "words", "text", "rules", "yaml", "narrated"]
LONGEST = 120  # words of a text

Entry = dict[str, Any]


def entries(system: str) -> list[Entry]:
    path = find(system).template.parent / "rules.json"
    told: list[Entry] = json.loads(path.read_text(encoding="utf-8"))["rules"]
    return told


ALL = [pytest.param(entry, id=f"{name}-{entry['id']}") for name in NAMES for entry in entries(name)]
every_entry = pytest.mark.parametrize("entry", ALL)


@every_system
def test_every_entry_has_an_id_and_a_title_of_its_own(system: str) -> None:
    ids = Counter(entry["id"] for entry in entries(system))
    titles = Counter(entry["title"].lower() for entry in entries(system))

    assert [name for name, times in ids.items() if times > 1] == []
    assert [title for title, times in titles.items() if times > 1] == []
    assert [entry.id for entry in find(system).rules()] == list(ids)


@every_system
def test_a_text_refers_only_to_entries_that_are_there(system: str) -> None:
    told = entries(system)
    known = {name for entry in told for name in (entry["id"], entry["title"].lower())}

    assert set(re.findall(r"'rules ([^']+)'", " ".join(entry["text"] for entry in told))) <= known


@every_entry
def test_an_entry_has_the_known_fields_in_their_order(entry: Entry) -> None:
    assert list(entry) == [field for field in FIELDS if field in entry]
    assert set(FIELDS[:5]) <= set(entry)
    assert all(entry.values())


@every_entry
def test_ids_and_words_are_as_players_type_them(entry: Entry) -> None:
    words = entry["words"]

    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry["id"])
    assert all(word == " ".join(word.lower().split()) for word in words)
    assert len(words) == len(set(words)) >= 3
    assert entry["title"].lower() in words


@every_entry
def test_a_text_is_short_and_whole(entry: Entry) -> None:
    text = entry["text"]

    assert 8 <= len(re.findall(r"[\w'/+-]*\w[\w'/+-]*", text)) <= LONGEST
    assert text == text.strip()
    assert text[-1] in ".)" or text.splitlines()[-1].startswith("- ")


@every_entry
def test_a_text_keeps_its_rows_apart_as_list_items(entry: Entry) -> None:
    """The terminal joins the lines of a paragraph, so only items and paragraphs may begin lines."""
    for before, line in pairwise(entry["text"].split("\n")):
        assert not line or not before or re.match(r"- |\d+\. ", line), line
    assert not re.search(r"[*`<>{}\[\]]|\b_|_\b", entry["text"])
