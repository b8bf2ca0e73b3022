"""The base of rules systems; the engine knows a system by it alone.

A system that inherits `System` names its sheet, its checks and its heroes, says how an improvised
action and a question are rolled, and how a sheet reads; that is all. Whatever it has besides
(fights, gear, offers, rest) it adds by overriding a method of this class or of `Abilities`.
`tests/sixth` is an example, whole and in a distribution of its own.

A sheet (`S`) is the system's own frozen value. It is opaque to the engine, which hands it to
checks, effects and encounters, and reads it through `System.view`.
"""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias, TypeVar, cast

from solo.errors import SoloError
from solo.late import lazy_imports
from solo.rules.core.abilities import Abilities
from solo.rules.core.fights.encounters import begun, own_counts
from solo.rules.core.outcome import AnySheet, Effect, Note, Outcome
from solo.rules.core.protocols import Check, Encounter, Illegal, Written
from solo.rules.core.system_parts import (
    Cast,
    Likelihood,
    Named,
    NoOptions,
    OwnTable,
    Ready,
    Row,
    Section,
    Tries,
)
from solo.rules.core.wording.naming import legal
from solo.rules.core.words import words as say
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.shown.moment import Standing

with lazy_imports():
    from solo.rules.core import plain
    from solo.rules.core.heroes import creation
    from solo.rules.core.shown import moment
    from solo.rules.core.values import codec


S = TypeVar("S")

API = 1
"""The interface of systems that plug-ins are made for, which 1.0 keeps: `solo guide plug-ins`."""


