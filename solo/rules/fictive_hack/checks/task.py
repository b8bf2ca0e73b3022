"""The attribute roll: 1d10 and an attribute, against a number or somebody else's roll.

All checks that are such rolls are kinds of `Task`: they differ in what stands against them and in
what they make of the margin. That is the one place here where inheritance says it shortest.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import field
from fractions import Fraction
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.facts import Checked, Filled, Within
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.odds import every, tally
from solo.rules.core.outcome import Effect, Facts, Note, Outcome
from solo.rules.core.party.rolls import Who
from solo.rules.fictive_hack.checks.awesome import MOST_AP, most_boosts
from solo.rules.fictive_hack.checks.effects import Snapped, Uses, Worn
from solo.rules.fictive_hack.checks.modifiers import Pairs, aiding, modifiers
from solo.rules.fictive_hack.checks.steps import ADDED, BID, RATED
from solo.rules.fictive_hack.checks.ten_sided import SIDES
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import why_not
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.party import SEVERAL
from solo.rules.fictive_hack.printed import printed
from solo.words import Text

Topic = Literal["", "politics", "parley", "resolve", "rally", "traps"]
MOST = 12
"""Margins beyond twelve count as twelve; authors can key no more."""
EVERY_COUNT = frozenset(f"{number}{sign}" for number in range(1, MOST + 1) for sign in "sf")


class Terms(NamedTuple):
    """The terms of a roll: the attribute's name, its number, and what is added."""

    attribute: str
    score: int
    modifiers: Pairs
    dice: int = 1

    @property
    def bonus(self) -> int:
        """All that is added to the die."""
        return self.score + sum(points for _, points in self.modifiers)


class Rival(NamedTuple):
    """The number that a roll has to meet, and the dice that made it.

    Of several opponents `number` is the hardest, and `each` has the number of every one.
    """

    number: int
    faces: tuple[int, ...] = ()
    each: tuple[int, ...] = ()


