"""The effects that authors may write, by their keys in YAML."""

from collections.abc import Mapping

from solo.rules.core.effects import kinds
from solo.rules.fictive_hack.gear.effects import (
    Ammo,
    Arm,
    Break,
    Coins,
    Drop,
    Gain,
    GiveDevice,
    Shield,
    Wear,
)
from solo.rules.fictive_hack.health.effects import (
    Bed,
    Bonus,
    Condition,
    Cure,
    Die,
    Fall,
    Frighten,
    Heal,
    Inspired,
    Rest,
    Wounds,
)
from solo.rules.fictive_hack.heroes.effects import (
    Ap,
    Arenas,
    Bowl,
    Enemies,
    Gloat,
    Learn,
    Motive,
    Scar,
    Teach,
    Theft,
)

EFFECTS: Mapping[str, type] = kinds({
    "wounds": Wounds, "fall": Fall, "heal": Heal, "rest": Rest, "bed": Bed,
    "ap": Ap, "bowl": Bowl, "gloat": Gloat, "theft": Theft, "coins": Coins, "gain": Gain,
    "drop": Drop, "arm": Arm, "wear": Wear, "shield": Shield, "ammo": Ammo,
    "condition": Condition, "cure": Cure, "bonus": Bonus, "frighten": Frighten,
    "inspired": Inspired, "teach": Teach, "learn": Learn, "motive": Motive, "scar": Scar,
    "enemies": Enemies, "device": GiveDevice, "break": Break, "new_arena": Arenas, "die": Die,
})  # fmt: skip
"""The effects that authors may write, by their keys."""
