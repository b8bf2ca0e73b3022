"""Outcome keys that name counts of successes or failures: `3s`, `1f-2f`, `4s+`."""

from functools import lru_cache

from solo.late import pattern
from solo.namedtuple import NamedTuple

MOST = 12  # no system gives more successes or failures at once than authors can key
COUNT = r"(\d+)([sf])(?:(\+)|-(\d+)([sf]))?"
_COUNT = pattern(COUNT)


class Counts(NamedTuple):
    """The counts that one key stands for."""

    each: tuple[str, ...]  # every single one (`3s`, `1f`), from the lowest
    open: bool  # whether it stands for all that are higher, too


@lru_cache(maxsize=1_000)  # authors write the same few dozen keys again and again
def parse_counts(key: str) -> Counts | None:
    """Return the counts that `3s`, `1f-2f` or `4s+` stands for, or None for another kind of key.

    Raises:
        ValueError: It looks like counts but can't be: `0s`, `3s-1s`, `1s-2f`.
    """
    key = key.lower().replace(" ", "")
    match = _COUNT.fullmatch(key)
    if not match:
        return None
    low, kind, more, high, high_kind = match.groups()
    last = MOST if more else int(high or low)
    if high_kind not in (None, kind):
        raise ValueError(f"'{key}' mixes successes and failures; write two keys")
    if not 1 <= int(low) <= last <= MOST:
        raise ValueError(f"'{key}' is no range of counts from 1 to {MOST}, lower number first")
    each = tuple(f"{count}{kind}" for count in range(int(low), last + 1))
    return Counts(each, bool(more))
