"""Dice of each kind: what falls, what is kept of it, and what they can't show."""

import re
from hashlib import sha256

import pytest

from solo.errors import DiceError
from solo.rules.core import dice as module
from solo.rules.core.dice import (
    AskedDice,
    Dice,
    ForcedDice,
    LoadedDice,
    RecordingDice,
    SeededDice,
    foreseen,
    key_of,
    like_dice,
    still_read,
    unordered,
)


def test_seeded_dice_fall_as_anybody_can_work_out() -> None:
    """Face n is the first 64 bits of SHA-256 of `key:n`, by the remainder; journals count on it."""
    words = [sha256(f"a seed:1:{n}".encode()).digest()[:8] for n in range(9)]
    dice = SeededDice("a seed:1")

    found = (*dice.roll(4, 6), *dice.roll(0, 6), *dice.roll(5, 100))

    sides = [6] * 4 + [100] * 5
    assert found == tuple(
        int.from_bytes(word, "big") % most + 1 for word, most in zip(words, sides, strict=True)
    )


def test_bits_that_would_favour_low_faces_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 8 values 6 are for a d3, two for each face: what begins with 6 or 7 eighths is none."""
    eighths = iter([7, 6, 5, 3, 0])

    class Digest:
        def __init__(self, text: bytes) -> None: ...

        def digest(self) -> bytes:
            return next(eighths).to_bytes(8, "big") + b"and more"

    monkeypatch.setattr(module, "sha256", Digest)
    monkeypatch.setattr(module, "_WORD", 8)

    assert SeededDice("x").roll(3, 3) == (3, 1, 1)


def test_loaded_dice_show_what_is_given_and_no_more() -> None:
    dice = LoadedDice([1, 6, 20])

    assert (dice.roll(2, 6), dice.left) == ((1, 6), (20,))
    assert (dice.roll(1, 20), dice.left) == ((20,), ())
    with pytest.raises(DiceError) as caught:
        dice.roll(1, 8)
    told = "the loaded dice are used up: this roll needs a d8; give more of them, or none"
    assert str(caught.value) == told


@pytest.mark.parametrize("face", [0, 7])
def test_a_face_that_no_die_has_is_refused(face: int) -> None:
    cases: list[tuple[Dice, str]] = [
        (LoadedDice([1, face]), f"loaded die 2 shows {face}, but a d6 has 1 to 6"),
        (ForcedDice([1, face], LoadedDice([])), f"{face} was forced, but a d6 has 1 to 6"),
        (AskedDice(lambda sides: face), f"a d6 can't show {face}"),
    ]
    for dice, told in cases:
        with pytest.raises(DiceError, match=f"^{re.escape(told)}$"):
            dice.roll(2, 6)
    for edge in (1, 6):
        assert LoadedDice([edge]).roll(1, 6) == (edge,)
        assert ForcedDice([edge], LoadedDice([])).roll(1, 6) == (edge,)
        assert AskedDice(lambda sides: edge).roll(1, 6) == (edge,)  # noqa: B023 - called at once


def test_forced_dice_go_first_and_others_follow() -> None:
    dice = ForcedDice([6, 1], LoadedDice([2, 3]))

    assert (dice.roll(1, 6), dice.left) == ((6,), (1,))
    assert (dice.roll(2, 6), dice.left) == ((1, 2), ())
    assert dice.roll(1, 6) == (3,)


def test_what_other_dice_show_is_recorded() -> None:
    dice = RecordingDice(LoadedDice([3, 5, 20]), key="seed:1")

    assert dice.roll(2, 6) + dice.roll(1, 20) == (3, 5, 20)
    assert dice.rolls == [(6, 3), (6, 5), (20, 20)]
    assert (dice.fresh, key_of(dice), key_of(LoadedDice([]))) == (3, "seed:1", "")
    assert dice.heard == frozenset()
    assert still_read(dice, "all of it") == "all of it"


def test_dice_of_an_undone_turn_are_shown_again_while_they_are_asked_alike() -> None:
    """As soon as a die of another size is asked for, the rest of them is forgotten."""
    dice = RecordingDice(LoadedDice([9, 5]), kept=[(6, 1), (6, 2), (6, 3)])

    assert (dice.roll(2, 6), dice.fresh) == ((1, 2), 0)
    assert (dice.roll(1, 20), dice.fresh) == ((9,), 1)
    assert (dice.roll(1, 6), dice.fresh) == ((5,), 2)
    assert dice.rolls == [(6, 1), (6, 2), (20, 9), (6, 5)]


def test_a_rule_that_is_foreseen_is_simply_rolled_by_dice_that_fall_once() -> None:
    dice = RecordingDice(LoadedDice([4, 2, 6]))

    assert foreseen(dice, lambda one: one.roll(1, 6), id) == (4,)
    assert unordered(dice, 2, 6, lambda face: (face,)) == (2, 6)
    assert dice.rolls == [(6, 4), (6, 2), (6, 6)]


@pytest.mark.parametrize(
    ("text", "alike"),
    [
        *((text, True) for text in ("d6", "10+3d6", "4dF", "6x(4d6kh3)", "3x", "(2", "7", "adv")),
        *((text, True) for text in ("D20", "adv+2", "dis vs 3", "charm+1d20", "2 w6", "d%")),
        *(
            (text, False)
            for text in ("", "door", "the 2d6", "charm", "charm+1", "adventure", "dFoo")
        ),
    ],
)
def test_what_looks_like_dice(text: str, alike: bool) -> None:
    assert like_dice(text) is alike
