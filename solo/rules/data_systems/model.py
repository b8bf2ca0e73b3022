"""What a rules file may hold: frozen dataclasses, from which schema, manual and reader follow."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar, TypeAlias

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.data_systems import astray
from solo.rules.data_systems.forms import Again, Amount, Dice, Formula
from solo.source import Node

MOST = 9_999  # of a rating or a track, either way
Span: TypeAlias = tuple[int, int]
Changes: TypeAlias = Annotated[
    Mapping[str, Amount],
    "What it does: a track by so much, `mark` or `clear` a condition, `draw` from a table, "
    "`progress` so many times on the track that is rolled on.",
]


def _in_order(name: str, span: Span) -> None:
    if not -MOST <= span[0] <= span[1] <= MOST:
        raise ValueError(f"{name}: from the lowest to the highest, within {MOST:,}, not {span}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating(Checked):
    """An attribute or a skill: a number that checks are rolled with."""

    range: Annotated[Span, "The lowest and the highest that it can be."] = (0, 5)
    start: Annotated[int | None, "What it is unless told; the lowest if left out."] = None
    means: Annotated[str, "What it is for, in a few words."] = ""
    shorthand: ClassVar[str] = "range"

    def verify(self) -> None:
        _in_order("range", self.range)
        if self.start is not None and not self.range[0] <= self.start <= self.range[1]:
            raise ValueError(f"start: {self.start} is outside of {list(self.range)}")

    @property
    def usual(self) -> int:
        """What it is unless something else is told."""
        return self.range[0] if self.start is None else self.start


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Checked):
    """A number that goes up and down in play: health, stress, coins."""

    start: Annotated[Formula, "What it begins with; attributes may be named."] = Formula("0")
    range: Annotated[Span, "The lowest and the highest that it can be."] = (0, 10)
    fallen: Annotated[int | None, "At this number, or beyond it, the hero has fallen."] = None
    dead: Annotated[bool, "Whether that is death."] = False
    means: Annotated[str, "What it is, in a few words."] = ""

    def verify(self) -> None:
        _in_order("range", self.range)
        if self.fallen is not None and self.fallen not in self.range:
            raise ValueError(f"fallen: one end of the range, {list(self.range)}")

    def down(self, value: int) -> bool:
        """Whether a hero with so much of it has fallen."""
        return self.fallen is not None and value == self.fallen

    @property
    def up(self) -> int:
        """The number at which a hero who had fallen by it stands again."""
        least, most = self.range
        return least + 1 if self.fallen == least else most - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier(Checked):
    """Something that a check may be told besides: help, a tool, a word for how hard it is."""

    words: Annotated[Mapping[str, int], "Words, and the number that each stands for."] = field(
        default_factory=dict
    )
    range: Annotated[Span | None, "The numbers that it may be; the nearest to 0 unless told."] = (
        None
    )
    adds: Annotated[int, "The number that it stands for where it is true."] = 1
    usual: Annotated[str, "The word that stands where none is told."] = ""
    means: Annotated[str, "What it is, in a few words."] = ""
    shorthand: ClassVar[str] = "adds"
    elsewhere = staticmethod(astray.of_modifier)

    def verify(self) -> None:
        if self.words and self.range is not None:
            raise ValueError("words: give words or a range, not both")
        if self.range is not None:
            _in_order("range", self.range)
        if self.adds != 1 and (self.words or self.range is not None):
            raise ValueError("adds: a word or a number of a range stands for itself")
        if self.usual and self.usual not in self.words:
            raise ValueError(f"usual: '{self.usual}' is none of its words")
        if self.words and not self.usual and 0 not in self.words.values():
            raise ValueError("usual: say which of the words stands where none is told")

    @property
    def usually(self) -> str:
        """The word that stands where none is told."""
        return self.usual or next(word for word, value in self.words.items() if not value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Degree(Checked):
    """A result of a check: when it comes, what it counts as, and what follows."""

    when: Annotated[Formula | None, "When it is so; the last degree may do without."] = None
    count: Annotated[
        int, "Successes, or failures when negative; 0 is neither.", Within(-20, 20)
    ] = 0
    then: Changes = field(default_factory=dict)
    text: Annotated[str, "What it means, in a sentence, as `why` and `solo rules` tell it."] = ""

    written = "{when: score >= 7}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Checked):
    """Something that a player may do before the dice or after them; formulas read it by its name.

    Taken, it is 1 there, else 0: `dice: {pool: (stat + push)d6}`.
    """

    text: Annotated[str, "What the player reads."]
    when: Annotated[Formula | None, "When it is offered; after the dice `degree` may be asked."] = (
        None
    )
    cost: Changes = field(default_factory=dict)
    reroll: Annotated[
        tuple[Again, ...], "After the dice: the names of those rolled again; `pool lowest` for one."
    ] = ()
    shorthand: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Checked):
    """A named check: dice, what is made of them, and the degrees in the order they are read."""

    about: Annotated[str, "What it is for, in a sentence."] = ""
    first: Annotated[
        Mapping[str, Formula], "What is worked out before the dice, in this order."
    ] = field(default_factory=dict)
    dice: Annotated[Mapping[str, Dice], "Dice by name: `action: d6`, `pool: (stat + 1)d6`."] = (
        field(default_factory=dict)
    )
    values: Annotated[
        Mapping[str, Formula], "What is worked out of them, in this order; each may name others."
    ] = field(default_factory=dict)
    score: Annotated[Formula | None, "The value `score`, where there is only one."] = None
    modifiers: Annotated[Mapping[str, Modifier], "What it may be told besides."] = field(
        default_factory=dict
    )
    degrees: Annotated[Mapping[str, Degree], "Read in order: the first that is so counts."]
    on_top: Annotated[Mapping[str, Formula], "What may happen besides, and when."] = field(
        default_factory=dict
    )
    before: Annotated[Mapping[str, Offer], "What is offered before the dice."] = field(
        default_factory=dict
    )
    after: Annotated[Mapping[str, Offer], "What is offered after the dice."] = field(
        default_factory=dict
    )
    shows: Annotated[
        tuple[str, ...],
        "The dice and values that players read of it, in this order; all dice if left out.",
    ] = ()
    on: Annotated[str, "The kind of progress that it is rolled on; formulas read `progress`."] = ""
    skill_or: Annotated[int, "What a skill that the hero lacks is rolled as."] = 0

    @property
    def worked_out(self) -> Mapping[str, Formula]:
        """All values, `score` among them."""
        return self.values if self.score is None else {**self.values, "score": self.score}


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning(Checked):
    """What a degree means in a move: its text for the check's, and its changes with the check's."""

    text: Annotated[str, "What it means, in a sentence, as `why` and `solo rules` tell it."] = ""
    then: Changes = field(default_factory=dict)
    shorthand: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Checked):
    """A check for one purpose: when it is made, what it rolls, what each degree means."""

    when: Annotated[str, "When it is made, in a sentence."]
    roll: Annotated[str, "The check that it rolls."]
    stat: Annotated[tuple[str, ...], "The attributes that it may be rolled with."] = ()
    set: Annotated[Mapping[str, str], "Fields of the check as they are here."] = field(
        default_factory=dict
    )
    degrees: Annotated[Mapping[str, Meaning], "What degrees mean here."] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Oracle(Checked):
    """How a question to the world is answered; formulas read the dice and `chance`."""

    dice: Annotated[Mapping[str, Dice], "The dice."]
    likelihoods: Annotated[Mapping[str, int], "The words for how likely a yes is, with `chance`."]
    when: Annotated[Formula, "When the answer is yes."]
    strong: Annotated[Formula | None, "When it is `yes, and` or `no, and`."] = None
    mixed: Annotated[Formula | None, "When it is `yes, but` or `no, but`."] = None
    usual: Annotated[str, "The word that stands where none is told; `even` if there is one."] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest(Checked):
    """Something that may be done at any time between scenes, such as a rest."""

    text: Annotated[str, "What the player reads."]
    when: Annotated[Formula | None, "When it may be done."] = None
    minutes: Annotated[int, "The time that it takes.", Within(0, 100_000)] = 0
    then: Changes = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress(Checked):
    """A kind of progress track or clock, of which a game may have several."""

    boxes: Annotated[int, "How many boxes it has, unless told.", Within(1, 100)] = 10
    ticks: Annotated[int, "How many ticks fill a box.", Within(1, 100)] = 1
    ranks: Annotated[Mapping[str, int], "Words for how far one step goes, in ticks."] = field(
        default_factory=dict
    )
    means: Annotated[str, "What it is, in a few words."] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Archetype(Checked):
    """A kind of hero: what is set when one is made."""

    means: Annotated[str, "Who it is, in a few words."] = ""
    attributes: Annotated[Mapping[str, int], "Attributes as they are then."] = field(
        default_factory=dict
    )
    skills: Annotated[Mapping[str, int], "Skills as they are then."] = field(default_factory=dict)
    tracks: Annotated[Mapping[str, int], "Tracks as they begin."] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Making(Checked):
    """How a hero is made."""

    archetypes: Annotated[Mapping[str, Archetype], "The kinds of heroes to choose from."] = field(
        default_factory=dict
    )
    array: Annotated[tuple[int, ...], "Numbers to give to the attributes, each once."] = ()
    points: Annotated[
        int, "Points to raise attributes with, from their start.", Within(0, MOST)
    ] = 0
    roll: Annotated[Amount | None, "Dice for each attribute, such as 3d6."] = None
    times: Annotated[int, "What each roll is multiplied by.", Within(1, 100)] = 1
    skill_points: Annotated[int, "Points to raise skills with.", Within(0, MOST)] = 0
    step: Annotated[int, "How many skill points are given at once.", Within(1, 100)] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Advancement(Checked):
    """What a hero may buy between adventures, and with what."""

    spend: Annotated[str, "The track that pays."]
    attributes: Annotated[Formula | None, "The price of a step; `value` is what it is now."] = None
    skills: Annotated[Formula | None, "The price of a step of a skill."] = None
    step: Annotated[int, "How far a step of a skill goes.", Within(1, 100)] = 1
    tracks: Annotated[Mapping[str, Formula], "Tracks that can be bought, with their prices."] = (
        field(default_factory=dict)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Checked):
    """What a degree does in a clash."""

    text: Annotated[str, "A sentence that is told."] = ""
    then: Changes = field(default_factory=dict)
    foe: Annotated[Mapping[str, Amount], "What it does to the numbers of the other side."] = field(
        default_factory=dict
    )
    ends: Annotated[str, "The label with which it ends the clash, such as `fled`."] = ""
    shorthand: ClassVar[str] = "text"
    elsewhere = staticmethod(astray.of_result)


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Checked):
    """What a hero may do in a round of a clash."""

    text: Annotated[str, "What the player reads."]
    roll: Annotated[str, "The check that it rolls."]
    when: Annotated[Formula | None, "When it may be done."] = None
    set: Annotated[Mapping[str, str], "Fields of the check as they are here."] = field(
        default_factory=dict
    )
    degrees: Annotated[Mapping[str, Result], "What the degrees do."] = field(default_factory=dict)

    @property
    def changes(self) -> Iterator[str]:
        """The numbers of the other side that it may change."""
        return (name for one in self.degrees.values() for name in one.foe)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash(Checked):
    """A fight or a chase by rounds: who acts, what harms, when it ends.

    Formulas read the numbers of the other side as `foe.NAME`, and `round`.
    """

    about: Annotated[str, "What it is for, in a sentence."] = ""
    foe: Annotated[Mapping[str, int], "The numbers of the other side, as they are unless told."]
    actions: Annotated[Mapping[str, Action], "What the hero may do."]
    each_round: Changes = field(default_factory=dict)
    won: Annotated[Formula, "When the hero has won."]
    lost: Annotated[Formula | None, "When the hero has lost; a fallen hero always has."] = None

    @property
    def changes(self) -> frozenset[str]:
        """The numbers of the other side that an action may change."""
        return frozenset(name for one in self.actions.values() for name in one.changes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Time(Checked):
    """What passing time does."""

    every: Annotated[int, "So many minutes.", Within(1, 100_000)]
    then: Changes = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesFile(Checked):
    """A rules system as one file."""

    name: Annotated[str, "What `system:` calls it: small letters, digits and hyphens."]
    title: Annotated[str, "What it is called."] = ""
    author: str = ""
    licence: str = ""
    sources: Annotated[tuple[str, ...], "The games whose mechanics it has, with licences."] = ()
    language: Annotated[str, "The language of its words."] = ""
    about: Annotated[str, "How the dice are read, for who never played."] = ""
    words: Annotated[Mapping[str, str], "Names of the file, and how they are shown."] = field(
        default_factory=dict
    )
    attributes: Annotated[Mapping[str, Rating], "The attributes of a hero."] = field(
        default_factory=dict
    )
    skills: Annotated[Mapping[str, Rating], "The skills of a hero."] = field(default_factory=dict)
    tracks: Annotated[Mapping[str, Track], "What goes up and down."] = field(default_factory=dict)
    group: Annotated[Mapping[str, Track], "Tracks that a group has together."] = field(
        default_factory=dict
    )
    conditions: Annotated[Mapping[str, str], "Marks on a hero, and what each means."] = field(
        default_factory=dict
    )
    roll: Annotated[Roll | None, "The one check of a small system, called `roll`."] = None
    checks: Annotated[Mapping[str, Roll], "The named checks."] = field(default_factory=dict)
    moves: Annotated[Mapping[str, Move], "The moves."] = field(default_factory=dict)
    oracle: Annotated[Oracle | None, "How questions are answered."] = None
    rest: Annotated[Mapping[str, Rest], "What may be done between scenes."] = field(
        default_factory=dict
    )
    revive: Changes = field(default_factory=dict)
    time: Annotated[Time | None, "What passing time does."] = None
    progress: Annotated[Mapping[str, Progress], "Kinds of progress tracks and clocks."] = field(
        default_factory=dict
    )
    clash: Annotated[Mapping[str, Clash], "Fights and chases by rounds."] = field(
        default_factory=dict
    )
    foes: Annotated[
        Mapping[str, Mapping[str, int]],
        "Foes that a table can name, with those of their numbers that are not as usual.",
    ] = field(default_factory=dict)
    tables: Annotated[Mapping[str, tuple[str, ...]], "Tables to draw from."] = field(
        default_factory=dict
    )
    making: Annotated[Making | None, "How a hero is made."] = None
    advancement: Annotated[Advancement | None, "What a hero may buy."] = None
    reward: Annotated[str, "The track that a quest's reward goes to."] = ""

    @staticmethod
    def elsewhere(key: str, _item: Node) -> str:
        """Say where a key belongs that is none of the file's."""
        return astray.of_file(key, Roll.__dataclass_fields__, Clash.__dataclass_fields__)

    @property
    def rolls(self) -> Mapping[str, Roll]:
        """All checks, the one of a small system among them."""
        return self.checks if self.roll is None else {"roll": self.roll, **self.checks}

    @property
    def all_tracks(self) -> Mapping[str, Track]:
        """All tracks, those of the group last."""
        return {**self.tracks, **self.group}
