"""Puts the foes that checks and encounters name in their place."""

from collections.abc import Mapping
from typing import Any

from solo.errors import did_you_mean
from solo.rules.art.foe import Foe
from solo.rules.quoting import shown


def foe_named(key: str, foes: Mapping[str, Any], where: str) -> Foe:
    """Return the foe or companion of that id.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    if key not in foes:
        near = did_you_mean(key, foes) or ";"
        known = ", ".join(foes) or "none"
        raise ValueError(f"{where}: unknown foe '{shown(key)}'{near} foes are {known}")
    found: Foe = foes[key]
    return found
