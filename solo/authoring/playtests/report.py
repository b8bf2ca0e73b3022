"""The report of a playtest: what games came to, in numbers that add up."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field, fields
from math import sqrt
from typing import Any, TypeAlias

from solo.authoring.playtests.parts import SCENE, key_of
from solo.dataclass import dataclass
from solo.engine.commands import Command
from solo.namedtuple import NamedTuple

Facts: TypeAlias = Mapping[str, Any]
"""All that a playtest showed, by names: values of JSON, as `solo test --json` prints them."""

STEPS = 10  # of a game's course of which the hero's state is kept
Z = 1.959963984540054  # of the normal distribution: 95 of 100 ranges hold the truth


class Share(NamedTuple):
    """A share of games, and the range in which the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


class Way(NamedTuple):
    """A game that led somewhere, to be played again."""

    commands: tuple[Command, ...]  # what the player did
    # the dice of each of them; those before the first command stand first
    faces: tuple[tuple[int, ...], ...]
    offers: str = "always"  # whether offers around a roll were made `always` or only when `asked`


class Shown(NamedTuple):
    """The game that shows a mistake: its number, and its seed."""

    game: int
    seed: str


@dataclass(slots=True)
class Report:
    """The results of games; reports can be added."""

    games: int = 0  # how many were played
    turns: int = 0  # how many turns in all
    longest: int = 0  # the turns of the longest game
    # how often each ending was reached, by its scene; `death` for one that no author wrote
    endings: Counter[str] = field(default_factory=Counter)
    # the same for each temper, as (temper, ending)
    tempers: Counter[tuple[str, str]] = field(default_factory=Counter)
    # in how many games each part was met, by its key
    hits: Counter[str] = field(default_factory=Counter)
    # in how many games each choice was open, as `scene/choice`
    offered: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # how many games took so many turns
    # in which scene heroes died, or fell and were brought back
    fallen: Counter[tuple[str, str]] = field(default_factory=Counter)
    # what the status line showed on the way: by its label and tenth of the game, how often each
    # value
    course: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    ways: dict[str, Way] = field(default_factory=dict)  # the shortest game that came to each ending
    # mistakes that only play could find, each with the first game that shows it
    faults: dict[str, Shown] = field(default_factory=dict)
    # where players could not go on, each with such a game
    stuck: dict[str, Shown] = field(default_factory=dict)
    # in how many games the story contradicted what its author says of it, by what is told of that
    contradictions: Counter[str] = field(default_factory=Counter)
    # in how many of them a sentence told what is declared, while its condition did not hold
    untrue: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    # the shortest game that came to each contradiction
    shortest: dict[str, Way] = field(default_factory=dict)
    # in how many games something was left open, as `solo.authoring.continuity.questions` has it
    questions: Counter[str] = field(default_factory=Counter)
    # what the texts of outcomes read: where, of what, and which value; how often
    shown: Counter[tuple[str, str, str, str]] = field(default_factory=Counter)
    # in which scenes games were that did not end
    endless_in: Counter[str] = field(default_factory=Counter)
    unended: int = 0  # how many games were still going on after the most turns
    faulty: int = 0  # how many turns came to nothing for a mistake of the author's
    # journals that did not come to the same when played back, by seed
    differing: dict[str, str] = field(default_factory=dict)

    def add(self, other: "Report") -> None:
        """Take in what later games came to."""
        for one in fields(self):
            own, more = getattr(self, one.name), getattr(other, one.name)
            if isinstance(own, Counter):
                own.update(more)
            elif one.name == "longest":
                self.longest = max(self.longest, other.longest)
            elif one.name in ("ways", "shortest"):
                for name, way in more.items():
                    keep(own, name, way)
            elif isinstance(own, dict):
                setattr(self, one.name, {**more, **own})
            else:
                setattr(self, one.name, own + more)

    @property
    def clean(self) -> bool:
        """Whether no game showed a mistake."""
        wrong = self.faults or self.stuck or self.differing or self.contradictions
        return not (wrong or self.endless)

    @property
    def endless(self) -> bool:
        """Whether games were played and not one of them came to an ending."""
        return self.games > 0 and self.unended == self.games

    @property
    def average(self) -> float:
        """The turns of a game on average."""
        return self.turns / self.games if self.games else 0.0

    def visited(self, scene: str) -> int:
        """Return in how many games a scene was seen."""
        return self.hits[key_of(SCENE, scene)]

    def shares(self, endings: Iterable[str]) -> Mapping[str, Share]:
        """Return the share of each ending: those met, the most frequent first, then the others."""
        known = dict.fromkeys((*(name for name, _ in self.endings.most_common()), *endings))
        return {name: wilson(self.endings[name], self.games) for name in known}


def keep(ways: dict[str, Way], name: str, way: Way) -> None:
    """Keep a way to something if none as short is known."""
    known = ways.get(name)
    if known is None or len(way.commands) < len(known.commands):
        ways[name] = way


def wilson(count: int, games: int) -> Share:
    """Return a share with its 95 % range by Wilson's score method.

    It keeps within 0 and 1, and says of what no game met how frequent it may be all the same.

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
    """
    if not games:
        return Share(0.0, 0.0, 1.0)
    share, square = count / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    low = 0.0 if not count else max(0.0, middle - half)
    high = 1.0 if count == games else min(1.0, middle + half)
    return Share(share, low, high)
