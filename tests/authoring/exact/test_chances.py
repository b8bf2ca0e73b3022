"""The chances of endings: worked out by hand, and found again by playing a great many games."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from solo import rules, shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import DEATH, Chances, Limits, chances, going_within
from solo.authoring.exact.policy import Policy, Random, Walkthrough
from solo.authoring.exact.walk import Walk
from solo.engine.interpreter import Interpreter
from solo.rules.core.dice import LoadedDice, SeededDice
from tests.authoring.exact.sampling import sampled, unlikely
from tests.shipped import loaded

ALL = Limits(0, 0)
HEADER = """\
format: 1
title: A test
system: fell
start: a
hero: {create: false, pregenerated: [ada.yaml]}
"""
HERO = """\
name: Ada
concept: a tester
attributes: {str: d6, dex: d6, int: d6, wil: d6}
hp: 3
"""
ENDS = "  x: {text: X., ending: x}\n  y: {text: Y., ending: y}\n  z: {text: Z., ending: z}\n"

Written = Callable[..., Adventure]


@pytest.fixture
def written(module: Callable[..., Path]) -> Written:
    """Return a function that reads an adventure of FELL, where luck is a d6 and 4 is good."""

    def write(scenes: str, *, more: str = "") -> Adventure:
        folder = module(f"scenes:\n{scenes}{ENDS}", HEADER + more, **{"ada.yaml": HERO})
        return load(folder)

    return write


def found(adventure: Adventure, policy: Any = None, limits: Limits = ALL) -> Chances:
    return chances(adventure, rules.find(adventure.system), policy, limits=limits)


def exact(adventure: Adventure, policy: Any = None) -> dict[str, Fraction]:
    """Return the chances of the endings that there are, which must be exact."""
    known = found(adventure, policy)
    assert known.exact
    assert known.mass == 1
    assert all(low == high for low, high in known.endings.values())
    return {name: low for name, (low, _) in known.endings.items() if low}


BY_HAND = {
    "each choice is as likely": (
        "  a:\n    text: A.\n    choices:\n"
        "      - {text: One, goto: x}\n      - {text: Two, goto: x}\n"
        "      - {text: Three, goto: y}\n",
        {"x": Fraction(2, 3), "y": Fraction(1, 3)},
    ),
    "a roll falls as its dice do, and each of its counts has its own branch": (
        "  a:\n    text: A.\n    choices:\n      - text: One\n        check: {luck: {}}\n"
        "        outcomes: {1s-2s: {text: t, goto: x}, 3s-5s: {text: t, goto: y},"
        " 6s: {text: t, goto: z}}\n",
        {"x": Fraction(1, 3), "y": Fraction(1, 2), "z": Fraction(1, 6)},
    ),
    "a room that is left with one chance in two each turn: 1/2 + 1/4 + 1/8 + … = 1": (
        "  a:\n    text: A.\n    choices:\n      - {text: Stay, goto: a}\n"
        "      - {text: Go, goto: x}\n",
        {"x": Fraction(1)},
    ),
    "a circle of two rooms: from a, x with 1/3 at once and 1/9 of the rest: 3/8 + 2/8 + 3/8": (
        # p(x) = 1/3 + 1/3 q, q(x) = 1/3 p: p = 3/8, and 1/3 goes to y; from b 1/3 each to y, z.
        "  a:\n    text: A.\n    choices:\n      - {text: X, goto: x}\n      - {text: Y, goto: y}\n"
        "      - {text: B, goto: b}\n"
        "  b:\n    text: B.\n    choices:\n      - {text: A, goto: a}\n      - {text: Y, goto: y}\n"
        "      - {text: Z, goto: z}\n",
        {"x": Fraction(3, 8), "y": Fraction(4, 8), "z": Fraction(1, 8)},
    ),
    "a ruin of a gambler who has 1 and wants 3: 2/3 lost": (
        "  a:\n    text: A.\n    choices:\n"
        "      - {text: Win, when: n < 2, set: {n: n + 1}, then: t}\n"
        "      - {text: Won, when: n == 2, goto: x}\n"
        "      - {text: Lose, when: n > 1, set: {n: n - 1}, then: t}\n"
        "      - {text: Lost, when: n == 1, goto: y}\n",
        {"x": Fraction(1, 3), "y": Fraction(2, 3)},
    ),
    "what was taken once is gone: two of three tries, without putting back": (
        "  a:\n    text: A.\n    choices:\n"
        "      - {text: One, once: true, set: {k: true}, then: t}\n"
        "      - {text: Two, once: true, then: t}\n"
        "      - {text: Out, when: k, goto: x}\n      - {text: Off, when: not k, goto: y}\n",
        # off at once 1/3, or after Two 1/3 * 1/2
        {"x": Fraction(1, 2), "y": Fraction(1, 2)},
    ),
    "harm is rolled: a d6 against 3 HP, then a test of strength": (
        "  a:\n    text: A.\n    enter: {harm: {die: d6, spare: true}}\n    choices:\n"
        "      - {text: Up, when: hero.hp > 0, goto: x}\n"
        "      - {text: Down, fallback: true, goto: y}\n",
        {"x": Fraction(1, 3), "y": Fraction(2, 3)},
    ),
    "a draw from a table, read by a condition": (
        "  a:\n    text: A.\n    enter: {draw: {t: w}}\n    choices:\n"
        "      - {text: R, when: w == 'red', goto: x}\n"
        "      - {text: G, when: w != 'red', goto: y}\n",
        {"x": Fraction(1, 4), "y": Fraction(3, 4)},
    ),
    "a deck of two, whose rows are alike: one half each": (
        "  a:\n    text: A.\n    choices:\n      - {text: D, draw: {d: w}, then: t}\n"
        "      - {text: G, when: w == 'red', goto: x}\n"
        "      - {text: H, when: w == 'blue', goto: y}\n",
        {"x": Fraction(1, 2), "y": Fraction(1, 2)},
    ),
    "a timed event ends what goes on: three turns of twenty minutes, each left with 1/2": (
        "  a:\n    text: A.\n    choices:\n      - {text: Wait, time: 20, then: t}\n"
        "      - {text: Go, goto: x}\n",
        {"x": Fraction(7, 8), "y": Fraction(1, 8)},
    ),
    "two rolls in one turn": (
        "  a:\n    text: A.\n    choices:\n      - text: One\n        check: {luck: {}}\n"
        "        outcomes:\n          lucky: {text: t, check: {luck: {}}, outcomes:"
        " {lucky: {text: t, goto: x}, unlucky: {text: t, goto: y}}}\n"
        "          unlucky: {text: t, goto: z}\n",
        {"x": Fraction(1, 4), "y": Fraction(1, 4), "z": Fraction(1, 2)},
    ),
}
MORE = (
    "variables: {n: 1, k: false, w: none}\n"
    "tables: {t: {1-25: red, 26-100: blue}, d: {deck: true, rows: [red, blue]}}\n"
    "events: {e: {after: 60, goto: y}}\n"
)


@pytest.mark.parametrize(("scenes", "chance"), BY_HAND.values(), ids=BY_HAND)
def test_chances_are_those_worked_out_by_hand(
    written: Written, scenes: str, chance: dict[str, Fraction]
) -> None:
    assert exact(written(scenes, more=MORE)) == chance


def test_what_happens_again_and_again_is_followed_in_its_rhythm(written: Written) -> None:
    """Whoever goes in the first two turns of four comes to y: 3/4, and so after four more."""
    scenes = (
        "  a:\n    text: A.\n    choices:\n      - {text: Wait, time: 20, then: t}\n"
        "      - {text: X, when: k, goto: x}\n      - {text: Y, when: not k, goto: y}\n"
    )
    events = "variables: {k: false}\nevents: {e: {every: 40, text: t, set: {k: not k}}}\n"

    known = found(written(scenes, more=events))

    assert known.endings["y"] == (Fraction(4, 5), Fraction(4, 5))
    assert known.endings["x"] == (Fraction(1, 5), Fraction(1, 5))
    assert known.states <= 5


def test_how_long_a_roll_took_counts_where_a_clock_is_read(module: Callable[..., Path]) -> None:
    """Each face of the die is played."""
    adventure = load(
        module(
            "scenes:\n  quay: {text: Q., choices: [{text: Open, outcomes: {else: {goto: b}}, "
            "check: {task: {id: lock, attribute: dexterity, difficulty: Poor}}}]}\n  b: {text: B., "
            "choices: [{text: Y, when: clock > 20, goto: y}, {text: X, fallback: true, goto: x}]}\n"
            + ENDS
        )
    )
    system, policy, ends = rules.find("art"), Random(), Counter[str]()
    interpreter = Interpreter(adventure, system)
    for face in range(1, 101):
        dice = LoadedDice([face])
        state, _ = interpreter.begin(dice, prose=False, hero="Ada")
        while not state.ended:
            (move,) = policy.moves(interpreter, state, None)
            state, _ = interpreter.step(state, move.command, dice, asks=False, prose=False)
        ends[state.scene] += 1

    known = chances(adventure, system, limits=ALL)

    assert {name: 100 * low for name, (low, _) in known.endings.items() if low} == ends
    assert set(ends) == {"x", "y"}


FIGHT = (
    "  a:\n    text: A.\n    choices:\n      - text: Fight\n        check: {fight: {foes: [rat]}}\n"
    "        outcomes: {won: {text: t, goto: x}, lost: {text: t, goto: y},"
    " else: {text: t, goto: z}}\n"
)
RAT = (
    "foes: {rat: {name: a rat, str: d4, dex: d6, wil: d6, hp: 0, armor: 3, weapon: d4,"
    " fearless: true}}\n"
)


def test_a_fight_of_any_length_is_summed(written: Written) -> None:
    """The hero's d4 must show 4 against armor 3, and the rat fail on a d4 against 4: 3/16.

    Then the rat deals 1 to 4. What goes beyond the hero's 3 HP calls for a d6 against 4.
    """
    won, on, test = Fraction(3, 16), Fraction(13, 16), Fraction(1, 2)
    none = won / (1 - on * test)
    one = won + on * (none + 3 * test * none) / 4
    two = won + on * (one + none + 2 * test * none) / 4
    three = won + on * (two + one + none + test * none) / 4

    known = found(written(FIGHT, more=RAT))

    assert known.exact
    assert known.endings["x"] == (three, three)
    assert known.endings["y"] == (1 - three, 1 - three)
    assert known.states <= 6


@pytest.mark.long(1)
@pytest.mark.parametrize(
    ("rounds", "won"),
    [(1, Fraction(3, 16)), (2, Fraction(13, 16) * Fraction(7, 8) * Fraction(3, 16))],
)
def test_rounds_that_a_condition_reads_keep_fights_apart(
    written: Written, rounds: int, won: Fraction
) -> None:
    """Won in the first round: 3/16 at once. The rat's d4 fells a hero of 3 HP with 1/8."""
    scenes = FIGHT.replace(
        "won: {text: t, goto: x}",
        f"won: [{{when: outcome.rounds == {rounds}, text: t, goto: x}}, "
        "{when: else, text: t, goto: z}]",
    )

    known = found(written(scenes, more=RAT), limits=Limits(40, 0))

    low, high = known.endings["x"]
    assert 0 <= won - low < Fraction(1, 10**20), "but for what is rounded down"
    assert high - low < Fraction(1, 20)


