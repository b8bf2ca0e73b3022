"""The catalogues are whole: each message that is made has its sentence, and each is made."""

import ast
import json
import re

import pytest

from solo.words.catalogue import PACKAGE, ROOMS, around, catalogue
from solo.words.translating import compared, facts_of, rooms
from tests.words.sources import made, prose, references, room_of
from tests.words.unsaid import found, sentences

LANGUAGES = ("de",)
THERE = rooms()
RULES = tuple(room for room in THERE if room.endswith("-rules"))
SHARED = {"core": ("word-and", "word-or", "word-you", "sentences", "commas", "lines", "span")}
"""What forms, or several rooms, use."""
ENGLISH = """
the you your of and is are with for to on its that not no from by have into than they them if when
which who nothing
"""
TYPED = {
    "say-what-to-whom",
    "when-what",
    "only-clocks-full",
    "on-or-off",
    "verb-draw-more",
    "verb-when-more",
    "combined-text",
    "doubles-text",
    "full",
    "usage-finish",
    "usage-twists",
    "usage-when",
    "own-commands",
    "own-lines",
    "own-deeds",
    "own-fixed",
    "own-hints",
    "own-small",
    "own-prefixes",
}
"""Sentences that quote what is typed, which is English in every language."""


@pytest.mark.parametrize("room", THERE)
def test_every_message_that_is_made_has_a_sentence(room: str) -> None:
    missing = [one for one in made() if one.room == room and one.code not in catalogue(room, "en")]

    assert missing == []


@pytest.mark.parametrize("room", THERE)
def test_every_fact_that_a_sentence_names_is_given(room: str) -> None:
    lacking = [
        (one.where, one.code, sorted(facts_of(room, one.code) - one.facts))
        for one in made()
        if one.room == room and not one.more and facts_of(room, one.code) - one.facts
    ]

    assert lacking == []


@pytest.mark.parametrize("room", RULES)
def test_every_rule_has_a_title_and_a_text(room: str) -> None:
    index = json.loads((PACKAGE / ROOMS[room] / "rules.json").read_text("utf-8"))["rules"]
    wanted = [f"{rule['id']}-{part}" for rule in index for part in ("title", "text")]

    assert list(catalogue(room, "en")) == wanted


@pytest.mark.parametrize("room", [room for room in THERE if room not in RULES])
def test_every_sentence_is_made_somewhere(room: str) -> None:
    files = [path for path in PACKAGE.rglob("*.py") if room in around(room_of(path))]
    text = "\n".join(path.read_text("utf-8") for path in files)
    text += "\n".join(p.read_text("utf-8") for p in (PACKAGE / ROOMS[room]).rglob("*.json"))
    written = set(re.findall(r'"([a-z0-9_-]+)"', text))
    starts = set(re.findall(r'f"([a-z-]+-)\{', text))
    # What a sheet shows is named by its sections and rows.
    written |= {f"{part}-{one}" for part in ("title", "label", "row", "aloud") for one in written}
    within = [one for one in ROOMS if room in around(one)]
    known = {*(code for one in within for code in references(one)), *SHARED.get(room, ())}
    unused = [
        code
        for code in catalogue(room, "en")
        if code not in written | known and not code.startswith((*starts, "name-", "morale-"))
    ]

    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_language_has_the_same_sentences_with_the_same_facts(language: str) -> None:
    for one in compared(language):
        assert one.missing == (), one.room
        assert one.extra == (), one.room
        assert one.wrong == {}, one.room


@pytest.mark.parametrize("room", THERE)
def test_no_english_word_is_left_in_german(room: str) -> None:
    said = {code: " ".join(prose(part)) for code, part in catalogue(room, "de").items()}
    left = {code: {*ENGLISH.split()} & set(re.findall(r"\w+", text)) for code, text in said.items()}

    assert {code: found for code, found in left.items() if found and code not in TYPED} == {}


def test_no_sentence_stands_outside_of_the_catalogues() -> None:
    """`python -m tests.words.unsaid` lists the places."""
    assert [f"{path}:{line}: {text}" for path, line, text in found()] == []


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("line('Saved.')", ["Saved."]),
        ("Nonsense('say it again')", ["say it again"]),
        ("words('rope', said=f'you have {count} ropes')", ["you have {} ropes"]),
        ("facts = {'difficulty': f'{tn} or less', 'why': f'{tn} or more'}", ["{} or more"]),
        ("def f():\n told = f'the {what} is bad'\n return line(told)", ["the {} is bad"]),
        ("def f():\n told = f'the {what} is bad'\n raise ValueError(told)", []),
        ("f'try {attribute} {text}'", []),
        ("f'ask Is there {thing} here?'", ["ask Is there {} here?"]),
        ("loads[f'{kind} shield']", []),
        ("f'{turn}:roll:{number}'", []),
    ],
)
def test_what_is_read_is_told_from_what_is_typed_looked_up_or_an_error(
    code: str, wanted: list[str]
) -> None:
    assert sorted({text for _, text in sentences(ast.parse(code), frozenset())}) == wanted
