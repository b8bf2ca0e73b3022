"""What a text says is paid or gained, to be held against what there is before and after it."""

import re
from collections.abc import Mapping

from solo.authoring.continuity.figures import NUMBER, value_of

_ADVERB = "(?:(?:[a-z]+ly|now|then|him|her|them|it|out|over|down|back|only|nun|dann|ihm|ihr) )*"
_ONE = "an?|eine?n?"
_LESS = (
    "pay|paid|spend|spent|lose|lost|give|gave|hand|handed|count|counted|zahlst|bezahlst"
    "|verlierst|gibst"
)
_MORE = "receive|received|earn|earned|win|won|pocket|pocketed|bekommst|erhältst|verdienst"
DEALS = frozenset((*f"{_LESS}|{_MORE}".split("|"), "cost", "costs"))
"""Words one of which, in small letters, is in every text that tells a sum."""
_SUM = re.compile(
    rf"\b(?:(?:you|du) {_ADVERB}(?:(?P<less>{_LESS}|costs? you)|(?P<more>{_MORE}))"
    r"|(?P<cost>costs you)) "
    rf"{_ADVERB}(?P<number>{NUMBER}|{_ONE}) (?:more )?(?P<what>[a-zäöüß]{{3,}})\b",
    re.IGNORECASE,
)
_PRICE = re.compile(
    rf"\b(?:pay|give|spend|zahl|zahle|gib) (?:\w+ )?(?P<number>{NUMBER}|{_ONE}) "
    r"(?P<what>[a-zäöüß]{3,})\b",
    re.IGNORECASE,
)


def sums(text: str, *, label: bool = False) -> tuple[tuple[str, int], ...]:
    """Return what a text, without what is said in it, has the hero pay (below 0) or gain.

    With `label` it is a choice, such as "Pay two coins" or "Give her a coin".
    """
    found = (_PRICE if label else _SUM).finditer(text)
    return tuple((match["what"].casefold(), _change(match)) for match in found)


def _change(match: re.Match[str]) -> int:
    number = match["number"].casefold()
    count = 1 if re.fullmatch(_ONE, number) else value_of(number)
    return count if match.groupdict().get("more") else -count


def differs(
    what: str, number: int, before: Mapping[str, object], after: Mapping[str, object]
) -> str:
    """Return what counts something and changed otherwise than a text says; nothing if all is so.

    Args:
        what: What it is called, such as `coins` or `coin`.
        number: How many more there are.
        before: What counts, before the text.
        after: The same, after it.
    """
    for name in (what, f"{what}s", what.removesuffix("s")):
        then, now = before.get(name), after.get(name)
        if type(then) is int and type(now) is int:
            return name if now - then != number else ""
    return ""
