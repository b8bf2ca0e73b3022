"""Named marks on a hero, for good or for a while.

Notes: condition-gained, condition-lost.
"""

from solo.rules.art.sheet import Changed, Sheet, changed
from solo.rules.outcome import Note

INSANE = "insane"  # ART-281: out of one's mind until somebody takes the time


def gain(sheet: Sheet, name: str, minutes: int | None = None) -> Changed:
    """Mark the hero, for good or for so many minutes; the longer of two spells holds."""
    left = sheet.lasting.get(name)
    for_good = name in sheet.conditions and left is None
    if for_good or (left is not None and minutes is not None and minutes <= left):
        return sheet, ()
    lasting = {other: time for other, time in sheet.lasting.items() if other != name}
    facts: dict[str, str | int] = {"name": name}
    if minutes is not None:
        lasting[name] = facts["minutes"] = minutes
    marked = changed(sheet, conditions=sheet.conditions | {name}, lasting=lasting)
    return marked, (Note("condition-gained", facts),)


def lose(sheet: Sheet, name: str) -> Changed:
    """End a condition; one that the hero does not have is no matter."""
    if name not in sheet.conditions:
        return sheet, ()
    lasting = {other: time for other, time in sheet.lasting.items() if other != name}
    cured = changed(sheet, conditions=sheet.conditions - {name}, lasting=lasting)
    return cured, (Note("condition-lost", {"name": name}),)
