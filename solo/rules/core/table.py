"""What a script works with: its questions to the player, the answers, and its `Table`.

How a script is run, and kept between two questions, is in `script.py`.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from solo.budget import DEEDS, PER_DEED, STEP, Budget
from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import first_open, refuse
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.fights.encounters import made, minutes_of
from solo.rules.core.menus.offers import Offer, Taken, distinct, named, weighing
from solo.rules.core.odds import weighed
from solo.rules.core.outcome import AnySheet, Effect, Note, Odds, Option, Outcome
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step, TurnRules
from solo.rules.core.shown.moment import Moment
from solo.words import Text

S = TypeVar("S")
T = TypeVar("T")

Options: TypeAlias = "Sequence[Option] | Callable[[], Sequence[Option]]"
Lines: TypeAlias = "Sequence[Text] | Callable[[], Sequence[Text]]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question of a script to the player.

    Functions are called only while the script waits at this question, so they may read whatever
    the script works on.
    """

    options: Options  # what may be answered, the default first; never empty
    status: Lines = ()  # where the encounter stands, in a few lines shown above the options
    forced: str | None = None  # the id of the one option when there is nothing to decide
    # the exact odds of the roll that an option makes. None has them found out: the script is run
    # on, in a copy, up to the first check that it rolls.
    odds: Callable[[str], Odds | None] | None = None
    # what an improvised action means here; None where no turns are counted
    turn: TurnRules | None = None
    # called with the option that was answered, and raises `Illegal` unless it may be taken; None
    # admits the open options. A menu admits what is folded away, too.
    admits: Callable[[str], object] | None = None
    # returns the first open option where that costs less than to make all; None looks at them
    first: Callable[[], Option | None] | None = None
    # the name of the hero who answers, nothing for whoever acts; None is whoever acts
    player: Callable[[], str] | None = None


class Answer(NamedTuple):
    """An answer of the player."""

    option: str  # the id of the option taken; nothing if `tried` is given
    words: str = ""  # the words that go with it
    # what an improvised action came to, which was made instead of taking an option
    tried: Outcome | None = None


Script: TypeAlias = Generator[Question, Answer, T]
Told: TypeAlias = tuple[list[Note], int, list[Outcome], list[str], bool | None]


