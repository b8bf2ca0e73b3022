"""Fights that a table opens and alters by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from solo.rules.core.fights.by_hand import ByHand, Change, Met
from solo.rules.core.table import Table
from solo.rules.core.wording.several import free_id
from solo.rules.two_d20.core.fighting import HERO, MOST_FOES, another
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.written import Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.heroes.sheet import Sheet


def fight(foes: Sequence[Met]) -> Rounds:
    """Return a fight with foes, which may be left."""
    return Rounds(
        foes=tuple(
            Placed(foe=one.key, count=one.number, block=cast("Foe", one.block)) for one in foes
        )
    )


def somebody(name: str, health: int) -> Foe:
    """Return a foe with so much Health; all else is as usual."""
    return Foe(name=name, health=health)


def change(table: Table[Sheet], wanted: Change) -> None:
    """Alter a fight as the table says; it is over if nobody is left to fight."""
    assert isinstance(table, FightTable)
    if wanted.does == "add":
        for met in wanted.comers():
            _join(table, met)
        return
    if wanted.does == "shift" and wanted.shift is not None:
        shift = wanted.shift
        last = shift.last(table.battle.round)
        presses = (*table.battle.presses, (-shift.by, last))
        table.battle = replace(table.battle, presses=presses)
        return
    one = table.battle.fighter(wanted.who)
    match wanted.does:
        case "away":
            table.battle = table.battle.without(one)
        case "hurt":
            table.put(replace(one, health=max(0, one.health - wanted.amount)))
        case "heal":
            table.put(replace(one, health=min(one.block.health, one.health + wanted.amount)))
    table.judge()


def _join(table: FightTable, met: Met) -> None:
    """Let a foe come, who acts after all who are to act in this round (ours)."""
    battle, block = table.battle, cast("Foe", met.block)
    taken = {HERO, *battle.fallen, *(one.id for one in (*battle.foes, *battle.allies))}
    key = free_id(met.key, taken)
    name = another(block.name, [one.name for one in battle.foes])
    foe = Fighter(id=key, name=name, block=block, health=block.health)
    table.battle = replace(battle, foes=(*battle.foes, foe), queue=(*battle.queue, key))


BY_HAND: ByHand[Sheet] = ByHand("fight", fight, somebody, change, MOST_FOES, shifts=("hero rolls",))
