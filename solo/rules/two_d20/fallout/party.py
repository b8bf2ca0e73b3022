"""The heroes of Fallout as a party: what they share, and who of them can act."""

from solo.rules.core.party.company import Company
from solo.rules.core.party.rolls import Together
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import SHARED
from solo.rules.two_d20.fallout.heroes.sheet import Sheet

COMPANY: Company[Sheet] = Company(able, SHARED)
"""What the rules say of heroes as a party."""

SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several of them roll."""
