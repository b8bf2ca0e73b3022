"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.two_d20.conan.health.locations import locations

CHECKS: Catalogue[type] = Catalogue(
    __package__,
    {
        "skill": ".checks.skill.SkillTest",
        "struggle": ".actions.struggle.Struggle",
        "hazard": ".health.hazard.Hazard",
        "damage": ".checks.combat_dice.DamageRoll",
        "location": ".checks.combat_dice.Location",
        "oracle": "..core.likelihood.Oracle",
    },
)
ENCOUNTERS: Catalogue[type] = Catalogue(
    __package__,
    {
        "fight": ".fight.written.Fight",
    },
)
EFFECTS: Catalogue[type] = Catalogue(
    __package__,
    {
        "xp": "..core.effects.Xp",
        "condition": "...core.heroes.conditions.Condition",
        "cure": "...core.heroes.conditions.Cure",
        "die": "..core.effects.Die",
        "harder": "..core.effects.Harder",
        "take": ".effects.Take",
        "momentum": "..core.effects.Pool",
        "doom": "..core.effects.Threat",
        "fortune": "..core.effects.Luck",
        "damage": ".effects.Damage",
        "vigor": ".effects.Vigor",
        "resolve": ".effects.Resolve",
        "wounds": ".effects.Wounds",
        "trauma": ".effects.Trauma",
        "fatigue": ".effects.Fatigue",
        "renown": ".effects.Renown",
        "treasure": ".effects.Treasure",
        "give": ".effects.Give",
        "arm": ".effects.Arm",
        "mend": ".effects.Mend",
        "armor": ".effects.Armor",
        "rest": ".effects.Rest",
        "scene": ".effects.Scene",
        "session": ".effects.Session",
    },
)
LABELS = (
    *("aborted", "passed", "failed", "won", "lost", "avoided", "hit", "spared"),
    *("harmed", "unharmed", "fled", "defeated", "turned", "over"),
    *locations(),
)
"""What checks and encounters come to, in the words that authors key."""
