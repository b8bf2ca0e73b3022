"""Pools of d20s and combat dice, reckoned from the rules' words apart from the engine."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

from tests.rules.exact import Chances, End, mixed

ONE = Fraction(1)
Pair = tuple[int, int]
"""Successes and complications of d20s; damage and Effects of combat dice."""


def multinomial(total: int, parts: Iterable[int]) -> int:
    """Return in how many ways so many things fall into parts of these sizes."""
    ways, left = 1, total
    for part in parts:
        ways *= comb(left, part)
        left -= part
    return ways


def worth(face: int, tn: int, critical: int, worst: int = 20) -> Pair:
    """Return what a d20 shows: at or below the number a success, twice at or below the critical."""
    return (0 if face > tn else 2 if face <= critical else 1, int(face >= worst))


@cache
def pool(tn: int, critical: int, dice: int, worst: int = 20) -> Chances[Pair]:
    """Return the chances of a pool: by how many of its dice are of each kind, multinomially."""
    kinds = list(Counter(worth(face, tn, critical, worst) for face in range(1, 21)).items())
    return _by_kinds(kinds, dice, 20)


@cache
def combat(dice: int) -> Chances[Pair]:
    """Return the chances of combat dice: two blank faces, a 1, a 2, and two of 1 and an Effect."""
    return _by_kinds([((0, 0), 2), ((1, 0), 1), ((2, 0), 1), ((1, 1), 2)], dice, 6)


def _by_kinds(kinds: list[tuple[Pair, int]], dice: int, sides: int) -> Chances[Pair]:
    found: Counter[Pair] = Counter()
    for parts in product(range(dice + 1), repeat=len(kinds)):
        if sum(parts) != dice:
            continue
        ways, first, second = multinomial(dice, parts), 0, 0
        for number, ((one, other), faces) in zip(parts, kinds, strict=True):
            ways *= faces**number
            first, second = first + number * one, second + number * other
        found[first, second] += ways
    return {pair: Fraction(ways, sides**dice) for pair, ways in found.items()}


def together(
    one: Chances[Pair], other: Chances[Pair], add: Callable[[Pair, Pair], Pair] | None = None
) -> Chances[Pair]:
    """Return the chances of two pools at once, which simply add up unless told otherwise."""
    put = add or (lambda a, b: (a[0] + b[0], a[1] + b[1]))
    return mixed((share, {put(mine, theirs): chance for theirs, chance in [pair]})
                 for mine, share in one.items() for pair in other.items())  # fmt: skip


def helped(own: Pair, helper: Pair) -> Pair:
    """Return what a helper adds: successes only to who has one, complications always."""
    return (own[0] + (helper[0] if own[0] else 0), own[1] + helper[1])


def complications(number: int) -> tuple[str, ...]:
    """Return the names of so many complications: each has one of its own."""
    return tuple("complication" if n == 1 else f"complication-{n}" for n in range(1, number + 1))


def tested(successes: int, number: int, difficulty: int) -> End:
    """Return how a test ends with so many successes and complications."""
    lacking = max(0, difficulty - successes)
    # What needs no success passes with none as with one (CON-006, CON-013).
    count = f"{lacking}f" if lacking else f"{max(1, successes)}s"
    return End("failed" if lacking else "passed", count, complications(number))


def judged(chances: Chances[Pair], difficulty: int) -> Chances[End]:
    """Return the chances of a test from those of its pool."""
    return mixed(
        (share, {tested(successes, number, difficulty): ONE})
        for (successes, number), share in chances.items()
    )


def asked(tn: int) -> Chances[End]:
    """Return the chances of the oracle of both games: two d20, a yes for each at or below."""

    def end(successes: int, number: int) -> End:
        label, count = ("passed", f"{successes}s") if successes else ("failed", "1f")
        return End(label, count, complications(number))

    return mixed((share, {end(*pair): ONE}) for pair, share in pool(tn, 0, 2).items())
