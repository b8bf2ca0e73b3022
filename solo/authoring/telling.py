"""What a text says of things, people and numbers, to be held against how they stand.

English and German. What somebody says within quotation marks is not told by the text itself.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from solo.adventure.model import Adventure
from solo.namedtuple import NamedTuple

_QUOTES = re.compile("\\*[^*]*\\*|“[^”]*”|„[^“”]*[“”]|»[^«]*«|‘[^’]*’(?!\\w)")
_THE = "the|your|his|her|its|their|this|that|den|die|das|dein|deine|deinen"
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


class Numbers(NamedTuple):
    """A variable that counts what its name says, such as `bottles`."""

    name: str
    told: re.Pattern[str]  # a number of them, in a text


def narrated(text: str) -> str:
    """Return a text without what is said in it, or stands out in it, as what is written does."""
    return _QUOTES.sub("“”", text)


def had(names: Iterable[str], text: str, *, label: bool = False) -> bool:
    """Say whether a text has one of some things in the hero's hands, or there before the hero.

    Args:
        names: What the things are called.
        text: What is told, without what is said in it.
        label: Whether it is a choice: "Show the letter" uses it, and "Take it" need not come to it.
    """
    small = text.casefold()
    return any(
        name.casefold() in small and _having(name, label).search(text) is not None for name in names
    )


@lru_cache(maxsize=1024)
def _having(name: str, label: bool) -> re.Pattern[str]:
    thing = rf"(?:(?!(?:of|an?)\b)[\w’'-]+ )?{re.escape(name)}\b"
    if label:
        return re.compile(rf"^(?:{_USE}){_APART}{_WHOM} (?:{_THE}) {thing}", re.IGNORECASE)
    told = (
        rf"\b(?:you|du) {_SOON}(?:{_HAVE}){_APART} (?:{_THE}) {thing}",
        rf"\b(?:you|du) {_SOON}(?:{_USE}){_APART}{_WHOM} (?:{_THE}) {thing}",
        rf"\b(?:your|deine?[nmrs]?) {re.escape(name)}\b",
        rf"\b(?:the|der|die|das) {thing} (?:{_LIES}) {_SOON}{_AT} (?:your|deine[nmr]?)\b",
        rf"\b(?:there|da|dort)(?:,? \w+){{0,5}},? (?:{_LIES}) (?:the|der|die|das) {thing}",
    )
    return re.compile("|".join(told), re.IGNORECASE)


def acts(names: Iterable[str], text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody do something there and then."""
    return any(name in text and _acting(name).search(text) is not None for name in names)


@lru_cache(maxsize=1024)
def _acting(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)} {_SOON}(?:has |had |hat )?(?:{_ACTS})\b")


def missed(names: Iterable[str], text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody dead, gone or elsewhere."""
    return any(name in text and _missing(name).search(text) is not None for name in names)


@lru_cache(maxsize=1024)
def _missing(name: str) -> re.Pattern[str]:
    return re.compile(
        rf"\b{re.escape(name)}(?: (?:{_NOT}|{_LEFT})"
        rf"|(?:['’]s| is| was| lies| ist| war| liegt) (?:{_DEAD}))\b"
    )


def countable(adventure: Adventure) -> tuple[Numbers, ...]:
    """Return the variables of an adventure that count what their names say: one word, plural."""
    return tuple(
        Numbers(name, re.compile(rf"\b({_NUMBER}) {name}\b", re.IGNORECASE))
        for name, first in adventure.variables.items()
        if type(first) is int and "_" not in name and name.endswith("s") and name[-2:] != "ss"
    )


def counted(of: Numbers, text: str) -> Iterator[int]:
    """Yield the numbers that a text tells of what a variable counts."""
    for match in of.told.finditer(text):
        word = match[1].casefold()
        yield int(word) if word.isdecimal() else _ENGLISH.index(word)
