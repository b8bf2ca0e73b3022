"""Hours that a text tells as those of its own moment, in English and German: to be compared."""

import itertools
import re
from collections.abc import Iterator, Mapping, Set
from functools import lru_cache

from solo.authoring.continuity.figures import GERMAN_UNITS
from solo.authoring.continuity.sifting import sifted, word_before
from solo.authoring.continuity.telling import narrated
from solo.prose.numerals import in_words

HALF_DAY = 12 * 60
DAY = 2 * HALF_DAY
MISSED = (15, 240)  # minutes by which an hour is missed, and not one of another half of the day
_ENGLISH = (in_words(12), *map(in_words, range(1, 12)))
_GERMAN = (GERMAN_UNITS[12], "eins", *GERMAN_UNITS[2:12])
_NUMBERS: Mapping[str, int] = {
    **{word: hour for words in (_ENGLISH, _GERMAN) for hour, word in enumerate(words)},
    **dict.fromkeys(("noon", "midnight", "mittag", "mitternacht"), 0),
    "ein": 1,
}
_PARTS: Mapping[str, int] = {
    "five": 5, "ten": 10, "a quarter": 15, "quarter": 15, "twenty": 20, "half": 30,
    "fünf": 5, "zehn": 10, "viertel": 15, "zwanzig": 20,
}  # fmt: skip
_NUMBER = "|".join(sorted(_NUMBERS, key=len, reverse=True))
_PART = "|".join(sorted(_PARTS, key=len, reverse=True))
_HOUR = (
    rf"(?:(?:(?P<part>{_PART})(?: minutes| minuten)? (?P<way>past|to|nach|vor) )(?P<of>{_NUMBER})\b"
    rf"|halb (?P<half>{_NUMBER})\b|(?P<noon>noon|midnight|mittag|mitternacht)\b"
    rf"|(?P<whole>{_NUMBER}) (?:o['’]clock|uhr|in the (?:morning|afternoon|evening)|at night)\b"
    r"|(?P<digits>[012]?[0-9]:[0-5][0-9])\b)"
)
_ALMOST = "(?:(?:now|only|just|nearly|almost|about|gone|jetzt|erst|fast|beinahe) )*"
_SAYS = "says|said|shows|showed|stands at|stood at|zeigt|zeigte|steht auf|stand auf"
_STRIKES = "strikes|struck|schlägt|schlug"
_WORDS = r"(?: (?!and|und|when|wenn)\w+){0,4}"
_TOLD = rf"(?:\b(?:{_STRIKES}) |\b(?:clock|clocks|watch|bell|uhr|glocke)\b{_WORDS} (?:{_SAYS}) )"
_TOLD_BARE = (  # what tells an hour even by a number alone
    rf"(?:\b(?:clock|clocks|bell|uhr|glocke)\b{_WORDS} (?:{_SAYS}|{_STRIKES}) "
    rf"|\b(?:it|es)(?:['’]s)?(?: \w+){{0,2}} (?:{_STRIKES}) )"
)
_NOW = re.compile(  # of a text in small letters; looked for where words begin alone, as is quicker
    r"(?:\b(?P<begun>(?<![a-zäöü,] )(?=[\w ’']{4,24} ha[sd] (?:come|gone|struck)\b)"
    r"|it(?:['’]s| is| was) |es (?:ist|war) |^(?:at|um) "
    rf"|{_TOLD_BARE}(?=(?P<bare>{_NUMBER})(?:[.,:;!?…]|$))|{_TOLD})|^)"
    rf"{_ALMOST}(?:{_HOUR}|(?(bare)(?:{_NUMBER})|(?!)))"
    r"(?P<after>.?)"
)
_RUN = re.compile(r"[\w ’':]+")
_ALONE = re.compile(rf"[ ‘’']*{_ALMOST}{_HOUR}")  # a sentence of its own: "Half past four."
_BEFORE_ALONE, _BEHIND_ALONE = frozenset(".!…“„”"), frozenset(".!…")
_APOSTROPHE = re.compile("['’]")
_NUMBERED = frozenset(_NUMBERS)
_BEGINS = re.compile(  # a text: "It was nine. The bell …"; one may be counted
    rf"(?:it(?:['’]s| is| was)|es (?:ist|war)) {_ALMOST}(?!(?:one|eins?)\b)(?P<bare>{_NUMBER})[.;]"
)
_OF_HOURS = frozenset((  # one of these tells that a number is an hour
    *("halb", "noon", "midnight", "mittag", "mitternacht", "clock", "clocks", "uhr"),
    *("strikes", "struck", "schlägt", "schlug"),
))  # fmt: skip
_PARTED = frozenset((*_PARTS, "minutes", "minuten"))
_WAYS = frozenset(("past", "to", "nach", "vor"))
_OF_DAY = frozenset(("morning", "afternoon", "evening", "night"))
_AT_DAY = ("in the morning", "in the afternoon", "in the evening", "at night")
_CLOCKS = frozenset(("watch", "bell", "glocke"))
_CLOCK_SAYS = re.compile(rf"(?:watch|bell|glocke)\b{_WORDS} (?:{_SAYS})\b")
_DIGITS = re.compile(r"\d:[0-5]\d")
_IT_IS = r"\b(?:it(?:['’]s| is| was)|es (?:ist|war)) (?:(?:now|just|already|well|schon|jetzt) )*"
_BY_NAME = rf"(?:(?P<noon>noon|midnight|mittag|mitternacht)|(?P<bare>{_NUMBER}))(?=[.,;:!?…]|$)"
_BY_TIME = rf"(?P<part>{_PART}) (?P<way>past|to|nach|vor) (?P<of>{_NUMBER})\b"
_IT, _PASSED = frozenset(("it", "es")), frozenset(("gone", "past", "after", "nach"))
_GONE = re.compile(
    rf"(?:{_IT_IS}|\bit ha[sd] (?:just )?)(?:gone|past|after|nach) (?:{_BY_TIME}|{_BY_NAME})",
    re.IGNORECASE,
)
LENGTHS: Mapping[str, int] = {
    "half an hour": 30, "a quarter of an hour": 15, "an hour": 60, "eine halbe stunde": 30,
    "eine viertelstunde": 15, "eine stunde": 60,
}  # fmt: skip
_FROM = re.compile(
    rf"(?:{_IT_IS}|^)(?:about |nearly |etwa )?(?P<length>{'|'.join(LENGTHS)}) "
    rf"(?P<way>short of|before|to|past|after|nach|vor) {_BY_NAME}",
    re.IGNORECASE,
)
_EACH = frozenset(("every", "each"))
_USUAL = re.compile(
    rf"\b(?:every|each) (?:day|night|evening|morning|afternoon) at (?:{_HOUR}"
    rf"|(?P<bare>{_NUMBER})(?=[.,;:!?…]|$))",
    re.IGNORECASE,
)
_ITSELF = re.compile(r" (?:it (?:is|was)|ist es|war es)\b", re.IGNORECASE)
_MEMORY = re.compile(r"[,\s]*(?:when|als|yesterday|gestern)\b", re.IGNORECASE)
_NOT_NOW = (  # before "it's evening": that may be at another time, or never
    *("every", "when", "before", "after", "until", "till", "wenn", "bis", "bevor"),
    *("if", "whether", "as", "once", "ob", "falls", "sobald", "solange"),
)


