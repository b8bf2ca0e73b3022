"""Actions outside of scenes' choices: rest, treatment, pay, gear; and the fate of a fallen hero."""

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.gear.effects import Drop, Pay
from solo.rules.fell.health import healing
from solo.rules.fell.health.healing import REST
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed

FOUND = 60  # minutes until somebody finds a hero who is taken out alone


def offers(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done besides the scene's choices."""
    if not sheet.up:
        return ()
    return (_rest(sheet), *_people(sheet), *_things(sheet))


def _rest(sheet: Sheet) -> Option:
    text = "Rest ten minutes, for all your HP"
    if sheet.danger:
        text += f" (a luck die of {sheet.danger} or less disturbs it)"
    whole = sheet.hp >= sheet.most_hp and all(
        one.hp >= one.block.hp for one in sheet.followers.values() if one.up
    )
    reason = "nobody needs it" if whole else ""
    if sheet.deprived:
        reason = f"without {' and '.join(sorted(sheet.deprived))} it would bring nothing back"
    return Option("rest", text, reason=reason, hint="rest")


def _people(sheet: Sheet) -> tuple[Option, ...]:
    found = []
    for key, one in sheet.companions.items():
        name = one.block.name
        if one.out and not one.dead:
            found.append(Option(f"treat-{key}", f"Treat {name}, who is dying", hint="treat"))
        elif key in sheet.followers and one.hired and not one.paid:
            fee = one.block.fee
            reason = "" if fee <= sheet.coins + sheet.stored else f"that takes {fee} coins"
            found.append(Option(f"pay-{key}", f"Pay {name} a day in advance, {fee} coins",
                                reason=reason, hint="pay"))  # fmt: skip
    return tuple(found)


def _things(sheet: Sheet) -> tuple[Option, ...]:
    in_hand = {one.id for one in sheet.arms}
    wield = tuple(
        Option(f"wield-{one.id}", f"Take the {one.item.name} in hand", hint=f"wield {one.id}")
        for one in sheet.weapons
        if one.id not in in_hand
    )
    drop = tuple(
        Option(f"drop-{one.id}", f"Leave the {one.item.name} behind", hint=f"drop {one.id}")
        for one in sheet.items
        if sheet.load >= sheet.capacity
    )
    return (*wield, *drop)


def do(option: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of them.

    Raises:
        Illegal: It is not open now.
    """
    refuse(option, offers(sheet))
    kind, _, key = option.partition("-")
    minutes = 0
    match kind:
        case "rest":
            sheet, notes = _rested(sheet, dice)
            minutes = REST
        case "treat":
            sheet, notes = healing.treat(sheet, key)
        case "pay":
            sheet, notes = Pay(key).apply(sheet, dice)
        case "wield":
            name = next(one.item.name for one in sheet.items if one.id == key)
            sheet, notes = changed(sheet, wielded=(key,)), (Note("wielded", {"name": name}),)
        case _:
            sheet, notes = Drop(key, 1).apply(sheet, dice)
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), minutes)


def _rested(sheet: Sheet, dice: Dice) -> Changed:
    """Rest, unless a luck die disturbs it (FELL-032, FELL-049)."""
    outcome = Rest().resolve(sheet, dice)
    sheet, notes = made(outcome.changes, sheet, dice)
    notes = tuple(note for note in notes if note.code != "time")
    if outcome.faces:
        facts = {"face": outcome.facts["result"], "trouble": outcome.facts["danger"]}
        notes = (Note("luck", facts), *notes)
    if outcome.label == "disturbed":
        notes += (Note("disturbed", {}),)
    return sheet, notes


def revive(sheet: Sheet) -> Step[Sheet]:
    """See to a hero who is taken out: treated by a companion, found by somebody, or dead.

    Source: FELL, FELL-047. The text says that one dies without treatment and not who gives it:
    whoever is by, who treats all others that are dying, too. The option `untreated` says what
    becomes of a hero with nobody by.
    """
    outcome = Outcome("revived")
    helper = next((one for one in sheet.followers.values() if one.up), None)
    if not sheet.dead and helper is not None:
        sheet, _ = healing.treat(sheet)
        notes: tuple[Note, ...] = (Note("helped-up", {"by": helper.block.name}),)
        for key in sheet.companions:
            sheet, more = healing.treat(sheet, key)
            notes += more
        return Step(None, sheet, notes, outcome, REST)
    if not sheet.dead and sheet.options.untreated == "found":
        sheet, _ = healing.treat(sheet)
        return Step(None, sheet, (Note("woke", {}),), outcome, FOUND)
    notes = () if sheet.dead else (Note("died", {"name": ""}),)
    return Step(None, changed(sheet, dead=True, out=True, told=True), notes, outcome)
