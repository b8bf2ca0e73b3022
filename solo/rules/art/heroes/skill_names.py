"""The names of skills: which of a hero's a name plainly means, and which bear on a deed."""

from collections.abc import Iterable
from functools import lru_cache

from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.words import words as say
from solo.rules.art.printed import printed
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.roots import roots, singular

_LITTLE = frozenset(
    ["a", "an", "the", "in", "on", "at", "by", "of", "to", "for", "from", "with", "while", "during"]
)

_GENERAL = frozenset(
    ["against", "being", "finding", "getting", "making", "people", "read", "reading", "resisting",
     "setting", "small", "taking", "thing", "things", "using", "work", "working"]
)  # fmt: skip
"""Words of names that go with too many deeds to say which."""

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
        raise Unfit(say("skill-needs-name"))
    if not any(map(str.isalpha, name)):
        raise Unfit(say("skill-needs-letter"))
    if len(name) > LONGEST_NAME:
        raise Unfit(say("skill-too-long", most=LONGEST_NAME))
    if name in ATTRIBUTES:
        raise Unfit(say("skill-no-attribute", name=name))
    return name


def known_as(name: str, skills: Iterable[str]) -> str:
    """Return which of some skills a name means, or nothing.

    Little words, the order of words, and one or several of a thing make no difference: a hero's
    `shadowing by night` or `night shadowing` is what a check calls `shadowing at night` (ART-323).
    """
    if name in skills:
        return name
    telling = _telling(name)
    for one in skills:
        if _telling(one) == telling:
            return one
    return ""


def same_skill(one: str, other: str) -> bool:
    """Tell whether two names mean one skill: `club` and `clubs`."""
    return _telling(one) == _telling(other)


@lru_cache(maxsize=4096)
def _telling(name: str) -> tuple[str, ...]:
    """Return the words of a name that tell something, each as of one thing."""
    words = name.replace("-", " ").replace(",", " ").split()
    told = [word for word in words if word not in _LITTLE] or words
    return tuple(sorted(map(singular, told)))


def bears_on(name: str, deed: str) -> bool:
    """Tell whether a skill plainly bears on a deed, by a word that the deed has.

    The words for the samples of the rules stand with them; else they are those of the name.

    Source: ART Engine, ART-210. Reading: words decide what is relevant, and whoever is offered a
    skill may leave it.
    """
    return not _words_for(name).isdisjoint(roots(deed))


@lru_cache(maxsize=4096)
def _words_for(name: str) -> frozenset[str]:
    """Return the roots of the words by which a deed asks for a skill."""
    samples = printed("skills")["bears_on"]
    listed = next((words for one, words in samples.items() if roots(one) == roots(name)), "")
    if listed:
        return roots(listed)
    telling = [word for word in name.replace("-", " ").split() if word not in _LITTLE]
    return roots(" ".join(word for word in telling if word not in _GENERAL))
