"""What a text says of things, people and numbers, to be held against how they stand.

English and German. What somebody says within quotation marks is not told by the text itself.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from solo.adventure.model import Adventure
from solo.namedtuple import NamedTuple

_QUOTES = re.compile(  # one that is not closed goes to the end
    r"\*[^*]*\*|“[^”]*(?:”|\Z)|„[^“”]*(?:[“”]|\Z)|»[^«]*(?:«|\Z)|‘[^’]*’(?!\w)"
)
_THE = "the|your|his|her|its|their|this|that|den|die|das|dein|deine|deinen"
_STILL = "(?: (?:still|only|just|now))?"
_SOON = "(?:(?:still|now|also|then|slowly|carefully|noch|nun|jetzt|auch|langsam) )?"
_HAVE = (
    "have|hold|carry|wear|keep|lift|raise|pocket|take|habe|hast|hältst|trägst|hebst|nimmst|behältst"
)
_USE = (
    "give|hand|show|offer|use|lay|put|set|throw|wave|pay|play|sell|light|unfold|pour|blow|tie|"
    "gib|gibst|geben|zeig|zeigst|zeigen|leg|legst|legen|wirf|wirfst|werfen|zünde|zündest|anzünden"
)
_APART = "(?: (?:up|out|down|over|off|round|back))?"
_WHOM = r"(?: (?:(?:the|dem|der) )?[\w’']+)?"
_AT = "(?:in|on|at|round|from|an|auf|um)"
_LIES = "is|was|lies|lay|hangs|hung|sits|sat|stands|stood|ist|war|liegt|lag|hängt|hing"
_DEAD = "dead|gone|missing|tot|fort|verschwunden|nicht mehr da"
_NOT = r"(?:is|was|ist|war)(?:n['’]t| not| nicht) (?:here|there|with you|da|hier|bei dir)"
_LEFT = "has (?:left you|died|gone(?=[.,;:!?]))|stay(?:s|ed) behind|bleibt zurück|blieb zurück"
_ACTS = (
    "nod(?:s|ded)|laugh(?:s|ed)|smile[sd]|shrug(?:s|ged)|sigh(?:s|ed)|look(?:s|ed)|stands|stood|"
    "sits|sat|walk(?:s|ed)|goes|went|comes|came|runs|ran|turn(?:s|ed)|takes|took|holds|held|gives|"
    "gave|puts|lays|laid|open(?:s|ed)|lift(?:s|ed)|wait(?:s|ed)|follow(?:s|ed)|wave[sd]|kneels|"
    "knelt|climb(?:s|ed)|points|shakes|shook|leans|leant|grin(?:s|ned)|steps|stepped|carries|"
    "reache[sd]|throws|threw|helps|helped|watche[sd]|nickt|lacht|lächelt|seufzt|schaut|steht|"
    "sitzt|geht|kommt|rennt|nimmt|hält|gibt|legt|öffnet|hebt|wartet|folgt|winkt|kniet|klettert"
)
_ENGLISH = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
)  # fmt: skip
_NUMBER = "|".join((r"\d{1,4}", *_ENGLISH))
_TOLD = (  # "two steps" may be anybody's; "your two bottles", "two bottles are left" are counted
    rf"\b(?:your|all|only|the last|you {_SOON}(?:have|hold|carry|count)|there (?:are|were){_STILL})"
    rf" (?:(?:the|all) )?(?P<some>{_NUMBER}) NAME\b"
    rf"|\b(?P<left>{_NUMBER}) NAME (?:left|remain|sit|sat|stand|stood|lie|lay|hang|hung"
    rf"|(?:are|were){_STILL} (?:yours|left|over|here|there))\b"
)


_SAYS = (
    "says|said|asks|asked|answers|answered|replies|replied|calls|called|shouts|shouted|whispers|"
    "whispered|mutters|muttered|sagt|sagte|fragt|fragte|antwortet|antwortete|ruft|rief|flüstert"
)
_SOME = "an?|eine?"


Names = tuple[str, ...] | frozenset[str]


class Numbers(NamedTuple):
    """A variable that counts what its name says, such as `bottles`."""

    name: str
    told: re.Pattern[str]  # a number of them, in a text


def narrated(text: str) -> str:
    """Return a text without what is said in it, or stands out in it, as what is written does."""
    return _QUOTES.sub("“”", text)


def had(names: Names, text: str, label: bool = False) -> bool:
    """Say whether a text has one of some things in the hero's hands, or there before the hero.

    Args:
        names: What the things are called, in small letters.
        text: What is told, without what is said in it.
        label: Whether it is a choice: "Show the letter" uses it, and "Take it" need not come to it.
    """
    found = tuple(filter(text.casefold().__contains__, names))  # most texts name none
    return bool(found) and _having(found, label).search(text) is not None


@lru_cache(maxsize=1024)
def _having(names: Names, label: bool) -> re.Pattern[str]:
    bare = _either(names)
    several = _either(name for name in names if " " in name)  # "the spare key" is another
    part = rf"(?:(?:(?:{_THE}) )?(?:half|part|rest|end) of )?"
    thing = rf"{part}(?:{_THE}) (?:{bare}|(?!(?:of|an?)\b)[\w’'-]+ {several})\b"
    own = rf"\b(?:your|deine?[nmrs]?) (?:own |eigene?[nmrs]? )?{bare}\b"
    used = rf"^(?:{_USE}){_APART}{_WHOM} {thing}"
    told = (
        own,
        rf"\b(?:you|du) {_SOON}(?:{_HAVE}){_APART} {thing}",
        rf"\b(?:you|du) {_SOON}(?:{_USE}){_APART}{_WHOM} {thing}",
        rf"\b{thing} (?:{_LIES}) {_SOON}{_AT} (?:your|deine[nmr]?)\b",
        rf"\b(?:there|da|dort)(?:,? \w+){{0,5}},? (?:{_LIES}) {thing}",
    )
    return re.compile("|".join((own, used) if label else told), re.IGNORECASE)


def _either(names: Iterable[str]) -> str:
    """Return a pattern of names; that of none is found nowhere."""
    return f"(?:{'|'.join(map(re.escape, sorted(names))) or '(?!)'})"


def acts(names: Names, text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody do something there and then."""
    return _acting(names).search(text) is not None


