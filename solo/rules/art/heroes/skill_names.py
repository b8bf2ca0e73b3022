"""The names of skills: which skill of a hero's a name plainly means."""

from collections.abc import Iterable
from functools import lru_cache

_LITTLE = frozenset(
    ["a", "an", "the", "in", "on", "at", "by", "of", "to", "for", "from", "with", "while", "during"]
)


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
