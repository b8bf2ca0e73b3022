"""Habits of other languages and keys in a wrong place: what was likely meant, for messages."""

import itertools
import re
from collections.abc import Collection, Iterator, Mapping

from solo.adventure import keys
from solo.namedtuple import NamedTuple

ENDS = frozenset(("end", "done", "the-end", "fin", "finish", "quit"))
AN_END = "an adventure ends in a scene of its own: the-end: {ending: won, text: …}"
_BACK = frozenset(("back", "return", "previous", "prev", "last", "undo"))
_HERE = frozenset(("self", "this", "here", "stay", "same", "none", "null", "current"))
_WORKED_OUT = re.compile(r"\{[{%]|\bif\b.*\belse\b|\?.*:")
_OTHERS_SAY: Mapping[str, Collection[str]] = {
    "goto": ("divert", "next", "target", "link", "links", "to", "go", "jump", "scene"),
    "choices": ("options", "option", "actions", "menu"),
    "when": ("if", "condition", "conditions", "requires"),
    "title": ("name",),
    "text": ("description", "body", "passage", "prose", "label"),
    "ending": ("end", "finish"),
    "scenes": ("nodes", "rooms", "passages", "locations", "knots"),
    "variables": ("vars", "flags", "state"),
    "foes": ("enemies", "monsters", "opponents"),
    "enter": ("on_enter", "on-enter", "entry"),
    "check": ("roll", "test", "skill_check"),
    "outcomes": ("results", "result"),
    "join": ("companion", "recruit", "add_companion"),
    "gain": ("item", "get", "pickup", "add_item"),
    "give": ("item", "get", "pickup", "add_item"),
    "take": ("start", "begin", "accept"),
    "complete": ("end", "finish", "done", "finished", "completed", "success", "won"),
    "fail": ("failed", "failure", "lost", "abandon"),
    "time": ("minutes", "duration", "takes"),
    "return": ("back", "go_back"),
    "kind": ("type",),
    "companions": ("allies", "followers", "npcs"),
    "at": ("hour", "hours"),
    "hurt": ("hit", "wounded", "damaged", "injured"),
    "out": ("killed", "dead", "dies", "defeated", "down"),
    "refuse": ("decline", "reject"),
    "glory": ("reward", "rewards"),
    "arrive": ("enter", "enters", "foes", "spawn", "spawns", "reinforcements", "arrives"),
    "round": ("turn", "rounds", "turns"),
}
"""What other tools call a key of ours."""
_CASES: Mapping[str, str] = {
    **dict.fromkeys(
        ("when", *_OTHERS_SAY["when"]),
        "; what depends on a condition is a case: cases: [{when: …, text: …}]",
    ),
    **dict.fromkeys(("else", "default", "otherwise"), "; a last case is {when: else, text: …}"),
}
_HEROES = frozenset(("heroes", "pregenerated", "characters", "players", "pcs"))
_WRAPPERS = frozenset(("effects", "effect", "do", "actions", "action", "then_do"))
_PRICES = frozenset(("cost", "costs", "price", "pay", "pays"))
_MONEY = frozenset(("money", "gold", "silver", "caps", "coin", "cash", "credits", "dollars"))
_PAID = ("coins", "treasure", "ap", "luck")  # effects by which something is paid, best first
_OWN = ("scene", keys.SCENE), ("choice", keys.CHOICE), ("question", keys.QUESTION)
_MANY = ("id", "text", "when")  # these stand in many places
_PLACES: Mapping[str, str] = {
    "at": "an event",
    "after": "an event",
    **{key: f"a {kind}" for kind, some in reversed(_OWN) for key in some if key not in _MANY},
    **{key: "an outcome or a choice" for key in keys.OUTCOME if key not in keys.SCENE},
    **dict.fromkeys(keys.HEADER, "the header, at the top of adventure.yaml"),
    **dict.fromkeys(
        (key for key in keys.SECTIONS if key not in keys.SCENE),
        "the margin of a file, as a section of its own",
    ),
    **{key: "a scene, a choice or an outcome" for key in keys.OUTCOME if key in keys.SCENE},
    "title": "a scene, or to the header",
    "create": "'hero': hero: {create: …}",
    "also": "'outcomes': outcomes: {also: {…}}",
    "text": "a scene, a choice or an outcome",
    **dict.fromkeys(("success", "failure"), "'outcomes', which stands beside 'check'"),
}


