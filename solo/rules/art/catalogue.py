"""The words that authors write for checks, encounters and effects, and where their types live.

An adventure needs few of them, so each is read when it is first looked up.
"""

from collections.abc import Mapping

from solo.rules.core.late import Catalogue


def _at_home(**homes: str) -> dict[str, type | str]:
    return {word.replace("_", "-"): f"solo.rules.{home}" for word, home in homes.items()}


CHECKS: Mapping[str, type] = Catalogue(
    _at_home(
        trait="art.checks:TraitRoll",
        alertness="art.reactions:Alertness",
        knowledge="art.reactions:Knowledge",
        fate="art.reactions:Fate",
        defense="art.reactions:Defense",
        lip_reading="art.gifts:LipReading",
        sanity="art.sanity:Sanity",
        group="art.group:Group",
        sustained="art.sustained:Sustained",
        complex="art.complex:Complex",
        assist="art.assist:Assist",
        burning="art.burning:Burning",
        contest="art.contest:Contest",
        task="art.phases:Task",
        travel="art.travel:Travel",
        enlist="art.henchmen:Enlist",
        henchman="art.henchmen:Henchman",
        lot="art.henchmen:Lot",
    )
)
ENCOUNTERS: Mapping[str, type] = Catalogue(
    _at_home(
        combat="art.fight.combat:Combat",
        outfit="art.outfit:Outfit",
        phases="art.exploration:Phases",
        shadowing="art.legs:Shadowing",
        tracking="art.legs:Tracking",
        chase="art.chase:Chase",
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
        condition="conditions:Condition",
        cure="conditions:Cure",
        bonus="art.earned:Bonus",
        die="art.effects:Die",
        gain="art.gear_effects:Gain",
        lose="art.gear_effects:Lose",
        equip="art.gear_effects:Equip",
        treasure="art.gear_effects:Treasure",
        fortune="art.gear_effects:ChangeFortune",
        reload="art.gear_effects:Reload",
        everyone="art.party_effects:Everyone",
        wound="art.party_effects:Wound",
        tend="art.party_effects:Tend",
        reopen="art.phases:Reopen",
    )
)
