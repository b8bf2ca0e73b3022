"""The choice of a hero: one of the ready-made, or a new one, made part by part.

A game says what parts there are (`Maker`); a part is asked for until its field is filled, so that
a ready package that fills several leaves nothing more to ask of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.creation import Band, choose_hero
from solo.rules.core.heroes.pronouns import KNOWN, parse_pronouns
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Script, Table
from solo.rules.core.values.printed import Printed, read_table
from solo.rules.core.wording.naming import LONGEST_NAME, LONGEST_TEXT, legal, one_line, slug
from solo.rules.two_d20.core.sheet import Hero, changed
from solo.rules.two_d20.core.words import words
from solo.words import Message, Room, Text

H = TypeVar("H", bound=Hero)
House = TypeVar("House")
T = TypeVar("T")


class Choice(NamedTuple):
    """One thing to choose: its id, how it reads, and the fields that it fills."""

    id: str
    text: Text
    fills: Mapping[str, object]


class Pick(NamedTuple):
    """A choice of one row. It is made once the hero has the field `field`."""

    field: str
    prompt: Text
    rows: tuple[Choice, ...]


class Spread(NamedTuple):
    """Values to be given out, from the best, each to one of the names."""

    field: str  # the field that is filled, a mapping from name to value
    prompt: Callable[[Text], Text]  # returns what is asked, given the value at hand as it is shown
    names: tuple[tuple[str, Text], ...]  # the names, and how they read with their meanings
    values: tuple[object, ...]  # what is given out; each as it is shown


class Say(NamedTuple):
    """Words of the player's own, with ready ones to choose from."""

    field: str  # the field that is filled
    prompt: Message  # what is asked for
    own: Message  # the choice of words of one's own
    asks: Message  # what asks for them
    hint: str  # what may be typed for that choice
    ready: tuple[tuple[str, Text], ...] = ()  # the ready ones, each as it is kept and as it reads


Part = Pick | Spread | Say


class Maker(ABC, Generic[H, House]):
    """The part of making heroes that each game has as its own."""

    left: ClassVar[tuple[str, ...]] = ("kind", "kit", "gift")
    """The fields that only say what was picked."""
    file: Callable[..., Ready[H]]
    """The hero file, by its fields."""

    def __init__(self, options: House) -> None:
        self.options = options

    @abstractmethod
    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""

    @abstractmethod
    def started(self, sheet: H) -> Mapping[str, object]:
        """Return the fields with which every hero begins, besides the options."""

    @abstractmethod
    def shown(self, value: object) -> Text:
        """Say a value that is given out."""

    def ready(self, hero: Ready[H]) -> H:
        """Return the sheet of a ready-made hero, with all that a game begins with."""
        sheet: H = hero.sheet()
        return changed(sheet, options=self.options, pool=0, **self.started(sheet))

    def made(self, fields: Mapping[str, object]) -> H:
        """Return the sheet of a hero with all fields filled."""
        own = {name: value for name, value in fields.items() if name not in self.left}
        return self.ready(type(self).file(**own))


def create(
    heroes: Sequence[Ready[H]], maker: Maker[H, House], band: Band, *, make: bool
) -> Encounter[H]:
    """Open the choice of heroes: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    return choose_hero(heroes, making if make else None, _ready, maker, band)


def _ready(hero: Ready[H], maker: Maker[H, House]) -> tuple[H, tuple[Note, ...]]:
    return maker.ready(hero), ()


def making(table: Table[H | None], maker: Maker[H, House]) -> Script[Outcome]:
    """Make a hero part by part; a ready kind of hero fills several, which are not asked for."""
    fields: dict[str, object] = {}
    for part in maker.parts():
        match part:
            case Spread():
                given = fields.get(part.field, {})
                assert isinstance(given, Mapping)
                fields[part.field] = yield from _give_out(table, part, given, maker)
            case _ if part.field in fields:
                pass
            case Pick():
                fields |= yield from _pick(table, part)
            case Say():
                fields[part.field] = yield from _say(table, part)
    table.sheet = maker.made(fields)
    return Outcome(table.sheet.name)


def _pick(table: Table[H | None], part: Pick) -> Script[dict[str, object]]:
    """Choose one row, and return the fields that it fills."""
    offers = [Offer(Option(row.id, row.text, hint=row.id), row) for row in part.rows]
    row = (yield from table.pick(offers, (part.prompt,))).does
    return dict(row.fills)


def _give_out(
    table: Table[H | None], part: Spread, given: Mapping[str, object], maker: Maker[H, House]
) -> Script[dict[str, object]]:
    """Give out each of the values that are left, from the best, to one of the names."""
    given = dict(given)
    while len(given) < len(part.values):
        left = [(name, text) for name, text in part.names if name not in given]
        named = [Offer(Option(slug(name), text), (name,)) for name, text in left]
        usual = Option("usual", words("rest-in-order"), hint="rest")
        rest = Offer(usual, tuple(name for name, _ in left))
        told = tuple(words("given", name=key, value=maker.shown(has)) for key, has in given.items())
        prompt = part.prompt(maker.shown(part.values[len(given)]))
        status = (prompt, words("so-far", given=told)) if told else (prompt,)

        chosen = (yield from table.pick([*named, rest], status)).does
        for name, value in zip(chosen, part.values[len(given) :], strict=False):
            given[name] = value
            table.tell("set", what=name, now=maker.shown(value))
    return given


def _say(table: Table[H | None], part: Say) -> Script[str]:
    """Choose ready words or the player's own."""
    own = Option("own", part.own, part.asks, hint=part.hint)
    ready = [Offer(Option(slug(key), text, hint=key), key) for key, text in part.ready]
    answer = yield from table.pick([*ready, Offer(own, "")], (part.prompt,))
    longest = LONGEST_NAME if part.field == "name" else LONGEST_TEXT
    text = answer.does or one_line(answer.words, f"a {part.field}", longest)
    if part.field == "pronouns":
        legal(parse_pronouns, text)
    return text


