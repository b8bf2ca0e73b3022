"""The chances of endings where they can't be followed: an estimate by play, with an interval.

Games are numbered, and each has dice of its own that follow from the seed and its number. So an
estimate by a number of games is the same on any machine, with any number of processes. By time, as
many games are played as are begun before it is up.
"""

import functools
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import field
from itertools import repeat
from math import exp, lgamma, log
from pathlib import Path
from time import monotonic

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.exact.chances import DEATH, called
from solo.authoring.exact.luck import Fair, Fairness, Fortune, Luck
from solo.authoring.exact.onward import Onward
from solo.authoring.exact.policy import Aside, Policy, Walkthrough, Wanting, first_hero
from solo.authoring.exact.policy import named as policy_named
from solo.authoring.exact.walk import End, wrong
from solo.authoring.playtests.bots import UNIFORM
from solo.dataclass import dataclass
from solo.engine.commands import Choose
from solo.engine.events import CheckRolled, Event, SceneEntered
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.dice import Dice, SeededDice

CONFIDENCE = 0.99  # of an interval
MOST_STEPS = 3_000  # of one game, after which it has not ended
PORTION = 4  # games that a process plays in one go
UNENDED = "(no end in 3,000 steps)"
_HALVINGS = 50
WON = "won"
"""What a fight may end as, and the kind of the endings that a check is said to cost games of."""


Liked = tuple[tuple[str, str, float], ...]
"""How much each choice is liked: its scene, its id, and a number."""


class Asked(NamedTuple):
    """What is played, and what is looked at on the way."""

    path: str
    policy: str = UNIFORM
    # a walkthrough, which goes before the policy: its choices, and what it asks and tries
    way: tuple[str | Aside, ...] = ()
    hero: str = ""  # who plays; nothing for the first ready-made hero
    choice: str = ""  # a choice `scene/id`, by which games are told apart
    seed: str = ""
    goal: str = ""  # the ending for or against which games are played, which goes before the policy
    liked: Liked = ()  # with a goal: how much each choice is liked
    wanders: bool = False  # with a goal: whether others are tried too


class Played(NamedTuple):
    """What one game came to."""

    ending: str
    side: str = ""  # `take` or `leave` where a choice was first open; nothing where it never was
    fights: tuple[tuple[str, str], ...] = ()  # the scene of each fight, and the label of its end
    chosen: tuple[tuple[str, str], ...] = ()  # with a goal: the choices taken, by scene and id
    checks: tuple[tuple[str, bool], ...] = ()  # the place of each check, and whether it was passed
    luck: Luck = ()  # but with a goal
    # of a campaign: the parts that were played, what each came to, and its luck
    parts: tuple[tuple[str, str, Luck], ...] = ()


@dataclass(frozen=True, slots=True)
class Estimate:
    """What games came to."""

    games: int
    endings: Mapping[str, int]  # how many came to each
    sides: Mapping[str, Mapping[str, int]]  # the same for those that took a choice or left it
    fights: Mapping[str, Mapping[str, int]]  # by scene, how many fights ended with which label
    # with a goal: how many games took a choice and came to an ending
    chosen: Mapping[tuple[tuple[str, str], str], int]
    # by the place of a check, and whether it was passed: how many games did so and came where
    checks: Mapping[tuple[str, bool], Mapping[str, int]]
    # by ending, its share without the luck of these games, where that tells more
    fair: Mapping[str, Fair] = field(default_factory=dict)
    # of a campaign: what came of each part, in the games that came to it
    parts: Mapping[str, "Estimate"] = field(default_factory=dict)


