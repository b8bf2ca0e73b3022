"""A hero made by a rules file, and what one may buy between adventures."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from solo.rules.core.heroes.creation import name_options
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import one_line
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.model import Making
from solo.rules.data_systems.sheet import Sheet, changed
from solo.rules.data_systems.words import words

DONE = "done"
T = TypeVar("T")


def making(table: Table[Sheet | None], book: Book) -> Script[Outcome]:
    """Make a hero: what kind, the attributes, the skills, a name."""
    plan = book.file.making or Making()
    kind = yield from _archetype(table, book, plan)
    rated = dict(book.fresh("", kind).attributes)
    if plan.array:
        rated = yield from _given_out(table, book, plan, rated)
    elif plan.roll is not None:
        if not kind:  # nothing has been asked before, and until then nobody can roll
            yield from table.ask((Option("roll", words("roll"), hint="roll"),))
        rated |= {name: _rolled(table, book, plan, name) for name in rated}
    elif plan.points:
        rated = yield from _raised(table, book, rated, plan.points, 1, book.file.attributes)
    able = dict(book.fresh("", kind).skills)
    if plan.skill_points:
        able = yield from _raised(table, book, able, plan.skill_points, plan.step, book.file.skills)
    return (yield from _named(table, book.fresh("", kind, rated, able)))


def _archetype(table: Table[Sheet | None], book: Book, plan: Making) -> Script[str]:
    if not plan.archetypes:
        return ""
    offers = [
        Offer(Option(_id(name), words("kind", name=book.shown(name), means=one.means)), name)
        for name, one in plan.archetypes.items()
    ]
    taken = yield from table.pick(offers, (words("which-kind"),))
    return taken.does


def _given_out(
    table: Table[Sheet | None], book: Book, plan: Making, rated: dict[str, int]
) -> Script[dict[str, int]]:
    """Give the numbers of the array to the attributes, the highest first."""
    left = [*rated]
    for number in sorted(plan.array, reverse=True)[: len(left)]:
        offers = [
            Offer(Option(_id(name), words("gets", name=book.shown(name), number=number)), name)
            for name in left
        ]
        forced = offers[0].option.id if len(offers) == 1 else None
        taken = yield from table.pick(offers, (words("which-gets", number=number),), forced=forced)
        rated[taken.does] = number
        left.remove(taken.does)
    return rated


def _rolled(table: Table[Sheet | None], book: Book, plan: Making, name: str) -> int:
    """Roll for an attribute, and tell of it."""
    assert plan.roll is not None
    thrown = plan.roll.thrown
    faces = table.dice.roll(thrown.many, thrown.sides) if thrown is not None else ()
    value = plan.times * sum(faces)
    least, most = book.file.attributes[name].range
    value = max(least, min(most, value))
    table.tell("rolled-up", name=book.shown(name), faces=faces, value=value)
    return value


def _raised(
    table: Table[Sheet | None],
    book: Book,
    now: dict[str, int],
    points: int,
    step: int,
    known: "object",
) -> Script[dict[str, int]]:
    """Give out points, a step at a time."""
    files = book.file.attributes if known is book.file.attributes else book.file.skills
    while points >= step:
        offers = [
            Offer(
                Option(
                    _id(name),
                    words("raises", name=book.shown(name), now=now[name], then=now[name] + step),
                ),
                name,
            )
            for name, rating in files.items()
            if now[name] + step <= rating.range[1]
        ]
        if not offers:
            break
        taken = yield from table.pick(offers, (words("points-left", points=points),))
        now = {**now, taken.does: now[taken.does] + step}
        points -= step
    return now


def _named(table: Table[Sheet | None], sheet: Sheet) -> Script[Outcome]:
    """Name the hero, and say who it is."""
    concept = ""
    while True:
        answer = yield from table.ask(name_options())
        if answer.option == "concept":
            concept = one_line(answer.words, "a concept")
            continue
        name = one_line(answer.words, "a name", 60)
        table.sheet = changed(sheet, name=name, concept=concept)
        return Outcome(name)


def advancing(table: Table[Sheet], book: Book) -> Script[Outcome]:
    """Buy what the hero can pay for, until that is enough."""
    plan = book.file.advancement
    assert plan is not None

    def offers() -> Sequence[Offer[tuple[str, str, int, int]]]:
        stop = Offer(Option(DONE, words("enough"), hint="done"), ("", "", 0, 0))
        return (*_prices(book, table.sheet), stop)

    def status() -> Sequence[object]:
        return (words("to-spend", track=book.shown(plan.spend), now=purse(book, table.sheet)),)

    while True:
        taken = yield from table.pick(offers, status)  # type: ignore[arg-type]  # texts
        what, name, step, price = taken.does
        if not what:
            return Outcome(DONE)
        sheet = table.sheet
        purses = {**sheet.tracks, plan.spend: sheet.tracks[plan.spend] - price}
        if what == "tracks":
            purses[name] += step
            table.sheet = changed(sheet, tracks=purses)
        else:
            had = getattr(sheet, what)
            bought = {**had, name: had[name] + step}
            table.sheet = changed(sheet, tracks=purses, **{what: bought})
        now = getattr(table.sheet, what)[name]
        table.tell("bought", name=book.shown(name), now=now, price=price)


def purse(book: Book, sheet: Sheet) -> int:
    """Return what the hero has to spend."""
    plan = book.file.advancement
    return sheet.tracks.get(plan.spend, 0) if plan else 0


def affordable(book: Book, sheet: Sheet) -> bool:
    """Whether there is anything that the hero can pay for."""
    return any(not offer.option.reason for offer in _prices(book, sheet))


def _prices(book: Book, sheet: Sheet) -> Iterator[Offer[tuple[str, str, int, int]]]:
    file, plan = book.file, book.file.advancement
    if plan is None:
        return
    book.language.refresh()
    rows: list[tuple[str, str, int, str, int]] = []
    if plan.attributes is not None:
        rows += [
            ("attributes", name, 1, plan.attributes.text, rating.range[1])
            for name, rating in file.attributes.items()
        ]
    if plan.skills is not None:
        rows += [
            ("skills", name, plan.step, plan.skills.text, rating.range[1])
            for name, rating in file.skills.items()
        ]
    rows += [
        ("tracks", name, 1, price.text, file.all_tracks[name].range[1])
        for name, price in plan.tracks.items()
    ]
    scope = book.scope(sheet)
    for what, name, step, formula, most in rows:
        value = getattr(sheet, what).get(name, 0)
        if value + step > most:
            continue
        price = max(0, book.number(formula, {**scope, "value": value}))
        text = words("price", name=book.shown(name), now=value, then=value + step, price=price)
        short = price > sheet.tracks.get(plan.spend, 0)
        reason = words("cannot-pay", track=book.shown(plan.spend)) if short else ""
        yield Offer(Option(f"buy-{_id(name)}", text, reason=reason), (what, name, step, price))


def _id(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-").lower()


def told_of(book: Book, traits: Mapping[str, str]) -> Mapping[str, Mapping[str, int]]:
    """Return the parts of a hero file that a few typed traits fill.

    Raises:
        Illegal: There is no such trait, or its value is no number.
    """
    file = book.file
    known: Mapping[str, Collection[str]] = {
        "attributes": file.attributes,
        "skills": file.skills,
        "tracks": file.all_tracks,
    }
    told: dict[str, dict[str, int]] = {part: {} for part in known}
    for trait, value in traits.items():
        key = trait.lower()
        part = next((part for part, names in known.items() if key in names), "")
        if not part:
            named = (*file.attributes, *file.skills)
            raise Illegal(words("no-trait", trait=trait[:40], near="", known=named))
        if not value.removeprefix("-").isdecimal() or len(value) > 6:
            raise Illegal(words("no-number", trait=trait[:40], value=value[:40]))
        told[part][key] = int(value)
    return told
