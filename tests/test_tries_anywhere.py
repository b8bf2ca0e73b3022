"""What nobody listed, tried and asked at every prompt of the shipped adventures.

One game each in a quick run, two in a long one; 200 each with SOLO_FULL=1.
"""

from pathlib import Path

import pytest

from solo.authoring.playtests.bots import QUESTIONS, Bot
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Command, Try
from solo.engine.events import Faulted, Refused
from solo.engine.interruptions import waiting
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.rules import fitted
from solo.rules.core.dice import SeededDice
from solo.words import english
from tests.proofs import SEED, amount
from tests.shipped import loaded

ADVENTURES = sorted((Path(__file__).parent.parent / "adventures").glob("*/adventure.yaml"))
GAMES = amount(1, 2, 200)
TURNS = amount(150, 150, 400)
OFTEN = 25  # of a hundred prompts, so many are answered by something that nobody listed
"""More would leave a game of some hundred turns no time to come to its fights."""


@pytest.mark.parametrize(
    "folder", [path.parent for path in ADVENTURES], ids=lambda folder: folder.name
)
def test_tries_and_questions_at_any_prompt_break_nothing_and_replay(folder: Path) -> None:
    adventure = loaded(folder.name)
    system = fitted(adventure.system, adventure.options)
    for number in range(GAMES):
        chance, records = Seeded(f"{SEED}-{number}"), []
        offers = ("always", "asked")[number % 2]
        hero = adventure.heroes[number % len(adventure.heroes)].name
        session = Session(
            adventure, system, chance, offers=offers, hero=hero, record=records.append
        )

        play(session, number)

        head = header(adventure, chance, offers=offers, hero=hero)
        again = replay([head, *records], adventure, system)
        assert (again.trouble, again.session.state) == ("", session.state)


def play(session: Session, number: int) -> None:
    """Play on, and break in often; a refusal says why and changes nothing."""
    bot, dice = Bot(f"{SEED}-{number}"), SeededDice(f"{SEED}-{number}:aside")
    for _ in range(TURNS):
        if session.over:
            return
        before = session.state
        command = aside(session, dice) or bot.command(session, plainly=True)
        turn = session.do(command)
        assert not any(isinstance(event, Faulted) for event in turn.events)
        if not turn.accepted:
            assert isinstance(turn.events[0], Refused)
            assert turn.events[0].reason
            assert not isinstance(command, Choose) or command.option == "abort" or command.words
            assert session.state is before
        waits = list(waiting(session.state.aside))
        assert not waits or session.state.pending is not None
        counted = [one for one in waits if one.encounter.counts_turns]
        assert len(counted) < 2, "one fight at a time"


def aside(session: Session, dice: SeededDice) -> Command | None:
    """Return something that nobody listed, or None."""
    roll = dice.roll(1, 100)[0]
    if session.state.sheet is None or roll > OFTEN:
        return None
    if roll % 3 == 0:
        return Ask(QUESTIONS[roll % len(QUESTIONS)])
    known = attributes(session)
    return Try(known[dice.roll(1, len(known))[0] - 1], text="something that nobody listed")


def attributes(session: Session) -> list[str]:
    """Return what may be tried, as the sheet has it."""
    sections = session.system.describe(session.state.sheet)
    rows = next(section.rows for section in sections if section.id == "attributes")
    return [english(row.label).lower() for row in rows]
