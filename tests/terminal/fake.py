"""A game small enough to lie in a test: what front-ends see of a session, and a system to match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from solo.engine.commands import (
    Ask,
    Choose,
    Command,
    Jot,
    Prefer,
    Try,
    Undo,
    Use,
)
from solo.engine.events import (
    CheckRolled,
    Ended,
    Event,
    Narrated,
    NoteWritten,
    PreferenceSet,
    QuestionAnswered,
    Refused,
    SceneEntered,
    Undone,
)
from solo.engine.past import Noted
from solo.engine.sharing import Tally
from solo.engine.state import Pending, State
from solo.errors import SoloError
from solo.rules.core.bases import EncounterBase
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import System
from solo.rules.core.system_parts import Likelihood, Row, RuleEntry, Section
from tests.english import english

ATTRIBUTES = ("strength", "charm")
DIFFICULTIES = ("feeble", "poor", "good")
LIKELY = (
    Likelihood("likely", "Feeble", 75),
    Likelihood("even", "Poor", 50),
    Likelihood("next to impossible", "Good", 10),
)
CLIMB = Option("climb", "Climb the cliff")
WADE = Option("wade", "Wade round to the sea gate")
HAUL = Option("haul", "Haul up the boat", reason="You have no rope.")
NAME = Option("name", "Give the boat a name", asks="Its name?")
ASK = Option("ask-ned", "Ask Ned about the lamp")
UNFIT = "Rat"
CHOICES = (CLIMB, WADE, HAUL, NAME, ASK)
ROLL = (
    Option("roll", "Roll Strength 9", hint="roll"),
    Option("spend-fame", "Spend 1 Fame for +2"),
    Option("take-25", "Take 25 instead of rolling", hint="take 25"),
    Option("skill", "Argue for another skill", "Which skill?", hint="skill"),
)
STANDS = ("Strength 9 against Poor.",)
BLANK = State("quay", "Ada", 0, 0, {}, {}, Tally(), frozenset(), {}, {}, False, (), None, None, "")


class Odds(NamedTuple):
    """Chances, as `solo.rules.core.odds` gives them."""

    total: int
    labels: Mapping[str, int]
    counts: Mapping[str, int]
    graded: bool = True
    by_label: bool = False
    harm: str = ""


class FakeSystem(System[Any]):
    """A system with two attributes, three difficulties and one standing option."""

    encounters = ("fight",)

    def view(self, sheet: Any) -> dict[str, object]:
        return {"name": str(sheet)}

    def improvise(self, attribute: str, difficulty: str) -> str:
        if attribute.lower() not in ATTRIBUTES:
            raise Illegal(f"no attribute '{attribute}'; did you mean 'strength'?")
        if difficulty and difficulty.lower() not in (*DIFFICULTIES, "in", "low"):
            raise Illegal(f"no difficulty '{difficulty}'")
        return attribute

    def question(self, likelihood: str) -> str:
        if likelihood not in [one.word for one in LIKELY]:
            raise Illegal(f"unknown likelihood '{likelihood}'")
        return likelihood

    def likelihoods(self, sheet: Any) -> tuple[Likelihood, ...]:
        return LIKELY

    def difficulties(self) -> tuple[str, ...]:
        return tuple(one.difficulty.lower() for one in LIKELY)

    def standing(self, sheet: Any) -> tuple[Option, ...]:
        return (Option("first-aid", "First aid on yourself", "", "", "aid"),)

    def describe(self, sheet: Any) -> tuple[Section, ...]:
        return (
            Section("attributes", "Attributes", (Row("Strength (STR)", "9"), Row("Charm", "6"))),
            Section("health", "Health", (Row("First wound", "[x] Poor", "Poor, checked"),)),
            Section("fame", "Fame and fortune", (Row("Fame", "3, 2 left"),)),
        )

    def status(self, sheet: Any) -> tuple[Row, ...]:
        return (Row("Hero", str(sheet)), Row("Health", "3/4"), Row("Fame", "2/3"))

    def rules(self) -> tuple[RuleEntry, ...]:
        return (
            RuleEntry("fame", "Fame", "A good name, spent on rolls.", ("ART-064",), ("renown",)),
            RuleEntry("taking-25", "Taking 25", "Instead of rolling.", ("ART-212",), ("25",)),
        )

    def explain(self, outcome: Outcome) -> tuple[str, ...]:
        return (f"{outcome.label}: {outcome.count}.", "Row 9, roll 73.")

    def phrase(self, note: Note) -> str:
        return f"{note.code.capitalize()}."

    def strip(self, outcome: Outcome) -> None:
        return None

    def own_quest(self, sheet: Any) -> str:
        return ""


class FakeTurn(NamedTuple):
    """A turn as a session returns it."""

    state: State
    events: tuple[Event, ...]
    command: Command | None = None
    rolls: tuple[tuple[int, int], ...] = ()
    accepted: bool = True
    offers: str = "always"
    first: int | None = 0
    key: str = ""


class FakeEncounter(EncounterBase[Any]):
    """An encounter that can say where it stands."""

    rolled = None

    def __init__(self, options: Sequence[Option]) -> None:
        self.choices = tuple(options)

    def status(self, sheet: Any) -> tuple[str, ...]:
        return STANDS


class FakeQuest(NamedTuple):
    """A quest with a title."""

    title: str


class FakeBody(NamedTuple):
    """A choice's consequences: where it leads."""

    goto: str | None


class FakeQuestion(NamedTuple):
    """A question that an author foresaw."""

    about: tuple[str, ...]


class FakeScene(NamedTuple):
    """A scene whose author foresaw a question about Ned."""

    questions: tuple[FakeQuestion, ...] = (FakeQuestion(("ned",)),)


