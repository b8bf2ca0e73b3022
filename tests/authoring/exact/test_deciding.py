"""The best and the worst that choices make of an ending: bounds, and ways found by trial."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.exact import deciding
from solo.authoring.exact.chances import Limits, chances
from solo.authoring.exact.deciding import Bounds, Deciding, _Values, extreme
from solo.authoring.exact.solve import groups
from solo.rules import find
from tests.conftest import Solo

CIRCLE = """\
scenes:
  quay:
    text: x
    choices:
      - {id: look, text: Look, goto: quay}
      - {id: walk, text: Walk, goto: hall}
      - {id: jump, text: Jump, goto: guard}
      - {id: give, text: Give up, goto: c}
  hall: {text: x, choices: [{id: back, text: Back, goto: quay}]}
  guard:
    text: x
    check: {fate: {fate: 7, likelihood: even}}
    outcomes: {success: {text: x, goto: b}, failure: {text: x, goto: d}}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
  d: {ending: hurt, text: x}
"""


@pytest.fixture
def circle(module: Callable[[str], Path]) -> Path:
    return module(CIRCLE)


def bounds(module: Path, ending: str, *, best: bool, states: int = 0) -> Bounds:
    adventure = load(module)
    limits = Limits(states=states, seconds=0)
    return extreme(adventure, rules_of(adventure), ending, best=best, limits=limits)


def test_the_best_leaves_a_circle_where_it_has_most(module: Callable[[str], Path]) -> None:
    """Who only looks and walks about never comes to an ending; from above that is no bound."""
    only = CIRCLE.replace("      - {id: look, text: Look, goto: quay}\n", "")
    only = only.replace("      - {id: walk, text: Walk, goto: hall}\n", "")
    only = only.replace("      - {id: give, text: Give up, goto: c}\n", "")
    only = only.replace("  hall: {text: x, choices: [{id: back, text: Back, goto: quay}]}\n", "")
    other = load(module(only))
    exact = float(chances(other, rules_of(other)).endings["b"][0])
    circle = module(CIRCLE)

    for ending, chance in (("b", exact), ("c", 1.0), ("d", 1 - exact)):
        low, high, _ = bounds(circle, ending, best=True)
        assert low == pytest.approx(chance, abs=1e-6)
        assert high == pytest.approx(chance, abs=1e-6)
        assert bounds(circle, ending, best=False)[1] == pytest.approx(0, abs=1e-6)


def test_bounds_that_are_not_worked_out_in_time_are_wide_and_hold(
    module: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is over when more than it has gone."""
    first = "  quay: {text: x, choices: [{id: in, text: In, goto: inn}]}\n  inn:\n"
    scenes = CIRCLE.replace("goto: quay", "goto: inn").replace("  quay:\n", first)
    walk = Deciding(load(module(scenes)), find("art"), hero="Ada")
    walk.run(lambda _: True)
    groups_ = list(groups(walk.edges))[::-1]
    monkeypatch.setattr(deciding, "monotonic", lambda: 5.0)

    def bound(until: float, *, above: bool) -> float:
        return _Values(walk, "b", best=True, above=above).solve(groups_, until)

    assert [bound(4.9, above=above) for above in (False, True)] == [0, 1]
    rounds = list[int]()
    monkeypatch.setattr(_Values, "_round", lambda _, group: rounds.append(len(group)) or 1.0)
    bound(0, above=True)
    alone = [len(group) for group in groups_ if len(group) == 1]
    assert [size for size in rounds if size == 1] == alone, "it is worked out once"
    assert len(rounds) == len(alone) + deciding.ROUNDS * (len(groups_) - len(alone))
    monkeypatch.undo()
    monkeypatch.setattr(deciding, "monotonic", lambda: 5.0)
    low, high = (bound(5.0, above=above) for above in (False, True))
    assert low == pytest.approx(high) == bound(0, above=True)
    assert 0 < low < 1


@pytest.mark.parametrize(("seconds", "until"), [(0, 0), (10, 1013)])
def test_bounds_have_three_tenths_of_the_time_more(
    circle: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, until: float
) -> None:
    """Those from above and those from below; without a limit they have no end."""
    for module in ("deciding", "chances"):
        monkeypatch.setattr(f"solo.authoring.exact.{module}.monotonic", lambda: 1000.0)
    until_ = list[float]()
    monkeypatch.setattr(_Values, "solve", lambda _, circles, until: until_.append(until) or 0.5)
    adventure = load(circle)

    found = extreme(
        adventure, rules_of(adventure), "b", best=True, limits=Limits(states=1, seconds=seconds)
    )

    assert until_ == [until, until]
    assert found == Bounds(0.5 - deciding.SLACK, 0.5 + deciding.SLACK, 1)


def test_what_was_not_followed_may_come_to_the_ending(circle: Path) -> None:
    low, high, states = bounds(circle, "b", best=True, states=1)
    assert (round(low, 3), high, states) == (0.46, 1, 1)
    assert bounds(circle, "c", best=True, states=1)[0] == pytest.approx(1)


def test_a_way_that_is_found_by_trial_bounds_the_best(circle: Path, solo: Solo) -> None:
    args = ("odds", circle, "--policy", "best", "--ending")
    exact = json.loads(solo(*args, "c", "--json").stdout)
    assert (exact["kind"], exact["policy"], exact["ending"], exact["games"]) == (
        "exact", "best", "c", 0,
    )  # fmt: skip
    told = solo(*args, "b").stdout
    assert "those are taken that come to 'b' best" in told
    assert "Exact: every choice was looked at" in told


def test_trials_find_the_way(circle: Path, solo: Solo) -> None:
    """There is no time to follow anything; only `give` comes to c for sure."""
    args = ("odds", circle, "--ending", "c", "--sample", "120", "--seed", "a", "--seconds", "0.001")
    best = json.loads(solo(*args, "--policy", "best", "--jobs", "1", "--json").stdout)
    worst = json.loads(solo(*args, "--policy", "worst", "--jobs", "1", "--json").stdout)

    assert best["low"] > 0.8
    assert best["games"] == 60
    assert worst["high"] < 0.15


def test_an_ending_is_asked_for_and_known(circle: Path, solo: Solo) -> None:
    none = solo("odds", circle, "--policy", "best")
    assert (none.returncode, "--ending ID, one of: b, c, d" in none.stderr) == (2, True)
    wrong = solo("odds", circle, "--policy", "worst", "--ending", "bb")
    assert "no ending 'bb'" in wrong.stderr
    alone = solo("odds", circle, "--ending", "b")
    assert "--ending goes with --policy best" in alone.stderr
    both = solo("odds", circle, "--policy", "best", "--ending", "b", "--by", "walk")
    assert "does not go with --by" in both.stderr
