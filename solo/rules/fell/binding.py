"""Binding of names: ids of foes and items in what authors write; unknown ids are refused."""

from typing import TypeVar

from solo.facts import in_field
from solo.rules.core.system_parts import Cast, Unbound, named
from solo.rules.core.wording.naming import unknown
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.item import Item, item_named

T = TypeVar("T")


def item_bound(key: str, name: str, cast: Cast) -> Item:
    """Return the item of that id; `key` is the key that names it.

    Raises:
        Unbound: There is none.
    """
    try:
        return item_named(name, named(Item, cast.items))
    except ValueError as reason:
        raise Unbound("value-wrong", in_field(key, reason)) from reason


def foe_bound(key: str, name: str, cast: Cast) -> Foe:
    """Return the foe or companion of that id; `key` is the key that names it.

    Raises:
        ValueError: There is none.
    """
    foes = named(Foe, cast.foes)
    if name not in foes:
        raise in_field(key, unknown("foe or companion", name, foes))
    return foes[name]


def with_known(effect: T, who: str, cast: Cast) -> T:
    """Return an effect on somebody, who must be the hero or known.

    Raises:
        ValueError: There is nobody of that id.
    """
    if who not in ("", "hero"):
        foe_bound("who", who, cast)
    return effect
