"""What a system takes and gives: rows and sections of a sheet, likelihoods, advice, a cast."""

from collections.abc import Callable, Collection, Mapping
from typing import Generic, Protocol, TypeVar, cast

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.words import Text

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


class Thing(NamedTuple, Generic[T]):
    """Something that a hero may hand over."""

    id: str  # what names it among the options
    name: Text  # how it is called
    # returns giver and taker afterwards, from both as they are; raises `Illegal` where the
    # taker can't have it
    move: Callable[[T, T], tuple[T, T]]


class Likelihood(NamedTuple):
    """A word for how likely the answer yes is, the difficulty it means, and its chance of yes."""

    word: str
    difficulty: str
    percent: int


class Advice(NamedTuple):
    """Advice to an author: the check, the code, and the message.

    `about` is a number of the check that it rests on: nothing is said where that is an expression.
    `at` are the keys that lead to the place within it, entries of lists by their number from 0.
    """

    check: int
    code: str
    message: str
    about: str = ""
    at: tuple[str | int, ...] = ()


class Tries(NamedTuple):
    """What a player may try by the plain rules of a system."""

    check: str = ""  # the word of the check that a try rolls; its shorthand takes the trait
    traits: tuple[str, ...] = ()  # what may be tried
    hardness: str = ""  # the field of the check that takes the difficulty, if one does


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


def bound(value: object, cast: Cast) -> object:
    """Return what an author wrote with the foes and items put in that it names, if it names any."""
    return value.bind(cast) if hasattr(value, "bind") else value


class Unbound(ValueError):  # noqa: N818 - it is told as an author's problem, under its `code`
    """A name that a check uses and the adventure does not have."""

    def __init__(self, code: str, reason: ValueError) -> None:
        super().__init__(str(reason))
        self.code = code
        self.reason = reason


class OwnTable(NamedTuple):
    """A table that a group brings to be used instead of the system's own: its file's text."""

    text: str
    name: str


class Words(NamedTuple):
    """The words that the rules have for what a part of `hero` holds or is.

    `free` says that players and authors make up others: then only a word that is nearly one of
    these can be told to be a mistake. `named` says that things are there by their names alone, and
    not by the ids of an adventure's items. `carried` says that a hero has what ready-made heroes
    bring and what an adventure gives, and of `known` only what came with making a hero. A part that
    is a number has no words, and is within `span`, from its least to its most.
    """

    known: Collection[str] = ()
    free: bool = False
    named: bool = False
    carried: bool = False
    span: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A foe, companion or item of which the rules know a name and no more."""

    name: str


@dataclass(frozen=True, slots=True)
class NoOptions:
    """Rule options where there are none."""
