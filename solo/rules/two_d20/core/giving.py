"""What heroes of both games may hand to each other: gear and weapons."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol, TypeVar

from solo.rules.core.party.giving import Thing
from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.core.sheet import Hero, changed


class Named(Protocol):
    """A thing with a name."""

    @property
    def name(self) -> str: ...


H = TypeVar("H", bound=Hero)


def things(sheet: H) -> Sequence[Thing[H]]:
    """Return what a hero may hand over, each kind once."""
    found: dict[str, Thing[H]] = {}
    for field in ("gear", "weapons"):
        owned: Sequence[Named] = getattr(sheet, field)
        for one in owned:
            found.setdefault(one.name, Thing(slug(one.name), one.name, partial(_moved, field, one)))
    return tuple(found.values())


def _moved(field: str, one: Named, giver: H, taker: H) -> tuple[H, H]:
    left: list[Named] = list(getattr(giver, field))
    left.remove(one)
    got = (*getattr(taker, field), one)
    return changed(giver, **{field: tuple(left)}), changed(taker, **{field: got})
