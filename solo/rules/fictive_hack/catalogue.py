"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.core.catalogue import Types, types_of

CHECKS: Catalogue[type] = Catalogue()
ENCOUNTERS: Catalogue[type] = Catalogue()
EFFECTS: Catalogue[type] = Catalogue()
LABELS = (
    "passed", "failed", "tie", "unable", "aborted", "hit", "miss", "believed", "possible",
    "disbelieved", "clean", "noticed", "prevented", "moved", "climbed", "held", "fell", "swam",
    "half", "drowning", "unnoticed", "vanished", "found", "standing", "ko", "dying", "dead",
    "first", "together", "last", "arrived", "rolled", "won", "talked", "endured", "fled",
    "across", "back", "under", "done", "paid", "declined", "taken", "left", "learned", "worked",
)  # fmt: skip
"""What checks and encounters come to, in the words that authors key."""


# Checks


@CHECKS.late("challenge", "opposed", "luck", "save")
def _attribute_rolls() -> Types:
    from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Luck, Opposed, Save

    return (Challenge, Opposed, Luck, Save)


@CHECKS.late("attack", "minions")
def _attacks() -> Types:
    from solo.rules.fictive_hack.fight.single_attack import Attack, Minions

    return (Attack, Minions)


@CHECKS.late("deceive", "inspire", "intimidate", "pickpocket", "impede", "push")
def _talk_and_holds() -> Types:
    from solo.rules.fictive_hack.checks.attribute_rolls import (
        Contest,
        Deceive,
        Inspire,
        Intimidate,
        Pickpocket,
        Push,
    )

    return (Deceive, Inspire, Intimidate, Pickpocket, Contest, Push)


@CHECKS.late("initiative")
def _initiative() -> Types:
    from solo.rules.fictive_hack.fight.single_attack import Initiative

    return (Initiative,)


@CHECKS.late("door")
def _doors() -> Types:
    from solo.rules.fictive_hack.checks.door import Door

    return (Door,)


@CHECKS.late("balance", "climb")
def _heights() -> Types:
    from solo.rules.fictive_hack.actions.heights import Balance, Climb

    return (Balance, Climb)


@CHECKS.late("swim", "drown")
def _water() -> Types:
    from solo.rules.fictive_hack.actions.water import Drown, Swim

    return (Swim, Drown)


@CHECKS.late("trap")
def _traps() -> Types:
    from solo.rules.fictive_hack.actions.machines import Trap

    return (Trap,)


@CHECKS.late("lock")
def _locks() -> Types:
    from solo.rules.fictive_hack.actions.locks import Opening

    return (Opening,)


@CHECKS.late("unknown", "engineering", "demolition")
def _unknown_machines() -> Types:
    from solo.rules.fictive_hack.actions.machines import Demolition, Device, Engineering

    return (Device, Engineering, Demolition)


@CHECKS.late("signs", "birdcall", "elude")
def _scouting() -> Types:
    from solo.rules.fictive_hack.actions.scouting import Birdcall, Elude, Signs

    return (Signs, Birdcall, Elude)


@CHECKS.late("repair")
def _repairs() -> Types:
    from solo.rules.fictive_hack.actions.machines import Mend

    return (Mend,)


@CHECKS.late("bash")
def _bash() -> Types:
    from solo.rules.fictive_hack.fight.bash import Bash

    return (Bash,)


@CHECKS.late("come-round", "dying")
def _dying() -> Types:
    from solo.rules.fictive_hack.health.dying import ComeRound, Dying

    return (ComeRound, Dying)


@CHECKS.late("travel")
def _travel() -> Types:
    from solo.rules.fictive_hack.actions.scouting import Travel

    return (Travel,)


@CHECKS.late("motive", "coins", "d5")
def _plain_rolls() -> Types:
    from solo.rules.fictive_hack.checks.plain_rolls import HalfDie, MotiveRoll, StartingCoins

    return (MotiveRoll, StartingCoins, HalfDie)


# Encounters


@ENCOUNTERS.late("fight")
def _fight() -> Types:
    from solo.rules.fictive_hack.fight.written import Fight

    return (Fight,)


@ENCOUNTERS.late("crossing")
def _crossing() -> Types:
    from solo.rules.fictive_hack.actions.water import Crossing

    return (Crossing,)


@ENCOUNTERS.late("shop", "pay", "take")
def _trade() -> Types:
    from solo.rules.fictive_hack.gear.trade import Pay, Shop, Take

    return (Shop, Pay, Take)


@ENCOUNTERS.late("pack")
def _backpack() -> Types:
    from solo.rules.fictive_hack.gear.backpack import Pack

    return (Pack,)


@ENCOUNTERS.late("intuition", "talent", "contraption")
def _talents() -> Types:
    from solo.rules.fictive_hack.heroes.talent_uses import Contraption, Intuition, UseTalent

    return (Intuition, UseTalent, Contraption)


# Effects


@EFFECTS.late("wounds", "fall", "heal", "rest", "bed")
def _wounds() -> Types:
    from solo.rules.fictive_hack.health.effects import Bed, Fall, Heal, Rest, Wounds

    return types_of(Wounds, Fall, Heal, Rest, Bed)


@EFFECTS.late("ap", "bowl", "gloat", "theft")
def _ap() -> Types:
    from solo.rules.fictive_hack.heroes.effects import Ap, Bowl, Gloat, Theft

    return types_of(Ap, Bowl, Gloat, Theft)


@EFFECTS.late("coins", "gain", "drop", "arm", "wear", "shield", "ammo")
def _gear() -> Types:
    from solo.rules.fictive_hack.gear.effects import Ammo, Arm, Coins, Drop, Gain, Shield, Wear

    return types_of(Coins, Gain, Drop, Arm, Wear, Shield, Ammo)


@EFFECTS.late("condition", "cure", "bonus", "frighten", "inspired")
def _conditions() -> Types:
    from solo.rules.fictive_hack.health.effects import Bonus, Condition, Cure, Frighten, Inspired

    return types_of(Condition, Cure, Bonus, Frighten, Inspired)


@EFFECTS.late("teach", "learn", "motive", "scar", "enemies")
def _talents_learned() -> Types:
    from solo.rules.fictive_hack.heroes.effects import Enemies, Learn, Motive, Scar, Teach

    return types_of(Teach, Learn, Motive, Scar, Enemies)


@EFFECTS.late("device", "break")
def _devices() -> Types:
    from solo.rules.fictive_hack.gear.effects import Break, GiveDevice

    return types_of(GiveDevice, Break)


@EFFECTS.late("new_arena")
def _arenas() -> Types:
    from solo.rules.fictive_hack.heroes.effects import Arenas

    return types_of(Arenas)


@EFFECTS.late("die")
def _death() -> Types:
    from solo.rules.fictive_hack.health.effects import Die

    return types_of(Die)
