"""Fights that a table opens and alters by hand."""

from collections.abc import Sequence
from typing import Literal, cast

from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.fights.by_hand import ByHand, Change, Met
from solo.rules.core.shown.fight_view import FightView
from solo.rules.core.table import Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.several import another, free_id
from solo.rules.fictive_hack.fight.battle import placed
from solo.rules.fictive_hack.fight.endings import end_if_over
from solo.rules.fictive_hack.fight.policies import intend
from solo.rules.fictive_hack.fight.state import HERO, Fighter, Push
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.view import fight_view
from solo.rules.fictive_hack.fight.written import MOST_FOES, Fight, Placement
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Arena
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

GROUND = "field"
Kind = Literal["minion", "tough"]


def fight(foes: Sequence[Met]) -> Fight:
    """Return a fight with foes in one neutral arena, which may be left."""
    return Fight(
        foes=tuple(
            Placement(foe=one.key, count=one.number, block=cast("Foe", one.block)) for one in foes
        ),
        arenas={GROUND: Arena(name="the field", exit=True)},
    )


def somebody(name: str, wounds: int) -> Foe:
    """Return a foe with so many Wounds: a minion with one, else a tough (FH-205)."""
    most = printed("fight")["kinds"]["tough"][1]
    kind: Kind = "minion" if wounds == 1 else "tough"
    return Foe(name=name, kind=kind, wounds=min(wounds, most))


def change(table: Table[Sheet], wanted: Change) -> None:
    """Alter a fight as the table says; it is over if nobody is left to fight."""
    assert isinstance(table, FightTable)
    match wanted.does:
        case "add":
            for met in wanted.more:
                _join(table, met)
        case "away":
            table.alter(wanted.who, gone="fled")
        case "hurt":
            _wound(table, table.battle.fighter(wanted.who), wanted.amount)
        case "heal":
            _mend(table, table.battle.fighter(wanted.who), wanted.amount)
        case "shift":
            _push(table, wanted.shift)
    end_if_over(table)


def _wound(table: FightTable, one: Fighter, wounds: int) -> None:
    left = max(0, one.left - wounds)
    gone = "" if left else "down"
    if one.grouped:
        table.alter(one.id, count=left, harmed=True, gone=gone)
    else:
        table.alter(one.id, lost=one.block.wounds - left, harmed=True, gone=gone)


def _mend(table: FightTable, one: Fighter, wounds: int) -> None:
    if one.grouped:
        table.alter(one.id, count=min(one.start, one.count + wounds))
    else:
        table.alter(one.id, lost=max(0, one.lost - wounds))


def _push(table: FightTable, shift: Modifier | None) -> None:
    """Add to the attacks of a side, or take from them."""
    assert shift is not None
    push = Push(shift.name, shift.by, shift.who, shift.last(table.battle.round))
    table.update(pushes=(*table.battle.pushes, push))


def _join(table: FightTable, met: Met) -> None:
    """Let foes come where the hero is; minions are one group (FH-209)."""
    block = cast("Foe", met.block)
    together = met.number if block.kind == "minion" else 1
    for _ in range(met.number // together):
        battle = table.battle
        taken = {HERO, "all", *(one.id for one in battle.fighters)}
        called = another(block.name, [one.one for one in battle.fighters])
        come = Fighter(
            id=free_id(met.key, taken), known_as=met.key, block=block,
            arena=_arena(table, met.at),
            called="" if called == block.name else called, count=together, start=together,
            resolve=block.resolve,
        )  # fmt: skip
        table.update(fighters=(*battle.fighters, intend(battle, come, table.sheet)))


def _arena(table: FightTable, at: str) -> str:
    """Return where foes come.

    Raises:
        ValueError: There is no such arena.
    """
    if at and at not in table.battle.arenas:
        raise unfit("at", words("no-such-arena", name=at))
    return at or table.battle.turn.arena


def look(foes: Sequence[Met], sheet: Sheet) -> FightView:
    """Return a fight with foes before it begins."""
    return fight_view(placed(fight(foes), sheet, asks=False), sheet)


BY_HAND: ByHand[Sheet] = ByHand(
    "fight", fight, somebody, change, MOST_FOES, look=look,
    shifts=("hero attack", "ours attack", "foes attack"),
)  # fmt: skip
