"""Events that come again: every so many minutes, once in a turn at most."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.exact.chances import Limits, chances
from solo.authoring.lint.lint import lint
from solo.engine.commands import Choose, Undo
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.rules import find

STORY = """
variables: {{dry: true}}
events:
  bell: {{{event}, text: The bell.}}
scenes:
  quay:
    text: Fog.
    choices:
      - {{text: Wait, time: 30, then: You wait.}}
      - {{text: Sleep, time: 300, then: You sleep.}}
      - {{text: Rain, set: {{dry: false}}, then: It rains.}}
      - {{text: Home, when: dry or visits > 0, goto: home}}
  home: {{text: Home., ending: home}}
"""


def rung(session: Session, *options: str) -> list[bool]:
    """Return after which of some choices the bell rings."""
    found = []
    for option in options:
        events = session.do(Choose(option)).events
        found.append(Narrated("The bell.", "event") in events)
        assert events.count(Narrated("The bell.", "event")) < 2
    return found


Game = Callable[..., Session]
Write = Callable[..., Path]
WAITS = ("wait",) * 5


@pytest.mark.parametrize(
    ("event", "options", "rings"),
    [
        ("every: 60", WAITS, [False, True, False, True, False]),
        ("after: 30, every: 60", WAITS, [True, False, True, False, True]),
        ("after: 30", WAITS, [True, False, False, False, False]),
        # what a sleep passes over comes to one; the next is due at its own hour
        ("every: 60", ("wait", "sleep", "wait"), [False, True, True]),
        ("every: 60, when: not dry", ("sleep", "rain", "wait"), [False, False, True]),
    ],
)
def test_an_event_comes_again_every_so_many_minutes(
    game: Game, event: str, options: tuple[str, ...], rings: list[bool]
) -> None:
    assert rung(game(STORY.format(event=event)), *options) == rings


def test_what_happened_is_kept_once_however_often_it_did(game: Game) -> None:
    session = game(STORY.format(event="every: 30"))

    rung(session, *WAITS)

    assert session.state.fired == {"bell 5"}


def test_undo_takes_back_a_round(game: Game) -> None:
    session = game(STORY.format(event="every: 60"))
    rung(session, "wait", "wait")
    session.do(Undo())

    assert rung(session, "wait") == [True]


def test_exact_odds_are_found_although_it_comes_for_ever(module: Callable[..., Path]) -> None:
    """States differ by how soon it comes again, not by how often it came."""
    event = "every: 60, check: {trait: {attribute: fate, difficulty: Poor}}, outcomes: {else: So.}"
    adventure = load(module(STORY.format(event=event)))

    found = chances(adventure, find("art"), limits=Limits(2_000, 0))

    assert found.exact
    assert found.endings == {"home": (1, 1)}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("every: 0", "at least 1"),
        ("every: -5, after: 3", "at least 1"),
        ("every: often", "expected a whole number"),
        ("at: '8:00', after: 3, every: 5", "give either"),
        ("when: dry", "give either"),
    ],
)
def test_lint_tells_of_hours_that_are_none(
    module: Callable[..., Path], event: str, said: str
) -> None:
    told = lint(module(STORY.format(event=event)))

    assert said in " ".join(problem.message for problem in told)


ON_THE_WAY = """
variables: {rung: false}
events:
  bell: {after: 10, set: {rung: true}, text: The bell rings.}
  dusk: {after: 10, when: rung, text: It is dark., goto: home}
scenes:
  quay: {text: Road., choices: [{text: Walk, then: You walk., time: 5, goto: gate}]}
  gate: {time: 5, text: "Gate, {{ 'late' if rung else 'early' }}.", choices: [{text: Wait}]}
  home: {text: Home., ending: home}
"""


def test_an_event_on_the_way_is_told_before_the_scene_and_one_that_leads_away_after(
    game: Game,
) -> None:
    session = game(ON_THE_WAY)

    turn = session.do(Choose("walk"))

    told = [event.text for event in turn.events if isinstance(event, Narrated)]
    assert told == ["You walk.", "The bell rings.", "Gate, late.", "It is dark.", "Home."]


def test_an_event_with_cases_that_came_due_on_the_way_waits_until_the_scene_is_told(
    game: Game,
) -> None:
    """A case may ask for a check, or lead elsewhere; a plain event is told before the scene."""
    session = game("""
variables: {rope: true}
events:
  plain: {after: 10, text: A bell.}
  cased: {after: 10, cases: [{when: rope, text: The rope is taut.,
    check: {fate: {difficulty: Poor}}, outcomes: {else: It holds.}}]}
scenes:
  quay: {text: Fog., choices: [{text: Go, time: 20, goto: yard}]}
  yard: {text: The yard., choices: [{text: Home, goto: home}]}
  home: {text: Home., ending: won}
