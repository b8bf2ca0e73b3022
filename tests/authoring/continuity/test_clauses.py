"""What follows from conditions, and what holds in all of several places."""

from itertools import product

import pytest

from solo.authoring.continuity.clauses import all_follow, common, opposite, written
from solo.errors import Mark
from solo.prose import Language
from solo.prose.guards import Clauses

LANGUAGE, HERE = Language(), Mark("adventure.yaml", 1, 1)


def clauses(source: str) -> Clauses:
    return LANGUAGE.expression(source, HERE).clauses()


@pytest.mark.parametrize(
    ("one", "other", "both", "forth", "back"),
    [
        ("lamp", "lamp", "lamp", True, True),
        ("lamp", "dog", "", False, False),
        ("lamp and bet == 'a'", "bet == 'a'", "bet == 'a'", True, False),
        ("bet == 'a' and lamp", "bet == 'a' and not lamp", "bet == 'a'", False, False),
        ("bet == 'a' or lamp", "lamp", "bet == 'a' or lamp", False, True),
        ("(a or b) and lamp", "(a or b) and dog", "a or b", False, False),
        ("(a or b) and lamp", "(a or b) and c and lamp", "(a or b) and lamp", False, True),
        ("bet == 'a' and bet != 'c' and lamp", "bet == 'a' and dog", "bet == 'a'", False, False),
        # values of one name
        ("bet == 'a'", "bet != 'b'", "bet != 'b'", True, False),
        ("bet == 'a'", "bet == 'b'", "bet in ['a', 'b']", False, False),
        ("bet == 'a'", "dog == 'a'", "", False, False),
        ("bet != 'a'", "bet != 'b'", "", False, False),
        ("n == 1 and lamp", "n in [1, 2] and lamp", "lamp and n in [1, 2]", True, False),
        ("n == -1", "n == 12", "n in [-1, 12]", False, False),
        ("a.x == 3", "a.x == 2", "a.x in [2, 3]", False, False),
        ("bet in ['a', 'b']", "bet not in ['c', 'd']", "bet not in ['c', 'd']", True, False),
        ("bet in ['a', 'b']", "bet not in ['b', 'c']", "", False, False),
        ("bet not in ['a', 'b']", "bet == 'c'", "bet not in ['a', 'b']", False, True),
        ("bet not in ['a', 'b', 'c']", "bet not in ['a', 'b', 'd']", "bet not in ['a', 'b']",
         False, False),
        ("bet not in ['a', 'b']", "bet not in ['a', 'd']", "bet != 'a'", False, False),
        ("bet not in ['a', 'b']", "bet != 'a'", "bet != 'a'", True, False),
        ("bet == 'a' or dog == 'x'", "bet == 'b' or dog == 'y'",
         "bet in ['a', 'b'] or dog in ['x', 'y']", False, False),
        # what is compared with another name is no value
        ("n == m", "n == 1", "", False, False),
        ("n == m", "n == m or lamp", "lamp or n == m", True, False),
        ("bet in dogs", "bet in ['a']", "", False, False),
        # one or the other always holds
        ("bet == 'a' or lamp", "bet == 'b' or not lamp", "", False, False),
        ("n < 3", "n >= 3", "", False, False),
        ("n <= 3", "n > 3", "", False, False),
        ("n < 3", "n > 3", "n < 3 or n > 3", False, False),
        # more than three arms say little
        ("a.x < 1 or a.x > 8", "a.x < 2 or a.x > 9", "", False, False),
    ],
)  # fmt: skip
def test_what_holds_in_two_places(one: str, other: str, both: str, forth: bool, back: bool) -> None:
    here, there = clauses(one), clauses(other)

    assert written(common([here, there])) == written(common([there, here])) == both
    assert (all_follow(here, there), all_follow(there, here)) == (forth, back)


def test_several_places_join_only_what_all_of_them_ask_for() -> None:
    places = [clauses(f"lamp and bet == '{name}'") for name in "abc"]

    assert written(common([*places, clauses("dog and bet == 'd'")])) == (
        "bet in ['a', 'b', 'c', 'd']"
    )
    assert not common([*places, clauses("dog")])


ATOMS = ["bet == 'a'", "bet != 'b'", "bet in ['a', 'b']", "bet not in ['b', 'c']", "lamp",
         "not lamp", "n < 2", "n >= 2", "n == 1"]  # fmt: skip
SCOPES = [{"bet": bet, "lamp": lamp, "n": n}
          for bet, lamp, n in product("abcd", (True, False), range(4))]  # fmt: skip


@pytest.mark.parametrize("word", ["and", "or"])
def test_what_is_said_to_hold_does_in_every_game(word: str) -> None:
    """Whatever follows from a condition, or is common to two, holds wherever they do."""
    made = [f"{one} {word} {other}" for one, other in product(ATOMS, ATOMS) if one < other]
    wholes = {source: [bool(LANGUAGE.expression(source, HERE).value(one)) for one in SCOPES]
              for source in (*ATOMS, *made)}  # fmt: skip
    followed = 0

    for one, other in product(wholes, ATOMS):
        if all_follow(clauses(one), clauses(other)):
            followed += one != other
            pairs = zip(wholes[one], wholes[other], strict=True)
            assert all(there for here, there in pairs if here), (one, other)
        if joined := written(common([clauses(one), clauses(other)])):
            whole = LANGUAGE.expression(joined, HERE)
            held = [bool(whole.value(scope)) for scope in SCOPES]
            either = zip(wholes[one], wholes[other], held, strict=True)
            assert all(both for here, there, both in either if here or there), (one, other, joined)
            assert not all(held) or all(wholes[one]), (one, other, joined)
    assert followed


@pytest.mark.parametrize(
    ("arm", "other"),
    [
        ("lamp", "not lamp"),
        ("not lamp", "lamp"),
        ("n == 1", "n != 1"),
        ("n < 1", "n >= 1"),
        ("n <= 1", "n > 1"),
        ("bet in ['a', 'b']", "bet not in ['a', 'b']"),
        ("(a == 1) == (b == 2)", "not (a == 1) == (b == 2)"),
    ],
)
def test_the_opposite_of_an_arm(arm: str, other: str) -> None:
    assert opposite(arm) == other
