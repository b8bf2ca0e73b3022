"""Scenes of shipped adventures tell what is so: tried out in states that few games come to."""

import pytest

from solo import shelf
from solo.cli.games import trial
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session
from tests.english import english


def tried(name: str, scene: str, *sets: str, effects: str = "") -> Session:
    wanted = trial.Trial(path=shelf.find(name), scene=scene, sets=sets, effects=effects)
    return trial.begin(wanted, Seeded("7"), heroes=[], offers="asked")


def told(session: Session) -> str:
    """Return all prose of a game so far."""
    events = [one for turn in session.turns for one in turn.events]
    return " ".join(english(one.text) for one in events if isinstance(one, Narrated))


@pytest.mark.parametrize(
    ("name", "scene", "sets", "said", "unsaid"),
    [
        ("the-ninth-gallery", "closed", (), "You never read", "reported as absent"),
        ("the-ninth-gallery", "closed", ("signed=true",), "a widow in Hull", "reported as absent"),
        ("the-ninth-gallery", "closed", ("boy=true",), "reported as absent", "a widow in Hull"),
        ("one-gold-coin", "hayloft", ("coin=gone",), "a taste of metal", "coin's in your mouth"),
        ("one-gold-coin", "hayloft", (), "coin's in your mouth", "a taste of metal"),
        ("kilometre-three", "end-shift", ("lot=you",), "it isn't five yet", "four hours left"),
        ("the-pledged-bell", "loft", (), "as a thing hangs that is meant to stay", "toll house"),
    ],
)
def test_a_scene_tells_of_what_was_done_and_of_nothing_else(
    name: str, scene: str, sets: tuple[str, ...], said: str, unsaid: str
) -> None:
    text = told(tried(name, scene, *sets))

    assert said in text
    assert unsaid not in text


def test_a_line_that_was_found_and_not_wiped_is_read_out() -> None:
    found = "{advance: {id: list, times: 8}}"
    for wiped, option in (("true", "one"), ("false", "lost")):
        session = tried("the-list-at-sluice-four", "read", f"wiped={wiped}", effects=found)

        assert session.interpreter.legal(session.state) == [option]


def test_an_old_woman_on_ones_back_is_brought_home_where_shares_are_made() -> None:
    carried = "{take: marl, quest: {take: marl}}"
    session = tried("what-the-bridge-will-bear", "landing", effects=carried)

    session.do(Choose("count"))

    assert session.state.quests["marl"] == "complete"
    assert session.state.variables["marl_safe"] is True
    assert "lifted her down off your back" in told(session)
