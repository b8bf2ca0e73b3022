"""The luck of games: what fell and was chosen in each, against what was to be expected.

Over all games luck comes to nothing, whatever it is multiplied by. So an estimate may take off what
the luck of its games has brought, and stays right. Its interval is then as narrow as one of many
more games. What luck brings is learned from the other games: a game never says so of itself.

Source: N. Burch and others, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
Imperfect Information Games", AAAI 2018; for the interval E. L. Korn and B. I. Graubard, Survey
Methodology 24 (1998), 193-201.
"""

import functools
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Self, TypeAlias

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice

Kind: TypeAlias = tuple[Hashable, ...]
"""What luck may be of: the place of a die in a move, an option of a choice, …"""

Luck: TypeAlias = tuple[tuple[Kind, float, float], ...]
"""Of each kind: how much more than expected a game had of it, and the square to be expected."""

LAST = 3  # dice of one move after so many count as that one
HELD = 8_192  # games that are kept before what luck brought them is taken off
FOLDS = 4  # parts of those games; what luck brings to one is learned from the others
SURE = 4.0  # squared errors by which luck must have shown that it brings anything
ENOUGH = 100  # games that came to an ending, and that did not, so that their spread is known
# of what games seem to be worth: what luck brings was learned from games of the same estimate, so
# that their spread is a little larger than it looks
SPARED = 0.95
MOST = 1_000_000  # games that others may be worth, which is surely narrow enough


class Fair(NamedTuple):
    """A share without the luck of its games."""

    share: float
    worth: float  # how many games tell as much when nothing is known of their luck


