"""How the rolls of a fight fall: what it goes on with of each, where nobody decides about it."""

from functools import partial
from typing import NamedTuple

from solo.rules.art.checks.roll import RollCheck, reckon, throw
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.table import FightTable
from solo.rules.art.gear.weapon_classes import ENTANGLE
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Step

_KICKERS: dict[str, list[int]] = RULES["perks"]["kickers"]


class _Fallen(NamedTuple):
    """A roll that has fallen, with its kicker if anything may happen on that."""

    step: Step[Sheet]
    kicker: int | None


def roll_plainly(table: FightTable, who: str, check: RollCheck) -> Step[Sheet]:
    """Roll for an adventurer without any decision; how it lands is what matters of the dice."""
    rule = partial(_rolled, check, table.sheet_of(who), _telling(table))
    return foreseen(table.dice, rule, _counting).step


def roll_for_friend(table: FightTable, check: RollCheck) -> Outcome:
    """Roll for a friend, on the table in use and with nothing of an adventurer's own."""
    rule = partial(_rolled_for_friend, check, table.shared(), _telling(table))
    outcome = foreseen(table.dice, rule, _counting).step.outcome
    assert outcome is not None
    return outcome


def _rolled(check: RollCheck, sheet: Sheet, telling: frozenset[int], dice: Dice) -> _Fallen:
    return _fallen(Rolling(check, asks=False).step("roll", "", sheet, dice), telling)


def _rolled_for_friend(
    check: RollCheck, sheet: Sheet, telling: frozenset[int], dice: Dice
) -> _Fallen:
    terms = check.terms(sheet)
    outcome = reckon(check, terms, throw(terms, sheet, dice), None)
    return _fallen(Step(None, sheet, (), outcome), telling)


def _fallen(step: Step[Sheet], telling: frozenset[int]) -> _Fallen:
    assert step.outcome is not None
    kicker = step.outcome.facts["roll"] % 10
    return _Fallen(step, kicker if kicker in telling else None)


def _counting(fallen: _Fallen) -> object:
    """Return what a fight goes on with: the result, what it did to the hero, and its kicker."""
    outcome = fallen.step.outcome
    assert outcome is not None
    counts = (outcome.facts["result_index"], outcome.successes, outcome.failures)
    return counts, fallen.step.sheet, fallen.kicker


def _telling(table: FightTable) -> frozenset[int]:
    """Return the kickers on which anything may happen in this fight.

    Perks, weapons that entangle, the powers of things, and foes have some (ART-016, ART-085,
    ART-125, ART-480 to ART-485).
    """
    found: set[int] = set()
    for one in table.battle.fighters.values():
        if one.block is not None:
            found.update(kicker for effect in one.block.on_kicker for kicker in effect.kicker)
            continue
        for perk, kickers in _KICKERS.items():
            if table.perk(one.id, perk):
                found.update(kickers)
        for carried in table.sheet_of(one.id).gear:
            powers = (power.on_kicker for power in carried.item.effects)
            found.update(kicker for kicker in powers if kicker is not None)
            own = carried.item.weapon
            if own is not None and ENTANGLE in own.features:
                found.update(map(int, RULES["entangle"]))
    return frozenset(found)
