"""Fame and Glory: a score, what of it is expended, and how it comes back.

Notes: fame-changed, fame-expended, fame-restored, fame-recovered, fame-earned, glory-changed.
"""

from solo.rules.art.checks.steps import Glories
from solo.rules.art.checks.words import words
from solo.rules.art.heroes.sheet import MOST_POINTS, Changed, Sheet, changed
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal


def expend(sheet: Sheet, points: int) -> Changed:
    """Pay with Fame: tally marks are added, the score itself stays.

    Raises:
        Illegal: Less than that is left.

    Source: ART Engine, ART-064, ART-065.
    """
    if points > sheet.fame_left:
        raise Illegal(words("fame-takes", fame=points, left=sheet.fame_left))
    return change_tally(sheet, points)


def change_tally(sheet: Sheet, points: int) -> Changed:
    """Expend Fame as far as there is any, or restore it when `points` is negative."""
    tally = max(0, min(sheet.fame, sheet.tally + points))
    by = tally - sheet.tally
    if not by:
        return sheet, ()
    code = "fame-expended" if by > 0 else "fame-restored"
    return changed(sheet, tally=tally), (Note(code, {"by": abs(by), "left": sheet.fame - tally}),)


def recover_fame(sheet: Sheet) -> Changed:
    """Erase every tally mark, as an Awesome roll does.

    Source: ART Engine, ART-066. Whether Fame improved that roll (ART-067) is the roll's to know.
    """
    if not sheet.tally:
        return sheet, ()
    return changed(sheet, tally=0), (Note("fame-recovered", {"left": sheet.fame}),)


def change_fame(sheet: Sheet, points: int) -> Changed:
    """Raise or lower the score, not below 0; the tally is cut down to it.

    Source: ART Engine, ART-056, ART-068.
    """
    fame = min(MOST_POINTS, max(0, sheet.fame + points))
    if fame == sheet.fame:
        return sheet, ()
    note = Note("fame-changed", {"by": fame - sheet.fame, "fame": fame})
    return changed(sheet, fame=fame, tally=min(sheet.tally, fame)), (note,)


def change_glory(sheet: Sheet, points: Glories) -> Changed:
    """Give or take Glory, not below 0; enough of it becomes a point of Fame.

    The surplus is lost, since the rule says that Glory is erased.

    Source: ART Engine, ART-069 to ART-071. At Fame 0 the threshold is that of Fame 1: otherwise
    0 Glory would be enough (the recommended reading of an edge that the text does not cover).
    """
    glory = min(MOST_POINTS, max(0, sheet.glory + points))
    if glory == sheet.glory:
        return sheet, ()
    notes = [Note("glory-changed", {"by": glory - sheet.glory, "glory": glory})]
    if points > 0 and glory >= glory_needed(sheet):
        notes.append(Note("fame-earned", {"fame": sheet.fame + 1}))
        return changed(sheet, glory=0, fame=sheet.fame + 1), tuple(notes)
    return changed(sheet, glory=glory), tuple(notes)


def glory_needed(sheet: Sheet) -> int:
    """Return how much Glory makes the next point of Fame."""
    return int(printed("advancement")["glory_per_fame"]) * max(1, sheet.fame)
