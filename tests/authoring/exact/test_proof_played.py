"""Whatever `solo lint --proof` proves is held against random games of small tricky modules."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.bots import TEMPERS, Bot
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Command
from solo.engine.events import Event, SceneEntered
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import Mark, Problem
from solo.rules.core.dice import SeededDice
from tests.proofs import amount

GAMES = amount(12, 40, 2_000)
TURNS = 40  # of a game, after which it is given up
MODULES = sorted((Path(__file__).parent / "proved").glob("*.yaml"))
HEADER = "format: 1\ntitle: A test\nstart: a\nhero: {create: false, pregenerated: [ada.yaml]}\n"
ENDS = "".join(f"  {key}: {{text: The end., ending: {key}}}\n" for key in ("x", "y", "report"))
WITS = "name: Ada\nattributes: {str: d6, dex: d6, int: d6, wil: d6}\nhp: 5\n"


@pytest.mark.long(4)
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_game_does_what_is_proved_not_to_happen(
    path: Path, module: Callable[..., Path], heard: dict[Mark, set[bool]]
) -> None:
    written = path.read_text(encoding="utf-8")
    files = {"ada.yaml": WITS} if "system: fell" in written else {}
    folder = module(written + ENDS, HEADER, **files)
    told = lint(folder, prove=True)
    assert not [str(one) for one in told if one.severity == "error"]
    proved = [one for one in told if one.code.startswith("proof-")]
    adventure = load(folder)
    heard.clear()

    games = [_played(adventure, f"{path.stem}:{game}") for game in range(GAMES)]

    assert [found for one in proved if (found := against(one, games, heard))] == []


class Played:
    """What a random game came to.

    Args:
        entered: The scenes that it entered.
        opened: The choices that were open, as `scene/choice`.
        ending: Where it ended; nothing if it went on for too long.
    """

    def __init__(self) -> None:
        self.entered: set[str] = set()
        self.opened: set[str] = set()
        self.ending = ""


def _played(adventure: Adventure, seed: str) -> Played:
    game, whim = Played(), SeededDice(f"{seed}:whim")
    system = rules.fitted(adventure.system, adventure.options)
    temper = TEMPERS[whim.roll(1, len(TEMPERS))[0] - 1]._replace(undos=0)
    bot = Bot(seed, temper)
    session = Session(adventure, system, Seeded(seed), hero=adventure.heroes[0].name)
    _note(game, session.state, session.opening)
    for _ in range(TURNS):
        if session.over:
            break
        if session.state.pending is None:
            open_now = session.interpreter.legal(session.state)
            game.opened |= {f"{session.state.scene}/{one}" for one in open_now}
        try:
            turn = session.do(_command(bot, session, whim))
        except LookupError:  # nothing is open any more
            break
        _note(game, session.state, turn.events)
    game.ending = session.ending
    return game


def _note(game: Played, state: State, events: Iterable[Event]) -> None:
    game.entered |= {state.scene, *(one.scene for one in events if isinstance(one, SceneEntered))}


def _command(bot: Bot, session: Session, whim: SeededDice) -> Command:
    """Return what the bot does, or now and then a question in the middle of a roll."""
    if session.state.pending is not None and whim.roll(1, 6) == (1,):
        return Ask("Is there a lamp?")
    return bot.command(session)


_QUOTED = re.compile(r"'([^']*)'")


def against(proved: Problem, games: list[Played], heard: dict[Mark, set[bool]]) -> str:
    """Return what shows that something is not so that is told to be proved, or nothing."""
    names = _QUOTED.findall(proved.message)
    match proved.code:
        case "proof-ending":
            against = [game for game in games if names[0] in game.entered]
        case "proof-choice":
            choice = f"{names[1]}/{names[0]}"
            against = [game for game in games if choice in game.opened]
        case "proof-loop":
            aside = "death" if "death" in proved.message else ""
            came = [game for game in games if names[0] in game.entered]
            against = [game for game in came if game.ending not in ("", aside)]
        case "proof-settled":
            aside = "death" if "death" in proved.message else ""
            came = [game for game in games if names[0] in game.entered]
            against = [game for game in came if game.ending not in ("", names[1], aside)]
        case "proof-condition":
            met = heard.get(proved.mark, set())
            return str(proved) if ("always" not in proved.message) in met else ""
        case _:
            against = []
    return f"{len(against)} of {len(games)}: {proved}" if against else ""
