"""The protocol that a rules system fulfils; the engine knows systems by it alone.

What only some systems can do is in `abilities.py`.

A sheet (`S`) is the system's own frozen value. It is opaque to the engine, which hands it to
checks, effects and encounters, and reads it through `System.view`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Effect, Note, Option, Outcome
from solo.rules.core.protocols import Check, Encounter, Step, Written
from solo.words import Text

if TYPE_CHECKING:  # most of what knows a system needs no strips
    from solo.rules.core.fight_view import FightView
    from solo.rules.core.strip import Strip

S = TypeVar("S")
T = TypeVar("T")
S_out = TypeVar("S_out", covariant=True)

GUIDANCE = "guidance"
"""The label of a standing option's outcome that asks for an author's guidance on a quest."""


class Row(NamedTuple):
    """A line of a sheet: a label, its value, and how it is spoken if that differs.

    `gauge` is how much there is of how much at most, where it can run out: health, for instance.
    """

    label: Text
    value: Text
    spoken: Text = ""
    gauge: tuple[int, int] | None = None


class Section(NamedTuple):
    """A titled part of a sheet; a player may ask for it by its `id` (`health`, `skills`)."""

    id: str
    title: Text
    rows: tuple[Row, ...]


class RuleEntry(NamedTuple):
    """A rule in our own words, with the checklist ids that it stands for.

    What no code can decide is `narrated`: why, and who decides it instead.
    """

    id: str
    title: Text
    text: Text
    rules: tuple[str, ...]
    words: tuple[str, ...]
    narrated: str = ""


class Likelihood(NamedTuple):
    """A word for how likely the answer yes is, the difficulty it means, and its chance of yes."""

    word: str
    difficulty: str
    percent: int


class Advice(NamedTuple):
    """Advice to an author: the check, the code, and the message.

    `about` is a number of the check that it rests on: nothing is said where that is an expression.
    """

    check: int
    code: str
    message: str
    about: str = ""


class Ready(Protocol[S_out]):
    """A hero who can be chosen: ready-made by an author, or a guest from another game."""

    @property
    def name(self) -> str:
        """The hero's name."""
        ...

    @property
    def concept(self) -> str:
        """The hero in a few words."""
        ...

    def sheet(self) -> S_out:
        """Return the sheet that the hero begins with."""
        ...


class Cast(NamedTuple):
    """The names that checks may use: foes, companions and items by id; and ready heroes."""

    foes: Mapping[str, object]
    items: Mapping[str, object]
    heroes: tuple[Ready[object], ...] = ()


def named(kind: type[T], given: Mapping[str, object]) -> Mapping[str, T]:
    """Return the foes or items of a cast as the system's own `foe` or `item`, which all are."""
    return cast("Mapping[str, T]", given)


