"""Actions that are open at any time: first aid, med-kits, perks, gear, the party, the senses."""

from typing import NamedTuple

from solo.late import late
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import handling
from solo.rules.art.health import healing
from solo.rules.art.health.damage import fallen
from solo.rules.art.heroes import perk_actions
from solo.rules.art.heroes.sheet import INSANE, MedKit, Sheet
from solo.rules.art.party import anytime as of_party
from solo.rules.art.party import dividing, own_quest
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import opened, scripted

_FIRST_AID, _MEDKIT, _SENSES = "first-aid-", "medkit-", "come-to-senses"


def offers(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done."""
    if fallen(sheet):
        return of_party.options(sheet)
    return (
        *_first_aid(sheet),
        *_medkits(sheet),
        *of_party.options(sheet),
        *perk_actions.options(sheet),
        *handling.options(sheet),
        *dividing.options(sheet),
        *own_quest.options(sheet),
        *_senses(sheet),
    )


def _first_aid(sheet: Sheet) -> tuple[Option, ...]:
    wounds = healing.first_aid_offers(sheet)
    if not wounds:
        why = "you have no wound to bind"
        return (Option(_FIRST_AID.rstrip("-"), "First aid", reason=why, hint="aid"),)
    return tuple([_bind(sheet, rank) for rank in wounds])


def _bind(sheet: Sheet, rank: Rank) -> Option:
    price = healing.first_aid_price(rank)
    text = f"First aid for the {rank.word} wound, for {price} Fame"
    why = "" if price <= sheet.fame_left else f"that takes {price} Fame"
    return Option(f"{_FIRST_AID}{rank.word.lower()}", text, reason=why, hint="aid")


def _medkits(sheet: Sheet) -> tuple[Option, ...]:
    return tuple(
        Option(
            ident,
            f"Use a med-kit{f' on {use.name}' * bool(use.patient)}: {use.kit.name} "
            f"({plural(use.kit.uses, 'use')} left)",
            reason="" if use.patient or sheet.checked else "you have no wound to heal",
            hint=f"kit for {use.name.lower()}" if use.patient else "kit",
        )
        for ident, use in _kit_uses(sheet).items()
    )


class _KitUse(NamedTuple):
    """A med-kit, and whose wound it is for."""

    kit: MedKit
    patient: str = ""  # the slug of another adventurer, or the id of a companion
    name: str = ""


def _kit_uses(sheet: Sheet) -> dict[str, _KitUse]:
    """Return what each med-kit may be used for, by the id of its option.

    Whoever applies it rolls, for their own wound or another's (ART-267).
    """
    found: dict[str, _KitUse] = {}
    for kit in healing.kits(sheet):
        ident = f"{_MEDKIT}{_slug(kit.id or kit.name)}"
        found.setdefault(ident, _KitUse(kit))
        for who, name in party.others_hurt(sheet):
            found.setdefault(f"{ident}-for-{who}", _KitUse(kit, who, name))
    return found


def _senses(sheet: Sheet) -> tuple[Option, ...]:
    if INSANE not in sheet.conditions:
        return ()
    return (Option(_SENSES, "Take a day to come to your senses", hint="senses"),)


def do(option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True) -> Step[Sheet]:
    """Do one of them; `asks` is whether the offers around a roll are made.

    Raises:
        Illegal: It is not open now, or the words don't fit.
    """
    refuse(option, offers(sheet))
    if of_party.knows(option):
        return of_party.do(option, sheet, dice)
    if option == perk_actions.INTUITION:
        return perk_actions.follow_hunch(sheet)
    if option in handling.DEEDS:
        return handling.handle(option, words, sheet, dice)
    if option in own_quest.KNOWN:
        return own_quest.do(option, words, sheet)
    if option == dividing.DIVIDE:
        return Step(opened(sheet, dividing.divide), sheet)
    if not option.startswith(_FIRST_AID):
        return Step(_treatment(option, sheet, asks=asks), sheet)
    rank = Rank.parse(option.removeprefix(_FIRST_AID))
    sheet, notes = healing.first_aid(sheet, rank)
    spent = healing.minutes("first_aid")
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), spent)


@late
def _treatment(option: str, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    """Open what is done with a roll: a med-kit, hands that heal, a day for one's senses."""
    from solo.rules.art.health import treatment

    if option == _SENSES:
        return scripted(treatment.senses, asks=asks)
    if option.startswith(perk_actions.HEAL):
        patient = option.removeprefix(perk_actions.HEAL)
        return scripted(treatment.hands, patient, asks=asks)
    use = _kit_uses(sheet)[option]
    return scripted(treatment.medkit, use.kit.name, use.patient, asks=asks)


def _slug(name: str) -> str:
    return "-".join(name.lower().split())
