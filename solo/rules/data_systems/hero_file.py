"""Ready-made heroes of data systems, as authors write them."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled
from solo.rules.core.heroes.pronouns import parse_pronouns
from solo.rules.core.wording.naming import checked_roles, read_field
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.sheet import Sheet, changed


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A ready-made hero; each system's own class knows its book."""

    name: Annotated[str, "What the hero is called.", Filled("a hero needs a name")]
    concept: Annotated[str, "The hero in a few words."] = ""
    pronouns: Annotated[str, "Such as she/her."] = "they/them"
    roles: Annotated[tuple[str, ...], "Ids by which an adventure may know the hero."] = ()
    archetype: Annotated[str, "The kind of hero, of those that the rules have."] = ""
    attributes: Annotated[Mapping[str, int], "Attributes; those left out are at their start."] = (
        field(default_factory=dict)
    )
    skills: Annotated[Mapping[str, int], "Skills; those left out are at their start."] = field(
        default_factory=dict
    )
    tracks: Annotated[Mapping[str, int], "Tracks that don't begin as usual."] = field(
        default_factory=dict
    )
    conditions: Annotated[tuple[str, ...], "Conditions that the hero has."] = ()

    book: ClassVar[Book]

    def verify(self) -> None:
        book = self.book
        book.rated("attributes", self.attributes, book.file.attributes)
        book.rated("skills", self.skills, book.file.skills)
        book.rated("tracks", self.tracks, book.file.all_tracks)
        for name in self.conditions:
            book.known("conditions", name, book.file.conditions)
        making = book.file.making
        if self.archetype:
            book.known("archetype", self.archetype, making.archetypes if making else {})
        read_field("pronouns", parse_pronouns, self.pronouns)
        read_field("roles", checked_roles, self.roles)

    def sheet(self) -> Sheet:
        """Return the sheet that the hero begins with."""
        made = self.book.fresh(self.name, self.archetype, self.attributes, self.skills, self.tracks)
        return changed(
            made,
            concept=self.concept,
            pronouns=self.pronouns,
            roles=self.roles,
            conditions=frozenset(self.conditions),
        )
