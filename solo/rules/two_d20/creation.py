"""How a game gets its hero: one of the ready-made, or a new one, made part by part.

A game says what parts there are (`Maker`); a part is asked for until its field is filled, so that
a ready package that fills several leaves nothing more to ask of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any, NamedTuple, Protocol

from solo.records import dataclass
from solo.rules.choosing import ChooseHero, choose_hero, handed
from solo.rules.dice import Dice
from solo.rules.naming import LONGEST_NAME, LONGEST_TEXT, one_line, slug
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.pronouns import KNOWN, parse_pronouns
from solo.rules.stages import refuse
from solo.rules.system import Illegal

_PRONOUNS = "Others, as in ze/hir/hir/hirs/hirself"


class Row(NamedTuple):
    """One thing to choose: its id, how it reads, and the fields that it fills."""

    id: str
    text: str
    fills: Mapping[str, Any]


class Pick(NamedTuple):
    """A choice of one row. `field` is what tells whether it was made."""

    field: str
    prompt: str
    rows: tuple[Row, ...]


class Spread(NamedTuple):
    """Values to be given out, from the best, each to one of the names.

    Args:
        field: The field that is filled, a mapping from name to value.
        prompt: What is asked; `{value}` stands for the value at hand.
        names: The names with their meanings.
        values: What is given out; each as it is shown.
        rest: What every name gets that was given nothing, or None.
    """

    field: str
    prompt: str
    names: tuple[tuple[str, str], ...]
    values: tuple[Any, ...]
    rest: Any = None


class Say(NamedTuple):
    """Words of the player's own, with ready ones to choose from."""

    field: str
    prompt: str
    asks: str
    ready: tuple[str, ...] = ()


Part = Pick | Spread | Say


class Maker(Protocol):
    """What a game brings to the making of its heroes."""

    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""
        ...

    def ready(self, hero: Any) -> Any:
        """Return the sheet of a ready-made hero."""
        ...

    def made(self, fields: Mapping[str, Any]) -> Any:
        """Return the sheet of a hero with all fields filled."""
        ...

    def shown(self, value: Any) -> str:
        """Say a value that is given out."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """A hero in the making: the fields filled so far."""

    maker: Maker
    fields: Mapping[str, Any] = field(default_factory=dict)

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Any) -> tuple[str, ...]:
        match self._part():
            case Spread() as part:
                given = self.fields.get(part.field, {})
                value = self.maker.shown(part.values[len(given)])
                told = ", ".join(f"{name} {self.maker.shown(has)}" for name, has in given.items())
                so_far = (f"So far: {told}.",) if told else ()
                return (part.prompt.format(value=value), *so_far)
            case Say() as part:
                return (part.prompt,)
            case part:
                return (part.prompt,)

    def options(self, sheet: Any) -> tuple[Option, ...]:
        match self._part():
            case Pick() as part:
                return tuple(Option(row.id, row.text, hint=row.id) for row in part.rows)
            case Spread() as part:
                given = self.fields.get(part.field, {})
                usual = Option("usual", "Give out the rest in the order of this list", hint="rest")
                left = [(name, text) for name, text in part.names if name not in given]
                named = (Option(slug(name), f"{name.capitalize()}{text}") for name, text in left)
                return (*named, usual)
            case Say() as part:
                own = Option("own", part.asks, part.asks, hint="own")
                ready = (Option(slug(text), text, hint=text) for text in part.ready)
                return (*ready, own)

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(None))
        match self._part():
            case Pick() as part:
                row = next(row for row in part.rows if row.id == option)
                filled = {**self.fields, part.field: "", **row.fills}
                return self._with(filled, ())
            case Spread() as part:
                return self._give(part, option)
            case Say() as part:
                return self._say(part, option, words)

    def _part(self) -> Part:
        return next(part for part in self.maker.parts() if not self._filled(part))

    def _filled(self, part: Part) -> bool:
        if part.field not in self.fields:
            return False
        if isinstance(part, Spread):
            return len(self.fields[part.field]) >= len(part.values)
        return True

    def _give(self, part: Spread, option: str) -> Step:
        given = dict(self.fields.get(part.field, {}))
        open_names = [name for name, _ in part.names if name not in given]
        if option == "usual":
            chosen = open_names[: len(part.values) - len(given)]
        else:
            chosen = [next(name for name in open_names if slug(name) == option)]
        notes = []
        for name in chosen:
            value = given[name] = part.values[len(given)]
            told = {"what": name.capitalize(), "now": self.maker.shown(value)}
            notes.append(Note("set", told))
        if len(given) == len(part.values) and part.rest is not None:
            given = {name: given.get(name, part.rest) for name, _ in part.names}
        return self._with({**self.fields, part.field: given}, tuple(notes))

    def _say(self, part: Say, option: str, words: str) -> Step:
        ready = {slug(text): text for text in part.ready}
        longest = LONGEST_NAME if part.field == "name" else LONGEST_TEXT
        text = ready.get(option) or one_line(words, f"a {part.field}", longest)
        if part.field == "pronouns":
            try:
                parse_pronouns(text)
            except ValueError as reason:
                raise Illegal(str(reason)) from reason
        return self._with({**self.fields, part.field: text}, ())

    def _with(self, fields: Mapping[str, Any], notes: tuple[Note, ...]) -> Step:
        after = replace(self, fields=fields)
        if all(after._filled(part) for part in self.maker.parts()):
            hero = self.maker.made(fields)
            return Step(None, hero, notes, Outcome(hero.name))
        return Step(after, None, notes)


def create(heroes: Sequence[Any], maker: Maker, *, make: bool) -> ChooseHero:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    begin = (lambda dice: Step(Making(maker=maker), None)) if make else None
    return choose_hero(heroes, begin, lambda hero: handed(maker.ready(hero)))


def last_parts(concepts: Sequence[str]) -> tuple[Part, ...]:
    """Return the parts that end any making: concept, pronouns and the name."""
    return (
        Say("concept", "Who is your hero, in a few words?", "In words of your own", (*concepts,)),
        Say("pronouns", "How do others speak of your hero?", _PRONOUNS, (*KNOWN,)),
        Say("name", "One thing is missing: a name.", "Name your hero, and begin"),
    )  # fmt: skip


def checked_name(name: str, pronouns: str) -> None:
    """Refuse a hero without a name or with pronouns that are none.

    Raises:
        ValueError: The text starts with the field.
    """
    if not name.strip():
        raise ValueError("name: a hero needs a name")
    try:
        parse_pronouns(pronouns)
    except ValueError as reason:
        raise ValueError(f"pronouns: {reason}") from reason
