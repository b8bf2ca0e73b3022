"""Fights in plain words: no letters of a drawing, and each choice on a line of its own."""

import re

import pytest
from click.testing import CliRunner

from solo.cli.games.play import play
from solo.rules.art.actions.words import words
from solo.words import english, with_fact

FIGHTS = (
    "the-lending standoff",
    "the-long-noon shadow",
    "nine-cold-bottles dogs",
    "what-the-bridge-will-bear quit-fight",
    "the-drowned-counting-house toll",
    "the-fifth-act scuffle",
)
MARK = re.compile(r"^[A-Za-z]\d? (you|the |Captain)|\([A-Za-z]\d?\)")
SHARED = re.compile(r"^ ?\d+\. .* {3,}\d+\. ")


@pytest.mark.parametrize("where", FIGHTS)
def test_a_fight_in_plain_words(where: str) -> None:
    adventure, scene = where.split()
    given = [adventure, "--at", scene, "--plain", "--seed", "3"]
    done = CliRunner().invoke(play, given, input="1\nlook\n1\nlook\n1\n")
    lines = done.output.splitlines()

    assert any("Round 1" in line for line in lines), done.output
    assert [line for line in lines if MARK.search(line) or SHARED.match(line)] == []


def test_a_chase_in_plain_words_names_who_runs() -> None:
    dog = words("gap", name="the dog", mark="d", bands=2)
    told = words("apart", mark="M", pursued=True, gaps=(dog,))

    assert english(told) == "You (M); behind, the dog (d) 2 bands."
    assert english(with_fact(told, "mark", "")) == "You; behind, the dog 2 bands."


@pytest.mark.parametrize(
    ("where", "threshold"),
    [
        ("nine-cold-bottles dogs", r"; \d+ or less succeeds: (no|\d+) success"),
        ("the-drowned-counting-house toll", r"; \d+ or less succeeds: (no|\d+) success"),
        ("what-the-bridge-will-bear quit-fight", r"It shows \d+; \d+ or more is needed: "),
        ("the-fifth-act scuffle", r"; \d+ or more hits: a (hit|miss)"),
    ],
)
def test_a_blow_is_told_with_the_face_that_it_took(where: str, threshold: str) -> None:
    adventure, scene = where.split()
    given = [adventure, "--at", scene, "--plain", "--seed", "3"]
    done = CliRunner().invoke(play, given, input="1\n" * 24)

    assert re.search(threshold, " ".join(done.output.split())), done.output