class Over(Exception):  # noqa: N818 - it is no error: an encounter ends in the middle of its rules
    """Ends an encounter at once, from anywhere within its script."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.label)
        self.outcome = outcome


class StoryLeft(Exception):  # noqa: N818 - it is no error
    """Raised within a script at the question where it waits: the story has left the encounter.

    A script that has something to put in order catches it and returns its outcome.
    """


class Table(Generic[S]):
    """The working copy of a script between two questions; nobody outside sees it change.

    Args:
        sheet: The hero's sheet as it is now.
        dice: The dice of this step.
        notes: What happened in this step, in order.
        minutes: How much game time has passed in this step.
        rolled: The roll that the question at hand follows, if the player may ask how it came about.
        fallen: The rolls of this step that the player may ask about, in order.
        offers: Whether the offers around rolls are made; None leaves it as it was at the beginning.
        acted: The ids of those who did something in this step of their own accord, in order.
        stands: Says where a script stands, if it has something to say; a fight has its view.
        refusal: Why the last answer is refused, where a script has changed nothing and asks the
            same once more: so it need not be run anew, as where it raises that itself.
    """

    __slots__ = (
        "_work",
        "acted",
        "dice",
        "fallen",
        "minutes",
        "notes",
        "offers",
        "probing",
        "refusal",
        "rolled",
        "sheet",
        "stands",
    )

    def __init__(self, sheet: S, dice: Dice) -> None:
        self.sheet = sheet
        self.dice = dice
        self.notes: list[Note] = []
        self.minutes = 0
        self.rolled: Outcome | None = None
        self.fallen: list[Outcome] = []
        self.offers: bool | None = None
        self.probing = False  # whether only the odds of the next roll are wanted
        self.acted: list[str] = []
        self.stands: Callable[[], Moment] | None = None
        self.refusal: Illegal | None = None
        self._work = Budget(STEP)

    def ask(
        self,
        options: Options,
        status: Lines = (),
        *,
        forced: str | None = None,
        odds: Callable[[str], Odds | None] | None = None,
        turn: TurnRules | None = None,
        admits: Callable[[str], object] | None = None,
    ) -> Script[Answer]:
        """Ask the player, and return the answer; the arguments are those of `Question`."""
        question = Question(
            options=options, status=status, forced=forced, odds=odds, turn=turn, admits=admits
        )
        return (yield self.usual(question))

    def pick(
        self,
        offers: "Sequence[Offer[T]] | Callable[[], Sequence[Offer[T]]]",
        status: Lines = (),
        *,
        forced: str | None = None,
        odds: Callable[[T], Odds | None] | None = None,
        turn: TurnRules | None = None,
    ) -> Script[Taken[T]]:
        """Ask which of some offers is taken; `odds` returns those of what an offer does.

        What is not shown can be taken, too. An answer is one of the offers as they were listed, or
        admitted, last: for no answer they are made twice.
        """
        made: Sequence[Offer[T]] | None = None

        def every() -> "Sequence[Offer[T]]":
            nonlocal made
            made = distinct(read(offers))
            return made

        def listed() -> Iterator[Option]:
            return (offer.listed() for offer in every() if offer.shown)

        question = Question(
            options=lambda: [*listed()],
            status=status,
            forced=forced,
            odds=weighing(every, odds),
            turn=turn,
            admits=lambda option: refuse(option, [offer.option for offer in every()]),
            first=lambda: first_open(listed()),
        )
        answer = yield self.usual(question)
        return Taken(named(made or every(), answer.option), answer.words, answer.tried)

    def usual(self, question: Question) -> Question:
        """Return a question as `ask` puts it; a table of its own adds what is usual there."""
        return question

    def play(
        self,
        encounter: Encounter[S],
        status: Lines = (),
        *,
        turn: TurnRules | None = None,
        at_once: bool = False,
    ) -> Script[Outcome]:
        """Play another encounter to its end within this one, under some lines of our own.

        `turn` says what an improvised action means meanwhile. With `at_once`, what is forced is
        done without asking, in this same step: where going on leaves nothing to decide.
        """
        before = self.rolled
        while True:
            self.rolled = encounter.rolled
            forced = encounter.forced
            if at_once and forced is not None and not self.probing:
                answer = Answer(forced)
            else:
                answer = yield self._asking(encounter, status, turn)
            try:
                step = encounter.step(answer.option, answer.words, self.sheet, self.dice)
            except Illegal as refusal:
                if answer.option == forced:
                    raise
                self.refusal = refusal
                continue
            self.take(step)
            if step.encounter is None:
                assert step.outcome is not None
                if step.outcome.faces:
                    self.explains(step.outcome)
                self.rolled = before
                return step.outcome
            encounter = step.encounter

    def _asking(self, encounter: Encounter[S], status: Lines, turn: TurnRules | None) -> Question:
        """Return the question of an encounter within this one, under some lines of our own."""
        return Question(
            options=lambda: encounter.options(self.sheet),
            status=lambda: (*read(status), *encounter.status(self.sheet)),
            forced=encounter.forced,
            odds=lambda option: weighed(encounter, option, self.sheet),
            turn=turn,
            admits=lambda option: encounter.admits(option, self.sheet),
            first=lambda: encounter.first(self.sheet),
            player=lambda: encounter.player(self.sheet),
        )

    def after(
        self, step: Step[S], status: Lines = (), *, turn: TurnRules | None = None
    ) -> Script[Outcome]:
        """Take in a step of another encounter, and play that to its end."""
        self.take(step)
        if step.encounter is not None:
            return (yield from self.play(step.encounter, status, turn=turn))
        assert step.outcome is not None
        return step.outcome

    def take(self, step: Step[S]) -> None:
        """Take in what a step of another encounter did."""
        self.sheet = step.sheet
        self.notes += step.notes
        self.minutes += step.minutes
        self.fallen += step.rolled

    def asks(self, begun: bool) -> bool:
        """Tell whether offers around rolls are made now; `begun` is whether they were at first."""
        return begun if self.offers is None else self.offers

    def explains(self, outcome: Outcome) -> None:
        """Keep a roll, to be explained; what more is known of the last throw takes its place."""
        if outcome.faces and self.fallen and self.fallen[-1].faces is outcome.faces:
            self.fallen.pop()
        self.fallen.append(outcome)
        self.rolled = outcome

    def shows(self, outcome: Outcome) -> None:
        """Show a roll that is still to be decided about; it is explained as long as it lies."""
        self.rolled = outcome

    def roll(self, check: Check[S]) -> Outcome:
        """Roll a check for the hero, and make its changes; the outcome holds them no longer."""
        outcome = self.resolve(check)
        self.change(*outcome.changes)
        return outcome._replace(changes=())

    def resolve(self, check: Check[S], sheet: S | None = None) -> Outcome:
        """Roll a check, for the hero unless another sheet is given; its changes are not made.

        Every roll of a check goes through here or `weigh`, so that odds can be found by running a
        script up to its first one.
        """
        sheet = self.sheet if sheet is None else sheet
        self._busy()
        self.weigh(check, sheet)
        return foreseen(self.dice, partial(check.resolve, sheet), self.alike)

    @staticmethod
    def alike(outcome: Outcome) -> object:
        """Return what of an outcome the rules of this table go on with: all, unless it says so."""
        return outcome

    def weigh(self, check: Check[S], sheet: S | None = None) -> None:
        """Say which check is about to be rolled, where `resolve` doesn't roll it.

        Its odds are those of the option that led here. Call it before its first die falls.
        """
        if self.probing:
            raise Probed(check, self.sheet if sheet is None else sheet)

    def change(self, *effects: Effect[S]) -> None:
        """Do effects to the sheet, in their order, and tell of them."""
        self.sheet, notes = made(effects, self.sheet, self.dice)
        self.notes += notes
        self.minutes += minutes_of(notes)

    def become(self, changed: tuple[S, tuple[Note, ...]]) -> None:
        """Put a changed sheet in place of the old one, with what is to be told of it."""
        self.sheet, notes = changed
        self.notes += notes

    def tell(self, code: str, **facts: object) -> None:
        """Note something that happened."""
        self._busy()
        self.notes.append(Note(code, facts))

    def answered(self) -> None:
        """Say that the last answer is carried out: what follows has no part in its odds."""
        if self.probing:
            raise Probed(None, self.sheet)

    def _busy(self) -> None:
        self._work.take(DEEDS, PER_DEED)

    def given(self, sheet: S) -> None:
        """Put in the sheet that an answer came with; a try or time may have changed it."""
        self.sheet = sheet

    def whole(self) -> S:
        """Return the sheet as the engine keeps it between steps."""
        return self.sheet

    def refused(self, before: "Told") -> Illegal:
        """Return why the last answer is refused, and tell again what was told before it."""
        refusal, self.refusal = self.refusal, None
        assert refusal is not None
        self.notes, self.minutes, self.fallen, self.acted, self.offers = before
        return refusal

    def last_told(self) -> "Told":
        """Return what the last step told."""
        return self.notes, self.minutes, self.fallen, self.acted, self.offers

    def begin_step(self, dice: Dice) -> None:
        """Begin another step, with its dice."""
        self.dice = dice
        self.notes = []
        self.minutes = 0
        self.fallen = []
        self.acted = []
        self._work = Budget(STEP)


@dataclass(frozen=True, slots=True)
class Restart(Generic[S]):
    """Returned by a script in place of an outcome: go on with another script, from now on.

    The moves so far are forgotten, so that a long encounter need not be run from its beginning:
    a fight restarts with the state of the battle at each turn. `restart` makes one of a rule.
    """

    script: "Callable[[Table[S]], Script[Ended[S]]]"


Ended: TypeAlias = Outcome | Restart[S]
"""What a script returns."""


class Probed(Exception):  # noqa: N818 - it is no error
    """Raised within a script that is run for odds alone: the first check that it rolls."""

    def __init__(self, check: AnyCheck | None, sheet: AnySheet) -> None:
        super().__init__()
        self.check = check
        self.sheet = sheet


def read(lines: "Sequence[T] | Callable[[], Sequence[T]]") -> Sequence[T]:
    """Return options or lines, however a question holds them."""
    return lines() if callable(lines) else lines