def test_a_walkthrough_takes_its_choices_and_leaves_the_dice_to_fall(written: Written) -> None:
    adventure = written(BY_HAND["a circle of two rooms: from a, x with 1/3 at once and 1/9 of "
                                "the rest: 3/8 + 2/8 + 3/8"][0])  # fmt: skip

    assert exact(adventure, Walkthrough(["b", "a", "x"])) == {"x": 1}


def test_a_walkthrough_that_does_not_fit_leads_to_no_ending(written: Written) -> None:
    adventure = written("  a: {text: A., choices: [{text: X, goto: x}]}\n")

    known = found(adventure, Walkthrough(["y"]))

    assert known.exact
    assert known.others == {"(off the way at 'a')": 1}


def test_where_no_choice_is_open_games_are_stuck(written: Written) -> None:
    known = found(
        written(
            "  a:\n    text: A.\n    choices:\n      - {text: Y, once: true, then: t}\n"
            "      - {text: X, when: n > 5, goto: x}\n",
            more="variables: {n: 1}\n",
        )
    )

    assert known.others == {"(stuck at 'a')": 1}


def test_a_mistake_that_only_play_finds_is_an_end_of_its_own(written: Written) -> None:
    """In the condition of a choice as in an effect."""
    scenes = "  a:\n    text: A.\n    choices:\n      - {text: B, goto: b}\n"
    scenes += "      - {text: C, set: {n: 6 // n}, goto: x}\n      - {text: X, goto: x}\n"
    scenes += "  b: {text: B., choices: [{text: X, goto: x}, {text: Y, when: 6 // n, goto: y}]}\n"

    known = found(written(scenes, more="variables: {n: 0}\n"))

    assert known.exact
    assert known.endings["x"] == (Fraction(1, 3), Fraction(1, 3))
    assert sorted(known.others.values()) == [Fraction(1, 3)] * 2
    assert [name.endswith(("at 'a')", "at 'b')")) for name in known.others] == [True] * 2


