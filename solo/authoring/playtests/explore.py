"""A search for what players miss: it goes on from states that it seldom reached.

States never change, so going back costs nothing; what it finds is a real game all the same, whose
commands and faces can be played again from the start. It may load its dice, ask and try: whatever
no player met, of scenes, choices, outcomes, answers and branches of prose, is worth a way.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from solo.adventure.branch import Value
from solo.adventure.model import Question
from solo.authoring.playtests.bots import foreseen_tries
from solo.authoring.playtests.parts import CHOICE, EVENT, QUESTION, TRY, Part
from solo.authoring.playtests.report import Way
from solo.authoring.playtests.watching import Watch, blank
from solo.engine.chance import Scripted
from solo.engine.commands import Ask, Choose, Command
from solo.engine.events import Faulted
from solo.engine.interpreter import Interpreter
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.dice import Dice, RecordingDice, SeededDice
from solo.rules.core.system import AnySystem

DRAWN = 6  # places of a scene of which the rarest is gone back to
WALK = 25  # turns that one walk takes before the search goes back
LOADED = 4  # of so many turns one has its dice all high, and one all low
OFTEN = 4  # visits of a scene beyond which no more are told apart
HEED = 3  # of so many turns in a scene with something unmet, all but one go after it
ASIDES = 5  # of so many turns in a scene with questions or tries, one asks or tries
HOUR = 60


class _Place(NamedTuple):
    """A state worth going back to, and the turn that led to it."""

    state: State
    before: Hashable | None
    command: Command | None
    faces: tuple[int, ...]


class Sought(NamedTuple):
    """What a search found."""

    ways: Mapping[str, Way]  # A way to each thing that nobody had met, by its key
    # mistakes that only play could find, each with a game whose last command shows it
    faults: Mapping[Problem, Way]


class _LeaningDice:
    """Dice that show their highest or their lowest face, but now and then another."""

    def __init__(self, dice: Dice, *, high: bool) -> None:
        self._dice = dice
        self._high = high

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        found = self._dice.roll(count, sides)
        end = sides if self._high else 1
        return tuple(face if self._dice.roll(1, 6)[0] == 1 else end for face in found)


_Turn = tuple[Hashable | None, Command | None, tuple[int, ...]]
"""A turn that a search took: from where, what was done, and how the dice fell."""


class Search:
    """A search through one adventure; what it found grows as it goes on.

    Args:
        watch: The adventure.
        system: Its rules.
        seed: What its dice and decisions follow from.
        wanted: What nobody met.
    """

    def __init__(self, watch: Watch, system: AnySystem, seed: str, wanted: Sequence[Part]) -> None:
        self._interpreter = Interpreter(watch.adventure, system)
        self._watch = watch
        self._seed = seed
        self._whims = SeededDice(f"{seed}:search")
        self._wanted = {part.key: part for part in wanted}
        self._timed = any(part.kind == EVENT for part in wanted)  # then the hours matter too
        self._scenes = Counter(part.scene for part in wanted)
        self._turns = 0
        self._places: dict[Hashable, _Place] = {}
        self._in_scene: dict[str, list[Hashable]] = {}
        self._walks: dict[str, int] = {}
        self._known: Counter[tuple[str, Value]] = Counter()
        self._found: dict[str, _Turn] = {}
        self._faults: dict[Problem, _Turn] = {}
        dice = RecordingDice(SeededDice(f"{seed}:0"))
        state, _ = self._interpreter.begin(dice, prose=True)
        self._note(blank(state), state, self._keep(state, None, None, _faces(dice)), None, ())

    def run(self, turns: int) -> Sought:
        """Search for at most so many more turns; return all that was found."""
        last = self._turns + turns
        while self._turns < last and self._wanted and self._walks:
            scene = min(self._walks, key=self._due)
            self._walks[scene] += 1
            self._walk(self._rare(self._in_scene[scene]))
        ways = {key: self._way(*found) for key, found in self._found.items()}
        return Sought(ways, {what: self._way(*turn) for what, turn in self._faults.items()})

    def _due(self, scene: str) -> float:
        """Return how often a scene was gone back to, less where something is still wanted."""
        return self._walks[scene] / (1 + 3 * (self._scenes[scene] > 0))

    def _rare(self, places: Sequence[Hashable]) -> Hashable:
        """Return, of a few places, the one where something is known that seldom is."""
        drawn = [places[face - 1] for face in self._whims.roll(DRAWN, len(places))]
        return min(drawn, key=self._rarity)

    def _rarity(self, key: Hashable) -> int:
        """Return how often the rarest value of any variable there was seen."""
        known = self._flags(self._places[key].state)
        return min((self._known[pair] for pair in known), default=0)

    def _walk(self, key: Hashable) -> None:
        """Go on from a place by whim."""
        for _ in range(WALK):
            state = self._places[key].state
            try:
                self._interpreter.options(state)  # labels are prose too
                command = self._command(state)
            except ProseError as mistake:
                place = self._places[key]
                self._faults.setdefault(mistake.problem, (place.before, place.command, place.faces))
                return
            if command is None:
                return
            self._turns += 1
            dice = RecordingDice(self._dice())
            after, events = self._interpreter.step(state, command, dice, asks=False, prose=True)
            faces = _faces(dice)
            if after is state:
                self._watch.taken()  # a turn that was not taken has met nothing
                self._watch.continuity.taken()
                for event in events:
                    if isinstance(event, Faulted):
                        self._faults.setdefault(event.problem, (key, command, faces))
                return
            self._note(state, after, key, command, faces)
            held = self._watch.continuity
            for broken in held.contradictions(self._interpreter, state, after, events):
                self._faults.setdefault(broken, (key, command, faces))
            key = self._keep(after, key, command, faces)

    def _dice(self) -> Dice:
        dice = SeededDice(f"{self._seed}:{self._turns}")
        lean = self._draw(LOADED)
        return dice if lean > 1 else _LeaningDice(dice, high=lean == 1)

    def _note(
        self,
        before: State,
        after: State,
        key: Hashable | None,
        command: Command | None,
        faces: tuple[int, ...],
    ) -> None:
        """Note what was wanted and is met by a turn."""
        for met in (*self._watch.taken(), *self._watch.gone(before, after)):
            part = self._wanted.pop(met, None)
            if part is not None:
                self._scenes[part.scene] -= 1
                self._found[met] = (key, command, faces)

    def _command(self, state: State) -> Command | None:
        if state.ended:
            return None
        if state.pending is None and self._scenes[state.scene] > 0 and self._draw(HEED):
            wanted = self._after(state)
            if wanted is not None:
                return wanted
        if state.pending is None:
            aside = self._aside(state)
            if aside is not None and not self._draw(ASIDES):
                return aside
            return self._interpreter.any(state, self._draw)
        able = [one for one in self._interpreter.options(state) if not one.reason]
        found = able[self._draw(len(able))] if able else None
        return Choose(found.id, "x" if found.asks else "") if found is not None else None

    def _after(self, state: State) -> Command | None:
        """Return what goes after something wanted in this scene, if anything does."""
        scene = self._watch.adventure.scenes[state.scene]
        owners = {part.within for part in self._wanted.values() if part.scene == state.scene}
        owners |= {key for key, part in self._wanted.items() if part.scene == state.scene}
        legal = set(self._interpreter.legal(state))
        ways: list[Command] = [
            self._interpreter.taking(state, one.id)
            for one in scene.choices
            if one.id in legal and f"{CHOICE} {one.key(scene.id)}" in owners
        ]
        ways += [
            self._asking(one)
            for one in scene.questions
            if f"{QUESTION} {one.id if one.shared else f'{scene.id}/{one.id}'}" in owners
        ]
        ways += [
            attempt
            for key, attempt in foreseen_tries(self._watch.adventure, scene.id).items()
            if f"{TRY} {scene.id}/{key}" in owners
        ]
        return ways[self._draw(len(ways))] if ways else None

    def _aside(self, state: State) -> Command | None:
        """Return a question or a try that the scene foresaw: what they set may open something."""
        adventure = self._watch.adventure
        asked = (
            (scene.id, one) for scene in adventure.heard(state.scene) for one in scene.questions
        )
        fresh = [one for scene, one in asked if (scene, one.id) not in state.settled]
        tries = [*foreseen_tries(adventure, state.scene).values()]
        if not fresh and not tries:
            return None
        place = self._draw(len(fresh) + len(tries))
        if place < len(fresh):
            return self._asking(fresh[place])
        return tries[place - len(fresh)]

    def _asking(self, question: Question) -> Ask:
        return Ask(f"Is there a {question.about[self._draw(len(question.about))]}?")

    def _draw(self, many: int) -> int:
        return self._whims.roll(1, many)[0] - 1

    def _keep(
        self,
        state: State,
        before: Hashable | None,
        command: Command | None,
        faces: tuple[int, ...],
    ) -> Hashable:
        """Keep a state if nothing like it was seen; return how it is called."""
        key = self._likeness(state)
        if key not in self._places:
            self._places[key] = _Place(state, before, command, faces)
            self._known.update(self._flags(state))
            if not state.ended:
                self._in_scene.setdefault(state.scene, []).append(key)
                self._walks.setdefault(state.scene, 0)
        return key

    def _flags(self, state: State) -> list[tuple[str, Value]]:
        """Return what is known in a state, without texts, which are often mere colour."""
        known = [pair for pair in state.variables.items() if not isinstance(pair[1], str)]
        if self._timed:
            known.append(("clock", state.clock // HOUR))  # no variable has this name
        return known

    def _likeness(self, state: State) -> Hashable:
        """Return what makes a state worth keeping beside another: where it is, what is known."""
        waiting: tuple[str, ...] = ()
        if state.pending is not None:
            options = state.pending.encounter.options(state.sheet)
            waiting = (state.pending.kind, *(option.id for option in options))
        often = min(state.visits[state.scene], OFTEN)
        known = (*state.variables.values(), *sorted(state.quests.items()))
        hour = state.clock // HOUR if self._timed else 0
        return (state.scene, often, known, hour, waiting, state.ended)

    def _way(self, at: Hashable | None, last: Command | None, fallen: tuple[int, ...]) -> Way:
        commands: list[Command] = [] if last is None else [last]
        faces = [] if last is None else [fallen]
        while at is not None:
            place = self._places[at]
            faces.append(place.faces)
            if place.command is not None:
                commands.append(place.command)
            at = place.before
        return Way(tuple(reversed(commands)), tuple(reversed(faces)), "asked")


def seek(watch: Watch, system: AnySystem, wanted: Sequence[Part], seed: str, turns: int) -> Sought:
    """Return what a search of so many turns finds of what is wanted, and of mistakes.

    Each way is played again from the start with the dice that fell, and counts only if it leads
    there.
    """
    if not wanted:
        return Sought({}, {})
    found = Search(watch, system, seed, wanted).run(turns)
    ways = {key: way for key, way in found.ways.items() if key in walked(watch, system, way)}
    faults = {
        what: way for what, way in found.faults.items() if what in stumbled(watch, system, way)
    }
    return Sought(ways, faults)


def walked(watch: Watch, system: AnySystem, way: Way) -> set[str]:
    """Play a way again; return what is met on it, by key."""
    watch.taken()
    session = _again(watch, system, way)
    met = set(watch.gone(blank(session.state), session.state))
    for command in way.commands:
        session.options()
        before = session.state
        session.do(command)
        met.update(watch.gone(before, session.state))
    return met | watch.taken()


def stumbled(watch: Watch, system: AnySystem, way: Way) -> set[Problem]:
    """Play a way again; return the mistakes that it comes to."""
    session, continuity, found = _again(watch, system, way), watch.continuity, set[Problem]()
    continuity.begin()
    for command in way.commands:
        before = session.state
        turn = session.do(command)
        found |= {event.problem for event in turn.events if isinstance(event, Faulted)}
        found.update(
            continuity.contradictions(session.interpreter, before, turn.state, turn.events)
        )
    try:
        session.options()
    except ProseError as mistake:
        found.add(mistake.problem)
    return found


def _again(watch: Watch, system: AnySystem, way: Way) -> Session:
    return Session(watch.adventure, system, Scripted((), way.faces), offers=way.offers)


def _faces(dice: RecordingDice) -> tuple[int, ...]:
    return tuple(face for _, face in dice.rolls)
