"""The words that authors write for checks, encounters and effects, and where their types live.

An adventure needs few of them, so each is read when it is first looked up.
"""

from collections.abc import Mapping

from solo.rules.core.late import Catalogue


def _at_home(**homes: str) -> dict[str, type | str]:
    return {word.replace("_", "-"): f"solo.rules.{home}" for word, home in homes.items()}


CHECKS: Mapping[str, type] = Catalogue(
    _at_home(
        trait="art.checks.trait:TraitRoll",
        alertness="art.checks.reactions:Alertness",
        knowledge="art.checks.reactions:Knowledge",
        fate="art.checks.reactions:Fate",
        defense="art.checks.reactions:Defense",
        lip_reading="art.heroes.perk_actions:LipReading",
        sanity="art.health.sanity:Sanity",
        group="art.party.group:Group",
        sustained="art.actions.sustained:Sustained",
        complex="art.actions.complex:Complex",
        assist="art.actions.assist:Assist",
        burning="art.health.burning:Burning",
        contest="art.actions.contest:Contest",
        task="art.actions.task:Task",
        travel="art.actions.travel:Travel",
        enlist="art.party.henchmen:Enlist",
        henchman="art.party.henchmen:Henchman",
        lot="art.party.henchmen:Lot",
    )
)
ENCOUNTERS: Mapping[str, type] = Catalogue(
    _at_home(
        combat="art.fight.combat:Combat",
        outfit="art.gear.outfit:Outfit",
        phases="art.actions.exploration.written:Phases",
        shadowing="art.actions.shadowing:Shadowing",
        tracking="art.actions.tracking:Tracking",
        chase="art.actions.chase.written:Chase",
    )
)
EFFECTS: Mapping[str, type] = Catalogue(
    _at_home(
        damage="art.effects:Damage",
        fall="art.effects:Fall",
        heal="art.effects:Heal",
        fatigue="art.effects:GiveFatigue",
        rest="art.effects:Rest",
        relieve="art.effects:Relieve",
        fame="art.effects:Fame",
        tally="art.effects:Tally",
        glory="art.effects:Glory",
        xp="art.effects:Xp",
        inspire="art.effects:Inspire",
        medkit="art.effects:GiveMedKit",
        condition="core.conditions:Condition",
        cure="core.conditions:Cure",
        bonus="art.heroes.earned:Bonus",
        die="art.effects:Die",
        gain="art.gear.effects:Gain",
        lose="art.gear.effects:Lose",
        equip="art.gear.effects:Equip",
        treasure="art.gear.effects:Treasure",
        fortune="art.gear.effects:ChangeFortune",
        reload="art.gear.effects:Reload",
        everyone="art.party.effects:Everyone",
        wound="art.party.effects:Wound",
        tend="art.party.effects:Tend",
        reopen="art.actions.task:Reopen",
    )
)
