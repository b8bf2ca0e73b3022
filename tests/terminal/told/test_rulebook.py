"""A rule is found by its name, its id, a word of it or the beginning of one."""

import pytest

from solo.rules import find
from solo.rules.core.system_parts import RuleEntry
from solo.terminal.told.rulebook import look_up
from tests.english import english

ENTRIES = (
    RuleEntry("doom", "Doom", "It is paid in coins.", ("CON-072",), ("threat",)),
    RuleEntry("luck", "Luck points", "A chase may need them.", ("CON-012",), ()),
    RuleEntry("wealth", "Wealth", "Each purchase costs coin. Chasers pay too.", ("CON-079",), ()),
)


@pytest.mark.parametrize(
    ("words", "called", "speaking"),
    [
        ("doom", "doom", ""),
        ("DOOMS", "doom", ""),
        ("con-12", "luck", ""),
        ("Con-012", "luck", ""),
        ("CON-079", "wealth", ""),
        ("threats", "doom", ""),
        ("point", "luck", ""),
        ("wea", "wealth", ""),
        ("chase", "", "luck wealth"),  # the whole word goes first; no purchase
        ("chases", "", "luck wealth"),
        ("purch", "", "wealth"),
        ("hase", "", ""),
        ("may", "", "luck"),
        ("pur", "", ""),  # too short for a beginning in a text
        ("coins", "", "doom wealth"),
        ("(", "", ""),
    ],
)
def test_a_rule_is_looked_up(words: str, called: str, speaking: str) -> None:
    found = look_up(words, ENTRIES)

    assert " ".join(entry.id for entry in found.called) == called
    assert " ".join(entry.id for entry in found.speaking) == speaking


@pytest.mark.parametrize(
    ("system", "words", "title"),
    [
        ("conan-2d20", "doom", "Doom"),
        ("conan-2d20", "con-63", "Hazards"),
        ("fell", "lucks", "Luck"),
        ("art", "chases", "Chases"),
    ],
)
def test_the_games_own_words_are_found(system: str, words: str, title: str) -> None:
    called = look_up(words, find(system).rules()).called

    assert title in [english(entry.title) for entry in called]


def test_a_word_that_ends_in_a_double_s_is_no_plural() -> None:
    bosun = RuleEntry("bosun", "Bosun", "Who calls the crew.", ("FELL-001",), ())

    assert look_up("boss", (bosun,)) == ((), ())
