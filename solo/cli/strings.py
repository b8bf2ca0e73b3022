"""`solo strings`: an adventure's texts for translators."""

import os
from dataclasses import replace
from pathlib import Path

import click

from solo import saves, shelf
from solo.cli import names, options
from solo.errors import SoloError
from solo.late import late
from solo.output import Output
from solo.rules.core.quoting import shown
from solo.source import MOST_BYTES


@click.command(short_help="Write an adventure's texts for translators, as a PO file.")
@click.argument("adventure", required=False, shell_complete=names.adventures)
@click.option("-o", "--output", type=options.OUTPUT, metavar="FILE",
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
    from solo.adventure.translation import is_code
    from solo.authoring import strings as texts

    if (adventure is None) != interface or (interface and pseudo):
        raise click.UsageError("name an adventure, or give --interface alone (without --pseudo)")
    path = None if adventure is None else shelf.find(adventure)
    target = Output(output if output is not None else Path("-"), "pseudo" if pseudo else "strings")
    if language and not is_code(language):
        raise click.UsageError(f"'{shown(language)}' is no code of a language, such as 'de'")
    code = language or ("" if target.streams else target.path.stem)
    if pseudo:
        target.check()
        made = texts.pseudo_catalogue(path) if path is not None else ""
    else:
        old = b"" if target.streams else _old(target.path)
        target = replace(target, former=lambda found: found == old)  # nothing of it is lost
        made = _merged(path, old, code, target.path)
    if target.path.parent.name == LANGUAGES:
        target.path.parent.mkdir(exist_ok=True)
    target.write(made.encode(), "po" if pseudo else "")
    if target.streams:
        return
    found = [entry for entry in po.read(made) if not entry.gone]
    done = sum(bool(entry.text) and not entry.fuzzy for entry in found)
    fuzzy = sum(entry.fuzzy for entry in found)
    options.say(f"{output}: {len(found)} texts, {done} translated, {fuzzy} fuzzy")


@late
def _merged(path: Path | None, raw: bytes, code: str, name: Path) -> str:
    """Return a PO file of an adventure, or of the program's own words, with what there is.

    Raises:
        SoloError: What there is is no PO file.
    """
    from solo import po
    from solo.authoring import strings as texts
    from solo.terminal import languages

    try:
        old = raw.decode("utf-8-sig")
        if old.strip() and not po.header(old).text and not po.read_to_merge(old):
            raise SoloError(f"{name} is no PO file: it has no entries")
        return languages.catalogue(old, code) if path is None else texts.catalogue(path, old, code)
    except UnicodeDecodeError as reason:
        raise SoloError(f"{name} can't be read: it is no UTF-8 text") from reason
    except po.PoError as reason:
        raise SoloError(f"{name}:{reason.line}: {reason}") from reason


def _old(path: Path) -> bytes:
    """Return what the file holds that is to be merged; nothing where there is none."""
    if not path.exists():
        return b""
    return saves.read_in(Path(os.path.realpath(path)), MOST_BYTES, "PO file")
