"""What a text says of things, people and numbers, to be held against how they stand.

English and German. What somebody says within quotation marks is not told by the text itself.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from solo.adventure.model import Adventure
from solo.authoring.continuity.figures import NUMBER, value_of
from solo.authoring.continuity.sifting import Names
from solo.namedtuple import NamedTuple

_QUOTES = re.compile(  # one that is not closed goes to the end
    r"\*[^*]*\*|“[^”]*(?:”|\Z)|„[^“”]*(?:[“”]|\Z)|»[^«]*(?:«|\Z)|‘[^’]*’(?!\w)"
)
_THE = "the|your|his|her|its|their|this|that|den|die|das|dein|deine|deinen"
_STILL = "(?: (?:still|only|just|now))?"
_SOON = "(?:(?:still|now|also|then|slowly|carefully|noch|nun|jetzt|auch|langsam) )?"
_HAVE = (
    "have|had|hold|held|carry|carried|wear|wore|keep|kept|lift|lifted|raise|raised|pocket|pocketed|"
    "take|took|grip|gripped|habe|hast|hattest|hältst|hieltst|trägst|hebst|hobst|nimmst|behältst"
)
_USE = (
    "give|gave|hand|handed|show|showed|offer|offered|use|used|lay|laid|put|set|throw|threw|wave|"
    "waved|pay|paid|play|played|sell|sold|light|lit|unfold|unfolded|pour|poured|blow|blew|tie|tied|"
    "turn|turned|drop|dropped|swing|swung|hang|hung|gib|gibst|geben|zeig|zeigst|zeigen|leg|legst|"
    "legen|wirf|wirfst|werfen|zünde|zündest|anzünden|schwenk|schwenkst"
)
_RAISE = "hold (?:up|out)|raise"
_GIVES = (
    "gives|gave|hands|handed|passes|passed|pushes|pushed|throws|threw|slides|slid|tosses|tossed"
    "|gibt|gab|reicht|schiebt|wirft"
)
_LIGHT = "light|glow|gleam|shine|licht|schein"
_OF_THE = "(?:der|des|deine[rs])"
_HANDS = "hands?|fists?|fingers|hand|händen|faust"
_KEPT = "carried|carry|kept|keep|brought|bring|took|hast|trägst|behieltst|mitbrachtest"
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
    "gave|puts|lays|laid|lets|let|open(?:s|ed)|lift(?:s|ed)|wait(?:s|ed)|follow(?:s|ed)|wave[sd]|"
    "kneels|knelt|climb(?:s|ed)|points|shakes|shook|leans|leant|grin(?:s|ned)|steps|stepped|leads|"
    "led|carries|reache[sd]|throws|threw|pull(?:s|ed)|push(?:es|ed)|helps|helped|stops|stopped|"
    "watche[sd]|whistles|coughs|sings|sang|count(?:s|ed)|call(?:s|ed)|draws|drew|rides|rode|rises|"
    "rose|bow(?:s|ed)|spits|spat|whisper(?:s|ed)|move[sd]|breathe[sd]|catches|caught|nickt|lacht|lächelt|seufzt|schaut|steht|"
    "sitzt|geht|kommt|rennt|nimmt|hält|gibt|legt|öffnet|hebt|wartet|folgt|winkt|kniet|klettert"
)
_DONE = "put|set|taken|got|drawn|given|thrown|shaken|caught|begun|risen|run|fallen asleep"
_STATES = (  # what is no deed of somebody there and then, and what only ends like one
    "is|was|has|needs|wants|owes|means|matters|deserves|knows|loves|hates|lies|sleeps|rests|seems"
    "|belongs|lives|remains|says|writes|tells|thinks|believes|likes|always|perhaps|sometimes|besides"
    "|as|this|his|its|hers|yours|ours|theirs|us|less|across|towards|afterwards|nods|plus|minus|versus"
)
_FALLS = (
    "falls|fell|slips|slipped|sinks|sank|drops|dropped|rolls|rolled|flies|flew|fällt|fiel|sinkt"
)
_AWAY = "away|down|off|into|in|out|from|over|overboard|through|between|ins?|zwischen|weg|davon"
_BESIDE = "already|beside|behind|next to|with you|schon|neben|hinter|bei dir"
_KIND = (
    "(?: (?:full|good|whole|last|long|volle|gute|ganze|letzte))?"  # "two landing doors" are others
)
_TOLD = (  # "two steps" may be anybody's; "your two bottles", "two bottles are left" are counted
    rf"\b(?:your|all|only|the last|you {_SOON}(?:have|hold|carry|count)|there (?:are|were){_STILL}"
    rf"|deine|alle|nur|du {_SOON}(?:hast|trägst|zählst)|da (?:sind|waren)(?: noch)?)"
    rf" (?:(?:the|all|your) )?(?P<some>{NUMBER}){_KIND} NAME\b"
    rf"|\b(?P<left>{NUMBER}){_KIND} NAME (?:left|remain|sit|sat|stand|stood|lie|lay|hang"
    rf"|hung|(?:are|were){_STILL} (?:yours|left|over|here|there)|sind(?: noch)? (?:übrig|da))\b"
    rf"|(?:^|[.!?:] )(?P<all>{NUMBER}) NAME (?:are|were|sind|waren)\b"
)


_DEALT = (
    "left|tied|hid|put|buried|laid|dropped|gave|took|carried|found|saw|met|promised|killed|freed"
    "|saved|broke|stole"
)
_ANYTHING = (  # what may be said of anything
    "time|same|seen|place|kind|size|best|worst|most|first|last|only|part|rest|thing|things|moment"
    "|hour|day|night|year|years|sort|side|point"
)
_YOU_DEALT = (" where you ", " which you ", " that you ", " whom you ")
_REMEMBERED = re.compile(
    r"\b(?:your|the|that) (?:(?!(?:has|had|have|is|was|are|were)\b)[\w-]+ ){0,2}?"
    rf"(?!(?:{_ANYTHING})\b)(?P<what>[\w-]{{4,}})"
    r"(?: (?:is|was|lies|lay|stands|stood|hangs|hung|sits|sat))?"
    rf",? (?:where|which|that|whom) you (?:had |have )?(?:{_DEALT})\b",
    re.IGNORECASE,
)
_SAYS = (
    "says|said|asks|asked|answers|answered|replies|replied|calls|called|shouts|shouted|whispers|"
    "whispered|mutters|muttered|sagt|sagte|fragt|fragte|antwortet|antwortete|ruft|rief|flüstert"
)
_SOME = "an?|eine?"
_IS = "is|was|are|were|be|been|isn['’]t|wasn['’]t"  # "the boy is called Emre"


class Numbers(NamedTuple):
    """What counts what it is called, such as a variable `bottles`, or what is declared so."""

    name: str
    words: tuple[str, ...]  # by which a text calls it, in small letters
    told: re.Pattern[str]  # a number of them, in a text


def narrated(text: str) -> str:
    """Return a text without what is said in it, or stands out in it, as what is written does."""
    return _QUOTES.sub("“”", text)


def masked(text: str) -> str:
    """Return a text with spaces in place of what `narrated` leaves out."""
    return _QUOTES.sub(lambda match: " " * len(match[0]), text)


def had(names: Names, text: str, label: bool = False, *, in_hand: bool = False) -> bool:
    """Say whether a text has one of some things in the hero's hands, or there before the hero.

    Args:
        names: What the things are called, in small letters.
        text: What is told, without what is said in it.
        label: Whether it is a choice: "Show the letter" uses it, and "Take it" need not come to it.
        in_hand: Whether only hands count: "your lantern" may be another, which is elsewhere.
    """
    for line in text.splitlines():  # what is looked for goes over no end of a line
        found = tuple(filter(line.casefold().__contains__, names))  # most texts name none
        if found and _having(found, label, in_hand).search(line) is not None:
            return True
    return False


@lru_cache(maxsize=1024)
def _having(names: Names, label: bool, in_hand: bool) -> re.Pattern[str]:
    bare = _either(names)
    several = _either(name for name in names if " " in name)  # "the spare key" is another
    part = rf"(?:(?:(?:{_THE}) )?(?:half|part|rest|end) of )?"
    thing = rf"{part}(?:{_THE}) (?:{bare}|(?!(?:of|an?)\b)[\w’'-]+ {several})\b"
    near = rf"(?:{thing}|(?:(?-i:[A-Z])[\w.]* )*(?-i:[A-Z])\w*['’]s {bare}\b)"  # "Anna's brandy"
    own = rf"(?:your|deine?[nmrs]?) (?:own |eigene?[nmrs]? )?{bare}\b"
    used = rf"(?:^(?:{_USE}|{_RAISE}){_APART}{_WHOM}|(?:with|mit)) {thing}"
    held = rf"(?:you|du) {_SOON}(?:(?:{_HAVE}){_APART}|(?:{_USE}){_APART}{_WHOM})"
    kept = rf",? (?:that|which|den|die|das) (?:you|du) {_SOON}(?:{_KEPT})"
    lies = rf" (?:{_LIES}) {_SOON}{_AT} (?:your|deine[nmr]?)"
    told = (
        rf"(?:(?:{_GIVES}) (?:you|dir)|{held}|(?:by|in) the (?:{_LIGHT}) of) {thing}",
        rf"(?:{_GIVES}) {thing} (?:across|over|to you|into your)\b",
        rf"{thing}(?:{kept}|{lies})\b",
        rf"(?:beim|im) (?:{_LIGHT}) {_OF_THE} {bare}\b",
        rf"{bare}(?: still| noch)? in (?:your|one|the other|both|der|deine[nr]?) (?:{_HANDS})\b",
    )
    there = (
        own,
        rf"(?:there|da|dort)(?:,? \w+){{0,5}},? (?:{_LIES})(?: also| still| auch| noch)? {near}",
    )
    hands = (used,) if label else told
    more = () if in_hand else (own,) if label else there
    # each begins a word: to ask for that once, before all of them, is quicker
    words = rf"\b(?:{'|'.join((*hands, *more))})"
    aloft = rf", (?:the |your )?{bare} (?:held )?(?:high|low|aloft|up|hoch)(?=[,.;:!?]| and\b)"
    return re.compile(words if label else f"{words}|{aloft}", re.IGNORECASE)


def _either(names: Iterable[str]) -> str:
    """Return a pattern of names; that of none is found nowhere."""
    return f"(?:{'|'.join(map(re.escape, sorted(names))) or '(?!)'})"


def _begins(names: Names, text: str, pattern: Callable[[Names], re.Pattern[str]]) -> bool:
    """Say whether a text has what begins with one of some names, by a pattern of that.

    To look where the names are is quicker than to look everywhere.
    """
    for name in names:
        at = text.find(name)
        while at >= 0:
            if pattern(names).match(text, at):
                return True
            at = text.find(name, at + 1)
    return False


def acts(names: Names, text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody do something there and then."""
    return _begins(names, text, _acting)


