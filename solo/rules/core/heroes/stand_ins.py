"""Heroes of whom no more is known than a few traits: who sits down at a table without a file."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TypeVar

from solo.errors import SoloError
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Ready
from solo.rules.core.wording.naming import why
from solo.source import decode_words

S = TypeVar("S")

_MISSPELT = 0.75  # how near an attribute a word must be to be no skill


def stand_in(
    hero: type[Ready[S]],
    name: str,
    traits: Mapping[str, str],
    *,
    usual: Mapping[str, str],
    read: Callable[[str], str],
    skills: bool = False,
    **more: str,
) -> S:
    """Return the sheet of a hero whose traits are told; what is not told is as usual.

    Args:
        hero: The type of the system's hero files.
        name: What the hero is called.
        traits: What is told, as it was typed.
        usual: Every attribute with its usual value.
        read: Returns the full name of an attribute; raises `Illegal` or `ValueError` if it is none.
        skills: Whether other traits are skills.
        more: Further fields of the hero file.

    Raises:
        Illegal: A trait is unknown, or its value is none that the rules know.
    """
    words = {"name": name, **more}
    words |= {f"attributes.{trait}": value for trait, value in usual.items()}
    for trait, value in traits.items():
        try:
            words[f"attributes.{read(trait)}"] = value
        except (Illegal, ValueError) as reason:
            if not skills or get_close_matches(trait, usual, cutoff=_MISSPELT):
                raise Illegal(why(reason)) from reason
            words[f"skills.{trait}"] = value
    try:
        return decode_words(words, hero).sheet()
    except (SoloError, ValueError) as reason:
        raise Illegal(why(reason)) from reason
