"""The names of skills: which skill of a hero's a name plainly means."""

from collections.abc import Iterable
from functools import lru_cache

from solo.rules.art.heroes.attributes import ATTRIBUTES

_LITTLE = frozenset(
    ["a", "an", "the", "in", "on", "at", "by", "of", "to", "for", "from", "with", "while", "during"]
)

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
    """Return which of some skills a name means, whatever the little words in it, or nothing.

    A hero's `shadowing by night` is what a check calls `shadowing at night` (ART-323).
    """
    if name in skills:
        return name
    if " " not in name:
        return ""
    meant = _without_little_words(name)
    return next((one for one in skills if _without_little_words(one) == meant), "")


@lru_cache(maxsize=4096)
def _without_little_words(name: str) -> tuple[str, ...]:
    words = name.split()
    return tuple(word for word in words if word not in _LITTLE) or tuple(words)
