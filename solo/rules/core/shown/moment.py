"""What is seen of an encounter at one moment: its round, and who stands where and how. Only values.

An author's events within encounters follow from how one moment differs from the one before.
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from solo.namedtuple import NamedTuple
from solo.rules.core.shown.fight_view import Fighter, FightView

HERO, FRIEND, FOE = "hero", "friend", "foe"
SIDES: Mapping[str, tuple[str, ...]] = {
    "heroes": (HERO,),
    "hero": (HERO,),
    "friends": (FRIEND,),
    "ours": (HERO, FRIEND),
    "foes": (FOE,),
}
"""Words by which authors mean somebody of a side, whoever it is."""


class Standing(NamedTuple):
    """Somebody in an encounter."""

    id: str
    side: str  # `hero`, `friend` or `foe`
    harm: int = 0  # how much was suffered: what is checked, lost or gone of all that can be
    left: int = 0  # how much of it is left
    up: bool = True  # whether they still take part
    place: str = ""  # the id of where they are, or nothing
    heads: int = 1  # how many there are of a group

    def called(self, name: str) -> bool:
        """Say whether a name means this one: an id, with or without a number, or a side."""
        if name in SIDES:
            return self.side in SIDES[name]
        rest = self.id.removeprefix(name)
        return self.id == name or (rest != self.id and rest[:1] in "- " and rest[1:].isdecimal())


class Moment(NamedTuple):
    """An encounter as it stands."""

    round: int = 0  # its number, from 1; of a journey, a chase or phases, of what these count
    everybody: tuple[Standing, ...] = ()
    acted: tuple[str, ...] = ()  # the ids of foes and friends who did something since the last
    counts: Mapping[str, int] = MappingProxyType({})  # what else it counts, by name

    def with_hero(self, hero: Standing) -> "Moment":
        """Return it with the hero in it, where nothing is told of one yet."""
        if any(one.side == HERO and (one.harm or one.left) for one in self.everybody):
            return self
        others = (one for one in self.everybody if one.side != HERO)
        return self._replace(everybody=(hero, *others))

    def called(self, name: str) -> tuple[Standing, ...]:
        """Return those whom a name means."""
        return tuple(one for one in self.everybody if one.called(name))

    def one(self, key: str) -> Standing | None:
        """Return somebody by id, or None."""
        return next((one for one in self.everybody if one.id == key), None)

    @property
    def foes(self) -> int:
        """How many foes still take part, each of a group counted."""
        return sum(one.heads for one in self.everybody if one.side == FOE and one.up)


def moment_of(
    view: FightView, acted: Collection[str] = (), counts_up: Collection[str] = ()
) -> Moment:
    """Return what is seen of a fight; some gauges count up, to what nobody bears."""
    everybody = tuple(_standing(one, counts_up) for one in view.fighters)
    return Moment(view.round, everybody, tuple(acted))


def _standing(one: Fighter, counts_up: Collection[str]) -> Standing:
    suffered = sum(g.value if g.id in counts_up else g.most - g.value for g in one.gauges)
    left = sum(g.most - g.value if g.id in counts_up else g.value for g in one.gauges)
    heads = max(1, one.heads) if one.up else 0
    return Standing(one.id, one.side, suffered, left, one.up, one.place, heads)


_BORNE = ("health", "hp", "vigor")
"""What systems call that which harm takes away; with `most_` before it, all that there can be."""


def hero_of(view: Mapping[str, object], *, up: bool) -> Standing:
    """Return the hero as prose sees them: how much was suffered, and how much is left."""
    left = sum(_number(view, name) for name in (*_BORNE, "wounds_left"))
    lost = sum(
        _number(view, f"most_{name}") - _number(view, name)
        for name in _BORNE
        if f"most_{name}" in view
    )
    return Standing(HERO, HERO, lost + _number(view, "wounds"), left, up)


def _number(view: Mapping[str, object], name: str) -> int:
    value = view.get(name, 0)
    return value if isinstance(value, int) else 0
