"""The initiative where the foes are more than one party: each rolls for itself (FH-135, FH-136)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.fight.additions import ELITE, has_elite, use_elite
from solo.rules.fictive_hack.fight.state import is_hero
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.words import words as shared

Party: TypeAlias = tuple[str, str]
"""A party: whose it is, and how it is called."""
OURS: Party = ("ours", "")


def parties_of(table: FightTable, theirs: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """Return the parties of some foes, each with those of them who belong to it."""
    found: dict[str, tuple[str, ...]] = {}
    for key in theirs:
        party = table.battle.fighter(key).party
        found[party] = (*found.get(party, ()), key)
    return found


def in_order(
    table: FightTable, ours: Sequence[str], theirs: Sequence[str]
) -> Script[list[tuple[str, ...]]]:
    """Roll 1d10 for each party; return who acts, the highest first, those at once together.

    A tie is simultaneous, or rolled again by option. A Knight who acts may raise the roll of the
    heroes (FH-229).
    """
    parties: dict[Party, tuple[str, ...]] = {OURS: tuple(ours)} if ours else {}
    parties |= {("theirs", name): keys for name, keys in parties_of(table, theirs).items()}
    again = table.sheet.options.initiative_ties == "reroll"
    while True:
        rolled = _rolled(table.dice, tuple(parties))
        _tell(table, rolled)
        rolled = yield from _raised(table, rolled, [key for key in ours if is_hero(key)])
        if not again or len({*rolled.values()}) == len(rolled):
            break
    steps = sorted({*rolled.values()}, reverse=True)
    return [
        tuple(key for name, face in rolled.items() if face == step for key in parties[name])
        for step in steps
    ]


def _rolled(dice: Dice, names: Sequence[Party]) -> dict[Party, int]:
    return {name: d10(dice) for name in names}


def _tell(table: FightTable, rolled: Mapping[Party, int]) -> None:
    parts = tuple(
        words("initiative-of", party=party[1], ours=party == OURS, face=face)
        for party, face in rolled.items()
    )
    table.tell("told", text=words("initiatives", parts=parts))


def _raised(
    table: FightTable, rolled: dict[Party, int], heroes: Sequence[str]
) -> Script[dict[Party, int]]:
    """Let a Knight raise the roll of the heroes, where that brings them before anybody."""
    price, mine = awesome.price("elite"), rolled.get(OURS, 0)
    others = [face for party, face in rolled.items() if party != OURS]
    able = [
        key for key in heroes if has_elite(table.sheet_of(key)) and table.sheet_of(key).ap >= price
    ]
    helped = [face for face in others if mine <= face <= mine + ELITE]
    if not (table.asking and able and helped):
        return rolled
    table.turn_to(able[0])
    text = words("elite-initiative", mine=mine + ELITE, other=max(helped), price=price)
    keep = Option("keep", shared("keep-roll"), hint="keep")
    elite = Option("elite", text, hint="elite")
    if (yield from table.ask((keep, elite))).option != elite.id:
        return rolled
    table.become(use_elite(table.sheet))
    table.tell("told", text=words("initiative-raised", mine=mine + ELITE, tie=""))
    return {**rolled, OURS: mine + ELITE}
