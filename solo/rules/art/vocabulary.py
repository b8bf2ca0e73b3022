"""The words that conditions may ask an adventurer's sheet for, as far as the rules have them."""

from collections.abc import Mapping

from solo.rules.art.gear.weapon_classes import weapon_classes
from solo.rules.art.health.sanity import PHOBIA, SPEECHLESS
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.hero_file import attribute_limits
from solo.rules.art.heroes.perks import PERKS
from solo.rules.art.heroes.sheet import INSANE, PARALYSED
from solo.rules.art.printed import printed
from solo.rules.core.system_parts import Words


def vocabulary() -> Mapping[str, Words]:
    """Return them by the parts of `hero`.

    Skills are free (ART-510). What the rules equip a hero with has an `own-` id.
    """
    own = [*(f"own-{kind}" for kind in weapon_classes()), "own-armor", "own-shield"]
    return {
        "skills": Words(listed_skills(), free=True),
        "perks": Words(tuple(PERKS)),
        "conditions": Words((INSANE, PARALYSED, SPEECHLESS, PHOBIA)),
        **dict.fromkeys(("gear", "ready", "worn"), Words(own, carried=True)),
        "treasures": Words(),
        **dict.fromkeys(ATTRIBUTES, Words(span=attribute_limits())),
    }


def listed_skills() -> tuple[str, ...]:
    """Return the skills that the rules list."""
    table = printed("skills")
    return (*(name for names in table["skills"].values() for name in names), *table["defense"])
