"""The shapes of the view, as JSON has them; the schema is made from these."""

from typing import Any, Literal, NewType, TypedDict

VERSION = 1
"""The version of the schema of events and views."""

Said = NewType("Said", object)
"""Words as they stand, or a message: `{"code", "facts", "text"}`."""


class Chances(TypedDict):
    """Exact chances: the ways of each result, out of a total."""

    total: int
    succeeding: int
    percent: int
    counts: dict[str, int]
    labels: dict[str, int]
    triggers: dict[str, int]
    meaning: Said
    harm: Said


class Offered(TypedDict):
    """One thing that may be answered; a barred one has no number and says why.

    `ends` says that whatever comes of it, the story is then over.
    """

    id: str
    number: int | None
    text: Said
    asks: Said
    barred: Said
    word: str
    chances: Chances | None
    raises: dict[str, Chances]
    ends: bool


class Prompt(TypedDict):
    """What the game waits for, and from whom."""

    id: int
    kind: Literal["choice", "roll", "offer", "action", "hero", "over"]
    seat: str
    hidden: bool
    leave: bool
    status: list[Said]
    trouble: str
    options: list[Offered]
    verbs: list[str]


class SheetRow(TypedDict):
    """A line of a sheet; what can run out has a value and a most."""

    label: Said
    text: Said
    spoken: Said
    value: int | None
    most: int | None
    kind: Literal["text", "gauge"]


class SheetPart(TypedDict):
    """A titled part of a sheet."""

    id: str
    title: Said
    rows: list[SheetRow]


class Member(TypedDict):
    """Somebody who is played."""

    id: str
    name: str
    acting: bool
    fallen: str
    companions: list[str]
    status: list[SheetRow]
    sheet: list[SheetPart]


class Box(TypedDict):
    """A box of a track."""

    name: Said
    checked: bool


class GaugeOf(TypedDict):
    """Points or boxes of which some are left."""

    id: str
    label: Said
    value: int
    most: int
    boxes: list[Box]


class FighterOf(TypedDict):
    """Somebody in a fight."""

    id: str
    name: Said
    side: Literal["hero", "friend", "foe"]
    place: str
    gauges: list[GaugeOf]
    facts: list[Said]
    conditions: list[Said]
    intent: Said
    up: bool
    heads: int


class PlaceOf(TypedDict):
    """Where one may stand in a fight."""

    id: str
    name: Said
    features: list[Said]
    near: list[str]


class Fight(TypedDict):
    """A fight as it stands."""

    round: int
    phase: Said
    turn: str
    order: list[str]
    places: list[PlaceOf]
    fighters: list[FighterOf]


class MapPlace(TypedDict):
    """A place where one has been."""

    title: str
    here: bool
    came_from: str | None
    ways: list[str]
    untaken: list[Said]


class QuestOf(TypedDict):
    """A quest that was taken, and how far it is."""

    id: str
    title: str
    step: str


class Entry(TypedDict):
    """Something on a list of a table."""

    kind: str
    name: str
    text: str
    filled: int
    size: int
    open: bool
    weight: int


class Scene(TypedDict):
    """The scene where the game stands, with what was read there last."""

    id: str
    title: str
    text: list[Said]
    visits: int


class AdventureOf(TypedDict):
    """What is played."""

    id: str
    title: str
    system: str
    language: str


class Hour(TypedDict):
    """The day, from 1, and the time of day."""

    day: int
    minute: int
    time: str


class EndingOf(TypedDict):
    """An ending that was met."""

    id: str
    kind: str
    title: str


class Endings(TypedDict):
    """The endings of an adventure: those met, and hints of the others; at the end what was done."""

    count: int
    met: list[EndingOf]
    hints: list[str]
    did: list[str]
    next: list[str]


class View(TypedDict):
    """What a seat may know of a game now."""

    event: Literal["view"]
    view: int
    seat: str
    seq: int
    epoch: int
    turn: int
    clock: int
    hour: Hour | None
    over: bool
    ending: str
    endings: Endings
    adventure: AdventureOf
    scene: Scene
    members: list[Member]
    quests: list[QuestOf]
    lists: list[Entry]
    table: dict[str, Any] | None
    map: list[MapPlace]
    settings: dict[str, Any]
    fight: Fight | None
    prompt: Prompt
