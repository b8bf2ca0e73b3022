"""A clash that a table opens and alters by hand, and as data."""

from collections.abc import Callable, Mapping, Sequence

from solo.rules.core.fights.arrivals import MOST_ARRIVING
from solo.rules.core.fights.by_hand import ByHand, Called, Change, Met
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Illegal
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge
from solo.rules.core.shown.moment import FOE, HERO
from solo.rules.core.table import Over, Table
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.clash import WON, ClashBase, FoeBase, Side, arrived, own_foes
from solo.rules.data_systems.clashing import ClashTable, held, over
from solo.rules.data_systems.forms import of_foe
from solo.rules.data_systems.model import Clash
from solo.rules.data_systems.several import fallen, members
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words

FIGHT, CHASE = "fight", "chase"


def by_hand(
    book: Book, kinds: Mapping[str, type[ClashBase]], foe: type[FoeBase]
) -> ByHand[Sheet] | None:
    """Return what a table needs for the clashes of a file; None where it has none.

    `fight` opens the clash of that name, or the first; `chase` the one of that name.
    """
    if not kinds:
        return None
    kind = FIGHT if FIGHT in kinds else next(iter(kinds))
    plan = kinds[kind].plan

    def fight(met: Sequence[Met]) -> ClashBase:
        return kinds[kind]().against(met)

    def somebody(name: str, much: int) -> Called:
        made: Called = foe(name=name, **{vital(plan): much})  # type: ignore[call-arg]
        return made

    chase = _chase(kinds[CHASE]) if CHASE in kinds else None
    return ByHand(kind, fight, somebody, change, MOST_ARRIVING, chase, book=own_foes(book, foe))


def _chase(kind: type[ClashBase]) -> Callable[[Sequence[Met], bool, bool], ClashBase]:
    def chase(met: Sequence[Met], pursues: bool, together: bool) -> ClashBase:
        if pursues:
            raise Illegal(words("no-pursuit"))
        return kind().against(met)

    return chase


def vital(plan: Clash) -> str:
    """Return the number by which somebody of the other side is beaten: the first that wins it."""
    named = (name for name in of_foe(plan.won.text) if name in plan.foe)
    return next(named, next(iter(plan.foe), ""))


def change(table: Table[Sheet], wanted: Change) -> None:
    """Alter a clash as the table says; it is won if nobody is left on the other side."""
    assert isinstance(table, ClashTable)
    if wanted.does == "add":
        table.sides = arrived(table.clash.plan, wanted.more, table.sides)
        return
    if wanted.does == "shift":
        return
    side = next(one for one in table.sides if one.id == wanted.who)
    if wanted.does == "away":
        table.become_side(side, gone=True)
    else:
        name = vital(table.clash.plan)
        sign = 1 if (wanted.does == "heal") == _falls(table, side, name) else -1
        most = max(side.first[name], side.numbers[name])
        now = held(side.numbers[name] + sign * wanted.amount)
        now = min(most, now) if wanted.does == "heal" else now
        table.become_side(side, numbers={**side.numbers, name: now})
    if not table.left:
        raise Over(over(WON, table.round))


def _falls(table: ClashTable, side: Side, name: str) -> bool:
    """Return whether somebody is beaten when their number is at its least, not at its most."""
    seen = {**table.scope(side), "foe": {**side.numbers, name: 0}}
    return table.book.holds(table.clash.plan.won.text, seen)


# As data


def view(table: ClashTable) -> FightView:
    """Return a clash as it stands."""
    book, ours = table.book, members(table.book, table.sheet)
    alone = len(ours) == 1
    heroes = tuple(_hero(book, one, alone=alone) for one in ours)
    foes = tuple(_foe(table, one) for one in table.sides)
    return FightView(table.round, "" if alone else heroes[0].id, fighters=(*heroes, *foes))


def _hero(book: Book, sheet: Sheet, *, alone: bool) -> Fighter:
    tops = book.tops(sheet)
    gauges = tuple(
        Gauge(name, book.shown(name), sheet.tracks.get(name, 0), tops[name])
        for name, one in book.file.all_tracks.items()
        if one.fallen is not None
    )
    marks = tuple(book.shown(one) for one in sorted(sheet.conditions))
    key, name = (HERO, "") if alone else (f"{HERO} {slug(sheet.name)}", sheet.name)
    return Fighter(key, name, HERO, gauges=gauges, conditions=marks, up=not fallen(book, sheet))


def _foe(table: ClashTable, one: Side) -> Fighter:
    book, up = table.book, not table.beaten(one)
    changing = {vital(table.clash.plan), *table.clash.plan.changes}
    gauges = tuple(
        Gauge(name, book.shown(name), now, max(now, one.first[name]))
        for name, now in one.numbers.items()
        if name in changing
    )
    facts = tuple(
        words("part", name=book.shown(name), now=now)
        for name, now in one.numbers.items()
        if name not in changing
    )
    return Fighter(one.id, one.name, FOE, gauges=gauges, facts=facts, up=up)