@lru_cache(maxsize=4096)  # a playtest tells the same texts again and again
def hours(text: str) -> tuple[int, ...]:
    """Return the hours of a text's own moment, in minutes of half a day.

    They are told as "It's five o'clock" or "The clock says half past nine", or by the beginning of
    the text: "At half past eight", "It was nine."
    """
    small, words = sifted(text)
    if not _hints(small, words):  # as in most texts; this is much quicker than to look for hours
        if not small.startswith(("it", "es ")):
            return ()
        begins = _BEGINS.match(" ".join(small.split()))
        return () if begins is None else (_minutes(begins),)
    return tuple(_hours(" ".join(small.split())))


def _hints(small: str, words: Set[str]) -> bool:
    """Say whether a text in small letters has what is in each that tells an hour."""
    if ":" in small and _DIGITS.search(small) is not None:
        return True
    if words.isdisjoint(_NUMBERS):
        return False
    if not words.isdisjoint(_OF_HOURS):
        return True
    if not words.isdisjoint(_OF_DAY) and any(map(small.__contains__, _AT_DAY)):
        return True
    ways = itertools.product(words & _PARTED, words & _WAYS)
    if any(f"{part} {way} " in small for part, way in ways):
        return True
    clocks = not words.isdisjoint(_CLOCKS)
    return clocks and _CLOCK_SAYS.search(" ".join(small.split())) is not None


def _hours(text: str) -> Iterator[int]:
    if (begins := _BEGINS.match(text)) is not None:
        yield _minutes(begins)
    for match in _now(text):
        whole = match["begun"] is None and match.start() == 0
        ends = match["after"] in ("", ".", ",", ":", ";", "…")
        if whole and not ends and not _ITSELF.match(text, match.start("after")):
            continue  # such as "Five o'clock tea"
        if _may_be(text, match):
            continue
        if _MEMORY.match(text, match.start("after")):
            continue  # such as "It was half past nine when she left"
        yield _minutes(match)
    yield from _alone(text)