class System(Abilities[S]):
    """A rules system: names, types and the functions that the engine and front-ends call.

    What has no default is to be written: `name`, `title`, `kept`, `checks` and `template`. A
    plug-in also says for which interface it was made: `api = 1`.

    Args:
        house: The rule options that heroes play by; the usual ones if not given.
    """

    __slots__ = ("_house",)

    name: str
    title: str
    kept: type  # the frozen dataclass that is the sheet
    unkept: ClassVar[frozenset[str]] = frozenset()  # its fields that are a game's, and in no file
    checks: Mapping[str, type]
    encounters: Mapping[str, type] = {}
    effects: Mapping[str, type] = {}
    foe: type = Named
    item: type = Named
    labels: tuple[str, ...] = ("passed", "failed")  # that authors may key, lower case
    options: type = NoOptions  # a frozen dataclass of rule options, all with defaults
    try_minutes: int = 5  # game time that an improvised action takes
    party: int = 1  # the most adventurers that one player may lead
    template: Path  # a folder with a small correct adventure, which authors begin their own from
    tries: Tries = Tries()  # what a player may try, where `trait` is not written

    def __init__(self, house: object = None) -> None:
        self._house = self.options() if house is None else house

    @property
    def hero(self) -> type:
        """The type of a hero file's content, with `.sheet()`; usually the sheet itself has it."""
        return self.kept

    @property
    def nobody(self) -> S | None:
        """The sheet for a check where there is no hero; usually None."""
        return None

    def using(self, *, options: object = None, table: OwnTable | None = None) -> Self:
        """Return the system with a module's rule options and a group's own table put in.

        Raises:
            SoloError: It takes no table of a group's own, or this one can't be used.
        """
        if table is not None:
            raise SoloError(f"{self.title} takes no table of one's own")
        return self if self.options is NoOptions else type(self)(options)

    # What authors write

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check, encounter, effect or hero with the foes and items it names put in.

        Raises:
            ValueError: It names something unknown; the text says what, with a near name. `Unbound`
                also says under which code authors are told.
        """
        return value

    def begin(self, value: Written[S], sheet: S, *, asks: bool) -> Encounter[S]:
        """Open a check or an authored encounter; `asks` is whether offers are to be made."""
        return begun(value, sheet, asks=asks)

    def counts(self, value: object) -> frozenset[str] | None:
        """Return every count that a check can give any hero (`3s`, `1f`), None if it has none."""
        return own_counts(value)

    def beginning(self) -> Mapping[str, bytes]:
        """Return the files of a small correct adventure to begin one's own from, by their names.

        They are usually those of the folder `template`.
        """
        return {
            path.relative_to(self.template).as_posix(): path.read_bytes()
            for path in sorted(self.template.rglob("*"))
            if path.is_file()
        }

    # Heroes

    def create(self, heroes: Sequence[Ready[S]], *, make: bool, party: int = 1) -> Encounter[S]:
        """Open the choice of a hero: the ready-made `heroes`, and a new one if `make` is true.

        A hero may be a `hero` or a `solo.rules.core.heroes.kept.Guest`; both have a name, a concept
        and `sheet()`. Its options begin with the heroes, in their order.
        Up to `party` adventurers may be chosen; the first of them acts unless another is told to.
        Its steps take sheet None until one is chosen; the last step's sheet is the hero, its
        outcome's label the hero's name.
        """
        return creation.choose_ready(heroes, None)

    @property
    def seen(self) -> Collection[str]:
        """The names that `view` gives for any hero; empty leaves them unchecked."""
        return ()

    def _fares(self, sheet: S) -> "Standing | None":
        return moment.hero_of(self.view(sheet), up=not self.fallen(sheet))

    def view(self, sheet: S) -> Mapping[str, object]:
        """Return what templates and conditions read as `hero`; usually the fields of the sheet.

        They are plain values, mappings and tuples; a hero's `name` is among them.
        """
        return plain.view(sheet)

    def status(self, sheet: S) -> tuple[Row, ...]:
        """Return the few values that the toolbar shows; usually the sheet's first section."""
        sections = self.describe(sheet)
        return sections[0].rows if sections else ()

    def describe(self, sheet: S) -> tuple[Section, ...]:
        """Return the sheet as shown to the player; usually what `view` has of it."""
        seen = self.view(sheet)
        rows = (Row(label, value) for label, value in plain.rows(seen))
        return (Section("hero", str(seen["name"]), tuple(rows)),)

    def stand_in(self, name: str, traits: Mapping[str, str]) -> S:
        """Return the sheet of somebody of whom a few traits are told; the others are as usual.

        Raises:
            Illegal: No such trait or value, or a sheet needs more than a name.
        """
        return cast("S", plain.stand_in(self.kept, name, traits, self.tries.traits))

    # Heroes between games

    def dump(self, sheet: S) -> Mapping[str, object]:
        """Return a hero as plain values that JSON can hold, without what belongs to one game.

        `load` gives the same hero back.
        """
        return codec.dump(self.kept, sheet, self.unkept)

    def load(self, values: object) -> S:
        """Return the hero that was dumped, with this game's rule options and table put in.

        Raises:
            ValueError: The values, which may be a stranger's, are no hero by the rules.
        """
        loaded: S = codec.load(self.kept, values, self.unkept)
        return loaded

    def home(self, sheet: S) -> tuple[S, ...]:
        """Return the heroes who come out of an adventure that `finish` has closed.

        What is the adventure's own (companions, its marks, a bonus to the next roll) is left there.
        Several come home where a player led a party.
        """
        return (sheet,)

    def advance(self, sheet: S) -> Encounter[S] | None:
        """Open what a hero may do between adventures, or None when there is nothing.

        It keeps nothing for itself: each step returns the sheet as it is then. The last step's
        outcome is labelled `done`.
        """
        return None

    def hero_of(self, sheet: S) -> object:
        """Return the hero file, a `hero`, whose sheet this is; None if they are not kept."""
        return None

    # Improvised actions and questions

    def trait(self, name: str) -> str:
        """Return the full name of a trait that a player may try, however it was typed.

        Raises:
            Illegal: No such trait.
        """
        return plain.trait(name, self.tries.traits)

    def difficulties(self) -> tuple[str, ...]:
        """Return the words that may be typed for a difficulty, in small letters."""
        return ()

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check[S]:
        """Return the check for `try ATTRIBUTE [difficulty] [deed]`; usually what `tries` names.

        The deed is what the player said, for the display alone.

        Raises:
            Illegal: No such attribute or difficulty; the text names the nearest.
        """
        if not self.tries.check:
            raise Illegal(say("nothing-to-do", system=self.title))
        kind = self.checks[self.tries.check]
        return plain.improvise(kind, self.trait(attribute), difficulty, self.tries.hardness, deed)

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Text, tuple[Effect[S], ...]]:
        """Return the generic prose and effects for what an improvised check came to."""
        return say("plain-well" if outcome.successes else "plain-badly"), ()

    def question(self, likelihood: str) -> Check[S]:
        """Return the check that answers a question of importance; usually a d100.

        Raises:
            Illegal: An unknown likelihood; the text names the known ones.
        """
        return legal(plain.PlainQuestion, likelihood.strip().lower() or "even")

    def answer(self, outcome: Outcome) -> str:
        """Return `yes, and`, `yes`, `yes, but`, `no, but`, `no` or `no, and`; usually the label."""
        return outcome.label

    def likelihoods(self, sheet: S) -> tuple[Likelihood, ...]:
        """List the likelihood words, from the most likely, with this hero's chances."""
        return plain.likelihoods()

    # What is said

    def phrase(self, note: Note, /) -> Text:
        """Say a note in one plain sentence; usually the `text` among its facts."""
        return str(note.facts.get("text", note.code))

    def explain(self, outcome: Outcome) -> tuple[Text, ...]:
        """Explain a roll line by line (for `why`); usually its label, faces and numbers.

        The first line says how it fell for who knows none of the rules, and names no rule's id; the
        others are the rules' own account: row, column, sums, rule ids.
        """
        return plain.explain(outcome)

    def put(self, value: object, sheet: S) -> Text:
        """Say what a check asks, before it is rolled ("Strength 7 + Climb 2 against Poor")."""
        word = next((key for key, kind in self.checks.items() if isinstance(value, kind)), "")
        return plain.put(value, word)


AnySystem: TypeAlias = System[AnySheet]
"""Whatever system is played: outside of its rules its sheet is opaque."""
