"""Attributes and skills by name: finding what was meant, and refusing what is none."""

from collections.abc import Collection, Mapping
from typing import Protocol, TypeVar

from solo.errors import did_you_mean, nearest
from solo.facts import in_field
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import Unfit, unfit, unknown, why
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared
from solo.rules.two_d20.core.words import words as told

G = TypeVar("G")


def parse_name(text: str, known: Collection[str], kind: str) -> str:
    """Return the known name that a text means; the beginning of a name is enough if it is clear.

    Raises:
        ValueError: None does; the text names the nearest.
    """
    wanted = " ".join(text.lower().replace("_", " ").replace("-", " ").split())
    if wanted in known:
        return wanted
    begun = [name for name in known if name.startswith(wanted)] if len(wanted) > 2 else []
    if len(begun) == 1:
        return begun[0]
    near, which = nearest(wanted, known), kind.replace(" ", "-")
    raise Unfit(
        shared("unknown-trait", kind=which, name=shown(text), near=near, names=tuple(known))
    )


def parse_difficulty(text: str, words: Mapping[str, int]) -> int:
    """Read a difficulty: its word, a number, or a number with a D before it.

    Raises:
        ValueError: It is none.
    """
    wanted = text.strip().lower()
    if wanted in words:
        return words[wanted]
    digits = wanted.removeprefix("d")
    if digits.isascii() and digits.isdigit() and len(digits) < 3:
        return int(digits)
    near, names = nearest(wanted, words), tuple(words)
    raise Unfit(shared("unknown-difficulty", name=shown(text), near=near, names=names))


def legal_name(text: str, known: Collection[str], kind: str) -> str:
    """Return what `parse_name` returns, for what a player typed.

    Raises:
        Illegal: None does.
    """
    try:
        return parse_name(text, known, kind)
    except ValueError as reason:
        raise Illegal(why(reason)) from reason


def check_scores(given: Mapping[str, int], attributes: Collection[str], limits: list[int]) -> None:
    """Refuse attributes that are missing, unknown or out of range.

    Raises:
        ValueError: The text says which.
    """
    low, high = limits
    for name, score in given.items():
        if name not in attributes:
            raise in_field("attributes", unknown("attribute", name, attributes))
        if not low <= score <= high:
            raise unfit(
                "attributes", told("attribute-outside", name=name, score=score, low=low, high=high)
            )
    missing = [name for name in attributes if name not in given]
    if missing:
        raise unfit("attributes", told("attributes-missing", names=(*missing,)))


class Learned(Protocol):
    """What a hero has learned of a skill."""

    @property
    def attribute(self) -> str:
        """The attribute that goes with it; nothing for the usual one."""
        ...


def check_known(
    skills: Mapping[str, Learned], attributes: Collection[str], known: Mapping[str, str]
) -> None:
    """Refuse a skill that is not in our list and has no attribute either.

    Raises:
        ValueError: The text says which.
    """
    for name, learned in skills.items():
        if learned.attribute and learned.attribute not in attributes:
            wrong = shown(learned.attribute)
            raise ValueError(f"skills: '{shown(name)}' goes with no attribute '{wrong}'")
        if name not in known and not learned.attribute:
            near = did_you_mean(name, known) or ";"
            raise ValueError(
                f"skills: unknown skill '{shown(name)}'{near} give it an attribute to make it one"
            )


def full_gift(gift: G, known: Mapping[str, G], kind: str) -> G:
    """Return a talent or a perk written by its name or id alone as our list has it.

    Raises:
        ValueError: It does nothing and is none of ours.
    """
    name: str = gift.name  # type: ignore[attr-defined]
    if gift != type(gift)(name=name):  # type: ignore[call-arg]
        return gift
    key = "-".join(name.lower().split())
    if key not in known:
        raise in_field(f"{kind}s", unknown(kind, name, known))
    return known[key]
