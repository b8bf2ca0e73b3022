"""The words that authors write for checks, encounters and effects, with the types they stand for.

An adventure needs few of them, so each file is imported when one of its words is first looked up.
"""

from collections.abc import Callable

from solo.late import Catalogue
from solo.rules.core.protocols import Encounter
from solo.rules.fell.heroes.sheet import Sheet

CHECKS: Catalogue[type] = Catalogue(
    __package__,
    {
        "test": ".checks.tests.Test",
        "contest": ".checks.tests.Contest",
        "luck": ".checks.luck.Luck",
        "cast": ".actions.casting.Casting",
        "reaction": ".checks.social.Reaction",
        "leverage": ".checks.social.Leverage",
        "morale": ".checks.social.Morale",
        "request": ".checks.social.Request",
        "attack": ".checks.attacks.Attack",
        "blast": ".checks.attacks.Blast",
        "harm": ".checks.attacks.Harm",
        "rest": ".actions.resting.Rest",
        "question": ".checks.likelihood.Question",
    },
)
ENCOUNTERS: Catalogue[type] = Catalogue(
    __package__,
    {
        "fight": ".fight.written.Fight",
        "meeting": ".actions.meeting.Meeting",
        "journey": ".actions.journey.Journey",
        "haven": ".heroes.haven.Haven",
    },
)
EFFECTS: Catalogue[type] = Catalogue(
    __package__,
    {
        "harm": ".effects.Hurts",
        "rest": ".effects.Rests",
        "weeks": ".effects.Weeks",
        "nights": ".effects.Nights",
        "dawn": ".effects.Dawn",
        "deprive": ".effects.Deprive",
        "provide": ".effects.Provide",
        "fatigue": ".effects.Fatigue",
        "impair": ".effects.Impair",
        "spend": ".effects.Spend",
        "lower": ".effects.Lower",
        "treat": ".effects.Treat",
        "coins": ".gear.effects.Coins",
        "take": ".gear.effects.Take",
        "drop": ".gear.effects.Drop",
        "learn": ".effects.Learn",
        "spell": ".effects.LearnSpell",
        "danger": ".effects.Danger",
        "pay": ".gear.effects.Pay",
        "condition": ".effects.Condition",
        "cure": ".effects.Cure",
        "die": ".effects.Dies",
    },
)
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

Opens = Callable[..., Encounter[Sheet]]
"""Takes what was written, the sheet, and `asks`: whether offers are to be made."""

OPENINGS: Catalogue[Opens] = Catalogue(
    __package__,
    {
        "test": ".checks.decisions.open_test",
        "contest": ".checks.decisions.open_contest",
        "cast": ".checks.decisions.open_casting",
        "fight": ".fight.battle.begin",
    },
)
"""How encounters are opened whose script stands in another file than what is written of them.

The names are those of the class attribute `opens_as` of what was written.
"""
