"""One game of a playtest: a bot plays it, and what it meets is counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from solo.adventure.heritage import Heritage
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.playtests.bots import TEMPERS, Bot, Likings, Temper
from solo.authoring.playtests.parts import Part
from solo.authoring.playtests.report import STEPS, Report, Shown, Way
from solo.authoring.playtests.watching import Watch, blank
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Command
from solo.engine.events import Event, Faulted, HeroFell
from solo.engine.interpreter import Interpreter
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.words import english

MOST_TURNS = 2_000  # after which a game counts as not ended; six who plan at random need some 900
ENOUGH_FAULTS = 10  # turns that a mistake undid, after which a game shows nothing more
PATIENCE = 60  # refused commands in a row after which a player is stuck

Record = Mapping[str, object]


class Prepared:
    """An adventure made ready to be played again and again by bots."""

    def __init__(self, adventure: Adventure, moved: tuple[str, str] = ("", "")) -> None:
        self._moved = moved
        self.watch = Watch(adventure)
        self.adventure = self.watch.adventure
        self.system: AnySystem = rules_of(adventure)
        self.interpreter = Interpreter(self.adventure, self.system)
        self.likings = Likings(self.adventure)

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that games may meet."""
        return self.watch.parts

    def told(self, problem: Problem) -> str:
        """Return a problem with its place as it is called where the playtest was begun."""
        here, there = self._moved
        return str(problem).replace(here, there) if here else str(problem)


class Setting(NamedTuple):
    """How a game begins that is a part of a campaign."""

    heritage: Heritage = Heritage()  # what earlier adventures left
    guests: tuple[Guest[AnySheet], ...] = ()  # who sets out, if it is not chosen in play
    hero: str = ""  # the option of the first of them
    company: tuple[str, ...] = ()  # those of the others
    facts: Record = MappingProxyType({})  # what a journal's header says of all that


