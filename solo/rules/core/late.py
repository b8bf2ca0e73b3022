"""What a system reads only when somebody asks for it: rulebooks are long, and a scene needs a page.

A home is where a name lives: `solo.rules.art.actions.chase.written:Chase`.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any


def fetch(home: str) -> Any:
    """Return what lives at a home; its module is read now, if it has not been."""
    module, _, name = home.partition(":")
    return getattr(import_module(module), name)


class Catalogue(Mapping[str, type]):
    """Types by the words that authors write; those given as homes are read when first looked up."""

    __slots__ = ("_entries",)

    def __init__(self, entries: Mapping[str, type | str]) -> None:
        self._entries = dict(entries)

    def __getitem__(self, word: str) -> type:
        found = self._entries[word]
        if isinstance(found, str):
            found = self._entries[word] = fetch(found)
        return found

    def __contains__(self, word: object) -> bool:
        return word in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)