class Unbound(ValueError):  # noqa: N818 - it is told as an author's problem, under its `code`
    """A name that a check uses and the adventure does not have."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class OwnTable(NamedTuple):
    """A table that a group brings to be used instead of the system's own: its file's text."""

    text: str
    name: str


class System(Protocol[S]):
    """A rules system: names, types and the few functions that the engine and front-ends call."""

    name: str
    title: str
    checks: Mapping[str, type]
    encounters: Mapping[str, type]
    effects: Mapping[str, type]
    foe: type
    item: type
    labels: tuple[str, ...]  # outcome labels that authors may key, lower case
    options: type  # a frozen dataclass of rule options, all with defaults
    try_minutes: int  # game time that an improvised action takes
    party: int  # the most adventurers that one player may lead
    template: Path  # a folder with a small correct adventure, which authors begin their own from

    @property
    def hero(self) -> type:
        """The type of a hero file's content; it has `.sheet() -> Sheet`."""
        ...

    @property
    def nobody(self) -> S | None:
        """The sheet for a check where there is no hero; usually None."""
        ...

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check, encounter, effect or hero with the foes and items it names put in.

        Raises:
            ValueError: It names something unknown; the text says what, with a near name. `Unbound`
                also says under which code authors are told.
        """
        ...

    def begin(self, value: Written[S], sheet: S, *, asks: bool) -> Encounter[S]:
        """Open a check or an authored encounter; `asks` is whether offers are to be made."""
        ...

    def counts(self, value: object) -> frozenset[str] | None:
        """Return every count that a check can give any hero (`3s`, `1f`), None if it has none."""
        ...

    @property
    def seen(self) -> Collection[str]:
        """The names that `view` gives for any hero; empty leaves them unchecked."""
        ...

    def view(self, sheet: S) -> Mapping[str, object]:
        """Return what templates and conditions read as `hero`: plain values, mappings, tuples."""
        ...

    def companions(self, sheet: S) -> tuple[str, ...]:
        """Return the ids of the companions who are with the hero."""
        ...

    def companion(self, sheet: S, key: str, block: object | None) -> S:
        """Return the sheet with a companion joined, or gone when `block` is None.

        Who may not join by the rules does not; the engine tells of it by a note
        `companion-refused`.
        """
        ...

    def create(self, heroes: Sequence[Ready[S]], *, make: bool, party: int = 1) -> Encounter[S]:
        """Open the choice of a hero: the ready-made `heroes`, and a new one if `make` is true.

        A hero may be a `hero` or a `solo.rules.core.kept_heroes.Guest`; both have a name, a concept
        and `sheet()`. Its options begin with the heroes, in their order.
        Up to `party` adventurers may be chosen; the first of them acts unless another is told to.
        Its steps take sheet None until one is chosen; the last step's sheet is the hero, its
        outcome's label the hero's name.
        """
        ...

    def stand_in(self, name: str, traits: Mapping[str, str]) -> S:
        """Return the sheet of somebody of whom a few traits are told; the others are as usual.

        Raises:
            Illegal: No such trait or value, or the rules have no usual ones.
        """
        ...

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check[S]:
        """Return the check for `try ATTRIBUTE [difficulty] [deed]`; the usual difficulty if none.

        The deed is what the player said, for the display alone.

        Raises:
            Illegal: No such attribute or difficulty; the text names the nearest.
        """
        ...

    def trait(self, name: str) -> str:
        """Return the full name of a trait that a player may try, however it was typed.

        Raises:
            Illegal: No such trait.
        """
        ...

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Text, tuple[Effect[S], ...]]:
        """Return the generic prose and effects for what an improvised check came to."""
        ...

    def question(self, likelihood: str) -> Check[S]:
        """Return the check that answers a question of importance.

        Raises:
            Illegal: An unknown likelihood; the text names the known ones.
        """
        ...

    def answer(self, outcome: Outcome) -> str:
        """Return `yes, and`, `yes`, `yes, but`, `no, but`, `no` or `no, and`."""
        ...

    def likelihoods(self, sheet: S) -> tuple[Likelihood, ...]:
        """List the likelihood words, from the most likely, with this hero's chances."""
        ...

    def standing(self, sheet: S) -> tuple[Option, ...]:
        """List what a player may do at any time besides the scene's choices, such as first aid."""
        ...

    def do_standing(
        self, option: str, words: str, sheet: S, dice: Dice, *, asks: bool = True
    ) -> Step[S]:
        """Do one of them; raises `Illegal` like an encounter's step.

        `asks` is whether offers around its roll are to be made, as for `begin`.

        What ends with the label `GUIDANCE` has the author's guidance on a quest told, and counts
        for nothing where there is none.
        """
        ...

    def pass_time(self, sheet: S, minutes: int) -> tuple[S, tuple[Note, ...]]:
        """Let game time pass: what wears off wears off."""
        ...

    def fallen(self, sheet: S) -> str:
        """Return `defeated` or `dead` when the hero can't act, else nothing."""
        ...

    def revive(self, sheet: S, dice: Dice) -> Step[S]:
        """Bring a defeated hero back by the system's own default (hours pass, a wound heals).

        The outcome's label may be `relieved`, where somebody else goes on in the hero's place, or
        `woke`, where it was no defeat at all: then the story goes on. Else it is a defeat.
        """
        ...

    def reward(self, sheet: S, kind: str, amount: int) -> tuple[S, tuple[Note, ...]]:
        """Pay a quest's reward: kind is `quest`; amount may be negative."""
        ...

    def finish(self, sheet: S) -> tuple[S, tuple[Note, ...]]:
        """Close an adventure: experience, rest, what the rules do at its end."""
        ...

    def dump(self, sheet: S) -> Mapping[str, object]:
        """Return a hero as plain values that JSON can hold, without what belongs to one game.

        `load` gives the same hero back; `solo.rules.core.kept_heroes.Keeping` does both for a
        dataclass.
        """
        ...

    def load(self, values: object) -> S:
        """Return the hero that was dumped, with this game's rule options and table put in.

        Raises:
            ValueError: The values, which may be a stranger's, are no hero by the rules.
        """
        ...

    def home(self, sheet: S) -> tuple[S, ...]:
        """Return the heroes who come out of an adventure that `finish` has closed.

        What is the adventure's own (companions, its marks, a bonus to the next roll) is left there.
        Several come home where a player led a party.
        """
        ...

    def advance(self, sheet: S) -> Encounter[S] | None:
        """Open what a hero may do between adventures, or None when there is nothing.

        It keeps nothing for itself: each step returns the sheet as it is then. The last step's
        outcome is labelled `done`.
        """
        ...

    def hero_of(self, sheet: S) -> object:
        """Return the hero file, a `hero`, whose sheet this is; for authors to use."""
        ...

    def phrase(self, note: Note) -> Text:
        """Say a note in one plain sentence."""
        ...

    def explain(self, outcome: Outcome) -> tuple[Text, ...]:
        """Explain a roll line by line.

        The first line says how it fell for who knows none of the rules, and names no rule's id; the
        others are the rules' own account: row, column, sums, rule ids.
        """
        ...

    def strip(self, outcome: Outcome) -> "Strip | None":
        """Return a roll as a strip with the faces that fell; None where its odds show it best."""
        ...

    @property
    def reading(self) -> Text:
        """How dice are read, in a sentence or two for who never played: is high good?"""
        ...

    def put(self, value: object, sheet: S) -> Text:
        """Say what a check asks, before it is rolled ("Strength 7 + Climb 2 against Poor")."""
        ...

    def describe(self, sheet: S) -> tuple[Section, ...]:
        """Return the sheet as shown to the player."""
        ...

    def fight(self, encounter: Encounter[S], sheet: S) -> "FightView | None":
        """Return an open fight as data; None where the encounter is none."""
        ...

    def status(self, sheet: S) -> tuple[Row, ...]:
        """Return the few values that the toolbar shows: name, health, Fame."""
        ...

    def rules(self) -> tuple[RuleEntry, ...]:
        """Return the rule index."""
        ...

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        """Say what is unwise, though allowed, in the checks of an adventure (for `solo lint`)."""
        ...

    def using(self, *, options: object = None, table: OwnTable | None = None) -> "System[S]":
        """Return the system with a module's rule options and a group's own table put in.

        Raises:
            SoloError: It takes no table of a group's own, or this one can't be used.
        """
        ...


AnySystem: TypeAlias = System[AnySheet]
"""Whatever system is played: outside of its rules its sheet is opaque."""