def test_the_hero_who_is_named_plays_and_else_the_first(module: Callable[..., Path]) -> None:
    """A d6 against 4, or a d12."""
    scenes = "  a: {text: A., check: {test: {attribute: str}}, "
    scenes += "outcomes: {passed: {goto: x}, else: {goto: y}}}\n"
    other = {"ben.yaml": HERO.replace("Ada", "Ben").replace("str: d6", "str: d12")}
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, ben.yaml]")
    adventure = load(module(f"scenes:\n{scenes}{ENDS}", header, **{"ada.yaml": HERO}, **other))

    for hero, chance in (("", Fraction(1, 2)), ("Ada", Fraction(1, 2)), ("Ben", Fraction(3, 4))):
        known = chances(adventure, rules.find("fell"), hero=hero, limits=ALL)
        assert known.endings["x"] == (chance, chance)


def test_a_circle_that_nothing_leaves_is_told_as_such(written: Written) -> None:
    adventure = written(
        "  a: {text: A., choices: [{text: B, goto: b}, {text: X, goto: x}]}\n"
        "  b: {text: B., choices: [{text: C, goto: c}]}\n"
        "  c: {text: C., choices: [{text: B, goto: b}, {text: D, when: n > 5, goto: x}]}\n",
        more="variables: {n: 1}\n",
    )

    known = found(adventure)

    assert known.exact
    assert known.endings["x"] == (Fraction(1, 2), Fraction(1, 2))
    assert known.others == {"(goes round for ever)": Fraction(1, 2)}


