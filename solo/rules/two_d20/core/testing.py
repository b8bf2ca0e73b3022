"""One test of a pool: what it is rolled with, how the dice fell, and the result; no texts."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.menus import hiding
from solo.rules.core.menus.hiding import Chances, Merits
from solo.rules.core.outcome import AnyEffect, AnySheet, Effect, Note, Option, Outcome
from solo.rules.two_d20.core import pool as dicepool
from solo.rules.two_d20.core.effects import PassTime, Pool, SpendHarder
from solo.rules.two_d20.core.pool import SIDES, Count, pairs, triggers
from solo.rules.two_d20.core.sheet import Hero
from solo.words import Message, Text

PASSED, FAILED = "passed", "failed"
SIGNS: Mapping[str, str] = {PASSED: "s", FAILED: "f"}
LABELS = (PASSED, FAILED)
MOST_COUNT = 12
"""The highest count that authors can key."""
Steps = tuple[tuple[Text, int], ...]

H = TypeVar("H", bound=Hero)
T_co = TypeVar("T_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
C = TypeVar("C", bound="AnyTest")


class Terms(NamedTuple):
    """The numbers that a test is made with."""

    attribute: str  # its attribute, or nothing when the target number was given
    rating: int  # the attribute's value, or the whole target number
    skill: str  # its skill, or nothing
    trained: int  # what the skill adds
    pool: dicepool.Pool  # the dice, and what they are held against
    difficulty: int  # successes needed, 0 or more
    steps: Steps = ()  # what the difficulty is made of besides the given one (name, steps)
    bonus: int = 0  # points that a pass brings on top (CON-009)
    minutes: int = 0  # game time it takes
    purpose: str = ""  # a short infinitive for the display
    against: Text = ""  # who or what stands against it


class Plan(NamedTuple):
    """The decisions of the player before the dice fall."""

    attribute: str = ""  # the attribute picked, or nothing for the best
    bought: int = 0  # dice bought from the shared pool
    given: int = 0  # dice bought by giving points to the other side
    sure: int = 0  # dice that luck lays down as a 1
    free: tuple[str, ...] = ()  # resources used up and talents called on, by name, a die each
    eased: tuple[str, ...] = ()  # offers of the author taken, by their ids
    stacked: bool = False  # whether luck stands in for the attribute
    helper: str = ""  # who helps, or nobody
    skill: str = ""  # the skill picked, or nothing for the best

    @property
    def free_of_cost(self) -> bool:
        """Whether it uses nothing that could be gone by the time of the roll."""
        return not (self.bought or self.sure or self.free or self.eased or self.stacked
                    or self.helper)  # fmt: skip


class PoolTest(Protocol[H]):
    """A skill test of either game, as far as both have the same."""

    @property
    def game(self) -> "Game[Self, H]":
        """The offers and prices of its game."""
        ...

    @property
    def held(self) -> bool:
        """Whether it is a part of a longer action, for which its points are kept."""
        ...

    @property
    def on_complication(self) -> str:
        """Who decides about complications: `author`, or the rules."""
        ...

    def terms(self, sheet: H | None, plan: Plan = ...) -> Terms:
        """Return what it is rolled with under a plan."""
        ...

    def minutes_for(self, spent: tuple[str, ...]) -> int:
        """Return the game time that it takes, with what points were spent on."""
        ...


AnyTest: TypeAlias = PoolTest[AnySheet]


class Roll(NamedTuple, Generic[T_co]):
    """A test whose dice have fallen."""

    check: T_co  # the test
    plan: Plan  # what was decided before
    terms: Terms  # what it was rolled with
    faces: tuple[int, ...]  # the pool as it lies now
    helped: tuple[int, ...] = ()  # the helpers' dice, if there were any
    stands: frozenset[int] = frozenset()  # places of dice that were rerolled and stand (FO-036)
    left: int = 0  # points made by it and not spent yet
    spent: tuple[str, ...] = ()  # the ids of what they were spent on, in order
    gained: int = 0  # points made by it; set when the spending begins
    used: tuple[str, ...] = ()  # talents called on after the roll
    faced: bool = False  # whether what made the test harder is over already (`SpendHarder`)

    @property
    def tally(self) -> Count:
        """The successes and complications of the dice."""
        return self.terms.pool.tally(self.faces, self.helped)

    @property
    def passed(self) -> bool:
        """Whether the difficulty is met (CON-006, FO-012)."""
        return self.tally.successes >= self.terms.difficulty


class Spend(NamedTuple):
    """Something that points buy after a success."""

    option: Option  # how it is offered
    cost: int  # points
    # what it does to the sheet at once; what is halved or told an author at the end is worked out
    # from the ids spent
    effects: tuple[AnyEffect, ...] = ()


class Reroll(NamedTuple):
    """A way to roll dice of the pool again: which, and what it costs in luck or which talent."""

    option: Option
    places: tuple[int, ...]
    luck: int = 0
    talent: str = ""

    def text(self, points: str) -> Text:
        """Return how it reads where all that it can bring is more points."""
        text = self.option.text
        return (
            text._replace(facts={**text.facts, "more": points})
            if isinstance(text, Message)
            else text
        )


class Called(Protocol):
    """A game's names for the results of a test, and the rules that it cites."""

    points: str
    critical: str
    usual_critical: int
    cites: Mapping[str, str]


