"""The files of the page, and its words in a language: all that is given to anybody."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from solo.web.words import words
from solo.words import Words
from solo.words.catalogue import catalogue as compiled

TOLD = frozenset(
    ("kept-copy", "licence-of", "licence-source", "licences", "not-yours-now", "site-fails",
     "site-noscript", "site-slow", "site-starts", "vote-open", "vote-empty", "whispered")
)  # fmt: skip
"""What a game says at its pages, not the pages themselves."""
LANGUAGES = ("en", "de")
_FOLDER = Path(__file__).parent / "page"
_NAMES = {
    "index.html": "text/html",
    "page.css": "text/css",
    "icon.svg": "image/svg+xml",
    **dict.fromkeys(
        (
            "page.js",
            "failed.js",
            "feed.js",
            "game.js",
            "door.js",
            "shelf.js",
            "typing.js",
            "settings.js",
            "panels.js",
            "fight.js",
            "roll.js",
            "transport.js",
            "dom.js",
        ),
        "text/javascript",
    ),
}

_READ = {f"/{name}": (kind, (_FOLDER / name).read_bytes()) for name, kind in _NAMES.items()}
_PAGE = _READ.pop("/index.html")
FILES: Mapping[str, tuple[str, bytes]] = {"/": _PAGE, "/watch": _PAGE, **_READ}
"""By its address each file of the page: its kind and its content. No other is ever read."""


@cache
def catalogue(language: str) -> Mapping[str, str] | None:
    """Return the words of the page by their codes; None in a language that it does not speak."""
    if language not in LANGUAGES:
        return None
    said = Words(language)
    return {code: said.say(words(code)) for code in compiled("web", "en") if code not in TOLD}
