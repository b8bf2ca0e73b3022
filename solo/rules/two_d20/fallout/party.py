"""The heroes of Fallout as a party: what they share, and who of them can act."""

from solo.dataclass import dataclass
from solo.rules.core.party import company
from solo.rules.core.party.company import Company
from solo.rules.core.party.rolls import Together
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import SHARED
from solo.rules.two_d20.fallout.heroes.sheet import Sheet

COMPANY: Company[Sheet] = Company(able, SHARED)
"""What the rules say of heroes as a party."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActingAs(company.ActingAs[Sheet]):
    """An encounter that another hero plays; afterwards whoever acted acts again."""

    company = COMPANY


@dataclass(frozen=True, slots=True)
class For(company.For[Sheet]):
    """An effect on one hero, whoever acts."""

    company = COMPANY


SEVERAL: Together[Sheet] = Together(COMPANY, ActingAs, For)
"""How several of them roll."""
