"""Binding of names: ids of foes in checks and encounters become foes; unknown ids are refused."""

from collections.abc import Mapping

from solo.errors import did_you_mean
from solo.rules.art.foe import Foe
from solo.rules.art.naming import unknown
from solo.rules.art.party.members import ANY, slug
from solo.rules.core.system_parts import Cast, named
from solo.rules.core.wording.quoting import shown


def foe_named(key: str, foes: Mapping[str, object], where: str) -> Foe:
    """Return the foe or companion of that id.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    if key not in foes:
        raise ValueError(f"{where}: {unknown('foe', key, foes)}")
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
        near = did_you_mean(key, known) or ";"
        raise ValueError(
            f"{where}: nobody is called '{shown(key)}'{near} there are {', '.join(known)}"
        )
