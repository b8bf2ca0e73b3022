"""Checks of WIL: reactions of strangers, leverage, morale in a fight, requests to hirelings."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, alike
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import Unfit, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fell.binding import foe_bound
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms, Throw, throw, throws
from solo.rules.fell.checks.terms import SITUATION, Asked, Helping, Risk, Words, terms_of
from solo.rules.fell.checks.tests import Contest, facts_of, hidden
from solo.rules.fell.foe import Companion, Foe
from solo.rules.fell.heroes.sheet import Sheet, options_of
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words

ROWS: tuple[str, ...] = tuple(row["word"] for row in printed("reactions")["reaction"])
"""The reactions, from the worst (FELL-054)."""

MORALE: tuple[str, ...] = tuple(row["word"] for row in printed("reactions")["morale"])
"""The results of a morale test, from the least (FELL-057)."""

UNBROKEN = "unbroken"
AGREED, REFUSED, ABSENT = "agreed", "refused", "absent"

_MIDDLE = ROWS.index("indifferent")
REACTIONS: Mapping[str, str] = {
    row: "f" if place < _MIDDLE else "s" if place > _MIDDLE else ""
    for place, row in enumerate(ROWS)
}
"""Each reaction with what it counts as; the middle one is neither success nor failure."""


@dataclass(frozen=True, slots=True)
class Row:
    """A reaction by its word."""

    word: str

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return tuple(ROWS)

    @classmethod
    def parse(cls, text: str) -> "Row":
        """Read `hostile` … `helpful`.

        Raises:
            ValueError: It is none of them.
        """
        wanted = text.strip().lower()
        if wanted not in ROWS:
            raise Unfit(words("no-such-reaction", name=shown(text), known=(*ROWS,)))
        return cls(wanted)


def read(table: str, result: int) -> str:
    """Return the row of a table that a roll means; what can't be rolled is the lowest."""
    rows = printed("reactions")[table]
    return str(next(row["word"] for row in rows if result <= row["to"]))


def better(row: str, rows: int) -> str:
    """Return a reaction so many rows better (FELL-055)."""
    return ROWS[min(len(ROWS) - 1, ROWS.index(row) + rows)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(Helping):
    """Roll WIL for the reaction of somebody whose attitude to the hero is open.

    Source: FELL, FELL-054. It is a roll on a table, no test; what shifts the die of a test shifts
    this one too, unless the option `reaction_shifts` is false.
    """

    die: Annotated[Die | None, "A die in place of WIL."] = None
    advantage: Annotated[bool, "Whether the situation gives advantage."] = False
    disadvantage: Annotated[bool, "Whether it gives disadvantage."] = False
    who: Annotated[str, "Whom it is about, for the display."] = ""

    shorthand: ClassVar[str] = "who"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = REACTIONS

    def terms(self, sheet: Sheet | None) -> Terms:
        """Return what it is rolled with."""
        shifts = options_of(sheet).reaction_shifts
        asked = Asked(
            "wil",
            self.die,
            self.skills if shifts else (),
            self.backgrounds if shifts else (),
            self.enhanced,
            self.impaired,
            (SITUATION,) if self.advantage else (),
            (SITUATION,) if self.disadvantage else (),
            test=shifts,
        )
        return terms_of(asked, sheet)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        terms = self.terms(sheet)
        return reacted(terms, throw(terms, dice), self.who)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        terms = self.terms(sheet)
        for thrown, many in throws(terms):
            yield reacted(terms, thrown, self.who), many

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "2s", "1f", "2f"})


def reacted(terms: Terms, thrown: Throw, who: str = "") -> Outcome:
    """Return a reaction as an outcome: friendly or better succeeds, wary or worse fails."""
    word = read("reaction", thrown.result)
    facts = {**facts_of("reaction", terms, thrown), "reaction": word, "who": who}
    return judged(word, facts, thrown.faces)


