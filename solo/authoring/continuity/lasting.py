"""How long a text tells that something took, in English and German: to be held against the clock.

As in "It takes you half an hour", "An hour later" or "You wait ten minutes".
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from solo.authoring.continuity.figures import Figures
from solo.authoring.continuity.hours import LENGTHS
from solo.authoring.continuity.sifting import sifted, word_before
from solo.authoring.continuity.telling import narrated

LEAST_OFF = 20  # minutes by which a time may differ from the clock's, however short it is
_UNITS = frozenset(("minute", "minutes", "hour", "hours", "minuten", "stunde", "stunden",
                    "viertelstunde"))  # fmt: skip
_WHOLE: Mapping[str, int] = {
    **LENGTHS, "three quarters of an hour": 45, "an hour and a half": 90, "anderthalb stunden": 90,
}  # fmt: skip
_ABOUT = "(?:(?:about|nearly|almost|over|another|a good|etwa|fast|über|noch|gut) )?"
_YOU = "(?:you|you both|dich|dir|euch)"
_TAKES = (
    rf"it (?:takes|took)(?: {_YOU})?|(?:takes|took|costs|cost) {_YOU}"
    rf"|es (?:dauert|dauerte|kostet)(?: {_YOU})?|(?:kostet|kostete) {_YOU}|du brauch(?:te)?st"
)
_DOES = (
    "wait|waited|sit|sat|stand|stood|lie|lay|walk|walked|climb|climbed|dig|dug|sleep|slept|rest"
    "|rested|work|worked|search|searched|wartest|sitzt|stehst|liegst|gehst|gräbst|schläfst|suchst"
)
_UNSURE = frozenset((
    *("every", "each", "when", "until", "till", "wenn", "bis", "if", "whether", "as", "falls"),
    *("would", "could", "may", "might", "must", "to"),
))  # fmt: skip


@lru_cache(maxsize=4096)  # a playtest tells the same texts again and again
def lasted(text: str, spoken: str = "") -> tuple[int, ...]:
    """Return how many minutes a text tells that something took there and then.

    Args:
        text: The text; what is said in it is nobody's deed.
        spoken: The language, such as `de`.
    """
    if sifted(text).words.isdisjoint(_UNITS):  # as in most texts
        return ()
    flat = " ".join(narrated(text).casefold().split())
    figures, *patterns = _patterns(spoken)
    told = (match for pattern in patterns for match in pattern.finditer(flat))
    return tuple(
        [_minutes(match, figures) for match in told if word_before(flat, match) not in _UNSURE]
    )


def far(told: int, passed: Iterable[int]) -> bool:
    """Say whether a time that is told is, by far, none of those that passed."""
    return all(abs(told - one) > max(LEAST_OFF, told / 2) for one in passed)


@lru_cache(maxsize=2)
def _patterns(spoken: str) -> tuple[Figures, re.Pattern[str], re.Pattern[str]]:
    figures = Figures(spoken)
    whole = "|".join(sorted(_WHOLE, key=len, reverse=True))
    length = (
        rf"{_ABOUT}(?:(?P<whole>{whole})"
        rf"|(?P<some>{figures.number}) (?P<unit>minute|hour|stunde)[ns]?(?P<half> and a half)?)\b"
    )
    took = rf"\b(?:{_TAKES}|(?:you|du) (?:{_DOES})(?: there| here)?(?: for)?) {length}"
    return (
        figures, re.compile(took),
        re.compile(rf"(?:^|[.!?:;] ){length} (?:later|afterwards|später|danach)\b"),
    )  # fmt: skip


def _minutes(match: re.Match[str], figures: Figures) -> int:
    if match["whole"]:
        return _WHOLE[match["whole"]]
    each = 1 if match["unit"] == "minute" else 60
    return figures.value(match["some"]) * each + (each // 2 if match["half"] else 0)
