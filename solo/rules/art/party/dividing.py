"""Treasures among the adventurers of a party: whoever carries one may pass it on to another.

Notes: treasure-to.

Source of all: ART Engine, ART-078, ART-079, ART-081: the players divide the treasures, and what
each of them ends with decides over their own Fortune alone.
"""

from collections.abc import Sequence
from itertools import combinations

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import fortune
from solo.rules.art.gear.item import Carried
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party import sharing
from solo.rules.art.party.words import words
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table
from solo.words import Message

DIVIDE = "divide-treasures"
DONE, FAIRLY = "done", "fairly"


class Piece(NamedTuple):
    """A treasure and the slug of whoever carries it."""

    owner: str
    own: Carried

    @property
    def worth(self) -> Rank:
        return self.own.item.value or Rank.CATASTROPHIC


Moves = tuple[tuple[Piece, str], ...]
"""Things to be handed over, each with the slug of the adventurer who gets it."""


def treasures(sheet: Sheet) -> tuple[Piece, ...]:
    """Return what may be divided: things that are only worth something, one by one."""
    return tuple(
        Piece(party.slug(one.name), own)
        for one in party.members(sheet)
        if not one.dead
        for own in one.gear
        if own.item.value is not None and not (own.item.trophy or own.item.graded)
    )


def options(sheet: Sheet) -> tuple[Option, ...]:
    """Offer at any time to divide the treasures, where there are any and several heroes."""
    if not sheet.party or not treasures(sheet):
        return ()
    return (Option(DIVIDE, words("divide-treasures"), hint="divide"),)


def shared(sheet: Sheet) -> Changed:
    """Divide the treasures so that as few as may be fall, and as many as may be rise, in Fortune.

    Nobody gets more than it takes; what nobody needs stays where it is.
    """
    there = party.members(sheet)
    return _moved(sheet, _needs(treasures(sheet), there, there))


def spared(sheet: Sheet) -> Changed:
    """At an adventure's end, pass on what its bearers don't need themselves, and take nothing else.

    Engine: the players should have divided it, and one who forgot to is not to lose by it.
    """
    if not sheet.party:
        return sheet, ()
    plans = {one.name: fortune.best(one) for one in party.members(sheet)}
    used = [(party.slug(name), piece.id) for name, plan in plans.items() for piece in plan.spent]
    spare = []
    for piece in treasures(sheet):
        if (piece.owner, piece.own.id) in used:
            used.remove((piece.owner, piece.own.id))
        else:
            spare.append(piece)
    raising = [one for one in party.members(sheet) if plans[one.name].kind != "raise"]
    keeping = [one for one in raising if plans[one.name].kind == "fall"]
    return _moved(sheet, _needs(spare, raising, keeping))


def _needs(pieces: Sequence[Piece], raising: Sequence[Sheet], keeping: Sequence[Sheet]) -> Moves:
    """Return what goes to whom, to raise the Fortune of some and to keep that of others.

    Of all choices of those who are raised, it is the one that leaves the fewest to fall and, of
    these, raises the most.
    """
    able = [one for one in raising if not one.dead]
    found: list[tuple[tuple[int, int], Moves]] = []
    for count in range(len(able), -1, -1):
        for chosen in combinations(able, count):
            moves = _raised(pieces, chosen)
            if moves is not None:
                rest = [one for one in keeping if not one.dead and one not in chosen]
                kept, more = _kept(_left(pieces, moves), rest)
                found.append(((kept - len(rest), count), (*moves, *more)))
    return max(found, key=lambda each: each[0])[1]


def _left(pieces: Sequence[Piece], moves: Moves) -> list[Piece]:
    left = list(pieces)
    for piece, _ in moves:
        left.remove(piece)
    return left


def _raised(pieces: Sequence[Piece], chosen: Sequence[Sheet]) -> Moves | None:
    """Return a treasure for each of the chosen, the least that raises them; None if one has none.

    The poorest come first, so that what is worth most is left for the rich (ART-079).
    """
    pool = sorted(pieces, key=lambda piece: piece.worth)
    moves: list[tuple[Piece, str]] = []
    for one in sorted(chosen, key=lambda each: each.fortune):
        found = next((piece for piece in pool if piece.worth > one.fortune), None)
        if found is None:
            return None
        pool.remove(found)
        moves.append((found, party.slug(one.name)))
    return tuple(moves)


