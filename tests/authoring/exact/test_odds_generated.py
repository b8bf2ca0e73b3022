"""`solo odds` of small adventures made at random: circles, no way out, and next to no time.

No denominator in it can be 0. A state that leads to itself is left by `1 - stays`, and where that
is nothing it goes round for ever before any division (`solve.py`). A way of dice divides by the
weights of what may fall, of which a die has one at least and a table no row without results. Where
work is measured, the divisor is a tenth of a limit that is set.
"""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli import solo
from solo.errors import SoloError

HERO = "{name: Ada, concept: a tester, attributes: {str: d6, dex: d6, int: d6, wil: d6}, hp: 3}"
RAT = {"name": "a rat", "str": "d4", "dex": "d6", "wil": "d6", "hp": 0, "weapon": "d4"}
CONDITIONS = (
    *("n > 0", "n < 3", "k", "not k", "visits > 2", "false", "hero.hp > 0", "clock > 30"),
    *("turn < 3", "w == 'red'"),
)
CHECKS = ({"luck": {}}, {"test": {"attribute": "str"}}, {"fight": {"foes": ["rat"]}})
EFFECTS = (
    *({"set": {"n": "1 - n"}}, {"set": {"k": "not k"}}, {"draw": {"t": "w"}}),
    *({"draw": {"d": "w"}}, {"harm": 1}, {"time": 5}, {"time": 600}, {}, {}, {}),
)
POOL = ({"pool": "p", "pick": "best"}, {"pool": "p", "pick": "random"})
WAYS = (*"abcd", *"abcd", "x", "y", *POOL)
LIMITS = (("1", "1"), ("2", "0.000001"), ("0", "0.3"), ("60", "0.3"))


def branch(pick: random.Random, depth: int = 0) -> dict[str, object]:
    made: dict[str, object] = {"text": "t", **pick.choice(EFFECTS)}
    if depth < 2 and pick.random() < 0.3:
        answers = {key: branch(pick, depth + 1) for key in ("success", "else")}
        return {**made, "check": pick.choice(CHECKS), "outcomes": answers}
    return {**made, "goto": pick.choice(WAYS)} if pick.random() < 0.7 else made


def choice(pick: random.Random) -> dict[str, object]:
    made = branch(pick)
    made["then"] = made.pop("text")
    made["text"] = "C"
    if "check" in made:
        del made["then"]
    if pick.random() < 0.4:
        made["when"] = pick.choice(CONDITIONS)
    return {**made, **pick.choice(({}, {}, {"once": True}, {"fallback": True}))}


def scene(pick: random.Random, key: str) -> dict[str, object]:
    made: dict[str, object] = {"text": "S"}
    if key in "cd":
        made |= {"pool": "p", "priority": pick.randint(1, 2), "when": pick.choice(CONDITIONS)}
    if pick.random() < 0.3:
        entry = branch(pick, 1)
        made |= {name: entry[name] for name in ("check", "outcomes") if name in entry}
    count = pick.randint(1, 3)
    made["choices"] = [{"id": f"c{n}", **choice(pick)} for n in range(count)]
    return made


def adventure(pick: random.Random) -> dict[str, object]:
    event = {"after": pick.choice((0, 5, 30)), "text": "e", "set": {"n": "n + 1"}}
    if pick.random() < 0.5:
        event |= {"every": pick.choice((1, 5, 30))}
    elif pick.random() < 0.5:
        event |= {"goto": pick.choice("abcd")}
    return {
        **{"format": 1, "title": "T", "system": "fell", "start": "a", "foes": {"rat": RAT}},
        "hero": {"create": False, "pregenerated": ["ada.yaml"]},
        "variables": {"n": 0, "k": False, "w": "none"},
        "tables": {"t": {"1-25": "red", "26-100": "blue"}, "d": {"deck": True, "rows": ["red"]}},
        **({"events": {"e": event}} if pick.random() < 0.5 else {}),
        "scenes": {
            **{key: scene(pick, key) for key in "abcd"},
            **{key: {"text": "E", "ending": key} for key in "xy"},
        },
    }


@pytest.mark.parametrize("seed", range(8))
def test_no_adventure_brings_a_division_by_zero(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    pick, told = random.Random(seed), 0
    (tmp_path / "ada.yaml").write_text(HERO)
    for _ in range(12):
        text = json.dumps(adventure(pick))
        (tmp_path / "adventure.yaml").write_text(text)
        states, seconds = pick.choice(LIMITS)
        words = ["odds", str(tmp_path), "--states", states, "--seconds", seconds]
        words += pick.choice(([], ["--json"], ["--plain"], ["--at", "b"]))
        done = CliRunner().invoke(solo, words)
        told += done.exit_code == 0
        assert isinstance(done.exception, (type(None), SoloError, SystemExit)), text

    assert told >= 3


@pytest.mark.parametrize("choices", ["[{text: A, goto: a}]", "[{text: A, then: t, set: {n: n}}]"])
def test_a_state_that_leads_to_itself_alone_goes_round_for_ever(
    choices: str, tmp_path: Path
) -> None:
    """The way out is never open; with one state of limit nothing of it is known."""
    (tmp_path / "ada.yaml").write_text(HERO)
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: fell\nstart: a\nvariables: {n: 0}\n"
        "hero: {create: false, pregenerated: [ada.yaml]}\nscenes:\n"
        f"  a: {{text: A., choices: [{choices[1:-1]}, {{text: X, when: n > 5, goto: x}}]}}\n"
        "  x: {text: X., ending: x}\n"
    )

    done = CliRunner().invoke(solo, ["odds", str(tmp_path), "--states", "1"])

    assert done.exit_code == 0
    assert "100.0%  (goes round for ever)" in done.output
