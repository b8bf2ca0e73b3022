"""Keys under `also` that nothing ever brings, and labels of other checks, are told at load."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine

TRAIT = "trait: {attribute: fate, difficulty: poor}"
SKILL = "skill: {skill: athletics, difficulty: 1, on_complication: author"
FO = SKILL.replace("athletics", "survival")
BUY = "buys: [{id: rope, text: The rope, cost: 1}]"
DOOR = "objects: {door: {text: Kick it, attribute: strength, ends: true}, box: {text: Open it}}"
COMBAT = f"combat: {{foes: [rat], ends: [{{name: relieved, round: 5}}], {DOOR}}}"
DEED = f"deeds: [{{id: bell, text: Ring, check: {{skill: athletics, {BUY}}}}}]"
FIGHT = f"fight: {{foes: [rat], doom_effects: [{{id: beam, text: A beam.}}], {DEED}}}"
ROUNDS = f"fight: {{foes: [rat], {DEED.replace('athletics', 'survival')}}}"
PLAIN = "fight: {foes: [rat]}"
WRONG = (
    ("art", TRAIT, "escaped", "on top come doubles, kicker-N"),
    ("art", TRAIT, "doubels", "did you mean 'doubles'"),
    ("art", TRAIT, "kicker-12", "on top come doubles, kicker-N"),
    ("art", "fate: {difficulty: poor}", "stopped", "on top come doubles, kicker-N"),
    ("fell", "test: {attribute: dex}", "doubles", "on top come helper-trouble"),
    ("fell", "luck: {}", "doubles", "no triggers at all"),
    ("fictive-hack", "challenge: {attribute: daring}", "complication", "on top come doubles"),
    ("conan-2d20", f"{SKILL}}}", "complicaton", "did you mean 'complication'"),
    ("fallout-2d20", f"{FO}}}", "doubles", "on top come complication, complication-N"),
    ("art", COMBAT, "fled-foes", "on top come relieved, door, stalemate, companion-died, left-beh"),
    ("art", COMBAT, "box", "on top come relieved"),
    ("conan-2d20", FIGHT, "take", "did you mean 'taken'"),
    ("conan-2d20", FIGHT, "beem", "did you mean 'beam'"),
    ("fallout-2d20", ROUNDS, "companion-dead", "did you mean 'companion-down'"),
    ("fell", PLAIN, "hero-dwn", "did you mean 'hero-down'"),
    (
        "fell",
        PLAIN,
        "hesitate",
        "on top come retreat, flee, surrender-on-terms, surrender, hero-do",
    ),
    ("fictive-hack", PLAIN, "robbed-rta", "did you mean 'robbed-rat'"),
    ("fictive-hack", PLAIN, "hero-down", "on top come lost-…, robbed-rat, robbed-rat-N"),
)
RIGHT = (
    ("art", TRAIT, "doubles"),
    ("art", TRAIT, "kicker-3"),
    ("art", "trait: {attribute: fate, difficulty: poor, who: any}", "ada"),
    ("fictive-hack", "challenge: {attribute: daring}", "doubles"),
    ("conan-2d20", f"{SKILL}}}", "complication-2"),
    ("conan-2d20", f"{SKILL}, {BUY}}}", "rope"),
    ("fallout-2d20", f"{FO}, {BUY}}}", "rope"),
    ("fallout-2d20", f"{FO}, minutes: 5}}", "reduce-time"),
    *(("art", COMBAT, key) for key in ("relieved", "door", "stalemate", "flawless", "foes-fled")),
    *(("conan-2d20", FIGHT, key) for key in ("bell", "beam", "rope", "captured", "lost-tomas")),
    *(("fell", PLAIN, key) for key in ("surrender-on-terms", "retreat", "hero-down", "dead")),
    *(("fictive-hack", PLAIN, key) for key in ("lost-tomas", "robbed-rat", "robbed-rat-2")),
    *(("fallout-2d20", ROUNDS, key) for key in ("bell", "rope", "companion-down")),
)


def told(folder: Path, system: str, check: str, keys: str) -> list[str]:
    """Return what is said of the keys of outcomes."""
    (folder / "adventure.yaml").write_text(
        f"format: 1\ntitle: T\nsystem: {system}\nstart: a\n"
        "foes: {rat: {name: the rat}}\nscenes:\n"
        f"  a: {{choices: [{{text: T, check: {{{check}}}, outcomes: {{{keys}}}, goto: b}}]}}\n"
        "  b: {ending: won}\n"
    )
    _, problems = examine(folder)
    assert {one.code for one in problems} <= {"label-unknown", "hero-missing"}, problems
    return [one.message for one in problems if one.code == "label-unknown"]


@pytest.mark.parametrize(("system", "check", "key", "reason"), WRONG)
def test_a_trigger_that_never_comes_is_told(
    system: str, check: str, key: str, reason: str, tmp_path: Path
) -> None:
    (message,) = told(tmp_path, system, check, f"else: x, also: {{{key}: y}}")

    assert message.startswith(f"'{key}' never comes on top of this check")
    assert reason in message


@pytest.mark.parametrize(("system", "check", "key"), RIGHT)
def test_a_trigger_that_may_come_is_not(system: str, check: str, key: str, tmp_path: Path) -> None:
    assert told(tmp_path, system, check, f"else: x, also: {{{key}: y}}") == []


@pytest.mark.parametrize("key", ["stopped", "escaped", "won", "unfinished"])
def test_a_label_of_another_check_is_told(key: str, tmp_path: Path) -> None:
    (message,) = told(tmp_path, "art", TRAIT, f"else: x, {key}: y")

    assert message.startswith(f"'{key}' can't come of this check")
    assert told(tmp_path, "art", TRAIT, "else: x, aborted: y, awesome: z") == []