class Game:
    """One game of a playtest.

    Args:
        prepared: What is played.
        seed: The seed of the playtest.
        number: The number of the game, which gives its seed and its temper.
        keep: Whether its journal is kept, in `records`.
        until: The mistake or the place where it stops, if it comes to that.
        setting: How it begins, as a part of a campaign.
    """

    def __init__(
        self,
        prepared: Prepared,
        seed: str,
        number: int,
        *,
        keep: bool = False,
        until: str = "",
        setting: Setting | None = None,
    ) -> None:
        self._setting = setting or Setting()
        self._prepared = prepared
        self._shown = Shown(number, seed_of(seed, number))
        self._temper = temper_of(number)
        self._until = until
        self._seen: set[str] = set()
        self._opened: set[str] = set()
        self._questions: set[str] = set()
        self._keep = keep
        self.records: list[Record] = []
        self.report = Report(games=1)
        self.session: Session | None = None
        self.last: Command | None = None  # what was done when it stopped

    def play(self) -> None:
        """Play it."""
        prepared, report, seed = self._prepared, self.report, self._shown.seed
        prepared.watch.taken()  # whatever a game before left behind
        continuity = prepared.watch.continuity
        continuity.begin()
        continuity.untrue.clear()
        chance = Seeded(seed)
        if self._keep:
            first = header(prepared.adventure, chance, offers="always")
            self.records.append({**first, **self._setting.facts})
        record = self.records.append if self._keep else None
        try:
            session = self._session(chance, record)
        except ProseError as mistake:
            self._fault(mistake.problem)
            return
        self.session = session
        self._course(session)
        report.hits.update(self._seen)
        report.offered.update(self._opened)
        report.longest = report.turns = session.state.turn  # what was taken back does not count
        report.lengths[report.turns] += 1
        report.unended = int(not session.over and not report.stuck and not report.faults)
        report.endless_in.update([session.state.scene] if report.unended else ())
        report.contradictions.update(list(report.shortest))
        report.untrue.update(continuity.untrue)
        report.questions.update(self._questions)
        report.shown = continuity.asking.shown
        self._finish(session)

    def _session(
        self, chance: Seeded, record: Callable[[dict[str, object]], None] | None
    ) -> Session:
        heritage, guests, hero, company, _ = self._setting
        prepared = self._prepared
        shared = prepared.interpreter if self._setting == Setting() else None
        return Session(
            prepared.adventure, prepared.system, chance, hero=hero, company=company,
            guests=guests, heritage=heritage, record=record, interpreter=shared,
        )  # fmt: skip

    def _course(self, session: Session) -> None:
        """Play as far as it goes, and note what is met on the way."""
        report, watch = self.report, self._prepared.watch
        bot = Bot(self._shown.seed, self._temper, self._prepared.likings)
        self._note(session.opening, "")
        self._hold(session, blank(session.state), session.opening)
        self._seen.update((*watch.taken(), *watch.gone(blank(session.state), session.state)))
        refused = turns = 0
        while not session.over and session.state.turn < MOST_TURNS and turns < 2 * MOST_TURNS:
            try:
                accepted = self._turn(session, bot, plainly=refused > PATIENCE // 2)
            except LookupError:
                refused = PATIENCE
            except ProseError as mistake:  # in a condition that only a player's choice works out
                self._fault(mistake.problem)
                break
            else:
                refused = 0 if accepted else refused + 1
                turns += accepted
            if report.faulty > ENOUGH_FAULTS or self._until in report.faults:
                break
            if refused >= PATIENCE:
                report.stuck[session.state.scene or "the choice of a hero"] = self._shown
                break

    def _turn(self, session: Session, bot: Bot, *, plainly: bool) -> bool:
        """Play one turn; return whether it was accepted."""
        watch, before = self._prepared.watch, session.state
        labels: Mapping[str, str] = {}
        if before.pending is None:
            labels = self._read(session, before)
            watch.continuity.asking.listed(labels.values())
        self._seen |= watch.taken()
        self.last = bot.command(session, plainly=plainly)
        turn = session.do(self.last)
        self._note(turn.events, before.scene)
        met = watch.taken()
        if turn.accepted:
            self._seen |= met
            self._seen.update(watch.gone(before, turn.state))
            label = labels.get(self.last.option, "") if isinstance(self.last, Choose) else ""
            self._hold(session, before, turn.events, label)
        else:
            watch.continuity.taken()  # what a refused turn told, nobody read
        return turn.accepted

    def _hold(
        self, session: Session, before: State, events: Sequence[Event], label: str = ""
    ) -> None:
        """Hold the game against what its author says; `label` is the choice that was taken."""
        continuity = self._prepared.watch.continuity
        broken = continuity.contradictions(
            session.interpreter, before, session.state, events, label
        )
        self._questions.update(continuity.asking.of_turn(before, session, events, label))
        for problem in (*broken, *continuity.asking.failed()):
            told = self._prepared.told(problem)
            if told not in self.report.shortest:
                self.report.shortest[told] = way_of(session)

    def _read(self, session: Session, state: State) -> Mapping[str, str]:
        """Read the choices as a person would, and return them: a bot's own eyes see ids alone.

        What can be chosen within a roll or a fight is none of a scene's: the rules make it, and no
        word of it is the author's.
        """
        try:
            options = session.options()
        except ProseError as mistake:
            self._fault(mistake.problem)
            return {}
        able = {one.id: str(one.text) for one in options if not one.reason}
        self._opened.update(able, [f"{state.scene}/{one}" for one in able])
        return able

    def _note(self, events: Sequence[Event], scene: str) -> None:
        for event in events:
            if isinstance(event, Faulted):
                self._fault(event.problem)
                self.report.faulty += 1
            elif isinstance(event, HeroFell):
                self.report.fallen[scene, event.state] += 1

    def _fault(self, problem: Problem) -> None:
        self.report.faults.setdefault(self._prepared.told(problem), self._shown)

    def _finish(self, session: Session) -> None:
        """Note how it ended, by what way, and how the hero fared on it."""
        report, prepared = self.report, self._prepared
        if session.over:
            ending = session.ending
            report.endings[ending] += 1
            report.tempers[self._temper.name, ending] += 1
            report.ways[ending] = way_of(session)
        states = [turn.state for turn in session.turns if turn.state.sheet is not None]
        for step in range(STEPS + 1) if states else ():
            state = states[step * (len(states) - 1) // STEPS]
            for label, value in numbers(prepared.system, state.sheet):
                report.course[label, step, value] += 1

    def replay(self) -> None:
        """Play its journal back, and note whether it came to the same."""
        again = replay(self.records, self._prepared.adventure, self._prepared.system)
        if again.trouble:
            said = f"record {again.good + 1}: {again.trouble}"
            self.report.differing[self._shown.seed] = said


def way_of(session: Session) -> Way:
    """Return the way of a game, without what was taken back."""
    turns = [*session.turns.commands()]
    commands = tuple(command for command, _ in turns if command is not None)
    faces = tuple(tuple(face for _, face in rolls) for _, rolls in turns)
    return Way(commands, faces, session.offers)


def numbers(system: AnySystem, sheet: AnySheet) -> Iterator[tuple[str, int]]:
    """Yield what the status line shows in numbers, such as health and Fame."""
    for row in system.status(sheet):
        word = english(row.value).partition("/")[0].strip()
        if word.lstrip("-").isdecimal() and word.isascii() and len(word) < 8:
            yield english(row.label), int(word)


def temper_of(number: int) -> Temper:
    """Return the temper of the player of a game: they take turns."""
    return TEMPERS[number % len(TEMPERS)]


def seed_of(seed: str, number: int) -> str:
    """Return the seed of a game of a playtest."""
    return f"{seed}-{number}"
