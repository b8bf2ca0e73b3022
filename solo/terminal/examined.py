"""What is looked at: what a scene's author marked, and what is carried, as the sheet lists it."""

from collections.abc import Iterator

from solo.engine.session import Session
from solo.errors import SoloError
from solo.terminal import wording
from solo.terminal.shown import ShownRow
from solo.terminal.window.clean import clean_line, fold

_ARTICLES = frozenset({"a", "an", "the", "my"})


def examined(thing: str, session: Session) -> tuple[str, ...]:
    """Return what there is to say of something; nothing where nothing fits."""
    try:
        marked = session.interpreter.examined(session.state, thing)
    except SoloError:  # a mistake in it is the author's to find by `solo lint`
        marked = ""
    wanted = {*fold(thing).split()} - _ARTICLES
    carried = tuple(_said(row, session) for row in _carried(session) if wanted <= _words(row))
    return (marked, *carried) if marked else carried


def things(session: Session) -> tuple[tuple[str, ...], ...]:
    """Return the names of each thing that the scene's author marked and that are there now."""
    try:
        return session.interpreter.things(session.state)
    except SoloError:  # as above
        return ()


def _carried(session: Session) -> Iterator[ShownRow]:
    for section in wording.sheet_parts(session):
        if section.id == "gear":
            yield from section.rows


def _words(row: ShownRow) -> set[str]:
    """Return the words of what a row lists, without its label."""
    return {word.strip(",.;:()") for word in fold(row.value).split()}


def _said(row: ShownRow, session: Session) -> str:
    listed, items = row.spoken or row.value, session.adventure.items.values()
    own = (one for one in items if fold(getattr(one, "name", "")) in fold(row.value))
    text = next((getattr(one, "text", "") for one in own), "")
    return " ".join(filter(None, (f"{row.label}: {listed}.", clean_line(text))))
