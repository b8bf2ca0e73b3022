"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue

CHECKS: Catalogue[type] = Catalogue(
    __package__,
    {
        "skill": ".checks.skill.SkillTest",
        "damage": ".checks.combat_dice.DamageRoll",
        "oracle": "..core.likelihood.Oracle",
    },
)
ENCOUNTERS: Catalogue[type] = Catalogue(
    __package__,
    {
        "fight": ".fight.written.Rounds",
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
        "take": "..core.effects.Take",
        "action_points": "..core.effects.Pool",
        "gm_points": "..core.effects.Threat",
        "luck": "..core.effects.Luck",
        "damage": ".effects.Damage",
        "health": ".effects.Health",
        "give": ".effects.Give",
        "arm": ".effects.Arm",
        "armor": ".effects.Armor",
        "rest": ".effects.Rest",
        "quest_start": ".effects.Quest",
    },
)
LABELS = (
    *("aborted", "passed", "failed", "harmed", "unharmed"),
    *("won", "fled", "defeated", "turned", "over"),
)
"""What checks and encounters come to, in the words that authors key."""
