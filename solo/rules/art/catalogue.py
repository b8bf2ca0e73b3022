"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.core.catalogue import Types, types_of

CHECKS: Catalogue[type] = Catalogue()
ENCOUNTERS: Catalogue[type] = Catalogue()
EFFECTS: Catalogue[type] = Catalogue()


# Checks


@CHECKS.late("trait")
def _trait() -> Types:
    from solo.rules.art.checks.trait import TraitRoll

    return (TraitRoll,)


@CHECKS.late("alertness", "knowledge", "fate", "defense")
def _reactions() -> Types:
    from solo.rules.art.checks.reactions import Alertness, Defense, Fate, Knowledge

    return Alertness, Knowledge, Fate, Defense


@CHECKS.late("lip-reading")
def _perks() -> Types:
    from solo.rules.art.heroes.perk_actions import LipReading

    return (LipReading,)


@CHECKS.late("sanity")
def _sanity() -> Types:
    from solo.rules.art.health.sanity import Sanity

    return (Sanity,)


@CHECKS.late("group")
def _group() -> Types:
    from solo.rules.art.party.group import Group

    return (Group,)


@CHECKS.late("sustained")
def _sustained() -> Types:
    from solo.rules.art.actions.sustained import Sustained

    return (Sustained,)


@CHECKS.late("complex")
def _complex() -> Types:
    from solo.rules.art.actions.complex import Complex

    return (Complex,)


@CHECKS.late("assist")
def _assist() -> Types:
    from solo.rules.art.actions.assist import Assist

    return (Assist,)


@CHECKS.late("burning")
def _burning() -> Types:
    from solo.rules.art.health.burning import Burning

    return (Burning,)


@CHECKS.late("contest")
def _contest() -> Types:
    from solo.rules.art.actions.contest import Contest

    return (Contest,)


@CHECKS.late("task")
def _task() -> Types:
    from solo.rules.art.actions.task import Task

    return (Task,)


@CHECKS.late("travel")
def _travel() -> Types:
    from solo.rules.art.actions.travel import Travel

    return (Travel,)


@CHECKS.late("enlist", "henchman")
def _henchmen() -> Types:
    from solo.rules.art.party.henchmen import Enlist, Henchman

    return Enlist, Henchman


@CHECKS.late("lot")
def _lot() -> Types:
    from solo.rules.art.party.lots import Lot

    return (Lot,)


# Encounters


@ENCOUNTERS.late("combat")
def _combat() -> Types:
    from solo.rules.art.fight.written import Combat

    return (Combat,)


@ENCOUNTERS.late("outfit")
def _outfit() -> Types:
    from solo.rules.art.gear.outfit import Outfit

    return (Outfit,)


@ENCOUNTERS.late("phases")
def _phases() -> Types:
    from solo.rules.art.actions.exploration.written import Phases

    return (Phases,)


@ENCOUNTERS.late("rounds")
def _rounds() -> Types:
    from solo.rules.art.actions.rounds.written import Rounds

    return (Rounds,)


@ENCOUNTERS.late("shadowing")
def _shadowing() -> Types:
    from solo.rules.art.actions.shadowing import Shadowing

    return (Shadowing,)


@ENCOUNTERS.late("tracking")
def _tracking() -> Types:
    from solo.rules.art.actions.tracking import Tracking

    return (Tracking,)


@ENCOUNTERS.late("chase")
def _chase() -> Types:
    from solo.rules.art.actions.chase.written import Chase

    return (Chase,)


# Effects


@EFFECTS.late("damage", "fall", "heal", "fatigue", "rest", "relieve")
def _to_health() -> Types:
    from solo.rules.art.health import effects as to

    return types_of(to.Damage, to.Fall, to.Heal, to.GiveFatigue, to.Rest, to.Relieve)


@EFFECTS.late("fame", "tally", "glory", "xp", "inspire")
def _to_what_is_earned() -> Types:
    from solo.rules.art.heroes.effects import Fame, Glory, Inspire, Tally, Xp

    return types_of(Fame, Tally, Glory, Xp, Inspire)


@EFFECTS.late("medkit")
def _medkit() -> Types:
    from solo.rules.art.health.effects import GiveMedKit

    return (GiveMedKit,)


@EFFECTS.late("condition", "cure")
def _conditions() -> Types:
    from solo.rules.core.conditions import Condition, Cure

    return Condition, Cure


@EFFECTS.late("bonus")
def _bonus() -> Types:
    from solo.rules.art.checks.effects import Bonus

    return (Bonus,)


@EFFECTS.late("die")
def _death() -> Types:
    from solo.rules.art.health.effects import Die

    return types_of(Die)


@EFFECTS.late("gain", "lose", "equip", "treasure", "fortune", "reload")
def _to_gear() -> Types:
    from solo.rules.art.gear.effects import ChangeFortune, Equip, Gain, Lose, Reload, Treasure

    return types_of(Gain, Lose, Equip, Treasure, ChangeFortune, Reload)


@EFFECTS.late("everyone", "wound", "tend")
def _to_the_party() -> Types:
    from solo.rules.art.party.effects import Everyone, Tend, Wound

    return Everyone, Wound, Tend


@EFFECTS.late("reopen")
def _reopen() -> Types:
    from solo.rules.art.actions.task import Reopen

    return (Reopen,)