@lru_cache(maxsize=1024)
def _acting(names: Names) -> re.Pattern[str]:
    does = (
        rf"{_SOON}(?:has |had |hat )?(?:{_ACTS})|(?:is|was|ist|war) (?:{_BESIDE})"
        rf"|{_SOON}has {_SOON}(?:{_DONE})|(?:has|had) to (?!be\b|have\b)[a-z]+"
    )
    own = _either(name for name in names if name[:1].isupper() and " " not in name)
    some = rf"(?<!['’])\b{own} {_SOON}(?!(?:{_STATES})\b)[a-z]{{2,}}s(?! of)"  # whatever is done
    return re.compile(rf"\b{_either(names)}(?:, [^,.!?]{{1,30}},)? (?:{does})\b|{some}\b")


def dropped(names: Names, text: str, label: bool = False) -> bool:
    """Say whether a text, without what is said in it, or a choice has the hero lose something."""
    return _dropping(names, label).search(text.casefold()) is not None


@lru_cache(maxsize=1024)
def _dropping(names: Names, label: bool) -> re.Pattern[str]:
    thing = rf"(?:the|your|der|die|das|deine?[nmrs]?) {_either(names)}\b"
    if label:
        return re.compile(
            rf"^(?:let {thing} go|(?:drop|throw|leave|sell|burn|sink) {thing}(?: (?:away|here))?$"
            rf"|give {thing} (?:away|back|up)|give up {thing})"
        )
    return re.compile(
        rf"\b{thing} (?:\w+ (?:and )?)?(?:{_FALLS}) (?:\w+ )?(?:{_AWAY})\b"
        rf"|\b(?:you|du) {_SOON}(?:drop|dropped|lose|lost|let go of|verlierst) {thing}"
        rf"|\byou no longer have {thing}|\b{thing},? (?:you|du) (?:have|had) to leave\b"
        rf"|\byou (?:have to |had to )?(?:leave|left) {thing} (?:behind|where|there|lying)\b"
        rf"|\b{thing} (?:stays|stayed|bleibt|blieb) (?:behind|where|there|zurück|liegen)\b"
    )


