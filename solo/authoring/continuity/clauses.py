"""What follows from clauses, and what holds in all of several places: words alone decide."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from solo.authoring.continuity.guarded import names_in
from solo.namedtuple import NamedTuple
from solo.prose.guards import Clause, Clauses

_AMONG = re.compile(r"([a-z_][\w.]*) (==|!=|in|not in) (.+)")
_VALUE = re.compile(r"'[^']*'|-?\d+|true|false")
_VALUES = re.compile(rf"\[(?:(?:{_VALUE.pattern})(?:, )?)*\]")
_OPPOSITE = {" == ": " != ", " < ": " >= ", " <= ": " > ", " in ": " not in "}
_MOST_ARMS = 3


class _Among(NamedTuple):
    """What a name is one of, or none of."""

    name: str
    so: bool
    values: frozenset[str]


@lru_cache(maxsize=4096)
def _among(arm: str) -> _Among | None:
    """Return which values of a name an arm asks for; None if it asks for something else."""
    match = _AMONG.fullmatch(arm)
    if match is None:
        return None
    name, sign, right = match.groups()
    whole = _VALUE if sign in ("==", "!=") else _VALUES
    if not whole.fullmatch(right):
        return None
    return _Among(name, sign in ("==", "in"), frozenset(_VALUE.findall(right)))


@lru_cache(maxsize=65536)
def _arm_implies(one: str, other: str) -> bool:
    if one == other:
        return True
    here, there = _among(one), _among(other)
    if here is None or there is None or here.name != there.name:
        return False
    if here.so:
        same = here.values <= there.values
        return same if there.so else here.values.isdisjoint(there.values)
    return not there.so and there.values <= here.values


def follows(clauses: Iterable[Clause], wanted: Clause) -> bool:
    """Say whether a clause holds wherever some clauses do."""
    return any(
        one == wanted or all(any(_arm_implies(arm, other) for other in wanted) for arm in one)
        for one in clauses
    )


def all_follow(clauses: Clauses, wanted: Clauses) -> bool:
    """Say whether some clauses hold wherever others do."""
    return wanted <= clauses or all(follows(clauses, one) for one in wanted)


def common(places: Sequence[Clauses]) -> Clauses:
    """Return what holds in all of some places: clauses of theirs, or one that joins them."""
    distinct = sorted({*places}, key=sorted)
    if len(distinct) == 1:
        return distinct[0]
    every = frozenset[Clause]().union(*distinct)
    found = {one for one in every if all(follows(place, one) for place in distinct)}
    least = {one for one in found if not follows(found - {one}, one)}
    if found:
        return frozenset(least or found)
    joined = _joined(distinct)
    return frozenset((joined,)) if joined else frozenset()


def _joined(places: Sequence[Clauses]) -> Clause:
    """Return a clause that asks the same names for any of what several places ask them for."""
    for names in sorted({tuple(sorted(names_in(one))) for one in places[0]}):
        arms: set[str] = set()
        for place in places:
            fitting = sorted(one for one in place if tuple(sorted(names_in(one))) == names)
            if not fitting:
                break
            arms.update(fitting[0])
        else:
            if (made := _merged(arms)) and len(made) <= _MOST_ARMS:
                return made
    return ()


def _merged(arms: set[str]) -> Clause:
    """Return arms as a clause, values of a name in one arm; nothing if one of them always holds."""
    known = {arm: found for arm in arms if (found := _among(arm)) is not None}
    left = arms - known.keys()
    for name in sorted({one.name for one in known.values()}):
        some = [one for one in known.values() if one.name == name]
        values = frozenset[str]().union(*(one.values for one in some if one.so))
        out = [one.values for one in some if not one.so]
        if out:
            values = frozenset.intersection(*out) - values
            if not values:
                return ()
        left.add(_written(name, values, so=not out))
    if any(opposite(arm) in left for arm in left):
        return ()
    return tuple(sorted(left))


def _written(name: str, values: frozenset[str], *, so: bool) -> str:
    if len(values) == 1:
        return f"{name} {'==' if so else '!='} {next(iter(values))}"
    return f"{name} {'in' if so else 'not in'} [{', '.join(sorted(values))}]"


def opposite(arm: str) -> str:
    """Return the arm that holds where one does not, for those that are written plainly."""
    if arm.startswith("not "):
        return arm[4:]
    for one, other in _OPPOSITE.items():
        if arm.count(one) == 1:
            return arm.replace(one, other)
    return f"not {arm}"


def written(clauses: Clauses) -> str:
    """Return clauses as one condition."""
    alone = len(clauses) == 1
    parts = (
        f"({' or '.join(one)})" if len(one) > 1 and not alone else " or ".join(one)
        for one in sorted(clauses)
    )
    return " and ".join(parts)
