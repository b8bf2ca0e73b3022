"""Words, ids and names that the fights of both games share."""

from collections.abc import Collection
from typing import TypeVar

from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.system_parts import Cast, Unbound, named
from solo.rules.core.wording.naming import unknown

T = TypeVar("T")

WON, FLED, DEFEATED, TURNED, OVER = "won", "fled", "defeated", "turned", "over"
LABELS = (WON, FLED, DEFEATED, TURNED, OVER)
HERO = "hero"
MOST_FOES = 12
_ORDINALS = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
             "ninth", "tenth", "eleventh", "twelfth")  # fmt: skip


def tested(outcome: Outcome) -> dict[str, object]:
    """Return what is told of a test in a fight."""
    return {
        "faces": outcome.faces,
        "successes": outcome.successes,
        "difficulty": outcome.facts["difficulty"],
        "tn": outcome.facts.get("tn"),
    }


def tell_cause(notes: list[Note], note: Note) -> None:
    """Tell a roll before what it caused, but after those of its dice that were rolled again."""
    again = [place for place, one in enumerate(notes) if one.code == "rerolled"]
    notes.insert(again[-1] + 1 if again else 0, note)


def numbered(name: str, number: int) -> str:
    """Return how the first, second, third … of several of the same name is called.

    A name that is not English, or a proper one, has a number behind it.
    """
    if number == 1:
        return name
    if name.lower().startswith("the "):
        return f"{name[:4]}{_ORDINALS[number]} {name[4:]}"
    return f"{name} {number}"


def found(block: type[T], name: str, cast: Cast, kind: str = "foe") -> T:
    """Return the foe or companion of that id.

    Args:
        block: The type of the game's foes.
        name: The id.
        cast: The adventure's foes and companions.
        kind: What it is called in the message about an unknown one.

    Raises:
        Unbound: There is none; the text names the nearest.
    """
    if name in cast.foes:
        return named(block, cast.foes)[name]
    raise Unbound(f"{kind}-unknown", unknown(kind, name, cast.foes))


def another(name: str, met: Collection[str]) -> str:
    """Return how one more of a name is called, so that it differs from all who were met."""
    numbers = range(1, len(_ORDINALS))
    return next(found for number in numbers if (found := numbered(name, number)) not in met)
