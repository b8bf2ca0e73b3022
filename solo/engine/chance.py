"""Where the dice of a game come from, turn by turn."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from solo.engine.commands import Command, is_secret
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


class Sealed(Seeded):
    """Seeded dice of a table that keeps secrets: nobody can work out what is not told yet.

    What it begins with is a commitment, by which the seed can be checked once it is told: the
    SHA-256 of `seed:nonce`. Each secret roll falls by a key of its own, which tells of no other.

    Args:
        seed: The seed of the dice.
        nonce: 32 hexadecimal digits that nobody can guess.
    """

    def __init__(self, seed: str, nonce: str) -> None:
        super().__init__(seed)
        self.nonce = nonce

    @property
    def commitment(self) -> str:
        """What may be told before the table is closed, 64 hexadecimal digits."""
        return _sha256(f"{self.seed}:{self.nonce}")

    def key(self, turn: int, fork: int) -> str:
        """Return the key by which a secret roll of a turn falls, 64 hexadecimal digits."""
        return _sha256(":".join((self.seed, self.nonce, "secret", str(turn), str(fork))))

    def describe(self) -> dict[str, object]:
        return {"dice": "sealed", "seed": self.seed, "nonce": self.nonce}


def dice_of(chance: Chance, command: Command, turn: int, fork: int) -> tuple[Dice, str]:
    """Return the dice of a command, and their own key if they fall by one."""
    if isinstance(chance, Sealed) and is_secret(command):
        key = chance.key(turn, fork)
        return SeededDice(key), key
    return chance.dice(turn, fork), ""


def told_of(chance: Chance, *, shared: bool) -> dict[str, object]:
    """Return what players may be told of the dice of a game that goes on.

    Args:
        chance: The dice.
        shared: Whether several play, who may have secrets: then neither a seed nor faces that
            are still to fall are told.
    """
    if isinstance(chance, Sealed):
        return {"dice": "sealed", "commitment": chance.commitment}
    told = chance.describe()
    return {"dice": told["dice"]} if shared else told


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


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

    def __init__(self, ask: Callable[..., int]) -> None:
        self._ask = ask

    def spoken(self, language: str) -> "Asked":
        """Return dice that are asked for in a language."""
        return Asked(partial(self._ask, language=language)) if language else self

    def dice(self, turn: int, fork: int) -> Dice:
        return AskedDice(self._ask)

    def apart(self, number: int) -> Dice:
        return AskedDice(self._ask)

    def accepted(self, rolls: int) -> None:
        """Nothing is used up."""

    def describe(self) -> dict[str, object]:
        return {"dice": "asked"}
