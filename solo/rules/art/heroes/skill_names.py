"""The names of skills: which skill of a hero's a name plainly means."""

from collections.abc import Iterable
from functools import lru_cache

from solo.rules.art.heroes.attributes import ATTRIBUTES

_LITTLE = frozenset(
    ["a", "an", "the", "in", "on", "at", "by", "of", "to", "for", "from", "with", "while", "during"]
)

_SHORT = 3  # letters of words in which a last s says nothing
LONGEST_NAME = 40
"""The most letters that the name of a skill may have."""


@lru_cache(maxsize=4096)
def skill_name(text: str) -> str:
    """Return the name of a skill as sheets hold it: lower case, single blanks.

    Raises:
        ValueError: It is empty, without a letter, too long, or an attribute's name.
    """
    name = " ".join(text.lower().split())
    if not name or not name.isprintable():
        raise ValueError("a skill needs a name")
    if not any(map(str.isalpha, name)):
        raise ValueError("the name of a skill needs a letter")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"the name of a skill has at most {LONGEST_NAME} letters")
    if name in ATTRIBUTES:
        raise ValueError(f"'{name}' is an attribute; a skill is a narrower thing")
    return name


def known_as(name: str, skills: Iterable[str]) -> str:
    """Return which of some skills a name means, or nothing.

    Little words, the order of words, and one or several of a thing make no difference: a hero's
    `shadowing by night` or `night shadowing` is what a check calls `shadowing at night` (ART-323).
    """
    if name in skills:
        return name
    return next((one for one in skills if same_skill(one, name)), "")


def same_skill(one: str, other: str) -> bool:
    """Tell whether two names mean one skill: `club` and `clubs`."""
    return _telling(one) == _telling(other)


@lru_cache(maxsize=4096)
def _telling(name: str) -> tuple[str, ...]:
    """Return the words of a name that tell something, each as of one thing."""
    words = name.replace("-", " ").replace(",", " ").split()
    told = [word for word in words if word not in _LITTLE] or words
    return tuple(sorted(map(_singular, told)))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > _SHORT:
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and len(word) > _SHORT else word
