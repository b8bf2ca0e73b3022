"""Rolls that concern more people than the one who acts: any of them, all of them, a henchman.

Notes: roller-picked, everyone-rolled.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar, Protocol

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import LABELS
from solo.rules.art.checks.roll import ON_TOP, OneRoll, RollCheck, roll_once, table_of
from solo.rules.art.checks.together import OneOfSeveral
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.members import COMPANY, lead, named, played_by
from solo.rules.art.party.words import words
from solo.rules.core.dice import Dice
from solo.rules.core.odds import every
from solo.rules.core.outcome import Outcome
from solo.rules.core.party import rolls
from solo.rules.core.party.rolls import Together, alone
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.words import Message

Ways = list[tuple[Outcome, int]]
"""Outcomes with the ways that lead to them."""

SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several adventurers roll, and whom something strikes."""

concerned = SEVERAL.concerned
pick_roller = SEVERAL.pick


class ForWhom(rolls.ForWhom, Protocol):
    """A check that says who rolls it."""

    @property
    def shared(self) -> bool: ...


class Rolled(RollCheck, ForWhom, Protocol):
    """A check of one roll that says who rolls it."""


def rolled(check: Rolled, sheet: Sheet | None, dice: Dice) -> Outcome:
    """Roll a check with every default, for whomever it concerns."""
    if check.who != "lead" and concerned(check.who, sheet) and sheet is not None:
        return together(check, sheet, dice)
    return roll_once(check, sheet, dice)


class AnybodysRoll(OneRoll):
    """A check of one roll for which an author may say who makes it."""

    __slots__ = ()

    own_labels: ClassVar[tuple[str, ...]] = LABELS
    shared: ClassVar[bool] = True  # whether only what counts of all has consequences

    @property
    def on_top(self: ForWhom) -> tuple[str, ...] | None:
        """What may come on top, as patterns; None where the name of who rolls does too."""
        return ON_TOP if self.who == "lead" else None

    def resolve(self: Rolled, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self: ForWhom, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def reads(self: Rolled, sheet: Sheet | None) -> Hashable | None:
        """Return what a roll of one depends on: its terms, and the table that it is read on."""
        if concerned(self.who, sheet) or type(self).resolve is not AnybodysRoll.resolve:
            return None
        return self.terms(sheet), id(table_of(sheet))


def together(check: ForWhom, sheet: Sheet, dice: Dice) -> Outcome:
    """Roll a check for everybody whom it concerns, each with every default.

    Where the player would pick somebody, whoever acts rolls.
    """
    single = alone(check)
    if check.who == "any":
        return single.resolve(sheet, dice)
    results = []
    for one in concerned(check.who, sheet):
        own = single.resolve(lead(sheet, one), dice)
        results.append((one, own))
    return counted_one(check, results, sheet, made=False)


def together_ways(check: ForWhom, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
    """Yield what a check comes to with the ways that lead there, whoever rolls it."""
    who = concerned(check.who, sheet)
    if sheet is None or not who or check.who == "any":
        yield from every(alone(check), sheet)
        return
    yield from _of_all(check, sheet, who)


def counted_one(
    check: ForWhom, results: list[tuple[str, Outcome]], sheet: Sheet, *, made: bool
) -> Outcome:
    """Return the outcome that counts of all, as `Together.counted` does, and what all have got."""
    whole = SEVERAL.counted(check, results, made=made)
    parts = tuple((_name(sheet, one), own.label) for one, own in results)
    facts = {**whole.facts, "parts": parts, "rule": "ART-226", "who": whole.facts[rolls.ROLLER]}
    return whole._replace(facts=facts)


def open_for_several(
    check: ForWhom, sheet: Sheet, begin: rolls.Begin, *, asks: bool
) -> Encounter[Sheet] | None:
    """Open a check that concerns several; None when only whoever acts rolls."""
    if not concerned(check.who, sheet):
        return None
    if check.who == rolls.PICKED:
        return opened(sheet, rolls.roll_of_one, SEVERAL, check, begin, asks=asks)
    return opened(sheet, roll_of_everybody, check, begin, asks=asks)


def roll_of_everybody(
    table: Table[Sheet], check: ForWhom, begin: rolls.Begin, *, asks: bool
) -> Script[Outcome]:
    """Let everybody roll, one after the other; the best counts, or the worst (ART-226)."""
    results: list[tuple[str, Outcome]] = []

    def so_far() -> tuple[Message, ...]:
        return tuple(
            words("rolled-before", name=_name(table.sheet, one), label=own.label)
            for one, own in results
        )

    order = concerned(check.who, table.sheet)
    for place, who in enumerate(order):
        rolling = begin(alone(check), lead(table.sheet, who), asks=asks)
        if check.shared and isinstance(rolling, OneOfSeveral):
            after = order[place + 1 :]
            rolling = rolling.together(Everybody(check, table.sheet, tuple(results), who, after))
        own = yield from table.play(played_by(who, rolling), so_far)
        name = _name(table.sheet, who)
        table.tell("everyone-rolled", name=name, label=own.label, count=own.count)
        results.append((who, own))
    rolled = [result for result in results if result[1].label != "aborted"]
    return counted_one(check, rolled, table.sheet, made=True) if rolled else results[-1][1]


class Everybody(NamedTuple):
    """What a roll of everybody comes to with one of the rolls."""

    check: ForWhom
    sheet: Sheet
    before: tuple[tuple[str, Outcome], ...]  # the rolls that are made
    who: str  # whose roll it is
    after: tuple[str, ...]  # who is still to roll

    @property
    def alone(self) -> bool:
        return True

    def ways(self, own: Outcome) -> Iterator[tuple[Outcome, int]]:
        made = [(who, roll) for who, roll in self.before if roll.label != "aborted"]
        counts = counted_one(self.check, [*made, (self.who, own)], self.sheet, made=True)
        yield from _of_all(self.check, self.sheet, self.after, [(counts, 1)])


def _of_all(check: ForWhom, sheet: Sheet, who: Sequence[str], made: Ways | None = None) -> Ways:
    """Return what counts of the rolls of several, and of those made already, with its ways."""
    found = made or []
    for one in who:
        own = rolls.merged(every(alone(check), lead(sheet, one)))
        found = rolls.paired(check, found, own) if found else own
    return found


def _name(sheet: Sheet, who: str) -> str:
    found = named(sheet, who)
    return found.name if found else who
