"""What a check asks of the hero, said before it is rolled."""

from solo.rules.core.words import words as shared
from solo.rules.fictive_hack.checks.attribute_rolls import Luck
from solo.rules.fictive_hack.checks.task import Task
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.fight.written import Fight
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.sentences import asked
from solo.rules.fictive_hack.words import words
from solo.words import Text


def put(value: object, sheet: Sheet) -> Text:
    """Say what a check asks of this hero; nothing of what has no words."""
    match value:
        case Task():
            return shared("sentences", parts=asked(value, value.terms(sheet), sheet))
        case Luck():
            return words("asked-luck", number=value.number)
        case Fight():
            return words("asked-fight", foes=sum(placed.count for placed in value.foes))
        case Attack():
            return words("asked-attack", dice=value.terms(sheet).pool.dice)
    return ""