def where_it_belongs(key: str, known: Collection[str]) -> str:
    """Say of a key that means nothing here where it does, or which of ours is meant; or nothing."""
    word = key.lower()
    meant = next(
        (our for our, theirs in _OTHERS_SAY.items() if our in known and word in theirs), ""
    )
    if key.lower() == "endings" and "scenes" in known:
        return f"; {AN_END}"
    if key in _HEROES and "include" in known:
        return "; ready-made heroes are named so: hero: {pregenerated: [heroes/*.yaml]}"
    if meant:
        return f"; write '{meant}'"
    if word == "unless" and "when" in known:
        return "; write 'when' with a 'not' before what is asked: when: not …"
    if key in _WRAPPERS and "set" in known:
        return "; what is done stands here by itself, beside the text, such as set: {…}"
    if "set" in known and word in _PRICES | _MONEY:
        return _paid(word, known)
    if word in _OTHERS_SAY["gain"] and "take" in known and "drop" in known:
        return "; write 'take'"  # of FELL, where that is no step of a quest
    if word in _CASES and "cases" in known:
        return _CASES[word]
    if key not in _PLACES:
        return ""
    if key == "set" and "enter" in known:
        return "; in a scene it stands under 'enter': enter: {set: {…}}"
    if key == "then" and "text" in known:
        return "; it belongs to a choice: what is told when that is taken; here it is 'text'"
    return f"; it belongs to {_PLACES[key]}"


def way_instead(name: str) -> str:
    """Say how a way is written for which a word stands that is no scene; or nothing."""
    word = name.lower().removeprefix("->").strip()
    if word in ENDS:
        return f"; {AN_END}"
    if word in _BACK:
        return "; write 'return: true', where a 'visit' led here; else name the scene"
    if word in _HERE:
        return "; without 'goto' the story stays where it is, so leave it out"
    if _WORKED_OUT.search(name):
        return "; no scene is worked out: write cases: [{when: …, goto: …}, {when: else, goto: …}]"
    return ""


def _paid(word: str, known: Collection[str]) -> str:
    """Say how a price is paid, or how money is won and lost, by the effects that are known."""
    name = "coins" if word in _PRICES else word
    counted = f"set: {{{name}: {name} - 1}} of a variable of yours"
    effect = next((one for one in _PAID if one in known), "")
    if word in _MONEY and effect not in ("coins", "treasure"):
        return f"; write {counted}, for these rules have no money"
    return (
        f"; write what is paid as an effect: {effect}; or {counted}"
        if effect
        else f"; write {counted}"
    )


class Foreign(NamedTuple):
    """Something in a text that other tools would carry out, and this one shows as it stands."""

    start: int
    code: str
    message: str


_LINK = re.compile(r"\[\[([^\[\]\n]{0,200})\]\]")
_DIVERT = re.compile(r"(?:->|<-)[ \t]*([\w.-]{1,80})")
_CHOICE = re.compile(r"(?<![{%#])\{(?![{%#])([^{}\n|]{0,200}\|[^{}\n]{0,200})\}(?!\})")


_ENTITY = re.compile(r"&(?:nbsp|amp|lt|gt|quot|apos|[mn]dash|hellip|shy|[lr][sd]quo|#x?\w{1,6});")
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+\S", re.MULTILINE)
_WEB_LINK = re.compile(r"\[([^\[\]\n]{1,200})\]\(([^()\s]{1,200})\)")
_HTML = re.compile(
    r"</?(?:a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span"
    r"|strong|sub|sup|table|td|tr|tt|u|ul)(?:[ \t/][^<>\n]{0,200})?>",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"<!--")