class Tally:
    """What games came to, added up."""

    def __init__(self) -> None:
        self._endings = Counter[str]()
        self._sides: dict[str, Counter[str]] = {}
        self._fights: dict[str, Counter[str]] = {}
        self._chosen = Counter[tuple[tuple[str, str], str]]()
        self._checks: dict[tuple[str, bool], Counter[str]] = {}
        self._fairness = Fairness()
        self._parts: dict[str, Tally] = {}

    def add(self, portion: Sequence[Played]) -> None:
        """Add some games."""
        for one in portion:
            self._endings[one.ending] += 1
            self._fairness.add(one.ending, one.luck)
            if one.side:
                self._sides.setdefault(one.side, Counter())[one.ending] += 1
            for scene, label in one.fights:
                self._fights.setdefault(scene, Counter())[label] += 1
            for choice in one.chosen:
                self._chosen[choice, one.ending] += 1
            for check in one.checks:
                self._checks.setdefault(check, Counter())[one.ending] += 1
            for part, ending, luck in one.parts:
                self._parts.setdefault(part, Tally()).add([Played(ending, luck=luck)])

    @property
    def games(self) -> int:
        """How many there were."""
        return self._endings.total()

    def estimate(self) -> Estimate:
        """Return what they came to."""
        return Estimate(
            self.games,
            self._endings,
            self._sides,
            self._fights,
            self._chosen,
            self._checks,
            self._fairness.shares(),
            {part: tally.estimate() for part, tally in self._parts.items()},
        )


def estimate(
    asked: Asked,
    *,
    games: int,
    adventure: Adventure | None = None,
    jobs: int = 1,
    tell: Callable[[int], None] | None = None,
    by: "Play | None" = None,
) -> Estimate:
    """Return what so many games come to.

    An adventure that is in no file as it is played is given itself; one process plays it. Other
    games than those of an adventure are played `by` a function.
    """
    playing = (by or play) if adventure is None else playing_here(adventure)
    tally = Tally()
    ranges = [range(start, min(start + PORTION, games)) for start in range(0, games, PORTION)]
    here = adventure is not None or jobs <= 1
    with nullcontext() if here else ProcessPoolExecutor(jobs) as pool:
        played = (map if pool is None else pool.map)(playing, repeat(asked), ranges)
        for portion in played:
            tally.add(portion)
            if tell is not None:
                tell(tally.games)
    return tally.estimate()


Play = Callable[[Asked, range], list[Played]]
"""Plays the games of these numbers, on this process or another."""


def play(asked: Asked, numbers: range) -> list[Played]:
    """Play the games of these numbers, on this process or another."""
    return _play_here(_games_at(asked.path), asked, numbers)


def play_for(asked: Asked, numbers: range, seconds: float, by: Play = play) -> list[Played]:
    """Play games of these numbers for about so long, one at least."""
    until = monotonic() + seconds
    found: list[Played] = []
    for number in numbers:
        found += by(asked, range(number, number + 1))
        if monotonic() >= until:
            break
    return found


def playing_here(adventure: Adventure, start: Onward | None = None) -> Play:
    """Return what plays an adventure here: from its start, or from where a walk stopped."""
    return functools.partial(_play_here, _Games(adventure), start=start)


class _Games:
    """What all games of an adventure share: its rules, and their beginning if it rolls nothing."""

    def __init__(self, adventure: Adventure) -> None:
        self.adventure = adventure
        self.system = rules_of(adventure)
        self.interpreter = Interpreter(adventure, self.system)
        kinds, labels = self.system.encounters, self.system.labels_of
        self.fights = frozenset(kind for kind in kinds if WON in labels.get(kind, (WON,)))

    def begin(self, hero: str, dice: Dice) -> State:
        """Return the first state of a game.

        Raises:
            ProseError: The first scene has a mistake that only play could find.
        """
        state, _ = self.interpreter.begin(dice, prose=False, hero=hero)
        return state


@functools.lru_cache(maxsize=2)
def _games_at(path: str) -> _Games:
    """Return the games of the adventure of a path, which is read once."""
    return _Games(load(Path(path), cache=True))


def _play_here(
    games: _Games, asked: Asked, numbers: range, start: Onward | None = None
) -> list[Played]:
    policy: Policy
    if asked.goal:
        liked = {(scene, choice): worth for scene, choice, worth in asked.liked}
        policy = Wanting(liked, wanders=asked.wanders)
    elif asked.way:
        policy = Walkthrough(asked.way)
    else:
        policy = policy_named(asked.policy, games.adventure)
    return [_game(games, policy, asked, number, start) for number in numbers]


