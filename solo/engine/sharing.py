"""Mappings of a state: each turn changes little of them, and undo keeps every version.

A small one is a dictionary and is copied. A large one shares what stays the same with the version
before it; so a large adventure does not cost a copy of everything in each turn.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice, zip_longest
from typing import Any, Generic, Self, TypeVar

K = TypeVar("K")
V = TypeVar("V")

SMALL = 64  # entries up to which a mapping is copied
_CHUNK = 64


class Shared(Mapping[K, V], Generic[K, V]):
    """Entries in the order in which they came; never changed, and its copies share its parts.

    The places of keys are one dictionary for all versions that grew from each other. A version
    knows those below its own count.
    """

    __slots__ = ("_chunks", "_count", "_places")

    def __init__(self, entries: Iterable[tuple[K, V]] = ()) -> None:
        whole = dict(entries)
        values = tuple(whole.values())
        self._places = {key: place for place, key in enumerate(whole)}
        self._chunks = tuple(values[at : at + _CHUNK] for at in range(0, len(values), _CHUNK))
        self._count = len(values)

    def __getitem__(self, key: K) -> V:
        place = self._places.get(key, self._count)
        if place >= self._count:
            return self.__missing__(key)
        return self._chunks[place // _CHUNK][place % _CHUNK]

    def __missing__(self, key: K) -> V:
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        places: Mapping[Any, int] = self._places
        return places.get(key, self._count) < self._count

    def get(self, key: K, default: Any = None) -> Any:
        """Return the value of a key, or the default where there is none."""
        place = self._places.get(key, self._count)
        return self._chunks[place // _CHUNK][place % _CHUNK] if place < self._count else default

    def __iter__(self) -> Iterator[K]:
        return islice(self._places, self._count)

    def __len__(self) -> int:
        return self._count

    def plain(self) -> dict[K, V]:
        """Return the entries as a dictionary."""
        return dict(zip(self, chain.from_iterable(self._chunks), strict=True))

    def akin(self, other: "Shared[K, V]") -> bool:
        """Say whether one grew from the other, so that `changed` can compare them."""
        return self._places is other._places

    def changed(self, before: "Shared[K, V]") -> Iterator[tuple[K, tuple[V, ...], tuple[V, ...]]]:
        """Yield each key whose value differs, with what it was and is; nothing where there is none.

        It takes little where one grew from the other and few entries lie between.
        """
        pairs = enumerate(zip_longest(before._chunks, self._chunks, fillvalue=()))
        apart = {at: pair for at, pair in pairs if pair[0] is not pair[1]}
        for at, (old, new) in apart.items():
            keys = islice(self._places, at * _CHUNK, (at + 1) * _CHUNK)
            for inner, key in enumerate(keys):
                was, now = old[inner : inner + 1], new[inner : inner + 1]
                if not (was and now and was[0] is now[0]):
                    yield key, was, now

    def put(self, key: K, value: V) -> Self:
        """Return the entries with one changed, or with one more."""
        place = self._places.get(key, self._count)
        chunks, count = self._chunks, self._count
        if place < count:
            at, inner = divmod(place, _CHUNK)
            chunk = chunks[at]
            changed = (*chunk[:inner], value, *chunk[inner + 1 :])
            return self._made(self._places, (*chunks[:at], changed, *chunks[at + 1 :]), count)
        places = self._places
        if len(places) > count and places.get(key) != count:  # another version has grown otherwise
            places = dict(islice(places.items(), count))
        places[key] = count
        if count % _CHUNK:
            return self._made(places, (*chunks[:-1], (*chunks[-1], value)), count + 1)
        return self._made(places, (*chunks, (value,)), count + 1)

    def without(self, key: K) -> Self:
        """Return the entries without one; that costs little if it was added last."""
        place = self._places.get(key, self._count)
        if place >= self._count:
            return self
        if place < self._count - 1:
            return type(self)((one, value) for one, value in self.plain().items() if one != key)
        last = self._chunks[-1][:-1]
        chunks = (*self._chunks[:-1], last) if last else self._chunks[:-1]
        return self._made(self._places, chunks, place)

    def _made(self, places: dict[K, int], chunks: tuple[tuple[V, ...], ...], count: int) -> Self:
        made = object.__new__(type(self))
        made._places, made._chunks, made._count = places, chunks, count
        return made


def put(mapping: Mapping[K, V], key: K, value: V) -> Mapping[K, V]:
    """Return a mapping with one entry changed, or with one more."""
    if type(mapping) is dict and len(mapping) < SMALL:  # as most are, and soonest known
        return {**mapping, key: value}
    if isinstance(mapping, Shared):
        return mapping.put(key, value)
    if len(mapping) < SMALL:
        return {**mapping, key: value}
    return Shared(mapping.items()).put(key, value)


def plain(mapping: Mapping[K, V]) -> Mapping[K, V]:
    """Return a mapping as what is quickest to copy."""
    if type(mapping) is not dict and isinstance(mapping, Shared):
        return mapping.plain()
    return mapping


class Tally(dict[str, int]):
    """Counts by name, where a name that never came up counts as 0; it is never changed."""

    __slots__ = ()

    def __missing__(self, name: str) -> int:
        return 0

    def plus(self, name: str) -> "Counts":
        """Return the counts with one more of a name."""
        if len(self) >= SMALL:
            return LongTally(self.items()).plus(name)
        more = Tally(self)
        more[name] = self.get(name, 0) + 1
        return more

    def without(self, name: str) -> "Counts":
        """Return the counts without a name."""
        return Tally({one: count for one, count in self.items() if one != name})


class LongTally(Shared[str, int]):
    """What `Tally` is, with many names."""

    __slots__ = ()

    def __missing__(self, name: str) -> int:
        return 0

    def plus(self, name: str) -> "Counts":
        """Return the counts with one more of a name."""
        return self.put(name, self[name] + 1)


Counts = Tally | LongTally
