"""What a printed book or a page says of a rules file besides its rolls: clashes, falling, rests."""

from collections.abc import Iterator

from solo.rules.data_systems import spoken
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.clash import ClashBase
from solo.rules.data_systems.clashing import MOST_ROUNDS
from solo.rules.data_systems.model import Action, Clash, Result
from solo.rules.data_systems.several import NIGHT
from solo.rules.data_systems.words import words
from solo.words import Text


def reading(book: Book) -> tuple[Text, Text]:
    """Return how the rules of a file are to be read, with a title."""
    ranges = tuple(
        words("range", name=book.shown(name), least=one.range[0], most=one.range[1])
        for name, one in book.file.all_tracks.items()
    )
    return words("title-reading"), words("reading", ranges=ranges)


def clash(book: Book, one: Clash) -> Iterator[Text]:
    """Yield how a clash goes: what is done in a round, what comes of it, and when it ends."""
    numbers = tuple(words("part", name=book.shown(name), now=now) for name, now in one.foe.items())
    yield words("clash-begins", about=one.about, numbers=numbers)
    yield from (_action(book, action) for action in one.actions.values())
    if does := spoken.written(book, one.each_round):
        yield words("clash-each-round", does=does)
    lost = spoken.condition(book, one.lost.text) if one.lost is not None else ""
    won = spoken.condition(book, one.won.text)
    yield words("clash-over", won=won, lost=lost, rounds=MOST_ROUNDS)


def _action(book: Book, action: Action) -> Text:
    given = tuple(
        words("part", name=book.shown(name), now=_given(book, text))
        for name, text in action.set.items()
    )
    degrees = tuple(
        words("clash-degree", label=book.shown(label), does=does)
        for label, one in action.degrees.items()
        if (does := tuple(_result(book, one)))
    )
    when = spoken.condition(book, action.when.text) if action.when is not None else ""
    facts = {"check": book.shown(action.roll), "set": given, "when": when, "degrees": degrees}
    return words("clash-action", text=action.text, **facts)


def _given(book: Book, text: str) -> Text:
    """Return what a field of an action's roll is: a number that is worked out, or a name."""
    return spoken.formula(book, text) if "foe." in text else book.shown(text)


def _result(book: Book, one: Result) -> Iterator[Text]:
    if one.text:
        yield one.text.rstrip(".")
    yield from spoken.written(book, one.then)
    for name, amount in one.foe.items():
        if (change := spoken.number(book, name, amount)) is not None:
            yield words("clash-theirs", change=change)
    if one.ends:
        yield words("clash-ends", label=one.ends)


def hurt() -> Text:
    """Return when somebody is hurt in a clash, for those in which something comes of it."""
    return words("clash-hurt")


def sides(one: ClashBase) -> Iterator[str]:
    """Yield everybody on the other side with their numbers."""
    for side in one.sides():
        numbers = "; ".join(f"{one.book.shown(name)} {now}" for name, now in side.numbers.items())
        yield f"{side.name} ({numbers})" if side.name else numbers


def beside(book: Book) -> Iterator[tuple[Text, Text]]:
    """Yield what else may befall a hero or be done, each with its title."""
    file = book.file
    tracks = tuple(
        words("is", left=book.shown(name), right=one.fallen)
        for name, one in file.tracks.items()
        if one.fallen is not None
    )
    if tracks:
        again = tuple(
            words("set-if", track=book.shown(name), to=one.up)
            for name, one in file.tracks.items()
            if one.fallen is not None and name not in file.revive
        )
        revive = (*again, *spoken.written(book, file.revive))
        facts = {"tracks": tracks, "revive": revive, "minutes": NIGHT}
        yield words("title-falling"), words("falling", **facts)
    for name, about in file.conditions.items():
        if about:
            yield book.shown(name), about
    rests = tuple(
        words(
            "rest",
            text=one.text,
            minutes=one.minutes,
            does=spoken.written(book, one.then),
            when="" if one.when is None else spoken.condition(book, one.when.text),
        )
        for one in file.rest.values()
    )
    if rests:
        yield words("title-resting"), words("resting", rests=rests)
    if file.time is not None:
        does = spoken.written(book, file.time.then)
        yield words("title-passing"), words("passing", every=file.time.every, does=does)
