"""Actions outside of scenes' choices: rest, treatment, pay, gear; and the fate of a fallen hero."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import made
from solo.rules.core.menus.offers import Offer, distinct, take
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.gear.effects import Drop, Pay
from solo.rules.fell.gear.item import Carried
from solo.rules.fell.health import healing
from solo.rules.fell.health.healing import REST
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed
from solo.rules.fell.party import COMPANY
from solo.rules.fell.words import words
from solo.words import Text

FOUND = 60  # minutes until somebody finds a hero who is taken out alone


class Act(NamedTuple):
    """Something that may be done at any time."""

    do: Callable[[Dice], Changed]
    minutes: int = 0  # the time that it takes


def options(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done besides the scene's choices."""
    return tuple(offer.option for offer in _offers(sheet))


def _offers(sheet: Sheet) -> Sequence[Offer[Act]]:
    if not sheet.up:
        return ()
    return distinct((_rest(sheet), *_people(sheet), *_things(sheet)))


def _rest(sheet: Sheet) -> Offer[Act]:
    whole = all(one.hp >= one.most_hp or not one.up for one in COMPANY.members(sheet)) and all(
        one.hp >= one.block.hp for one in sheet.followers.values() if one.up
    )
    reason: Text = words("rest-unneeded") if whole else ""
    if sheet.deprived:
        reason = words("rest-in-vain", lacking=tuple(sorted(sheet.deprived)))
    option = Option("rest", words("rest", danger=sheet.danger), reason=reason, hint="rest")
    return Offer(option, Act(partial(_rested, sheet), REST))


def _people(sheet: Sheet) -> Iterator[Offer[Act]]:
    for key, one in sheet.companions.items():
        name = one.block.name
        if one.out and not one.dead:
            option = Option(f"treat-{key}", words("treat-dying", name=name), hint="treat")
            yield Offer(option, Act(partial(_treated, sheet, key)))
        elif key in sheet.followers and not one.willing:
            fee = one.block.fee
            short = fee > sheet.coins + sheet.stored
            reason = words("takes-coins", coins=fee) if short else ""
            text = words("pay-in-advance", name=name, coins=fee)
            option = Option(f"pay-{key}", text, reason=reason, hint="pay")
            yield Offer(option, Act(partial(Pay(key).apply, sheet)))


def _things(sheet: Sheet) -> Iterator[Offer[Act]]:
    in_hand = {one.id for one in sheet.arms}
    for one in sheet.weapons:
        if one.id not in in_hand:
            text = words("take-in-hand", name=one.item.name)
            option = Option(f"wield-{one.id}", text, hint=f"wield {one.id}")
            yield Offer(option, Act(partial(_wielded, sheet, one)))
    for one in sheet.items if sheet.load >= sheet.capacity else ():
        text = words("leave-behind", name=one.item.name)
        option = Option(f"drop-{one.id}", text, hint=f"drop {one.id}")
        yield Offer(option, Act(partial(Drop(one.id, 1).apply, sheet)))


def do(option: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of them.

    Raises:
        Illegal: It is not open now.
    """
    act = take(_offers(sheet), option)
    sheet, notes = act.do(dice)
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), act.minutes)


def _treated(sheet: Sheet, key: str, dice: Dice) -> Changed:
    """Treat a companion, which takes no dice."""
    return healing.treat(sheet, key)


def _wielded(sheet: Sheet, one: Carried, dice: Dice) -> Changed:
    """Take a weapon in hand, which takes no dice."""
    return changed(sheet, wielded=(one.id,)), (Note("wielded", {"name": one.item.name}),)


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
