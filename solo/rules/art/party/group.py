"""Several at one task, their efforts put together into one result."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import WORDS, Rank, add_difficulties
from solo.rules.art.checks.roll import AWESOME, CATASTROPHIC
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Attributes, Circumstances, against
from solo.rules.art.checks.together import together
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.sentences import warnings
from solo.rules.art.party import members as party
from solo.rules.art.party.party_rolls import merged
from solo.rules.art.party.words import words
from solo.rules.art.words import words as told
from solo.rules.core.common_fields import Natural, Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.odds import every
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.words import Message

DISASTER = "disaster"
MOST_HELPERS = 4  # Engine, ART-225
DEFAULT = "strength"  # what companions use where a number stands for the attribute

Others = tuple[tuple[str, Outcome], ...]
"""The rolls of the other adventurers, by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(Circumstances, Attempt):
    """Put the hero's effort and that of companions who are present into one result.

    Adventurers roll; companions contribute their rank. A Catastrophic roll is a disaster for all.

    Source: ART Engine, ART-224 to ART-229, ART-242. Conflict C10: its example names three
    adventurers and lists two rolls; those two and the narrator's character make the result.
    """

    attribute: Annotated[Attributes, "What everybody uses."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    helpers: Annotated[
        tuple[str, ...], "The ids of companions; those who are absent don't count."
    ] = ()
    most: Annotated[Natural, "How many may help, adventurers before companions."] = MOST_HELPERS
    compounding: Annotated[
        bool, "Whether help adds up (lifting) or the best result stands (searching)."
    ] = False
    purpose: Purpose = ""

    shorthand: ClassVar[str] = "attribute"

    def bind(self, cast: Cast) -> "Group":
        """Return it as it is: those who are to help have to be in the adventure."""
        for name in self.helpers:
            foe_named(name, cast.foes, "helpers")
        return self

    @property
    def part(self) -> Part:
        """What each of them rolls: no difficulty, for nothing is counted but the whole."""
        return Part(check=replace(self.roll, difficulty=None))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        own = self.part.resolve(sheet, dice)
        others = self.others(sheet, dice)
        outcome = self.combined(own, sheet, others)
        bonus = self.roll.consequences(outcome.successes, outcome.failures, {})
        return outcome._replace(changes=own.changes + changes_of(others) + bonus)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield what everybody's rolls come to together, with the ways that lead to each."""
        effort = Effort(self, sheet, (), self.rolling(sheet))
        yield from together(effort, every(self.part, sheet))

    def efforts(self, members: Iterable[Sheet]) -> Iterator[tuple[Others, int]]:
        """Yield what the rolls of some adventurers may be, with the ways that lead to each.

        Only their results matter, and not whose they are; so these are counted by result, one
        adventurer after another, however many there are.
        """
        efforts: dict[tuple[int, ...], tuple[Others, int]] = {(): ((), 1)}
        for one in members:
            following: dict[tuple[int, ...], tuple[Others, int]] = {}
            for roll, weight in merged(every(self.part, one)):
                for others, before in efforts.values():
                    more = (*others, (one.name, roll))
                    key = tuple(sorted(own.facts["result_index"] for _, own in more))
                    kept, ways = following.get(key, (more, 0))
                    following[key] = kept, ways + before * weight
            efforts = following
        yield from efforts.values()

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, group, self, asks=asks)

    def present(self, sheet: Sheet | None) -> tuple[Foe, ...]:
        """Return the helpers who are there.

        Raises:
            ValueError: Some are named, and no adventure is there in which to find them.
        """
        if sheet is None or not sheet.attributes:
            if self.helpers:
                name = shown(self.helpers[0])
                raise unfit("helpers", told("only-in-adventure", name=name))
            return ()
        there = [sheet.companions[name] for name in self.helpers if name in sheet.companions]
        return tuple(there[: self.most])

    def rolling(self, sheet: Sheet | None) -> tuple[Sheet, ...]:
        """Return the other adventurers, who take part before any companion (ART-226)."""
        others = () if sheet is None else sheet.party
        return tuple([one for one in others if party.able(one)][: self.most])

    def others(self, sheet: Sheet | None, dice: Dice) -> "Others":
        """Roll for the other adventurers."""
        part = self.part
        return tuple([(one.name, part.resolve(one, dice)) for one in self.rolling(sheet)])

    def combined(self, own: Outcome, sheet: Sheet | None, others: "Others" = ()) -> Outcome:
        """Return what everybody's rolls and the companions' ranks come to together."""
        facts, difficulty = own.facts, against(self.difficulty, self.harder)
        attribute = facts["attribute"] or DEFAULT
        friends = self.present(sheet)[: self.most - len(others)]
        helpers = [(foe.name, foe.rank(attribute)) for foe in friends]
        rolls = [(name, Rank(roll.facts["result_index"])) for name, roll in others]
        ruined = any(rank == CATASTROPHIC for _, rank in rolls)  # a companion's rank never does
        helpers = rolls + helpers
        own = own._replace(faces=own.faces + tuple(f for _, roll in others for f in roll.faces))
        mine = facts["result_index"]
        rule = "ART-229" if self.compounding else "ART-227"
        parts = (("you", WORDS[mine]), *((name, rank.word) for name, rank in helpers))
        more: dict[str, object] = {**facts, "kind": "group", "parts": parts, "rule": rule}
        more |= {"difficulty": WORDS[difficulty], "difficulty_index": difficulty}
        if mine == CATASTROPHIC or ruined:
            most = max(0, difficulty - CATASTROPHIC)
            more |= {"rule": "ART-228"}
            lost = own._replace(successes=0, failures=most)
            return lost._replace(label=DISASTER, changes=(), facts=more)
        result = combine([Rank(mine), *(rank for _, rank in helpers)], self.compounding)
        more |= {"result": result.word, "result_index": int(result)}
        successes = max(0, result - difficulty + 1)
        failures = max(0, difficulty - result)
        return own._replace(
            label=result.word,
            successes=successes,
            failures=failures,
            changes=(),
            facts=more,
        )


