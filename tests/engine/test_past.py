"""A long game keeps its last turns whole, and makes those before again as they were."""

import tracemalloc
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from solo.authoring.playtests.bots import TEMPERS, Bot
from solo.engine import past
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.engine.events import SceneEntered
from solo.engine.fingerprint import Fingerprints
from solo.engine.past import Past, Turn, outlines
from solo.engine.session import Session
from solo.rules import fitted
from solo.story.book import book
from solo.tables.gone import Gone
from solo.terminal.told import places, render
from solo.terminal.told.recap import recap
from solo.terminal.window.blocks import Block
from tests.shipped import loaded

Game = Callable[..., Session]

LONG = """
variables: {n: 0, card: none}
tables:
  cards: {deck: true, rows: [CARDS]}
scenes:
  quay:
    text: "{{ visits }}. {{ 'Gulls. ' * 1500 }}"
    choices:
      - {id: again, text: Again, goto: quay}
      - {id: card, text: Card, draw: {cards: card}, then: "{{ card }}."}
      - {id: end, text: End, goto: top}
  top: {text: Wind., ending: won}
""".replace("CARDS", ", ".join(f"card {n}" for n in range(300)))


def long(game: Game) -> Session:
    """Return a game whose every turn tells much."""
    session = game(LONG)
    session.chance = Seeded("long")
    return session


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have few turns kept whole."""
    monkeypatch.setattr(past, "WHOLE", 6)
    monkeypatch.setattr(past, "BLOCK", 4)


def played(name: str, seed: str, turns: int = 60) -> Session:
    """Return a game that a bot played with undos, tries and questions."""
    adventure = loaded(name)
    session = Session(adventure, fitted(adventure.system, adventure.options), Seeded(seed))
    bot = Bot(seed, TEMPERS[-1])
    for _ in range(turns):
        if session.over:
            break
        session.do(bot.command(session))
    return session


def texts(blocks: Sequence[Block]) -> list[str]:
    return [block.text for block in blocks]


def stayed(session: Session) -> list[bool]:
    """Tell of each turn whether the last roll is still that of the turn before."""
    return [before.state.last is after.state.last for before, after in pairwise(session.turns)]


def same(one: Turn, other: Turn) -> bool:
    """Tell whether two turns tell the same, and lead to the same state."""
    digest = Fingerprints().of
    return one._replace(state=other.state) == other and digest(one.state) == digest(other.state)


@pytest.mark.parametrize(
    "name", ["the-lending", "the-fifth-act", "the-long-noon", "nine-cold-bottles"]
)
def test_turns_that_were_laid_away_are_made_again_as_they_were(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played(name, "9")
    small(monkeypatch)
    short = played(name, "9")

    assert len(short.turns) == len(whole.turns) > 10
    assert len(short.turns._whole) < 10
    assert all(map(same, short.turns, whole.turns))
    assert all(map(same, reversed(short.turns), reversed(whole.turns)))
    assert list(outlines(short.turns)) == list(outlines(list(whole.turns)))
    assert list(short.turns.commands()) == [(one.command, one.rolls) for one in whole.turns]
    assert book(short) == book(whole)
    assert texts(recap(short)) == texts(recap(whole))
    assert texts(places.in_words(short)) == texts(places.in_words(whole))
    assert render.scene_events(short) == render.scene_events(whole)
    assert stayed(short) == stayed(whole)


def test_undo_goes_back_through_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played("the-lending", "4")
    small(monkeypatch)
    short = played("the-lending", "4")

    while len(whole.turns) > 1:
        whole.do(Undo())
        short.do(Undo())
        assert same(short.turns[-1], whole.turns[-1])
        assert len(short.turns) == len(whole.turns)
    assert not short.do(Undo()).accepted


def test_a_place_counts_from_either_end(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    session = long(game)
    for _ in range(29):
        session.do(Choose("card"))
    turns = session.turns

    assert turns[0] is turns.opening
    assert same(turns[5], turns[5 - len(turns)])
    assert [one.state.turn for one in turns[3:9]] == [3, 4, 5, 6, 7, 8]
    assert [one.state.turn for one in turns[-2:]] == [turns.last.state.turn - 1, len(turns) - 1]
    assert len(turns) == 30
    with pytest.raises(IndexError, match="there is no such turn"):
        turns[len(turns)]


@pytest.mark.parametrize("choice", ["again", "card"])
def test_the_memory_of_a_long_game_does_not_grow_by_what_it_told(choice: str, game: Game) -> None:
    """A turn that tells 10,000 characters, or changes a deck of 300 rows, leaves 1,000 bytes."""
    session = long(game)

    def held(turns: int) -> int:
        for _ in range(turns):
            assert session.do(Choose(choice)).accepted
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        growth = -held(1_200) + held(400)
    finally:
        tracemalloc.stop()

    assert growth < 400 * 1_000


def test_few_turns_are_kept_whole_where_they_tell_much(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "LETTERS", 100_000)
    session = long(game)

    for _ in range(200):
        session.do(Choose("again"))

    assert len(session.turns._whole) <= 2 * past.BLOCK
    assert all(
        any(isinstance(event, SceneEntered) and event.visits == turn.state.turn + 1
            for event in turn.events)
        for turn in session.turns
    )  # fmt: skip
    assert all(after.state.turn == turn.state.turn + 1 for turn, after in pairwise(session.turns))


def test_rows_that_are_gone_are_a_set_whose_versions_stand() -> None:
    first = Gone.of([3, 1])
    second = first.plus(7)

    assert (set(first), set(second), len(second)) == ({1, 3}, {1, 3, 7}, 3)
    assert second == frozenset({1, 3, 7}) != first
    assert hash(second) == hash(Gone.of([7, 3, 1]))
    assert 7 in second
    assert 7 not in first
    spelt = Fingerprints()._canonical
    assert spelt(second) == spelt(frozenset({1, 3, 7})) == "<1,3,7>"


def test_a_past_lays_away_whole_blocks_alone(game: Game) -> None:
    session = long(game)
    for _ in range(past.WHOLE + 3 * past.BLOCK):
        session.do(Choose("card"))
        session.do(Choose("card"))
        session.do(Undo())

    assert isinstance(session.turns, Past)
    assert past.WHOLE <= len(session.turns._whole) < past.WHOLE + past.BLOCK
    assert len(session.turns._old) % past.BLOCK == 0