_TO_DO = re.compile(r"\b(?:TODO|FIXME)\b|\b[Ll]orem ipsum\b")
_CODE = re.compile(r"`([^`\n]{1,200})`|~~([^~\n]{1,200})~~")
_FENCE = re.compile(r"^ *(`{3,})", re.MULTILINE)
_PRINTED = re.compile(r"(?<![\w%])%[sd]\b")
_INSERTED = re.compile(r"<<[ \t]*([a-z_]\w*)[^<>\n]{0,80}>>|#\{([a-z_]\w{0,40})\}")
_RULE = re.compile(r"^ *(-{3,}) *$", re.MULTILINE)
_TABLE = re.compile(r"^[ \t]*\|[^\n]*\n[ \t]*\||^[ \t:-]*--[ \t:]*\|[ \t:|-]*$", re.MULTILINE)
_CITED = re.compile(r"^[ \t]*(>)[ \t]*\w", re.MULTILINE)
_BB_CODE = re.compile(
    r"\[(b|i|u|s|center|code|color|quote|size|url)(?:=[^\[\]\n]{0,80})?\][^\[\]]{0,500}\[/\1\]",
    re.IGNORECASE,
)
_ESCAPE = re.compile(r"(?<![\w:\\])\\[nt](?![a-z])|(?<=[.,;!?”])\\[nt]|(?<=\w\w\w)\\n(?=\w\w)")
_PATH = re.compile(r"\b[A-Za-z]:\\[\w\\]+")  # of files, as old computers show them
_SIGIL = re.compile(r"(?<![\w$@.])[$@]([a-z_]\w*)")
_UNLIKE_ENDS = re.compile(
    r"(?<!\*)\*\*(?=\w)(?P<strong>[^*\n]{1,200})(?<=\S)\*(?!\*)"
    r"|(?<!\*)\*(?=\w)(?P<light>[^*\n]{1,200})(?<=\S)\*\*(?!\*)"
    r"|\*{3,}(?=\w)(?P<both>[^*\n]{1,200})\*{3,}"
)
_WITH_BLANKS = re.compile(r"(?<=\S )\* (?P<so>[^\W\d][^*\n]{0,80}) \*(?=[\s.,!?]|\Z)")
"""Numbers are multiplied so."""
_IN_BRACKETS = re.compile(
    r"(?<!\[)\[((?:hero\.)?[a-z_]\w*)\](?![\](])|(?<!\{)%((?:hero\.)?[a-z_]\w*)%(?!\})"
)
_SIGNS = ("`", "~~", "\\", "%", "<<")  # these stand in tags as well, and mean something there
_BEGINS = re.compile(r"\{[{%#]")
_CLOSES = {"{": "}}", "%": "%}", "#": "#}"}
_EMPHASIS = re.compile(
    r"\*\*(?=\S)[^*]+?(?<=\S)\*\*|\*(?=\S)[^*]+?(?<=\S)\*|(?<!\w)_(?=\S)[^_]+?(?<=\S)_(?!\w)"
)
_OPEN = re.compile(
    r"(?<![\w*])\*\*(?=\w)|(?<=[\w.,!?])\*\*(?![\w*])"
    r"|(?<![\w*])\*(?=\w)|(?<=[\w.,!?])\*(?![\w*])|(?<!\w)_(?=[^\W_])"
)


def _untagged(text: str, told: str) -> str:
    """Return a text of the same length without its tags; `told` stands for what one tells."""
    found, done, open_ = list[str](), 0, set[str]()
    while (match := _BEGINS.search(text, done)) is not None:
        at, kind = match.start(), match[0][1]
        end = -1 if kind in open_ else text.find(_CLOSES[kind], match.end())
        if end < 0:
            open_.add(kind)  # so that nobody looks for its end again
            found.append(text[done : at + 1])
            done = at + 1
            continue
        found += [text[done:at], (told if kind == "{" else " ") * (end + 2 - at)]
        done = end + 2
    return "".join((*found, text[done:]))


