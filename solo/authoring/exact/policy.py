"""Policies: what a player does in each state, with which chance."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, Protocol

from solo.authoring.exact.counted import WORDS, default
from solo.engine.commands import Choose
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.rules.core.outcome import Option


class Move(NamedTuple):
    """Something that is done, as likely as the others of its moment."""

    command: Choose  # what is done
    memory: Hashable = None  # what the policy remembers after it


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
            return _default(interpreter.options(state), memory)
        return [Move(interpreter.taking(state, option)) for option in interpreter.legal(state)]


class Walkthrough:
    """The choices of scenes in a fixed order; encounters get their default answers.

    Args:
        choices: The ids of the choices, from the first.
    """

    lost = "off the way"

    def __init__(self, choices: Sequence[str]) -> None:
        self._choices = tuple(choices)
        self.start: Hashable = 0

    def moves(self, interpreter: Interpreter, state: State, memory: Hashable) -> Sequence[Move]:
        """Return the next choice, if it is open; a walkthrough that has ended has no move."""
        if state.pending is not None:
            return _default(interpreter.options(state), memory)
        assert isinstance(memory, int)
        if memory >= len(self._choices) or self._choices[memory] not in interpreter.legal(state):
            return ()
        return (Move(interpreter.taking(state, self._choices[memory]), memory + 1),)


def _default(options: Sequence[Option], memory: Hashable) -> Sequence[Move]:
    option = default(options)
    if option is None:
        return ()
    return (Move(Choose(option.id, WORDS if option.asks else ""), memory),)
