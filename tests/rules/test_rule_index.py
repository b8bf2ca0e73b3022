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
from solo.words import Words
from tests.rules.every import every_system

FIELDS = ["id", "words", "rules", "yaml", "narrated"]
LONGEST = {"en": 120, "de": 140}  # words of a text

Entry = dict[str, Any]


def entries(system: str) -> list[Entry]:
    path = find(system).template.parent / "rules.json"
    told: list[Entry] = json.loads(path.read_text(encoding="utf-8"))["rules"]
    return told


def said(system: str, language: str) -> list[tuple[str, str, str]]:
    """Return the ids, titles and texts of the rules in a language."""
    say = Words(language).say
    return [(entry.id, say(entry.title), say(entry.text)) for entry in find(system).rules()]


every_language = pytest.mark.parametrize("language", ["en", "de"])


@every_language
@every_system
def test_every_entry_has_an_id_and_a_title_of_its_own(system: str, language: str) -> None:
    ids = Counter(entry["id"] for entry in entries(system))
    titles = Counter(title.lower() for _, title, _ in said(system, language))

    assert [name for name, times in ids.items() if times > 1] == []
    assert [title for title, times in titles.items() if times > 1] == []
    assert [entry.id for entry in find(system).rules()] == list(ids)


@every_language
@every_system
def test_a_text_refers_only_to_entries_that_are_there(system: str, language: str) -> None:
    told = said(system, language)
    known = {name for id, title, _ in told for name in (id, title.lower())}

    assert set(re.findall(r"'rules ([^']+)'", " ".join(text for *_, text in told))) <= known


@every_system
def test_words_have_the_title_among_them(system: str) -> None:
    words = {entry["id"]: entry["words"] for entry in entries(system)}

    assert [id for id, title, _ in said(system, "en") if title.lower() not in words[id]] == []


@every_system
def test_an_entry_has_the_known_fields_in_their_order(system: str) -> None:
    for entry in entries(system):
        assert list(entry) == [field for field in FIELDS if field in entry], entry["id"]
        assert set(FIELDS[:3]) <= set(entry), entry["id"]
        assert all(entry.values()), entry["id"]


@every_system
def test_ids_and_words_are_as_players_type_them(system: str) -> None:
    for entry in entries(system):
        words = entry["words"]
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry["id"]), entry["id"]
        assert all(word == " ".join(word.lower().split()) for word in words), entry["id"]
        assert len(words) == len(set(words)) >= 3, entry["id"]


@every_language
@every_system
def test_a_text_is_short_and_whole(system: str, language: str) -> None:
    for id, _, text in said(system, language):
        assert 8 <= len(re.findall(r"[\w'/+-]*\w[\w'/+-]*", text)) <= LONGEST[language], id
        assert text == text.strip(), id
        assert text[-1] in ".)" or text.splitlines()[-1].startswith("- "), id


@every_language
@every_system
def test_a_text_keeps_its_rows_apart_as_list_items(system: str, language: str) -> None:
    """The terminal joins the lines of a paragraph, so only items and paragraphs may begin lines."""
    for _, _, text in said(system, language):
        for before, line in pairwise(text.split("\n")):
            assert not line or not before or re.match(r"- |\d+\. ", line), line
        assert not re.search(r"[*`<>{}\[\]]|\b_|_\b", text)


@every_system
def test_another_language_tells_the_same_numbers_in_as_many_paragraphs_and_items(
    system: str,
) -> None:
    """A number that got lost in translation is a wrong rule."""
    for (id, _, ours), (_, _, theirs) in zip(said(system, "en"), said(system, "de"), strict=True):
        assert shape(ours) == shape(theirs), id


def shape(text: str) -> tuple[list[str], int, int]:
    """Return the numbers of a text in order of size, its paragraphs and its items."""
    numbers = re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", text))
    return sorted(numbers), text.count("\n\n"), len(re.findall(r"(?m)^- ", text))
