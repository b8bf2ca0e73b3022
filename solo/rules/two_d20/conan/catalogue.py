"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.core.catalogue import Types, types_of
from solo.rules.two_d20.conan.health.locations import locations

CHECKS: Catalogue[type] = Catalogue()
ENCOUNTERS: Catalogue[type] = Catalogue()
EFFECTS: Catalogue[type] = Catalogue()
LABELS = (
    *("aborted", "passed", "failed", "won", "lost", "avoided", "hit", "spared"),
    *("harmed", "unharmed", "fled", "defeated", "turned", "over"),
    *locations(),
)
"""What checks and encounters come to, in the words that authors key."""


# Checks


@CHECKS.late("skill")
def _skill() -> Types:
    from solo.rules.two_d20.conan.checks.skill import SkillTest

    return (SkillTest,)


@CHECKS.late("struggle")
def _struggle() -> Types:
    from solo.rules.two_d20.conan.actions.struggle import Struggle

    return (Struggle,)


@CHECKS.late("hazard")
def _hazard() -> Types:
    from solo.rules.two_d20.conan.health.hazard import Hazard

    return (Hazard,)


@CHECKS.late("damage", "location")
def _combat_dice() -> Types:
    from solo.rules.two_d20.conan.checks.combat_dice import DamageRoll, Location

    return DamageRoll, Location


@CHECKS.late("oracle")
def _oracle() -> Types:
    from solo.rules.two_d20.core.likelihood import Oracle

    return (Oracle,)


# Encounters


@ENCOUNTERS.late("fight")
def _fight() -> Types:
    from solo.rules.two_d20.conan.fight.written import Fight

    return (Fight,)


# Effects


@EFFECTS.late("xp", "condition", "cure", "die", "harder")
def _shared() -> Types:
    from solo.rules.core.conditions import Condition, Cure
    from solo.rules.two_d20.core.effects import Die, Harder, Xp

    return Xp, Condition, Cure, Die, Harder


@EFFECTS.late("take")
def _take() -> Types:
    from solo.rules.two_d20.conan.effects import Take

    return (Take,)


@EFFECTS.late("momentum", "doom", "fortune")
def _points() -> Types:
    from solo.rules.two_d20.core.effects import Luck, Pool, Threat

    return Pool, Threat, Luck


@EFFECTS.late(
    *("damage", "vigor", "resolve", "wounds", "trauma", "fatigue", "renown", "treasure", "give"),
    *("arm", "mend", "armor", "rest", "scene", "session"),
)
def _to_the_hero() -> Types:
    from solo.rules.two_d20.conan import effects as to

    return types_of(
        *(to.Damage, to.Vigor, to.Resolve, to.Wounds, to.Trauma, to.Fatigue, to.Renown),
        *(to.Treasure, to.Give, to.Arm, to.Mend, to.Armor, to.Rest, to.Scene, to.Session),
    )
