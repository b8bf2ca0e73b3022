"""What must work on every Python: each shipped adventure is checked, loaded, played and verified.

`.ci/run pythons` runs all of it, and the saves of `tests/old`, on each Python that it finds.
"""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo import shelf
from solo.authoring.playtests.bots import Bot
from solo.cli import solo
from solo.cli.games.opening import Start, begin
from solo.engine.chance import Seeded
from tests.test_transcripts import FILES, began, from_record, lines

SHIPPED = [path.name for path in shelf.shipped()]
TURNS = 40


def ran(*words: str) -> str:
    """Run a command, which must go well, and return what it prints."""
    done = CliRunner().invoke(solo, words, standalone_mode=False, catch_exceptions=False)
    assert not done.return_value, done.output
    return done.output


@pytest.mark.long(4)  # in `.ci/run pythons`, which knows no such mark, all
@pytest.mark.parametrize("name", SHIPPED)
def test_an_adventure_is_without_problems(name: str) -> None:
    assert "no problems" in ran("lint", name)


@pytest.mark.long(6)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_game_is_played_verified_and_told(name: str, tmp_path: Path) -> None:
    game = begin(Start(shelf.find(name), Seeded("python"), tmp_path))
    bot = Bot("python")
    with game.journal:
        while not game.session.over and game.session.state.turn < TURNS:
            game.session.do(bot.command(game.session))

    assert json.loads(ran("verify", str(game.journal.path), "--json"))["agrees"] is True
    assert game.session.adventure.title in ran("journal", str(game.journal.path))


@pytest.mark.long(1)  # here `test_transcripts` plays them all
@pytest.mark.parametrize("name", SHIPPED)
def test_a_game_goes_as_on_any_other_python(name: str) -> None:
    """Dice, texts and digests follow from the seed, whatever the Python."""
    path = next(path for path in FILES if path.name.startswith(name))
    head, *turns = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    session, _ = began(head)

    for turn in turns:
        assert lines(session.do(from_record(turn["command"]))) == turn["events"]
