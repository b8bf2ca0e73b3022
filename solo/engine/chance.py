"""Sources of a game's dice, turn by turn."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from solo.rules.core.dice import AskedDice, Dice, LoadedDice, SeededDice

LONGEST_SEED = 200  # characters
MOST_FACES = 20_000  # of loaded dice
MOST_SIDES = 100  # of any die that is rolled


class Chance(Protocol):
    """A source of dice for each turn of a game."""

    def dice(self, turn: int, fork: int) -> Dice:
        """Return the dice of a turn; `fork` counts how often turns were undone to roll anew."""
        ...

    def apart(self, number: int) -> Dice:
        """Return dice that no turn rolls, for the so manieth roll apart from them."""
        ...

    def accepted(self, rolls: int) -> None:
        """Note that a turn was accepted, and how many fresh faces it used up."""
        ...

    def describe(self) -> dict[str, Any]:
        """Return what a journal's header says of these dice."""
        ...


class Seeded:
    """Dice that fall by a seed: face i of turn t is a function of seed, t and i alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def dice(self, turn: int, fork: int) -> Dice:
        return SeededDice(f"{self.seed}:{turn}" if not fork else f"{self.seed}:{turn}:{fork}")

    def apart(self, number: int) -> Dice:
        return SeededDice(f"{self.seed}:roll:{number}")

    def accepted(self, rolls: int) -> None:
        """Nothing is used up."""

    def describe(self) -> dict[str, Any]:
        return {"dice": "seeded", "seed": self.seed}


class Loaded:
    """Dice that show given faces, one after another, through the whole game."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self._used = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The faces that no turn has shown yet."""
        return self._faces[self._used :]

    def dice(self, turn: int, fork: int) -> Dice:
        return LoadedDice(self.left)

    def apart(self, number: int) -> Dice:
        return LoadedDice(self.left)

    def accepted(self, rolls: int) -> None:
        self._used += rolls

    def describe(self) -> dict[str, Any]:
        return {"dice": "loaded", "faces": list(self._faces)}


class Asked:
    """The player's own dice: `ask(sides)` returns a face."""

    def __init__(self, ask: Callable[[int], int]) -> None:
        self._ask = ask

    def dice(self, turn: int, fork: int) -> Dice:
        return AskedDice(self._ask)

    def apart(self, number: int) -> Dice:
        return AskedDice(self._ask)

    def accepted(self, rolls: int) -> None:
        """Nothing is used up."""

    def describe(self) -> dict[str, Any]:
        return {"dice": "asked"}
