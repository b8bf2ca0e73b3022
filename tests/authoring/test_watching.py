"""What `solo test` tells of choices and outcomes that no game came to."""

import json
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring import playtest, watching
from solo.authoring.playtest import Report
from solo.cli import solo
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
          also: {kicker-0: A coin., kicker-99: No die shows that.}
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


def names(parts: tuple[watching.Part, ...]) -> list[str]:
    return [part.name for part in parts]


def test_choices_that_never_open_and_outcomes_never_met_are_told(
    folder: Path, report: Report
) -> None:
    adventure = load(folder)

    assert names(playtest.unopened(adventure, report)) == ["a/unlock", "a/wait"]
    assert names(playtest.untaken(adventure, report)) == []
    assert "a/look also kicker-99" in names(playtest.unmet(adventure, report))
    assert "a/look else" not in names(playtest.unmet(adventure, report))
    assert "a/look also kicker-0" not in names(playtest.unmet(adventure, report))
    assert [part.mark.line for part in playtest.unopened(adventure, report)] == [17, 18]


def test_a_game_taken_by_another_way_is_told_of_too(folder: Path) -> None:
    """Of scenes nobody came to, nothing more is said: that nobody came is told already."""
    report = Report(games=1)

    assert playtest.unopened(load(folder), report) == ()
    assert playtest.unmet(load(folder), report) == ()


def test_watched_games_are_the_same_games(folder: Path) -> None:
    adventure, system = load(folder), find("art")
    plain = playtest.play_one(adventure, system, "7")

    report = playtest.play_one(watching.watched(adventure, set()), system, "7", replays=True)

    assert (report.turns, report.endings, report.taken) == (plain.turns, plain.endings, plain.taken)
    assert report.clean


def test_reports_of_several_processes_add_up(folder: Path, report: Report) -> None:
    both = playtest.playtest(folder, 40, "7", jobs=2)

    assert (both.met, both.offered, both.taken) == (report.met, report.offered, report.taken)


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
