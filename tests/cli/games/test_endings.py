"""The endings that a player has met: kept beside the saves, told at the end of a game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo import endings as kept
from solo import heroes, shelf
from solo.adventure.loader import load
from solo.cli.games.endings import endings, following
from solo.cli.games.opening import Start, begin, go_on
from solo.cli.games.play import play
from solo.cli.games.wishes import Wishes
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.errors import SaveError
from solo.view.endings import endings_record, spread
from solo.view.texts import saying
from solo.view.whole import view
from solo.words import Words

LINE = """
format: 1
title: The Line
system: art
start: a
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  a: {text: A., choices: [{text: Go in, goto: b}, {text: Go home, goto: home}]}
  b: {text: B., choices: [{text: Go on, goto: c}, {text: Wait, then: You wait.}]}
  c: {text: C., choices: [{text: Ring, goto: rung}, {text: Leave it, goto: left}]}
  home: {ending: {kind: lost, title: Home, hint: One may always turn back.}}
  rung: {ending: {kind: won, title: Rung}, text: It rings.}
  left: {ending: {kind: won, title: Left, hint: Bells may be left alone.}, text: It hangs.}
"""


@pytest.fixture
def line(tmp_path: Path, module: Callable[[str], Path]) -> Path:
    folder = tmp_path / "line"
    folder.mkdir()
    ada = (module("scenes: {}") / "ada.yaml").read_text("utf-8")
    (folder / "adventure.yaml").write_text(LINE, encoding="utf-8")
    (folder / "ada.yaml").write_text(ada, encoding="utf-8")
    return folder


def played(line: Path, place: Path, typed: str) -> str:
    words = [str(line), "--plain", "--new", "--seed", "1", "--offers", "always"]
    words += ["--saves", str(place)]
    done = CliRunner().invoke(play, [*words, "--heroes", str(place / "h")], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_end_tells_what_was_done_and_which_endings_were_met(line: Path, tmp_path: Path) -> None:
    first = played(line, tmp_path, "1\n2\n1\n1\n\n")
    second = played(line, tmp_path, "2\n\n")

    assert "What you did:\n  - Go in\n  - Go on\n  - Ring" in first
    assert "You have met 1 of the 3 endings." in first
    assert first.index(".jsonl\n") < first.index(
        "What you did:"
    )  # where it is recorded is one thing
    assert "Not met yet: One may always turn back." in first
    assert "To play next: " in first
    assert "You have met 2 of the 3 endings." in second
    assert "One may always turn back" not in second
    assert "Not met yet: Bells may be left alone." in second


def test_endings_are_kept_beside_the_saves_and_listed(line: Path, tmp_path: Path) -> None:
    before = sorted(path.name for path in line.iterdir())
    played(line, tmp_path, "2\n\n")
    played(line, tmp_path, "2\n\n")
    words = [str(line), "--saves", str(tmp_path)]

    said = CliRunner().invoke(endings, words).output
    told = json.loads(CliRunner().invoke(endings, [*words, "--json"]).output)

    assert "The Line: you have met 1 of its 3 endings." in said
    assert "Home (2 times)" in said
    assert "Rung" not in said  # nothing is told of what was not met but its hint
    assert [one["ending"] for one in told["met"]] == ["home"]
    assert told["hints"] == ["Bells may be left alone."]
    assert sorted(path.name for path in line.iterdir()) == before


def test_an_ending_taken_back_was_met_and_another_is_met_too(line: Path, tmp_path: Path) -> None:
    game = begin(Start(line, Seeded("1"), tmp_path, ("Ada",)))
    session = game.session
    for command in (Choose("go-home"), Undo(), Choose("go-in"), Choose("go-on"), Choose("ring")):
        session.do(command)
    game.journal.close()

    assert set(kept.met(tmp_path, "line")) == {"home", "rung"}

    again = go_on(game.journal.path, tmp_path, lambda sides: 1, lambda told: True)
    again.journal.close()
    assert again.session.met == {"home", "rung"}
    assert kept.met(tmp_path, "line")["rung"].times == 1  # a look at it is no second time


def test_the_view_tells_a_page_of_them(line: Path, tmp_path: Path) -> None:
    game = begin(Start(line, Seeded("1"), tmp_path, ("Ada",)))
    before = view(game.session)["endings"]
    game.session.do(Choose("go-home"))
    told = view(game.session)["endings"]
    game.journal.close()

    assert isinstance(before, dict)
    assert (before["met"], before["did"], before["count"]) == ([], [], 3)
    assert isinstance(told, dict)
    assert told["met"] == [{"id": "home", "kind": "lost", "title": "Home"}]
    assert told["did"] == ["Go home"]
    assert told["hints"] == ["Bells may be left alone."]
    assert len(told["next"]) == 3


def test_five_deeds_stand_for_many() -> None:
    assert list(spread(range(3), 5)) == [0, 1, 2]
    assert list(spread(range(9), 5)) == [0, 2, 4, 6, 8]
    assert len(list(spread(range(100), 5))) == 5


def test_in_german_the_end_is_told_in_german(line: Path, tmp_path: Path) -> None:
    text = (line / "adventure.yaml").read_text("utf-8")
    (line / "adventure.yaml").write_text(text.replace("system:", "language: de\nsystem:"), "utf-8")

    said = played(line, tmp_path, "2\n\n")

    assert "Was du getan hast:" in said
    assert "Du kennst 1 von 3 Enden." in said
    assert "Noch nicht gesehen: Bells may be left alone." in said


def test_who_says_yes_keeps_the_hero(
    line: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wishes, "talks", property(lambda self: True))

    said = played(line, tmp_path, "2\n\ny\n")
    kept_heroes = heroes.listed(tmp_path / "h")
    declined = played(line, tmp_path / "other", "2\n\nn\n")

    assert "Keep your hero for other adventures? [Y/n]" in said
    assert [one.kept.name for one in kept_heroes if one.kept] == ["Ada"]
    assert "To take your hero on to other adventures:" in declined
    assert not heroes.listed(tmp_path / "other" / "h")


def test_a_damaged_list_is_left_as_it_is_and_keeps_nobody_from_playing(
    line: Path, tmp_path: Path
) -> None:
    (tmp_path / kept.FILE).write_text("{not json", encoding="utf-8")

    said = played(line, tmp_path, "2\n\n")

    assert "You have met 1 of the 3 endings." in said
    assert (tmp_path / kept.FILE).read_text("utf-8") == "{not json"
    with pytest.raises(SaveError, match="is damaged"):
        kept.note(tmp_path, "line", "home")


def test_a_strangers_list_does_no_harm(tmp_path: Path) -> None:
    told = {"line": {"home": {"first": 3, "times": -1}, "b": {"times": 2}, "c": []}, "x": 1}
    (tmp_path / kept.FILE).write_text(
        json.dumps({"solo_endings": 1, "adventures": told}), encoding="utf-8"
    )

    assert set(kept.met(tmp_path, "line")) == {"b"}
    assert kept.met(tmp_path, "x") == {}


def test_the_record_is_the_same_for_any_front_end(line: Path, tmp_path: Path) -> None:
    game = begin(Start(line, Seeded("1"), tmp_path, ("Ada",)))
    told = endings_record(game.session, saying(Words("")))
    game.journal.close()

    assert told == view(game.session)["endings"]


def test_what_to_play_next_is_called_as_it_is_in_the_language_of_the_game(tmp_path: Path) -> None:
    """An adventure that is translated goes by its translated title; others by their own."""
    told = following(load(shelf.find("first-steps"), language="de"), tmp_path)

    assert told == ("Kilometer drei", "One Gold Coin", "The Lending")
