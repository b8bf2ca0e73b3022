"""The dice ladder: five dice from d4 to d12, and the steps between them."""

from enum import IntEnum

from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fell.words import words


class Die(IntEnum):
    """A die of the ladder; its number is its size.

    Source: FELL, FELL-001, FELL-013: a size also serves as a number, for slots and for how much one
    can know.
    """

    D4 = 4
    D6 = 6
    D8 = 8
    D10 = 10
    D12 = 12

    @property
    def word(self) -> str:
        """The die as it is written: `d6`."""
        return f"d{int(self)}"

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return (*WORDS, *(str(int(die)) for die in cls))

    @classmethod
    def parse(cls, text: str) -> "Die":
        """Read `d6`, or `6` alone.

        Raises:
            ValueError: It is no die of the ladder.
        """
        wanted = text.strip().lower()
        for die in cls:
            if wanted in (die.word, str(int(die))):
                return die
        raise Unfit(words("no-such-die", name=shown(text), known=(*WORDS,)))


LADDER = tuple(Die)
WORDS = tuple(die.word for die in LADDER)


def step(die: Die, steps: int) -> tuple[Die | None, int]:
    """Move a die so many rungs (FELL-002); return it and how far it would have gone above the top.

    None is a die below the ladder, which can't be rolled (FELL-003). Steps above the top are
    advantage (FELL-004), which the caller gives.
    """
    place = LADDER.index(die) + steps
    if place < 0:
        return None, 0
    return LADDER[min(place, len(LADDER) - 1)], max(0, place - (len(LADDER) - 1))


def raised(die: Die, steps: int = 1) -> Die:
    """Return a die so many rungs up, at most the highest."""
    return step(die, steps)[0] or LADDER[0]


def lowered(die: Die) -> Die | None:
    """Return the die one rung down, or None below the lowest (FELL-046)."""
    return step(die, -1)[0]
