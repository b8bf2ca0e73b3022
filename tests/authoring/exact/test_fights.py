"""The chances of fights in each system: bounds that are worth something, and that games keep."""

import os
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Chances, Limits, chances
from solo.rules.two_d20.fallout.fight.state import first_state
from tests.authoring.exact.sampling import sampled, unlikely
from tests.rules.conan import sample as conan
from tests.rules.fallout import sample as fallout

HEADER = """\
format: 1
title: A test
system: {system}
start: a
hero: {{create: false, pregenerated: [ada.yaml]}}
foes: {{rat: {foe}}}
"""
SCENES = """\
scenes:
  a:
    text: A.
    choices:
      - text: Fight
        check: {fight}
        outcomes: {{won: {{text: t, goto: x}}, else: {{text: t, goto: y}}}}
  x: {{text: X., ending: x}}
  y: {{text: Y., ending: y}}
"""
CLOCKED = "text: Fight\n        when: clock != '99:99'"


class Written(NamedTuple):
    """A module of one fight against one foe, and how much of it a short walk resolves."""

    system: str
    hero: str
    foe: str
    fight: str
    states: int = 0
    resolves: Fraction = Fraction(0)


FENCER = "name: Ada\ntemplate: fighter\ntalent: fight dirty\nweapons: [sword]\narmor: light\n" + (
    "attributes: {daring: 2, brawn: 1, charm: 2, awareness: 1, cunning: -1}\n"
)
MODULES = {
    "fictive-hack": Written(
        "fictive-hack",
        FENCER,
        "{name: the guard, kind: minion, attributes: {brawn: 1}}",
        "{fight: {foes: [rat]}}",
        states=3,
        resolves=Fraction(9, 10),
    ),
    "art": Written(
        "art",
        "name: Ada\nattributes: {agility: 9, alertness: 8, charm: 7, craft: 6, cunning: 7,"
        " dexterity: 6, fate: 7, intelligence: 6, stamina: 7, strength: 9}\n"
        "skills: {unarmed combat: 3}\n",
        "{name: the rat, attributes: {agility: Inferior}, attack: Inferior, health: [Inferior]}",
        "{combat: {foes: [rat], surprise: foes}}",
        states=30,
    ),
    "conan-2d20": Written(
        "conan-2d20",
        "name: Ada\nattributes: {agility: 9, awareness: 9, brawn: 12, coordination: 10,"
        " intelligence: 7, personality: 7, willpower: 8}\n"
        "skills: {melee: {expertise: 3, focus: 2}}\nweapons: [knife]\n",
        "{name: the rat, tn: 6, vigor: 1, wounds: 1, weapons: [knife]}",
        "{fight: {foes: [{foe: rat}]}}",
        states=2,
        resolves=Fraction(1, 2),
    ),
    "fallout-2d20": Written(
        "fallout-2d20",
        "name: Ada\nattributes: {might: 8, senses: 7, grit: 6, charm: 5, wits: 7, speed: 7,"
        " luck: 4}\nskills: {brawling: 3}\nweapons: [pipe]\n",
        "{name: the rat, tn: 6, health: 2, initiative: 5,"
        " weapons: [{name: teeth, kind: melee, dice: 2}]}",
        "{fight: {foes: [{foe: rat}]}}",
        states=6,
        resolves=Fraction(1, 2),
    ),
}


@pytest.fixture
def read(module: Callable[..., Path]) -> Callable[[Written], Adventure]:
    """Return a function that reads a module of one fight."""

    def read(one: Written) -> Adventure:
        header = HEADER.format(system=one.system, foe=one.foe)
        scenes = SCENES.format(fight=one.fight)
        return load(module(scenes, header, **{"ada.yaml": f"concept: a tester\n{one.hero}"}))

    return read


def known(adventure: Adventure, limits: Limits) -> Chances:
    return chances(adventure, rules.fitted(adventure.system, adventure.options), limits=limits)


def test_one_round_of_a_fictive_hack_fight_is_one_attack(
    read: Callable[[Written], Adventure],
) -> None:
    """FH-049, FH-050, FH-226: the best two of three dice must make 8; with a 1 on the face die, 6.

    Whoever waits and wears no armor is down at once, having one Wound.
    """
    best = ((sum(sorted(faces)[1:]), faces[0]) for faces in product(range(1, 11), repeat=3))
    hits = sum(two >= 8 or (face == 1 and two >= 6) for two, face in best)
    foe = "{name: him, kind: minion, attributes: {brawn: 1}, policy: [wait]}"

    found = known(
        read(Written("fictive-hack", FENCER, foe, "{fight: {foes: [rat], rounds: 1}}")),
        Limits(0, 0),
    )

    assert found.exact
    assert found.endings["x"] == (Fraction(hits, 1000), Fraction(hits, 1000))


@pytest.mark.parametrize("name", MODULES)
def test_a_short_walk_through_a_fight_gives_bounds_that_games_keep(
    name: str, read: Callable[[Written], Adventure]
) -> None:
    """The dice are seeded, so this can't fail by chance; less than 1e-4 would be no chance."""
    one = MODULES[name]
    adventure, games = read(one), 25

    found = known(adventure, Limits(one.states, 0))

    counts = sampled(adventure, games, "fights")
    assert found.mass >= one.resolves
    assert not found.others
    for ending, (low, high) in found.endings.items():
        assert unlikely(counts[ending], games, low, high) > 1e-4


@pytest.mark.long
def test_rounds_are_told_apart_only_where_something_reads_the_clock(
    read: Callable[[Written], Adventure], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many states come further where it does not matter how long a fight has lasted."""
    one, limits = MODULES["fallout-2d20"], Limits(25, 0)

    free = known(read(one), limits)
    monkeypatch.setattr(f"{__name__}.SCENES", SCENES.replace("- text: Fight", f"- {CLOCKED}"))
    timed = known(read(one), limits)

    assert free.mass > timed.mass
    assert free.waiting < timed.waiting


@pytest.mark.parametrize(("limit", "left"), [({}, 1), ({"rounds": 9}, 5)])
def test_a_round_is_left_out_only_where_no_rule_reads_it(limit: dict[str, int], left: int) -> None:
    theirs = conan.fight(conan.GUARD, sheet=conan.hero(), **limit)
    ours = fallout.fight((fallout.DOG, 1), **limit)

    fights = (conan.state(theirs), first_state(ours, fallout.hero(), asks=False))

    assert [replace(one, round=5).untimed().round for one in fights] == [left, left]


@pytest.mark.skipif("SOLO_FULL" not in os.environ, reason="20,000 games; SOLO_FULL=1 plays them")
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", MODULES)
def test_twenty_thousand_fights_keep_the_bounds(
    name: str, read: Callable[[Written], Adventure]
) -> None:
    """By Hoeffding's bound, a share is off by more than 0.02 once in three million such tests."""
    adventure, games = read(MODULES[name]), 20_000

    found = known(adventure, Limits(0, 120))

    counts = sampled(adventure, games, "full")
    for ending, (low, high) in found.endings.items():
        assert low - Fraction(1, 50) < Fraction(counts[ending], games) < high + Fraction(1, 50)
