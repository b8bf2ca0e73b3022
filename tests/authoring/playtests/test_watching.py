"""What `solo test` tells of choices and outcomes that no game came to."""

import json
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.playtests import playtest
from solo.authoring.playtests.one_game import Game, Prepared
from solo.authoring.playtests.parts import Part, idle, unmet
from solo.authoring.playtests.report import Report
from solo.cli import solo
from solo.engine.journal import replay
from solo.rules import find

MODULE = """\
format: 1
title: T
system: art
start: a
hero: {create: false, pregenerated: [hero.yaml]}
variables: {n: 0, key: false}
scenes:
  a:
    text: Here.
    choices:
      - text: Look
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          awesome: {text: A key., set: {n: 1}}
          else: {text: Nothing., set: {n: "n + 1"}}
          also: {kicker-0: A coin., kicker-9: No die of these games shows that.}
      - {text: Unlock, when: key, set: {key: true}, goto: b}
      - {text: Wait, when: n > 99, then: You wait.}
      - {text: Go, goto: b}
  b: {ending: won}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "adventure.yaml").write_text(MODULE, encoding="utf-8")
    hero = next((find("art").template / "heroes").glob("*.yaml"))
    (tmp_path / "hero.yaml").write_bytes(hero.read_bytes())
    return tmp_path


@pytest.fixture
def report(folder: Path) -> Report:
    return playtest.playtest(folder, 40, "7")


@pytest.fixture
def ready(folder: Path) -> Prepared:
    return Prepared(load(folder))


def names(parts: tuple[Part, ...]) -> list[str]:
    return [part.name for part in parts]


def test_choices_that_never_open_and_outcomes_never_met_are_told(
    ready: Prepared, report: Report
) -> None:
    choices = idle(ready.parts, report.hits, "choices")
    outcomes = names(idle(ready.parts, report.hits, "outcomes"))

    assert names(choices) == ["a/unlock", "a/wait"]
    assert not {"a/unlock", "a/wait"} & report.offered.keys()
    assert "a/look also kicker-9" in outcomes
    assert "a/look else" not in outcomes
    assert "a/look also kicker-0" not in outcomes
    assert [part.mark.line for part in choices] == [17, 18]


def test_of_scenes_nobody_came_to_nothing_more_is_told_to_people(ready: Prepared) -> None:
    nothing = Report(games=1)

    assert idle(ready.parts, nothing.hits, "choices") == ()
    assert len(names(unmet(ready.parts, nothing.hits))) == len(ready.parts)


def test_watched_games_are_the_same_games(folder: Path, ready: Prepared) -> None:
    """What a bot plays comes to the same without anybody watching."""
    game = Game(ready, "7", 0, keep=True)
    game.play()

    again = replay(game.records, load(folder), find("art"))

    assert again.trouble == ""
    assert again.good == len(game.records) - 1 > 0


def test_reports_of_several_processes_add_up(folder: Path, report: Report) -> None:
    assert playtest.playtest(folder, 40, "7", jobs=2) == report


@pytest.mark.parametrize("create", ["true", "false"])
def test_a_game_that_only_meets_mistakes_is_soon_over(folder: Path, create: str) -> None:
    module = MODULE.replace("text: Here.", 'text: "{{ [1][n + 5] + 1 }}"')
    module = module.replace("create: false", f"create: {create}")
    (folder / "adventure.yaml").write_text(module, encoding="utf-8")

    report = playtest.playtest(folder, 1, "7")

    assert report.faults
    assert report.turns < 200
    assert report.unended == 0


def test_the_command_tells_them_with_their_places(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    solo.main(["test", str(folder), "--games", "40", "--seed", "7"], standalone_mode=False)
    told = capsys.readouterr().out
    solo.main(
        ["test", str(folder), "--games", "40", "--seed", "7", "--json"], standalone_mode=False
    )
    facts = json.loads(capsys.readouterr().out)

    assert "Choices never open\n  a/unlock (" in told
    assert "Outcomes never met\n" in told
    assert facts["unopened"][1].startswith("a/wait (")
    assert facts["untaken"] == []