def _game(games: _Games, policy: Policy, asked: Asked, number: int, start: Onward | None) -> Played:
    adventure, interpreter = games.adventure, games.interpreter
    fortune = Fortune(SeededDice(f"{asked.seed}:{number}"))
    whim = SeededDice(f"{asked.seed}:{number}:whim")
    memory, side, rolls = policy.start, "", _Rolls(games.fights)
    state: State | None = None

    def played(ending: str) -> Played:
        taken = memory if isinstance(memory, tuple) else ()  # with a goal alone
        rolled = tuple(rolls.checks.items())
        luck = () if asked.goal else fortune.luck
        return Played(ending, side, tuple(rolls.fights), tuple(dict.fromkeys(taken)), rolled, luck)

    try:
        if start is None:
            state = games.begin(asked.hero or first_hero(adventure), fortune)
        else:
            state, memory = start.drawn(whim, fortune)
        rolls.place = state.scene
        for _step in range(MOST_STEPS):
            if state.ended:
                return played(_ending(adventure, state))
            moves = policy.moves(interpreter, state, memory)
            if not moves:
                return played(lost(policy, state))
            move = moves[whim.roll(1, len(moves))[0] - 1]
            if asked.choice and not side and state.pending is None:
                side = _side(asked.choice, state, interpreter, move.option)
            before, memory = state, move.memory
            fortune.takes(state.scene, [one.option for one in moves], move.option)
            if state.pending is None:
                rolls.place = f"{state.scene}/{move.option}"
            state, events = interpreter.step(state, move.command, fortune, asks=False, prose=False)
            if state is before:
                off = not isinstance(move.command, Choose)  # what is tried may be barred by then
                return played(lost(policy, state) if off else called(wrong(state, events)))
            rolls.hear(events)
    except ProseError as mistake:
        return played(called(End("fault", state.scene if state else "", str(mistake))))
    return played(UNENDED)


class _Rolls:
    """What was rolled in one game: fights by their scene, checks by where they stand."""

    def __init__(self, fights: Collection[str]) -> None:
        self._fights = fights
        self.place = ""  # a scene, or a choice of it
        self.fights: list[tuple[str, str]] = []
        self.checks: dict[str, bool] = {}  # of a place, the last one

    def hear(self, events: Sequence[Event]) -> None:
        """Note what was rolled in a step."""
        for event in events:
            if isinstance(event, SceneEntered):
                self.place = event.scene
            elif isinstance(event, CheckRolled):
                outcome = event.outcome
                if event.kind in self._fights:
                    self.fights.append((self.place.partition("/")[0], outcome.label))
                else:
                    self.checks[self.place] = outcome.successes > 0 and not outcome.failures


def _ending(adventure: Adventure, state: State) -> str:
    return state.scene if adventure.scenes[state.scene].ending is not None else DEATH


def lost(policy: Policy, state: State) -> str:
    """Return what it is called that a policy has no move."""
    return called(End("lost", state.scene, policy.lost))


def _side(choice: str, state: State, interpreter: Interpreter, taken: str) -> str:
    scene, _, own = choice.rpartition("/")
    if (scene and scene != state.scene) or own not in interpreter.legal(state):
        return ""
    return "take" if taken == own else "leave"


def interval(count: int, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the exact interval of a share, by Clopper and Pearson's method.

    Whatever the chance is, an interval holds it in at least so many of all samples.

    Source: C. J. Clopper and E. S. Pearson, Biometrika 26 (1934), 404-413.
    """
    if not games:
        return 0.0, 1.0
    rest = (1 - confidence) / 2
    low = 0.0 if count == 0 else _solve(lambda p: _at_least(count, games, p), rest)
    high = 1.0 if count == games else 1 - _solve(lambda p: _at_least(games - count, games, p), rest)
    return low, high


def _solve(rises: Callable[[float], float], wanted: float) -> float:
    """Return where a function that rises from 0 to 1 comes to a value."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if rises(middle) < wanted:
            low = middle
        else:
            high = middle
    return low


def _at_least(count: int, games: int, chance: float) -> float:
    """Return how likely so many successes or more are."""
    if chance <= 0:
        return 0.0
    if chance >= 1:
        return 1.0
    if count <= games * chance:  # the longer tail begins with numbers too small to be told from 0
        return 1 - _at_least(games - count + 1, games, 1 - chance)
    lead = lgamma(games + 1) - lgamma(count + 1) - lgamma(games - count + 1)
    term = exp(lead + count * log(chance) + (games - count) * log(1 - chance))
    odds, total, at = chance / (1 - chance), 0.0, count
    while at <= games and term > total * 1e-17:
        total += term
        term *= odds * (games - at) / (at + 1)
        at += 1
    return total
