"""What texts may ask of an outcome: each system names all facts that its outcomes have."""

from pathlib import Path
from typing import Any

import pytest

from solo import shelf
from solo.adventure.loader import load
from solo.adventure.mistakes.strange_names import of_any
from solo.authoring.playtests.bots import Bot
from solo.cli.rolls.roll import resolve
from solo.engine import world
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Outcome
from tests.rules.every import every_system
from tests.rules.test_odds_agree import _checks, _without_a_hero

MOST_TURNS = 150
ROLLS = 20


def facts_of(system: Any) -> frozenset[str]:
    """Return all facts that outcomes of a system may have."""
    return frozenset[str]().union(*system.told_of.values())


@pytest.mark.parametrize(("system", "check"), _checks())
def test_every_fact_of_a_roll_is_named(system: str, check: str) -> None:
    played: Any = find(system)
    value, _ = _without_a_hero(played, check)
    for number in range(ROLLS):
        outcome = resolve(value, SeededDice(f"told {number}"), played.nobody)
        assert outcome.facts.keys() <= facts_of(played)


@pytest.mark.long(4)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_every_fact_of_a_played_outcome_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A random player comes through fights, chases, journeys and shops too."""
    adventure = load(path)
    played: Any = find(adventure.system)
    strange: set[str] = set()
    tell = world.View.tell

    def watched(view: world.View, outcome: Outcome | None) -> None:
        strange.update(() if outcome is None else {*outcome.facts} - facts_of(played))
        tell(view, outcome)

    monkeypatch.setattr(world.View, "tell", watched)
    for seed in ("told a", "told b"):
        session, bot = Session(adventure, played, Seeded(seed)), Bot(seed)
        for _ in range(MOST_TURNS):
            if session.over:
                break
            session.do(bot.command(session))

    assert strange == set()


def test_what_every_outcome_has_is_told() -> None:
    assert {*world._facts(Outcome("x"))} == of_any({})


ROLL = {
    "art": "trait: {trait: 9}",
    "fictive-hack": "challenge: {value: 2}",
    "fell": "test: {die: d6}",
    "conan-2d20": "skill: {tn: 9}",
    "fallout-2d20": "skill: {tn: 9}",
}


def written(folder: Path, system: str, asked: str) -> Path:
    (folder / "adventure.yaml").write_text(
        f"format: 1\ntitle: T\nsystem: {system}\nstart: a\nscenes:\n  a:\n"
        f"    check: {{{ROLL[system]}}}\n"
        f"    outcomes: {{else: {{text: '{{{{ outcome.{asked} }}}}', goto: b}}}}\n"
        "  b: {ending: won}\n"
    )
    return folder


@every_system
def test_what_no_outcome_has_is_refused_with_place_and_cure(system: str, tmp_path: Path) -> None:
    with pytest.raises(SoloError) as refused:
        load(written(tmp_path, system, "nonsense"))
    assert "adventure.yaml:8:33" in str(refused.value)
    assert "no outcome of these rules has a 'nonsense'" in str(refused.value)

    with pytest.raises(SoloError, match="did you mean 'label'"):
        load(written(tmp_path, system, "labl"))


@every_system
def test_what_an_outcome_has_may_be_told(system: str, tmp_path: Path) -> None:
    for name in sorted(of_any({}) | facts_of(find(system))):
        assert load(written(tmp_path, system, name)).start == "a"
