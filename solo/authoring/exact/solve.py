"""The chances of each end, out of the chances between states: exact ones, or bounds that hold.

States are taken out one after another: what reaches a state is handed on to where it leads, and
what led to it leads there from then on. A state that leads back to itself does so any number of
times: the sum of that geometric series is an exact fraction.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from solo.authoring.exact.walk import Edges, End

MOST_WORK = 400_000  # chances added up in one circle of states, after which a bound has to do
ENDLESS = End("endless", "", "goes round for ever")

_SCALE = 1 << 192
"""The parts that bounds are counted in. What is less than one of them is left unresolved."""

_ROUNDS = 200  # through one circle, where its sum is not worked out
_Out = dict[End, Fraction]


def solved(start: Edges, edges: Sequence[Edges | None], scenes: Sequence[str]) -> _Out | None:
    """Return the exact chance of each end; None where that takes too much work.

    Args:
        start: The chances of the first states.
        edges: Where each state leads; None for a state that was not followed.
        scenes: The scene of each state, for those that were not followed.
    """
    found: _Out = {}
    mass: dict[int, Fraction] = {}
    _hand_on(start, Fraction(1), mass, found)
    for group in groups(edges):
        inside = {number: mass.pop(number) for number in group if number in mass}
        if not inside:
            continue
        if len(group) == 1:
            _alone(group[0], inside[group[0]], edges, scenes, mass, found)
        elif not _circle(group, inside, edges, mass, found):
            return None
    return found


def _hand_on(edges: Edges, part: Fraction, mass: dict[int, Fraction], found: _Out) -> None:
    for target, chance in edges:
        if isinstance(target, End):
            found[target] = found.get(target, Fraction(0)) + part * chance
        else:
            mass[target] = mass.get(target, Fraction(0)) + part * chance


def _alone(
    number: int,
    part: Fraction,
    edges: Sequence[Edges | None],
    scenes: Sequence[str],
    mass: dict[int, Fraction],
    found: _Out,
) -> None:
    """Hand on what reaches a state that leads to none that leads back, except perhaps to itself."""
    ahead = edges[number]
    if ahead is None:
        _hand_on(((End("open", scenes[number]), Fraction(1)),), part, mass, found)
        return
    stays = sum((chance for target, chance in ahead if target == number), Fraction(0))
    if stays == 1:
        _hand_on(((ENDLESS, Fraction(1)),), part, mass, found)
        return
    leaves = tuple((target, chance) for target, chance in ahead if target != number)
    _hand_on(leaves, part / (1 - stays), mass, found)


def _circle(
    group: Sequence[int],
    inside: dict[int, Fraction],
    edges: Sequence[Edges | None],
    mass: dict[int, Fraction],
    found: _Out,
) -> bool:
    """Hand on what reaches a circle of states; say whether that could be worked out."""
    members = set(group)
    out: dict[int, dict[int | End, Fraction]] = {n: dict(edges[n] or ()) for n in group}
    into: dict[int, set[int]] = {number: set() for number in group}
    for number in group:
        for target in out[number]:
            if isinstance(target, int) and target in members:
                into[target].add(number)
    work = 0
    while out:
        number = min(out, key=lambda n: len(into[n]) * len(out[n]))
        ahead = out.pop(number)
        stays = ahead.pop(number, Fraction(0))
        before = into.pop(number) - {number}
        for target in ahead:
            if isinstance(target, int) and target in into:
                into[target].discard(number)
        if stays == 1:
            ahead, stays = {ENDLESS: Fraction(1)}, Fraction(0)
        leaves = {target: chance / (1 - stays) for target, chance in ahead.items()}
        work += (len(before) + 1) * len(leaves)
        if work > MOST_WORK:
            return False
        part = inside.pop(number, Fraction(0))
        for target, chance in leaves.items():
            if isinstance(target, int) and target in out:
                inside[target] = inside.get(target, Fraction(0)) + part * chance
            else:
                _hand_on(((target, chance),), part, mass, found)
        for earlier in before:
            _led_past(number, earlier, leaves, out, into)
    return True


def _led_past(
    number: int,
    earlier: int,
    leaves: Mapping[int | End, Fraction],
    out: Mapping[int, dict[int | End, Fraction]],
    into: Mapping[int, set[int]],
) -> None:
    """Let a state that led to one which is taken out lead to where that one did."""
    ways = out[earlier]
    chance = ways.pop(number)
    for target, part in leaves.items():
        ways[target] = ways.get(target, Fraction(0)) + chance * part
        if isinstance(target, int) and target in into:
            into[target].add(earlier)


def bounded(start: Edges, edges: Sequence[Edges | None], scenes: Sequence[str]) -> _Out:
    """Return a chance of each end that it has at least; what is missing is `open`, by its scene.

    Every rounding goes down, so that the bounds hold.
    """
    found: dict[End, int] = {}
    mass: dict[int, int] = {}

    def give(ahead: Edges, part: int) -> None:
        for target, chance in ahead:
            share = part * chance.numerator // chance.denominator
            if isinstance(target, End):
                found[target] = found.get(target, 0) + share
            elif share:
                mass[target] = mass.get(target, 0) + share

    give(start, _SCALE)
    for group in groups(edges):
        for _ in range(_ROUNDS if len(group) > 1 else 1):
            waiting = [(number, mass.pop(number)) for number in group if number in mass]
            for number, part in waiting:
                give(*_onward(number, part, edges, scenes))
            if not waiting:
                break
        for number in group:
            if left := mass.pop(number, 0):
                give(((End("open", scenes[number]), Fraction(1)),), left)
    chances = {end: Fraction(part, _SCALE) for end, part in found.items()}
    rounded = End("open", "")
    chances[rounded] = chances.get(rounded, Fraction(0)) + 1 - sum(chances.values(), Fraction(0))
    return {end: chance for end, chance in chances.items() if chance}


def _onward(
    number: int, part: int, edges: Sequence[Edges | None], scenes: Sequence[str]
) -> tuple[Edges, int]:
    """Return where a state leads when it is left, and how much of what reaches it."""
    ahead = edges[number]
    if ahead is None:
        return ((End("open", scenes[number]), Fraction(1)),), part
    stays = sum((chance for target, chance in ahead if target == number), Fraction(0))
    if stays == 1:
        return ((ENDLESS, Fraction(1)),), part
    if not stays:
        return ahead, part
    leaves = tuple((t, chance / (1 - stays)) for t, chance in ahead if t != number)
    return leaves, part


def groups(edges: Sequence[Edges | None]) -> Iterator[list[int]]:
    """Yield the circles of states, and the states on none, each before those it leads to."""
    ahead = [[t for t, _ in one or () if isinstance(t, int)] for one in edges]
    return reversed(circles(range(len(edges)), ahead.__getitem__))


def circles(every: Sequence[int], ahead: Callable[[int], Sequence[int]]) -> list[list[int]]:
    """Return the strongly connected groups, each after those it leads to (Tarjan's algorithm)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    waiting: set[int] = set()
    path: list[tuple[int, Iterator[int]]] = []
    found: list[list[int]] = []

    def enter(number: int) -> None:
        order[number] = low[number] = len(order)
        stack.append(number)
        waiting.add(number)
        path.append((number, iter(ahead(number))))

    for root in every:
        if root not in order:
            enter(root)
        while path:
            here, left = path[-1]
            target = next(left, None)
            if target is None:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[here])
                if low[here] == order[here]:
                    found.append(_group(stack, here))
                    waiting.difference_update(found[-1])
            elif target not in order:
                enter(target)
            elif target in waiting:
                low[here] = min(low[here], order[target])
    return found


def _group(stack: list[int], here: int) -> list[int]:
    """Take what stands on a stack from a state on."""
    group = [stack.pop()]
    while group[-1] != here:
        group.append(stack.pop())
    return group
