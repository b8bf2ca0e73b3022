"""A way of playing for an ending, or against it, that is found by trial.

Games are played in rounds. Mostly a choice is taken that came to the ending most often so far, now
and then another. What the way of playing that is found comes to bounds what the best one does.
"""

from collections import Counter
from collections.abc import Callable

from solo.authoring.exact.sampled import Asked, Estimate, Liked
from solo.namedtuple import NamedTuple

ROUNDS = 6  # of trial
TRIED = 0.5  # how much of the time goes to trying
_PRIOR = 1.0  # games that a choice counts as tried before it was

Play = Callable[[Asked, float], Estimate]
"""Plays games for one of so many parts of the time."""


class Found(NamedTuple):
    """What a way of playing that was found by trial comes to."""

    met: int  # how many games came to the ending
    games: int
    way: Liked  # how much each choice of a scene is liked


def wanting(asked: Asked, ending: str, *, best: bool, play: Play) -> Found:
    """Return what a way of playing comes to that wants an ending, or keeps from it.

    Args:
        asked: What is played.
        ending: The scene of the ending.
        best: Whether the player wants it.
        play: Plays games for a part of the time.
    """
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    liked: Liked = ()
    all_, wins = 0, 0
    for number in range(ROUNDS):
        trial = asked._replace(
            goal=ending, seed=f"{asked.seed}:trial {number}", liked=liked, wanders=True
        )
        found = play(trial, TRIED / ROUNDS)
        all_, wins = all_ + found.games, wins + found.endings.get(ending, 0)
        for (place, ended), count in found.chosen.items():
            met[place] += count
            won[place] += count * (ended == ending)
        usual = wins / all_
        side = 1 if best else -1
        liked = tuple(
            (*place, side * (won[place] + _PRIOR * usual) / (count + _PRIOR))
            for place, count in sorted(met.items())
        )
    told = play(asked._replace(goal=ending, seed=f"{asked.seed}:told", liked=liked), 1 - TRIED)
    return Found(told.endings.get(ending, 0), told.games, liked)
