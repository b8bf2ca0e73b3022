"""The model of an adventure: frozen parts, each with its place in a file.

Everything is named by its id. A scene, a choice, a question, a timed event and an outcome all come
down to a `Branch`: effects, then prose, then perhaps a check, then where to go.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, TypeAlias

from solo.adventure.branch import Action, Branch, Claim, Outcomes, Value
from solo.adventure.heritage import Leaves, Needs
from solo.adventure.reading.expect import Expectations
from solo.dataclass import dataclass
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Language, Prose
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Ready
from solo.rules.core.wording.naming import Named

if TYPE_CHECKING:
    from solo.rules.core.notation.thrown import Notation
    from solo.tables.model import Table as Inspiring


class Input(NamedTuple):
    """Words that a player types to take a choice; they become a variable's value."""

    # the variable; what it holds at first says whether a text or a whole number is wanted
    into: str
    number: bool = False  # whether a whole number is
    prompt: Prose | None = None  # what is asked; nothing asks with the choice's label

    @property
    def example(self) -> str:
        """Words that fit, for who plays without reading."""
        return "1" if self.number else "x"


class Choice(NamedTuple):
    """Something that a scene offers; `body` is what taking it does.

    One that is `shared` is the adventure's own, offered in every scene that has choices.

    Without a check in it nothing is rolled: it simply succeeds (ART-161, ART-163).
    """

    id: str
    mark: Mark
    label: Prose
    body: Branch
    when: Expression | None = None
    barred: Prose | None = None
    once: bool = False
    fallback: bool = False
    certain_death: Prose | None = None
    input: Input | None = None
    shared: bool = False

    def key(self, scene: str) -> str:
        """Return what it is remembered under when it is taken in a scene."""
        return self.id if self.shared else f"{scene}/{self.id}"


class Question(NamedTuple):
    """A question that the author foresaw; `about` are words, any of which a player may use.

    One that is `shared` is foreseen in every scene.
    """

    id: str
    mark: Mark
    about: tuple[str, ...]
    body: Branch
    when: Expression | None = None
    shared: bool = False


class Ending(NamedTuple):
    """An ending of an adventure: a word for its kind, a title of its own, and a nudge to it."""

    kind: str
    title: str
    hint: str = ""  # a nudge for who has not met it


class Guidance(NamedTuple):
    """Guidance on a quest or a scene, while a condition holds."""

    text: Prose
    when: Expression | None = None


class Thing(NamedTuple):
    """Something or somebody that a player may examine, by any of its names, while `when` holds.

    Of what is told of it the first that fits is said. One that is `shared` is in every scene.
    """

    id: str
    mark: Mark
    names: tuple[str, ...]
    told: tuple[Guidance, ...] = ()
    when: Expression | None = None
    shared: bool = False


class Scene(NamedTuple):
    """A place or moment; `body` happens on entering: effects, text, check, automatic passage.

    Of the `hints` the first that fits is told to whoever asks for one. `takes` are variables that
    each visit gives values; out of a `talk` no way leads back once the story has gone elsewhere.
    `talk_of` names the scene that the talk is part of, whose questions and tries are heard in it.
    Among the `tries` are those with one of the `things`, as `thing/attribute`.
    `place` says whether it stands on the map; None leaves that to what the scene is.
    """

    id: str
    mark: Mark
    body: Branch
    tries: Mapping[str, Outcomes]
    title: Prose | None = None
    choices: tuple[Choice, ...] = ()
    questions: tuple[Question, ...] = ()
    hints: tuple[Guidance, ...] = ()
    things: tuple[Thing, ...] = ()
    ending: Ending | None = None
    takes: tuple[str, ...] = ()
    talk: bool = False
    talk_of: str | None = None
    pool: str | None = None
    when: Expression | None = None
    priority: int = 0
    place: bool | None = None


