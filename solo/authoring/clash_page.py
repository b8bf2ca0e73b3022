"""A clash of a rules file in words, for its page and for a printed book."""

from collections.abc import Iterator, Mapping

from solo.rules.data_systems.book import Book
from solo.rules.data_systems.clash import ClashBase
from solo.rules.data_systems.forms import Amount
from solo.rules.data_systems.model import Action, Clash, Result


def lines(book: Book, clash: Clash) -> Iterator[str]:
    """Yield how a clash goes: what is done in a round, what comes of it, and when it ends."""
    numbers = ", ".join(f"{book.shown(name)} {number}" for name, number in clash.foe.items())
    yield f"{clash.about} Each round do one of these. The other side has {numbers}, unless told."
    for action in clash.actions.values():
        yield f"**{action.text}.** {_rolled(book, action)}"
    if clash.each_round:
        yield f"At the end of each round: {_does(book, clash.each_round)}."
    lost = f", lost when {clash.lost.text}" if clash.lost is not None else ""
    yield f"It is won when {clash.won.text}{lost}, and lost by who has fallen."


def _rolled(book: Book, action: Action) -> str:
    told = ", ".join(f"{name} {text}" for name, text in action.set.items())
    when = f" Only if {action.when.text}." if action.when is not None else ""
    degrees = "; ".join(
        f"*{book.shown(label)}:* {_result(book, one)}" for label, one in action.degrees.items()
    )
    return f"Roll {book.shown(action.roll)}{f' ({told})' if told else ''}.{when} {degrees}".rstrip()


def _result(book: Book, one: Result) -> str:
    theirs = _does(book, one.foe)
    told = (
        one.text.rstrip("."), _does(book, one.then), f"their {theirs}" if theirs else "",
        f"it ends: {one.ends}" if one.ends else "",
    )  # fmt: skip
    return ", ".join(filter(None, told))


def _does(book: Book, changes: Mapping[str, Amount]) -> str:
    return ", ".join(f"{book.shown(name)} {amount.text}" for name, amount in changes.items())


def sides(clash: ClashBase) -> Iterator[str]:
    """Yield everybody on the other side with their numbers."""
    for one in clash.sides():
        numbers = "; ".join(f"{clash.book.shown(name)} {now}" for name, now in one.numbers.items())
        yield f"{one.name} ({numbers})" if one.name else numbers
