"""What a hero may do at any time, and what becomes of one who is taken out."""

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.gear.effects import Drop, Pay
from solo.rules.fell.health import healing
from solo.rules.fell.health.healing import REST
from solo.rules.fell.heroes.sheet import Sheet, changed

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
    for key, one in sheet.followers.items():
        name = one.block.name
        if one.out:
            found.append(Option(f"treat-{key}", f"Treat {name}, who is dying", hint="treat"))
        elif one.hired and not one.paid:
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
    done = Outcome("done", facts={"option": option})
    kind, _, key = option.partition("-")
    if kind == "rest":
        outcome = Rest().resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        if outcome.faces:
            face = {"face": outcome.facts["result"], "trouble": outcome.facts["danger"]}
            notes = (Note("luck", face), *notes)
        if outcome.label == "disturbed":
            notes += (Note("disturbed", {}),)
        told = tuple(note for note in notes if note.code != "time")
        return Step(None, sheet, told, done, REST)
    if kind == "treat":
        sheet, notes = healing.treat(sheet, key)
        return Step(None, sheet, notes, done)
    if kind == "pay":
        sheet, notes = Pay(key).apply(sheet, dice)
        return Step(None, sheet, notes, done)
    if kind == "wield":
        name = next(one.item.name for one in sheet.items if one.id == key)
        return Step(None, changed(sheet, wielded=(key,)), (Note("wielded", {"name": name}),), done)
    sheet, notes = Drop(key, 1).apply(sheet, dice)
    return Step(None, sheet, notes, done)


def revive(sheet: Sheet) -> Step[Sheet]:
    """See to a hero who is taken out: treated by a companion, found by somebody, or dead.

    Source: FELL, FELL-047. The text says that one dies without treatment and not who gives it; the
    option `untreated` makes it nobody.
    """
    outcome = Outcome("revived")
    helper = next((one for one in sheet.followers.values() if one.up), None)
    if not sheet.dead and helper is not None:
        sheet, _ = healing.treat(sheet)
        return Step(None, sheet, (Note("helped-up", {"by": helper.block.name}),), outcome, REST)
    if not sheet.dead and sheet.options.untreated == "found":
        sheet, _ = healing.treat(sheet)
        return Step(None, sheet, (Note("woke", {}),), outcome, FOUND)
    notes = () if sheet.dead else (Note("died", {"name": ""}),)
    return Step(None, changed(sheet, dead=True, out=True, told=True), notes, outcome)
