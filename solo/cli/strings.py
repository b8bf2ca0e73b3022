"""`solo strings`: an adventure's texts for translators."""

from pathlib import Path

import click

from solo import saves, shelf
from solo.cli import names, options
from solo.errors import SoloError
from solo.late import late
from solo.source import MOST_BYTES


@click.command(short_help="Write an adventure's texts for translators, as a PO file.")
@click.argument("adventure", required=False, shell_complete=names.adventures)
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Write this file, merged with what it holds; else print it.")  # fmt: skip
@click.option("--language", default="", metavar="CODE",
              help="The code of the language; else the file's name.")  # fmt: skip
@click.option("--pseudo", is_flag=True, help="Fill it with accented source texts, for a trial.")
@click.option("--interface", is_flag=True,
              help="The program's own words in place of an adventure's.")  # fmt: skip
@late
def strings(
    adventure: str | None, output: Path | None, language: str, pseudo: bool, interface: bool
) -> None:
    """Write an adventure's texts for translators, as a PO file.

    A file that is there is merged: what was translated stays, what has changed in the source is
    marked as fuzzy, what is new is empty. Put it at languages/CODE.po in the adventure's folder;
    then `solo play ADVENTURE --language CODE` plays in that language, and `solo lint` checks it.
    """
    from solo import po
    from solo.adventure.files import LANGUAGES
    from solo.authoring import strings as texts
    from solo.terminal import languages

    if (adventure is None) != interface or (interface and pseudo):
        raise click.UsageError("name an adventure, or give --interface alone (without --pseudo)")
    path = None if adventure is None else shelf.find(adventure)
    code = language or (output.stem if output is not None else "")
    try:
        old = "" if pseudo else _old(output)
        if path is None:
            made = languages.catalogue(old, code)
        else:
            made = texts.pseudo_catalogue(path) if pseudo else texts.catalogue(path, old, code)
    except po.PoError as reason:
        raise SoloError(f"{output}:{reason.line}: {reason}") from reason
    if output is None:
        click.echo(made, nl=False)
        return
    saves.write_out(output, made.encode(), folder=output.parent.name == LANGUAGES)
    found = [entry for entry in po.read(made) if not entry.gone]
    done = sum(bool(entry.text) and not entry.fuzzy for entry in found)
    fuzzy = sum(entry.fuzzy for entry in found)
    options.say(f"{output}: {len(found)} texts, {done} translated, {fuzzy} fuzzy")


def _old(output: Path | None) -> str:
    """Return what the file holds that is to be merged; nothing where there is none.

    Raises:
        SoloError: It can't be read.
    """
    if output is None or not output.exists():
        return ""
    try:
        return saves.read_in(output, MOST_BYTES, "PO file").decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise SoloError(f"{output} can't be read: it is no UTF-8 text") from reason
