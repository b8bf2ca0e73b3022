"""AP that the heroes of a party award each other out of the Bowl (FH-185, FH-186).

Notes: awarded.
"""

from solo.rules.core.outcome import Note
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.words import words


def awarded(sheet: Sheet, who: str) -> Changed:
    """Let whoever acts award another hero 1 AP out of the Bowl.

    Raises:
        Illegal: The Bowl is empty, there is no such hero, or it is whoever acts.

    Source: Fictive Hack, FH-185 to FH-187.
    """
    if who == slug(sheet.name):
        raise Illegal(words("no-own-award"))
    if not sheet.bowl:
        raise Illegal(words("bowl-empty"))
    other = COMPANY.lead(sheet, who)
    given = changed(other, ap=other.ap + 1, bowl=other.bowl - 1)
    facts = {"name": other.name, "ap": given.ap, "bowl": given.bowl}
    return COMPANY.lead(given, slug(sheet.name)), (Note("awarded", facts),)
