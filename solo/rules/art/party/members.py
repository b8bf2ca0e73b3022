"""Several adventurers under one player, and the henchmen who go with them.

A sheet is whoever acts now; its `party` holds the others in the order of the table, beginning
after the one who acts, so that the order never changes when another takes over. What is shared
(companions with their wounds, what was tried) always lies on the one who acts.

Notes: took-over, joined-party, member (what happened to another, in a note of its own).
"""

from collections.abc import Iterable

from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.checks.table import d100
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.core.party.company import ANY as ANY
from solo.rules.core.party.company import Company
from solo.rules.core.party.company import about as about
from solo.rules.core.party.company import slug as slug


def able(sheet: Sheet) -> bool:
    """Tell whether an adventurer is neither dead nor unconscious."""
    return not sheet.dead and not (sheet.checked and sheet.defeated)


COMPANY: Company[Sheet] = Company(
    able,
    shared={
        "companions": {},
        "companion_wounds": {},
        "tried": {},
        "lent": {},
        "quest": "",
        "quest_over": False,
    },
)
"""What the rules say of adventurers as a party."""

members = COMPANY.members
able_members = COMPANY.able_members
unable = COMPANY.unable
named = COMPANY.named
lead = COMPANY.lead
with_member = COMPANY.with_member
each = COMPANY.each
acting = COMPANY.acting
fellows = COMPANY.fellows
played_by = COMPANY.played_by
upon = COMPANY.upon
relieved = COMPANY.relieved
next_able = COMPANY.next_able
leaders = COMPANY.leaders
take_over = COMPANY.take_over


# Companions


def free_boxes(sheet: Sheet, key: str) -> int:
    """Return how many Health boxes a companion has left; 0 is defeat."""
    return len(sheet.companions[key].health) - len(sheet.companion_wounds.get(key, ()))


def able_companions(sheet: Sheet) -> dict[str, Foe]:
    """Return the companions who can act, by id."""
    return {key: foe for key, foe in sheet.companions.items() if free_boxes(sheet, key) > 0}


def wound(sheet: Sheet, key: str, checked: Iterable[int]) -> Sheet:
    """Return the sheet with a companion's wounds as given; none of them is well again."""
    wounds = {name: boxes for name, boxes in sheet.companion_wounds.items() if name != key}
    boxes = frozenset(checked)
    return changed(sheet, companion_wounds={**wounds, key: boxes} if boxes else wounds)


def joined(sheet: Sheet, key: str, block: Foe | None) -> Sheet:
    """Return the sheet with a companion joined, or gone with all wounds when `block` is None."""
    others = {name: foe for name, foe in sheet.companions.items() if name != key}
    wounds = {name: hurt for name, hurt in sheet.companion_wounds.items() if name != key}
    if block is not None:
        others[key] = block
        wounds = dict(sheet.companion_wounds)
    return changed(sheet, companions=others, companion_wounds=wounds)


def others_hurt(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """Return the other adventurers and the companions who have wounds: their key and their name."""
    ours = [(slug(one.name), one.name) for one in sheet.party if one.checked and not one.dead]
    friends = [
        (key, sheet.companions[key].name)
        for key in sheet.companion_wounds
        if key in sheet.companions
    ]
    return (*ours, *friends)


def mend(sheet: Sheet, key: str, limit: int) -> Changed:
    """Erase a companion's highest checked box up to a rank, as for an adventurer (ART-266)."""
    foe = sheet.companions[key]
    hurt = sheet.companion_wounds.get(key, frozenset())
    fitting = [place for place in hurt if foe.health[place] <= limit]
    if not fitting:
        return sheet, ()
    place = max(fitting, key=lambda box: (foe.health[box], box))
    note = Note("healed", {"boxes": (foe.health[place].word,)})
    return wound(sheet, key, hurt - {place}), about(foe.name, (note,))


def rest_companions(sheet: Sheet, dice: Dice) -> Changed:
    """Let wounded companions heal by a night: the player rolls for them (ART-192, ART-266)."""
    notes: tuple[Note, ...] = ()
    for key in sheet.companion_wounds:
        foe = sheet.companions.get(key)
        if foe is not None:
            row = max(1, foe.trait("stamina"))
            roll = d100(dice)
            column = sheet.action_table.column(row, roll)
            facts = {"attribute": "stamina", "row": row, "roll": roll, "result": WORDS[column]}
            sheet, more = mend(sheet, key, column)
            notes += (*about(foe.name, (Note("healing-roll", facts),)), *more)
    return sheet, notes
