"""Binding of names: ids of foes in checks and encounters become foes; unknown ids are refused."""

from collections.abc import Mapping

from solo.facts import in_field
from solo.rules.art.foe import Foe
from solo.rules.art.party.members import ANY, slug
from solo.rules.core.system_parts import Cast, named
from solo.rules.core.wording.naming import unknown


def foe_named(key: str, foes: Mapping[str, object], where: str) -> Foe:
    """Return the foe or companion of that id.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    if key not in foes:
        raise in_field(where, unknown("foe", key, foes))
    return named(Foe, foes)[key]


def somebody_named(key: str, cast: Cast, where: str) -> None:
    """Refuse a name that nobody can bear: no companion by id, no adventurer by slug, not `any`.

    A companion may become an adventurer, who is called by the slug of the name then. What players
    call heroes of their own no author can know.

    Raises:
        ValueError: Nobody is called so; the text names the nearest.
    """
    foes = (one.name for one in named(Foe, cast.foes).values())
    heroes = (one.name for one in cast.heroes)
    known = dict.fromkeys((ANY, *cast.foes, *map(slug, (*foes, *heroes))))
    if key and key not in known:
        raise in_field(where, unknown("person", key, known))
