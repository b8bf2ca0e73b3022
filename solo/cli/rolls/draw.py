"""`solo draw`: tables for inspiration, those of the installation and those of the player."""

from collections.abc import Mapping
from pathlib import Path

import click

from solo.cli import options
from solo.engine.table.drawing import back
from solo.engine.table.events import DeckShuffled
from solo.errors import SoloError
from solo.tables.model import Drawing, Drawn, Table, about, find
from solo.tables.reading import load, shipped
from solo.terminal.table.events import shuffled_line
from solo.words import Words

MOST_TIMES = 100


@click.command(short_help="Draw from a table for inspiration.")
@click.argument("table", required=False, metavar="[TABLE|FILE#TABLE]")
@click.argument("times", type=click.IntRange(1, MOST_TIMES), default=1)
@click.option("--list", "listing", is_flag=True, help="List the tables.")
@click.option(
    "--about", "subject", default="", metavar="WORDS", help="List the tables about something."
)
@click.option("--tag", default="", metavar="WORD", help="Draw only rows with this tag.")
@options.dice_options
@options.as_json
def draw(  # noqa: PLR0913 - an argument for each option
    table: str | None,
    times: int,
    listing: bool,
    subject: str,
    tag: str,
    dice: str | None,
    seed: str | None,
    as_json: bool,
) -> None:
    """Draw from a table for inspiration, once or several times.

    For example: solo draw names 3, solo draw my.yaml#weather, solo draw --about fear

    A file without a table's name lists its tables.
    """
    tables, name = _tables(table)
    if listing or subject or not name:
        _list(tables, subject, as_json=as_json)
        return
    source = options.chance(dice, seed)
    thrown = source.dice(1, 0)
    drawing = Drawing(tables, thrown, tag.casefold())
    found = find(tables, name)
    for _ in range(times):
        before = dict(drawing.gone)
        drawn = drawing.draw(found.id)
        for shuffled in back(before, drawing.gone):
            _tell_shuffled(shuffled, as_json=as_json)
        _tell(drawn, as_json=as_json)
    options.all_shown(thrown)
    if not as_json and (line := options.seed_line(source)):
        options.tell(line)


def _tables(word: str | None) -> tuple[Mapping[str, Table], str]:
    """Return the tables that can be drawn from, and the name of the one that is wanted.

    Raises:
        SoloError: A file that is named can't be read.
    """
    if word is None:
        return shipped(), ""
    file, mark, name = word.partition("#")
    if mark or file.endswith((".yaml", ".yml")):
        own = load(Path(file), shipped())
        return ({**shipped(), **own}, name) if name else (own, "")
    return shipped(), word


def _list(tables: Mapping[str, Table], subject: str, *, as_json: bool) -> None:
    found = sorted(about(tables, subject), key=lambda table: table.id)
    if not found:
        raise SoloError(f"no table is about '{subject}'; `solo draw --list` names all")
    for table in found:
        if as_json:
            record = {"table": table.id, "title": table.title, "about": list(table.about)}
            options.show_json({**record, "rows": len(table.rows), "tags": sorted(table.tags)})
        else:
            options.tell(f"{table.id:<24} {table.title} ({len(table.rows)} rows)")


def _tell_shuffled(event: DeckShuffled, *, as_json: bool) -> None:
    if as_json:
        options.show_json({"shuffled": event.table, "cards": event.drawn})
    else:
        options.tell(shuffled_line(event, Words()))


def _tell(drawn: Drawn, *, as_json: bool) -> None:
    if as_json:
        done = {"do": list(drawn.do)} if drawn.do else {}
        told = {"table": drawn.table, "faces": list(drawn.faces), "text": drawn.text}
        options.show_json({**told, **done})
    else:
        options.tell(" ".join((drawn.text, *(f"({words})" for words in drawn.do))))
