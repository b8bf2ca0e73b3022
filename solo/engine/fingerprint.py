"""Digests of states, by which a replay sees whether it went the same way."""

import dataclasses
import enum
import functools
import hashlib
from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any

from solo.engine.sharing import Shared, plain
from solo.engine.state import Pending, State
from solo.rules.core.heroes.kept import GUEST, READY
from solo.words import Message, english

DIGITS = 16
KEPT = 4096  # parts of states that are remembered as they were spelt out
LENGTH = 1_000_000  # characters of all of them together
LATER = "since"
"""Marks a field that came with a later version: `field(default=…, metadata={"since": "0.3"})`.

It is spelt out only where it differs from its default, so that older journals still verify; and
not at all with `"follows": True` beside it, where it follows from the rest of the state.
"""
_MOST_GROWN = 15  # long mappings of one state that are remembered, but for the newest
_BLOCK = 64  # entries of a long mapping that are written together
_PLAIN = frozenset({str, int, bool, float, type(None)})
_LASTING = (tuple, Set, Mapping)  # and dataclasses that are frozen: they never change


class Fingerprints:
    """Makes the digests of one game's states.

    A state shares most of its parts with the one before it. So the text of each part is kept under
    the part's place in memory; the part is kept too, so that nothing else can take that place.
    """

    __slots__ = ("_grown", "_length", "_spelt")

    def __init__(self) -> None:
        self._grown: list[_Grown] = []
        self._spelt: dict[int, tuple[object, str]] = {}
        self._length = 0

    def of(self, state: State) -> str:
        """Return hexadecimal digits, the same for equal states in any run and version of Python."""
        digest = hashlib.sha256()
        for piece in self._pieces(state):
            digest.update(piece)
        return digest.hexdigest()[:DIGITS]

    def _pieces(self, state: State) -> Iterator[bytes]:
        """Yield the text of a state in pieces: long mappings are not put together each turn."""
        told = state[: State._fields.index("pending")]
        yield from self._listed((*told, _waiting(state.pending, state), state.ended))
        aside = state.aside
        while aside is not None:
            yield from self._listed(_waiting(aside, state))
            aside = aside.under
        if state.table is not None:
            names = state.table._fields
            first, second = names.index("weights"), names.index("known")
            yield from self._listed(state.table[:first])
            for later in (state.table[first:second], state.table[second:]):
                if any(later):  # what came later is spelt out where there is any
                    yield from self._listed(later)
        if state.decks:
            yield self._canonical(state.decks).encode()

    def _listed(self, values: tuple[object, ...]) -> Iterator[bytes]:
        """Yield the text of some values, as `_together` writes it."""
        for place, value in enumerate(values):
            yield b"," if place else b"("
            if isinstance(value, Shared):
                yield from self._grown_from(value)
            else:
                yield self._canonical(value).encode()
        yield b")" if values else b"()"

    def _canonical(self, value: object) -> str:
        """Write a value so that equal values read the same, whatever the order of their sets."""
        kind: object = type(value)
        if kind in _PLAIN:
            return repr(value)
        kept = self._spelt.get(id(value))
        if kept is not None:
            return kept[1]
        if isinstance(value, Shared):
            return b"".join(self._grown_from(value)).decode()
        text = self._spell(value)
        if isinstance(value, _LASTING) or _is_frozen(kind):
            self._length += len(text)
            if len(self._spelt) >= KEPT or self._length > LENGTH:
                self._spelt.clear()
                self._length = len(text)
            self._spelt[id(value)] = (value, text)
        return text

    def _grown_from(self, mapping: "Shared[object, object]") -> Iterator[bytes]:
        """Spell a long mapping out by what has changed in it since it was spelt out last."""
        akin = next((one for one in self._grown if one.mapping.akin(mapping)), None)
        if akin is None:
            akin = _Grown(self._canonical)
            self._grown = [*self._grown[-_MOST_GROWN:], akin]
        return akin.spelt(mapping)

    def _spell(self, value: object) -> str:
        if isinstance(value, enum.Enum):
            return f"{type(value).__name__}.{value.name}"
        if isinstance(value, Message):
            return repr(english(value))
        if isinstance(value, (int, float, str)):
            return repr(value)
        if isinstance(value, Mapping):
            pairs = sorted(
                (self._canonical(k), self._canonical(v)) for k, v in plain(value).items()
            )
            return "{" + ",".join([f"{k}:{v}" for k, v in pairs]) + "}"
        if isinstance(value, Set):
            return "<" + ",".join(sorted(map(self._canonical, value))) + ">"
        if isinstance(value, (tuple, list)):
            return self._together(value)
        kind: Any = type(value)
        names = _names(kind)
        if names is None:
            raise TypeError(f"a state can't hold a {kind.__name__}")
        told = [getattr(value, name) for name in names]
        for name, usual in _later(kind):
            if (given := getattr(value, name)) != usual:
                told += [name, given]
        return str(kind.__name__) + self._together(told)

    def _together(self, values: "tuple[object, ...] | list[object]") -> str:
        return "(" + ",".join(map(self._canonical, values)) + ")"


