"""The graph of scenes: what pools and visits lead to, without a way for every pair of scenes."""

import time
from pathlib import Path

import pytest
from modules import HEAD
from paper import PAPER

from solo.adventure.graph import called, circling, reachable, ways_of
from solo.adventure.loader import examine
from solo.adventure.mistakes.consequences import causes
from solo.adventure.model import Adventure
from solo.errors import Mark, Problem

MANY = 3_000
POOLED = "  a: {goto: {pool: road, pick: random}}\n  end: {pool: road, ending: won}\n" + "".join(
    f"  r{n}: {{pool: road, goto: {{pool: road, pick: random}}}}\n" for n in range(MANY)
)
VISITED = (
    "  a: {choices: [{text: Go, goto: v0}]}\n  end: {ending: won}\n"
    + "".join(
        f"  v{n}: {{choices: [{{text: In, visit: b{n}}}, {{text: On, goto: {on}}}]}}\n"
        for n, on in enumerate([*(f"v{n}" for n in range(1, MANY // 2)), "end"])
    )
    + "".join(f"  b{n}: {{return: true}}\n" for n in range(MANY // 2))
)


def made(folder: Path, scenes: str) -> tuple[Adventure, list[str]]:
    """Return an adventure of these scenes, and the codes of what is wrong with it."""
    (folder / "adventure.yaml").write_text(f"{HEAD}\nscenes:\n{scenes}", encoding="utf-8")
    adventure, problems = examine(folder, system=PAPER)
    assert adventure is not None, problems
    return adventure, [problem.code for problem in problems]


@pytest.mark.parametrize("scenes", [POOLED, VISITED])
def test_ways_grow_with_the_scenes_and_not_with_their_square(tmp_path: Path, scenes: str) -> None:
    adventure, codes = made(tmp_path, scenes)

    ways = ways_of(adventure)

    assert len(adventure.scenes) == MANY + 2
    assert sum(map(len, ways.values())) < 3 * MANY
    assert adventure.scenes.keys() <= reachable(adventure, ways)
    assert not codes


LOST = """\
  a: {choices: [{text: In, visit: b}, {text: Way, visit: way}, {text: End, goto: end}]}
  b: {choices: [{text: On, goto: end}]}
  way: {return: true}
  end: {ending: won}
"""


@pytest.mark.parametrize("event", ["return: true", "goto: way"])
def test_of_a_visit_that_an_event_may_end_nothing_is_said(tmp_path: Path, event: str) -> None:
    _, before = made(tmp_path, LOST)
    _, after = made(tmp_path, f"{LOST}events: {{e: {{after: 5, text: Now., {event}}}}}\n")

    assert "visit-unreturned" in before
    assert "visit-unreturned" not in after


HUB = """\
  a: {choices: [{text: In, visit: b}, {text: Way, visit: way}, {text: End, goto: end}]}
  b: {choices: [{text: On, goto: hall}]}
  hall: {choices: [{text: Back, CHOSEN}, {text: Way, visit: way}]}
  way: {return: true}
  end: {ending: won}
"""


@pytest.mark.parametrize(
    ("chosen", "told"), [("goto: a", True), ("visit: a", True), ("return: true", False)]
)
def test_a_return_ends_only_the_visit_that_it_is_on(
    tmp_path: Path, chosen: str, told: bool
) -> None:
    """A game that visits 'b' again and again, and goes on from there, stops in the end."""
    _, codes = made(tmp_path, HUB.replace("CHOSEN", chosen))

    assert ("visit-unreturned" in codes) == told


TALK = """\
  a:
    choices:
      - {text: End, goto: end}
      - text: Ask him
        then: Yes?
        choices:
          - {text: Of the lamp, then: It is out., stay: true}
          - {text: Enough, then: Well., goto: end}
  end: {ending: won}
"""


def test_who_goes_on_out_of_a_talk_has_left_it(tmp_path: Path) -> None:
    _, codes = made(tmp_path, TALK)

    assert "visit-unreturned" not in codes


def test_visits_that_nobody_comes_back_from_take_no_long_work(tmp_path: Path) -> None:
    (tmp_path / "small").mkdir()
    (tmp_path / "large").mkdir()
    took = []
    for folder, many in (("small", 500), ("large", 2_000)):
        rows = "".join(
            f"  v{n}: {{choices: [{{text: In, visit: v{n + 1}}}]}}\n" for n in range(many)
        )
        began = time.process_time()
        made(tmp_path / folder, f"  a: {{goto: v0}}\n{rows}  v{many}: {{ending: won}}\n")
        took.append(time.process_time() - began)

    assert took[1] < 10 * took[0]


def test_a_pool_without_a_way_out_is_told_where_one_gets_in(tmp_path: Path) -> None:
    """What stands between scenes in the graph is no scene: the first one behind it is told of."""
    text = (
        f"{HEAD}\nscenes:\n"
        "  a: {choices: [{text: Road, goto: {pool: road, pick: best}}, {text: End, goto: end}]}\n"
        "  pit: {pool: road, choices: [{text: Round, goto: mud}]}\n"
        "  mud: {choices: [{text: Round, goto: pit}]}\n"
        "  end: {ending: won}\n"
    )
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path, system=PAPER)

    assert [problem.code for problem in problems] == ["ending-unreachable"]
    assert "scene 'pit'" in problems[0].message


PLACES = """\
defeat: lost
events:
  tide: {after: 5, text: Now., goto: event}
scenes:
  a:
    choices:
      - {text: Talk, then: So., choices: [{text: Lamp, stay: true, then: So.}, {text: Leave}]}
      - {text: Go, goto: chosen}
      - {text: In, visit: visited}
      - {text: On, goto: {pool: road, pick: best}}
    questions: [{about: who, text: Ask, goto: asked}]
    tries: {charm: {success: {text: So., goto: tried}, failure: No.}}
  chosen:
    choices:
      - text: Roll
        check: {trait: {attribute: charm, difficulty: low}}
        outcomes: {success: {text: So., goto: won}, failure: No.}
  one: {pool: road, choices: [{text: Back, goto: a}, {text: Hurt, hurt: low, goto: won}]}
  two: {pool: road, goto: won}
  visited: {return: true}
  asked: {ending: asked}
  tried: {ending: tried}
  event: {choices: [{text: On, goto: two}]}
  lost: {ending: lost}
  won: {ending: won}
"""
WAYS = """\
pool:road: one two
back:: a
a: a-talk asked chosen pool:road tried visited
a-talk: asked back: tried
chosen: lost won
one: a lost won
two: won
visited: back:
asked:
tried:
event: two
lost:
won:
"""


def test_every_place_where_an_author_may_lead_on_is_a_way(tmp_path: Path) -> None:
    """Choices, replies, questions, tries, outcomes, visits and pools; harm may lead to defeat."""
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\n{PLACES}", encoding="utf-8")
    adventure, problems = examine(tmp_path, system=PAPER)
    assert adventure is not None, problems

    ways = ways_of(adventure)

    told = "".join(
        f"{key}: {' '.join(sorted(ahead))}".rstrip() + "\n" for key, ahead in ways.items()
    )
    assert told == WAYS
    assert list(called(adventure)) == ["event"]
    assert reachable(adventure, ways) == ways.keys()
    assert circling(adventure) == {
        *("a", "a-talk", "back:", "one", "pool:road", "visited"),
        *("event", "two"),  # behind an event, which may come at any place
    }


LASTLY = "  b: {ending: won}\n"


@pytest.mark.parametrize(
    ("choices", "vanish"),
    [
        ("{text: A, when: turn > 1, goto: b}", True),
        ("{text: A, when: turn > 1, goto: b}, {text: B, goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, once: true, goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, once: true, then: So.}", True),
        ("{text: A, when: turn > 1, goto: b}, {text: B, once: true, goto: c}", True),
        ("{text: A, when: turn > 1, goto: b}, {text: B, fallback: true, goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, when: not turn > 1, goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, when: not (turn > 1), goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, when: turn <= 1, goto: b}", False),
        ("{text: A, when: turn > 1, goto: b}, {text: B, when: turn < 1, goto: b}", True),
        ("{text: A, when: turn < 1, goto: b}, {text: B, when: turn >= 1, goto: b}", False),
        ("{text: A, when: turn == 1, goto: b}, {text: B, when: turn != 1, goto: b}", False),
        ("{text: A, when: turn > 1 and x, goto: b}, {text: B, when: turn <= 1 and x, goto: b}",
         True),
        ("{text: A, when: turn > 1, goto: b}, "
         "{text: B, when: turn <= 1, once: true, then: So.}", True),
        ("{text: A, once: true, then: So.}, {text: B, when: 'taken[\"a/a\"]', goto: b}", False),
        ("{text: A, once: true, then: So.}, {text: B, when: \"taken['a/a']\", goto: b}", False),
        ("{text: A, once: true, then: So.}, {text: B, when: 'taken[\"a/b\"]', goto: b}", True),
        ("{text: A, once: true, when: x, then: So.}, "
         "{text: B, when: 'taken[\"a/a\"]', goto: b}", True),
    ],
)  # fmt: skip
def test_choices_that_may_all_vanish_are_told(tmp_path: Path, choices: str, vanish: bool) -> None:
    """One stays where a condition and its opposite stand there; `c` leads back here."""
    _, codes = made(
        tmp_path,
        "  none: {goto: a}\n  some: {choices: [{text: A, goto: a}]}\n"
        f"  a: {{choices: [{choices}]}}\n  c: {{choices: [{{text: Back, goto: a}}]}}\n{LASTLY}"
        "variables: {x: false}\n",
    )

    assert ("choices-run-out" in codes) is vanish


def problem(code: str, line: int = 1, file: str = "a.yaml") -> Problem:
    return Problem(Mark(file, line, 1), code, "so")


@pytest.mark.parametrize(
    ("found", "left"),
    [
        *((["scenes-missing", cause], [cause])
          for cause in ("include-missing", "include-outside", "include-many", "file-missing")),
        *((["macro-unknown", cause], [cause])
          for cause in ("include-missing", "include-outside", "include-many", "file-missing")),
        (["scene-unreachable", "scene-unknown"], ["scene-unknown"]),
        (["scene-unreachable", "pool-unknown"], ["pool-unknown"]),
        (["scene-unreachable", "file-missing"], ["scene-unreachable", "file-missing"]),
        (["scenes-missing", "scene-unknown"], ["scenes-missing", "scene-unknown"]),
        (["macro-unknown", "prose-syntax"], ["macro-unknown", "prose-syntax"]),
        (["yaml-alias", "type-wrong"], ["yaml-alias"]),
        (["yaml-tag", "type-wrong", "yaml-alias"], ["yaml-tag", "yaml-alias"]),
        (["yaml-deep", "type-wrong"], ["yaml-deep", "type-wrong"]),
    ],
)  # fmt: skip
def test_what_only_follows_from_another_mistake_is_left_out(
    found: list[str], left: list[str]
) -> None:
    assert [one.code for one in causes(map(problem, found))] == left


def test_where_a_follower_stands_and_in_which_file() -> None:
    elsewhere = [problem("yaml-tag", 1), problem("type-wrong", 2)]
    assert causes(elsewhere) == elsewhere
    for file, left in (("m.j2", 1), ("m.yaml", 2), ("m.yml", 2)):
        macros = [problem("prose-syntax", 1, file), problem("macro-unknown", 5)]
        assert causes(macros) == macros[:left]
