"""What is left of a hero, and which states are one: by what is read from where they stand."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from solo.adventure.graph import answers
from solo.adventure.loader import load
from solo.authoring.exact.counted import _Counting
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.merging import Sameness
from solo.authoring.exact.policy import Random
from solo.authoring.exact.walk import Walk
from solo.rules import find
from solo.rules.core.dice import Dice
from solo.rules.core.protocols import Step

HEADER = """\
format: 1
title: T
system: art
start: a
hero: {create: false, pregenerated: [ada.yaml]}
variables: {i: 0, j: 0, k: 0, m: 0}
"""
SCENES = """\
scenes:
  a: {text: A., choices: [{id: go, text: Go, when: i, goto: b}, {id: say, text: Say, then: So.}]}
  b:
    text: B.
    check: {fate: {}}
    outcomes: {success: {goto: c}, failure: {text: F., set: {m: k + 1}}}
    choices: [{id: on, text: On, goto: c}, {id: look, text: Look, then: So.}]
  c:
    text: C.
    choices:
      - text: Up
        when: j
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {goto: x}, failure: {goto: x}}
  x: {text: X., ending: won}
"""
HERO: Any = "a hero"


class Stage(NamedTuple):
    """A step of an encounter that goes on by itself: a d6, and for each face of it another."""

    first: int = 0
    forced = "on"

    def step(self, option: str, words: str, sheet: object, dice: Dice) -> Any:
        (face,) = dice.roll(1, 6)
        if self.first:
            return Step(None, (sheet, self.first, face))
        return Step(Stage(face), HERO)


def rules_left(sheet: object, ahead: tuple[object, ...]) -> tuple[object, list[str]]:
    """Return a hero with the names of the rules that are ahead, in place of a system's `forget`."""
    return sheet, sorted(type(rule).__name__ for rule in ahead)


@pytest.fixture
def walk(module: Callable[..., Path]) -> Walk:
    return Walk(load(module(SCENES, HEADER)), find("art"), Random(), hero="Ada")


@pytest.fixture
def same(walk: Walk) -> Sameness:
    system: Any = SimpleNamespace(
        inner=SimpleNamespace(forget=rules_left),
        fallen=lambda _: False,
        waiting=lambda encounter, sheet, hero: (encounter, hero(sheet)),
    )
    return Sameness(walk._adventure, system, walk.live, Likeness())


BOTH, LATER = (HERO, ["Fate", "TraitRoll"]), (HERO, ["TraitRoll"])


def test_of_a_hero_is_kept_what_rules_ahead_read(walk: Walk, same: Sameness) -> None:
    """A check that waits still reads; one that is over reads no more."""
    for _ in range(2):  # the second time it is known
        assert same.kept_at("a", rolls=False)(HERO) == BOTH
        assert same.kept_at("b", rolls=True)(HERO) == BOTH
        assert same.kept_at("b", rolls=False)(HERO) == LATER
        assert same.kept_at("c", rolls=True)(HERO) == LATER
        assert same.kept_at("x", rolls=True)(HERO) == HERO
    assert same.kept_at("b", rolls=False)(None) is None
    outcomes = walk._adventure.scenes["b"].body.outcomes
    assert outcomes is not None
    success, failure = answers(outcomes)
    led = same.kept_after((success,))
    assert led is not None
    assert led(HERO) == LATER
    assert same.kept_after((failure,)) is None


def test_a_variable_is_wanted_where_it_may_be_read_yet(same: Sameness) -> None:
    def wanted(scene: str) -> str:
        return "".join(filter(same.wanted_at(scene), "ijkm"))

    assert [wanted(scene) for scene in "abcx"] == ["ijk", "jk", "j", ""]