class Effort(NamedTuple):
    """What a combined effort comes to with one roll of it."""

    check: Group
    sheet: Sheet | None
    before: Others  # the rolls that are made, whoever acts first
    after: tuple[Sheet, ...]  # who is still to roll

    @property
    def alone(self) -> bool:
        return False

    def ways(self, own: Outcome) -> Iterator[tuple[Outcome, int]]:
        for others, ways in self.check.efforts(self.after):
            rolls: Others = (*self.before, ("", own), *others)
            yield self.check.combined(rolls[0][1], self.sheet, rolls[1:]), ways


def group(table: Table[Sheet], check: Group, *, asks: bool) -> Script[Outcome]:
    """Let the hero roll, then the others, and put all efforts together (ART-224 to ART-229).

    Each roll is its adventurer's own, with Fame and doubles (ART-211, ART-456). One who thinks
    better of it takes no part.
    """
    rolls: list[tuple[str, Outcome]] = []

    def status() -> tuple[Message, ...]:
        fell = (words("rolled-before", name=name, label=roll.label) for name, roll in rolls)
        return (*_asked(check, table.sheet), *fell)

    def rolling(place: int) -> Rolling:
        after = check.rolling(table.sheet)[place:]
        return Rolling(check.part, asks).together(Effort(check, table.sheet, tuple(rolls), after))

    own = yield from table.play(rolling(0), status)
    if own.label == "aborted":
        return own
    rolls.append(("", own))
    for place, one in enumerate(check.rolling(table.sheet), 1):
        roll = rolling(place)
        if _settled(check, table.sheet, tuple(rolls)):
            roll = roll._replace(asks=False)
        theirs = yield from table.play(
            party.played_by(party.slug(one.name), roll), status, at_once=True
        )
        if theirs.label != "aborted":
            table.tell("everyone-rolled", name=one.name, label=theirs.label, count=theirs.count)
            rolls.append((one.name, theirs))
    outcome = check.combined(own, table.sheet, tuple(rolls[1:]))
    table.change(*check.roll.consequences(outcome.successes, outcome.failures, {}))
    return outcome


def _settled(check: Group, sheet: Sheet, rolls: Others) -> bool:
    """Tell whether all come to the same whatever somebody more rolls, or if he takes no part."""
    own, others = rolls[0][1], rolls[1:]
    found = {_come_to(check.combined(own, sheet, others))}
    for rank in range(CATASTROPHIC, AWESOME + 1):
        more = own._replace(facts={**own.facts, "result_index": rank})
        found.add(_come_to(check.combined(own, sheet, (*others, ("", more)))))
    return len(found) == 1


def _come_to(whole: Outcome) -> tuple[str, int, int]:
    return whole.label, whole.successes, whole.failures


def _asked(check: Group, sheet: Sheet) -> tuple[Message, ...]:
    """Say what everybody's efforts have to reach together, and who is sure to help."""
    terms = check.roll.terms(sheet)
    needed = "" if terms.hidden else WORDS[terms.difficulty]
    attribute = terms.attribute or DEFAULT
    friends = tuple(
        words("friend", name=foe.name, rank=foe.rank(attribute).word)
        for foe in check.present(sheet)
    )
    first = words("all-together", difficulty=needed, added=check.compounding)
    with_you = (words("with-you", friends=friends),) if friends else ()
    return (first, *warnings(terms, hurts=check.roll.harms), *with_you)


def changes_of(others: Others) -> tuple[Effect[Sheet], ...]:
    """Return what their rolls do to the other adventurers."""
    return tuple(
        party.upon(party.slug(name), effect) for name, roll in others for effect in roll.changes
    )


def combine(results: Sequence[Rank], compounding: bool) -> Rank:
    """Return the one result of several efforts, none of them Catastrophic.

    Source: ART Engine, ART-227 (the best stands) and ART-229 (they are added up). Held at Awesome,
    where results stop.
    """
    if not compounding:
        return max(results)
    return min(add_difficulties(results), Rank(AWESOME))
