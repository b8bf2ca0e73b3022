"""Dice of one name together: of how they fall, only what the formulas read is told apart.

A pool that is read by `max(pool)` alone has as many ways to fall as a die has sides.
"""

from collections.abc import Iterable
from functools import lru_cache, partial

from solo.namedtuple import NamedTuple
from solo.prose import Expression
from solo.prose.reads import Reading
from solo.rules.core.dice import Dice, foreseen

MOST_WAYS = 50_000
MOST_WORK = 200_000  # faces that are added to what lies already
Faces = tuple[int, ...]
Ways = tuple[tuple[Faces, int], ...]  # faces that stand for all like them, with the weight of those


class Fold(NamedTuple):
    """What is read of the dice of one name.

    Args:
        ordered: Whether it matters which of them shows what.
        read: How all are read; None if each face matters.
        without: Which of them may be rolled again alone: `lowest`, `highest`. What is left then
            is read as well.
    """

    ordered: bool
    read: tuple[Reading, ...] | None
    without: tuple[str, ...] = ()

    def key(self, faces: Faces) -> object:
        """Return what of a throw matters; dice that are added change it in the same way."""
        if self.ordered:
            return faces
        if self.read is None:
            return tuple(sorted(faces))
        found: list[object] = [self._values(faces)]
        for which in self.without:
            if faces:
                out = min(faces) if which == "lowest" else max(faces)
                place = faces.index(out)
                found += (out, self._values((*faces[:place], *faces[place + 1 :])))
        return tuple(found)

    def _values(self, faces: Faces) -> Faces:
        assert self.read is not None
        return tuple([_value(one, faces) for one in self.read])

    def throw(self, lying: Faces, many: int, sides: int, dice: Dice) -> Faces:
        """Roll so many dice beside those that lie; where they go every way, one after another."""
        if self.ordered or many < 1:
            return (*lying, *dice.roll(many, sides)) if many > 0 else lying
        return foreseen(dice, partial(_added, self, lying, many, sides), self.key)


def _added(fold: Fold, lying: Faces, many: int, sides: int, dice: Dice) -> Faces:
    return (*fold.throw(lying, many - 1, sides, dice), *dice.roll(1, sides))


def _value(reading: Reading, faces: Faces) -> int:
    name, least, most = reading
    if name == "count":
        return sum([least <= face <= most for face in faces])
    if name == "sum":
        return sum(faces)
    return (max(faces) if name == "max" else min(faces)) if faces else 0


def fold_of(name: str, formulas: Iterable[Expression], without: Iterable[str]) -> Fold:
    """Return what some formulas read of the dice of a name."""
    read: set[Reading] = set()
    whole = False
    for formula in formulas:
        if name in formula.names():
            ways = formula.readings(name)
            if ways is None:
                return Fold(ordered=True, read=None)
            whole = whole or None in ways
            read.update(one for one in ways if one is not None)
    return Fold(False, None if whole else tuple(sorted(read)), tuple(sorted(set(without))))


@lru_cache(256)
def ways_of(fold: Fold, lying: Faces, many: int, sides: int) -> Ways | None:
    """Return how dice can fall beside those that lie, those together that are alike.

    None where that is too much.
    """
    found: dict[object, tuple[Faces, int]] = {fold.key(lying): (lying, 1)}
    work = 0
    for _ in range(many):
        grown: dict[object, tuple[Faces, int]] = {}
        work += len(found) * sides
        if work > MOST_WORK:
            return None
        for faces, weight in found.values():
            for face in range(1, sides + 1):
                more = (*faces, face)
                key = fold.key(more)
                same = grown.get(key)
                grown[key] = (more, weight) if same is None else (same[0], same[1] + weight)
        found = grown
    return tuple(found.values()) if len(found) <= MOST_WAYS else None
