"""Habits of other languages and keys in a wrong place: what was likely meant, for messages."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from solo.adventure import keys

ENDS = frozenset(("end", "done", "the-end", "fin", "finish", "quit"))
_WAYS = frozenset(("divert", "next", "target", "link", "links", "to", "go", "jump", "scene"))
_FOREIGN: Mapping[str, str] = {
    **dict.fromkeys(_WAYS, "goto"),
    **dict.fromkeys(("options", "option", "actions"), "choices"),
    **dict.fromkeys(("if", "condition", "requires"), "when"),
    **dict.fromkeys(("description", "body", "passage"), "text"),
    **dict.fromkeys(("end", "finish"), "ending"),
}
"""What other tools call a key of ours."""
HEADER = (
    *("format", "title", "system", "start", "author", "licence", "version", "summary"),
    *(
        "content_notes",
        "language",
        "defeat",
        "include",
        "hero",
        "macros",
        "clock",
        "open",
        "expect",
        "options",
        "needs",
        "deeds",
        "world",
    ),
)
SECTIONS = (
    *("scenes", "foes", "companions", "tables", "items", "quests", "variables", "conditions"),
    *("present", "never"),
    *("events", "choices", "questions", "tries"),
)
_OWN = ("scene", keys.SCENE), ("choice", keys.CHOICE), ("question", keys.QUESTION)
_MANY = ("id", "text", "when")  # these stand in many places
_PLACES: Mapping[str, str] = {
    "at": "an event",
    "after": "an event",
    **{key: f"a {kind}" for kind, some in reversed(_OWN) for key in some if key not in _MANY},
    **{key: "an outcome or a choice" for key in keys.OUTCOME if key not in keys.SCENE},
    **dict.fromkeys(HEADER, "the header, at the top of adventure.yaml"),
    **dict.fromkeys(
        (key for key in SECTIONS if key not in keys.SCENE),
        "the margin of a file, as a section of its own",
    ),
    **{key: "a scene, a choice or an outcome" for key in keys.OUTCOME if key in keys.SCENE},
    "title": "a scene, or to the header",
}


def where_it_belongs(key: str, known: Collection[str]) -> str:
    """Say of a key that means nothing here where it does, or which of ours is meant; or nothing."""
    meant = _FOREIGN.get(key.lower())
    if meant in known and key not in _PLACES:
        return f"; write '{meant}'"
    if key not in _PLACES:
        return ""
    if key == "set" and "enter" in known:
        return "; in a scene it stands under 'enter': enter: {set: {…}}"
    if key == "then" and "text" in known:
        return "; it belongs to a choice: what is told when that is taken; here it is 'text'"
    return f"; it belongs to {_PLACES[key]}"


class Foreign(NamedTuple):
    """Something in a text that other tools would carry out, and this one shows as it stands."""

    start: int
    code: str
    message: str


_LINK = re.compile(r"\[\[([^\[\]\n]{0,200})\]\]")
_DIVERT = re.compile(r"(?:->|<-)[ \t]*([\w.-]{1,80})")
_CHOICE = re.compile(r"(?<![{%#])\{(?![{%#])([^{}\n|]{0,200}\|[^{}\n]{0,200})\}(?!\})")


def marks(text: str, scenes: Collection[str]) -> Iterator[Foreign]:
    """Yield links of Twine, and diverts and alternatives of ink."""
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
