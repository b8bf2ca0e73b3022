"""Options and sheets as they are shown: in the language of the game, and safe for a terminal."""

from collections.abc import Iterable

from solo.namedtuple import NamedTuple
from solo.terminal import own_words
from solo.terminal.window.clean import clean_line
from solo.view.parts import Option, Row, Section
from solo.words import Words


class Shown(NamedTuple):
    """An option as its player reads it; its first fields are those of `Option`."""

    id: str
    text: str
    asks: str = ""
    reason: str = ""
    hint: str = ""
    own: bool = False  # whether its words are an author's
    word: str = ""  # the hint in the language of the game, if it has a word for it


def shown(option: Option, words: Words) -> Shown:
    """Return an option in a language; its id and its hint, which are typed too, are left alone."""
    text, asks, reason = (
        clean_line(words.say(said)).strip() for said in (option.text, option.asks, option.reason)
    )
    own = isinstance(option.text, str) or isinstance(option.text.facts.get("text"), str)
    word = own_words.hint(option.hint, words.language)
    return Shown(option.id, text, asks, reason, option.hint, own, word)


class ShownRow(NamedTuple):
    """A line of a sheet as its player reads it; the fields are those of `Row`."""

    label: str
    value: str
    spoken: str = ""
    gauge: tuple[int, int] | None = None


class ShownSection(NamedTuple):
    """A part of a sheet as its player reads it; the fields are those of `Section`."""

    id: str
    title: str
    rows: tuple[ShownRow, ...]


def shown_row(row: Row, words: Words) -> ShownRow:
    """Return a line of a sheet in a language."""
    label, value, spoken = (clean_line(words.say(said)) for said in row[:3])
    return ShownRow(label, value, spoken, row.gauge)


def shown_parts(parts: Iterable[Section], words: Words) -> tuple[ShownSection, ...]:
    """Return a sheet in a language."""
    return tuple(
        ShownSection(
            part.id,
            clean_line(words.say(part.title)),
            tuple(shown_row(row, words) for row in part.rows),
        )
        for part in parts
    )
