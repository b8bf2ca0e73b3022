"""Attributes and skills by name: finding what was meant, and refusing what is none."""

from collections.abc import Collection, Mapping

from solo.errors import did_you_mean
from solo.rules.quoting import shown
from solo.rules.system import Illegal


def parse_name(text: str, known: Collection[str], kind: str) -> str:
    """Return the known name that a text means; a beginning that fits only one will do.

    Raises:
        ValueError: None does; the text names the nearest.
    """
    wanted = " ".join(text.lower().replace("_", " ").replace("-", " ").split())
    if wanted in known:
        return wanted
    begun = [name for name in known if name.startswith(wanted)] if len(wanted) > 2 else []
    if len(begun) == 1:
        return begun[0]
    near = did_you_mean(wanted, known) or ";"
    raise ValueError(f"unknown {kind} '{shown(text)}'{near} known are {', '.join(known)}")


def parse_difficulty(text: str, words: Mapping[str, int], highest: int = 99) -> int:
    """Read a difficulty: its word, a number, or a number with a D before it.

    Raises:
        ValueError: It is none.
    """
    wanted = text.strip().lower()
    if wanted in words:
        return words[wanted]
    digits = wanted.removeprefix("d")
    if digits.isascii() and digits.isdigit() and len(digits) < 3 and int(digits) <= highest:
        return int(digits)
    near = did_you_mean(wanted, words) or ";"
    raise ValueError(
        f"unknown difficulty '{shown(text)}'{near} write a number, or {', '.join(words)}"
    )


def legal_name(text: str, known: Collection[str], kind: str) -> str:
    """Return what `parse_name` returns, for what a player typed.

    Raises:
        Illegal: None does.
    """
    try:
        return parse_name(text, known, kind)
    except ValueError as reason:
        raise Illegal(str(reason)) from reason