def test_a_death_that_no_author_wrote_is_no_ending(written: Written) -> None:
    known = found(written("  a: {text: A., enter: {harm: 40}, choices: [{text: X, goto: x}]}\n"))

    assert known.exact
    assert set(known.others) <= {DEATH}
    assert sum(known.others.values()) + known.endings["x"][0] == 1


COUNTER = (
    "  a:\n    text: A.\n    choices:\n      - {text: More, set: {n: n + 1}, then: t}\n"
    "      - {text: X, when: n < 5, goto: x}\n      - {text: Y, when: n >= 5, goto: y}\n"
)


def test_states_without_end_give_bounds_that_hold_and_come_closer(written: Written) -> None:
    """X is left to with 1/2 each of the first four turns: 15/16."""
    adventure = written(COUNTER, more=MORE.replace("events: {e: {after: 60, goto: y}}\n", ""))
    widths = []
    for states in (2, 8, 32):
        known = found(adventure, limits=Limits(states, 0))
        assert not known.exact
        for name, chance in (("x", Fraction(15, 16)), ("y", Fraction(1, 16))):
            low, high = known.endings[name]
            assert low <= chance <= high
        widths.append(1 - known.mass)

    assert widths[0] > widths[1] > widths[2] > 0


def test_what_is_likeliest_is_followed_first(written: Written) -> None:
    """B is come to with 2/3; four states are enough for the whole way behind it."""
    scenes = (
        "  a:\n    text: A.\n    choices:\n      - {text: C, goto: c}\n"
        "      - {text: B, goto: b}\n      - {text: Or B, goto: b}\n"
        "  b: {text: B., choices: [{text: On, goto: b2}]}\n"
        "  b2: {text: B., choices: [{text: On, goto: b3}]}\n"
        "  b3: {text: B., choices: [{text: X, goto: x}]}\n"
        "  c: {text: C., choices: [{text: On, goto: c2}]}\n"
        "  c2: {text: C., choices: [{text: On, goto: c3}]}\n"
        "  c3: {text: C., choices: [{text: Y, goto: y}]}\n"
    )

    known = found(written(scenes), limits=Limits(4, 0))

    assert known.states == 4
    assert float(known.mass) == pytest.approx(2 / 3)