class Roll(NamedTuple):
    """A roll as it fell: the hero's faces, what they have to meet, and the AP spent since."""

    terms: Terms  # what it is made with
    faces: tuple[int, ...]  # the hero's dice; the best counts
    rival: Rival  # what it has to meet
    boosts: int = 0  # AP that count, +2 each
    cancelled: int = 0  # AP that the GM outbid (FH-203)
    worn: bool = False  # whether what it uses up is used up already

    @property
    def total(self) -> int:
        """The sum."""
        per = int(printed("awesome")["boost"]["bonus"])
        return max(self.faces, default=0) + self.terms.bonus + per * self.boosts

    @property
    def margin(self) -> int:
        """By how much it is met; negative when it isn't."""
        return self.total - self.rival.number


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(CheckBase, Checked, ABC):
    """A roll of 1d10 and an attribute.

    Source: Fictive Hack, FH-161, FH-190; of two dice the better, FH-265.
    """

    rule: ClassVar[str] = "FH-164"

    needs: ClassVar[str] = ""
    """The talent without which it can't be tried, or nothing."""
    hits: ClassVar[bool] = True
    """Whether a tie has a label of its own; it is a success unless an option denies it."""
    labels: ClassVar[Mapping[str, str]] = {"passed": "s", "failed": "f"}
    """The labels that it ends with, a tie's aside, each with its sign."""
    few: ClassVar[frozenset[str]] = frozenset()  # its counts, where they tell no margin

    attribute: Annotated[
        tuple[Rating, ...],
        "What is rolled: an attribute, a number, or a list that the player picks from.",
        Filled("at least one is needed"),
    ] = (Rating("brawn"),)
    value: Annotated[int | None, "The number of the attribute, instead of the sheet's.", RATED] = (
        None
    )
    modifier: Annotated[
        int, "What the situation adds or takes.", Within(-MOST_AP, MOST_AP), ADDED
    ] = 0
    situation: Annotated[str, "What that comes from, for the display: `what you carry`."] = (
        "the situation"
    )
    topic: Annotated[
        Topic,
        "What it is about, for talents that help there: `politics`, `parley` (talking somebody "
        "out of a fight), `resolve` (to keep fighting), `rally` (to keep others fighting), "
        "`traps`.",
    ] = ""
    boost: Annotated[bool, "Whether AP may raise it."] = True
    resist: Annotated[
        int,
        "AP that the GM bids against boosts (FH-203).",
        Within(0, MOST_AP),
        BID,
    ] = 0
    purpose: Annotated[str, "What it is for, as a short infinitive for the display."] = ""
    who: Who = "lead"
    # whose a tie is where no hero's sheet says so
    ties: Literal["hero", "nobody"] = field(default="hero", metadata={"authored": False})

    def terms(self, sheet: Sheet | None, picked: str = "") -> Terms:
        """Return what it is rolled with; of several attributes the best unless one is picked.

        Raises:
            ValueError: There is no hero to say the number.
        """
        found = [self._terms(rating, sheet) for rating in self.attribute]
        chosen = [one for one in found if one.attribute == picked] or found
        if len({one.dice for one in chosen}) > 1:  # the better of two dice, or more added
            return max(chosen, key=lambda one: (success(self, one, sheet), one.bonus))
        return max(chosen, key=lambda one: one.bonus)

    def _terms(self, rating: Rating, sheet: Sheet | None) -> Terms:
        score = self.value if rating.value is None else rating.value
        if score is None:
            if sheet is None:
                raise ValueError(
                    f"attribute: there is no hero here to have {rating.attribute}; "
                    f"write value=2, or {rating.attribute}:2"
                )
            score = sheet.attributes[rating.attribute]
        own = ((self.situation, self.modifier),) if self.modifier else ()
        more = (*own, *self.added(sheet), *modifiers(sheet, rating.attribute, self.topic))
        clever = rating.attribute == "cunning" and sheet is not None and sheet.has("super cunning")
        return Terms(rating.attribute, score, more, 2 if clever else 1)

    @property
    def sure(self) -> bool:
        """Whether there is no doubt, and so no roll."""
        return False

    def added(self, sheet: Sheet | None) -> Pairs:
        """Return what this kind of task adds by itself."""
        return ()

    @abstractmethod
    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        """Return what has to be met, rolling for whoever stands against the hero."""

    @abstractmethod
    def facing(self, sheet: Sheet | None) -> Text:
        """Say what has to be met."""

    def wins_ties(self, sheet: Sheet | None) -> bool:
        """Tell whether a tie is enough (FH-165)."""
        rule = self.ties if sheet is None else sheet.options.ties
        return self.hits and rule == "hero"

    def lacking(self, roll: Roll, sheet: Sheet | None) -> int:
        """Return how many AP would make it succeed; 0 if it does."""
        if encumbered(sheet) or not roll.faces:
            return 0
        need = roll.rival.number + (0 if self.wins_ties(sheet) else 1)
        return most_boosts(roll.total, need)

    def throw(self, sheet: Sheet | None, dice: Dice, picked: str = "") -> Roll:
        """Throw the dice: the hero's first."""
        if self.sure:
            return Roll(Terms(self.attribute[0].attribute, 0, ()), (), Rival(0))
        terms = self.terms(sheet, picked)
        faces = dice.roll(terms.dice, SIDES)
        return Roll(terms, faces, self.rival(sheet, dice))

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        """Return what a roll comes to: `passed`, `failed` or `tie`, counted by its margin.

        A tie counts 1 success, each point above it one more; each point below counts 1 failure.
        """
        margin = roll.margin
        if not roll.faces:
            return self.outcome(roll, "passed", 1, sheet)
        if encumbered(sheet):
            return self.outcome(roll, "failed", -min(MOST, max(1, -margin)), sheet)
        if margin == 0 and self.hits:
            return self.outcome(roll, "tie", 1 if self.wins_ties(sheet) else -1, sheet)
        if (margin >= 0 and self.wins_ties(sheet)) or margin > 0:
            return self.outcome(roll, "passed", min(MOST, margin + 1), sheet)
        return self.outcome(roll, "failed", -min(MOST, max(1, -margin)), sheet)

    def outcome(
        self, roll: Roll, label: str, count: int, sheet: Sheet | None, **facts: object
    ) -> Outcome:
        """Write an outcome; a negative count is failures."""
        told = {**self.facts(roll, sheet), "passed": count > 0, **facts}
        changes: tuple[Effect[Sheet], ...] = ()
        if not roll.worn:
            changes = worn_by(sheet, roll.terms)
        triggers = ("doubles",) if len(roll.faces) > len(set(roll.faces)) else ()
        if triggers and (device := aiding(sheet, roll.terms.attribute)):
            changes = (*changes, Snapped(device.name))
        changes = (*changes, *lent(sheet, roll.terms))
        return Outcome(
            label,
            successes=max(0, count),
            failures=max(0, -count),
            faces=(*roll.faces, *roll.rival.faces),
            triggers=triggers,
            changes=changes,
            facts=told,
        )

    def facts(self, roll: Roll, sheet: Sheet | None) -> Facts:
        """Return how it came about, for JSON and for `why`."""
        return {
            "attribute": roll.terms.attribute,
            "score": roll.terms.score,
            "modifiers": roll.terms.modifiers,
            "face": max(roll.faces, default=0),
            "boosts": roll.boosts,
            "total": roll.total,
            **({"difficulty": roll.rival.number} if roll.faces else {}),
            **({"against": self.facing(sheet), "by": roll.margin} if roll.faces else {}),
            "rule": self.rule,
            **({"reason": "encumbered"} if encumbered(sheet) else {}),
        }

    @property
    def talent(self) -> str:
        """The talent without which it can't be tried, or nothing."""
        return self.needs

    def barred(self, sheet: Sheet | None) -> Text:
        """Return why the hero can't try it, or nothing."""
        return why_not(sheet, self.talent) if self.talent and sheet is not None else ""

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll it once, without AP."""
        if (together := SEVERAL.resolved(self, sheet, dice)) is not None:
            return together
        if why := self.barred(sheet):
            return unable(why)
        roll = self.throw(sheet, dice)
        return self.paid(self.judge(roll, sheet), sheet)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]] | None:
        """Yield what a roll of several heroes comes to; that of one has few dice."""
        return SEVERAL.ways(self, sheet)

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        """Return the outcome with the use of its talent, which success exhausts."""
        if not self.talent or sheet is None or not outcome.successes:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Uses(talent=self.talent)))

    @property
    def lacks(self) -> bool:
        """Whether some hero can't try it at all, which ends as `unable`."""
        return bool(self.talent)

    @property
    def by_label(self) -> bool:
        """Whether its labels say more than passed and failed (see `Check`)."""
        return len(self.labels) > len(Task.labels)

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels that it ends with, each with its sign (see `Check`)."""
        found = {one: sign for one, sign in self.labels.items() if sign == "s" or not self.sure}
        if "passed" in found and self.hits and not self.sure:
            found["tie"] = "s" if self.wins_ties(None) else "f"
        return {**found, "unable": "f"} if self.lacks else found

    def counts(self) -> frozenset[str]:
        """Return every count that it can come to for some hero."""
        if self.sure:
            return frozenset({"1s", "1f"} if self.lacks else {"1s"})
        return self.few or EVERY_COUNT


@dataclass(frozen=True, slots=True)
class _Facing(CheckBase):
    """A roll whose best die has fallen; what stands against it is rolled yet."""

    task: Task
    terms: Terms
    face: int

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self.task.judge(Roll(self.terms, (self.face,), self.task.rival(sheet, dice)), sheet)


def ways_of(task: Task, terms: Terms, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
    """Yield what a roll may come to with the ways that lead to it, whichever dice are doubles.

    Raises:
        SoloError: Too many dice stand against it to run through.
    """
    for face in range(1, SIDES + 1):
        best = face**terms.dice - (face - 1) ** terms.dice
        for outcome, ways in every(_Facing(task, terms, face), sheet):
            yield outcome, ways * best


def success(task: Task, terms: Terms, sheet: Sheet | None) -> Fraction:
    """Return the chance of success with some terms; 0 where there are too many ways."""
    try:
        found = tally(ways_of(task, terms, sheet))
    except SoloError:
        return Fraction(0)
    return Fraction(found.succeeding, found.total)


def lent(sheet: Sheet | None, terms: Terms) -> tuple[Effect[Sheet], ...]:
    """Return the uses of talents that help with a roll and were paid for only once (FH-193)."""
    if sheet is None or not sheet.borrowed:
        return ()
    helping = [name for name, _ in terms.modifiers]
    names = [name for name in sorted(sheet.borrowed) if title(name) in helping]
    if terms.dice > 1 and "super cunning" in sheet.borrowed:
        names.append("super cunning")
    return tuple(Uses(talent=name) for name in names)


def worn_by(sheet: Sheet | None, terms: Terms) -> tuple[Effect[Sheet], ...]:
    """Return what a roll uses up by being thrown, however it goes."""
    used = any(name in ("bonus", "inspired") for name, _ in terms.modifiers)
    return (Worn(terms.attribute == "commitment"),) if sheet is not None and used else ()


def encumbered(sheet: Sheet | None) -> bool:
    """Tell whether the hero carries too much to succeed at anything (FH-029)."""
    return gear.encumbered(sheet)


def unable(why: Text) -> Outcome:
    """Return the outcome of what could not even be tried."""
    facts = {"passed": False, "reason": why}
    return Outcome("unable", failures=1, facts=facts)


def note_of(text: Text) -> Note:
    """Return a note that says something as it stands."""
    return Note("told", {"text": text})