def leads(names: Names, label: str) -> bool:
    """Say whether a choice takes somebody along, as in "Go on, with Desha": not "Ask Desha"."""
    return _leading(names).search(label) is not None


@lru_cache(maxsize=1024)
def _leading(names: Names) -> re.Pattern[str]:
    return re.compile(
        r"(?:, (?:with|mit|und)|^(?:Go|Walk|Ride|Run|Climb|Leave|Come|Geh|Lauf|Reit|Komm)\b"
        r".* (?:with|mit)|^(?:Take|Lead|Carry|Hold up|Lift|Send|Nimm|Führe|Trag|Schick)) "
        rf"{_either(names)}\b(?!['’]s\b)"
    )


def utters(names: Names, text: str) -> bool:
    """Say whether somebody speaks in a text there and then: beside what is said, and not of old."""
    return any(map(text.__contains__, names)) and _uttering(names).search(text) is not None


@lru_cache(maxsize=1024)
def _uttering(names: Names) -> re.Pattern[str]:
    who = _either(names)
    return re.compile(
        rf"[”“«\"*] (?:{_SAYS}) (?:\w+ ){{0,2}}{who}\b"
        rf"|\b{who},? (?:\w+ )?(?:{_SAYS})[,:]? [“„»\"*]"
        rf"|\b{who}[.:] [“„»\"]"  # a sentence that ends with who speaks next
    )


