"""Where the dice of a game come from, what anybody can work out, and what a journal says."""

from hashlib import sha256

from solo.engine.chance import Asked, Loaded, Scripted, Sealed, Seeded, dice_of, told_of
from solo.engine.commands import Choose, Roll, Table
from solo.rules.core.dice import Dice, SeededDice


def faces(dice: Dice) -> tuple[int, ...]:
    return dice.roll(6, 100)


def keyed(key: str) -> tuple[int, ...]:
    return faces(SeededDice(key))


def test_seeded_dice_have_a_key_for_each_turn_and_each_loose_roll() -> None:
    """The manual tells of these keys."""
    dice = Seeded("lamp")

    assert faces(dice.dice(3, 0)) == keyed("lamp:3")
    assert faces(dice.dice(3, 2)) == keyed("lamp:3:2")
    assert faces(dice.apart(4)) == keyed("lamp:roll:4")
    assert dice.describe() == {"dice": "seeded", "seed": "lamp"}


def test_sealed_dice_hide_what_a_secret_falls_by_and_can_be_checked() -> None:
    dice = Sealed("lamp", "00ff")
    key = sha256(b"lamp:00ff:secret:3:1").hexdigest()

    assert dice.commitment == sha256(b"lamp:00ff").hexdigest()
    assert dice.key(3, 1) == key
    assert dice.describe() == {"dice": "sealed", "seed": "lamp", "nonce": "00ff"}
    for verb in ("secret", "whisper", "mynote"):
        secret, told = dice_of(dice, Table(verb, "2d6"), 3, 1)
        assert (faces(secret), told) == (keyed(key), key)
    for command in (Table("add", "Mara"), Choose("on"), Roll("2d6")):
        open_, told = dice_of(dice, command, 3, 1)
        assert (faces(open_), told) == (keyed("lamp:3:1"), "")
    plain, told = dice_of(Seeded("lamp"), Table("secret", "2d6"), 3, 1)
    assert (faces(plain), told) == (keyed("lamp:3:1"), "")


def test_what_players_are_told_of_the_dice_gives_no_secret_away() -> None:
    sealed = Sealed("lamp", "00ff")

    for shared in (True, False):
        told = told_of(sealed, shared=shared)
        assert told == {"dice": "sealed", "commitment": sealed.commitment}
    assert told_of(Seeded("lamp"), shared=True) == {"dice": "seeded"}
    assert told_of(Seeded("lamp"), shared=False) == {"dice": "seeded", "seed": "lamp"}
    assert told_of(Loaded([3]), shared=True) == {"dice": "loaded"}


def test_loaded_dice_go_through_the_whole_game() -> None:
    """What a turn rolled is used up once it is accepted; what a refused one rolled is not."""
    dice = Loaded([1, 2, 3, 4])

    assert dice.dice(0, 0).roll(2, 6) == dice.dice(1, 5).roll(2, 6) == (1, 2)
    assert dice.apart(1).roll(1, 6) == (1,)
    dice.accepted(2)
    dice.accepted(1)
    assert (dice.dice(2, 0).roll(1, 6), dice.left) == ((4,), (4,))
    assert dice.describe() == {"dice": "loaded", "faces": [1, 2, 3, 4]}


def test_scripted_dice_fall_by_the_turn_and_else_one_after_another() -> None:
    dice = Scripted([5, 6, 7], turns=[[1, 2]])
    dice.give(2, [3])

    assert dice.dice(0, 0).roll(2, 20) == (1, 2)
    assert dice.dice(1, 0).roll(1, 20) == (5,)
    dice.accepted(1)
    assert dice.dice(2, 0).roll(1, 20) == (3,)
    dice.accepted(1)
    assert dice.left == (6, 7)
    assert dice.dice(3, 0).roll(1, 20) == dice.apart(1).roll(1, 20) == (6,)
    assert dice.describe() == {"dice": "loaded", "faces": [5, 6, 7]}


def test_what_the_opening_rolled_of_loose_faces_is_used_up() -> None:
    dice = Scripted([5, 6, 7])

    assert dice.dice(0, 0).roll(1, 20) == (5,)
    assert dice.dice(1, 0).roll(1, 20) == (6,)


def test_dice_of_the_player_s_own_are_asked_for_in_their_language() -> None:
    asked: list[tuple[int, str]] = []

    def ask(sides: int, language: str = "") -> int:
        asked.append((sides, language))
        return 4

    own = Asked(ask)

    assert own.spoken("") is own
    assert own.dice(1, 0).roll(1, 6) == own.spoken("de").apart(1).roll(1, 8) == (4,)
    assert asked == [(6, ""), (8, "de")]
    assert own.describe() == own.spoken("de").describe() == {"dice": "asked"}
