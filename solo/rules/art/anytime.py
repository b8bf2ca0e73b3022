"""Actions that are open at any time: first aid, med-kits, perks, gear, the party, the senses."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import handling
from solo.rules.art.health import healing
from solo.rules.art.health.damage import fallen
from solo.rules.art.heroes import perk_actions
from solo.rules.art.heroes.sheet import INSANE, MedKit, Sheet
from solo.rules.art.party import anytime as of_party
from solo.rules.art.party import dividing, own_quest
from solo.rules.art.party import members as party
from solo.rules.art.words import words
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer, distinct, take
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import opened, scripted
from solo.words import Message

with lazy_imports():
    from solo.rules.art.health import treatment


_SENSES = "come-to-senses"


class Act(Protocol):
    """Something that may be done at any time."""

    def __call__(self, words: str, dice: Dice, *, asks: bool) -> Step[Sheet]:
        """Do it; `asks` is whether the offers around a roll are made."""
        ...


def options(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done."""
    return tuple(offer.option for offer in _offers(sheet))


def do(option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True) -> Step[Sheet]:
    """Do one of them; `asks` is whether the offers around a roll are made.

    Raises:
        Illegal: It is not open now, or the words don't fit.
    """
    return take(_offers(sheet), option)(words, dice, asks=asks)


def _offers(sheet: Sheet) -> Sequence[Offer[Act]]:
    with_others = [_plain(one.option, one.does) for one in of_party.offers(sheet)]
    if fallen(sheet):
        return distinct(with_others)
    return distinct(
        [
            *_first_aid(sheet),
            *_medkits(sheet),
            *with_others,
            *(_by_perk(sheet, one) for one in perk_actions.offers(sheet)),
            *(Offer(one, _Handled(sheet, one.id)) for one in handling.options(sheet)),
            *(_plain(one, partial(_dividing, sheet)) for one in dividing.options(sheet)),
            *(Offer(one, _Quest(sheet, one.id)) for one in own_quest.options(sheet)),
            *_senses(sheet),
        ]
    )


def _dividing(sheet: Sheet) -> Step[Sheet]:
    return Step(opened(sheet, dividing.divide), sheet)


def _plain(option: Option, do: Callable[[], Step[Sheet]]) -> Offer[Act]:
    """Offer what needs neither words nor dice."""

    def act(words: str, dice: Dice, *, asks: bool) -> Step[Sheet]:
        return do()

    return Offer(option, act)


def _treated(option: Option, do: Callable[..., Step[Sheet]]) -> Offer[Act]:
    """Offer what is done with a roll."""

    def act(words: str, dice: Dice, *, asks: bool) -> Step[Sheet]:
        return do(asks=asks)

    return Offer(option, act)


class _Handled(NamedTuple):
    """Something done with gear."""

    sheet: Sheet
    option: str

    def __call__(self, words: str, dice: Dice, *, asks: bool) -> Step[Sheet]:
        return handling.handle(self.option, words, self.sheet, dice)


class _Quest(NamedTuple):
    """Something said of a quest of one's own."""

    sheet: Sheet
    option: str

    def __call__(self, words: str, dice: Dice, *, asks: bool) -> Step[Sheet]:
        return own_quest.do(self.option, words, self.sheet)


def _first_aid(sheet: Sheet) -> list[Offer[Act]]:
    wounds = healing.first_aid_offers(sheet)
    if not wounds:
        why = words("no-wound-to-bind")
        option = Option("first-aid", words("bind"), reason=why, hint="aid")
        return [_plain(option, partial(Step, None, sheet))]
    return [_bind(sheet, rank) for rank in wounds]


def _bind(sheet: Sheet, rank: Rank) -> Offer[Act]:
    price = healing.first_aid_price(rank)
    text = words("bind-wound", rank=rank.word, fame=price)
    why = "" if price <= sheet.fame_left else words("takes-fame", fame=price)
    option = Option(f"first-aid-{rank.word.lower()}", text, reason=why, hint="aid")
    return _plain(option, partial(_bound, sheet, rank, option.id))


def _bound(sheet: Sheet, rank: Rank, option: str) -> Step[Sheet]:
    sheet, notes = healing.first_aid(sheet, rank)
    spent = healing.minutes("first_aid")
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), spent)


def _medkits(sheet: Sheet) -> list[Offer[Act]]:
    """Offer med-kits, for one's own wound or another's: whoever applies them rolls (ART-267)."""
    found, kits = list[Offer[Act]](), dict[str, MedKit]()
    for one in healing.kits(sheet):  # those alike are one choice
        kits.setdefault(one.name, one)
    for kit in kits.values():
        ident = f"medkit-{_slug(kit.id or kit.name)}"
        why = "" if sheet.checked else words("no-wound-to-heal")
        own = Option(ident, _use(kit), hint="kit", reason=why)
        found.append(_medkit(sheet, kit, own))
        for who, name in party.others_hurt(sheet):
            option = Option(f"{ident}-for-{who}", _use(kit, name), hint=f"kit for {name.lower()}")
            found.append(_medkit(sheet, kit, option, who))
    return found


def _use(kit: MedKit, patient: str = "") -> Message:
    return words("use-kit", patient=patient, name=kit.name, uses=kit.uses)


def _medkit(sheet: Sheet, kit: MedKit, option: Option, patient: str = "") -> Offer[Act]:
    return _treated(option, partial(_apply, sheet, kit.name, patient))


def _by_perk(sheet: Sheet, offer: Offer[str]) -> Offer[Act]:
    """Offer what a perk lets one do."""
    if offer.does == perk_actions.INTUITION:
        return _plain(offer.option, partial(perk_actions.follow_hunch, sheet))
    return _treated(offer.option, partial(_lay_hands, sheet, offer.does))


def _senses(sheet: Sheet) -> list[Offer[Act]]:
    if INSANE not in sheet.conditions:
        return []
    option = Option(_SENSES, words("take-a-day"), hint="senses")
    return [_treated(option, partial(_come_to_senses, sheet))]


def _come_to_senses(sheet: Sheet, *, asks: bool) -> Step[Sheet]:
    return Step(scripted(treatment.senses, asks=asks), sheet)


def _lay_hands(sheet: Sheet, patient: str, *, asks: bool) -> Step[Sheet]:
    return Step(scripted(treatment.hands, patient, asks=asks), sheet)


def _apply(sheet: Sheet, kit: str, patient: str, *, asks: bool) -> Step[Sheet]:
    return Step(scripted(treatment.medkit, kit, patient, asks=asks), sheet)


def _slug(name: str) -> str:
    return "-".join(name.lower().split())