def _kept(pieces: Sequence[Piece], people: Sequence[Sheet]) -> tuple[int, Moves]:
    """Return whose Fortune can be kept with what is left, how many, and with what."""
    pool = sorted(pieces, key=lambda piece: piece.worth)
    count, moves = 0, list[tuple[Piece, str]]()
    for one in people:
        spent = _keeping(one, pool)
        count += bool(spent)
        for piece in spent:
            pool.remove(piece)
            moves.append((piece, party.slug(one.name)))
    return count, tuple(moves)


def _keeping(one: Sheet, pool: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the least that keeps a Fortune, or nothing (ART-081)."""
    if not one.options.upkeep or one.fortune == Rank.CATASTROPHIC:
        return ()
    for rule in printed("gear")["upkeep"]:
        fitting = [piece for piece in pool if piece.worth >= one.fortune - rule["below"]]
        if len(fitting) >= rule["count"]:
            return tuple(fitting[: rule["count"]])
    return ()


def _moved(sheet: Sheet, plan: Moves) -> Changed:
    """Pass things on; what somebody has no room for stays where it is."""
    told: tuple[Note, ...] = ()
    for piece, taker in plan:
        if piece.owner != taker:
            try:
                sheet, notes = passed(sheet, piece, taker)
            except Illegal:
                continue
            told += notes
    return sheet, told


def passed(sheet: Sheet, piece: Piece, taker: str) -> Changed:
    """Pass a treasure on from one adventurer to another; whoever acts stays the same.

    Raises:
        Illegal: The other has no room for it.
    """
    people = {party.slug(one.name): one for one in party.members(sheet)}
    giver, getter = people[piece.owner], people[taker]
    giver, getter, _ = sharing.hand_over(giver, giver.gear.index(piece.own), getter)
    people |= {piece.owner: giver, taker: getter}
    first, *others = people.values()
    lead = changed(sheet, gear=first.gear, aside=first.aside)
    told = Note("treasure-to", {"name": piece.own.item.name, "to": getter.name})
    return changed(lead, party=tuple(others)), (told,)


def divide(table: Table[Sheet]) -> Script[Outcome]:
    """Let treasures pass from one adventurer to another until that is settled (ART-078)."""
    while True:
        answer = yield from table.ask(
            lambda: _options(table.sheet),
            lambda: [_standing(one) for one in party.members(table.sheet) if not one.dead],
        )
        if answer.option == DONE:
            return Outcome("done", facts={"option": DIVIDE})
        if answer.option == FAIRLY:
            table.become(shared(table.sheet))
        else:
            piece, taker = next(
                (piece, one)
                for piece in treasures(table.sheet)
                for one in party.members(table.sheet)
                if _id(piece, one) == answer.option
            )
            table.become(passed(table.sheet, piece, party.slug(taker.name)))


def _options(sheet: Sheet) -> tuple[Option, ...]:
    """List who may take which treasure."""
    there = [one for one in party.members(sheet) if not one.dead]
    passing = {
        _id(piece, taker): words("treasure-for", name=piece.own.item.name, to=taker.name)
        for piece in treasures(sheet)
        for taker in there
        if party.slug(taker.name) != piece.owner
    }
    fairly = Option(FAIRLY, words("divide-fairly"), hint=FAIRLY)
    offers = (Option(key, text) for key, text in passing.items())
    return (fairly, *offers, Option(DONE, words("settled"), hint=DONE))


def _id(piece: Piece, taker: Sheet) -> str:
    return f"{piece.owner}-{piece.own.id}-to-{party.slug(taker.name)}"


def _standing(one: Sheet) -> Message:
    """Say what somebody has and what would become of their Fortune."""
    own = tuple(
        words("treasure", name=each.item.name, worth=each.item.value.word)
        for each in one.gear
        if each.item.value is not None
    )
    plan = fortune.best(one)
    before, then = one.fortune.word, plan.fortune.word
    return words(
        "standing", name=one.name, treasures=own, fortune=before, kind=plan.kind, then=then
    )
