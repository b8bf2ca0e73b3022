"""What a check may end with, as lint knows it: its labels, their signs and its counts."""

from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import examine
from solo.rules.core.odds import every
from solo.rules.fictive_hack.actions.scouting import Travel
from solo.rules.fictive_hack.catalogue import CHECKS, ENCOUNTERS
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.talents import talents
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.rules.fictive_hack.sample import hero

MODULE = """\
format: 1
title: T
system: fictive-hack
start: a
foes: {{guard: {{name: the guard, kind: tough, wounds: 2}}}}
scenes:
  a:
    choices:
      - text: Do it
        check: {{{check}}}
        outcomes: {{{outcomes}}}
      - {{text: Leave, goto: b}}
  b: {{ending: e, text: T}}
"""
YARD = "arenas: {yard: {name: the yard}}, foes: [guard]"
WAY_OUT = "arenas: {yard: {name: the yard, exit: true}}, foes: [guard]"


@pytest.mark.parametrize(
    ("check", "outcomes", "unmet"),
    [
        ("challenge: {attribute: brawn}", "passed: A., tie: B., failed: C.", ""),
        ("challenge: {attribute: brawn}", "passed: A., tie: B., failure: C.", ""),
        ("signs: {difficulty: 7}", "success: A., failed: C., unable: D.", ""),
        ("engineering: {complexity: normal}", "passed: A., unable: B.", ""),
        ("engineering: {complexity: normal}", "passed: A.", "nothing answers 1f"),
        ("deceive: {against: 1}", "believed: A., possible: B., disbelieved: C.", ""),
        ("pickpocket: {against: 1}", "clean: A., noticed: B., prevented: C.", ""),
        ("pickpocket: {against: 1}", "clean: A., prevented: C.", "nothing answers 1s-2s"),
        ("climb: {height: 6}", "climbed: A., held: B.", "nothing answers 1f"),
        ("swim: {difficulty: 4}", "swam: A., half: B., drowning: C.", ""),
        ("birdcall: {value: 1}", "unnoticed: A., noticed: B.", ""),
        ("lock: {complexity: 2}", "success: A., left: B.", ""),
        ("attack: {armor: light}", "hit: A.", "nothing answers 1f"),
        ("luck: {difficulty: 6}", "passed: A., tie: B., failed: C.", ""),
        ("pay: {silver: 5}", "paid: A., declined: B.", ""),
        ("pay: {silver: 5}", "paid: A.", "nothing answers 1f"),
        (f"fight: {{{YARD}}}", "won: A., ko: B., dying: C.", ""),
        (f"fight: {{{WAY_OUT}}}", "won: A., ko: B., dying: C.", "nothing answers 1f-3f"),
        (f"fight: {{{WAY_OUT}}}", "won: A., fled: B., ko: C., dying: D.", ""),
        (f"fight: {{{YARD}, rounds: 3}}", "won: A., failure: B.", "nothing answers 1s"),
        (f"fight: {{{YARD}, parley: simple}}", "won: A., talked: B., failure: C.", ""),
    ],
)
def test_labels_answer_the_counts_that_come_with_them(
    tmp_path: Path, check: str, outcomes: str, unmet: str
) -> None:
    module = tmp_path / "adventure.yaml"
    module.write_text(MODULE.format(check=check, outcomes=outcomes), encoding="utf-8")

    _, problems = examine(tmp_path)

    told = [problem.message for problem in problems if problem.code == "count-unmet"]
    assert [message.split(";")[0] for message in told] == ([unmet] if unmet else [])


@pytest.mark.rule("FH-165")
@pytest.mark.parametrize(("ties", "unmet"), [("hero", "nothing answers 1f"), ("nobody", "")])
def test_whose_ties_are_decides_what_a_tie_answers(tmp_path: Path, ties: str, unmet: str) -> None:
    text = MODULE.format(check="challenge: {attribute: brawn}", outcomes="success: A., tie: B.")
    failing = ", 2f+: C." if ties == "hero" else ", failed: C."
    text = text.replace("tie: B.", f"tie: B.{failing}")
    (tmp_path / "adventure.yaml").write_text(f"{text}options: {{ties: {ties}}}\n", encoding="utf-8")

    _, problems = examine(tmp_path)

    assert [problem.message.split(";")[0] for problem in problems] == ([unmet] if unmet else [])


@pytest.mark.parametrize("name", [*CHECKS, *ENCOUNTERS])
def test_every_check_says_which_labels_it_has(name: str) -> None:
    labels = getattr({**CHECKS, **ENCOUNTERS}[name], "signs", None)

    assert labels, "an author who misspells a label of it would not be told"


def checks() -> dict[str, Any]:
    """Every check with its usual fields."""
    return {name: kind() for name, kind in CHECKS.items() if name != "travel"} | {
        "travel": Travel(minutes=60)
    }


@pytest.mark.long(17)
@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("score", [-2, 0, 5])
@pytest.mark.parametrize("able", [True, False])
def test_no_check_ends_with_what_it_does_not_name(name: str, score: int, able: bool) -> None:
    """Each way that its dice can fall bears a label, a sign and a count of those it names."""
    check = checks()[name]
    known = [one for one in talents() if one != "survivor"] if able else []
    scores = dict.fromkeys(ATTRIBUTES, score)
    sheet = hero(*known, template="mechanic" if able else "fighter", **scores)
    signs, counts = getattr(check, "signs", {}), FICTIVE_HACK.counts(check)

    for outcome, _ in every(check, sheet):
        assert counts is not None
        assert outcome.count in counts
        if signs:
            assert outcome.count[-1] in signs[outcome.label]
