"""What the shelf of a page shows: adventures to begin, and games to go on with."""

from solo import shelf
from solo.campaigns.chronicles import Chronicle
from solo.listing import Saved
from solo.shelf import Cover
from solo.tabletop import HEADER

Record = dict[str, object]


def cover(found: Cover) -> Record:
    """Return what the shelf shows of an adventure."""
    return {
        "id": found.id,
        "title": found.title,
        "author": found.author,
        "summary": found.summary,
        "notes": list(found.content_notes),
        "system": found.system,
        "language": found.language,
        "first": found.id == shelf.FOR_BEGINNERS,
        "trouble": found.trouble,
    }


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
