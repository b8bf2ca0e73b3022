"""Exact odds of every check: closed forms reckoned apart, and every way the dice can fall."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from solo.rules.fictive_hack.attributes import Rating
from solo.rules.fictive_hack.checks import (
    Challenge,
    Contest,
    Deceive,
    Inspire,
    Intimidate,
    Luck,
    Opposed,
    Pickpocket,
    Push,
    Save,
    sums,
)
from solo.rules.fictive_hack.creation import HalfDie, MotiveRoll, StartingCoins
from solo.rules.fictive_hack.deeds import Bash, ComeRound, Door, Dying
from solo.rules.fictive_hack.difficulty import Against, Difficulty
from solo.rules.fictive_hack.heights import Balance, Climb
from solo.rules.fictive_hack.likelihood import Likelihood
from solo.rules.fictive_hack.locks import Opening
from solo.rules.fictive_hack.machines import Demolition, Device, Engineering, Mend, Trap
from solo.rules.fictive_hack.scouting import Birdcall, Elude, Signs, Travel
from solo.rules.fictive_hack.striking import Attack, Initiative, Minions
from solo.rules.fictive_hack.system import CHECKS
from solo.rules.fictive_hack.water import Drown, Swim
from solo.rules.odds import every, odds, tally
from tests.rules.fictive_hack.sample import hero, with_options

CLEVER = hero("super cunning", template="thief", cunning=1)


def own(number: int) -> tuple[Rating, ...]:
    return (Rating("cunning", number),)


def count_of(margin: int) -> str:
    """Return the count of a margin: met exactly is one success, short by one a failure."""
    return f"{min(12, margin + 1)}s" if margin >= 0 else f"{min(12, -margin)}f"


def of_margins(margins: dict[int, int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for margin, ways in margins.items():
        if ways:
            found[count_of(margin)] += ways
    return dict(found)


def one_die(bonus: int, need: int) -> dict[int, int]:
    """Each margin from 1 + bonus - need to 10 + bonus - need happens in one way of ten."""
    return {bonus - need + face: 1 for face in range(1, 11)}


def two_dice(bonus: int, theirs: int) -> dict[int, int]:
    """The difference of two d10 is k in 10 - |k| ways of a hundred."""
    return {k + bonus - theirs: 10 - abs(k) for k in range(-9, 10)}


def at_least(margins: dict[int, int], least: int, most: int = 99) -> int:
    return sum(ways for margin, ways in margins.items() if least <= margin <= most)


CHALLENGES: list[Any] = [
    (lambda b, d: Challenge(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Inspire(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Door(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Device(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Demolition(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Signs(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Mend(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Engineering(attribute=own(b), difficulty=Difficulty(d))),
    (lambda b, d: Trap(deed="disarm", value=b, difficulty=Difficulty(d - d % 3))),
    (lambda b, d: Drown(attribute=own(b), round=d)),
]


@pytest.mark.parametrize("make", CHALLENGES)
@pytest.mark.parametrize(("bonus", "need"), [(0, 7), (3, 4), (-2, 16), (5, 10)])
def test_rolls_against_a_number(make: Callable[[int, int], Any], bonus: int, need: int) -> None:
    check = make(bonus, need)
    number = int(check.facing(None).split()[-1])
    found, margins = odds(check, None), one_die(bonus, number)

    assert found.total == 10
    assert found.counts == of_margins(margins)
    assert found.labels.get("passed", 0) == at_least(margins, 1)
    assert found.labels.get("tie", 0) == at_least(margins, 0, 0)


@pytest.mark.rule("FH-244")
@pytest.mark.parametrize(("bonus", "need"), [(0, 7), (3, 4), (-2, 16), (5, 10)])
def test_a_lock_that_holds_is_left(bonus: int, need: int) -> None:
    lock = Opening(attribute=own(bonus), difficulty=Difficulty(need - 3), complexity=1)
    found, margins = odds(lock, None), one_die(bonus, need)
    opened = at_least(margins, 0)

    assert sum(found.labels.get(label, 0) for label in ("passed", "tie")) == opened
    assert found.labels.get("left", 0) == found.counts.get("2f", 0) == 10 - opened


@pytest.mark.parametrize("kind", [Opposed, Save, Intimidate, Contest, Push])
@pytest.mark.parametrize(("bonus", "theirs"), [(0, 0), (2, 1), (-2, 5), (6, -2)])
def test_opposed_rolls(kind: type[Opposed], bonus: int, theirs: int) -> None:
    found = odds(kind(attribute=own(bonus), against=Against(value=theirs)), None)
    margins = two_dice(bonus, theirs)

    assert found.total == 100
    assert found.counts == of_margins(margins)
    assert found.labels.get("tie", 0) == at_least(margins, 0, 0)


@pytest.mark.parametrize(("bonus", "theirs"), [(0, 0), (3, 1), (-1, 4)])
def test_lies_and_pockets(bonus: int, theirs: int) -> None:
    margins, against = two_dice(bonus, theirs), Against(value=theirs)

    def told(labels: dict[str, int]) -> dict[str, int]:
        return {label: ways for label, ways in labels.items() if ways}

    lie = odds(Deceive(attribute=own(bonus), against=against), None).labels
    assert lie == told({
        "believed": at_least(margins, 6), "possible": at_least(margins, 0, 5),
        "disbelieved": at_least(margins, -99, -1),
    })  # fmt: skip
    theft = odds(Pickpocket(attribute=own(bonus), against=against), None).labels
    assert theft == {
        "clean": at_least(margins, 1), "noticed": at_least(margins, -3, 0),
        "prevented": at_least(margins, -99, -4),
    }  # fmt: skip
    elude = odds(Elude(attribute=own(bonus), against=against, fed=1), None).labels
    assert elude == {"vanished": at_least(margins, 0), "found": at_least(margins, -99, -1)}


@pytest.mark.parametrize("need", [2, 7, 10, 13])
def test_luck(need: int) -> None:
    assert odds(Luck(difficulty=Difficulty(need)), None).counts == of_margins(one_die(0, need))
    likely = Luck(likelihood=Likelihood("x", need))
    assert odds(likely, None).counts == of_margins(one_die(0, need))


def test_the_better_of_two_dice() -> None:
    """The better of two is x in 2x - 1 ways of a hundred, and ten of them are doubles."""
    found = odds(Challenge(attribute=(Rating("cunning"),)), CLEVER)

    assert found.total == 100
    assert found.counts == of_margins({x + 1 - 7: 2 * x - 1 for x in range(1, 11)})
    assert found.triggers == {"doubles": 10}


@pytest.mark.parametrize(("bonus", "catch", "need"), [(1, 2, 7), (0, 0, 10), (6, 1, 7)])
@pytest.mark.parametrize("kind", [Balance, Climb])
def test_heights(kind: Any, bonus: int, catch: int, need: int) -> None:
    """A first roll moves in p ways of ten; else a second holds in q ways of ten."""
    check = kind(attribute=own(bonus), catch_value=catch, difficulty=Difficulty(need))
    found = odds(check, None)
    p = min(10, max(0, 11 + bonus - need))
    q = min(10, max(0, 11 + catch - need))

    wanted = {kind.moved: 10 * p, "held": (10 - p) * q, "fell": (10 - p) * (10 - q)}
    assert {label: ways * 100 // found.total for label, ways in found.labels.items()} == {
        label: ways for label, ways in wanted.items() if ways
    }


@pytest.mark.parametrize(("brawn", "labels"), [(2, {"swam": 6, "half": 4}),
                                               (0, {"half": 4, "drowning": 6})])  # fmt: skip
def test_swimming(brawn: int, labels: dict[str, int]) -> None:
    assert odds(Swim(value=brawn), None).labels == labels


@pytest.mark.parametrize(("known", "heard"), [(True, 6), (False, 1)])
def test_birdcalls(known: bool, heard: int) -> None:
    found = odds(Birdcall(proficient=known), None).labels

    assert found == {"unnoticed": 10 - heard, "noticed": heard}


@pytest.mark.parametrize(("bonus", "wounds", "out"), [(0, 1, 5), (4, 1, 9), (2, 2, 2), (0, 3, 0)])
def test_knock_outs(bonus: int, wounds: int, out: int) -> None:
    found = odds(Bash(attribute=own(bonus), wounds=wounds), None).labels

    assert (found.get("passed", 0), found.get("failed", 0)) == (out, 10 - out)
    assert odds(Bash(attribute=own(9), immune=True), None).labels == {"failed": 10}


@pytest.mark.parametrize("overflow", [0, 1, 3, 6])
@pytest.mark.parametrize("level", [0, 4, 5])
def test_the_last_wound(overflow: int, level: int) -> None:
    shift = overflow - level // 2
    bands = {"standing": (-99, 0), "ko": (1, 6), "dying": (7, 12), "dead": (13, 99)}
    wanted = {label: sum(low <= face + shift <= high for face in range(1, 11))
              for label, (low, high) in bands.items()}  # fmt: skip

    assert odds(Dying(overflow=overflow, level=level), None).labels == {
        label: ways for label, ways in wanted.items() if ways
    }


@pytest.mark.parametrize("brawn", [-1, 1, 4, 12])
def test_coming_round(brawn: int) -> None:
    found = odds(ComeRound(brawn=brawn), None).labels

    assert found.get("passed", 0) == min(10, max(0, brawn - 1))


def test_what_is_certain_or_a_table() -> None:
    assert odds(Travel(minutes=60), None).labels == {"arrived": 1}
    assert odds(Engineering(), None).labels == {"passed": 1}
    assert odds(Mend(), None).labels == {"passed": 1}
    assert odds(Elude(), None).labels == {"vanished": 1}
    assert odds(HalfDie(), None).counts == {f"{n}s": 2 for n in range(1, 6)}
    assert odds(MotiveRoll(), None).labels == {"rolled": 100}
    assert odds(StartingCoins(template="thief"), None).labels == {"rolled": 1000}
    assert odds(Initiative(), None).labels == {"first": 45, "together": 10, "last": 45}


@pytest.mark.parametrize("targets", [(1,), (1, 2)])
@pytest.mark.parametrize("ties", ["hero", "nobody"])
def test_pushes_of_several(targets: tuple[int, ...], ties: str) -> None:
    sheet = with_options(hero(brawn=2), ties=ties)
    push = Push(targets=targets)
    found = odds(push, sheet)

    assert found.total == 10 ** (1 + len(targets))
    assert found == tally(every(push, sheet))
    over = 0 if ties == "hero" else 1
    none = sum(
        all(mine + 2 - place < other + value + over
            for place, (other, value) in enumerate(zip(faces, targets, strict=True)))
        for mine, *faces in product(range(1, 11), repeat=1 + len(targets))
    )  # fmt: skip
    assert found.labels.get("failed", 0) == none


def test_a_push_of_twelve_is_still_exact() -> None:
    found = odds(Push(attribute=own(9), targets=(0,) * 12), None)

    assert found.total == sum(found.counts.values()) == 10**13
    assert sums((3, 5)) == (35, 50, 15)


MELEE = {"unarmed": (0, 1), "light": (1, 1), "hand": (1, 3), "reach": (1, 2), "heavy": (2, 2),
         "very-heavy": (3, 2)}  # fmt: skip
SOAKS = {"none": 0, "light": 1, "medium": 2, "heavy": 3, "super-heavy": 4}


def soaked(total: int, armor: str) -> int:
    """Return what armor takes: a Wound less for each three points of the total from 11 on."""
    return max(0, SOAKS[armor] - max(0, total - 8) // 3)


@pytest.mark.parametrize("armor", list(SOAKS))
@pytest.mark.parametrize("kind", list(MELEE))
@pytest.mark.parametrize("bonus", [0, 3])
def test_attacks_by_rules_written_apart(kind: Any, armor: Any, bonus: int) -> None:
    wounds, dice = MELEE[kind]
    labels: Counter[str] = Counter()
    triggers: Counter[str] = Counter()
    for faces in product(range(1, 11), repeat=dice):
        total = sum(sorted(faces)[-2:]) + bonus
        labels["hit" if total >= 8 else "miss"] += 1
        if total >= 8:
            soak = max(0, soaked(total, armor) - (kind == "very-heavy"))
            left = max(0, wounds + (faces[0] == 10) - soak)
            triggers[f"wounds-{left}" if left else "soaked"] += 1
            triggers["critical"] += faces[0] == 10
    found = odds(Attack(weapon=kind, armor=armor, modifier=bonus), None)

    assert found.total == 10**dice
    assert found.labels == dict(labels)
    assert found.triggers == {name: ways for name, ways in triggers.items() if ways}


@pytest.mark.parametrize(("kind", "hits"), [("heavy", 79), ("light", 3), ("hand", 931)])
def test_hits_in_closed_form(kind: Any, hits: int) -> None:
    """Two dice miss in 1 + 2 + … + 6 ways; of three, the best two come to 7 or less in 69."""
    assert odds(Attack(weapon=kind), None).labels["hit"] == hits


@pytest.mark.parametrize("count", [1, 2, 3])
def test_minions_by_every_way(count: int) -> None:
    check = Minions(count=count, armor="light", modifier=-1)

    assert odds(check, None) == tally(every(check, None))


def test_no_check_is_left_out() -> None:
    told = {
        Challenge, Opposed, Luck, Save, Attack, Minions, Deceive, Inspire, Intimidate, Pickpocket,
        Contest, Push, Initiative, Door, Balance, Climb, Swim, Drown, Trap, Opening, Device,
        Engineering, Demolition, Signs, Birdcall, Bash, Elude, Mend, ComeRound, Dying, Travel,
        MotiveRoll, StartingCoins, HalfDie,
    }  # fmt: skip

    assert set(CHECKS.values()) == told
