"""Wounds: losing them, falling, coming round, and getting better.

Notes: wounded, fell, ko, dying, dead, scarred, recovered, woke, came-round, stays-down.
"""

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Step
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.heroes.talents import rested
from solo.rules.fictive_hack.printed import printed


class Down(NamedTuple):
    """The result of losing the last Wound: the roll, what is added, and the label."""

    face: int
    bonus: int
    total: int
    label: str


def down_bonus(overflow: int, level: int = 0) -> int:
    """Return what is added to the roll: the Wounds beyond the last, less half a Survivor's level.

    Source: Fictive Hack, FH-156, FH-255; the half is rounded down.
    """
    return overflow - level // 2


def reads(total: int) -> str:
    """Return what a total of the roll means (FH-157); 0 or less leaves a Survivor standing."""
    if total <= 0:
        return "standing"
    table = printed("health")["table"]
    return next(str(row["label"]) for row in table if row["upto"] is None or total <= row["upto"])


def falling(overflow: int, dice: Dice, level: int) -> Down:
    """Roll for a hero who has lost the last Wound."""
    face, bonus = d10(dice), down_bonus(overflow, level)
    return Down(face, bonus, face + bonus, reads(face + bonus))


def wound(
    sheet: Sheet, wounds: int, dice: Dice, *, deadly: bool = False, spares: bool = False
) -> Changed:
    """Take Wounds; whoever loses the last one falls.

    Args:
        sheet: The hero.
        wounds: How many get through.
        dice: For the roll at the last Wound.
        deadly: Whether 13 and more kills; else it is Dying, since nobody dies unwarned.
        spares: Whether the blow can only knock out (FH-054).

    Source: Fictive Hack, FH-154, FH-156, FH-157, FH-255.
    """
    if wounds <= 0 or sheet.down:
        return sheet, ()
    limping = sheet.state == "limping"
    overflow = max(0, wounds - sheet.left)
    lost = min(sheet.most, sheet.lost + wounds)
    sheet = changed(sheet, lost=lost, tended=0)
    notes: tuple[Note, ...] = (Note("wounded", {"by": wounds, "left": sheet.left}),)
    if sheet.left:
        return sheet, notes
    if spares and not limping:
        return _fall(sheet, "ko", notes)
    survivor = sheet.has("survivor")
    fell = falling(overflow, dice, sheet.level if survivor else 0)
    label = fell.label if deadly or fell.label != "dead" else "dying"
    if limping and label == "ko":
        label = "dying"  # nobody gets better by a knock-out
    notes += (Note("fell", {"face": fell.face, "bonus": fell.bonus, "total": fell.total,
                            "label": label}),)  # fmt: skip
    if label == "standing" and limping:
        return sheet, notes
    if label == "standing":
        return changed(sheet, lost=sheet.most - 1), (*notes, Note("standing", {}))
    return _fall(sheet, label, notes)


def _fall(sheet: Sheet, label: str, notes: tuple[Note, ...]) -> Changed:
    return changed(sheet, state=label, bleeding=0, bed=0), (*notes, Note(label, {}))


def heal(sheet: Sheet, wounds: int) -> Changed:
    """Give Wounds back; none beyond the maximum."""
    lost = max(0, sheet.lost - wounds)
    if lost == sheet.lost or sheet.state in ("dying", "limping", "dead"):
        return sheet, ()
    sheet = changed(sheet, lost=lost, state="" if lost < sheet.most else sheet.state)
    return sheet, (Note("recovered", {"left": sheet.left}),)


def come_to(sheet: Sheet) -> Changed:
    """Get up after a knock-out, with 1 Wound (FH-157)."""
    if sheet.state != "ko":
        return sheet, ()
    return changed(sheet, state="", lost=sheet.most - 1), (Note("woke", {}),)


def rest(sheet: Sheet, minutes: int) -> Changed:
    """Rest and tend an injury: a Wound for each ten minutes.

    Source: Fictive Hack, FH-111, FH-155, FH-160.
    """
    if sheet.state in ("dying", "limping"):
        return bed(sheet, minutes)
    if sheet.state == "dead" or minutes <= 0:
        return sheet, ()
    sheet, notes = come_to(sheet)
    per = int(printed("health")["recover_minutes"])
    wounds, over = divmod(sheet.tended + minutes, per)
    sheet, more = heal(sheet, wounds)
    return changed(sheet, tended=over if sheet.lost else 0), (*notes, *more)