class Fortune:
    """Dice that fall as others do, and note the luck of one game as it goes on.

    Each die is noted as it falls: one after which a move comes to nothing counts as well, or else
    luck would not come to nothing over all games.
    """

    __slots__ = ("_at", "_dice", "_found", "_place")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._found: dict[Kind, list[float]] = {}
        self._at = ("", "")  # the scene, and the option that is taken there
        self._place = 0  # of the next die of this move

    def over(self, dice: Dice) -> Self:
        """Roll these dice from now on."""
        self._dice = dice
        return self

    def takes(self, scene: str, options: Sequence[str], taken: str) -> None:
        """Note which of a scene's options is taken; each was as likely."""
        self._at, self._place = (scene, taken), 0
        if len(options) > 1:
            for option in dict.fromkeys(options):
                part = options.count(option) / len(options)
                self.had((scene, option), (option == taken) - part, part)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll the other dice."""
        faces = self._dice.roll(count, sides)
        for face in faces:
            at = min(self._place, LAST)
            self._place += 1
            for degree, score in enumerate(scores(sides, face)):
                self.had((*self._at, at, sides, degree), score, 1.0)
        return faces

    def had(self, kind: Kind, above: float, square: float) -> None:
        """Note how much more than expected there was of a kind."""
        found = self._found.get(kind)
        if found is None:
            self._found[kind] = [above, square]
        else:
            found[0] += above
            found[1] += square

    @property
    def luck(self) -> Luck:
        """What was noted."""
        return tuple([(kind, above, square) for kind, (above, square) in self._found.items()])


@functools.lru_cache(maxsize=10_000)
def scores(sides: int, face: int) -> tuple[float, ...]:
    """Return how high, how far from the middle and how far to one side a face lies.

    Over all faces of a die each is 0, its square 1, and the product of two of them 0: they are
    Gram's polynomials. A coin has the first alone, a die of three sides two.
    """
    above, square = face - (sides + 1) / 2, sides * sides
    found = []
    if sides > 1:
        found.append(above / sqrt((square - 1) / 12))
    if sides > 2:
        middle = (square - 1) * (square - 4) / 180
        found.append((above**2 - (square - 1) / 12) / sqrt(middle))
    if sides > 3:
        side = (square - 1) * (square - 4) * (square - 9) / 2800
        found.append((above**3 - above * (3 * square - 7) / 20) / sqrt(side))
    return tuple(found)


class _Lucky:
    """Games by kinds of luck: how lucky they were, and what they came to."""

    def __init__(self) -> None:
        self.games = 0
        self.endings = Counter[str]()
        self.above: dict[Kind, float] = {}
        self.squares: dict[Kind, float] = {}
        self.by: dict[Kind, dict[str, float]] = {}  # the same as `above`, of those to each ending

    def add(self, ending: str, luck: Luck) -> None:
        """Add a game."""
        self.games += 1
        self.endings[ending] += 1
        for kind, above, square in luck:
            self.above[kind] = self.above.get(kind, 0.0) + above
            self.squares[kind] = self.squares.get(kind, 0.0) + square
            by = self.by.setdefault(kind, {})
            by[ending] = by.get(ending, 0.0) + above

    def join(self, other: "_Lucky") -> None:
        """Add the games of another."""
        self.games += other.games
        self.endings += other.endings
        for kind, by in other.by.items():
            self.above[kind] = self.above.get(kind, 0.0) + other.above[kind]
            self.squares[kind] = self.squares.get(kind, 0.0) + other.squares[kind]
            mine = self.by.setdefault(kind, {})
            for ending, above in by.items():
                mine[ending] = mine.get(ending, 0.0) + above

    def brings(self, without: "_Lucky") -> Mapping[Kind, Mapping[str, float]]:
        """Return what luck of each kind brings to each ending, by these games without others.

        What was hardly seen to bring anything is taken for less, and at last for nothing.
        """
        games = self.games - without.games
        shares = {ending: (many - without.endings[ending]) / games if games else 0.0
                  for ending, many in self.endings.items()}  # fmt: skip
        found: dict[Kind, dict[str, float]] = {}
        for kind, by in self.by.items():
            own = without.by.get(kind, {})
            above = self.above[kind] - without.above.get(kind, 0.0)
            squares = self.squares[kind] - without.squares.get(kind, 0.0)
            for ending, met in by.items():
                share = shares[ending]
                spread = squares * share * (1 - share)
                gain = met - own.get(ending, 0.0) - share * above
                if gain * gain > SURE * spread > 0:
                    less = 1 - SURE * spread / (gain * gain)
                    found.setdefault(kind, {})[ending] = gain / squares * less
        return found


class Fairness:
    """Takes what luck brought off the shares of endings."""

    def __init__(self) -> None:
        self._known = _Lucky()
        self._held: list[tuple[str, Luck]] = []
        self._off: dict[str, float] = {}  # what luck brought to each ending in all games
        self._squares: dict[str, float] = {}  # how much it changes the sum of squares

    def add(self, ending: str, luck: Luck) -> None:
        """Add a game."""
        self._held.append((ending, luck))
        if len(self._held) >= HELD:
            self._settle()

    def shares(self) -> Mapping[str, Fair]:
        """Return the shares of the endings of which luck tells something."""
        self._settle()
        games, found = self._known.games, dict[str, Fair]()
        for ending, off in self._off.items():
            count = self._known.endings[ending]
            share = (count - off) / games
            square = (count + self._squares[ending]) / games - share * share
            if min(count, games - count) >= ENOUGH and 0 < share < 1:
                worth = min(MOST, SPARED * games * share * (1 - share) / max(square, 1 / MOST))
                if worth > games:
                    found[ending] = Fair(share, worth)
        return found

    def _settle(self) -> None:
        """Take off what luck brought to the games that are held."""
        folds = [_Lucky() for _ in range(FOLDS)]
        for number, (ending, luck) in enumerate(self._held):
            folds[number % FOLDS].add(ending, luck)
        for fold in folds:
            self._known.join(fold)
        for place, fold in enumerate(folds):
            brings = self._known.brings(fold)
            for ending, luck in self._held[place::FOLDS]:
                for name, off in _brought(luck, brings).items():
                    self._off[name] = self._off.get(name, 0.0) + off
                    less = off * off - 2 * off * (name == ending)
                    self._squares[name] = self._squares.get(name, 0.0) + less
        self._held = []


def _brought(luck: Luck, brings: Mapping[Kind, Mapping[str, float]]) -> Mapping[str, float]:
    """Return what the luck of a game has brought to each ending."""
    found: dict[str, float] = {}
    nothing: Iterable[tuple[str, float]] = ()
    for kind, above, _ in luck:
        by = brings.get(kind)
        for ending, worth in nothing if by is None else by.items():
            found[ending] = found.get(ending, 0.0) + above * worth
    return found
