"""Dice as people write them: `3d6+1`, `4d6kh3`, `4dF`, `2d6ro<3`, `(2d6+1)*2`, `6x(4d6kh3)`.

Each form has one meaning. A comparison counts dice (`5d10>=8`); behind brackets, or after `vs`, it
compares a sum. What can't be read is refused with the nearest that can. Blanks may stand anywhere
but between two numbers; words behind a blank say what the dice are for.
"""

from typing import TYPE_CHECKING

from solo.late import late
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.words import words
from solo.words import Message

if TYPE_CHECKING:
    from solo.rules.core.notation.reading import Traits
    from solo.rules.core.notation.thrown import Notation

EXAMPLES = ("3d6+1", "4d6kh3", "d66", "d%", "2d20<=12", "5d10>=8", "(2d6+1)>=8", "3d6!")


@late
def parse(text: str) -> "Notation":
    """Read dice that are rolled once, for a number: no label, no traits, nothing beside them.

    Raises:
        ValueError: They are none, or too many; the text says what is wrong.
    """
    from solo.rules.core.notation.reading import short

    found = parse_line(text)
    if len(found) != 1 or found[0].times != 1 or found[0].label:
        raise Unfit(words("dice-one-roll", dice=short(text)))
    return found[0]


@late
def parse_line(text: str, traits: "Traits | None" = None) -> "tuple[Notation, ...]":
    """Read a line of dice: one roll or several, each with what it is for.

    Args:
        text: The line; capitals don't matter.
        traits: What may be added by its name, such as `charm`.

    Raises:
        ValueError: It is none, or too much; the text says what is wrong, and what is near.
    """
    from solo.rules.core.notation.reading import NO_TRAITS, read_line

    known = NO_TRAITS if traits is None else traits
    try:
        return read_line(text, known)
    except Unfit as reason:
        if not isinstance(reason.text, Message):
            raise
        raise Unfit(_refusal(text, reason.text, known)) from reason


@late
def _refusal(text: str, reason: Message, traits: "Traits") -> Message:
    from solo.rules.core.notation.near import nearest_dice

    return words("dice-refused", reason=reason, near=nearest_dice(text, traits) or EXAMPLES)