class Game(Called, Protocol[T_contra, H]):
    """The offers and prices of a game around a test; everything else is the same in both."""

    def offers(self, check: T_contra, plan: Plan, sheet: H) -> tuple[tuple[Option, Plan], ...]:
        """Return what may be decided before the roll, each with the plan it leads to."""
        ...

    def affords(self, plan: Plan, check: T_contra, sheet: H) -> bool:
        """Say whether a plan can be paid for, and whoever is to help is there."""
        ...

    def pay(self, plan: Plan, check: T_contra, sheet: H) -> tuple[H, tuple[Note, ...]]:
        """Pay for a plan."""
        ...

    def rerolls(self, rolled: Roll[T_contra], sheet: H) -> tuple[Reroll, ...]:
        """Return the dice that may be rolled again."""
        ...

    def spends(self, rolled: Roll[T_contra], sheet: H) -> tuple[Spend, ...]:
        """Return what may be bought after a success."""
        ...

    def complicated(self, number: int) -> Effect[H]:
        """Return what so many complications do (CON-010, FO-010)."""
        ...

    def complications(self, answered: str, number: int) -> tuple[Effect[H], ...]:
        """Return what complications do; nothing where the author answers them."""
        own = not number or answered == "author"
        return () if own else (self.complicated(number),)

    def faced(self, check: T_contra) -> tuple[Effect[H], ...]:
        """Return what ends the steps on the hero's next test: this was the next test."""
        return (SpendHarder(),)

    def banked(self, points: int) -> tuple[Effect[H], ...]:
        """Return the effect that saves points."""
        return (Pool(points),)


def roll(
    check: C,
    sheet: Hero | None,
    dice: Dice,
    plan: Plan = Plan(),  # noqa: B008 - frozen
) -> Roll[C]:
    """Roll the whole pool together (CON-003, FO-006)."""
    terms: Terms = check.terms(sheet, plan)
    faces, helped = terms.pool.roll(dice)
    return Roll(check, plan, terms, faces, helped)


def gain(terms: Terms, count: Count) -> int:
    """Return the points that a count makes: the successes beyond the difficulty.

    Source: CON-007, FO-013; what talents add on a pass: CON-009.
    """
    over = count.successes - terms.difficulty
    return over + terms.bonus if over >= 0 else 0


def unasked(rolled: Roll[C], dice: Dice) -> Roll[C]:
    """Roll again what may be at no cost, where nobody is asked: failures, each once."""
    places = rolled.terms.pool.poor(rolled.faces)
    return replaced(rolled, places, dice.roll(len(places), SIDES)) if places else rolled


def replaced(rolled: Roll[C], places: tuple[int, ...], new: tuple[int, ...]) -> Roll[C]:
    """Return a roll with some dice rolled again; they stand now, whatever they show (FO-036)."""
    faces = list(rolled.faces)
    for place, face in zip(places, new, strict=True):
        faces[place] = face
    return rolled._replace(faces=tuple(faces), stands=rolled.stands | frozenset(places))