def judged(word: str, facts: dict[str, object], faces: tuple[int, ...]) -> Outcome:
    """Return the outcome that a reaction is; its middle row is neither success nor failure."""
    worth = ROWS.index(word) - _MIDDLE
    return Outcome(word, max(0, worth), max(0, -worth), faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leverage(Helping):
    """Use leverage: a WIL contest that, when won, improves a reaction.

    Source: FELL, FELL-055. The text does not say by how much; one row, or as many as the option
    `leverage_rows` says.
    """

    reaction: Annotated[Row, "The reaction as it is."] = Row("wary")
    die: Annotated[Die | None, "A die in place of WIL."] = None
    rival: Annotated[Die | None, "The other's WIL die; or else"] = None
    vs: Annotated[str, "the id of a foe."] = ""
    risk: Risk = ""
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    opens_as: ClassVar[str] = "contest"
    shorthand: ClassVar[str] = "reaction"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = Contest.signs

    def verify(self) -> None:
        _ = self.contest

    @property
    def contest(self) -> Contest:
        """The contest that it is."""
        return alike(Contest, self, attribute=("wil",))

    def stake(self, sheet: Sheet | None) -> str:
        return self.risk

    def terms(self, sheet: Sheet | None) -> Terms:
        return self.contest.terms(sheet)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self._improved(self.contest.resolve(sheet, dice), sheet)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        for outcome, many in self.contest.ways(sheet):
            yield self._improved(outcome, sheet), many

    def counts(self) -> frozenset[str]:
        return self.contest.counts()

    def _improved(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        rows = options_of(sheet).leverage_rows if outcome.successes else 0
        facts = {**outcome.facts, "kind": "leverage", "reaction": better(self.reaction.word, rows)}
        return outcome._replace(facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Morale(CheckBase, Checked):
    """Test the enemy's morale: a WIL contest, and if it is won, a WIL roll on the table.

    Source: FELL, FELL-056, FELL-057.
    """

    die: Annotated[Die | None, "A die in place of WIL."] = None
    rival: Annotated[Die | None, "The enemy's WIL die; or else"] = None
    vs: Annotated[str, "the id of a foe."] = ""
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    shorthand: ClassVar[str] = "vs"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = {UNBROKEN: "f", **dict.fromkeys(MORALE, "s")}

    def verify(self) -> None:
        _ = self.contest

    @property
    def contest(self) -> Contest:
        """The contest that comes first."""
        return alike(Contest, self, attribute=("wil",))

    def terms(self, sheet: Sheet | None) -> Terms:
        return self.contest.terms(sheet)

    def table_terms(self, sheet: Sheet | None) -> Terms:
        """Return what is rolled on the table: WIL, and no skills."""
        shifts = options_of(sheet).reaction_shifts
        return terms_of(Asked("wil", self.die, test=shifts), sheet)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        first = self.contest.resolve(sheet, dice)
        if not first.successes:
            return self.judged(first, None)
        return self.judged(first, throw(self.table_terms(sheet), dice))

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        table = tuple(throws(self.table_terms(sheet)))
        whole = sum(many for _, many in table)
        for first, many in self.contest.ways(sheet):
            if not first.successes:
                yield self.judged(first, None), many * whole
                continue
            for thrown, more in table:
                yield self.judged(first, thrown), many * more

    def judged(self, first: Outcome, thrown: Throw | None) -> Outcome:
        """Return what the enemy does."""
        word = UNBROKEN if thrown is None else read("morale", thrown.result)
        facts = {
            **first.facts,
            "kind": "morale",
            "morale": word,
            "table": thrown.result if thrown else 0,
        }
        faces = first.faces + (thrown.faces if thrown else ())
        worth = 0 if thrown is None else MORALE.index(word) + 1
        return Outcome(word, worth, int(thrown is None), faces, facts=facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1f", *(f"{place}s" for place in range(1, len(MORALE) + 1))})


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(CheckBase, Checked):
    """Ask a hireling to do something dangerous.

    Source: FELL, FELL-060, FELL-061. Who is paid in advance, or not for hire, does it; any other
    has to be won over in a WIL contest.
    """

    of: Annotated[str, "The companion's id."] = ""
    die: Annotated[Die | None, "A die in place of the hero's WIL."] = None
    rival: Annotated[Die | None, "The hireling's WIL die, for use without a companion."] = None
    paid: Annotated[bool, "Whether the fee is paid, for use without one."] = False
    purpose: Annotated[str, "What is asked: `to go down first`."] = ""

    shorthand: ClassVar[str] = "of"
    signs: ClassVar[Mapping[str, str]] = {AGREED: "s", REFUSED: "f"}
    rare: ClassVar[Words] = (ABSENT,)

    def verify(self) -> None:
        if not self.of and self.rival is None and not self.paid:
            raise unfit("of", words("companion-or-rival"))

    def bind(self, cast: Cast) -> "Request":
        """Return it, if `of` is somebody of the adventure."""
        if self.of:
            foe_bound("of", self.of, cast)
        return self

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        asked = self._asked(sheet)
        if isinstance(asked, Outcome):
            return asked
        return self._told(asked.resolve(sheet, dice), sheet)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield the outcomes with their ways, which are those of its contest."""
        asked = self._asked(sheet)
        if isinstance(asked, Outcome):
            yield asked, 1
            return
        for outcome, many in asked.ways(sheet):
            yield self._told(outcome, sheet), many

    def _asked(self, sheet: Sheet | None) -> Outcome | Contest:
        """Return the answer of who needs no winning over, or the contest."""
        one = self._one(sheet)
        if self.of and sheet is not None and (one is None or not one.up):
            return Outcome(ABSENT, 0, 1, facts={**self._facts(one), "passed": False})
        if self.paid or (one is not None and one.willing):
            return Outcome(AGREED, 1, facts={**self._facts(one), "passed": True})
        rival = one.die("wil") if one else self.rival
        if rival is None:
            raise unfit("of", words("companion-needed"))
        return Contest(attribute=("wil",), die=self.die, rival=rival)

    def _told(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        label = AGREED if outcome.successes else REFUSED
        facts = {**outcome.facts, **self._facts(self._one(sheet))}
        return outcome._replace(label=label, facts=facts)

    def _one(self, sheet: Sheet | None) -> Companion | None:
        return None if sheet is None else sheet.followers.get(self.of)

    def _facts(self, one: Companion | None) -> dict[str, object]:
        return {"kind": "request", "of": one.block.name if one else self.of}

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})