class _Grown:
    """A long mapping as it is spelt out, its entries in order; each turn changes few of them.

    They stand in blocks, of which only those are written anew that have changed.
    """

    __slots__ = ("_blocks", "_canonical", "mapping")

    def __init__(self, canonical: Callable[[object], str]) -> None:
        self.mapping: Shared[object, object] = Shared()
        self._canonical = canonical
        self._blocks = [_Block([])]

    def spelt(self, mapping: "Shared[object, object]") -> Iterator[bytes]:
        """Yield the mapping's text in pieces, and remember it for what grows from it."""
        if mapping is not self.mapping:
            for key, was, now in mapping.changed(self.mapping):
                name = self._canonical(key)
                for old in was:
                    self._drop((name, self._canonical(old)))
                for new in now:
                    self._put((name, self._canonical(new)))
            self.mapping = mapping
        yield b"{"
        told = False
        for block in self._blocks:
            if block.pairs:
                yield b"," + block.text if told else block.text
                told = True
        yield b"}"

    def _block(self, pair: tuple[str, str]) -> "_Block":
        """Return the block where an entry stands, or belongs."""
        at = bisect_right(self._blocks, pair, lo=1, key=lambda block: block.pairs[0])
        return self._blocks[at - 1]

    def _drop(self, pair: tuple[str, str]) -> None:
        block = self._block(pair)
        block.drop(pair)
        if not block.pairs and block is not self._blocks[0]:
            self._blocks.remove(block)

    def _put(self, pair: tuple[str, str]) -> None:
        block = self._block(pair)
        block.put(pair)
        if len(block.pairs) > _BLOCK:
            half = _Block(block.pairs[_BLOCK // 2 :])
            block.cut(_BLOCK // 2)
            self._blocks.insert(self._blocks.index(block) + 1, half)


class _Block:
    """Some entries of a long mapping, in order, and their text."""

    __slots__ = ("_text", "pairs")

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs
        self._text: bytes | None = None

    @property
    def text(self) -> bytes:
        """The entries as they are spelt out."""
        if self._text is None:
            self._text = ",".join([f"{name}:{value}" for name, value in self.pairs]).encode()
        return self._text

    def put(self, pair: tuple[str, str]) -> None:
        """Take in an entry."""
        insort(self.pairs, pair)
        self._text = None

    def drop(self, pair: tuple[str, str]) -> None:
        """Leave an entry out."""
        del self.pairs[bisect_left(self.pairs, pair)]
        self._text = None

    def cut(self, size: int) -> None:
        """Keep only the first entries."""
        del self.pairs[size:]
        self._text = None


def _waiting(pending: Pending | None, state: State) -> tuple[str, ...]:
    """Return what an encounter holds open."""
    if pending is None:
        return ()
    tried = () if pending.tried is None else ("tried",)
    later = () if pending.later is None else ("later", *pending.later[:3])
    open_now = [option.id for option in pending.encounter.options(state.sheet)]
    if pending.kind == "hero":  # neither who else could have come nor what was ready to be taken
        open_now = [id for id in open_now if not id.startswith((GUEST, READY))]
    course = pending.course
    far = () if course is None else ("during", *map(str, (*sorted(course.done), "", *course.due)))
    return (pending.kind, *open_now, *tried, *later, *far)


@functools.cache
def _names(kind: object) -> tuple[str, ...] | None:
    """Return the fields of a dataclass without those added later; None for anything else."""
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind) if LATER not in field.metadata)


@functools.cache
def _later(kind: Any) -> tuple[tuple[str, Any], ...]:
    """Return the fields that were added to a dataclass later, with their defaults."""
    return tuple(
        (field.name, field.default)
        for field in dataclasses.fields(kind)
        if LATER in field.metadata and not field.metadata.get("follows")
    )


@functools.cache
def _is_frozen(kind: object) -> bool:
    """Say whether it is a dataclass that can't change, which therefore has a hash."""
    return dataclasses.is_dataclass(kind) and kind.__hash__ is not None
