"""Dice that an effect rolls, such as harm by a die, kept so that `why` tells them.

Of a check, its system explains the outcome. An effect has none: what is known of it are its dice,
and the notes of what it did.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.system import AnySystem
from solo.rules.core.words import words
from solo.words import Text

KIND = "effect"


def fallen_for(rolls: Sequence[tuple[int, int]], notes: Iterable[Note], *, late: bool) -> Outcome:
    """Return the dice of an effect as a roll that can be explained.

    Args:
        rolls: The dice, as sides and face.
        notes: What the effect did.
        late: Whether a check of the same turn was over before it.
    """
    facts = {"kind": KIND, "rolls": tuple(rolls), "told": tuple(notes), "late": late}
    return Outcome("", faces=tuple(face for _, face in rolls), facts=facts)


def of_effect(outcome: Outcome) -> bool:
    """Tell whether a roll is the dice of an effect."""
    return outcome.facts.get("kind") == KIND


def explained(system: AnySystem, outcome: Outcome) -> tuple[Text, ...]:
    """Explain a roll line by line: by its system, or as the dice of an effect."""
    if not of_effect(outcome):
        return system.explain(outcome)
    dice = tuple(
        words("die-shows", sides=sides, faces=tuple(face for _, face in faces))
        for sides, faces in groupby(outcome.facts["rolls"], lambda one: int(one[0]))
    )
    told = [system.phrase(Note(*note)) for note in outcome.facts["told"]]
    return (words("the-dice", dice=dice), *(one for one in told if one))