def missed(names: Names, text: str) -> bool:
    """Say whether a text, without what is said in it, has somebody dead, gone or elsewhere."""
    return _begins(names, text, _missing)


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
    if not named(names, small):
        return False  # as of most people in most texts
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
    before = (
        rf"(?<!\bis )(?<!\bwas )\b(?i:{_SAYS}) "
        rf"(?:(?!(?:to|of|zu|von|{_SOME}) )\w+ ){{0,2}}{who}\b(?!['’]s\b)"
    )
    behind = (
        rf"\b(?P<some>(?i:{_SOME}) (?:\w+ )?)?\b{who}(?:,)? (?:(?!(?:{_IS}) )\w+ )?(?i:{_SAYS})\b"
    )
    return re.compile(f"{before}|{behind}")


def countable(adventure: Adventure) -> tuple[Numbers, ...]:
    """Return what of an adventure counts: variables of one plural word, and what is declared."""
    named: dict[str, tuple[str, ...]] = {
        name: (name,)
        for name, first in adventure.variables.items()
        if type(first) is int and "_" not in name and name.endswith("s") and name[-2:] != "ss"
    }
    named |= {key: one.names for key, one in adventure.present.items() if one.names}
    return tuple(
        Numbers(
            name,
            tuple(word.casefold() for word in words),
            re.compile(_TOLD.replace("NAME", _either(words)), re.IGNORECASE),
        )
        for name, words in named.items()
    )


def counted(of: Numbers, text: str) -> Iterator[int]:
    """Yield the numbers that a text tells of what is counted."""
    for match in of.told.finditer(text):
        yield value_of(match[match.lastgroup or 0])


def recalls(small: str) -> bool:
    """Say whether a text in small letters may be one in which `remembered` finds something."""
    return any(map(small.__contains__, _YOU_DEALT))


def remembered(text: str) -> Iterator[str]:
    """Yield what a text, without what is said in it, says that the hero dealt with before."""
    yield from (match["what"].casefold() for match in _REMEMBERED.finditer(text))


def named(names: Iterable[str], text: str) -> bool:
    """Say whether a text in small letters has one of the names."""
    return any(name.casefold() in text for name in names)


def words_of(name: str) -> Iterator[str]:
    """Yield a name, and the words of it by which somebody may be called."""
    yield name
    yield from (word for word in name.split() if len(word) > 2 and word[0].isupper())
