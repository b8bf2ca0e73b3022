"""What dice can't be: too many, with signs that don't go together, or compared to no purpose."""

from collections.abc import Iterable, Sequence

from solo.rules.core.notation.terms import (
    MOST_AGAIN,
    Count,
    Fixed,
    Group,
    Part,
    Pool,
    Product,
    Sum,
    Target,
    pools,
)
from solo.rules.core.notation.thrown import Notation
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.words import words

MOST_DICE = 100  # of one term
MOST_SIDES = 1_000
MOST_TERMS = 10  # of one roll
MOST_THROWN = 1_000  # dice of one line, those that follow an explosion aside
_MOST_NUMBER = 1_000_000
_LONGEST = 9  # digits of a number that is read


def number(text: str) -> int:
    """Return a number as written; one that is far too large as one that is too large."""
    return int(text) if len(text) < _LONGEST else 10**_LONGEST


def check_pool(pool: Pool, shown: str) -> None:
    """Refuse dice that there are not, and signs that don't go together.

    Raises:
        Unfit: They are so.
    """
    if not 1 <= pool.count <= MOST_DICE:
        raise Unfit(words("dice-count", dice=shown, most=MOST_DICE))
    if not 2 <= pool.sides <= MOST_SIDES:
        raise Unfit(words("dice-sides", dice=shown, most=MOST_SIDES))
    bounded = pool.least is not None or pool.most is not None
    if pool.digits and (pool.again or pool.reroll or bounded or pool.keep):
        raise Unfit(words("dice-digits-again", dice=shown))
    if pool.keep and pool.again is not None and not pool.one:
        raise Unfit(words("dice-kept-again", dice=shown))
    for target in (pool.again, pool.reroll):
        met = {True} if target is None else {target.meets(face) for face in pool.values}
        if target is not None and len(met) == 1:
            raise Unfit(words("dice-sign-always", dice=shown, all=met == {True}))
    least = pool.low if pool.least is None else pool.least
    most = pool.highest if pool.most is None else pool.most
    if least > most or least > pool.highest or most < pool.low:
        raise Unfit(words("dice-bounds", dice=shown))


def check_compared(part: Part, count: Count, shown: str) -> None:
    """Refuse a comparison that can't count dice, or that all of them meet, or none.

    Raises:
        Unfit: It is so.
    """
    if why := _uncountable(part, count):
        raise Unfit(words("dice-uncountable", dice=shown, why=why, wanted=str(count.met)))
    if count.failed is None:
        return
    values = tuple(_values(pools(part)))
    if any(count.met.meets(value) and count.failed.meets(value) for value in values):
        raise Unfit(words("dice-met-and-failed", dice=shown, wanted=str(count.met)))
    if not any(count.failed.meets(value) for value in values):
        raise Unfit(words("dice-uncountable", dice=shown, why="never", wanted=str(count.failed)))


def _uncountable(part: Part, count: Count) -> str:
    """Return why a comparison can't count dice; nothing where it can."""
    if isinstance(part, Group):
        return ""
    terms = part.terms if isinstance(part, Sum) else ((1, part),)
    if any(sign < 0 or not isinstance(term, Pool) or term.digits for sign, term in terms):
        return "added"
    return _alike(count.met, _values(pools(part)))


def _alike(target: Target, values: Iterable[int]) -> str:
    met = {target.meets(value) for value in values}
    return "" if len(met) > 1 else "every" if met == {True} else "never"


def _values(dice: Sequence[Pool]) -> Iterable[int]:
    """Yield what single dice may count as."""
    for pool in dice:
        yield from (pool.worth(face) for face in pool.values)
        if pool.again is not None and pool.one:
            yield from range(pool.low, pool.highest * (MOST_AGAIN + 1) + 1)


def check_size(rolls: Sequence[Notation], shown: str) -> None:
    """Refuse what would be too many dice, terms or large numbers.

    Raises:
        Unfit: It would.
    """
    thrown = 0
    for roll in rolls:
        found = tuple(_leaves(roll.part))
        large = any(isinstance(one, Fixed) and abs(one.value) > _MOST_NUMBER for one in found)
        if len(found) > MOST_TERMS or large:
            raise Unfit(words("dice-too-much", dice=shown, terms=MOST_TERMS, number=_MOST_NUMBER))
        thrown += roll.times * sum(pool.count * max(1, pool.digits) for pool in roll.pools)
    if thrown > MOST_THROWN:
        raise Unfit(words("dice-many", dice=shown, most=MOST_THROWN))


def _leaves(part: Part) -> Iterable[Pool | Fixed]:
    match part:
        case Pool() | Fixed():
            yield part
        case Sum():
            for _, term in part.terms:
                yield from _leaves(term)
        case Product():
            yield from _leaves(part.left)
            yield from _leaves(part.right)
        case Group():
            for member in part.members:
                yield from _leaves(member)
