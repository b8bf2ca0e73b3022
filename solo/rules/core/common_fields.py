"""Fields that many classes of authors have in common, with what they mean."""

from typing import Annotated

from solo.facts import Filled, Reads, Within
from solo.rules.core.heroes.pronouns import parse_pronouns
from solo.rules.core.wording.naming import checked_roles

Natural = Annotated[int, Within(0)]
Purpose = Annotated[str, "A short infinitive for the display: `to hold the door`."]
Concept = Annotated[str, "The hero in a few words."]
HeroName = Annotated[str, "What the hero is called.", Filled("a hero needs a name")]
Roles = Annotated[
    tuple[str, ...],
    "Ids by which conditions know the hero; no translation changes them.",
    Reads(checked_roles),
]
PronounForms = Annotated[
    str,
    "Such as `she/her`, or all five forms with slashes between.",
    Filled("write she/her, he/him, they/them, or leave the line out"),
    Reads(parse_pronouns),
]
