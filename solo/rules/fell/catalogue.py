"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from solo.late import Catalogue
from solo.rules.core.catalogue import Types, types_of

CHECKS: Catalogue[type] = Catalogue()
ENCOUNTERS: Catalogue[type] = Catalogue()
EFFECTS: Catalogue[type] = Catalogue()
LABELS = (
    *("passed", "failed", "won", "lost", "lucky", "unlucky", "aborted"),
    *("cast", "barred", "side effect", "lessened", "strained", "spent"),
    *("hostile", "wary", "indifferent", "friendly", "helpful"),
    *("unbroken", "hesitate", "retreat", "flee", "surrender on terms", "surrender"),
    *("agreed", "refused", "absent"),
    *("hit", "stopped", "unharmed", "harmed", "held", "out", "dead", "rested", "disturbed"),
    *("routed", "surrendered", "talked", "fled", "arrived", "trouble"),
    *("novice", "professional", "expert", "veteran", "master", "legend", "no advance", "retired"),
    *("yes, and", "yes", "yes, but", "no, but", "no", "no, and"),
)
"""What checks and encounters come to, in the words that authors key."""


# Checks


@CHECKS.late("test", "contest")
def _tests() -> Types:
    from solo.rules.fell.checks.tests import Contest, Test

    return Test, Contest


@CHECKS.late("luck")
def _luck() -> Types:
    from solo.rules.fell.checks.luck import Luck

    return (Luck,)


@CHECKS.late("cast")
def _casting() -> Types:
    from solo.rules.fell.actions.casting import Casting

    return (Casting,)


@CHECKS.late("reaction", "leverage", "morale", "request")
def _social() -> Types:
    from solo.rules.fell.checks.social import Leverage, Morale, Reaction, Request

    return Reaction, Leverage, Morale, Request


@CHECKS.late("attack", "blast", "harm")
def _attacks() -> Types:
    from solo.rules.fell.checks.attacks import Attack, Blast, Harm

    return Attack, Blast, Harm


@CHECKS.late("rest")
def _resting() -> Types:
    from solo.rules.fell.actions.resting import Rest

    return (Rest,)


@CHECKS.late("question")
def _question() -> Types:
    from solo.rules.fell.checks.likelihood import Question

    return (Question,)


# Encounters


@ENCOUNTERS.late("fight")
def _fight() -> Types:
    from solo.rules.fell.fight.written import Fight

    return (Fight,)


@ENCOUNTERS.late("meeting")
def _meeting() -> Types:
    from solo.rules.fell.actions.meeting import Meeting

    return (Meeting,)


@ENCOUNTERS.late("journey")
def _journey() -> Types:
    from solo.rules.fell.actions.journey import Journey

    return (Journey,)


@ENCOUNTERS.late("haven")
def _haven() -> Types:
    from solo.rules.fell.heroes.haven import Haven

    return (Haven,)


# Effects


@EFFECTS.late("harm", "rest", "weeks", "nights", "dawn", "deprive", "provide", "fatigue", "impair")
def _harm_and_rest() -> Types:
    from solo.rules.fell import effects as to

    return types_of(
        *(to.Hurts, to.Rests, to.Weeks, to.Nights, to.Dawn),
        *(to.Deprive, to.Provide, to.Fatigue, to.Impair),
    )


@EFFECTS.late("spend", "lower", "treat")
def _harm_and_treatment() -> Types:
    from solo.rules.fell.effects import Lower, Spend, Treat

    return types_of(Spend, Lower, Treat)


@EFFECTS.late("coins", "take", "drop")
def _things() -> Types:
    from solo.rules.fell.gear.effects import Coins, Drop, Take

    return Coins, Take, Drop


@EFFECTS.late("learn", "spell", "danger")
def _learning() -> Types:
    from solo.rules.fell.effects import Danger, Learn, LearnSpell

    return types_of(Learn, LearnSpell, Danger)


@EFFECTS.late("pay")
def _pay() -> Types:
    from solo.rules.fell.gear.effects import Pay

    return (Pay,)


@EFFECTS.late("condition", "cure", "die")
def _marks() -> Types:
    from solo.rules.fell.effects import Condition, Cure, Dies

    return types_of(Condition, Cure, Dies)
