"""The search for what random players miss."""

from collections.abc import Callable
from pathlib import Path

from solo.adventure.loader import load
from solo.authoring.playtests.explore import seek, stumbled, walked
from solo.authoring.playtests.parts import Part
from solo.authoring.playtests.watching import Watch
from solo.engine.session import Session
from solo.rules import find

DEEP = """
variables: {a: 0, b: false}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: count, text: Count, when: a < 9, set: {a: a + 1}}
      - {id: lose, text: Lose count, when: a < 9, set: {a: 0}}
      - id: lift
        text: Lift
        when: a >= 9
        check: {trait: {attribute: strength, difficulty: Good}}
        outcomes: {4s: {text: Up., goto: deep}, 1s-3s: Nearly., failure: {text: No., goto: end}}
      - {id: home, text: Home, goto: end}
  deep: {text: Deep., ending: deep}
  end: {text: End., ending: over}
"""


def wanted(watch: Watch, name: str) -> list[Part]:
    return [part for part in watch.parts if part.name == name]


def test_a_search_finds_what_takes_patience_and_luck(game: Callable[..., Session]) -> None:
    watch = Watch(game(DEEP).adventure)

    ways = seek(watch, find("art"), wanted(watch, "deep"), "x", 60_000).ways

    assert "scenes deep" in walked(watch, find("art"), ways["scenes deep"])


def test_a_search_gives_up_after_its_turns(game: Callable[..., Session]) -> None:
    watch = Watch(game(DEEP).adventure)

    assert seek(watch, find("art"), wanted(watch, "deep"), "x", 20).ways == {}


ASKED = """
scenes:
  quay:
    text: Fog.{% if visits > 2 %} Still fog.{% endif %}
    questions:
      - {id: boat, about: [boat], text: "A boat, yes."}
    tries:
      strength: {4s+: {text: It moves.}, else: {text: It stays.}}
    choices:
      - {id: wait, text: Wait, goto: quay}
      - {id: go, text: Go, goto: end}
  end: {text: End., ending: over}
"""


def test_a_search_asks_tries_and_reads(module: Callable[[str], Path]) -> None:
    """It seeks everything that nobody met, not scenes alone."""
    watch = Watch(load(module(ASKED)))

    ways = seek(watch, find("art"), watch.parts, "x", 3_000).ways

    assert set(ways) == {part.key for part in watch.parts}
    assert {"questions quay/boat", "tries quay/strength", "outcomes quay/strength 4s+"} <= set(ways)
    assert "texts quay {% if visits > 2 %}" in ways


ASIDE = """
variables: {seen: false, n: 0}
events:
  late: {after: 600, text: The tide turns.}
scenes:
  quay:
    text: Fog.
    questions:
      - {id: boat, about: [boat], text: "A boat, yes.", set: {seen: true}}
    tries:
      strength: {success: {text: It moves., set: {n: n + 1}}, failure: It stays.}
    choices:
      - {id: wait, text: Wait, time: 60, then: Nothing.}
      - {id: sail, text: Sail, when: seen and n > 2, goto: sea}
      - {id: go, text: Go, goto: end}
  sea: {text: Sea., ending: sea}
  end: {text: End., ending: over}
"""


def test_a_search_asks_and_tries_for_what_that_opens(module: Callable[[str], Path]) -> None:
    """A choice may hang on what only questions and tries set, and these were all met long ago."""
    watch = Watch(load(module(ASIDE)))

    ways = seek(watch, find("art"), wanted(watch, "sea"), "x", 3_000).ways

    assert "scenes sea" in walked(watch, find("art"), ways["scenes sea"])


def test_a_search_lets_the_hours_pass_for_an_event(module: Callable[[str], Path]) -> None:
    watch = Watch(load(module(ASIDE)))

    ways = seek(watch, find("art"), wanted(watch, "late"), "x", 3_000).ways

    assert "events late" in walked(watch, find("art"), ways["events late"])


FAULTY = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: count, text: Count, set: {n: n + 1}}
      - {id: share, text: Share, when: n > 2, then: "{{ 10 // (n - 5) }}"}
      - {id: never, text: Never, when: n < 0, goto: end}
      - {id: go, text: Go, goto: end}
  end: {text: End., ending: over}
"""


def test_a_search_tells_mistakes_that_it_meets_with_a_game_that_shows_them(
    module: Callable[[str], Path],
) -> None:
    watch = Watch(load(module(FAULTY)))

    faults = seek(watch, find("art"), wanted(watch, "quay/never"), "x", 2_000).faults

    (problem,) = faults
    assert problem.code == "prose-arithmetic"
    assert stumbled(watch, find("art"), faults[problem]) == {problem}