def _alone(text: str) -> Iterator[int]:
    """Yield the hours that are a whole sentence, which is no answer to a question."""
    for run in _RUN.finditer(text):
        alone = text[run.end() : run.end() + 1] in _BEHIND_ALONE and _ALONE.fullmatch(run[0])
        if alone:
            before = text[: run.start()]
            asked = before.rstrip(" “„”")[-1:] == "?"
            if before.rstrip()[-1:] in _BEFORE_ALONE and not asked:
                yield _minutes(alone)


def _now(text: str) -> Iterator[re.Match[str]]:
    """Yield where a flat text tells hours: no sign that parts its words stands within one."""
    for run in _RUN.finditer(text):
        told = run[0]
        if ":" in told or not _NUMBERED.isdisjoint(_APOSTROPHE.sub(" ", told).split()):
            yield from _NOW.finditer(text, run.start(), run.end() + 1)  # with what comes after it


def gone(text: str) -> tuple[int, ...]:
    """Return the hours that a text tells as past ("It's gone nine"), in minutes of half a day."""
    words = sifted(text).words
    if words.isdisjoint(_PASSED) or words.isdisjoint(_IT):
        return ()
    found = (match for match in _GONE.finditer(text) if not _may_be(text, match))
    return tuple([_minutes(match) for match in found])


def lengths(text: str) -> tuple[int, ...]:
    """Return the hours of a text's own moment that it tells by how far off another is.

    As in "It is half an hour short of midnight", in minutes of half a day.
    """
    if "hour" not in text and "tunde" not in text:
        return ()
    return tuple([_minutes(match) for match in _FROM.finditer(text) if not _may_be(text, match)])


def usual(text: str) -> tuple[int, ...]:
    """Return the hours at which a text has something come each day: "as it does every day at five".

    In minutes of half a day.
    """
    if sifted(text).words.isdisjoint(_EACH):
        return ()
    return tuple([_minutes(match) for match in _USUAL.finditer(text)])


def _may_be(text: str, match: re.Match[str]) -> bool:
    """Say whether an hour is told as one that comes again, or may come."""
    return word_before(text, match) in _NOT_NOW


def _minutes(match: re.Match[str]) -> int:
    told = match.groupdict().get
    if digits := told("digits"):
        hour, minute = map(int, digits.split(":"))
        return (60 * hour + minute) % HALF_DAY
    words = (told(name) for name in ("of", "half", "bare", "noon", "whole"))
    hour = 60 * _NUMBERS[next(filter(None, words), "").casefold()]
    if part := told("part") or told("length"):
        minutes = (_PARTS if told("part") else LENGTHS)[part.casefold()]
        after = match["way"].casefold() in ("past", "after", "nach")
        hour += minutes if after else -minutes
    return (hour - 30 if told("half") else hour) % HALF_DAY


def ahead_of(hour: int, now: int) -> int:
    """Return how many minutes of half a day it is until an hour."""
    return (hour - now) % HALF_DAY


def apart(one: int, other: int) -> int:
    """Return how many minutes lie between two hours of half a day, the shorter way."""
    ahead = (one - other) % HALF_DAY
    return min(ahead, HALF_DAY - ahead)


_MORNING, _AFTERNOON, _EVENING, _NIGHT = (0, 13), (11, 19), (15, 28), (17, 33)  # in hours, at most
_SPANS: Mapping[str, tuple[int, int]] = {
    "morning": _MORNING, "afternoon": _AFTERNOON, "evening": _EVENING, "night": _NIGHT,
    "morgen": _MORNING, "nachmittag": _AFTERNOON, "abend": _EVENING, "nacht": _NIGHT,
    "dawn": (2, 10), "midday": (10, 15), "dusk": (15, 23),
    "stars": (16, 32), "sterne": (16, 32), "sternen": (16, 32), "sun": (4, 22), "sonne": (4, 22),
}  # fmt: skip
_SPAN_WORDS = frozenset((*_SPANS, "good", "guten"))
_SKY_WORDS = frozenset(("stars", "sterne", "sternen", "sun", "sonne"))
_SKY = re.compile(  # of a text without what is said in it: what shines there and then
    r"\b(?:(?:in|under|beneath|with|against) the (?P<under>stars)|unter den (?P<unter>sternen)"
    r"|(?:the (?P<stars>stars) (?:are|were|shine|shone)|die (?P<sterne>sterne) (?:sind|waren))"
    r"(?: now| still| schon| noch)? (?:out|there|bright|da)"
    r"|(?:the (?P<sun>sun) (?:is|was|stands|stood)|die (?P<sonne>sonne) (?:ist|war|steht|stand))"
    r"(?: now| still| already| schon| noch)? (?:up|high|hot|out|overhead|shining|hoch|heiß))\b",
    re.IGNORECASE,
)
_SPAN = re.compile(
    r"\b(?:(?-i:Good) (?P<good>morning|afternoon|evening)|(?-i:Guten) (?P<guten>morgen|abend)"
    r"|(?:it(?:['’]s| is| was)|es (?:ist|war)) (?:(?:now|still|already|early|late|schon|noch) )?"
    r"(?P<part>morning|afternoon|evening|night|dawn|midday|dusk|morgen|nachmittag|abend|nacht)"
    r"(?=[.,;:!?…]|$)"
    r"|(?:in|with|by) the (?:\w+ )?(?P<lit>morning|afternoon|evening|midday)(?:['’]s)?"
    r" (?:sun|sunlight|sunshine|light)\b)",
    re.IGNORECASE,
)


