"""Fights that a table opens and alters by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from solo.rules.core.fights.by_hand import ByHand, Change, Met
from solo.rules.core.table import Over, Table
from solo.rules.core.wording.several import another, free_id
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.fight.aftermath import ended
from solo.rules.fell.fight.state import Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import MOST_FOES, WON, Fight, Side, bare
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.sheet import Sheet


def fight(foes: Sequence[Met]) -> Fight:
    """Return a fight with foes, which may be left."""
    return Fight(
        foes=tuple(Side(foe=one.key, count=one.number) for one in foes),
        cast=tuple(cast("Foe", one.block) for one in foes),
    )


def somebody(name: str, hp: int) -> Foe:
    """Return a foe with so many HP and a usual weapon; all else is as usual."""
    return Foe(name=name, hp=hp, weapon=Die.D6)


def change(table: Table[Sheet], wanted: Change) -> None:
    """Alter a fight as the table says; it is over if nobody is left to fight.

    Harm beyond the HP takes a foe out, and no die is rolled for it (ours).
    """
    assert isinstance(table, FightTable)
    if wanted.does == "add":
        for met in wanted.comers():
            _join(table, met)
        return
    if wanted.does == "shift" and wanted.shift is not None:
        shifts = (*table.battle.shifts, (wanted.shift.by, wanted.shift.rounds))
        table.battle = replace(table.battle, shifts=shifts)
        return
    one = table.enemy(wanted.who)
    assert one is not None
    match wanted.does:
        case "away":
            table.put(replace(one, gone=True))
        case "hurt":
            out = wanted.amount > one.hp or one.hp == 0
            table.put(replace(one, hp=max(0, one.hp - wanted.amount), out=out))
        case "heal":
            table.put(replace(one, hp=min(one.block.hp, one.hp + wanted.amount)))
    if not table.standing:
        raise Over(ended(table, WON))


def _join(table: FightTable, met: Met) -> None:
    battle, block = table.battle, cast("Foe", met.block)
    key = free_id(met.key, [one.id for one in battle.enemies])
    names = [one.name for one in battle.enemies]
    alone = not any(one.block == block for one in battle.enemies)
    name = block.name if alone else another(bare(block.name), [*names, bare(block.name)])
    enemy = Enemy(id=key, name=name, block=block, hp=block.hp)
    table.battle = replace(battle, enemies=(*battle.enemies, enemy))


BY_HAND: ByHand[Sheet] = ByHand(
    "fight", fight, somebody, change, MOST_FOES, shifts=("hero attack",)
)
