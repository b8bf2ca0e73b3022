"""Rolls that concern more people than the one who acts: any of them, all of them, a henchman.

Notes: roller-picked, everyone-rolled.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, ClassVar, Literal, Protocol

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import LABELS
from solo.rules.art.checks.roll import ON_TOP, OneRoll, RollCheck, roll_once, table_of
from solo.rules.art.checks.together import OneOfSeveral
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.members import (
    COMPANY,
    able_members,
    lead,
    named,
    played_by,
    slug,
    unable,
    upon,
)
from solo.rules.art.party.words import words
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every
from solo.rules.core.outcome import Effect, Option, Outcome
from solo.rules.core.party.rolls import Together
from solo.rules.core.protocols import Check, Encounter, Written
from solo.rules.core.script import opened
from solo.rules.core.table import Lines, Script, Table, read
from solo.words import Message

Who = Annotated[
    Literal["lead", "any", "best", "all"],
    "Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.",
]
"""The values of `who`: the one who acts, one whom the player picks, or all (best or worst)."""


Results = dict[tuple[int, str], tuple[Outcome, int]]
"""Outcomes with the ways that lead to them, by their result and what comes on top."""


class Begin(Protocol):
    """Opens a check as an encounter, as the system does."""

    def __call__(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]: ...


class ForWhom(Check[Sheet | None], Protocol):
    """A check that says who rolls it."""

    @property
    def who(self) -> Who: ...

    @property
    def shared(self) -> bool: ...


def concerned(who: Who, sheet: Sheet | None) -> tuple[str, ...]:
    """Return the slugs of those who roll a check; nobody unless several do."""
    if who == "lead" or sheet is None or not sheet.party:
        return ()
    able_ones = tuple(slug(one.name) for one in able_members(sheet))
    return able_ones if len(able_ones) > 1 else ()


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
    return counted_one(check.who, results, sheet, made=False)


def together_ways(check: ForWhom, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
    """Yield what a check comes to with the ways that lead there, whoever rolls it."""
    who = concerned(check.who, sheet)
    if sheet is None or not who or check.who == "any":
        yield from every(alone(check), sheet)
        return
    yield from _of_all(check, sheet, who).values()


def alone(check: ForWhom) -> Check[Sheet | None]:
    """Return the check as one adventurer rolls it."""
    single: Check[Sheet | None] = replace(check, who="lead")  # type: ignore[type-var]
    return single


def merit(outcome: Outcome) -> tuple[int, int]:
    """Return how good an outcome is, for comparison."""
    return outcome.successes - outcome.failures, int(outcome.facts.get("result_index", 0))


SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several adventurers roll, and whom something strikes."""


def counted_one(
    who: Who, results: list[tuple[str, Outcome]], sheet: Sheet, *, made: bool
) -> Outcome:
    """Return the outcome that counts of all: the best, or the worst where all have to.

    Of two alike the earlier in the order of the table counts. With `made`, the changes have been
    applied to everybody already.
    """
    pick = min if who == "all" else max
    key, outcome = pick(results, key=lambda result: merit(result[1]))
    changes: tuple[Effect[Sheet], ...] = ()
    if not made:
        changes = tuple(upon(one, effect) for one, own in results for effect in own.changes)
    parts = tuple((_name(sheet, one), own.label) for one, own in results)
    facts = {**outcome.facts, "parts": parts, "rule": "ART-226", "who": key, "roller": key}
    triggers = (*outcome.triggers, key)
    faces = tuple(face for _, own in results for face in own.faces)
    return outcome._replace(triggers=triggers, faces=faces, changes=changes, facts=facts)


def open_for_several(
    check: ForWhom, sheet: Sheet, begin: Begin, *, asks: bool
) -> Encounter[Sheet] | None:
    """Open a check that concerns several; None when only whoever acts rolls."""
    if not concerned(check.who, sheet):
        return None
    rule = roll_of_one if check.who == "any" else roll_of_everybody
    return opened(sheet, rule, check, begin, asks=asks)


def roll_of_one(
    table: Table[Sheet], check: ForWhom, begin: Begin, *, asks: bool
) -> Script[Outcome]:
    """Let the adventurer roll whom the player picks; the slug is a trigger of the outcome."""
    who = yield from pick_roller(table)
    rolling = begin(alone(check), lead(table.sheet, who), asks=asks)
    own = yield from table.play(played_by(who, rolling))
    facts = {**own.facts, "roller": who}
    return own._replace(triggers=(*own.triggers, who), facts=facts)


def roll_of_everybody(
    table: Table[Sheet], check: ForWhom, begin: Begin, *, asks: bool
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
    return counted_one(check.who, rolled, table.sheet, made=True) if rolled else results[-1][1]


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
        counts = counted_one(self.check.who, [*made, (self.who, own)], self.sheet, made=True)
        yield from _of_all(self.check, self.sheet, self.after, _by_result([(counts, 1)])).values()


def pick_roller(table: Table[Sheet], status: Lines = ()) -> Script[str]:
    """Ask who rolls; return the slug, or nothing where only whoever acts can."""
    order = concerned("any", table.sheet)
    if not order:
        return ""

    def offer(who: str) -> Offer[str]:
        one = lead(table.sheet, who)
        return Offer(Option(f"who-{who}", one.name, reason=unable(one), hint=who), who)

    def offers() -> list[Offer[str]]:
        return list(map(offer, order))

    who = (yield from table.pick(offers, lambda: (*read(status), words("who-does-it")))).does
    if slug(table.sheet.name) != who:
        table.tell("roller-picked", name=_name(table.sheet, who))
    return who


def _of_all(
    check: ForWhom, sheet: Sheet, who: Sequence[str], results: Results | None = None
) -> Results:
    """Return what counts of the rolls of several, and of those made already, with its ways."""
    for one in who:
        own = _by_result(every(alone(check), lead(sheet, one)))
        results = own if results is None else _paired(results, own, worst=check.who == "all")
    return results or {}


def merged(ways: Iterator[tuple[Outcome, int]]) -> tuple[tuple[Outcome, int], ...]:
    """Return ways put together where they come to the same result with the same triggers."""
    return tuple(_by_result(ways).values())


def _by_result(ways: Iterable[tuple[Outcome, int]]) -> Results:
    found: Results = {}
    for outcome, weight in ways:
        key = (int(outcome.facts.get("result_index", 0)), "/".join(outcome.triggers))
        before = found.get(key, (outcome, 0))
        found[key] = (before[0], before[1] + weight)
    return found


def _paired(
    first: Results,
    second: Results,
    *,
    worst: bool,
) -> Results:
    found: Results = {}
    for key, (one, ways) in first.items():
        for other_key, (other, more) in second.items():
            ahead = merit(other) < merit(one) if worst else merit(other) > merit(one)
            chosen, outcome = (other_key, other) if ahead else (key, one)
            before = found.get(chosen, (outcome, 0))
            found[chosen] = (before[0], before[1] + ways * more)
    return found


def _name(sheet: Sheet, who: str) -> str:
    found = named(sheet, who)
    return found.name if found else who
