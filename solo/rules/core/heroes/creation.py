"""The choice of a hero, which begins a game in any system, and the last steps of making one."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.heroes.pronouns import KNOWN, parse_pronouns
from solo.rules.core.menus.offers import Offer, Taken
from solo.rules.core.outcome import AnySheet, Note, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.script import Scripted, opened
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import LONGEST_NAME, by_slug, legal, one_line, slug
from solo.rules.core.words import words
from solo.words import Message, Text

if TYPE_CHECKING:
    from solo.rules.core.party.company import Company

S = TypeVar("S")
House = TypeVar("House")
Making: TypeAlias = Callable[[Table[S | None], House], Script[Outcome]]


class Band(NamedTuple):
    """How several heroes may set out."""

    company: "Company[AnySheet]"  # what the system says of its heroes as a party
    most: int  # the most of them


WHOSE = (words("whose-adventure"),)
"""The line above the heroes."""
NAMING = words("name-your-hero")
"""The last step of making a hero."""


def choose_hero(
    heroes: Sequence[Ready[S]],
    make: Making[S, House] | None,
    ready: Callable[[Ready[S], House], tuple[S, tuple[Note, ...]]],
    house: House,
    band: "Band | None" = None,
) -> Scripted[S]:
    """Open the choice of a hero, or of several.

    Args:
        heroes: Those who are ready: each has a name and a concept.
        make: The script that makes a new one, or None where all heroes are given. It leaves the
            sheet on the table; its outcome's label is the hero's name.
        ready: Returns the sheet of a ready one, and what is told of it.
        house: What both are given besides: the rule options.
        band: How several may set out; None for one alone.

    Raises:
        ValueError: There would be nobody to choose.
    """
    somebody(heroes, make=make is not None)
    choice: Scripted[S | None]
    if band is not None and band.most > 1:
        choice = opened(None, gathering, heroes, make, ready, house, band)
    else:
        choice = opened(None, choosing, heroes, make, ready, house)
    return cast("Scripted[S]", choice)  # as `System.create` has it: None until one is chosen


def choose_ready(heroes: Sequence[Ready[S]], making: Encounter[S | None] | None) -> Scripted[S]:
    """Open the choice among ready heroes; `making`, if it is given, makes a new one.

    Raises:
        ValueError: There would be nobody to choose.
    """
    return choose_hero(heroes, None if making is None else _made, _as_ready, making)


def _made(table: Table[S | None], making: Encounter[S | None] | None) -> Script[Outcome]:
    """Make a hero by playing an encounter that does."""
    assert making is not None
    return table.play(making)


def _as_ready(hero: Ready[S], making: object) -> tuple[S, tuple[Note, ...]]:
    return hero.sheet(), ()


def choosing(
    table: Table[S | None],
    heroes: Sequence[Ready[S]],
    make: Making[S, House] | None,
    ready: Callable[[Ready[S], House], tuple[S, tuple[Note, ...]]],
    house: House,
) -> Script[Outcome]:
    """Choose a ready-made hero, or make a new one; the sheet is None until then."""
    known = by_slug(heroes)
    options = hero_options(known, make=make is not None)
    answer = yield from table.ask(
        options, WHOSE, forced=options[0].id if len(options) == 1 else None
    )
    if answer.option == "make" and make is not None:
        return (yield from make(table, house))
    hero = known[answer.option]
    table.become(ready(hero, house))
    return Outcome(hero.name)


def gathering(
    table: Table[S | None],
    heroes: Sequence[Ready[S]],
    make: Making[S, House] | None,
    ready: Callable[[Ready[S], House], tuple[S, tuple[Note, ...]]],
    house: House,
    band: "Band",
) -> Script[Outcome]:
    """Choose or make heroes one after another, up to so many; the first of them leads."""
    known = dict(by_slug(heroes))
    lead: AnySheet = None
    while who := (yield from who_comes(table, known, lead, band, make=make is not None)):
        table.sheet = None
        if who == "make" and make is not None:
            yield from make(table, house)
        else:
            table.become(ready(known.pop(who), house))
        lead = table.sheet if lead is None else band.company.with_member(lead, table.sheet)
    table.sheet = lead
    return Outcome(lead.name)


def who_comes(
    table: Table[S],
    known: Mapping[str, Ready[object]],
    lead: AnySheet,
    band: Band,
    *,
    make: bool,
) -> Script[str]:
    """Ask for the first hero, or who comes along; return the option, nothing if nobody does."""
    if lead is None:
        offers = hero_options(known, make=make)
        return (yield from table.ask(offers, WHOSE, forced=only(offers))).option
    names = tuple(one.name for one in band.company.members(lead))
    if len(names) >= band.most:
        return ""
    enough = Option("enough", words("set-out", names=names), hint="enough")
    offers = (*hero_options(known, make=make), enough)
    status = (words("who-comes", there=len(names), most=band.most),)
    who = (yield from table.ask(offers, status, forced=only(offers))).option
    return "" if who == "enough" else who


def somebody(heroes: Sequence[object], *, make: bool) -> None:
    """Refuse a choice of nobody.

    Raises:
        ValueError: There is neither a ready-made hero nor leave to make one.
    """
    if not heroes and not make:
        raise ValueError("no hero to choose: neither a ready-made one nor leave to make one")


def hero_options(ready: Mapping[str, Ready[object]], *, make: bool) -> tuple[Option, ...]:
    """Offer ready-made heroes, by the ids of their options, and a new one if `make` is true."""
    known = tuple(
        Option(key, _introduced(hero), hint=hero.name.split()[0].lower())
        for key, hero in ready.items()
    )
    return (*known, Option("make", words("make-hero"), hint="new")) if make else known


def pronoun_offers() -> list[Offer[str]]:
    """Offer the usual pronouns for a new hero, and others in the player's own words."""
    known = [
        Offer(Option(slug(text), words("pronouns", pronouns=text), hint=text), text)
        for text in KNOWN
    ]
    others = Option("own", words("other-pronouns"), words("which-pronouns"))
    return [*known, Offer(others, "")]


def pronouns_chosen(chosen: Taken[str]) -> str:
    """Return the pronouns that were chosen, or named.

    Raises:
        Illegal: The words name none.
    """
    text = chosen.does or chosen.words.strip().lower()
    legal(parse_pronouns, text)
    return text


def name_options(text: Text = NAMING) -> tuple[Option, ...]:
    """Offer to name a new hero, which ends the making, and to describe them before."""
    concept = Option("concept", words("say-who"), words("who-is-hero"), hint="concept")
    return (Option("name", text, words("what-name"), hint="name"), concept)


def hero_is(concept: str) -> Message:
    """Say who the hero is, or that a name is lacking."""
    return words("hero-is", concept=concept)


def chosen_name(table: Table[S], text: Text = NAMING) -> Script[tuple[str, str]]:
    """Ask for the name, and before it, as often as the player likes, who the hero is."""
    concept = ""
    while True:
        answer = yield from table.ask(name_options(text), (hero_is(concept),))
        try:
            if answer.option == "name":
                return one_line(answer.words, "a name", LONGEST_NAME), concept
            concept = one_line(answer.words, "a concept")
        except Illegal as refusal:
            table.refusal = refusal


def _introduced(hero: Ready[object]) -> Message:
    own = isinstance(hero, Guest)
    return words("introduced", name=hero.name, concept=hero.concept, own=own)


def only(options: Sequence[Option]) -> str | None:
    """Return the id of the one option, when there is but one and it asks for nothing."""
    return options[0].id if len(options) == 1 and not options[0].asks else None