_WILL_BE = frozenset(("will", "shall", "going", "wird", "werden", "ll"))
_AT = frozenset(("at", "um"))
_WILL = r"(?:will|shall|is going to|are going to|wird|werden)\b|['’]ll\b"
_AHEAD = re.compile(
    rf"\b(?:at|um) {_ALMOST}(?:{_HOUR}|(?P<bare>{_NUMBER})(?=[,.;:!?…]|$"
    r"| (?:tonight|the|it|you|they|we|he|she|i|a|der|die|das|wird|werden)\b))",
    re.IGNORECASE,
)
_ANOTHER_DAY = re.compile(
    r"\b(?:tomorrow|every|each|next|never|(?!today)\w+days?|morgen|jede\w*|nächste\w*)\b",
    re.IGNORECASE,
)


def ahead(text: str) -> tuple[int, ...]:
    """Return the hours at which a text announces something, in minutes of half a day.

    As in "At nine the bell will ring"; what is announced for another day is left out.
    """
    words = sifted(text).words
    if words.isdisjoint(_WILL_BE) or words.isdisjoint(_AT):
        return ()
    told = re.split(r"[.!?…\n]", text)
    some = (one for one in told if re.search(_WILL, one) and not _ANOTHER_DAY.search(one))
    return tuple([_minutes(match) for one in some for match in _AHEAD.finditer(one)])


_FOR_HOUR = re.compile(
    r"(?:.*, and )?(?:Catch|Take|Wait|Stay|Rest|Sleep|Warte|Nimm)\b", re.IGNORECASE
)


@lru_cache(maxsize=4096)
def missed(label: str, minute: int) -> bool:
    """Say whether a choice, as "Catch the five o'clock train", is about an hour that is past."""
    if not _FOR_HOUR.match(label):
        return False
    found = re.finditer(_HOUR, label, re.IGNORECASE)
    told = (_minutes(match) for match in found if not match["noon"])  # of which there are two
    return any(MISSED[0] <= (minute - hour) % HALF_DAY <= MISSED[1] for hour in told)


_AWAITED: Mapping[str, tuple[int, int]] = {  # in hours
    "dark": (17, 31), "dusk": (15, 23), "nightfall": (16, 27), "night": (17, 31),
    "evening": (15, 25), "morning": (3, 13), "dawn": (2, 10), "daylight": (3, 13),
    "dunkelheit": (17, 31), "nacht": (17, 31), "abend": (15, 25), "morgen": (3, 13),
}  # fmt: skip
_UNTIL = re.compile(
    r"\b(?:until|till|bis|(?:come|go) (?:back|on|up|down|out|in) (?:at|in|by)|komm (?:am|bei))"
    r" (?:it(?:['’]s| is) |the |zum |zur )?"
    rf"(?P<when>{'|'.join(_AWAITED)})\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def awaited(label: str) -> tuple[tuple[int, int], ...]:
    """Return when a choice, as "Come back in the dark", leads to: from when and to when at most.

    In minutes of a day, and of the next.
    """
    found = (_AWAITED[match["when"].casefold()] for match in _UNTIL.finditer(label))
    return tuple([(low * 60, high * 60) for low, high in found])


def spans(text: str) -> tuple[tuple[int, int], ...]:
    """Return the parts of the day that a text tells as its own: from when and to when at most.

    In minutes of a day, and of the next; they are told as "It's evening", by a greeting, or by what
    stands in the sky.
    """
    words = sifted(text).words
    if words.isdisjoint(_SPAN_WORDS):
        return ()
    told = [match for match in _SPAN.finditer(text) if not _may_be(text, match)]
    if not words.isdisjoint(_SKY_WORDS):
        flat = " ".join(narrated(text).split())
        told += [match for match in _SKY.finditer(flat) if not _may_be(flat, match)]
    found = [_SPANS[match[match.lastgroup or 0].casefold()] for match in told]
    return tuple([(low * 60, high * 60) for low, high in found])


def within(minute: int, span: tuple[int, int]) -> bool:
    """Say whether a minute lies in a span that may go over midnight."""
    low, high = span
    return low <= minute % DAY <= high or low <= minute % DAY + DAY <= high
