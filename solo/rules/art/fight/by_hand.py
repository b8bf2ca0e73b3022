"""Fights that a table opens and alters by hand."""

from collections.abc import Sequence
from typing import Literal, cast

from solo.rules.art.actions.chase.written import Chase
from solo.rules.art.actions.exploration.written import PhaseTask
from solo.rules.art.actions.rounds.written import Rounds
from solo.rules.art.checks.improvise import improvise
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.harm import defeat, retire
from solo.rules.art.fight.lineup import lined_up
from solo.rules.art.fight.state import Fighter, Lasting
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import places
from solo.rules.art.fight.view import fight_view
from solo.rules.art.fight.written import MOST_FOES, Combat, Placed
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.fights.by_hand import ByHand, Change, Met, Todo
from solo.rules.core.shown.fight_view import FightView
from solo.rules.core.table import Table
from solo.rules.core.wording.naming import slug, unfit
from solo.rules.core.wording.several import another, free_id


def combat(foes: Sequence[Met]) -> Combat:
    """Return a fight with foes, indoors, on a track without anything on it."""
    blocks = {one.key: cast("Foe", one.block) for one in foes}
    return Combat(foes=tuple(Placed(foe=one.key, count=one.number) for one in foes), blocks=blocks)


def somebody(name: str, boxes: int) -> Foe:
    """Return a foe with so many Health boxes; all else is as usual (ART-008, ART-042)."""
    usual = Foe(name=name).health
    ranks = sorted(usual[place % len(usual)] for place in range(boxes))
    return Foe(name=name, health=tuple(Rank(rank) for rank in ranks))


def change(table: Table[Sheet], wanted: Change) -> None:
    """Alter a fight as the table says; it is over if nobody is left to fight."""
    assert isinstance(table, FightTable)
    match wanted.does:
        case "add":
            for one in wanted.comers():
                _join(table, one)
        case "away":
            retire(table, wanted.who, "fled")
        case "hurt":
            _check(table, wanted.who, wanted.amount)
        case "heal":
            _uncheck(table, wanted.who, wanted.amount)
        case "shift":
            _shift(table, wanted.shift)
    end_if_over(table)


def _join(table: FightTable, met: Met) -> None:
    """Let a foe come where the foes began; it acts after all others (ours)."""
    battle, block = table.battle, cast("Foe", met.block)
    _, there = places(battle.combat.distance, battle.combat.bands, battle.combat.band)
    if met.at:
        there = _band(met.at, battle.combat.bands)
    ident = free_id(met.key, battle.fighters)
    name = another(block.name, [one.name for one in battle.fighters.values()])
    alertness = int(block.rank("alertness"))
    foe = Fighter(id=ident, key=met.key, name=name, side="foe", block=block, band=there,
                  initiative=alertness)  # fmt: skip
    table.update(
        fighters={**battle.fighters, ident: foe},
        order=(*battle.order, ident),
        queue=(*battle.queue, ident),
    )
    table.stir(mark=True)


def _band(text: str, bands: int) -> int:
    """Return a band by its number.

    Raises:
        ValueError: There is none.
    """
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= bands):
        raise unfit("at", words("band-outside", bands=bands, text=text))
    return int(text)


def _shift(table: FightTable, shift: Modifier | None) -> None:
    """Shift the result of rolls by columns, for all of a side (ART-195, ART-196)."""
    assert shift is not None
    kind = {"rolls": "rolls", "attack": "attack-columns", "defense": "defense-columns"}[shift.of]
    sides = {"hero": ("hero",), "ours": ("hero", "friend"), "foes": ("foe",)}[shift.who]
    until: Literal["round", "fight"] = "round" if shift.rounds else "fight"
    last = shift.last(table.battle.round) or 1
    lasting = Lasting(kind=kind, name=shift.name, amount=shift.by, until=until, left=last)
    for one in table.everyone(*sides):
        table.lasts(one.id, lasting)


def _check(table: FightTable, who: str, number: int) -> None:
    boxes, checked = table.boxes(who)
    free = sorted((rank, at) for at, rank in enumerate(boxes) if at not in checked)
    hit = checked | {at for _, at in free[:number]}
    table.alter(who, checked=hit)
    if len(hit) == len(boxes):
        defeat(table, who, int(free[-1][0]))


def _uncheck(table: FightTable, who: str, number: int) -> None:
    boxes, checked = table.boxes(who)
    worst = sorted(((boxes[at], at) for at in checked), reverse=True)
    table.alter(who, checked=checked - {at for _, at in worst[:number]})


def chase(foes: Sequence[Met], pursues: bool, together: bool) -> Chase:
    """Return a chase on the track with usual cover, two bands apart (ART-380 to ART-386)."""
    blocks = tuple(cast("Foe", one.block) for one in foes for _ in range(one.number))
    keys = tuple(one.key for one in foes for _ in range(one.number))
    role: Literal["pursuer", "pursued"] = "pursuer" if pursues else "pursued"
    return Chase(foes=keys, role=role, start=2, blocks=blocks, together=together)


def rounds(todo: Sequence[Todo]) -> Rounds:
    """Return tasks in rounds (ART-303, ART-361).

    Raises:
        Illegal: An attribute or a difficulty is none.
    """
    tasks: list[PhaseTask] = []
    for one in todo:
        roll = improvise(one.attribute, one.difficulty)
        assert roll.difficulty is not None
        ident = free_id(slug(one.text) or "task", [task.id for task in tasks])
        tasks.append(
            PhaseTask(id=ident, text=one.text, attribute=roll.attribute, difficulty=roll.difficulty)
        )
    return Rounds(tasks=tuple(tasks))


def look(foes: Sequence[Met], sheet: Sheet) -> FightView:
    """Return a fight with foes before it begins."""
    table = FightTable(sheet, LoadedDice(()))
    table.battle = lined_up(combat(foes), sheet, asks=False)
    return fight_view(table)


SHIFTS = tuple(
    f"{who} {of}" for who in ("hero", "ours", "foes") for of in ("rolls", "attack", "defense")
)


def first() -> TraitRoll:
    """Return the roll of Alertness for the order of turns (ART-337, ART-338)."""
    skills = tuple(printed("fight")["skills"]["initiative"])
    return TraitRoll(attribute=("alertness",), skills=skills, purpose="to be first")


BY_HAND: ByHand[Sheet] = ByHand(
    "combat", combat, somebody, change, MOST_FOES, chase, rounds, look, SHIFTS, first
)
