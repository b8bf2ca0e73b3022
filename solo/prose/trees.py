"""Trees of texts, kept from the check of an adventure for every game that follows.

Whoever plays a checked adventure parses nothing of it, and Jinja is not even imported, which would
take as long as all else that the first scene needs of prose. A kept tree is plain JSON.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from solo.prose.faults import DEPTH, Place, ProseError
from solo.prose.syntax import parse, parse_expression

if TYPE_CHECKING:
    from jinja2 import nodes

Packed = list[Any] | dict[str, Any] | str | int | float | None  # a part of a tree as JSON has it

_KIND = ""  # the key of a node's kind; no part of one is called so
_SHORT = 200  # characters of a text worth remembering: many of the same stand in most adventures


class Trees:
    """The trees of an adventure's texts, each parsed when it is first asked for unless it is kept.

    Attributes:
        kept: Trees that are known, by the `_name` of their text.
    """

    __slots__ = ("_gathered", "_short", "_whole", "kept")

    def __init__(self) -> None:
        self.kept: dict[str, Packed] = {}
        self._gathered: dict[str, Packed] | None = None
        self._short: dict[str, Packed] = {}

    def gather(self, *, whole: bool = False) -> None:
        """Gather from now on the trees of all texts that are parsed.

        Args:
            whole: Whether all texts are to be parsed, since nobody who plays can do so.
        """
        self._gathered = {}
        self._whole = whole

    @property
    def gathering(self) -> bool:
        """Whether trees are gathered."""
        return self._gathered is not None

    def gathered(self) -> Mapping[str, Packed]:
        """Return the trees gathered since the last call."""
        if not self._gathered:
            return {}
        found, self._gathered = self._gathered, {}
        return found

    def again(self, place: Place, *, expression: bool) -> None:
        """Gather the tree of a text that is not examined, as the same was examined before."""
        if self._gathered is not None:
            name = _name(place, expression=expression)
            if name in self._short:
                self._gathered[name] = self._short[name]
            elif self._whole:
                with suppress(ProseError):
                    self._tree(
                        place, parse_expression if expression else parse, expression=expression
                    )

    def prose(self, place: Place) -> "list[nodes.Node]":
        """Return the statements of a text.

        Raises:
            ProseError: The syntax is wrong, or there is too much of it.
        """
        tree = self._tree(place, parse, expression=False)
        return cast("list[nodes.Node]", tree)

    def expression(self, place: Place) -> "nodes.Expr":
        """Return the tree of an expression.

        Raises:
            ProseError: The syntax is wrong, or there is too much of it.
        """
        tree = self._tree(place, parse_expression, expression=True)
        return cast("nodes.Expr", tree)

    def _tree(self, place: Place, read: Callable[[Place], object], *, expression: bool) -> object:
        if self._gathered is None and not self.kept:
            return read(place)
        name = _name(place, expression=expression)
        if name in self.kept:
            return _unpacked(self.kept[name])
        tree = read(place)
        if self._gathered is not None and "\\u" not in place.source.lower():  # no half characters
            self._gather(name, tree, short=len(place.source) < _SHORT)
        return tree

    def _gather(self, name: str, tree: object, *, short: bool) -> None:
        assert self._gathered is not None
        try:
            packed = self._gathered[name] = _packed(tree, DEPTH)
        except _TooDeepError:
            return
        if short:
            self._short[name] = packed


class KeptNode:
    """A node of a kept tree: its class bears the name of Jinja's, and it has the same parts."""

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        """Say whether another is of the same kind, with equal parts, on whatever line it stands."""
        here = {"lineno": 0}
        return type(self) is type(other) and vars(self) | here == vars(other) | here

    def iter_child_nodes(self) -> Iterator[object]:
        """Yield the nodes directly below."""
        for part in vars(self).values():
            for one in part if isinstance(part, list) else (part,):
                if isinstance(one, KeptNode):
                    yield one


class _TooDeepError(Exception):
    """More steps than any text may have; the compiler will say so."""


def _name(place: Place, *, expression: bool) -> str:
    """Return what a text's tree is kept under: the text need not stand there twice."""
    kind = b"expression:" if expression else b"prose:"
    source = place.source.encode(errors="surrogatepass")
    return hashlib.blake2b(kind + source, digest_size=16).hexdigest()


def _packed(tree: Any, steps: int) -> Packed:
    """Return a part of a tree as JSON can hold it."""
    if not steps:
        raise _TooDeepError
    if isinstance(tree, list):
        return [_packed(one, steps) for one in tree]
    names: tuple[str, ...] | None = getattr(tree, "fields", None)
    if names is None:
        return cast("Packed", tree)
    parts = {name: _packed(getattr(tree, name), steps - 1) for name in names}
    return {_KIND: type(tree).__name__, "lineno": tree.lineno, **parts}


def _unpacked(packed: Packed) -> object:
    """Return the part of a tree that was packed."""
    if isinstance(packed, list):
        return [_unpacked(one) for one in packed]
    if not isinstance(packed, dict):
        return packed
    kind = packed[_KIND]
    made = _KINDS.setdefault(kind, type(kind, (KeptNode,), {}))()
    made.__dict__.update((name, _unpacked(part)) for name, part in packed.items() if name != _KIND)
    return made


_KINDS: dict[str, type[KeptNode]] = {}
