"""What the shelf of a page shows: adventures to begin, and games to go on with."""

from solo import rules, shelf
from solo.campaigns.chronicles import Chronicle
from solo.errors import SoloError
from solo.listing import Saved
from solo.shelf import Cover
from solo.tabletop import HEADER

Record = dict[str, object]


def cover(found: Cover, language: str) -> Record:
    """Return what the shelf shows of an adventure, translated where it is."""
    told = shelf.translated(found, language)
    return {
        "id": told.id,
        "title": told.title,
        "author": told.author,
        "summary": told.summary,
        "length": "; ".join(filter(None, (told.length, told.tone))),
        "notes": list(told.content_notes),
        "system": _rules(told.system),
        "language": told.language or "en",  # of what is told here
        "first": told.id == shelf.FOR_BEGINNERS,
        "trouble": told.trouble,
    }


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