@lru_cache(maxsize=1024)
def _acting(names: Names) -> re.Pattern[str]:
    return re.compile(rf"\b{_either(names)} {_SOON}(?:has |had |hat )?(?:{_ACTS})\b")


def utters(names: Names, text: str) -> bool:
    """Say whether somebody speaks in a text there and then: beside what is said, and not of old."""
    return _uttering(names).search(text) is not None


@lru_cache(maxsize=1024)
def _uttering(names: Names) -> re.Pattern[str]:
    who = _either(names)
    return re.compile(
        rf"[”“«\"*] (?:{_SAYS}) (?:\w+ ){{0,2}}{who}\b"
        rf"|\b{who},? (?:\w+ )?(?:{_SAYS})[,:]? [“„»\"*]"
    )


def missed(names: Names, text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody dead, gone or elsewhere."""
    return _missing(names).search(text) is not None


@lru_cache(maxsize=1024)
def _missing(names: Names) -> re.Pattern[str]:
    return re.compile(
        rf"\b{_either(names)}(?: (?:{_NOT}|{_LEFT})"
        rf"|(?:['’]s| is| was| lies| ist| war| liegt) (?:{_DEAD}))\b"
    )


def speaks(names: Iterable[str], text: str) -> bool:
    """Say whether somebody is told to speak in a text; "a man" may be another.

    In a play a line begins with who speaks: `CAPTAIN ROAKE. Well?`
    """
    small = text.casefold()
    return any(
        match["some"] is None
        for name in names
        if name.casefold() in small
        for match in (*_saying(name).finditer(text), *_cue(name).finditer(text))
    )


@lru_cache(maxsize=1024)
def _cue(name: str) -> re.Pattern[str]:
    return re.compile(rf"^(?P<some>(?!))?{re.escape(name.upper())}[.:] ", re.MULTILINE)


@lru_cache(maxsize=1024)
def _saying(name: str) -> re.Pattern[str]:
    who = re.escape(name) if name != name.lower() else f"(?i:{re.escape(name)})"
    before = rf"\b(?i:{_SAYS}) (?:(?!(?:to|of|zu|von|{_SOME}) )\w+ ){{0,2}}{who}\b"
    behind = rf"\b(?P<some>(?i:{_SOME}) (?:\w+ )?)?\b{who}(?:,)? (?:\w+ )?(?i:{_SAYS})\b"
    return re.compile(f"{before}|{behind}")


def countable(adventure: Adventure) -> tuple[Numbers, ...]:
    """Return the variables of an adventure that count what their names say: one word, plural."""
    return tuple(
        Numbers(name, re.compile(_TOLD.replace("NAME", name), re.IGNORECASE))
        for name, first in adventure.variables.items()
        if type(first) is int and "_" not in name and name.endswith("s") and name[-2:] != "ss"
    )


def counted(of: Numbers, text: str) -> Iterator[int]:
    """Yield the numbers that a text tells of what a variable counts."""
    for match in of.told.finditer(text):
        word = match[match.lastgroup or 0]
        yield int(word) if word.isdecimal() else _ENGLISH.index(word.casefold())
