"""What a check asks of the hero, said before it is rolled."""

from solo.rules.fictive_hack.checks.attribute_rolls import Luck
from solo.rules.fictive_hack.checks.task import Task
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.fight.written import Fight
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.sentences import asked


def put(value: object, sheet: Sheet) -> str:
    """Say what a check asks of this hero; nothing of what has no words."""
    match value:
        case Task():
            return " ".join(asked(value, value.terms(sheet), sheet))
        case Luck():
            return f"1d10 against {value.number}, which nothing changes."
        case Fight():
            return f"A fight against {sum(placed.count for placed in value.foes)}."
        case Attack():
            return f"An attack with {value.terms(sheet).pool.dice}d10."
    return ""
