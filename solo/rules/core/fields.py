"""Fields that many classes of authors have in common, with what they mean."""

from typing import Annotated

Purpose = Annotated[str, "A short infinitive for the display: `to hold the door`."]
Concept = Annotated[str, "The hero in a few words."]
Roles = Annotated[
    tuple[str, ...], "Ids by which conditions know the hero; no translation changes them."
]
PronounForms = Annotated[str, "Such as `she/her`, or all five forms with slashes between."]