def test_a_limit_of_work_gives_the_same_bounds_every_time(written: Written) -> None:
    scenes = (
        "  a:\n    text: A.\n    choices:\n      - {text: More, set: {n: n + 1}, then: t}\n"
        "      - {text: X, goto: x}\n      - {text: Y, when: n > 3, goto: y}\n"
    )
    adventure = written(scenes, more="variables: {n: 0}\n")
    limits = Limits(states=0, seconds=0, runs=40)

    one, other = (found(adventure, limits=limits) for _ in range(2))

    assert not one.exact
    assert one.states > 0
    assert (one.endings, one.states) == (other.endings, other.states)


def test_work_stops_where_more_of_it_gains_nothing(written: Written) -> None:
    """Every state leads to two others, and none of them to an ending for a long time."""
    scenes = (
        "  a: {text: A., choices: [{text: X, goto: x}, {text: B, goto: b}]}\n"
        "  b:\n    text: B.\n    choices:\n      - {text: O, set: {n: 2 * n}, then: t}\n"
        "      - {text: I, set: {n: 2 * n + 1}, then: t}\n"
        "      - {text: Y, when: n > 100000, goto: y}\n"
    )
    adventure = written(scenes, more="variables: {n: 1}\n")

    known = found(adventure, limits=Limits(states=0, seconds=0, runs=1_000))

    assert 50 < known.states < 150
    assert known.endings["x"] == (Fraction(1, 2), Fraction(1, 2))


@pytest.mark.parametrize(
    ("finished", "gone", "goes_on"),
    [
        (0.0, 0, True),
        (0.0, 60, False),
        (0.3, 200, True),
        (0.3, 300, False),
        (0.7, 400, True),
        (0.7, 500, False),
        (0.94, 600, False),
        (0.96, 600, True),
        (0.96, 950, False),
    ],
)
def test_games_are_followed_the_longer_the_more_have_ended(
    written: Written, finished: float, gone: float, goes_on: bool
) -> None:
    """A twentieth of the time at least, half of it at most; the rest is for an estimate.

    Nearly all of it where the little that is open leaves bounds that are narrow enough.
    """
    adventure = written("  a: {text: A., choices: [{text: X, goto: x}]}\n")
    walk = Walk(adventure, rules.find("fell"), Random(), hero="Ada")
    walk.finished = finished
    limits = Limits(seconds=1_000, else_played=True)

    assert going_within(limits, monotonic() - gone)(walk) is goes_on
    assert going_within(replace(limits, else_played=False), monotonic() - gone)(walk)


def test_what_nothing_reads_any_more_keeps_no_states_apart(written: Written) -> None:
    """A variable that only prose reads, and turns and visits, would have no end here."""
    adventure = written(
        "  a:\n    text: 'A {{ n }} {{ visits }} {{ turn }}.'\n    choices:\n"
        "      - {text: More, set: {n: n + 1}, time: 5, goto: a}\n      - {text: X, goto: x}\n",
        more="variables: {n: 1}\n",
    )

    known = found(adventure)

    assert known.exact
    assert known.states <= 2


