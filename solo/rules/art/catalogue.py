"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from collections.abc import Callable

from solo.late import Catalogue
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.protocols import Encounter

CHECKS: Catalogue[type] = Catalogue(
    __package__,
    {
        "trait": ".checks.trait.TraitRoll",
        "alertness": ".checks.reactions.Alertness",
        "knowledge": ".checks.reactions.Knowledge",
        "fate": ".checks.reactions.Fate",
        "defense": ".checks.reactions.Defense",
        "lip-reading": ".heroes.perk_actions.LipReading",
        "sanity": ".health.sanity.Sanity",
        "group": ".party.group.Group",
        "sustained": ".actions.sustained.Sustained",
        "complex": ".actions.complex.Complex",
        "assist": ".actions.assist.Assist",
        "burning": ".health.burning.Burning",
        "contest": ".actions.contest.Contest",
        "task": ".actions.task.Task",
        "travel": ".actions.travel.Travel",
        "enlist": ".party.henchmen.Enlist",
        "henchman": ".party.henchmen.Henchman",
        "lot": ".party.lots.Lot",
    },
)
ENCOUNTERS: Catalogue[type] = Catalogue(
    __package__,
    {
        "combat": ".fight.written.Combat",
        "outfit": ".gear.outfit.Outfit",
        "phases": ".actions.exploration.written.Phases",
        "rounds": ".actions.rounds.written.Rounds",
        "shadowing": ".actions.shadowing.Shadowing",
        "tracking": ".actions.tracking.Tracking",
        "chase": ".actions.chase.written.Chase",
    },
)
EFFECTS: Catalogue[type] = Catalogue(
    __package__,
    {
        "damage": ".health.effects.Damage",
        "fall": ".health.effects.Fall",
        "heal": ".health.effects.Heal",
        "fatigue": ".health.effects.GiveFatigue",
        "rest": ".health.effects.Rest",
        "relieve": ".health.effects.Relieve",
        "fame": ".heroes.effects.Fame",
        "tally": ".heroes.effects.Tally",
        "glory": ".heroes.effects.Glory",
        "xp": ".heroes.effects.Xp",
        "inspire": ".heroes.effects.Inspire",
        "medkit": ".health.effects.GiveMedKit",
        "condition": "..core.heroes.conditions.Condition",
        "cure": "..core.heroes.conditions.Cure",
        "bonus": ".checks.effects.Bonus",
        "die": ".health.effects.Die",
        "gain": ".gear.effects.Gain",
        "lose": ".gear.effects.Lose",
        "equip": ".gear.effects.Equip",
        "treasure": ".gear.effects.Treasure",
        "fortune": ".gear.effects.ChangeFortune",
        "reload": ".gear.effects.Reload",
        "everyone": ".party.effects.Everyone",
        "wound": ".party.effects.Wound",
        "tend": ".party.effects.Tend",
        "reopen": ".actions.task.Reopen",
    },
)

Opens = Callable[..., Encounter[Sheet]]
"""Takes what was written, the sheet, and `asks`: whether offers are to be made."""

OPENINGS: Catalogue[Opens] = Catalogue(
    __package__,
    {
        "combat": ".fight.battle.open_fight",
        "chase": ".actions.chase.chase.open_chase",
        "phases": ".actions.exploration.exploration.open_exploration",
        "rounds": ".actions.rounds.rounds.open_rounds",
    },
)
"""How encounters are opened whose script stands in another file than what is written of them.

The names are those of the class attribute `opens_as` of what was written.
"""
