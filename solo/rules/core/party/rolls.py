"""Rolls that concern more heroes than the one who acts: any of them, or all of them.

Notes: roller-picked, and those of the rolls.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import lcm
from typing import Annotated, ClassVar, Generic, Literal, Protocol, TypeVar, cast

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every
from solo.rules.core.outcome import AnyEffect, AnySheet, Option, Outcome
from solo.rules.core.party.company import Company, Led, slug
from solo.rules.core.protocols import AnyEncounter, Check, Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Lines, Script, Table, read
from solo.rules.core.words import words
from solo.words import Message

S = TypeVar("S", bound=Led)

LEAD, PICKED, BEST, ALL = "lead", "any", "best", "all"

Who = Annotated[
    Literal["lead", "any", "best", "all"],
    "Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.",
]
"""The values of `who`: the one who acts, one whom the player picks, or all (best or worst)."""

ROLLER = "roller"
"""The fact of an outcome that says whose roll counted, by slug."""


class Begin(Protocol):
    """Opens a check as an encounter, as the system does."""

    def __call__(self, value: AnySheet, sheet: AnySheet, *, asks: bool) -> AnyEncounter: ...


class ForWhom(Check[AnySheet], Protocol):
    """A check that says who rolls it."""

    strikes: ClassVar[bool]

    @property
    def who(self) -> str: ...

    def merit(self, outcome: Outcome) -> object: ...

    def left(self, sheet: AnySheet, outcome: Outcome) -> AnySheet: ...


class Together(NamedTuple, Generic[S]):
    """How a system rolls for several."""

    company: Company[S]  # its heroes as a party

    def concerned(self, who: str, sheet: S | None) -> tuple[str, ...]:
        """Return the slugs of those who roll a check; nobody unless several do."""
        if who == LEAD or sheet is None or not sheet.party:
            return ()
        able = tuple(slug(one.name) for one in self.company.able_members(sheet))
        return able if len(able) > 1 else ()

    def opened(self, check: object, begin: Begin, sheet: S, *, asks: bool) -> Encounter[S] | None:
        """Open a check that concerns several; None when only whoever acts rolls."""
        who = getattr(check, "who", LEAD)
        if not self.concerned(who, sheet):
            return None
        rule = _roll_of_one if who == PICKED else _roll_of_everybody
        return opened(sheet, rule, self, cast("ForWhom", check), begin, asks=asks)

    def resolved(self, check: ForWhom, sheet: S | None, dice: Dice) -> Outcome | None:
        """Roll a check for everybody whom it concerns; None when only whoever acts rolls.

        Where the player would pick somebody, whoever acts rolls.
        """
        order = self.concerned(check.who, sheet)
        if not order or sheet is None or check.who == PICKED:
            return None
        single, results = alone(check), list[tuple[str, Outcome]]()
        for one in order:
            own = single.resolve(self.company.lead(sheet, one), dice)
            sheet = cast("S", single.left(sheet, own))
            results.append((one, own))
        return self.counted(check, results)

    def ways(self, check: ForWhom, sheet: S | None) -> Iterator[tuple[Outcome, int]] | None:
        """Yield what a roll of several comes to; None when only whoever acts rolls."""
        order = self.concerned(check.who, sheet)
        if not order or sheet is None or check.who == PICKED:
            return None
        single = alone(check)
        so_far: list[tuple[S, list[tuple[Outcome, int]]]] = [(sheet, [])]
        for one in order:
            following: list[tuple[S, list[tuple[Outcome, int]]]] = []
            turns = [(now, results, self._own(single, now, one)) for now, results in so_far]
            total = lcm(
                *(sum(ways for _, own in groups for _, ways in own) for *_, groups in turns)
            )
            for _, results, groups in turns:
                times = total // sum(ways for _, own in groups for _, ways in own)
                for left, own in groups:
                    scaled = [(outcome, ways * times) for outcome, ways in own]
                    both = _paired(check, results, scaled) if results else scaled
                    _group(following, left).extend(both)
            so_far = [(left, _merged(iter(ways))) for left, ways in following]
        return (way for _, results in so_far for way in results)

    def _own(
        self, single: ForWhom, sheet: S, one: str
    ) -> list[tuple[S, list[tuple[Outcome, int]]]]:
        """Return the ways of one of them, by what is left for the next."""
        led = self.company.lead(sheet, one)
        groups: list[tuple[S, list[tuple[Outcome, int]]]] = []
        for way in single.ways(led) or every(single, led):
            _group(groups, cast("S", single.left(sheet, way[0]))).append(way)
        return [(left, _merged(iter(ways))) for left, ways in groups]

    def counted(
        self, check: ForWhom, results: Sequence[tuple[str, Outcome]], *, made: bool = False
    ) -> Outcome:
        """Return the outcome that counts of all: the best, or the worst where all have to.

        Of two alike the earlier in the order of the table counts. With `made`, the changes have
        been applied to everybody already.
        """
        pick: Callable[..., tuple[str, Outcome]] = min if check.who == ALL else max
        key, outcome = pick(results, key=lambda result: check.merit(result[1]))
        changes: tuple[AnyEffect, ...] = ()
        if not made:
            changes = tuple(
                self.company.upon(one, made) for one, own in results for made in own.changes
            )
        facts = {**outcome.facts, ROLLER: key}
        faces = tuple(face for _, own in results for face in own.faces)
        triggers = (*outcome.triggers, key)
        return outcome._replace(triggers=triggers, faces=faces, changes=changes, facts=facts)

    def pick(self, table: Table[S], status: Lines = (), *, whom: bool = False) -> Script[str]:
        """Ask who does something; return the slug, or nothing where only whoever acts can.

        With `whom`, it is asked to whom something happens.
        """
        order = self.concerned(PICKED, table.sheet)
        if not order:
            return ""

        def offers() -> list[Offer[str]]:
            return [self._offer(table.sheet, who) for who in order]

        asked = words("whom-it-strikes") if whom else words("who-does-it")
        who = (yield from table.pick(offers, lambda: (*read(status), asked))).does
        if slug(table.sheet.name) != who and not whom:
            table.tell("roller-picked", name=self.company.lead(table.sheet, who).name)
        return who

    def _offer(self, sheet: S, who: str) -> Offer[str]:
        one = self.company.lead(sheet, who)
        reason = self.company.unable(one)
        return Offer(Option(f"who-{who}", one.name, reason=reason, hint=who), who)


def passed_first(outcome: Outcome) -> object:
    """Return how good an outcome is where who fails may have successes too."""
    return not outcome.failures, outcome.successes - outcome.failures


def alone(check: ForWhom) -> ForWhom:
    """Return the check as one hero rolls it."""
    single: ForWhom = replace(check, who=LEAD)  # type: ignore[type-var]
    return single


def _roll_of_one(
    table: Table[S], several: Together[S], check: ForWhom, begin: Begin, *, asks: bool
) -> Script[Outcome]:
    """Let the hero roll whom the player picks; the slug is a trigger of the outcome."""
    who = yield from several.pick(table, whom=check.strikes)
    rolling = begin(alone(check), several.company.lead(table.sheet, who), asks=asks)
    own = yield from table.play(several.company.played_by(who, rolling))
    return own._replace(triggers=(*own.triggers, who), facts={**own.facts, ROLLER: who})


def _roll_of_everybody(
    table: Table[S], several: Together[S], check: ForWhom, begin: Begin, *, asks: bool
) -> Script[Outcome]:
    """Let everybody roll, one after the other; the best counts, or the worst."""
    results: list[tuple[str, Outcome]] = []

    def so_far() -> tuple[Message, ...]:
        return tuple(
            words(
                "rolled-before",
                name=several.company.lead(table.sheet, one).name,
                passed=not own.failures,
            )
            for one, own in results
        )

    for who in several.concerned(check.who, table.sheet):
        rolling = begin(alone(check), several.company.lead(table.sheet, who), asks=asks)
        own = yield from table.play(several.company.played_by(who, rolling), so_far)
        results.append((who, own))
    rolled = [result for result in results if result[1].label != "aborted"]
    return several.counted(check, rolled, made=True) if rolled else results[-1][1]


def _paired(
    check: ForWhom, first: list[tuple[Outcome, int]], second: list[tuple[Outcome, int]]
) -> list[tuple[Outcome, int]]:
    """Return what two come to together: the better or the worse of each pair of ways."""
    found = []
    for one, ways in first:
        for other, more in second:
            mine, theirs = check.merit(one), check.merit(other)
            ahead = theirs < mine if check.who == ALL else theirs > mine  # type: ignore[operator]
            found.append((other if ahead else one, ways * more))
    return _merged(iter(found))


def _group(groups: list[tuple[S, list[tuple[Outcome, int]]]], left: S) -> list[tuple[Outcome, int]]:
    """Return the ways that leave a sheet so, a new list where there are none yet."""
    for sheet, ways in groups:
        if sheet is left or sheet == left:
            return ways
    groups.append((left, []))
    return groups[-1][1]


def _merged(ways: Iterator[tuple[Outcome, int]]) -> list[tuple[Outcome, int]]:
    """Return ways put together where they come to the same result with the same triggers."""
    found: dict[object, tuple[Outcome, int]] = {}
    for outcome, weight in ways:
        key = (outcome.label, outcome.successes, outcome.failures, outcome.triggers)
        before = found.get(key, (outcome, 0))
        found[key] = (before[0], before[1] + weight)
    return list(found.values())
