"""The player's own dice: what may be typed for a face, and what is refused."""

import pytest

from solo.errors import DiceError
from solo.terminal.typed.faces import ask_until, face
from solo.words import english


@pytest.mark.rule("ART-011")
@pytest.mark.parametrize(
    ("text", "sides", "shown"),
    [
        pytest.param("6 1", 100, 61, marks=pytest.mark.example("E01")),
        ("73", 100, 73),
        (" 73 ", 100, 73),
        ("00", 100, 100),
        ("100", 100, 100),
        ("05", 100, 5),
        ("7 3", 100, 73),
        ("70 3", 100, 73),
        ("0 5", 100, 5),
        ("00 5", 100, 5),
        ("0 0", 100, 100),
        ("00 0", 100, 100),
        ("0", 10, 10),
        ("6", 6, 6),
        ("d6: 4", 6, 4),
    ],
)
def test_faces_are_read_as_dice_show_them(text: str, sides: int, shown: int) -> None:
    assert face(text, sides) == shown


@pytest.mark.parametrize(
    ("text", "sides"),
    [("101", 100), ("0", 100), ("7", 6), ("0", 6), ("-1", 6), ("", 6), ("six", 6), ("3 4", 6),
     ("12 3", 100), ("7 13", 100), ("1 2 3", 100), ("9" * 50, 100), ("²", 6)],
)  # fmt: skip
def test_an_impossible_face_is_refused_with_what_is_possible(text: str, sides: int) -> None:
    assert f"1 to {sides}" in english(face(text, sides)) or "for 73" in english(face(text, sides))


def test_asking_goes_on_until_the_face_is_possible() -> None:
    typed = iter(["seven", "7", "4"])
    told: list[str] = []

    shown = ask_until(lambda prompt: next(typed), told.append, 6)

    assert shown == 4
    assert len(told) == 2


@pytest.mark.parametrize("left", [EOFError, KeyboardInterrupt])
def test_giving_up_abandons_the_action(left: type[BaseException]) -> None:
    def gives_up(prompt: str) -> str:
        raise left

    with pytest.raises(DiceError, match="no dice were rolled"):
        ask_until(gives_up, print, 6)


def test_a_refusal_is_a_sentence() -> None:
    typed, told = iter(["173", "73"]), list[str]()

    assert ask_until(lambda prompt: next(typed), told.append, 100) == 73
    assert told == ["A d100 can't show 173; type 1 to 100 (00 is 100)."]


@pytest.mark.parametrize(
    ("sides", "typed", "prompts", "shown"),
    [
        (36, ["3", "4"], ["d6", "d6"], 16),
        (54, ["61", "7"], ["d100", "d100"], 7),
        (5, ["6", "2"], ["d6", "d6"], 2),
        (9, ["0", "9"], ["d10", "d10"], 9),
        (1, [], [], 1),
    ],
)
def test_a_die_that_nobody_has_is_read_from_others(
    sides: int, typed: list[str], prompts: list[str], shown: int
) -> None:
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt.split()[-1].rstrip(":"))
        return typed.pop(0)

    assert ask_until(ask, lambda text: None, sides) == shown
    assert asked == prompts


def test_every_face_of_such_a_die_is_as_likely() -> None:
    faces = [
        ask_until(lambda prompt, pair=[str(a), str(b)]: pair.pop(0), lambda text: None, 36)
        for a in range(1, 7)
        for b in range(1, 7)
    ]

    assert sorted(faces) == [*range(1, 37)]


def test_no_dice_stand_for_one_of_very_many_sides() -> None:
    with pytest.raises(DiceError, match="nobody has a d2000000"):
        ask_until(input, print, 2_000_000)
