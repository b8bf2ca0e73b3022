"""A fight as data: who stands where, how they are, and what they mean to do. Only values.

Each system gives it from its own battle (`System.fight`), so that a front-end can draw any fight
and needs to know no rule.
"""

from solo.namedtuple import NamedTuple
from solo.words import Text


class Gauge(NamedTuple):
    """Points or boxes of which some are left: Health, Vigor, Wounds, HP."""

    id: str  # what is counted, such as `hp`
    label: Text  # how it is called
    value: int  # how many there are now
    most: int  # how many there are at most
    # where each is a box of its own: its name and whether it is checked, from the least
    boxes: tuple[tuple[Text, bool], ...] = ()


class Fighter(NamedTuple):
    """Somebody in a fight."""

    id: str  # what names it in options
    name: Text  # how it is called; nothing for the hero, who is the reader
    side: str  # `hero`, `friend` or `foe`
    place: str = ""  # the id of the place where it stands, or nothing where a fight has none
    gauges: tuple[Gauge, ...] = ()  # how it is
    facts: tuple[Text, ...] = ()  # what else is told of it: armor, a weapon, a rank
    conditions: tuple[Text, ...] = ()  # what holds it or helps it now
    intent: Text = ""  # what it means to do, where the rules show that
    up: bool = True  # whether it still fights
    heads: int = 1  # how many there are of a group


class Place(NamedTuple):
    """Where one may stand: a band of a range track, a zone, an arena."""

    id: str  # what names it
    name: Text  # how it is called
    features: tuple[Text, ...] = ()  # what it has: cover, darkness, a way out
    near: tuple[str, ...] = ()  # the ids of the places next to it


class FightView(NamedTuple):
    """A fight as it stands."""

    round: int  # its number, from 1; 0 before the first
    turn: str = ""  # the id of who acts now, or nothing
    phase: Text = ""  # what of the round it is, or nothing
    # the ids of who acts this round, in their order, as far as it is fixed
    order: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()  # in their order; none where the fight has no places
    fighters: tuple[Fighter, ...] = ()  # everybody, those who are out of it too