def _of_markup(text: str) -> Iterator[Foreign]:
    """Yield what HTML and Markdown have and this program shows as it stands."""
    for match in _ENTITY.finditer(text) if "&" in text else ():
        message = f"'{match[0]}' is shown as it stands; write the character itself"
        yield Foreign(match.start(), "text-foreign", message)
    for match in _HEADING.finditer(text) if "#" in text else ():
        at = match.start() + len(match[0]) - len(match[0].lstrip())
        message = "'#' is shown as it stands; the heading of a scene is its 'title'"
        yield Foreign(at, "text-foreign", message)
    for match in _WEB_LINK.finditer(text) if "](" in text else ():
        message = (
            f"the link '{match[0][:60]}' is shown as it stands; a way is a choice: {{text: …, "
        )
        yield Foreign(match.start(), "text-foreign", f"{message}goto: …}}, and texts have no links")
    for match in _HTML.finditer(text) if "<" in text else ():
        cure = "an empty line begins a paragraph, and *so* is emphasis, **so** is strong"
        message = f"'{match[0][:40]}' is shown as it stands; {cure}"
        yield Foreign(match.start(), "text-foreign", message)
    for match in _COMMENT.finditer(text) if "<!--" in text else ():
        message = "'<!--' is shown as it stands; a comment in a text is {# … #}"
        yield Foreign(match.start(), "text-foreign", message)
    for match in _TO_DO.finditer(text):
        message = f"'{match[0]}' is shown as it stands; write the text, or a comment: {{# … #}}"
        yield Foreign(match.start(), "text-foreign", message)
    own = _untagged(text, " ") if any(sign in text for sign in _SIGNS) else text
    for match in _CODE.finditer(own) if "`" in text or "~~" in text else ():
        sign, inner = match[0][0] * (2 if match[0][0] == "~" else 1), match[1] or match[2]
        message = f"'{sign}' is shown as it stands; *{inner[:40]}* is emphasis, **so** is strong"
        yield Foreign(match.start(), "text-foreign", message)
    yield from _of_programs(text, own)
    for match in _RULE.finditer(text) if "---" in text else ():
        message = f"'{match[1][:10]}' is shown as it stands; an empty line begins a paragraph"
        yield Foreign(match.start(1), "text-foreign", message)
    for match in _ESCAPE.finditer(_PATH.sub(_blank, own)) if "\\" in text else ():
        message = (
            f"'{match[0]}' is shown as it stands, for this text is not in double quotes; write "
            "text: | and the lines below it"
        )
        yield Foreign(match.start(), "text-foreign", message)


def _of_programs(text: str, own: str) -> Iterator[Foreign]:
    """Yield blocks of code, and places that other programs put a value in.

    `own` is the text without its tags.
    """
    for match in itertools.islice(_FENCE.finditer(own), 1) if "```" in text else ():
        message = "'```' is shown as it stands; leave it out: an empty line begins a paragraph"
        yield Foreign(match.start(1), "text-foreign", message)
    for match in _PRINTED.finditer(own) if "%" in text else ():
        message = f"'{match[0]}' is shown as it stands; write {{{{ NAME }}}} for a value"
        yield Foreign(match.start(), "text-foreign", message)
    for match in _INSERTED.finditer(own) if "<<" in text or "#{" in text else ():
        message = f"'{match[0]}' is shown as it stands; a value is {{{{ {match[1] or match[2]} }}}}"
        yield Foreign(match.start(), "text-foreign", message)


def _ill_closed(text: str) -> Iterator[Foreign]:
    """Yield emphasis that is closed otherwise than it begins, or has blanks at its ends."""
    plain = _untagged(text, "x")
    for match in _UNLIKE_ENDS.finditer(plain):
        sign = "*" if match.lastgroup == "light" else "**"
        whole, so = (text[slice(*match.span(group))][:40] for group in (0, match.lastgroup or 0))
        message = f"'{whole}' is shown with some of its '*'; write {sign}{so}{sign}"
        yield Foreign(match.start(), "emphasis-open", message)
    for match in _WITH_BLANKS.finditer(_untagged(text, "0")):
        whole, so = (text[slice(*match.span(group))][:40] for group in (0, "so"))
        message = f"'{whole}' is shown as it stands; write *{so}*"
        yield Foreign(match.start(), "emphasis-open", message)


