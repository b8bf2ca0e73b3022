"""What a text says of the hero's own body: wounds that the hero has not, being whole, death."""

import re
from collections.abc import Iterator, Mapping, Sequence

from solo.authoring.continuity.held import badly_hurt, number
from solo.authoring.continuity.sifting import sifted
from solo.authoring.continuity.telling import narrated

WOUNDED, WHOLE, DEAD, ALONE = "wounded", "whole", "dead", "alone"
PARTS = "hand|arm|leg|knee|back|shoulder|head|face|cheek|ribs?|wrist|ankle|fingers?|side|thigh|palm"
_SAID: Mapping[str, re.Pattern[str]] = {
    WOUNDED: re.compile(
        r"\b(?:your|deine?[rnm]?) (?:\w+ )?(?:wounds?|bandages?|bruises?|limp|wunden?|verband)\b"
        r"|\byou(?:['’]re| are)? (?:still )?(?:bleed|bleeding|limp|limping|wounded|badly hurt)\b"
        r"|\b(?:tears|cuts|rips|burns|breaks|crushes|splits|bites|bit) (?:[\w’']+ ){0,4}?"
        rf"your (?:{PARTS})\b|\b(?:takes?|took|tears|tore) the skin (?:of|off) your\b"
        r"|\bteeth (?:\w+ ){0,3}in your\b"
        rf"|\byour (?:{PARTS}) (?:bleeds|is (?:bleeding|broken|bandaged))\b"
        r"|\bdu (?:blutest|hinkst)\b",
        re.IGNORECASE,
    ),
    WHOLE: re.compile(
        r"\b(?:you(?:['’]re| are)|du bist) (?:\w+ )?(?:unhurt|unharmed|uninjured|unverletzt)\b"
        r"|\b(?:without|not) a (?:scratch|wound)\b",
        re.IGNORECASE,
    ),
    ALONE: re.compile(
        r"\b(?:you(?:['’]re| are| were| had been| have been|['’]d been)|du (?:bist|warst)) "
        r"(?:all |ganz )?(?:alone|by yourself|on your own|allein)\b(?! (?:with|mit|in|at)\b)",
        re.IGNORECASE,
    ),
    DEAD: re.compile(
        r"(?:^|[.!?;:—\n] |\band )(?:you (?:die|drown|are dead|are killed)\b|you['’]re dead\b"
        r"|du (?:stirbst|ertrinkst|bist tot)\b)(?! (?:of|if|for|vor)\b)",
        re.IGNORECASE,
    ),
}
_WORDS: Mapping[str, frozenset[str]] = {  # one of these is in every text that tells it
    key: frozenset(words.split())
    for key, words in {
        WOUNDED: (
            "wound wounds bandage bandages bruise bruises limp wunde wunden verband bleed bleeding"
            " limping wounded hurt tears cuts rips burns breaks crushes splits bites bit skin teeth"
            " bleeds broken bandaged blutest hinkst"
        ),
        WHOLE: "unhurt unharmed uninjured unverletzt scratch wound",
        ALONE: "alone yourself own allein",
        DEAD: "die drown dead killed stirbst ertrinkst tot",
    }.items()
}
_LEFT = ("health", "hp", "vigor")  # what harm takes away
_TAKEN = ("wounds", "harm", "trauma", "fatigue", "scars")  # what harm brings


def told(text: str) -> tuple[str, ...]:
    """Return what a text tells of the hero's body, but in what is said in it."""
    words = sifted(text).words
    near = [key for key, some in _WORDS.items() if not words.isdisjoint(some)]
    told = narrated(text) if near else ""
    return tuple(key for key in near if _SAID[key].search(told))


def otherwise(
    said: Sequence[str], views: Sequence[Mapping[str, object]], *, over: bool
) -> Iterator[str]:
    """Yield what is not so of what a text tells.

    Args:
        said: What it tells.
        views: The hero as the story began, before the turn, and after it.
        over: Whether the game is over.
    """
    first, *now = views or ({},)
    for key in said:
        if key == WOUNDED and not any(_worse(first, view) for view in now):
            yield key
        if (key == WHOLE and all(map(badly_hurt, now))) or (key == DEAD and not over):
            yield key


def _worse(first: Mapping[str, object], view: Mapping[str, object]) -> bool:
    """Say whether a hero is worse off than at first, or may be by a condition or mark."""
    if any(view.get(key) for key in ("conditions", "deprived", "scars", "state")):
        return True
    if any(number(view, key) < number(first, key) for key in _LEFT):
        return True
    if any(number(view, key) < number(view, f"most_{key}") for key in _LEFT):
        return True
    return any(number(view, key) for key in _TAKEN)
