"""A rules file made ready to play: its formulas, and the numbers that they read of a hero."""

from collections.abc import Collection, Mapping, Sequence

from solo.errors import Mark
from solo.facts import in_field
from solo.prose import Expression, Language
from solo.rules.core.wording.naming import unfit, unknown
from solo.rules.data_systems.model import Archetype, Rating, RulesFile, Track
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words as told

Scope = dict[str, object]


class Book:
    """A rules file with its formulas; nothing in it changes but the budget of its language."""

    __slots__ = ("_formulas", "_marks", "file", "language", "place")

    def __init__(
        self, file: RulesFile, place: str = "", marks: Mapping[str, Mark] | None = None
    ) -> None:
        self.file = file
        self.place = place or f"{file.name}.yaml"
        self._marks = marks or {}
        self.language = Language()
        self._formulas: dict[str, Expression] = {}

    def formula(self, text: str) -> Expression:
        """Return a formula of the file by its text."""
        found = self._formulas.get(text)
        if found is None:
            found = self._formulas[text] = self.language.expression(text, self.mark(text))
        return found

    def mark(self, text: str) -> Mark:
        """Return where a text stands in the file, its first place if there are several."""
        return self._marks.get(text) or Mark(self.place, 1, 1)

    def number(self, text: str, scope: Mapping[str, object]) -> int:
        """Return what a formula comes to as a whole number; parts of one are cut off."""
        value = self.formula(text).value(scope)
        return int(value) if isinstance(value, int | float) else 0

    def holds(self, text: str, scope: Mapping[str, object]) -> bool:
        """Return whether a formula is so."""
        return bool(self.formula(text).value(scope))

    def shown(self, name: str) -> str:
        """Return a name of the file as it is shown."""
        own = self.file.words.get(name)
        if own is not None:
            return own
        plain = name.replace("_", " ").replace("-", " ")
        return plain[:1].upper() + plain[1:]

    def scope(self, sheet: Sheet) -> Scope:
        """Return what formulas read of a hero."""
        return {
            **sheet.attributes,
            **sheet.skills,
            **sheet.tracks,
            **{name: name in sheet.conditions for name in self.file.conditions},
        }

    def tops(self, sheet: Sheet) -> dict[str, int]:
        """Return what each track is read against: its highest number.

        A track by which one falls is read against what an unhurt hero has, as long as it is below.
        """
        unhurt = self.fresh("", sheet.archetype, sheet.attributes, sheet.skills).tracks
        tops = {}
        for name, track in self.file.all_tracks.items():
            least, top = track.range
            falls = track.fallen == least and unhurt[name] > least
            tops[name] = (
                unhurt[name] if falls and sheet.tracks.get(name, 0) <= unhurt[name] else top
            )
        return tops

    def fell(
        self, word: str, dice: Mapping[str, Sequence[int]], values: Mapping[str, int]
    ) -> dict[str, Sequence[int]]:
        """Return what players read of a roll: each name as shown, with its numbers.

        Args:
            word: The check or the move; of any other word all dice are read.
            dice: The faces of each name.
            values: What was worked out of them.
        """
        move = self.file.moves.get(word)
        roll = self.file.rolls.get(move.roll if move else word)
        shows = (roll.shows if roll is not None else ()) or dice
        return {self.shown(name): dice.get(name) or (values[name],) for name in shows}

    def held(self, name: str, value: int) -> int:
        """Return a number as a track can be."""
        least, most = self.file.all_tracks[name].range
        return max(least, min(most, value))

    def rated(
        self,
        field: str,
        given: Mapping[str, int],
        known: Mapping[str, Rating] | Mapping[str, Track],
    ) -> None:
        """Refuse numbers that are of nothing known, or outside of its range.

        Raises:
            ValueError: They are.
        """
        for name, value in given.items():
            self.known(field, name, known)
            least, most = known[name].range
            if not least <= value <= most:
                raise unfit(
                    field, told("rated-outside", name=name, least=least, most=most, value=value)
                )

    def known(self, field: str, name: str, known: Collection[str]) -> None:
        """Refuse a name that is not known.

        Raises:
            ValueError: It is not; the text has the nearest, or all.
        """
        if name not in known:
            raise in_field(field, unknown("", name, known))

    def fresh(
        self,
        name: str,
        archetype: str = "",
        attributes: Mapping[str, int] | None = None,
        skills: Mapping[str, int] | None = None,
        tracks: Mapping[str, int] | None = None,
    ) -> Sheet:
        """Return the sheet of a hero with all that is not told as it begins."""
        making = self.file.making
        kind = making.archetypes.get(archetype) if making and archetype else None
        kind = kind or Archetype()
        rated = {key: one.usual for key, one in self.file.attributes.items()}
        rated |= {**kind.attributes, **(attributes or {})}
        able = {key: one.usual for key, one in self.file.skills.items()}
        able |= {**kind.skills, **(skills or {})}
        begun: dict[str, int] = {}
        self.language.refresh()
        for key, track in self.file.all_tracks.items():
            value = self.number(track.start.text, {**rated, **able, **begun})
            begun[key] = self.held(key, value)
        begun |= {**kind.tracks, **(tracks or {})}
        return Sheet(name=name, archetype=archetype, attributes=rated, skills=able, tracks=begun)