def test_states_are_one_that_differ_in_nothing_that_is_read(walk: Walk, same: Sameness) -> None:
    """While a check waits, what answers it is read, too; what is chosen may lead away from all."""
    begun = walk._states[0][0]._replace(sheet=HERO, pending=None)
    check: Any = SimpleNamespace(
        kind="check", encounter="e", then=None, outcomes=None, trail=(), words="", refund=None,
        course=None,
    )  # fmt: skip

    def read(scene: str, key: Callable[[Any], object], **more: Any) -> str:
        """Return the variables that keep states in a scene apart by a key."""
        found = []
        for name in "ijkm":
            alike = [
                key(begun._replace(
                    scene=scene, variables={**begun.variables, name: value}, **more
                ))
                for value in (0, 1)
            ]  # fmt: skip
            found += [name] if alike[0] != alike[1] else []
        return "".join(found)

    assert [read(scene, same.of) for scene in "abcx"] == ["ijk", "j", "j", ""]
    assert read("b", same.of, pending=check) == "jk"
    on, look = walk._adventure.scenes["b"].choices
    assert read("b", lambda state: same.away(state, on)[1]) == "j"
    for choice in (None, look):
        here = begun._replace(scene="b")
        assert same.away(here, choice) == (here, None)
    went, _ = same.away(begun._replace(scene="b"), on)
    assert went.sheet == LATER


def test_a_state_is_lean_where_nothing_waits(same: Sameness, walk: Walk) -> None:
    """A roll that waits for itself alone is as if it were begun now; else what waits reads all."""
    begun = walk._states[0][0]._replace(scene="b", sheet=HERO)

    def left(passed: int) -> object:
        waits: Any = SimpleNamespace(encounter=_Counting(None, None, walk._counted, passed=passed))
        return same.lean(begun._replace(pending=waits)).sheet

    assert same.lean(begun._replace(pending=None)).sheet == LATER
    assert (left(0), left(1)) == (HERO, BOTH)
    assert same.lean(begun._replace(pending=None, sheet=None)).sheet is None


def test_what_is_rolled_reads_by_the_scene_that_is_followed(
    walk: Walk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walk._counted, "inner", SimpleNamespace(forget=rules_left))
    (start,) = walk._states.values()
    monkeypatch.setattr(walk._policy.__class__, "moves", lambda *_: ())

    for scene, rolling, wanted in (("b", BOTH, "jk"), ("c", LATER, "j")):
        walk._states[0] = (start[0]._replace(scene=scene), start[1])
        walk._follow(0)

        assert walk._foresight.kept is not None
        assert walk._foresight.kept(HERO) == rolling
        assert walk._counted.kept(HERO) == LATER
        assert "".join(filter(walk._foresight.wanted, "ijkm")) == wanted


def test_encounters_that_wait_are_one_that_are_alike_in_all(walk: Walk) -> None:
    """In what is open, what answers it, who is in it and how many rolls have waited."""
    outcomes = walk._adventure.scenes["b"].body.outcomes

    def key(inner: Any, answers: Any, sheet: Any, passed: int) -> object:
        waits = _Counting(inner, answers, walk._counted, passed=passed, pauses=True)
        return walk._counted.waiting(waits, sheet, lambda hero: hero)

    keys = [
        key("first", outcomes, HERO, 1),
        key("second", outcomes, HERO, 1),
        key("first", None, HERO, 1),
        key("first", outcomes, "another", 1),
        key("first", outcomes, HERO, 2),
    ]
    assert len(set(keys)) == len(keys)
    assert key("first", outcomes, HERO, 1) == keys[0]


@pytest.mark.parametrize(("most", "gone"), [(1, 0), (10, 3), (13, 6), (100, 36)])
def test_what_follows_of_itself_is_open_where_too_many_ways_were_gone(
    walk: Walk, monkeypatch: pytest.MonkeyPatch, most: int, gone: int
) -> None:
    """Six ways lead to a second d6 each; the way that only finds that a die is asked for counts."""
    monkeypatch.setattr("solo.authoring.exact.counted.MOST_WAYS", most)
    inner = SimpleNamespace(fallen=lambda _: False, pass_time=lambda sheet, _: (sheet, ()))
    monkeypatch.setattr(walk._counted, "inner", inner)
    begun: Any = Stage()

    found = walk._counted.counted(_Counting(begun, None, walk._counted), "on", "", HERO)

    whole = sum(found.weights)
    shares = [Fraction(weight, whole) for weight in found.weights]
    open_ = [share for share, step in zip(shares, found.steps, strict=True) if step is None]
    assert sum(open_) == 1 - Fraction(gone, 36)
    assert shares[:gone] == [Fraction(1, 36)] * gone