def bed(sheet: Sheet, minutes: int) -> Changed:
    """Lie in bed while Dying: whole parts of six hours count, a day of them heals (FH-160).

    Whoever lies down is tended, and bleeds no more; no time is no tending.
    """
    if minutes <= 0:
        return sheet, ()
    table = printed("health")
    lain = sheet.bed + minutes // table["bed_part"] * table["bed_part"]
    if lain < table["bed_minutes"]:
        return changed(sheet, bed=lain, bleeding=0), ()
    scar = _scar(sheet)
    sheet = changed(
        sheet, state="", bed=0, bleeding=0, lost=sheet.most - 1, scars=(*sheet.scars, scar)
    )
    return sheet, (Note("healed", {}), Note("scarred", {"scar": scar}))


def sleep(sheet: Sheet, minutes: int) -> Changed:
    """Rest with food: Wounds come back, and rested talents (FH-111)."""
    sheet, notes = rest(sheet, minutes)
    if not sheet.exhausted:
        return sheet, notes
    return rested(sheet), (*notes, Note("refreshed", {}))


def survive(sheet: Sheet) -> Changed:
    """Shrug off a Wound by Survivor (FH-255); the talent itself is used by whoever calls this."""
    return heal(sheet, 1)


def fall_wounds(metres: int) -> int:
    """Return the Wounds of a fall (FH-174)."""
    return max(0, metres) // int(printed("health")["fall_metres"])


def fallen(sheet: Sheet) -> str:
    """Return `defeated` or `dead` when the hero can't act, else nothing."""
    if sheet.state == "dead":
        return "dead"
    return "defeated" if sheet.state in ("ko", "dying") else ""


def come_round(sheet: Sheet, dice: Dice) -> Changed:
    """Roll under Brawn while Dying, to be up again, limping; who can't succeed rolls nothing.

    Source: Fictive Hack, FH-159.
    """
    brawn = sheet.attributes["brawn"]
    if sheet.state != "dying" or brawn < 2:
        return sheet, ()
    face = d10(dice)
    if face >= brawn:
        return sheet, (Note("stays-down", {"face": face, "brawn": brawn}),)
    note = Note("came-round", {"face": face, "brawn": brawn})
    return changed(sheet, state="limping", bleeding=0), (note,)


def revive(sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Bring a fallen hero back: after Dying by a day in bed, which is a defeat.

    Who was only knocked out, or comes round by a roll, is up again in minutes, and the story goes
    on, as after a fight (FH-157, FH-159).
    """
    table = printed("health")
    soon = int(table["ko_minutes"])
    if sheet.state != "dying":
        sheet, notes = come_to(sheet)
        return Step(None, sheet, notes, Outcome("woke"), soon)
    sheet, notes = come_round(sheet, dice)
    if sheet.state == "limping":
        return Step(None, sheet, notes, Outcome("woke"), soon)
    minutes = int(table["bed_minutes"])
    sheet, healed = bed(sheet, minutes)
    return Step(None, sheet, (*notes, *healed), Outcome("revived"), minutes)


def helped_up(sheet: Sheet) -> Step[Sheet]:
    """Let somebody see to a hero who is down: medical help makes coming round sure (FH-159)."""
    soon = int(printed("health")["ko_minutes"])
    if sheet.state == "dying":
        up = changed(sheet, state="limping", bleeding=0)
        return Step(None, up, (Note("helped-round", {}),), Outcome("woke"), soon)
    return Step(None, *come_to(sheet), Outcome("woke"), soon)


def pass_time(sheet: Sheet, minutes: int) -> Changed:
    """Let game time pass: what wears off wears off."""
    if minutes <= 0:
        return sheet, ()
    lasting = {name: left - minutes for name, left in sheet.lasting.items()}
    over = frozenset(name for name, left in lasting.items() if left <= 0)
    notes = tuple(Note("condition-lost", {"name": name}) for name in sorted(over))
    left = {name: time for name, time in lasting.items() if name not in over}
    forecast = max(0, sheet.forecast - minutes)
    if lasting or forecast != sheet.forecast:
        sheet = changed(sheet, lasting=left, conditions=sheet.conditions - over, forecast=forecast)
    if sheet.state == "dying":
        sheet = changed(sheet, bleeding=sheet.bleeding + minutes)
    return sheet, notes


def drown_difficulty(round_: int) -> int:
    """Return what a drowning hero has to meet in a round, the first being 1 (FH-178)."""
    table = printed("health")
    return int(table["drown_from"]) + (round_ - 1) * int(table["drown_step"])


def _scar(sheet: Sheet) -> str:
    """Return the next scar (FH-158)."""
    known = printed("health")["scars"]
    return str(known[len(sheet.scars) % len(known)])
