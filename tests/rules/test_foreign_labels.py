"""Labels under `outcomes` that a check never gives are told to the author; so is what it gives."""

from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import examine
from solo.rules import find
from solo.rules.core.odds import every
from solo.rules.fell.checks.ladder import Die

MODULE = """\
format: 1
title: T
system: {system}
start: a
foes: {{guard: {{name: the guard{guard}}}}}
scenes:
  a:
    choices:
      - text: Do it
        check: {{{check}}}
        outcomes: {{{key}: X., else: Y.}}
      - {{text: Leave, goto: b}}
  b: {{ending: e, text: T}}
"""
GUARD = {"fell": "", "fallout-2d20": ", tn: 9, health: 5", "conan-2d20": ", tn: 9"}
LUCK = "luck: {die: d6}"
FIGHT = "fight: {foes: [guard]}"
ROUNDS = "fight: {foes: [{foe: guard}]}"
WAIT = "{id: wait, text: Wait, check: {skill: speech}}"
YIELD = "{id: sit, text: Sit, ends: true, check: {skill: speech}}"

STRANGE = [
    ("fell", "test: dex", "won"),
    ("fell", LUCK, "passed"),
    ("fell", "cast: hush", "passed"),
    ("fell", "cast: {spell: hush, safe: true}", "strained"),
    ("fell", "reaction: the guard", "lost"),
    ("fell", "meeting: guard", "refused"),
    ("fell", "leverage: {rival: d6}", "helpful"),
    ("fell", "morale: guard", "fled"),
    ("fell", "request: {rival: d6}", "won"),
    ("fell", "journey: 2", "lucky"),
    ("fell", "rest: 2", "trouble"),
    ("fell", "haven: {}", "won"),
    ("fell", "harm: {points: 3}", "hit"),
    ("fell", "attack: d6", "harmed"),
    ("fell", "blast: d6", "dead"),
    ("fell", FIGHT, "talked"),
    ("fell", "fight: {foes: [guard], flee: false}", "fled"),
    ("fallout-2d20", "skill: speech", "won"),
    ("fallout-2d20", "damage: 3", "passed"),
    ("fallout-2d20", ROUNDS, "turned"),
    ("fallout-2d20", f"fight: {{foes: [{{foe: guard}}], deeds: [{WAIT}]}}", "turned"),
    ("fallout-2d20", ROUNDS, "over"),
    ("fallout-2d20", "fight: {foes: [{foe: guard}], exit: false}", "fled"),
    ("conan-2d20", ROUNDS, "lost"),
    ("conan-2d20", ROUNDS, "turned"),
    ("conan-2d20", ROUNDS, "over"),
    ("conan-2d20", "struggle: {skill: melee}", "passed"),
    ("conan-2d20", "hazard: {dice: 3}", "won"),
]
KNOWN = [
    ("fell", "cast: hush", "barred"),
    ("fell", "meeting: guard", "indifferent"),
    ("fell", "request: {rival: d6}", "absent"),
    ("fell", "haven: {}", "no advance"),
    ("fell", "fight: {foes: [guard], talk: Pay}", "talked"),
    ("fell", FIGHT, "aborted"),
    ("fallout-2d20", "damage: 3", "unharmed"),
    ("fallout-2d20", f"fight: {{foes: [{{foe: guard}}], deeds: [{YIELD}]}}", "turned"),
    ("fallout-2d20", "fight: {foes: [{foe: guard}], rounds: 2}", "over"),
    ("conan-2d20", "fight: {foes: [{foe: guard}], rounds: 2}", "over"),
    ("conan-2d20", "struggle: {skill: melee}", "lost"),
    ("conan-2d20", "hazard: {dice: 3, doom_cost: 1}", "spared"),
]


def codes(folder: Path, system: str, check: str, key: str) -> dict[str, str]:
    """Return what lint says of a module whose one check has that key."""
    text = MODULE.format(system=system, guard=GUARD[system], check=check, key=key)
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    return {problem.code: problem.message for problem in examine(folder)[1]}


@pytest.mark.parametrize(("system", "check", "key"), STRANGE)
def test_a_label_that_a_check_never_gives_is_told(
    tmp_path: Path, system: str, check: str, key: str
) -> None:
    told = codes(tmp_path, system, check, key).get("label-unknown", "")

    assert told.startswith(f"'{key}' can't come of this check; ")


@pytest.mark.parametrize(("system", "check", "key"), KNOWN)
def test_a_label_that_it_gives_is_not(tmp_path: Path, system: str, check: str, key: str) -> None:
    assert "label-unknown" not in codes(tmp_path, system, check, key)


def test_the_labels_that_it_has_are_listed(tmp_path: Path) -> None:
    told = codes(tmp_path, "fell", "harm: {points: 3}", "unbroken")

    assert "it has unharmed, harmed, held, out, dead" in told["label-unknown"]


FILLED: dict[str, dict[str, dict[str, Any]]] = {
    "fell": {
        "test": {"die": "d6"}, "contest": {"die": "d6", "rival": "d4"}, "luck": {},
        "cast": {"die": "d6"}, "reaction": {"die": "d12"},
        "leverage": {"die": "d6", "rival": "d6"}, "morale": {"die": "d12", "rival": "d4"},
        "request": {"die": "d6", "rival": "d6"}, "attack": {"dice": ["d4"]},
        "blast": {"die": "d4", "targets": 2}, "rest": {"danger": 2}, "question": {},
    },
    "fallout-2d20": {"skill": {"tn": 9}, "damage": {"dice": 3, "armor": 1}, "oracle": {}},
}  # fmt: skip
ROLLED = [(system, name) for system, checks in FILLED.items() for name in checks]


@pytest.mark.parametrize(("system", "name"), ROLLED)
def test_whatever_a_check_comes_to_is_among_its_labels_with_its_sign(
    system: str, name: str
) -> None:
    rules = find(system)
    fields = FILLED[system][name]
    check = rules.checks[name](**{key: _read(value) for key, value in fields.items()})

    for outcome, _ in every(check, None):
        assert outcome.count[-1:] == check.signs[outcome.label]


@pytest.mark.parametrize("system", FILLED)
def test_every_check_says_which_labels_it_has_and_all_of_them_can_be_keyed(system: str) -> None:
    rules = find(system)

    for kind in {**rules.checks, **rules.encounters}.values():
        signs = kind.signs
        if not isinstance(signs, property):
            assert signs
            assert {*signs} <= {*rules.labels}


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_read, value))
    return Die.parse(value) if isinstance(value, str) else value
