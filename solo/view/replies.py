"""What a program reads besides the events of a game: answers to who asked, the frame of a game."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from solo.view.types import Said


class Open(TypedDict):
    """One thing that can be chosen; a barred one has no number, and its reason."""

    id: str
    text: Said
    asks: Said
    reason: Said
    hint: str
    number: int | None


class Offered(TypedDict):
    """What can be chosen now; it ends the answer to a line."""

    turn: int
    over: bool
    status: list[Said]
    options: list[Open]
    trouble: NotRequired[str]


class Asked(TypedDict):
    """Words are wanted for what was chosen, or what a die shows; the next line is taken for it."""

    prompt: Said
    sides: NotRequired[int]


class Told(TypedDict):
    """What was asked to be shown, in words; the view has it as data."""

    topic: str
    text: str


class Left(TypedDict):
    """The game is left, and no line is read any more."""

    topic: str
    text: str


class Misunderstood(TypedDict):
    """A line that means nothing here: why, and what might have been meant."""

    reason: Said
    suggestions: list[str]


class Failed(TypedDict):
    """Nothing could be done, and why; the program ends."""

    reason: str


class GameOpened(TypedDict):
    """A game begins or goes on, and by which dice; of sealed dice only the commitment is told."""

    adventure: str
    title: str
    dice: str
    seed: NotRequired[str]
    faces: NotRequired[list[int]]
    commitment: NotRequired[str]


class GameLeft(TypedDict):
    """How a game was left: its turn, the kind of its ending if it has ended, and its dice."""

    turn: int
    ended: str
    dice: str
    seed: NotRequired[str]
    faces: NotRequired[list[int]]
    commitment: NotRequired[str]
    unused: NotRequired[list[int]]


class HeroHome(TypedDict):
    """What a hero of the player's own brought home."""

    hero: str
    text: str


REPLIES: Mapping[str, type] = {
    "offered": Offered,
    "asked": Asked,
    "told": Told,
    "left": Left,
    "misunderstood": Misunderstood,
    "failed": Failed,
    "game_opened": GameOpened,
    "game_left": GameLeft,
    "hero_home": HeroHome,
}
