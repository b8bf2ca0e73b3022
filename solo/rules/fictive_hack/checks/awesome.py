"""Awesome Points (AP): how they are gained and spent, and what they cost.

In a game of one, what the GM would feed the Bowl goes straight to the player (FH-197); the Stack
never runs out (FH-004, FH-005). With several heroes the Bowl is theirs, to award each
other from (`awards`). Notes: ap-gained, bowl-fed, ap-spent, level-due.
"""

from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

MOST_AP = 1_000
"""The most AP that an author may let come or go at once."""


def price(spend: str) -> int:
    """Return the AP that a spend of the list costs (FH-189)."""
    return int(printed("awesome")["spends"][spend])


def gain(sheet: Sheet, points: int, why: Text = "", source: str = "stack") -> Changed:
    """Receive AP from the Stack or from the Bowl; negative points are lost, not spent.

    Source: Fictive Hack, FH-185 to FH-187, FH-196, FH-197.
    """
    ap = max(0, sheet.ap + points)
    if ap == sheet.ap:
        return sheet, ()
    facts = {"by": ap - sheet.ap, "ap": ap, "why": why, "from": source}
    return changed(sheet, ap=ap), (Note("ap-gained", facts),)


def feed_bowl(sheet: Sheet, points: int, why: Text = "") -> Changed:
    """Let the GM feed the Bowl, which in a game of one is the player's (FH-185, FH-197, FH-202)."""
    if not sheet.party:
        return gain(sheet, points, why, "bowl")
    bowl = max(0, sheet.bowl + points)
    if bowl == sheet.bowl:
        return sheet, ()
    fed = Note("bowl-fed", {"by": bowl - sheet.bowl, "bowl": bowl, "why": why})
    return changed(sheet, bowl=bowl), (fed,)


def spend(sheet: Sheet, points: int, on: Text, *, counts: bool = True) -> Changed:
    """Spend AP, always a free action; what counts brings the next level nearer.

    Raises:
        Illegal: There are not so many.

    Source: Fictive Hack, FH-084, FH-087, FH-188.
    """
    if why := short(sheet, points):
        raise Illegal(why)
    if not points:
        return sheet, ()
    due = sheet.due
    spent = sheet.spent + (points if counts else 0)
    sheet = changed(sheet, ap=sheet.ap - points, spent=spent)
    notes: tuple[Note, ...] = (Note("ap-spent", {"by": points, "ap": sheet.ap, "on": on}),)
    if sheet.due > due:
        notes += (Note("level-due", {"level": sheet.level + sheet.due}),)
    return sheet, notes


def short(sheet: Sheet, points: int) -> Text:
    """Return why so many AP can't be spent, or nothing."""
    return "" if points <= sheet.ap else words("too-few-ap", points=points, ap=sheet.ap)


def most_boosts(total: int, difficulty: int) -> int:
    """Return how many AP a boost may take: as many as success needs (FH-190)."""
    per = int(printed("awesome")["boost"]["bonus"])
    return max(0, -(-(difficulty - total) // per))


def gloat(points: int) -> int:
    """Return what an evil laugh is worth, 1 to 4 AP (FH-199).

    Raises:
        ValueError: It is worth something else.
    """
    low, high = printed("awesome")["gloat"]
    if not low <= points <= high:
        raise unfit("gloat", words("gloat-outside", low=low, high=high, points=points))
    return points


def violence_most(level: int) -> int:
    """Return the most AP that Awesome Violence takes on one roll (FH-221)."""
    return -(-level // int(printed("awesome")["violence"]["bonus"]))


def violence_bonus(points: int, level: int) -> int:
    """Return what AP add by Awesome Violence: 2 each, never above the level (FH-221).

    Raises:
        ValueError: A point of them would add nothing.
    """
    if points > violence_most(level):
        raise unfit("violence", words("violence-outside", level=level, most=violence_most(level)))
    return min(level, points * int(printed("awesome")["violence"]["bonus"]))


def plow_price(kills: int, how: str) -> int:
    """Return what so many kills with one blow cost.

    Source: Fictive Hack, FH-212; `how` is the option `plow_cost`.
    """
    further = max(0, kills - 1)
    return further if how == "total" else further * (further + 1) // 2