def _of_blocks(text: str) -> Iterator[Foreign]:
    """Yield tables, quoted lines and BBCode, which are shown as they stand."""
    if (match := _TABLE.search(text)) is not None:
        at = match.start() + len(match[0]) - len(match[0].lstrip())
        message = "the lines of a table run together here; write a list, a line for each: - so"
        yield Foreign(at, "text-foreign", message)
    if (match := _CITED.search(text)) is not None:
        message = "'>' is shown as it stands; write what is quoted in quotation marks, or *so*"
        yield Foreign(match.start(1), "text-foreign", message)
    for match in _BB_CODE.finditer(text):
        message = f"'{match[0][:40]}' is shown as it stands; *so* is emphasis, **so** is strong"
        yield Foreign(match.start(), "text-foreign", message)


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _unclosed(text: str) -> Iterator[Foreign]:
    """Yield emphasis that is never closed in its paragraph, the first in each."""
    plain = _untagged(text, "x")
    start = 0
    for paragraph in re.split(r"(\n[ \t]*\n)", plain):
        rest = _EMPHASIS.sub(_blank, paragraph)
        match = _OPEN.search(rest)
        if match is not None and match[0] in ("*", "**", "_"):
            message = (
                f"'{match[0]}' has no other in this paragraph, so it is shown as it stands; close "
                f"it: {match[0]}so{match[0]}, or leave it out"
            )
            yield Foreign(start + match.start(), "emphasis-open", message)
        start += len(paragraph)


def slips(text: str, pattern: re.Pattern[str]) -> Iterator[Foreign]:
    """Yield slips of the keyboard: a blank before a comma, or a word that stands there twice."""
    for match in pattern.finditer(_untagged(text, "x")):
        message = (
            f"'{match[1]}' stands here twice; leave one out"
            if match[1]
            else "a blank stands before this comma; leave it out"
        )
        yield Foreign(match.start(), "text-slip", message)


def marks(text: str, scenes: Collection[str], variables: Collection[str] = ()) -> Iterator[Foreign]:
    """Yield links and names of Twine, diverts and alternatives of ink, HTML and most Markdown."""
    if "*" in text or "_" in text:
        yield from _unclosed(text)
        yield from _ill_closed(text)
    yield from _of_markup(text)
    if "|" in text or ">" in text or "[/" in text:
        yield from _of_blocks(text)
    for match in _SIGIL.finditer(text) if "$" in text or "@" in text else ():
        if match[1] in variables:
            message = f"'{match[0]}' is shown as it stands; write {{{{ {match[1]} }}}}"
            yield Foreign(match.start(), "text-foreign", message)
    for match in _IN_BRACKETS.finditer(text) if "[" in text or "%" in text else ():
        name = match[1] or match[2]
        if name in variables or name.startswith("hero."):
            message = f"'{match[0]}' is shown as it stands; write {{{{ {name} }}}}"
            yield Foreign(match.start(), "text-foreign", message)
    for match in _LINK.finditer(text) if "[[" in text else ():
        message = "is shown as it stands; a link is a choice of the scene: {text: …, goto: …}"
        yield Foreign(match.start(), "text-foreign", f"'[[{match[1]}]]' {message}")
    rest = _LINK.sub(lambda link: " " * len(link[0]), text) if "[[" in text else text
    for match in _DIVERT.finditer(rest) if "->" in text or "<-" in text else ():
        if match[1] in scenes or match[1].lower() in ENDS:
            message = "is shown as it stands; a way is a key of its own: goto: …"
            yield Foreign(match.start(), "text-foreign", f"'{match[0]}' {message}")
    for match in _CHOICE.finditer(text) if "|" in text else ():
        message = (
            "is shown as it stands; write {% if … %}…{% else %}…{% endif %}, or draw from a table"
        )
        yield Foreign(match.start(), "text-foreign", f"'{match[0]}' {message}")
