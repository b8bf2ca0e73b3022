"""The five forms of a hero's pronouns, for prose to use."""

from functools import cache

from solo.namedtuple import NamedTuple
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words


class Pronouns(NamedTuple):
    """The forms in a sentence: she saw her, her hat, hers, herself."""

    they: str
    them: str
    their: str
    theirs: str
    themself: str


KNOWN = {
    "she/her": Pronouns("she", "her", "her", "hers", "herself"),
    "he/him": Pronouns("he", "him", "his", "his", "himself"),
    "they/them": Pronouns("they", "them", "their", "theirs", "themself"),
    "it/its": Pronouns("it", "it", "its", "its", "itself"),
}


def parse_pronouns(text: str) -> Pronouns:
    """Read pronouns by their usual short name, or all five forms with slashes between.

    Raises:
        Unfit: They are neither.
    """
    found = "/".join(part.strip() for part in text.lower().split("/"))
    if found in KNOWN:
        return KNOWN[found]
    forms = found.split("/")
    if len(forms) == 5 and all(form.isalpha() for form in forms):
        return Pronouns(*forms)
    raise Unfit(words("unknown-pronouns", text=shown(text), known=tuple(KNOWN)))


@cache
def spoken_of(pronouns: str) -> dict[str, object]:
    """Return pronouns and their forms as prose reads them.

    Raises:
        ValueError: They can't be read.
    """
    return {"pronouns": pronouns, **parse_pronouns(pronouns)._asdict()}
