"""Fortune: its limit for gear, its change by treasures at an adventure's end, and what may be kept.

Notes: fortune-raised, fortune-kept, fortune-fallen, fortune-changed, exchanged, left-behind, kept.

Source of all: ART Engine, ART-072 to ART-088.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from solo.dataclass import dataclass
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.gear.words import words
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party import sharing
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.words import Text

with lazy_imports():
    from solo.rules.art.gear import carrying

# Having


def limit(fortune: Rank, others: int = 0) -> Rank | None:
    """Return the highest cost that may be had, for oneself and so many others alike.

    None means that nothing can be had.

    Source: ART Engine, ART-072, ART-073, ART-077.
    """
    level = fortune - others
    return Rank(level) if level >= Rank.CATASTROPHIC else None


def beyond(sheet: Sheet, item: Item, others: int = 0) -> Text:
    """Return why a thing can't be had, or nothing; Fortune is never spent (ART-072, ART-117)."""
    most = limit(sheet.fortune, others)
    if item.cost is None:
        return words("not-for-sale")
    if most is None or item.cost > most:
        cost, fortune = item.cost.word, sheet.fortune.word
        return words("beyond-fortune", cost=cost, fortune=fortune, others=others)
    return ""


def change_fortune(sheet: Sheet, ranks: int) -> Changed:
    """Raise or lower Fortune by so many ranks."""
    fortune = clamp_rank(sheet.fortune + ranks)
    if fortune == sheet.fortune:
        return sheet, ()
    facts = {"by": fortune - sheet.fortune, "fortune": fortune.word}
    return changed(sheet, fortune=fortune), (Note("fortune-changed", facts),)


# The end of an adventure