def test_what_a_condition_reads_keeps_states_apart(written: Written) -> None:
    adventure = written(
        "  a:\n    text: A.\n    choices:\n      - {text: More, goto: a}\n"
        "      - {text: X, when: visits < 3, goto: x}\n"
        "      - {text: Y, when: visits > 2, goto: y}\n",
    )

    known = found(adventure, limits=Limits(100, 0))

    low, high = known.endings["x"]
    assert low <= Fraction(3, 4) <= high
    assert high - low < Fraction(1, 10**9)


def test_an_ending_that_is_not_ahead_of_what_is_open_has_no_share_in_it(written: Written) -> None:
    adventure = written(
        "  a: {text: A., choices: [{text: Z, goto: z}, {text: B, goto: b}]}\n"
        "  b:\n    text: B.\n    choices:\n      - {text: More, set: {n: n + 1}, then: t}\n"
        "      - {text: X, when: n > 90, goto: x}\n",
        more="variables: {n: 1}\n",
    )

    known = found(adventure, limits=Limits(4, 0))

    assert not known.exact
    assert known.endings["z"] == (Fraction(1, 2), Fraction(1, 2))
    assert known.endings["x"] == (0, Fraction(1, 2))


COMBAT = """
foes:
  wrecker: {name: the wrecker, attributes: {agility: Poor}, attack: Poor, health: [Poor], damage: 1}
scenes:
  quay: {text: Q., choices: [{text: Go, goto: cellar}, {text: Leave, goto: out}]}
  cellar:
    text: C.
    choices:
      - text: Fight
        check: {combat: {foes: [wrecker]}}
        outcomes: {won: {text: W., goto: out}, else: {text: L., goto: lost}}
  out: {text: O., ending: out}
  lost: {text: L., ending: lost}
"""


def test_games_before_a_combat_of_the_art_engine_are_followed(module: Callable[..., Path]) -> None:
    """What may be done to the hero ahead holds mappings, which have no hash."""
    limits = Limits(states=1, seconds=0)

    known = found(load(module(COMBAT)), limits=limits)

    assert known.endings["out"][0] == Fraction(1, 2)


@pytest.mark.parametrize("scenes", [scenes for scenes, _ in BY_HAND.values()], ids=BY_HAND)
def test_sampled_games_come_out_alike(written: Written, scenes: str) -> None:
    """The dice are seeded, so this can't fail by chance; less than 1e-4 would be no chance."""
    adventure = written(scenes, more=MORE)
    games = 200

    counts = sampled(adventure, games, "chances")

    for name, (low, high) in found(adventure).endings.items():
        assert unlikely(counts[name], games, low, high) > 1e-4


@pytest.mark.long(1)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_the_shipped_adventures_have_bounds_that_sampled_games_keep(path: Path) -> None:
    adventure = load(path)
    system = rules.fitted(adventure.system, adventure.options)
    games = 30

    known = chances(adventure, system, limits=Limits(12, 0))
    counts = sampled(adventure, games, "shipped")

    assert 0 <= known.mass <= 1
    assert not any("mistake" in other for other in known.others)
    for name, (low, high) in known.endings.items():
        assert unlikely(counts[name], games, low, high) > 1e-4


@pytest.mark.parametrize("policy", [Random(), Walkthrough([])])
def test_who_may_set_out_with_others_sets_out_alone(policy: Policy) -> None:
    adventure = loaded("kilometre-three")
    interpreter = Interpreter(adventure, rules.fitted(adventure.system, adventure.options))
    state, _ = interpreter.begin(SeededDice("solo"), hero=adventure.heroes[0].name)

    (move,) = policy.moves(interpreter, state, policy.start)
    state, _ = interpreter.step(state, move.command, SeededDice("solo"))

    assert state.scene == adventure.start
    assert "Kjell" not in str(state.sheet)
