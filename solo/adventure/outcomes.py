"""Outcome keys: they choose the branch for a label and a count of successes or failures."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from solo.errors import Mark

if TYPE_CHECKING:
    from solo.adventure.model import Branch

MOST = 12  # no system gives more successes or failures at once than authors can key
COUNT = r"(\d+)([sf])(?:(\+)|-(\d+)([sf]))?"
_COUNT = re.compile(COUNT)


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts that one key stands for.

    Args:
        each: Every single one (`3s`, `1f`), from the lowest.
        open: Whether it stands for all that are higher, too.
    """

    each: tuple[str, ...]
    open: bool


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


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The branches that answer a check.

    Args:
        mark: Where they stand.
        keys: Every key as written, with its place, for lint.
        labels: Branches by label, lower case (`awesome`, `aborted`, `won`).
        counts: Branches by single count (`3s`, `1f`); ranges are spread out.
        success: The branch for any success that no count key names.
        failure: The same for failures.
        otherwise: The branch for all else.
        also: What happens on top, by trigger (`doubles`, `kicker-3`).
    """

    mark: Mark
    keys: tuple[tuple[str, Mark], ...]
    labels: Mapping[str, "Branch"]
    counts: Mapping[str, "Branch"]
    success: "Branch | None" = None
    failure: "Branch | None" = None
    otherwise: "Branch | None" = None
    also: "Mapping[str, Branch] | None" = None

    def direct(self) -> "list[Branch]":
        """Return the branches of the keys themselves, each once, without what comes on top."""
        broad = (self.success, self.failure, self.otherwise)
        every = (*self.labels.values(), *self.counts.values(), *broad)
        return list({id(branch): branch for branch in every if branch is not None}.values())

    def pick(self, label: str, count: str) -> "Branch | None":
        """Return the branch for an outcome: a label goes before counts, counts before the rest."""
        found = self.labels.get(label.lower()) or self.counts.get(count)
        if found is not None:
            return found
        broad = {"s": self.success, "f": self.failure}.get(count[-1:])
        return broad if broad is not None else self.otherwise
