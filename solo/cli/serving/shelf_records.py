"""What the shelf of a page shows: adventures to begin, and games to go on with."""

from collections.abc import Mapping

from solo import rules, shelf
from solo.adventure import translation
from solo.adventure.files import HEADER as FIRST_FILE
from solo.adventure.files import Files
from solo.campaigns.chronicles import Chronicle
from solo.errors import SoloError
from solo.listing import Saved
from solo.shelf import Cover
from solo.tabletop import HEADER

Record = dict[str, object]


def cover(found: Cover, language: str) -> Record:
    """Return what the shelf shows of an adventure, translated where it is."""
    words = _words(found, language)
    return {
        "id": found.id,
        "title": words.get(found.title, found.title),
        "author": words.get(found.author, found.author),
        "summary": words.get(found.summary, found.summary),
        "length": "; ".join(words.get(one, one) for one in (found.length, found.tone) if one),
        "notes": [words.get(note, note) for note in found.content_notes],
        "system": _rules(found.system),
        "language": language if words else found.language or "en",  # of what is told here
        "first": found.id == shelf.FOR_BEGINNERS,
        "trouble": found.trouble,
    }


def titled(found: Cover, language: str) -> str:
    """Return the title of an adventure, translated where it is."""
    return _words(found, language).get(found.title, found.title)


def _words(found: Cover, language: str) -> Mapping[str, str]:
    """Return the translations of an adventure by its texts; none where a game would have none."""
    if language == (found.language or "en") or not found.path.is_dir():
        return {}
    try:
        return translation.words(Files(found.path, FIRST_FILE), language)
    except SoloError:
        return {}


def _rules(name: str) -> str:
    """Return what rules are called, or their name where they can't be used."""
    try:
        return rules.find(name).title
    except SoloError:
        return name


def between(one: Chronicle, last: Saved) -> Record:
    """Return what the shelf shows of a campaign that stands between two of its parts."""
    return {**saved(last), "save": one.name, "title": one.title, "scene": last.title}


def saved(one: Saved) -> Record:
    """Return what the shelf shows of a game to go on with."""
    told = one.header.get(HEADER)
    return {
        "save": one.path.stem,
        "title": one.title,
        "table": str(told.get("name", "")) if isinstance(told, dict) else "",
        "hero": one.hero,
        "scene": one.scene,
        "turns": one.turns,
        "when": one.when.isoformat(timespec="minutes"),
        "named": str(one.header.get("name", "")),
    }
