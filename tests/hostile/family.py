"""What a family of hostile cases is, and how all of them are found."""

import importlib
import pkgutil
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST_SECONDS = 2.0  # of the processor, for one case
MOST_MEGABYTES = 300  # beyond what was held before, at the highest in one case


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Cases of one kind.

    Args:
        name: How it is called on the command line.
        about: One sentence: what must hold.
        make: Makes a case of JSON's values from its own source of chance.
        hold: Tries a case, with an empty folder of its own; returns nothing if what must hold did,
            else what failed. An exception fails the case as well.
        share: How many of a run's cases it gets beside the others; slow families take less.
        seconds: Of the processor, that a case may take.
        prepare: What all its cases need once; its time and memory are no case's.
        known: Cases that failed once, tried at the head of each run.
    """

    name: str
    about: str
    make: Callable[[random.Random], Any]
    hold: Callable[[Any, Path], str]
    share: float = 1.0
    seconds: float = MOST_SECONDS
    prepare: Callable[[], object] | None = None
    known: tuple[Any, ...] = ()

    def case(self, seed: str, number: int) -> Any:
        """Return one case: first those known, then what chance makes of its number."""
        if number < len(self.known):
            return self.known[number]
        return self.make(random.Random(f"{seed}:{self.name}:{number}"))


def families() -> dict[str, Family]:
    """Return all families by name: those in the `FAMILIES` of each module in `families`."""
    from tests.hostile import families as package

    found: dict[str, Family] = {}
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for family in importlib.import_module(module.name).FAMILIES:
            assert family.name not in found, family.name
            found[family.name] = family
    return found


def cases_of(total: int, chosen: list[Family]) -> dict[str, int]:
    """Share out so many cases; every family gets those known, and one more at least."""
    whole = sum(family.share for family in chosen)
    return {
        family.name: max(round(total * family.share / whole), len(family.known) + 1)
        for family in chosen
    }
