"""A fight as data: who stands where, how they are, and what they mean to do. Only values.

Each system gives it from its own battle (`System.fight`), so that a front-end can draw any fight
and needs to know no rule.
"""

from typing import NamedTuple

from solo.words import Text


class Gauge(NamedTuple):
    """Points or boxes of which some are left: Health, Vigor, Wounds, HP.

    Args:
        id: What is counted, such as `hp`.
        label: How it is called.
        value: How many there are now.
        most: How many there are at most.
        boxes: Where each is a box of its own: its name and whether it is checked, from the least.
    """

    id: str
    label: Text
    value: int
    most: int
    boxes: tuple[tuple[Text, bool], ...] = ()


class Fighter(NamedTuple):
    """Somebody in a fight.

    Args:
        id: What names it in options.
        name: How it is called; nothing for the hero, who is the reader.
        side: `hero`, `friend` or `foe`.
        place: The id of the place where it stands, or nothing where a fight has none.
        gauges: How it is.
        facts: What else is told of it: armor, a weapon, a rank.
        conditions: What holds it or helps it now.
        intent: What it means to do, where the rules show that.
        up: Whether it still fights.
        heads: How many there are of a group.
    """

    id: str
    name: Text
    side: str
    place: str = ""
    gauges: tuple[Gauge, ...] = ()
    facts: tuple[Text, ...] = ()
    conditions: tuple[Text, ...] = ()
    intent: Text = ""
    up: bool = True
    heads: int = 1


class Place(NamedTuple):
    """Where one may stand: a band of a range track, a zone, an arena.

    Args:
        id: What names it.
        name: How it is called.
        features: What it has: cover, darkness, a way out.
        near: The ids of the places next to it.
    """

    id: str
    name: Text
    features: tuple[Text, ...] = ()
    near: tuple[str, ...] = ()


class FightView(NamedTuple):
    """A fight as it stands.

    Args:
        round: Its number, from 1; 0 before the first.
        phase: What of the round it is, or nothing.
        turn: The id of who acts now, or nothing.
        order: The ids of who acts this round, in their order, as far as it is fixed.
        places: In their order; none where the fight has no places.
        fighters: Everybody, those who are out of it too.
    """

    round: int
    turn: str = ""
    phase: Text = ""
    order: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    fighters: tuple[Fighter, ...] = ()