class Piece(NamedTuple):
    """One thing that may be exchanged; `id` and `item` as carried."""

    id: str
    item: Item


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to settle an adventure's end: what becomes of Fortune, and what is spent on it.

    Source: ART Engine, ART-079 to ART-083.
    """

    kind: Literal["raise", "keep", "fall", "stay"]
    fortune: Rank
    spent: tuple[Piece, ...] = ()


def plans(sheet: Sheet) -> tuple[Plan, ...]:
    """Return the ways to settle the end of an adventure, the best for the player first.

    A raise is better than upkeep, and upkeep than a fall; a raise replaces upkeep. Within each,
    what can't be kept anyway is spent first and a trophy that can be kept last, the cheapest that
    does it. Nothing need be spent: the last plan spends none.

    Source: ART Engine, ART-079 to ART-082. Treasures worth more than is needed count as the lower
    kind. Conflict C03: the example keeps Poor with treasures too low for it; the rule is followed.
    Fortune never falls below Catastrophic. `ArtOptions.upkeep` is off for adventures that hold no
    treasure.
    """
    pieces = [piece for piece in _pieces(sheet) if piece.item.worth is not None]
    fortune = sheet.fortune
    found = []
    if fortune < Rank.EXTREME:
        higher = clamp_rank(fortune + 1)
        raising = [piece for piece in pieces if _worth(piece) > fortune]
        raising.sort(key=lambda piece: (_dear(piece, higher), _worth(piece)))
        found += [Plan("raise", higher, (piece,)) for piece in dict.fromkeys(raising)]
    if not sheet.options.upkeep or fortune == Rank.CATASTROPHIC:
        return (*found, Plan("stay", fortune))
    found += [Plan("keep", fortune, spent) for spent in _upkeep(pieces, fortune)]
    return (*found, Plan("fall", clamp_rank(fortune - 1)))


def best(sheet: Sheet) -> Plan:
    """Return the plan that a hero follows whom nobody asks.

    Trophies and gear that can be kept are not given up: they are unique, and Fortune may rise
    another time. What would be lost all the same, once Fortune has fallen, is not spared.
    """
    found = plans(sheet)
    sparing = next(plan for plan in found if not _sacrifices(plan, plan.fortune))
    return next(plan for plan in found if not _sacrifices(plan, sparing.fortune))


def settle(sheet: Sheet, plan: Plan | None = None) -> Changed:
    """Settle an adventure's end by a plan: Fortune, then treasures, then what may be kept.

    Treasures are exchanged, and gear that costs more than Fortune with them, if it is worth
    anything; the rest of it stays behind. Weapons that ran dry are loaded again.

    Source: ART Engine, ART-075, ART-076, ART-078 to ART-084, ART-088.
    """
    if sheet.dead:
        return sheet, ()
    plan = plan or best(sheet)
    notes = [] if plan.kind == "stay" else [_told(sheet, plan)]
    sheet = changed(sheet, fortune=plan.fortune)
    for piece in plan.spent:
        sheet = _spend(sheet, piece)
    sheet, gone = _parted(sheet)
    notes += gone
    sheet, back = sharing.come_home(sheet)
    sheet = changed(sheet, aside=(), gear=tuple(map(_loaded, sheet.gear)))
    return sheet, (*notes, *back)


def may_keep(item: Item, fortune: Rank) -> bool:
    """Tell whether a thing may be kept from one adventure to the next.

    Source: ART Engine, ART-075, ART-088. Engine: what has no cost belongs to its story and stays
    there, unless its author calls it a keepsake.
    """
    return item.keepsake if item.cost is None else item.cost <= fortune


def _upkeep(pieces: Sequence[Piece], fortune: Rank) -> Iterator[tuple[Piece, ...]]:
    """Yield the ways to keep Fortune, the least costly first (ART-081)."""
    ways = []
    for rule in printed("gear")["upkeep"]:
        fitting = [piece for piece in pieces if _worth(piece) >= fortune - rule["below"]]
        fitting.sort(key=lambda piece: (_dear(piece, fortune), _worth(piece)))
        if len(fitting) >= rule["count"]:
            ways.append(tuple(fitting[: rule["count"]]))
    ways.sort(key=lambda way: (_given_up(way, fortune), sum(2 ** _worth(one) for one in way)))
    yield from ways


def _given_up(way: Sequence[Piece], fortune: Rank) -> int:
    return sum(_dear(piece, fortune) for piece in way)


def _dear(piece: Piece, fortune: Rank) -> int:
    """Return 1 for what would be missed: a thing of use that may be kept; 0 for a treasure."""
    return int(may_keep(piece.item, fortune))


def _sacrifices(plan: Plan, fortune: Rank) -> bool:
    """Tell whether a plan spends what a Fortune would let one keep."""
    return any(_dear(piece, fortune) for piece in plan.spent)


def _pieces(sheet: Sheet) -> Iterator[Piece]:
    """Yield all that goes home: carried, worn, and what companions carry, one by one."""
    things = (*sheet.gear, *(own for lent in sheet.lent.values() for own in lent))
    for own in things if sheet.worn is None else (*things, sheet.worn):
        for _ in range(carrying.pieces(own)):
            yield Piece(own.id, own.item)


def _worth(piece: Piece) -> int:
    return piece.item.worth or 0


def _spend(sheet: Sheet, piece: Piece) -> Sheet:
    """Take away one thing, wherever it is; an expended treasure is gone (ART-083)."""
    for place, own in enumerate(sheet.gear):
        if (own.id, own.item) == piece:
            return carrying.take(sheet, place, own.count if own.item.medkit else 1)[0]
    for who, things in sheet.lent.items():
        for place, own in enumerate(things):
            if (own.id, own.item) == piece:
                rest = replace(own, count=own.count - 1)
                left = (rest,) if carrying.pieces(own) > 1 else ()
                theirs = (*things[:place], *left, *things[place + 1 :])
                return changed(sheet, lent={**sheet.lent, who: theirs})
    return changed(sheet, worn=None)


def _parted(sheet: Sheet) -> tuple[Sheet, list[Note]]:
    """Part with what may not be kept: exchanged if it is worth anything, else left behind."""
    sold: list[str] = []
    left: list[str] = []

    def kept(own: Carried) -> bool:
        spare = own.item.value is not None and sheet.options.treasures == "kept"
        if may_keep(own.item, sheet.fortune) or (own.item.cost is None and spare):
            return True
        (left if own.item.worth is None else sold).append(own.item.name)
        return False

    carried = tuple(filter(kept, sheet.gear))
    lent = {who: tuple(filter(kept, things)) for who, things in sheet.lent.items()}
    worn = sheet.worn if sheet.worn is None or kept(sheet.worn) else None
    sheet = changed(sheet, gear=carried, lent=lent, worn=worn)
    told = [Note("exchanged", {"names": tuple(sold)})] if sold else []
    if left:
        told.append(Note("left-behind", {"names": tuple(left), "fortune": sheet.fortune.word}))
    held = (*carried, worn) if worn is not None else carried
    trophies = tuple(own.item.name for own in held if own.item.trophy)
    if trophies:
        told.append(Note("kept", {"names": trophies}))
    return sheet, told


def _told(sheet: Sheet, plan: Plan) -> Note:
    by = tuple(piece.item.name for piece in plan.spent)
    facts = {"fortune": plan.fortune.word, "before": sheet.fortune.word, "by": by}
    code = {"raise": "fortune-raised", "keep": "fortune-kept", "fall": "fortune-fallen"}[plan.kind]
    return Note(code, facts)


def _loaded(own: Carried) -> Carried:
    return replace(own, empty=False) if own.empty else own
