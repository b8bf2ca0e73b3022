"""What one roll comes to together with those of others: its chances, and what it decides."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.bases import EncounterBase
from solo.rules.core.menus.hiding import Chances, judged
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter


class Whole(Protocol):
    """Puts a roll together with those of others, made already or still to come."""

    @property
    def alone(self) -> bool:
        """Whether the roll does something of its own besides."""
        ...

    def ways(self, own: Outcome) -> Iterator[tuple[Outcome, int]]:
        """Yield what all come to with this one, with the ways that lead to each."""
        ...


class OneOfSeveral(EncounterBase[Sheet]):
    """The base of a roll about to be made that may be one of several which come to one result."""

    __slots__ = ()

    def together(self, whole: Whole) -> Encounter[Sheet]:
        """Return it as one of them."""
        raise NotImplementedError


def together(whole: Whole, rolls: Iterable[tuple[Outcome, int]]) -> Iterator[tuple[Outcome, int]]:
    """Yield what all come to in every way that one roll may fall; only its result matters."""
    found: dict[tuple[int, int], list[tuple[Outcome, int]]] = {}
    for own, weight in rolls:
        key = (own.facts["result_index"], own.successes - own.failures)
        if key not in found:
            found[key] = _alike(whole.ways(own))
        for outcome, ways in found[key]:
            yield outcome._replace(triggers=own.triggers), weight * ways


def certain(whole: Whole, own: Outcome) -> Outcome | None:
    """Return what all come to with a roll, if the others leave that no longer open."""
    found = _alike(whole.ways(own))
    return found[0][0] if len(found) == 1 else None


def chances(whole: Whole, own: Outcome) -> Chances:
    """Return the exact chances of all with a roll that has fallen."""
    return judged(whole.ways(own))


def _alike(ways: Iterable[tuple[Outcome, int]]) -> list[tuple[Outcome, int]]:
    """Return ways put together where they come to the same."""
    found: dict[tuple[str, int, int], tuple[Outcome, int]] = {}
    for outcome, more in ways:
        key = (outcome.label, outcome.successes, outcome.failures)
        first, before = found.get(key, (outcome, 0))
        found[key] = first, before + more
    return [*found.values()]
