"""What `solo lint --proof` proves, and what it must leave open."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.loader import load
from solo.authoring.exact import proof
from solo.authoring.exact.possible import possible
from solo.authoring.lint.lint import lint
from tests.shipped import loaded

HEADER = "format: 1\ntitle: A test\nsystem: art\nstart: a\nhero: {create: true}\n"
ENDS = "  x: {text: X., ending: x}\n  y: {text: Y., ending: y}\n"
GO = "      - {text: X, goto: x}\n"
A = "  a:\n    text: A.\n    choices:\n"
CHECK = "check: {trait: {attribute: strength, difficulty: Poor}}"


@pytest.fixture
def told(module: Callable[..., Path]) -> Callable[..., list[tuple[str, int]]]:
    """Return a function that proves what it can of a module: codes and lines of its scenes."""

    def tell(scenes: str, more: str = "") -> list[tuple[str, int]]:
        header = HEADER + more
        folder = module(f"scenes:\n{scenes}{ENDS}", header)
        lines = header.count("\n") + 1
        problems = lint(folder, prove=True)
        assert not [str(p) for p in problems if p.severity == "error"], "nothing is proved then"
        return [(p.code, p.mark.line - lines) for p in problems if p.code.startswith("proof-")]

    return tell


def cases(count: int) -> str:
    """Return a scene where as many cases are looked at as one choice brings."""
    each = "".join("          - {when: k, text: t}\n" for _ in range(count))
    look = "      - text: Look\n        cases:\n" + each + "        then: t\n"
    return A + GO + look + "      - {text: Y, when: k, goto: y}\n"


def tops(count: int) -> str:
    """Return a scene where as many things may come on top of a roll."""
    also = ", ".join(f"kicker-{number}: {{text: t}}" for number in range(count))
    outcomes = f"        outcomes: {{success: t, failure: t, also: {{{also}}}}}\n"
    look = f"      - text: Look\n        {CHECK}\n{outcomes}"
    return A + GO + look + "      - {text: Y, when: k, goto: y}\n"


@pytest.mark.parametrize("scene", [cases, tops])
@pytest.mark.parametrize(("count", "is_proved"), [(5, True), (6, False)])
def test_of_more_than_five_at_once_nothing_is_proved_of_what_follows(
    scene: Callable[[int], str],
    count: int,
    *,
    is_proved: bool,
    told: Callable[..., list[tuple[str, int]]],
) -> None:
    codes = {code for code, _ in told(scene(count), "variables: {k: false}\n")}

    assert ("proof-ending" in codes, "proof-choice" in codes) == (is_proved, is_proved)


NEVER = "      - {text: Y, when: n > 5, goto: y}\n"


@pytest.mark.parametrize(
    ("scenes", "proved"),
    [
        # n is 1, and never more than 3
        (
            A + GO + "      - {text: More, when: n < 3, set: {n: n + 1}, then: t}\n" + NEVER,
            [("proof-choice", 6), ("proof-ending", 8)],
        ),
        # the key is only found where it is needed no longer
        (
            A + GO + "      - {text: Y, when: k, goto: y}\n      - {text: B, goto: b}\n"
            "  b: {text: B., choices: [{text: K, set: {k: true}, goto: x}]}\n",
            [("proof-choice", 5), ("proof-ending", 9)],
        ),
        # cases: whoever looks here has the key, and never two
        (
            A + GO + "      - {text: B, set: {k: true}, goto: b}\n"
            "  b:\n    text: B.\n    choices:\n      - text: Look\n        cases:\n"
            "          - {when: k, text: t}\n          - {when: not k, text: t}\n"
            "          - {when: n > 1, text: t, goto: y}\n      - {text: More, set: {n: n + 1},"
            " when: n < 3, then: t}\n" + GO,
            [("proof-condition", 11), ("proof-condition", 12)],
        ),
        # whoever comes here has the key
        (
            A + GO + "      - {text: B, set: {k: true}, goto: b}\n"
            "  b: {text: B., choices: [{text: K, when: k, goto: y}, {text: X, goto: x}]}\n",
            [("proof-condition", 6)],
        ),
        # a trap: the door opens for who has the key, and nobody inside finds one
        (
            A + GO + "      - {text: Y, goto: y}\n      - {text: B, goto: b}\n"
            "  b: {text: B., choices: [{text: K, when: k, goto: y}, {text: C, goto: c}]}\n"
            "  c: {text: C., choices: [{text: B, goto: b}]}\n",
            [("proof-choice", 7), ("proof-loop", 7)],
        ),
        # a number that grows without end is let go, and that alone
        (
            A + GO + "      - {text: N, set: {n: n + 1}, then: t}\n"
            "      - {text: Y, when: n > 5000, goto: y}\n      - {text: K, when: k, goto: y}\n",
            [("proof-choice", 7)],
        ),
        # a check is not rolled where a case has led on
        (
            A + GO + "      - text: K\n        cases: [{when: n > 0, goto: x}]\n"
            "        " + CHECK + "\n        outcomes: {success: {text: t, goto: y}, failure: t}\n",
            [("proof-condition", 6), ("proof-ending", 10)],
        ),
        # from b on all is settled
        (
            A + GO + "      - {text: B, goto: b}\n  b: {text: B., choices: [{text: Y, goto: y}]}\n",
            [("proof-settled", 6)],
        ),
    ],
)
def test_what_no_game_comes_to_is_proved(
    told: Callable[..., list[tuple[str, int]]], scenes: str, proved: list[tuple[str, int]]
) -> None:
    found = told(scenes, "variables: {n: 1, k: false}\n")

    assert set(proved) <= set(found)
    assert {code for code, _ in found} == {code for code, _ in proved}


@pytest.mark.parametrize(
    ("scenes", "more"),
    [
        # a roll may come out in any way, and be given up
        (
            A + GO + "      - text: K\n        " + CHECK + "\n        outcomes: {success: {text: t,"
            " set: {k: true}}, failure: t}\n      - {text: Y, when: k, goto: y}\n",
            "",
        ),
        # what comes on top comes after the outcome
        (
            A + GO + "      - text: K\n        " + CHECK + "\n        outcomes: {success: {text: t,"
            " set: {k: false}}, failure: t, also: {doubles: {text: t, set: {k: true}}}}\n"
            "      - {text: Y, when: k, goto: y}\n",
            "",
        ),
        # a question may be asked at any moment, and so in the middle of a roll
        (
            A + GO + "      - {text: Y, when: k, goto: y}\n"
            "    questions: [{id: q, about: [key], text: t, set: {k: true}}]\n",
            "",
        ),
        # an event comes when it comes
        (
            A + GO + "      - {text: Y, when: k, goto: y}\n",
            "events: {e: {after: 60, text: t, set: {k: true}}}\n",
        ),
        # a row of a table may set what it likes
        (
            A + GO + "      - {text: D, draw: {t: w}, then: t}\n"
            "      - {text: Y, when: w == 'red', goto: y}\n",
            "tables: {t: {1-25: red, 26-100: blue}}\n",
        ),
        # a number that grows without end is let go
        (
            A + GO + "      - {text: N, set: {n: n + 1}, then: t}\n"
            "      - {text: Y, when: n > 5000, goto: y}\n",
            "",
        ),
        # one comes back from a visit with what was found there
        (
            A + GO + "      - {text: V, visit: v}\n      - {text: Y, when: k, goto: y}\n"
            "  v: {text: V., enter: {set: {k: true}}, return: true}\n",
            "",
        ),
        # a check is rolled where none of many cases has led on
        (
            A + GO + "      - text: K\n        " + CHECK + "\n        outcomes: {success: "
            "{text: t, goto: y}, failure: t}\n        cases:\n"
            + 6
            * "          - {when: k, goto: x}\n",
            "",
        ),
        # of the cases of a case any may lead on
        (
            A + GO + "      - text: K\n        then: t\n        cases:\n"
            "          - {when: hero.fate > 2, text: t, cases: [{when: hero.fate > 11, goto: y}, "
            "{when: hero.fate > 10, goto: x}]}\n",
            "",
        ),
        # where a case has held, `else` has not
        (
            A + GO + "      - text: K\n        then: t\n        cases:\n"
            "          - {when: hero.fate > 2, text: t, set: {k: true}}\n"
            "          - {when: else, text: t, set: {k: false}}\n"
            "      - {text: Y, when: k, goto: y}\n",
            "",
        ),
        # the hero may be anybody
        (A + GO + "      - {text: Y, when: hero.fate > 11, goto: y}\n", ""),
    ],
)
def test_what_a_game_may_come_to_is_not_disproved(
    told: Callable[..., list[tuple[str, int]]], scenes: str, more: str
) -> None:
    found = told(scenes, "variables: {n: 1, k: false, w: none}\n" + more)

    assert "proof-ending" not in {code for code, _ in found}
    assert "proof-choice" not in {code for code, _ in found}


MORE = "      - {text: More, when: n < 3, set: {n: n + 1}, then: t}\n"


@pytest.mark.parametrize(
    ("scenes", "more", "proved"),
    [
        (  # a question: at a place where n is 3 at most
            A + GO + MORE + "    questions: [{id: q, about: [key], when: n > 3, text: t}]\n",
            "",
            [("proof-condition", 6)],
        ),
        (  # as far as n may come
            A + GO + MORE + "    questions: [{id: q, about: [key], when: n > 2, text: t}]\n",
            "",
            [],
        ),
        (  # an event
            A + GO + MORE,
            "events: {e: {after: 9, when: n > 3, text: t}}\n",
            [("proof-condition", -1)],
        ),
        (  # for a moment, between two effects of one choice, n is 5
            A + GO + MORE + "      - {text: F, goto: b}\n  b:\n    enter: {set: {n: 5}}\n"
            "    text: B.\n    choices: [{text: X, set: {n: 1}, goto: x}]\n",
            "events: {e: {after: 9, when: n == 5, text: t}}\n",
            [],
        ),
        (  # a scene of a pool, and one that always may be picked
            A + GO + MORE + "      - {text: P, goto: {pool: road, pick: best}}\n"
            "  r: {pool: road, priority: 2, when: n > 3, text: R., goto: x}\n"
            "  s: {pool: road, when: n > 0, text: S., goto: y}\n",
            "",
            [("proof-condition", 7), ("proof-condition", 8)],
        ),
    ],
)
def test_conditions_of_questions_events_and_pools_are_proved(
    told: Callable[..., list[tuple[str, int]]],
    scenes: str,
    more: str,
    proved: list[tuple[str, int]],
) -> None:
    found = told(scenes, "variables: {n: 1}\n" + more)

    assert [one for one in found if one[0] == "proof-condition"] == proved


def test_who_visits_a_scene_comes_back_from_it(told: Callable[..., list[tuple[str, int]]]) -> None:
    scenes = A + GO + "      - {text: Y, goto: y}\n      - {text: B, visit: b}\n"

    assert told(scenes + "  b: {text: A shed., return: true}\n") == []


SURE = "{text: X, goto: x}"
ALWAYS = "{text: X, when: n > 0, goto: x}"
PERHAPS = "{text: Z, when: hero.fate > 11, goto: x}"
ONCE = "{text: O, once: true, then: t}"


@pytest.mark.parametrize(
    ("others", "is_closed"),
    [
        ((SURE,), True),
        ((ALWAYS,), True),
        ((PERHAPS,), False),
        ((ONCE,), False),
        ((SURE, PERHAPS), True),
        ((SURE, ONCE), True),
        ((ONCE, PERHAPS), False),
    ],
)
def test_a_last_resort_is_closed_where_another_choice_surely_is_open(
    told: Callable[..., list[tuple[str, int]]], others: tuple[str, ...], *, is_closed: bool
) -> None:
    for order in (others, others[::-1]):
        written = "".join(f"      - {one}\n" for one in order)
        scenes = A + written + "      - {text: Y, fallback: true, goto: y}\n"

        codes = {code for code, _ in told(scenes, "variables: {n: 1}\n")}

        assert ("proof-choice" in codes) is is_closed


def test_a_place_that_settles_nothing_hides_none_that_does(
    told: Callable[..., list[tuple[str, int]]],
) -> None:
    """Wherever it stands: before the place that does, or after it."""
    choices = "".join(f"      - {{text: {at}, goto: {at}}}\n" for at in ("x", "y", *"bcd"))
    back = "  {}: {{text: t, choices: [{{text: A, goto: a}}]}}\n"
    settles = "  c: {text: t, choices: [{text: Y, goto: y}]}\n"

    found = told(A + choices + back.format("b") + settles + back.format("d"))

    assert found == [("proof-settled", 10)]


@pytest.mark.long
def test_nothing_that_games_reach_in_first_steps_is_disproved() -> None:
    likely = {"proof-settled", "unmet-lock", "proof-claim"}
    assert not [p for p in lint(shelf.find("first-steps"), prove=True) if p.code not in likely]


def test_what_nothing_reads_any_more_keeps_no_states_apart(
    told: Callable[..., list[tuple[str, int]]],
) -> None:
    """Three dice of 30 faces, one after the other: all of them together are 27,000 states."""
    scenes = ""
    for here, after in ("ab", "bc", "cx"):
        more = f"      - {{text: More, when: {here} < 30, set: {{{here}: {here} + 1}}, then: t}}\n"
        scenes += (
            A.replace("a:", f"{here}:") + f"      - {{text: On, when: {here} > 1, goto: {after}}}\n"
        )
        scenes += more + f"      - {{text: Y, when: {here} > 30, goto: y}}\n"

    found = told(scenes, "variables: {a: 1, b: 1, c: 1}\n")

    assert [code for code, _ in found] == [*["proof-choice"] * 3, "proof-ending"]


def test_one_step_leads_no_further_than_to_the_next_scene() -> None:
    """Passages that lead to passages, with all that variables may hold, were one step once."""
    left = iter(range(5_000))

    found = possible(loaded("the-lending"), lambda states: next(left, None) is not None)

    assert not found.complete
    assert len(found.ways) > 500


@pytest.mark.long
@pytest.mark.parametrize("name", ["the-lending", "the-drowned-counting-house"])
def test_every_scene_of_a_long_adventure_is_met(name: str) -> None:
    adventure = loaded(name)

    found = possible(adventure)

    assert found.complete
    assert found.entered == adventure.scenes.keys()


def test_where_time_is_up_nothing_is_proved(module: Callable[..., Path]) -> None:
    folder = module(f"scenes:\n{A}{GO}{NEVER}{ENDS}", HEADER + "variables: {n: 1}\n")

    stopped = {p.code: p for p in lint(folder, prove=True, seconds=1e-9)}

    assert {code for code in stopped if code.startswith("proof-")} == {"proof-stopped"}
    assert stopped["unmet-ending"].message.startswith("not met in 1 state: the ending '")
    assert stopped["unmet-ending"].severity == stopped["proof-stopped"].severity == "notice"
    assert "proof-ending" in {p.code for p in lint(folder, prove=True, seconds=0)}


TOLD = (
    A + GO + "      - {id: never, text: Y, when: n > 5, goto: y}\n"
    "      - {id: all, text: All, when: n < 5, goto: b}\n"
    "      - {id: look, text: Look, cases: [{when: n > 4, text: t}, {when: n < 4, text: t}]}\n"
    "      - {id: more, text: More, when: n < 3, set: {n: n + 1}, then: t}\n"
    "      - {id: in, text: In, goto: c}\n      - {id: on, text: On, goto: d}\n"
    "  b: {text: B., choices: [{text: Z, goto: z}]}\n"
    "  c: {text: C., never: n > 7, choices: [{text: C, goto: c}, {text: Y, when: n > 6, goto: y}]}"
    "\n"
    "  d: {text: D., never: n > 0, goto: a}\n"
    "  z: {text: Z., ending: z}\n"
)
TELLS = """\
23: warning: proved: no game comes to the ending 'y' [proof-ending]
12: warning: proved: 'never' is never open where scene 'a' is reached [proof-choice]
13: warning: proved: this always holds where scene 'a' is reached [proof-condition]
19: warning: proved: 'y' is never open where scene 'c' is reached [proof-choice]
14: warning: proved: this never holds where it is asked [proof-condition]
14: warning: proved: this always holds where it is asked [proof-condition]
19: notice: proved: no game contradicts this claim ('n > 7' holds) [proof-claim]
20: warning: proved: whoever comes here contradicts this claim: 'n > 0' holds [proof-contradiction]
18: notice: proved: from scene 'b' on, 'z' is the only ending, but for a hero's death [proof-settled]
19: warning: proved: from scene 'c' no way leads to any ending, but for a hero's death [proof-loop]
8: notice: nothing is proved: after 2.5 s and 19 states there are more; give it more --seconds [proof-stopped]
23: notice: not met in 19 states: the ending 'y' [unmet-ending]
12: notice: not met in 19 states: 'never' open where scene 'a' is reached [unmet-choice]
13: notice: not met in 19 states: this not holding where scene 'a' is reached [unmet-condition]
19: notice: not met in 19 states: 'y' open where scene 'c' is reached [unmet-choice]
14: notice: not met in 19 states: this holding [unmet-condition]
14: notice: not met in 19 states: this not holding [unmet-condition]
"""  # noqa: E501 - a sentence is a line


def test_what_is_proved_and_what_was_not_met_is_told_in_these_words(
    module: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """First what is proved, then the same if there had been no time for more."""
    adventure = load(module(f"scenes:\n{TOLD}{ENDS}", HEADER + "variables: {n: 1}\n"))
    found = possible(adventure)
    monkeypatch.setattr(proof, "possible", lambda *_: found)
    told = []
    for found.complete in (True, False):
        told += [
            f"{one.mark.line}: {one.severity}: {one.message} [{one.code}]"
            for one in proof.proofs(adventure, seconds=2.5)
        ]

    assert told == TELLS.splitlines()