class FakeAdventure(NamedTuple):
    """An adventure that begins at nine."""

    clock: int = 9 * 60
    spoken: str = "en"
    open: bool = False
    scenes: Mapping[str, FakeScene] = MappingProxyType({"quay": FakeScene()})
    quests: Mapping[str, FakeQuest] = MappingProxyType({"lamp": FakeQuest("Light the lamp")})

    def tries(self, scene: str) -> Mapping[str, object]:
        return {}


@dataclass
class FakeSession:
    """A session that does as little as it can; `done` keeps what it was asked to do."""

    choices: tuple[Option, ...] = CHOICES
    state: State = BLANK
    offers: str = "always"
    account: str = "asked"
    trial: bool = False
    forced: tuple[int, ...] = ()
    mistake: str = ""
    advice: str = ""
    record: Callable[[dict[str, Any]], None] | None = None
    dice: Callable[[int], int] | None = None
    system: FakeSystem = field(default_factory=FakeSystem)
    adventure: FakeAdventure = field(default_factory=FakeAdventure)
    notes: list[Noted] = field(default_factory=list)
    done: list[Command] = field(default_factory=list)

    def __post_init__(self) -> None:
        opening = (SceneEntered("quay", "The quay", 1), Narrated("Fog, and *gulls*.", "scene"))
        self.turns = [FakeTurn(self.state, opening)]
        self.begun = 1
        self.interpreter = self

    def step(self, state: State, *command: object, **how: bool) -> tuple[State, list[Event]]:
        """Refuse: nothing is known of what a command would come to."""
        return state, []

    def ends(self, state: State, option: str) -> bool:
        return False

    def things(self, state: State) -> tuple[tuple[str, ...], ...]:
        return ()

    def examined(self, state: State, words: str) -> str:
        return ""

    def read(self, state: State) -> tuple[str, str]:
        return "The quay", "Fog, and *gulls*."

    @property
    def opening(self) -> tuple[Event, ...]:
        return self.turns[0].events

    @property
    def over(self) -> bool:
        return bool(self.state.ended)

    def fallen(self, place: int) -> tuple[Outcome, ...]:
        return ()

    def admits(self, option: str) -> bool:
        return False

    def options(self, state: State | None = None) -> tuple[Option, ...]:
        if self.mistake:
            raise SoloError(self.mistake)
        state = state or self.state
        if state.ended:
            return ()
        return state.pending.encounter.choices if state.pending else self.choices

    def status(self) -> tuple[str, ...]:
        return STANDS if self.state.pending else ()

    def authored(self, state: State, option: str) -> FakeBody:
        return FakeBody("gate" if option == "wade" else None)

    def hint(self, state: State) -> str:
        return self.advice

    def odds(self, option: str) -> Odds | None:
        if option == "wade":
            raise ValueError("the odds depend on what you do")
        if option != "climb":
            return None
        return Odds(100, {"Good": 40, "Poor": 60}, {"2f": 15, "1f": 25, "1s": 35, "2s": 25})

    def odds_at(self, state: State, option: str) -> Odds | None:
        return self.odds(option)

    def do(self, command: Command) -> FakeTurn:
        self.done.append(command)
        if isinstance(command, Choose) and (refused := self._refused(command)):
            return refused
        match command:
            case Jot(text):
                self.notes.append(Noted(self.state.turn, text))
                return FakeTurn(self.state, (NoteWritten(text),), command)
            case Prefer(name, value):
                setattr(self, name, value)
                return FakeTurn(self.state, (PreferenceSet(name, value),), command)
            case Undo():
                self.turns.pop()
                self.state = self.turns[-1].state
                return FakeTurn(self.state, (Undone(self.state.turn),), command)
        return self._turn(command)

    def _refused(self, command: Choose) -> FakeTurn | None:
        option = next((o for o in self.options() if o.id == command.option), None)
        unnamed = option is not None and option.asks and command.words in ("", UNFIT)
        if option is not None and not english(option.reason) and not unnamed:
            return None
        reason = english(option.reason) if option else "there is no such choice"
        reason = "No boat is called that." if unnamed else reason
        return FakeTurn(self.state, (Refused(reason),), command, (), accepted=False)

    def _turn(self, command: Command) -> FakeTurn:
        state, events = self._led(command)
        self.state = state._replace(turn=self.state.turn + 1)
        turn = FakeTurn(self.state, events, command)
        self.turns.append(turn)
        return turn

    def _led(self, command: Command) -> tuple[State, tuple[Event, ...]]:
        rolled = Outcome("Good", successes=2)
        match command:
            case Choose("climb"):
                return self.state._replace(pending=pending()), ()
            case Choose("roll"):
                try:
                    face = self.dice(100) if self.dice else 73
                except SoloError as reason:
                    return self.state, (Refused(str(reason)),)
                told = (CheckRolled("trait", rolled), Narrated(f"Up, by {face}.", "result"))
                return self.state._replace(pending=None, last=rolled), told
            case Choose("wade"):
                end = (Narrated("Wet.", "ending"), Ended("won", "Home", "quay"))
                return self.state._replace(ended="won"), end
            case Ask(question, likelihood):
                answer = QuestionAnswered(question, likelihood, "", "", 1, 0, "yes, but", "")
                return self.state, (answer,)
            case Try() | Use():
                return self.state, (CheckRolled("try", rolled),)
        return self.state, (Narrated("So be it.", "result"),)


def pending(kind: str = "check", options: Sequence[Option] = ROLL) -> Pending:
    """Return an encounter that waits."""
    return Pending(kind, FakeEncounter(options))  # type: ignore[arg-type]


def at_roll(**more: Any) -> FakeSession:
    """Return a session in the middle of a roll."""
    return FakeSession(state=BLANK._replace(pending=pending()), **more)
