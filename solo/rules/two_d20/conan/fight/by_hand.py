"""Fights that a table opens and alters by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from solo.rules.core.fights.by_hand import ByHand, Change, Met
from solo.rules.core.table import Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.several import free_id
from solo.rules.two_d20.conan.fight.hits import harmed
from solo.rules.two_d20.conan.fight.state import BROKEN, Fighter, Press, fighter_of
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import Fight, Placed, Zone
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.health.harm import take
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.fighting import HERO, MOST_FOES, another

GROUND = "here"


def fight(foes: Sequence[Met]) -> Fight:
    """Return a fight with foes in one zone, which may be left."""
    placed = tuple(
        Placed(foe=one.key, count=one.number, block=cast("Foe", one.block)) for one in foes
    )
    return Fight(foes=placed, zones={GROUND: Zone(name=GROUND, exit=True)})


def somebody(name: str, vigor: int) -> Foe:
    """Return a foe with so much Vigor; all else is as usual."""
    return Foe(name=name, vigor=vigor)


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
        press = Press(shift.name, -shift.by, last)
        table.battle = replace(table.battle, presses=(*table.battle.presses, press))
        return
    one = table.battle.fighter(wanted.who)
    match wanted.does:
        case "away":
            table.put(replace(one, down=BROKEN))
        case "hurt":
            taken = take(one.vigor, wanted.amount, table.sheet.options)
            hurt = replace(one, vigor=taken.left, wounds=one.wounds + taken.harm)
            harmed(table, hurt, nonlethal=False)
        case "heal":
            table.put(replace(one, vigor=min(one.block.vigor, one.vigor + wanted.amount)))
    table.judge()


def _join(table: FightTable, met: Met) -> None:
    """Let a foe come where the hero began; it acts after all who are to act (ours)."""
    battle, block = table.battle, cast("Foe", met.block)
    taken = {HERO, *(one.id for one in (*battle.foes, *battle.allies))}
    key = free_id(met.key, taken)
    name = another(block.name, [one.name for one in battle.foes])
    zone = met.at or battle.fight.start
    if zone not in battle.fight.zones:
        raise unfit("at", words("no-such-zone", name=zone))
    foe: Fighter = fighter_of(key, block, zone, name)
    table.battle = replace(battle, foes=(*battle.foes, foe))


BY_HAND: ByHand[Sheet] = ByHand("fight", fight, somebody, change, MOST_FOES, shifts=("hero rolls",))
