"""Policies: what a player does in each state, with which chance."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol

from solo.adventure.model import Adventure, Choice
from solo.authoring.exact.counted import WORDS, default
from solo.authoring.playtests.bots import UNIFORM, WANTS
from solo.engine.beginning import SET_OUT
from solo.engine.commands import Ask, Choose, Try, Use
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.namedtuple import NamedTuple

_TWICE = 2  # so often a choice is taken before others go first
_TRUE = 2  # of so many and one moves of a trial all but one are the best known


Aside = Ask | Try | Use
"""What a script may do besides taking choices."""


class Move(NamedTuple):
    """Something that is done, as likely as the others of its moment."""

    command: Choose | Aside  # what is done
    memory: Hashable = None  # what the policy remembers after it

    @property
    def option(self) -> str:
        """The id of the option that is taken; nothing if something is asked or tried."""
        return self.command.option if isinstance(self.command, Choose) else ""


class Policy(Protocol):
    """A policy; what it does depends on the state and on what it remembers alone."""

    start: Hashable
    lost: str  # what is said of a game in which it has no move

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return what may be done, each as likely as the others; nothing if nothing is."""
        ...


class Random:
    """Each of a scene's open choices is as likely; encounters get their default answers."""

    start: Hashable = None
    lost = "stuck"

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return the default of an encounter, or else every choice that is open."""
        if state.pending is not None:
            return _default(interpreter, state, memory)
        return [Move(interpreter.taking(state, option)) for option in interpreter.legal(state)]


class Tempered:
    """Of a scene's open choices, those that a temper of `solo test` likes most; each as likely.

    Args:
        adventure: What is played.
        worth: How much the temper likes a choice.
    """

    start: Hashable = None
    lost = "stuck"

    def __init__(self, adventure: Adventure, worth: Callable[[Choice], int]) -> None:
        self._worth = {
            (scene.id, choice.id): worth(choice)
            for scene in adventure.scenes.values()
            for choice in scene.choices
        }

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return the default of an encounter, or else the open choices that are liked most."""
        if state.pending is not None:
            return _default(interpreter, state, memory)
        legal = interpreter.legal(state)
        liked = {option: self._worth.get((state.scene, option), 0) for option in legal}
        return [
            Move(interpreter.taking(state, one))
            for one in legal
            if liked[one] == max(liked.values())
        ]


class Wanting:
    """Of a scene's open choices, the one that is liked most, taken twice at most before another.

    Args:
        liked: How much a choice is liked, by its scene and id.
        wanders: Whether another one is taken now and then, as in a trial.
    """

    lost = "stuck"

    def __init__(self, liked: Mapping[tuple[str, str], float], *, wanders: bool) -> None:
        self._liked = liked
        self._wanders = wanders
        self.start: Hashable = ()

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return the default of an encounter, or else the choice, and others if it wanders."""
        if state.pending is not None:
            return _default(interpreter, state, memory)
        assert isinstance(memory, tuple)
        legal = interpreter.legal(state)
        if not legal:
            return ()

        def worth(option: str) -> tuple[int, float]:
            times = memory.count((state.scene, option)) // _TWICE
            return -times, self._liked.get((state.scene, option), 0.0)

        found = [
            Move(interpreter.taking(state, one), (*memory, (state.scene, one))) for one in legal
        ]
        best = found[max(range(len(legal)), key=lambda place: worth(legal[place]))]
        return [best] * (_TRUE * len(found)) + found if self._wanders else (best,)


def first_hero(adventure: Adventure) -> str:
    """Return the name of the first ready-made hero, who plays if nobody is named; or nothing."""
    return next((hero.name for hero in adventure.heroes), "")


def named(name: str, adventure: Adventure) -> Policy:
    """Return the policy of a name."""
    return Random() if name == UNIFORM else Tempered(adventure, WANTS[name])


class Walkthrough:
    """The choices of scenes in a fixed order; encounters get their default answers.

    Args:
        choices: The ids of the choices, from the first, with what is asked or tried between them.
    """

    lost = "off the way"

    def __init__(self, choices: Sequence[str | Aside]) -> None:
        self._choices = tuple(choices)
        self.start: Hashable = 0

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return the next choice, if it is open; a walkthrough that has ended has no move."""
        if state.pending is not None:
            return _default(interpreter, state, memory)
        assert isinstance(memory, int)
        if memory >= len(self._choices):
            return ()
        following = self._choices[memory]
        if not isinstance(following, str):
            return (Move(following, memory + 1),)
        if following not in interpreter.legal(state):
            return ()
        return (Move(interpreter.taking(state, following), memory + 1),)


def _default(interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
    """Return the default answer; heroes who may set out with others set out without them."""
    pending, option = state.pending, None
    if pending is not None and pending.kind == "hero":
        option = next((one for one in interpreter.options(state) if one.id == SET_OUT), None)
    option = option or interpreter.first(state)
    if option is not None and option.asks:
        option = default(interpreter.options(state))
    if option is None:
        return ()
    return (Move(Choose(option.id, WORDS if option.asks else ""), memory),)
