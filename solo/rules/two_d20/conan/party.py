"""The heroes of Conan as a party: what they share, and who of them can act."""

from solo.rules.core.party.company import Company
from solo.rules.core.party.rolls import Together
from solo.rules.two_d20.conan.doom import first_doom
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import SHARED, changed


def welcomed(group: Sheet, newcomer: Sheet) -> Sheet:
    """Give the gamemaster Doom for each who comes (CON-072)."""
    return changed(group, threat=group.threat + first_doom(1))


COMPANY: Company[Sheet] = Company(able, SHARED, welcomed)
"""What the rules say of heroes as a party."""

SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several of them roll."""
