"""Ten-sided dice, the only dice of Fictive Hack, and 1d5 made of them."""

from solo.rules.core.dice import Dice

SIDES = 10


def d10(dice: Dice) -> int:
    """Roll one die (FH-001)."""
    return dice.roll(1, SIDES)[0]


def d5(dice: Dice) -> int:
    """Roll 1d5: half a d10, rounded up (FH-002)."""
    return halved(d10(dice))


def halved(face: int) -> int:
    """Return what a d10 shows as a d5."""
    return (face + 1) // 2
