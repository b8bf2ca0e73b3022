"""What once was let through at load and then broke a game: told with its place."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine

MODULE = """\
format: 1
title: T
system: {system}
start: a
hero: {{{hero}}}
{sections}
scenes:
  a: {{choices: [{{text: Go, {body}, goto: b}}]}}
  b: {{ending: e, text: T}}
"""
CHASE = "check: {chase: {foes: rat, escape: 1000000}}, outcomes: {else: x}"
TRAIT = "check: {trait: {attribute: strength, difficulty: Poor, "
TALK = "check: {combat: {foes: rat, talk: {"
RAT = "foes: {rat: {name: the rat, attack: Poor, health: [Poor], attributes: {agility: Poor}}}"


@pytest.mark.parametrize(
    ("body", "sections", "told"),
    [
        (CHASE, RAT, "escape: 0 to 100, not 1,000,000"),
        (
            TRAIT + "purpose: 'lift {{ n }}'}}, outcomes: {else: x}",
            "",
            "'{{' is shown as it stands",
        ),
        ("then: x", "foes: {rat: {name: '{% if n %}rat'}}", "'{%' is shown as it stands"),
        ("then: x", "items: {rope: {name: '{{ n }}', cost: Poor}}", "'{{' is shown as it stands"),
        (CHASE.replace("escape: 1000000", "attribute: []"), RAT, "attribute to roll is missing"),
        (TALK + "attribute: [], difficulty: Poor}}}, outcomes: {else: x}", RAT, "roll is missing"),
        (
            "medkit: {name: kit, uses: 0}, then: x",
            "",
            "uses: 1 to 1,000, not 0",
        ),
    ],
)
def test_what_an_adventure_of_the_art_engine_can_not_hold_is_told(
    body: str, sections: str, told: str, tmp_path: Path
) -> None:
    text = MODULE.format(system="art", hero="create: true", body=body, sections=sections)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert told in " ".join(problem.message for problem in problems)
    assert all(problem.mark.line in (6, 8) for problem in problems)


def test_an_adventure_that_nobody_can_play_is_told(tmp_path: Path) -> None:
    text = MODULE.format(system="art", hero="create: false", body="then: x", sections="")
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert [(problem.code, problem.mark.line) for problem in problems] == [("heroes-missing", 5)]


def test_a_listener_to_bird_calls_who_has_no_number_is_told(tmp_path: Path) -> None:
    body = "check: {birdcall: {value: null}}, outcomes: {else: x}"
    text = MODULE.format(system="fictive-hack", hero="create: true", body=body, sections="")
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert "value: say what the listener rolls with, such as 3" in problems[0].message


def test_a_message_that_quotes_the_author_is_one_line(tmp_path: Path) -> None:
    body = 'treasure: {kind: "a\\tb\\nc", amount: 2}, then: x'
    text = MODULE.format(system="conan-2d20", hero="create: true", body=body, sections="")
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert problems
    assert all(problem.message.isprintable() for problem in problems)


def test_a_body_without_its_hp_is_told(tmp_path: Path) -> None:
    body = "check: {harm: {points: 3, body: d6}}, outcomes: {else: x}"
    text = MODULE.format(system="fell", hero="create: true", body=body, sections="")
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert "body: it stands for a hero's only together with 'hp'" in problems[0].message


@pytest.mark.parametrize("system", ["art", "fictive-hack", "fell", "conan-2d20", "fallout-2d20"])
@pytest.mark.parametrize("section", ["foes", "companions", "items"])
def test_what_has_no_name_is_told(system: str, section: str, tmp_path: Path) -> None:
    sections = f"{section}: {{rat: {{name: ' '}}}}"
    text = MODULE.format(system=system, hero="create: true", body="then: x", sections=sections)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert any(problem.message.startswith("name: ") for problem in problems)
    assert any("needs a name" in problem.message for problem in problems)


@pytest.mark.parametrize("kind", ["balance", "climb"])
def test_a_move_over_a_drop_needs_a_second_roll(kind: str, tmp_path: Path) -> None:
    """Who slips rolls again, not to fall; an empty list once ended the game there."""
    body = f"check: {{{kind}: {{catch: []}}}}, outcomes: {{else: x}}"
    text = MODULE.format(system="fictive-hack", hero="create: true", body=body, sections="")
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert "catch: at least one is needed" in [problem.message for problem in problems]
