"""Random players: they play by the rules, end, and do the same again from the same seed."""

from pathlib import Path

import pytest

from solo import rules, shelf
from solo.adventure.loader import load
from solo.authoring import scaffold
from solo.authoring.playtests import playtest, verdict
from solo.authoring.playtests.bots import Bot
from solo.authoring.playtests.one_game import MOST_TURNS
from solo.authoring.playtests.parts import parts, unmet
from solo.authoring.playtests.report import Report
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Try, Undo
from solo.engine.session import Session
from solo.rules import find
from tests.shipped import loaded

STUCK = """\
format: 1
title: Stuck
system: art
start: cell
variables: {key: false}
scenes:
  cell:
    text: A cell.
    choices:
      - {text: Out, when: key, goto: street}
      - {id: break, text: "Break {{ 1 // (0 * visits) }}", goto: street}
  street: {ending: out, text: Out.}
"""


@pytest.fixture
def well(tmp_path: Path) -> Path:
    """The adventure that `solo new` writes."""
    scaffold.begin(tmp_path / "well", find("art"))
    return tmp_path / "well"


def test_the_same_seed_plays_the_same_games(well: Path) -> None:
    """Whatever number of processes shares the work."""
    one, other = (playtest.playtest(well, 12, "lamp", jobs=jobs) for jobs in (1, 2))

    assert one == other
    assert one.games == 12


def _noted(games: playtest.Games) -> Report:
    _here.append(games.numbers)
    return Report(games=len(games.numbers))


_here: list[range] = []
"""The games that were played in this process."""


def test_processes_are_begun_once_the_first_games_have_made_the_texts_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those that are forked have them; each would make them ready again."""
    _here.clear()
    monkeypatch.setattr(playtest, "play", _noted)

    report = playtest.played(playtest.chunks(playtest.Module("", ""), 40, "lamp"), 2)

    assert _here == [range(10)]
    assert report.games == 40


@pytest.mark.parametrize("name", ["the-lending", "the-long-noon", "berth-nine", "the-fifth-act"])
def test_the_first_option_is_that_of_the_whole_list(name: str) -> None:
    """It is asked for first, as a hasty bot does: then nothing has been listed yet."""
    adventure = loaded(name)
    waited = 0
    for seed in ("ash", "robin"):
        session = Session(adventure, rules.find(adventure.system), Seeded(seed), prose=False)
        bot = Bot(seed)
        while not session.over and session.state.turn < 150:
            if session.state.pending is not None:
                first = session.interpreter.first(session.state)
                able = [one for one in session.options() if not one.reason]
                assert first == (able[0] if able else None)
                waited += 1
            session.do(bot.command(session, plainly=True))

    assert waited > 20


def test_a_bot_does_what_a_player_may_do(well: Path) -> None:
    """Besides choosing, it tries, asks and takes back."""
    adventure = load(well)
    seen: set[type] = set()
    for seed in map(str, range(120)):
        session = Session(adventure, rules.find("art"), Seeded(seed))
        bot = Bot(seed)
        while not session.over and session.state.turn < 100:
            command = bot.command(session)
            session.do(command)
            seen.add(type(command))

    assert {Try, Ask, Undo} <= seen


def test_a_mistake_that_only_play_finds_is_reported_with_its_seed(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(STUCK, encoding="utf-8")

    report = playtest.playtest(tmp_path, 3, "lamp")

    assert not report.clean


def test_what_nobody_saw_is_told(well: Path) -> None:
    adventure = load(well)
    left = unmet(parts(adventure), {})

    assert set(verdict.unreached(adventure, Report())) == {"water", "dry", "home"}
    assert {part.name for part in left if part.kind == "scenes"} == set(adventure.scenes)


@pytest.mark.long(3)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_what_bots_try_is_something_that_the_rules_know(path: Path) -> None:
    adventure = load(path)
    tried = 0
    for seed in map(str, range(12)):
        session = Session(adventure, rules.fitted(adventure.system), Seeded(seed))
        bot = Bot(seed)
        while not session.over and session.state.turn < 80:
            command = bot.command(session)
            turn = session.do(command)
            if isinstance(command, Try):
                told = "" if turn.accepted else str(turn.events[0])
                assert turn.accepted or "trait" not in told, told
                assert turn.accepted or "attribute" not in told, told
                tried += turn.accepted

    assert tried > 0


def test_bots_ask_what_the_author_foresaw() -> None:
    adventure = loaded("the-nine-oclock-reading")
    foreseen = {
        word for scene in adventure.scenes.values() for q in scene.questions for word in q.about
    }
    asked = set()
    for seed in map(str, range(20)):
        session = Session(adventure, rules.fitted(adventure.system), Seeded(seed))
        bot = Bot(seed)
        while not session.over and session.state.turn < 120:
            command = bot.command(session)
            session.do(command)
            if isinstance(command, Ask):
                asked.update(word for word in foreseen if word in command.question)

    assert asked


ROUND = """\
format: 1
title: Round
system: art
start: a
scenes:
  a: {text: A., choices: [{text: On, goto: b}, {text: Out, when: visits > 5000, goto: out}]}
  b: {text: B., choices: [{text: Back, goto: a}]}
  out: {ending: won}
"""


def test_a_run_in_which_nobody_finishes_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(ROUND, encoding="utf-8")

    report = playtest.playtest(tmp_path, 2, "lamp")

    assert (report.unended, report.clean) == (2, False)
    assert report.turns / report.games <= report.longest == MOST_TURNS


FAULTY = """\
format: 1
title: Faulty
system: art
start: a
variables: {n: 0}
scenes:
  a: {text: A., choices: [{text: On, when: 1 // n > 0, goto: out}, {text: Wait, then: Tick.}]}
  out: {ending: won}
"""


def test_a_fault_in_a_condition_is_part_of_the_report(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(FAULTY, encoding="utf-8")

    report = playtest.playtest(tmp_path, 2, "lamp")

    assert report.games == 2
    assert report.faults
