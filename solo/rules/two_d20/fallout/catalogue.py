"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.core.catalogue import Types

CHECKS: Catalogue[type] = Catalogue()
ENCOUNTERS: Catalogue[type] = Catalogue()
EFFECTS: Catalogue[type] = Catalogue()
LABELS = (
    *("aborted", "passed", "failed", "harmed", "unharmed"),
    *("won", "fled", "defeated", "turned", "over"),
)
"""What checks and encounters come to, in the words that authors key."""


# Checks


@CHECKS.late("skill")
def _skill() -> Types:
    from solo.rules.two_d20.fallout.checks.skill import SkillTest

    return (SkillTest,)


@CHECKS.late("damage")
def _damage() -> Types:
    from solo.rules.two_d20.fallout.checks.combat_dice import DamageRoll

    return (DamageRoll,)


@CHECKS.late("oracle")
def _oracle() -> Types:
    from solo.rules.two_d20.core.likelihood import Oracle

    return (Oracle,)


# Encounters


@ENCOUNTERS.late("fight")
def _fight() -> Types:
    from solo.rules.two_d20.fallout.fight.written import Rounds

    return (Rounds,)


# Effects


@EFFECTS.late("xp", "condition", "cure", "die", "harder", "take")
def _shared() -> Types:
    from solo.rules.core.conditions import Condition, Cure
    from solo.rules.two_d20.core.effects import Die, Harder, Take, Xp

    return Xp, Condition, Cure, Die, Harder, Take


@EFFECTS.late("action_points", "gm_points", "luck")
def _points() -> Types:
    from solo.rules.two_d20.core.effects import Luck, Pool, Threat

    return Pool, Threat, Luck


@EFFECTS.late("damage", "health", "give", "arm", "armor", "rest", "quest_start")
def _to_the_hero() -> Types:
    from solo.rules.two_d20.fallout.effects import Arm, Armor, Damage, Give, Health, Quest, Rest

    return Damage, Health, Give, Arm, Armor, Rest, Quest
