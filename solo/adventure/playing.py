"""The rules that an adventure is played by: those that its header names, or a file of its own."""

from solo import rules
from solo.adventure.model import Adventure
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import OwnTable


def rules_of(adventure: Adventure, table: OwnTable | None = None) -> AnySystem:
    """Return the rules of an adventure, with its rule options and a group's own table put in.

    Raises:
        SoloError: There is no such system, or it takes no such table.
    """
    if adventure.own_rules is not None:
        return adventure.own_rules.using(options=adventure.options, table=table)
    return rules.fitted(adventure.system, adventure.options, table)
