"""Where the dice of a game come from, turn by turn."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

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
        """Return dice for a roll that is no part of a turn; such rolls are numbered."""
        ...

    def accepted(self, rolls: int) -> None:
        """Note that a turn was accepted, and how many new faces it used."""
        ...

    def describe(self) -> dict[str, object]:
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

    def describe(self) -> dict[str, object]:
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

    def describe(self) -> dict[str, object]:
        return {"dice": "loaded", "faces": list(self._faces)}


class Scripted:
    """Dice that show the faces given for each turn, and then those given for no turn.

    Args:
        faces: The faces for no particular turn.
        turns: The faces of the first turns, the opening's first; `give` adds those of later ones.
    """

    def __init__(self, faces: Iterable[int] = (), turns: Iterable[Sequence[int]] = ()) -> None:
        self._loose = Loaded(faces)
        self._turns: dict[int, Sequence[int]] = dict(enumerate(turns))
        self._opening = LoadedDice(())
        self._last = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The faces for no particular turn that have not fallen yet."""
        return self._loose.left

    def give(self, turn: int, faces: Sequence[int]) -> None:
        """Say how the dice of a turn fall."""
        self._turns[turn] = faces

    def dice(self, turn: int, fork: int) -> Dice:
        if self._last == turn == 0:
            self._opening = LoadedDice(self._turns.get(0, self._loose.left))
            return self._opening
        if not self._last and 0 not in self._turns:  # nobody accepts what the opening rolled
            self._loose.accepted(len(self._loose.left) - len(self._opening.left))
        self._last = turn
        given = self._turns.get(turn)
        return self._loose.dice(turn, fork) if given is None else LoadedDice(given)

    def apart(self, number: int) -> Dice:
        return self._loose.apart(number)

    def accepted(self, rolls: int) -> None:
        if self._last not in self._turns:
            self._loose.accepted(rolls)

    def describe(self) -> dict[str, object]:
        return self._loose.describe()


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

    def describe(self) -> dict[str, object]:
        return {"dice": "asked"}
