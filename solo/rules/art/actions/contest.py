"""Contests: rolls of adventurers against each other, or against somebody like them.

Notes: rival-rolled.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Read, alike
from solo.rules.art.actions.words import words
from solo.rules.art.binding import somebody_named
from solo.rules.art.checks.ranks import WORDS, Rank, clamp_rank
from solo.rules.art.checks.roll import AWESOME, reckon, throw
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import (
    Skills,
    Trait,
    Words,
    attributes,
)
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.henchmen import roll_as
from solo.rules.art.party.party_rolls import merged
from solo.rules.art.words import words as told
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright, Settled
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every, odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.protocols import Check, Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.words import Message

ABSENT = "absent"
ABSENT_RIVAL = Outcome(ABSENT)
"""The outcome of a contest when the other side is not there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(CheckBase, Checked):
    """Roll against another adventurer, or somebody with a number, who rolls too.

    In a `simple` contest (a race, arm wrestling) the higher column wins by as many successes as it
    is higher, and equal columns are a tie. Otherwise one acts and rolls first, and that result is
    the difficulty for the other. The slug of an adventurer who wins is a trigger.

    Source: ART Engine, ART-164, ART-186, ART-187. Nobody's result decides what another's character
    does (ART-188); that stays with its player.
    """

    attribute: Annotated[Words, "What the hero rolls.", Read(attributes)] = ()
    rival: Annotated[Trait, "The other's whole trait as a number; or else"] = None
    opponent: Annotated[
        str,
        "who it is: the id of a companion, the slug of another adventurer, or `any` of them, whom "
        "the player picks.",
    ] = ""
    opponent_attribute: Annotated[
        Words, "What they roll; the same as the hero when nothing is given.", Read(attributes)
    ] = ()
    opponent_skills: Annotated[Skills, "Skills of the other adventurer that may help."] = ()
    skills: Annotated[Skills, "Skills of the hero that may help."] = ()
    trait: Annotated[Trait, "The hero's whole trait as a number."] = None
    modifier: Annotated[Added, "Added to the hero's trait."] = 0
    simple: Annotated[bool, "Whether both do the same thing."] = False
    defending: Annotated[bool, "Whether the hero is the one who is acted upon."] = False
    harder: Annotated[Ranks, "Ranks added to the defender's difficulty."] = 0
    purpose: Purpose = ""
    against: Annotated[str, "How the display calls the other."] = ""

    shorthand: ClassVar[str] = "attribute"

    def verify(self) -> None:
        _ = self.roll()  # which refuses what is impossible
        if (self.rival is None) != bool(self.opponent):
            raise unfit("rival", words("rival-or-opponent"))
        if self.rival is None:
            theirs = self.opponent_attribute or self.attribute
            if not theirs:
                raise unfit("opponent_attribute", words("opponent-attribute"))
            object.__setattr__(self, "opponent_attribute", theirs)

    def roll(self, difficulty: Rank | None = None) -> Part:
        """Return the hero's roll, against what the other has done or against nothing."""
        own = alike(TraitRoll, self, difficulty=difficulty, harder=0)
        return Part(check=own)

    def answer(self, difficulty: Rank | None = None) -> Part:
        """Return the other's roll."""
        if self.rival is not None:
            return Part(check=TraitRoll(trait=self.rival, difficulty=difficulty))
        own = TraitRoll(
            attribute=self.opponent_attribute, skills=self.opponent_skills, difficulty=difficulty
        )
        return Part(check=own)

    @property
    def second(self) -> bool:
        """Whether the hero rolls second."""
        return self.defending and not self.simple

    def against_first(self, result: int) -> Rank | None:
        """Return what the second roll is against, after the result of the first."""
        return None if self.simple else clamp_rank(result + self.harder)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll for the one who acts first, then for the other, with every default."""
        who = next((party.slug(one.name) for one in self.fellows(sheet)), "")
        if self.missing(sheet):
            return ABSENT_RIVAL
        if self.second:
            theirs = self.rolled(who, None, sheet, dice)
            needed = self.against_first(theirs.facts["result_index"])
            mine = self.roll(needed).resolve(sheet, dice)
        else:
            mine = self.roll().resolve(sheet, dice)
            needed = self.against_first(mine.facts["result_index"])
            theirs = self.rolled(who, needed, sheet, dice)
        whole = self.judged(mine, theirs, who, sheet)
        changes = tuple(party.upon(who, effect) for effect in theirs.changes)
        return whole._replace(changes=mine.changes + changes)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield the outcomes with the ways that lead to each; only both results matter."""
        if self.missing(sheet):
            yield ABSENT_RIVAL, 1
            return
        who = next((party.slug(one.name) for one in self.fellows(sheet)), "")
        other: Check[Sheet | None] = self.answer() if who else Theirs(check=self, difficulty=None)
        against: dict[int, tuple[Outcome, int]] = {}
        for theirs, weight in every(other, party.lead(sheet, who) if who and sheet else sheet):
            result = theirs.facts["result_index"]
            against[result] = theirs, weight + against.get(result, (theirs, 0))[1]
        for mine, ways in merged(every(self.roll(), sheet)):
            for theirs, weight in against.values():
                yield self.judged(mine, theirs, who, sheet), ways * weight

    def rolled(self, who: str, difficulty: Rank | None, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll for the other: nothing of the hero's weighs on it but the table it is read on.

        Raises:
            ValueError: The other is named, and no adventure is there in which to find them.
        """
        part = self.answer(difficulty)
        if self.rival is not None:
            terms = part.terms(None)
            return reckon(part, terms, throw(terms, sheet, dice), None)
        if sheet is None or not sheet.attributes:
            raise unfit("opponent", told("only-in-adventure", name=shown(self.opponent)))
        if who:
            return part.resolve(party.lead(sheet, who), dice)
        own = roll_as(sheet.companions[self.opponent], part.check, sheet, dice)
        return own._replace(changes=())

    def missing(self, sheet: Sheet | None) -> bool:
        """Tell whether there is nobody to contend with."""
        if self.rival is not None or sheet is None or not sheet.attributes:
            return False
        return not self.fellows(sheet) and self.opponent not in sheet.companions

    def fellows(self, sheet: Sheet | None) -> tuple[Sheet, ...]:
        """Return the other adventurers who may be the rival."""
        if sheet is None or self.rival is not None or self.opponent in sheet.companions:
            return ()
        return party.fellows(sheet, self.opponent)

    def bind(self, cast: Cast) -> "Contest":
        """Refuse an opponent whom nobody knows."""
        somebody_named(self.opponent, cast, "opponent")
        return self

    def counts(self) -> frozenset[str] | None:
        top = AWESOME - 1 if self.simple else AWESOME
        return frozenset(f"{count}{sign}" for count in range(1, top + 1) for sign in "sf")

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.missing(sheet):
            return Settled(outcome=ABSENT_RIVAL)
        return opened(sheet, contest, self, asks=asks)

    def judged(self, mine: Outcome, theirs: Outcome, who: str, sheet: Sheet | None) -> Outcome:
        """Return the whole, counted from the hero's side; `who` is an adventurer's slug."""
        ours, other = mine.facts["result_index"], theirs.facts["result_index"]
        successes, failures = self._counted(ours, other)
        name = self.against or (self.name(who, sheet) if sheet is not None else "") or "the other"
        facts: dict[str, object] = {
            **mine.facts,
            "kind": "contest",
            "rule": "ART-186" if self.simple else "ART-187",
            "parts": (("you", WORDS[ours]), (name, WORDS[other])),
        }
        won: tuple[str, ...] = ()
        if who and sheet is not None and successes != failures:
            won = (who if failures else party.slug(sheet.name),)
        faces = theirs.faces + mine.faces if self.second else mine.faces + theirs.faces
        return mine._replace(
            successes=successes,
            failures=failures,
            faces=faces,
            triggers=mine.triggers + won,
            changes=(),
            facts=facts,
        )

    def name(self, who: str, sheet: Sheet) -> str:
        """Return how the other is called, or nothing."""
        if who:
            return party.lead(sheet, who).name
        foe = sheet.companions.get(self.opponent)
        return "" if foe is None else foe.name

    def _counted(self, ours: int, other: int) -> tuple[int, int]:
        if self.simple:
            return max(0, ours - other), max(0, other - ours)
        if self.defending:
            return defended(ours, clamp_rank(other + self.harder))
        lost, held = defended(other, clamp_rank(ours + self.harder))
        return held, lost


@dataclass(frozen=True, slots=True, kw_only=True)
class Theirs(CheckBase):
    """The roll of the other side, when nobody decides anything about it."""

    check: Contest
    difficulty: Rank | None

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self.check.rolled("", self.difficulty, sheet, dice)


def contest(table: Table[Sheet], check: Contest, *, asks: bool) -> Script[Outcome]:
    """Let one side roll, then the other against what came of it (ART-186, ART-187)."""
    who = yield from _rival(table, check)
    first: Outcome | None = None

    def status() -> tuple[Message, ...]:
        name = check.name(who, table.sheet)
        return (
            *((words("against", name=name),) if name else ()),
            *((words("first-result", label=first.label),) if first is not None else ()),
        )

    def ours(needed: Rank | None) -> Encounter[Sheet]:
        return Rolling(check.roll(needed), asks)

    def theirs(needed: Rank | None) -> Encounter[Sheet]:
        if who:
            return party.played_by(who, Rolling(check.answer(needed), asks))
        return Outright(check=Theirs(check=check, difficulty=needed))

    one, other = (theirs, ours) if check.second else (ours, theirs)
    first = yield from table.play(one(None), status)
    if first.label == "aborted":
        return first
    needed = check.against_first(first.facts["result_index"])
    last = yield from table.play(other(needed), status)
    if last.label == "aborted":
        return last
    mine, rivals = (last, first) if check.second else (first, last)
    whole = check.judged(mine, rivals, who, table.sheet)
    table.tell(
        "rival-rolled",
        name=check.against or check.name(who, table.sheet),
        label=rivals.label,
        lead=whole.successes - whole.failures,
    )
    return whole


def _rival(table: Table[Sheet], check: Contest) -> Script[str]:
    """Return the slug of the adventurer on the other side, whom the player picks of several."""
    found = check.fellows(table.sheet)
    if len(found) <= 1:
        return party.slug(found[0].name) if found else ""

    def offers() -> list[Offer[str]]:
        others = [(party.slug(one.name), one.name) for one in check.fellows(table.sheet)]
        return [Offer(Option(f"against-{who}", name, hint=who), who) for who, name in others]

    def chances(rival: str) -> Odds:
        return odds(replace(check, opponent=rival), table.sheet)

    return (yield from table.pick(offers, (words("against-whom"),), odds=chances)).does


def defended(result: int, difficulty: int) -> tuple[int, int]:
    """Return the successes and failures of one who resists another's result.

    The failures serve as the other's successes.

    Source: ART Engine, ART-187, ART-216, ART-217.
    """
    if result >= difficulty:
        return result - difficulty + 1, 0
    return 0, difficulty - result
