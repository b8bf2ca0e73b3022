"""What an adventure leaves behind at its end: deeds of the hero, and facts of the world."""

from collections.abc import Iterable, Mapping

from solo.adventure.branch import Value
from solo.adventure.heritage import LONGEST, Heritage, plain
from solo.engine.world import View, World
from solo.prose import Expression
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.values.codec import tidy


def left_behind(world: World, view: View) -> Heritage:
    """Return the facts that an adventure leaves, worked out from what prose sees.

    Raises:
        ProseError: One of them can't be worked out.
    """
    leaves = world.adventure.leaves
    return Heritage(_values(leaves.deeds, view), _values(leaves.world, view))


def _values(facts: Mapping[str, Expression], view: View) -> dict[str, Value]:
    return {name: _value(fact.value(view)) for name, fact in facts.items()}


def _value(value: object) -> Value:
    """Return a value as a fact: true or false, a whole number, or a text."""
    if isinstance(value, bool | int):
        return value
    return tidy(str(value)[:LONGEST])


def brought(heritage: Heritage | None, guests: Iterable[object]) -> Heritage:
    """Return what was left before, with the deeds that heroes from elsewhere bring of their own."""
    pins = (one.pin for one in guests if isinstance(one, Guest) and "deeds" in one.pin)
    heritage = heritage or Heritage()
    own = {str(pin.get("name", "")): plain(pin["deeds"]) for pin in pins}
    return heritage._replace(own={**heritage.own, **own})


def told_of(heritage: Heritage) -> dict[str, object]:
    """Return what a journal's header says of what was left before; nothing where nothing was."""
    facts = (("deeds", heritage.deeds), ("world", heritage.world))
    return {key: dict(values) for key, values in facts if values}


def heritage_of(head: Mapping[str, object]) -> Heritage:
    """Return what a journal's header says of what was left before."""
    return Heritage(plain(head.get("deeds")), plain(head.get("world")))
