"""Faces of a player's own dice, as typed: a face, `00` for a hundred, or two tens as `7 3`."""

from collections.abc import Callable
from math import prod

from solo.errors import DiceError
from solo.terminal.typed.readings import shortened
from solo.terminal.window.clean import clean_line, sentence
from solo.terminal.words import words
from solo.words import Message, english

Say = Callable[[object], str]


def face(text: str, sides: int) -> int | Message:
    """Return the face that a text names, or why it names none."""
    said = clean_line(text).strip().lower().removeprefix(f"d{sides}").strip(" :=")
    parts = said.split()
    if not parts or not all(
        part.isascii() and part.isdecimal() and len(part) < 9 for part in parts
    ):
        return words("face-no-number", typed=shortened(said), sides=sides)
    if len(parts) == 1:
        return _one(parts[0], sides)
    if sides == 100 and len(parts) == 2:
        return _two_tens(*parts)
    return words("face-one", sides=sides)


OWNED = (2, 3, 4, 6, 8, 10, 12, 20, 100)
"""Dice that people have; a d3 is half of a d6, a d2 a coin."""

_FOR_OTHERS = ((6,), (10,), (6, 6), (100,), (6, 6, 6), (10, 10, 10), (100, 100), (100, 100, 100))
"""What is rolled for a die that nobody has: the first that has faces enough for it."""


def ask_until(
    ask: Callable[[str], str],
    tell: Callable[[str], None],
    sides: int,
    *,
    owned: bool = True,
    say: Say = english,
) -> int:
    """Ask for a face until a possible one is typed.

    A die that nobody has is read from others, each of its faces from as many of their ways; what is
    left over is rolled again. Without `owned` any die is asked for as it is, as of a program. `say`
    says what is asked.

    Raises:
        DiceError: The player gave up (Ctrl-C) or there is no more input.
    """
    try:
        single = sides in OWNED or not owned
        return _one_die(ask, tell, sides, say) if single else _composed(ask, tell, sides, say)
    except (EOFError, KeyboardInterrupt) as left:
        raise DiceError(words("no-dice-rolled")) from left


def _one_die(ask: Callable[[str], str], tell: Callable[[str], None], sides: int, say: Say) -> int:
    while True:
        found = face(ask(f"{say(words('roll-a-die', sides=sides))} "), sides)
        if isinstance(found, int):
            return found
        tell(sentence(say(found)))


def _composed(ask: Callable[[str], str], tell: Callable[[str], None], sides: int, say: Say) -> int:
    dice = next((dice for dice in _FOR_OTHERS if prod(dice) >= sides), None)
    if dice is None:
        raise DiceError(words("no-such-die", sides=sides))
    if sides > 1:
        tell(say(words("die-read-from", sides=sides, dice=[f"d{one}" for one in dice])))
    while sides > 1:
        place = 0
        for one in dice:
            place = place * one + _one_die(ask, tell, one, say) - 1
        if place < prod(dice) // sides * sides:
            tell(say(words("die-read", face=place % sides + 1, sides=sides)))
            return place % sides + 1
        tell(say(words("die-left-over")))
    return 1


def _one(part: str, sides: int) -> int | Message:
    """Read one number; a zero is the highest face of a die with ten sides or a hundred."""
    number = int(part)
    if (sides == 100 and part in ("00", "000")) or (sides == 10 and part == "0"):
        return sides
    if 1 <= number <= sides:
        return number
    return words("face-impossible", face=part, sides=sides)


def _two_tens(first: str, second: str) -> int | Message:
    """Read tens and ones: `7 3` and `70 3` are 73, `0 0` and `00 0` are 100."""
    tens = int(first) // 10 if len(first) == 2 and first.endswith("0") else int(first)
    if tens > 9 or int(second) > 9:
        return words("face-no-tens", first=first, second=second)
    return tens * 10 + int(second) or 100
