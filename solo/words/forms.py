"""What a catalogue may call: the few forms of words that a pattern alone can't make.

Each function takes the language's own words first (`and`, `you`), then what the catalogue gives it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

ENDS = (".", "!", "?", "…", ":", '"', "”", "“", "»")
"""The characters that end a sentence; a text with one of them gets no full stop."""

Say: TypeAlias = Callable[[object], str]
"""What says any value: a message, a text, a number, or a list of these."""


def cap(say: Say, value: object) -> str:
    """Return a text with a capital letter at its beginning; what is capital in it stays so."""
    text = say(value)
    return text[:1].upper() + text[1:]


def lower(say: Say, value: object) -> str:
    """Return a text with a small letter at its beginning."""
    text = say(value)
    return text[:1].lower() + text[1:]


def upper(say: Say, value: object) -> str:
    """Return a text in capital letters, as attributes are written."""
    return say(value).upper()


def title(say: Say, value: object) -> str:
    """Return a text in which each word begins with a capital letter."""
    return " ".join(word[:1].upper() + word[1:] for word in say(value).split())


def spaced(say: Say, value: object) -> str:
    """Return an id as words: `hard-going` as `hard going`; a message is said as it is."""
    return value.replace("-", " ") if isinstance(value, str) else say(value)


def signed(say: Say, value: object) -> str:
    """Return a number with its sign: `+2`, `-1`, `+0`."""
    return f"{value:+}" if isinstance(value, int | float) else say(value)


def sign(say: Say, value: object) -> str:
    """Return the sign of a number alone: `+ 2` has a space behind it."""
    return "-" if isinstance(value, int | float) and value < 0 else "+"


def size(say: Say, value: object) -> str:
    """Return a number without its sign."""
    return str(abs(value)) if isinstance(value, int | float) else say(value)


def below(_say: Say, value: object) -> bool:
    """Say whether a number is below 0, to select by."""
    return isinstance(value, int | float) and value < 0


def percent(say: Say, value: object) -> str:
    """Return a share of 1 as a whole number of hundredths; the catalogue writes the sign."""
    return f"{float(value) * 100:.0f}" if isinstance(value, int | float) else say(value)


def sentence(say: Say, value: object) -> str:
    """Return a text that ends like a sentence."""
    text = say(value)
    return text if not text or text.endswith(ENDS) else f"{text}."


def join(say: Say, values: object, between: object = ", ") -> str:
    """Return the texts of a list with something between them; what is empty is left out."""
    said = map(say, several(values))
    return say(between).join(text for text in said if text)


def count(_say: Say, values: object) -> int:
    """Return how many there are in a list, to select by."""
    return len(several(values))


def several(values: object) -> Sequence[object]:
    """Return the values of a list; one that is no list alone, and nothing as none."""
    return values if isinstance(values, tuple | list) else () if values in (None, "") else (values,)


def counted(_say: Say, values: object) -> tuple[tuple[object, int], ...]:
    """Return each different value of a list once, with how often it stands there."""
    return tuple(Counter(several(values)).items())


def is_you(who: object) -> bool:
    """Say whether a person is the reader: nobody else is named."""
    return who in ("", None, "you")


def you(say: Say, who: object, word: object = "you") -> str:
    """Return a word for the reader, or the name of somebody else."""
    return say(word) if is_you(who) else say(who)


def verb(say: Say, who: object, you_do: object, one_does: object, many_do: object = None) -> str:
    """Return the form of a verb that fits a person, or several."""
    if isinstance(who, tuple | list) and len(who) > 1:
        return say(you_do if many_do is None else many_do)
    only = who[0] if isinstance(who, tuple | list) and who else who
    return say(you_do if is_you(only) else one_does)


def agree(say: Say, several: object, one_does: object, many_do: object) -> str:
    """Return the form of a verb for one, or for several who bear one name: `the guards`."""
    return say(many_do if several else one_does)


def the(say: Say, thing: object) -> str:
    """Name a thing as one that is known: `the chest`, whether it is a chest or the chest."""
    name = say(thing)
    first, _, rest = name.partition(" ")
    bare = rest if rest and first.lower() in ("the", "a", "an") else name
    return name if first.lower() in ("your", "his", "her", "their") else f"the {bare}"


def throws(_say: Say, faces: Sequence[Sequence[int]]) -> str:
    """Return faces, those of one die that was thrown several times with a stroke between them."""
    return ", ".join("/".join(map(str, one)) for one in faces)


FORMS: Mapping[str, Callable[..., Any]] = {
    form.__name__.upper(): form
    for form in (
        *(cap, lower, upper, title, spaced, signed, sign, size, below, percent, sentence),
        *(join, count, counted, you, verb, agree, the, throws),
    )
}
"""The functions by the names that catalogues call; what needs a catalogue belongs to `Words`."""
