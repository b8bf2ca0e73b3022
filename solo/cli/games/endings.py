"""`solo endings`, and the page at the end of a game: what was done, which endings there are."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import cast

import click

from solo import endings as kept
from solo import saves as kept_saves
from solo import shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.cli import names, options
from solo.cli.words import words
from solo.engine.session import Session
from solo.errors import SaveError
from solo.terminal.window.blocks import marked
from solo.view.endings import endings_record
from solo.view.texts import saying
from solo.words import Words

MOST_NEXT = 3  # adventures that are named to go on with


@click.command(short_help="List the endings of an adventure that you have met.")
@click.argument("adventure", nargs=-1, required=True, metavar="ADVENTURE", callback=names.one_name,
                shell_complete=names.adventures)  # fmt: skip
@options.saves_option
@options.as_json
def endings(adventure: str, saves: Path | None, as_json: bool) -> None:
    """List the endings of an adventure that you have met; of the others, what its author lets on.

    They are kept beside the saves. Nothing is told of an ending that was not met but its hint.
    """
    loaded = load(shelf.find(adventure), cache=True)
    met = kept.met(kept_saves.folder(saves), loaded.id)
    every = [one for one in loaded.scenes.values() if one.ending is not None]
    if as_json:
        options.show_json({
            "adventure": loaded.id,
            "count": len(every),
            "met": [met[one.id]._asdict() for one in every if one.id in met],
            "hints": [one.ending.hint for one in every
                      if one.ending and one.id not in met and one.ending.hint],
        })  # fmt: skip
        return
    say = Words(loaded.spoken).say
    told = [one.id for one in every if one.id in met]
    options.tell(say(words("endings-of", title=loaded.title, met=len(told), count=len(every))))
    for one in every:
        if one.ending is not None and one.id in met:
            title = one.ending.title or one.ending.kind
            options.tell(say(words("ending-met", title=title, times=met[one.id].times)), "  ")
    for one in every:
        if one.ending is not None and one.id not in met and one.ending.hint:
            options.tell(say(words("ending-hint", hint=one.ending.hint)), "  ")


def page(session: Session, *, more: bool = True) -> Iterator[str]:
    """Yield the lines of the page at the end of a game; `more` says what may be played next."""
    words_of = Words(session.adventure.spoken)
    say, told = words_of.say, endings_record(session, saying(words_of))
    did, hints, following = (cast("list[str]", told[key]) for key in ("did", "hints", "next"))
    if did:
        yield say(words("ending-did"))
        yield from (f"  - {marked(line).text}" for line in did)
    met = len(cast("list[object]", told["met"]))
    if told["count"]:
        yield say(words("endings-met", met=met, count=told["count"]))
    yield from (f"  {say(words('ending-hint', hint=hint))}" for hint in hints)
    if following and more:
        yield say(words("ending-next", titles=following))


def remember(session: Session, place: Path) -> None:
    """Let a game know which endings were met, and note its own when it ends.

    That it can't be noted keeps nobody from playing.
    """
    adventure = session.adventure
    session.met = frozenset(kept.met(place, adventure.id))
    session.following = partial(following, adventure, place)
    noted: set[str] = set(session.met) if session.over else set()
    before = session.after

    def after() -> None:
        if before is not None:
            before()
        ending = session.ending
        if ending in adventure.scenes and ending not in noted:
            noted.add(ending)
            with suppress(SaveError, OSError):
                kept.note(place, adventure.id, ending)

    session.after = after
    if session.over:
        after()


def following(adventure: Adventure, place: Path) -> tuple[str, ...]:
    """Return titles to go on with: what was not played to an end, of the same rules first."""
    fresh = [
        one
        for one in shelf.covers()
        if one.id != adventure.id and not one.trouble and not kept.met(place, one.id)
    ]
    fresh.sort(key=lambda one: one.system != adventure.system)
    return tuple(shelf.translated(one, adventure.spoken).title for one in fresh[:MOST_NEXT])
