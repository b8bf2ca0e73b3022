"""Heroes of a rules file who stand together for a while: all at a table, in a clash."""

from solo.rules.core.party.company import Company, slug
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.sheet import Sheet, changed

COMPANY: Company[Sheet] = Company(lambda sheet: True)
"""The heroes, whoever acts first; the rules of a file say who can."""
NIGHT = 480  # minutes until a fallen hero is up again


def fallen(book: Book, sheet: Sheet) -> str:
    """Return `defeated` or `dead` when a track says that the hero has fallen, else nothing."""
    found = ""
    for name, track in book.file.all_tracks.items():
        if track.down(sheet.tracks.get(name, 0)):
            if track.dead:
                return "dead"
            found = "defeated"
    return found


def pooled(book: Book, sheet: Sheet, of: Sheet) -> Sheet:
    """Return a hero's sheet with what the group has together, as it stands on another's."""
    group = {name: of.tracks[name] for name in book.file.group if name in of.tracks}
    return changed(sheet, tracks={**sheet.tracks, **group}) if group else sheet


def members(book: Book, sheet: Sheet) -> tuple[Sheet, ...]:
    """Return all heroes, whoever acts now first, each with what the group has now."""
    return tuple(pooled(book, one, sheet) for one in COMPANY.members(sheet))


def led(book: Book, sheet: Sheet, who: str) -> Sheet:
    """Return the sheet of the hero of that slug, with what the group has and the others beside."""
    if slug(sheet.name) == who:
        return sheet
    return pooled(book, COMPANY.lead(sheet, who), sheet)