""", faces=(50,))  # fmt: skip

    turn = session.do(Choose("go"))

    told = [event.text for event in turn.events if isinstance(event, Narrated)]
    assert told == ["A bell.", "The yard.", "The rope is taut.", "It holds."]


SPAN = """
clock: "16:00"
variables: {{near: true, missed: 0}}
events:
  horn: {{at: "17:00", until: "17:30", text: The bell.{event}}}
scenes:
  quay:
    text: Fog.
    choices:
      - {{text: Wait, time: 30, then: You wait.}}
      - {{text: Sleep, time: 300, then: "You sleep. It is {{{{ time_of_day|in_words }}}}."}}
      - {{text: Far, set: {{near: not near}}, then: "{{{{ missed }}}}"}}
      - {{text: Home, goto: home}}
  home: {{text: Home., ending: home}}
"""
MISSED = ", else: {text: It is over., set: {missed: missed + 1}}"


def told(session: Session, *options: str) -> list[str]:
    """Return what timed events tell after some choices."""
    events = [event for option in options for event in session.do(Choose(option)).events]
    return [str(e.text) for e in events if isinstance(e, Narrated) and e.kind == "event"]


@pytest.mark.parametrize(
    ("event", "options", "texts"),
    [
        ("", ("wait", "wait"), ["The bell."]),
        ("", ("wait", "wait", "wait", "wait"), ["The bell."]),
        ("", ("sleep",), []),
        (", when: near", ("far", "wait", "wait", "far", "wait"), ["The bell."]),
        (", when: near", ("far", "wait", "wait", "wait", "far", "wait"), []),
        (", when: near, else: tell", ("far", *WAITS, "far", "wait"), ["The bell."]),
        (", else: skip", ("sleep", "wait"), []),
        (MISSED, ("sleep", "wait"), ["It is over."]),
        (MISSED, WAITS, ["The bell."]),
        (f", when: near{MISSED}", ("far", *WAITS), ["It is over."]),
        (", stops: true", ("sleep",), ["The bell."]),
    ],
)
def test_an_event_with_a_span_is_told_within_it_or_not_at_all(
    game: Game, event: str, options: tuple[str, ...], texts: list[str]
) -> None:
    assert told(game(SPAN.format(event=event)), *options) == texts


def test_a_step_of_time_stops_at_an_event_that_stops_it(game: Game) -> None:
    session = game(SPAN.format(event=", stops: true, when: near"))

    events = session.do(Choose("sleep")).events

    assert session.state.clock == 60
    assert Narrated("You sleep. It is five o'clock.", "result") in events
    assert events.index(Narrated("The bell.", "event")) > 1
    session.do(Choose("sleep"))  # it has happened
    assert session.state.clock == 360


def test_a_step_of_time_does_not_stop_at_what_will_not_happen(game: Game) -> None:
    session = game(SPAN.format(event=", stops: true, when: near"))

    session.do(Choose("far"))
    session.do(Choose("sleep"))

    assert session.state.clock == 300


def test_what_comes_again_stops_a_step_of_time_each_time(game: Game) -> None:
    session = game(STORY.format(event="every: 60, stops: true"))

    clocks = []
    for _ in range(3):
        session.do(Choose("sleep"))
        clocks.append(session.state.clock)

    assert clocks == [60, 120, 180]


def test_what_was_missed_may_lead_elsewhere_and_is_reachable(module: Write) -> None:
    span = SPAN.format(event=", else: {text: It is over., goto: late}")
    path = module(span + "  late: {text: Late., ending: late}\n")

    assert [one for one in lint(path) if one.code == "scene-unreachable"] == []
    assert {one.code for one in lint(path, prove=True, seconds=0)} <= {"variable-unused"}
    found = chances(load(path), find("art"), limits=Limits(seconds=0))
    assert found.exact
    assert found.endings["late"][0] > 0


ON_TOP = """
scenes:
  quay:
    text: Fog.
    choices:
      - text: Cut
        check: {{trait: {{attribute: strength, difficulty: Poor}}}}
        outcomes:
          else: {{text: He falls., goto: home}}
          also: {{doubles: {{text: The axe bites.{before}}}}}
  home: {{text: Home., ending: home}}
"""


@pytest.mark.parametrize(
    ("before", "texts"),
    [
        ("", ["He falls.", "The axe bites."]),
        (", before: false", ["He falls.", "The axe bites."]),
        (", before: true", ["The axe bites.", "He falls."]),
    ],
)
def test_what_comes_on_top_is_told_after_an_outcome_or_before_it(
    game: Game, before: str, texts: list[str]
) -> None:
    session = game(ON_TOP.format(before=before), (77,))

    events = [*session.do(Choose("cut")).events]
    events += session.do(Choose("roll")).events if not session.over else ()

    assert [e.text for e in events if isinstance(e, Narrated) and e.kind == "result"] == texts
    assert session.ending == "home"
