"""Deeds that last: what an adventure reads of earlier ones, and what it leaves to later ones.

Facts of a hero are `deeds`, and go where the hero goes; facts of the `world` are a campaign's.
"""

from collections.abc import Mapping
from types import MappingProxyType

from solo.adventure.branch import Value
from solo.namedtuple import NamedTuple
from solo.prose import Expression
from solo.rules.core.values.codec import tidy

MOST_FACTS = 200  # deeds of a hero, or facts of a world
LONGEST = 200  # characters of a fact that is a text
NOTHING: Mapping[str, Value] = MappingProxyType({})


class Heritage(NamedTuple):
    """What adventures before have left."""

    deeds: Mapping[str, Value] = NOTHING  # the facts of whoever plays, by name
    world: Mapping[str, Value] = NOTHING  # the facts of the world
    # the deeds of heroes who bring their own, by the heroes' names
    own: Mapping[str, Mapping[str, Value]] = MappingProxyType({})


class Needs(NamedTuple):
    """The facts that an adventure reads, with what holds where nobody left them."""

    deeds: Mapping[str, Value] = NOTHING
    world: Mapping[str, Value] = NOTHING


class Leaves(NamedTuple):
    """The facts that an adventure leaves behind at its end, as expressions."""

    deeds: Mapping[str, Expression] = MappingProxyType({})
    world: Mapping[str, Expression] = MappingProxyType({})


def fitting(needs: Mapping[str, Value], given: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return the facts that are needed, as they are given; one of another kind is as if not."""
    return {
        name: given[name] if type(given.get(name)) is type(usual) else usual
        for name, usual in needs.items()
    }


def plain(told: object) -> Mapping[str, Value]:
    """Return facts that a file holds, which may be a stranger's: what is no fact is left out."""
    if not isinstance(told, Mapping):
        return NOTHING
    found: dict[str, Value] = {}
    for name, value in list(told.items())[:MOST_FACTS]:
        if isinstance(value, str):
            found[str(name)] = tidy(value[:LONGEST])
        elif isinstance(value, bool) or (isinstance(value, int) and abs(value) < 10**12):
            found[str(name)] = value
    return found
