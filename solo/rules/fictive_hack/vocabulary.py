"""The words that conditions may ask a Fictive Hack hero's sheet for, as far as the rules go."""

from collections.abc import Mapping

from solo.rules.core.system_parts import Words
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, talents
from solo.rules.fictive_hack.printed import printed


def vocabulary() -> Mapping[str, Words]:
    """Return them by the parts of `hero`; what a hero speaks is free."""
    known = tuple(talents())
    signature = tuple(name for one in TEMPLATES.values() for name in one.signature)
    weapons = Words(tuple(printed("weapons")["known"]), named=True, carried=True)
    return {
        "template": Words(tuple(TEMPLATES)),
        "talents": Words(known),
        "ready": Words(known),
        "weapon": weapons,
        "weapons": weapons,
        "gear": Words(signature, carried=True),
        "languages": Words(free=True),
        "conditions": Words(),
        "state": Words(("", "ko", "dying", "limping", "dead")),
        "armor": Words(tuple(printed("armor")["loads"])),
        "shield": Words(("", "none", "light", "heavy")),
    }
