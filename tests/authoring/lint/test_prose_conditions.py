"""Conditions in texts that never hold where they are asked are told, with their place."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint
from solo.authoring.lint.prose_conditions import conditions

HEAD = """\
format: 1
title: T
system: art
start: a
variables: {letter: unread, lamp: false, coins: 0}
quests: {cross: {title: Cross}, other: {title: Other}}
companions: {mina: {name: Mina}, otto: {name: Otto}}
scenes:
  a:
    enter: {quest: {take: cross}, set: {coins: coins + 1}}
    text: "TEXT"
    choices:
      - {text: Read, set: {letter: "'read'", lamp: true}, then: x}
      - {text: Ask, join: mina, then: "x{{ letter }}{{ lamp }}{{ coins }}"}
      - {text: Done, quest: {complete: cross}, goto: b, then: x}
      - {text: Other, quest: {take: other, complete: other}, goto: a, then: x}
  b: {ending: won, text: "x{% if 'otto' in companions %}y{% endif %}"}
"""


def told(folder: Path, text: str) -> list[tuple[int, str]]:
    module = HEAD.replace("TEXT", text).replace("{% if 'otto' in companions %}y{% endif %}", "x")
    (folder / "adventure.yaml").write_text(module, encoding="utf-8")
    found = [one for one in lint(folder) if one.code == "condition-never"]
    assert all(one.mark.line == 11 for one in found)
    return [(one.mark.column - 12, one.message) for one in found]


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("{% if letter == 'raed' %}x{% endif %}", 6, "'letter' is only ever 'unread' or 'read'"),
        ("Aha {{ 'x' if letter == 'raed' else 'y' }}", 14, "never holds, so what stands under it"),
        ("{% if visits == 0 %}x{% endif %}", 6, "never holds"),
        ("{% if visits >= 1 %}x{% else %}y{% endif %}", 6, "always holds, so no 'else'"),
        ("{% if not visited['a'] %}x{% endif %}", 6, "never holds"),
        ("{% if visited['b'] %}x{% endif %}", 6, "never holds"),
        ("{% if taken['a/done'] %}x{% endif %}", 6, "never holds"),
        ("{% if quests.cross == 'fail' %}x{% endif %}", 6, "never holds"),
        ("{% if 'otto' in companions %}x{% endif %}", 6, "never holds"),
        ("{% if coins > 3 and coins < 2 %}x{% endif %}", 6, "never holds"),
        ("{% if lamp %}x{% elif lamp %}y{% endif %}", 22, "asked before it, in line 11"),
        ("{% if lamp %}x{% elif  lamp == true %}y{% endif %}", 23, "rules it out"),
        ("{% if visits > 1 %}x{% elif visits == 3 %}y{% endif %}", 28, "rules it out"),
        ("{% if lamp %}{% if not lamp %}y{% endif %}{% endif %}", 19, "rules it out"),
        ("{% if lamp %}a{% else %}{% if lamp %}y{% endif %}{% endif %}", 30, "rules it out"),
    ],
)
def test_what_never_holds_is_told(text: str, column: int, words: str, tmp_path: Path) -> None:
    ((place, message),) = told(tmp_path, text)

    assert (place, words in message) == (column, True), message


@pytest.mark.parametrize(
    "text",
    [
        "{% if letter == 'read' %}x{% elif lamp %}y{% endif %}",
        "{% if visits == 1 %}x{% elif visits == 2 %}y{% else %}z{% endif %}",
        "{% if visited['b'] or lamp %}x{% endif %}",
        "{% if visited['a'] > 1 %}x{% elif visited['a'] == 1 %}y{% endif %}",
        "{% if taken['a/read'] %}x{% elif 'mina' in companions %}y{% endif %}",
        "{% if quests.cross == 'complete' %}x{% elif quests.other == 'take' %}y{% endif %}",
        "{% set letter = 'raed' %}{% if letter == 'raed' %}y{% endif %}",
        "{% for lamp in [1] %}{% if lamp == 7 %}y{% endif %}{% endfor %}",
        "{# {% if letter == 'raed' %} #}x",
        "{% if 'raed' == hero.name %}x{% endif %}",
        "{% if coins > 3 %}{% if coins > 5 %}x{% endif %}{% endif %}",
        "{% if lamp %}{% if coins > 5 %}x{% endif %}{% elif coins > 5 %}y{% endif %}",
        "{% if lamp %}x{% endif %}{% if lamp %}y{% endif %}",
        "{{ 'a' if lamp else ('b' if letter == 'read' else 'c') }}",
        "{% if lamp %}x{% else %}I'm{% endif %} I'm {% if coins > 1 %}a{% elif lamp %}b{% endif %}",
    ],
)
def test_what_may_hold_is_not(text: str, tmp_path: Path) -> None:
    assert told(tmp_path, text) == []


def test_a_timed_event_may_lead_back(tmp_path: Path) -> None:
    """It leads to one scene, and that to another where the hero may have been before."""
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: a\n"
        "events: {bell: {after: 60, goto: x}}\nscenes:\n"
        "  a: {text: A., goto: b}\n"
        "  b:\n    text: 'B{% if visits == 2 %} again{% endif %}.'\n    choices:\n"
        "      - {text: Wait, time: 70, then: Time goes by.}\n"
        "      - {text: Leave, goto: c}\n"
        "  x: {text: X., goto: b}\n"
        "  c: {ending: won, text: C.}\n"
    )

    assert lint(tmp_path) == ()


def test_conditions_know_what_is_asked_before_and_around_them() -> None:
    text = "{% if a %}{% if b %}{% elif c %}{% endif %}{% else %}{% if d %}{% endif %}{% endif %}"
    found = {one.source: one for one in conditions(text)}

    assert [*found] == ["a", "b", "c", "d"]
    assert [one.source for one in found["c"].before] == ["b"]
    assert [(one.source, one.negated) for one in found["c"].around] == [("a", False)]
    assert [(one.source, one.negated) for one in found["d"].around] == [("a", True)]