class Kind(NamedTuple):
    """Tables of a game, made into the parts of a hero."""

    data: Path  # the folder of its tables
    words: Room  # makes the messages of the game; the tables have their codes
    skills: Mapping[str, str]  # the skills with the attribute that each goes with
    learned: tuple[object, ...]  # what skills are given out, from the best
    gifts: str  # the table of talents or perks, which is also the field they fill
    gift: Callable[..., object]  # A talent or perk, by its name
    kit: Callable[[Printed], Mapping[str, object]]  # returns the fields that a row of gear fills
    # returns those that a row of a ready kind of hero fills, besides attributes and kit
    filled: Callable[[Printed], Mapping[str, object]]

    def parts(self, gift: Text, *more: Spread) -> tuple[Part, ...]:
        """Return what is asked for in order; `gift` is a prompt, `more` follows the skills."""
        table = read_table(self.data, "creation")
        by_hand = Choice("by-hand", words("by-hand"), {})
        return (
            Pick("kind", words("which-kind"), (*map(self._kind, table["kinds"]), by_hand)),
            self._attributes(tuple(table["attributes"])),
            Spread("skills", _which_skill, self.listed(), self.learned),
            *more,
            Pick("gift", gift, self._gifts()),
            Pick("kit", words("which-kit"), self._kits(table["kit"])),
            *self._last(table["concepts"]),
        )

    def listed(self) -> tuple[tuple[str, Text], ...]:
        """Return the skills as they are given something."""
        return tuple(
            (name, words("goes-with", name=name, attribute=attribute))
            for name, attribute in self.skills.items()
        )

    def _kind(self, row: Printed) -> Choice:
        own = {**self.filled(row), "gift": "", **self.kit(row), "kit": ""}
        return Choice(row["id"], self.words(row["text"]), {"attributes": row["attributes"], **own})

    def _attributes(self, values: tuple[int, ...]) -> Spread:
        rows = read_table(self.data, "attributes")["rows"]
        names = tuple(
            (row["name"], words("meaning", name=row["name"], text=self.words(row["meaning"])))
            for row in rows
        )
        return Spread("attributes", _which_attribute, names, values)

    def _gifts(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(row["id"], self.words(row["text"], name=row["name"]),
                {self.gifts: (self.gift(name=row["name"]),)})
            for row in read_table(self.data, self.gifts)["rows"]
        )  # fmt: skip

    def _kits(self, rows: Sequence[Printed]) -> tuple[Choice, ...]:
        return tuple(Choice(row["id"], self.words(row["text"]), self.kit(row)) for row in rows)

    def _last(self, concepts: Sequence[str]) -> tuple[Part, ...]:
        """Return the parts that end any making: concept, pronouns and the name."""
        ready = tuple((one, self.words("thing", name=one)) for one in concepts)
        known = tuple((one, words("thing", name=one)) for one in KNOWN)
        return (
            Say("concept", words("who"), words("own-words"), words("who"), "Words", ready),
            Say("pronouns", words("which-pronouns"), words("other-pronouns"),
                words("what-pronouns"), "Others", known),
            Say("name", words("name-lacking"), words("name-hero"), words("what-name"), "Name"),
        )  # fmt: skip


def _which_skill(value: Text) -> Message:
    return words("which-skill", value=value)


def _which_attribute(value: Text) -> Message:
    return words("which-attribute", value=value)
