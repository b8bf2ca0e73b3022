"""The rolls of a game: what waits, what fell, the last one first."""

from typing import Any

from solo.engine.commands import Choose, Try
from solo.view.rolls import rolls, status_of, strip_ahead, strip_behind, told_lately
from tests.view.test_whole import STORY, Game


def test_a_roll_is_told_before_it_falls_and_after(game: Game) -> None:
    session = game(STORY, faces=(50, 30), offers="always")
    assert strip_ahead(session) is None
    session.do(Try("strength", text="push"))
    ahead, stood = strip_ahead(session), status_of(session.state)
    assert ahead is not None
    assert (ahead.band, [*rolls(session)], told_lately(session)) == (None, [], ())

    event: Any = session.do(Choose("roll")).events[0]
    behind = strip_behind(event, session)

    assert behind is not None
    assert behind.bands == ahead.bands
    assert behind.bands[behind.band or 0].label == event.outcome.facts["result"]
    assert told_lately(session) == stood
    assert status_of(session.state) == ()


def test_the_last_roll_comes_first_and_one_that_was_not_the_last_has_no_strip(game: Game) -> None:
    session = game(STORY, faces=(50, 30), offers="always")
    fell: list[Any] = []
    for text in ("push", "pull"):
        session.do(Try("strength", text=text))
        fell += session.do(Choose("roll")).events[:1]

    assert [one.faces for one in rolls(session)] == [(30,), (50,)]
    assert strip_behind(fell[0], session) is None
    session.do(Choose("up"))
    assert [one.faces for one in rolls(session)] == [(30,), (50,)]
    assert strip_behind(fell[1], session) is None