def reckon(rolled: "Roll[AnyTest]") -> Outcome:
    """Return what a roll comes to, all points that are left to be saved."""
    terms, count, game = rolled.terms, rolled.tally, rolled.check.game
    gained = gain(terms, count)
    left = rolled.left if rolled.spent or rolled.gained else gained
    outcome = counted(terms, count, game)
    changes: tuple[AnyEffect, ...] = () if rolled.faced else game.faced(rolled.check)
    if left and not rolled.check.held:  # what is held keeps its points for what follows
        changes += game.banked(left)
    changes += game.complications(rolled.check.on_complication, count.complications)
    minutes = rolled.check.minutes_for(rolled.spent)
    if minutes:
        changes += (PassTime(minutes),)
    again = len(rolled.stands)
    fell = {"helped": rolled.helped, "spent": rolled.spent, "minutes": minutes, "again": again}
    return outcome._replace(
        faces=(*rolled.faces, *rolled.helped),
        triggers=(*outcome.triggers, *dict.fromkeys((*rolled.plan.eased, *rolled.spent))),
        changes=changes,
        facts={**outcome.facts, **fell},
    )


def counted(terms: Terms, count: Count, game: Called) -> Outcome:
    """Return the outcome of a count, before anything is spent.

    A test that needs no success and has none counts as one success, so that an author's `success`
    answers it
    (CON-006, CON-013).
    """
    lacking = max(0, terms.difficulty - count.successes)
    aim = terms.pool.aim
    facts = {
        "passed": not lacking,
        game.points: gain(terms, count),
        "complications": count.complications,
        "rolled_successes": count.successes,
        "tn": aim.tn,
        game.critical: aim.critical,
        "difficulty": terms.difficulty,
        "complication_on": aim.worst,
        "attribute": terms.attribute,
        "rating": terms.rating,
        "skill": terms.skill,
        "trained": terms.trained,
        "rolled": terms.pool.dice,
        "sure": terms.pool.sure,
        "auto": terms.pool.auto,
        "steps": terms.steps,
        "against": terms.against,
    }
    return Outcome(
        FAILED if lacking else PASSED,
        successes=max(count.successes, int(not lacking)),
        failures=lacking,
        triggers=triggers(count.complications),
        facts=facts,
    )


def ways(
    check: "AnyTest",
    sheet: Hero | None,
    plan: Plan = Plan(),  # noqa: B008 - frozen
) -> Iterator[tuple[Outcome, int]]:
    """Yield every outcome of a test with the ways that lead to it, exactly."""
    terms: Terms = check.terms(sheet, plan)
    for count, number in pairs(terms.pool.chances()):
        yield counted(terms, count, check.game), number


def ways_again(rolled: "Roll[AnyTest]", places: tuple[int, ...]) -> Iterator[tuple[Outcome, int]]:
    """Yield what rolling some dice again would come to, exactly."""
    for count, number in pairs(rolled.terms.pool.rest(rolled.faces, places, rolled.helped)):
        yield counted(rolled.terms, count, rolled.check.game), number


def as_it_lies(rolled: "Roll[AnyTest]") -> Iterator[tuple[Outcome, int]]:
    """Yield what a roll has come to as it lies, which is certain."""
    yield counted(rolled.terms, rolled.tally, rolled.check.game), 1


def judged(ways_to: Iterator[tuple[Outcome, int]], game: Called) -> Chances:
    """Return the counts, points and complications of outcomes: all that they are judged by."""

    def merits(outcome: Outcome) -> Merits:
        points, complications = outcome.facts[game.points], outcome.facts["complications"]
        return (*hiding.counted(outcome), points, -complications)

    return hiding.judged(ways_to, merits)


def promise(terms: Terms) -> tuple[Fraction, Fraction]:
    """Return the chance of passing and, of equals the better, what it comes to on average."""
    total = passing = over = 0
    for count, ways_to in terms.pool.chances().items():
        total += ways_to
        passing += ways_to * (count.successes >= terms.difficulty)
        over += ways_to * (count.successes - terms.difficulty)
    return Fraction(passing, total), Fraction(over, total)


def possible(lowest: int) -> frozenset[str]:
    """Return every count that a test can give any hero, as far as authors can key them.

    The state of a hero may make tests harder without limit, so any number of successes may be
    lacking. Offers make them easier, but never so easy that nothing is left to roll. Five dice and
    a helper's come to 12 successes, so that any number may be there, too.

    Args:
        lowest: The fewest successes that can be enough.
    """
    lacking = {f"{number}f" for number in range(1, MOST_COUNT + 1)}
    return frozenset(lacking | {f"{number}s" for number in range(max(1, lowest), MOST_COUNT + 1)})