class Event(NamedTuple):
    """Something that happens when the clock reaches `minute` (from the start).

    It happens once; or again and again, every so many minutes, but no more than once in a turn.
    Past `until` it does not happen any more. What comes `instead` of another happens only if that
    one has not happened. A step of time that an author wrote `stops` at its hour.
    """

    id: str
    mark: Mark
    minute: int
    body: Branch
    when: Expression | None = None
    every: int = 0
    until: int = 0  # the last minute at which it may happen; 0 if it may wait for ever
    stops: bool = False
    tells_late: bool = False  # whether its author lets it be told after its hour
    instead: str = ""

    def over(self, clock: int) -> bool:
        """Say whether its span has gone by."""
        return 0 < self.until < clock

    def next(self, clock: int) -> int:
        """Return the next minute after a time at which its hour comes; -1 if it comes no more."""
        if clock < self.minute:
            return self.minute
        return self.minute + self.every * self.rounds(clock) if self.every else -1

    def rounds(self, clock: int) -> int:
        """Return how often its hour has come by a time."""
        if clock < self.minute:
            return 0
        return 1 + ((clock - self.minute) // self.every if self.every else 0)

    def marked(self, rounds: int) -> str:
        """Return how it is kept that it has happened: of one that comes again, how often."""
        return f"{self.id} {rounds}" if self.every else self.id

    def happened(self, fired: Iterable[str]) -> int:
        """Return which of its rounds happened last, by what is kept; 0 if none did."""
        if not self.every:
            return int(self.id in fired)
        found = (mark.partition(" ") for mark in fired)
        return next((int(rounds) for name, _, rounds in found if name == self.id and rounds), 0)


Accepted: TypeAlias = Mapping[tuple[str, str], tuple[str, ...]]
"""Sentences that tell what is declared though it does not hold, and are meant so: by its id and
its condition."""


class OnlyTold(NamedTuple):
    """Words that texts tell only while a condition guards them, each with its place in a file."""

    when: Expression
    words: tuple[tuple[str, Mark], ...]


class Presence(NamedTuple):
    """Somebody or something that is there to be named while a condition holds; or what is so."""

    id: str  # what it is called in `speaks` and `shows`
    when: Expression  # the condition
    names: tuple[str, ...]  # words by which a text names it
    carried: bool = False  # whether no ending may forget it
    told: tuple[str, ...] = ()  # words that no text tells while it is not so
    meant: tuple[str, ...] = ()  # words in which those stand that are told all the same
    more: "tuple[Presence, ...]" = ()  # what else is declared of the same, each by its condition

    @property
    def every(self) -> "tuple[Presence, ...]":
        """All that is declared of it."""
        return (self, *self.more)

    def counts(self, variables: Mapping[str, Value]) -> bool:
        """Whether the condition may come to a number, how many there are: it is no mere truth."""
        kinds = {name: type(first) for name, first in variables.items()}
        return self.when.kind(kinds) not in (bool, str)


class Quest(NamedTuple):
    """An objective and what it pays, in the system's reward (ART-023); the first guidance fits.

    What its completion `claims` must hold when it is completed.
    """

    id: str
    title: str
    glory: int = 0
    on_fail: int = 0
    on_refuse: int = 0
    guidance: tuple[Guidance, ...] = ()
    claims: Expression | None = None

    def pays(self, step: str) -> int:
        """Return what a step of it pays, or costs below 0."""
        return {"complete": self.glory, "fail": self.on_fail, "refuse": self.on_refuse}.get(step, 0)


class Row(NamedTuple):
    """A row of a random table."""

    low: int  # the lowest result that draws it
    high: int  # the highest
    text: Prose | None = None  # what it says, or nothing
    tags: frozenset[str] = frozenset()  # words by which rows are chosen
    actions: tuple[Action, ...] = ()  # what drawing it does
    when: Expression | None = None  # when it can be drawn


class Table(NamedTuple):
    """A random table; its rows cover 1 to `sides`, or what the dice of `roll` can show.

    No row of a `deck` is drawn again before all others were.
    """

    id: str
    mark: Mark
    sides: int
    rows: tuple[Row, ...]
    roll: "Notation | None" = None
    deck: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventure:
    """A whole adventure, checked: every id that it refers to exists."""

    id: str
    digest: str  # SHA-256 of every file of the module; journals pin it
    title: str
    system: str
    start: str  # the first scene. `defeat`: where a defeated hero goes on, or None.
    scenes: Mapping[str, Scene]  # by id; may be read lazily from the compiled cache
    pools: Mapping[str, Sequence[str]]  # the ids of each pool's scenes, in the order written
    language: Language
    author: str = ""
    licence: str = ""
    summary: str = ""
    content_notes: tuple[str, ...] = ()
    length: str = ""  # how long a game takes, in words
    tone: str = ""
    spoken: str = ""  # the language of its texts, such as `de`; nothing if it is not told
    untold: bool = False  # whether its texts are in another language than that, untranslated
    options: object = None
    own_rules: AnySystem | None = None  # those of a file in its folder, if it brings some
    defeat: str | None = None
    create: bool = True  # whether a player may make a hero
    open: bool = False  # whether it is played at a table, where anything may be done by hand
    expect: Expectations = field(default_factory=Expectations)  # what a playtest must come to
    heroes: tuple[Ready[AnySheet], ...] = ()  # the ready-made heroes (the system's hero files)
    party: int = 1  # how many adventurers a player may lead
    clock: int = 0  # minutes after midnight at which the game begins
    variables: Mapping[str, Value]
    foes: Mapping[str, Named]
    companions: Mapping[str, Named]
    items: Mapping[str, object]
    quests: Mapping[str, Quest]
    tables: Mapping[str, Table]
    events: Mapping[str, Event]
    never: tuple[Claim, ...] = ()  # what must not hold after any turn
    # who and what is there to be named, by id
    present: Mapping[str, Presence] = field(default_factory=dict)
    accepted: Accepted = field(default_factory=dict)  # what is told of them all the same
    told: tuple[OnlyTold, ...] = ()  # what its texts tell only under a guard, as was accepted
    said: frozenset[str] = frozenset()  # the signs of its sentences, as was accepted
    needs: Needs = Needs()  # what it reads of earlier adventures
    leaves: Leaves = Leaves()  # what it leaves to later ones
    # tables that a table of players was opened with, besides those of the program
    inspiration: "Mapping[str, Inspiring]" = field(default_factory=dict)

    @property
    def declared(self) -> Sequence[Presence]:
        """All that stands under `present`, each condition of the same person or thing by itself."""
        return [one for first in self.present.values() for one in first.every]

    @property
    def ends(self) -> Sequence[Scene]:
        """The scenes that end it, in the order written; of lazy scenes no others are read."""
        ids = getattr(self.scenes, "endings", self.scenes)
        return [scene for scene in map(self.scenes.__getitem__, ids) if scene.ending is not None]

    def heard(self, key: str) -> tuple[Scene, ...]:
        """Return the scenes whose questions and tries are heard in one: itself, then outwards.

        In a talk, those of the scene are heard that it is part of.
        """
        found: dict[str, Scene] = {}
        ahead: str | None = key
        while ahead is not None and ahead not in found and ahead in self.scenes:
            found[ahead] = self.scenes[ahead]
            ahead = found[ahead].talk_of
        return tuple(found.values())

    def tries(self, key: str) -> Mapping[str, Outcomes]:
        """Return the tries heard in a scene, by attribute; its own go before."""
        return {name: one for scene in self.heard(key)[::-1] for name, one in scene.tries.items()}

    def things(self, key: str) -> Mapping[str, Thing]:
        """Return the things that may be examined in a scene, by id; its own go before."""
        return {one.id: one for scene in self.heard(key)[::-1] for one in scene.things}
