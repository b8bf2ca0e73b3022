"""`solo strings`: an adventure's texts for translators."""

import os
from dataclasses import replace
from pathlib import Path

import click

from solo import saves, shelf
from solo.cli import names, options
from solo.cli.codes import FINE, PROBLEMS
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.output import Output
from solo.rules.core.wording.quoting import shown
from solo.source import MOST_BYTES
from solo.words.sentences import ENGLISH

with lazy_imports():
    from solo import po
    from solo.adventure import files, translation
    from solo.authoring import strings as catalogues
    from solo.words import catalogue, fluent, translating


@click.command(short_help="Write an adventure's texts for translators, as a PO file.")
@click.argument("adventure", required=False, shell_complete=names.adventures)
@click.option("-o", "--output", type=options.OUTPUT, metavar="FILE",
              help="Write this file, merged with what it holds; else print it.")  # fmt: skip
@click.option("--language", default="", metavar="CODE",
              help="The code of the language; else the file's name.")  # fmt: skip
@click.option("--pseudo", is_flag=True, help="Fill it with accented source texts, for a trial.")
@click.option("--program", default="", metavar="CODE",
              help="The program's own words in this language, not an adventure's.")  # fmt: skip
def strings(
    adventure: str | None, output: Path | None, language: str, pseudo: bool, program: str
) -> int:
    """Write an adventure's texts for translators, as a PO file.

    A file that is there is merged: what was translated stays, what has changed in the source is
    marked as fuzzy, what is new is empty. Put it at languages/CODE.po in the adventure's folder;
    then `solo play ADVENTURE --language CODE` plays in that language, and `solo lint` checks it.
    """
    if (adventure is None) != bool(program) or (program and (pseudo or language)):
        raise click.UsageError("name an adventure, or give --program CODE (with -o alone)")
    if program:
        return _of_the_program(program, output)
    path = shelf.find(str(adventure))
    target = Output(output if output is not None else Path("-"), "pseudo" if pseudo else "strings")
    if language and not translation.is_code(language):
        raise click.UsageError(f"'{shown(language)}' is no code of a language, such as 'de'")
    code = language or ("" if target.streams else target.path.stem)
    if pseudo:
        target.check()
        made = catalogues.pseudo_catalogue(path)
    else:
        old = b"" if target.streams else _old(target.path)
        target = replace(target, former=lambda found: found == old)  # nothing of it is lost
        made = _merged(path, old, code, target.path)
    if target.path.parent.name == files.LANGUAGES:
        target.path.parent.mkdir(exist_ok=True)
    target.write(made.encode(), "po" if pseudo else "")
    if target.streams:
        return FINE
    found = [entry for entry in po.read(made) if not entry.gone]
    done = sum(bool(entry.text) and not entry.fuzzy for entry in found)
    fuzzy = sum(entry.fuzzy for entry in found)
    options.say(f"{output}: {len(found)} texts, {done} translated, {fuzzy} fuzzy")
    if not pseudo:
        _tell_macros(path, code)
    return FINE


def _tell_macros(folder: Path, code: str) -> None:
    """Say that macros have words too, where no file of the language takes their place."""
    named, ours = shelf.cover(folder).macros, files.macros_of(code)
    macros = folder / named
    if not named or not macros.is_file() or (folder / ours).exists():
        return
    told = saves.read_in(macros, MOST_BYTES, "file of macros").decode(errors="replace")
    if catalogues.says_words(told):
        options.say(f"{named} has words, too: a copy of it, {ours}, takes its place in '{code}'")


def _of_the_program(language: str, output: Path | None) -> int:
    """Bring the catalogues of a language up to date, and tell what they lack.

    Raises:
        SoloError: A catalogue has a mistake, or can't be written.
    """
    if not translation.is_code(language) or language == ENGLISH:
        raise click.UsageError(f"'{shown(language)}' is no code of another language, such as 'de'")
    texts: dict[str, str] = {}
    try:
        for room in translating.rooms():
            ours = catalogue.source(room, language)
            file = ours if output is None else output / f"{room}.ftl"
            old = _old(file if file.exists() else ours)
            texts[room] = translating.filled(room, old.decode(), language)
            made = texts[room].encode()
            if made != old or (output is not None and not file.exists()):
                file.parent.mkdir(parents=True, exist_ok=True)
                target = Output(file, "catalogue")
                replace(target, former=old.__eq__).write(made, "")
        found = tuple(translating.compared(language, texts))
    except (fluent.FluentError, UnicodeDecodeError) as mistake:
        raise SoloError(f"the words of '{language}': {mistake}") from mistake
    except OSError as mistake:
        raise SoloError(f"can't be written: {mistake}") from mistake
    for one in found:
        for kind, codes in (("missing", one.missing), ("extra", one.extra)):
            for code in codes:
                options.say(f"{one.room}.{code}: {kind}")
        for code, facts in one.wrong.items():
            options.say(f"{one.room}.{code}: English has no {', '.join(sorted(facts))}")
    wrong = sum(len(one.missing) + len(one.extra) + len(one.wrong) for one in found)
    options.say(f"{language}: {len(found)} catalogues, {wrong} messages to look at")
    return PROBLEMS if wrong else FINE


def _merged(path: Path, raw: bytes, code: str, name: Path) -> str:
    """Return a PO file of an adventure, with what there is.

    Raises:
        SoloError: What there is is no PO file.
    """
    try:
        old = raw.decode("utf-8-sig")
        if old.strip() and not po.header(old).text and not po.read_to_merge(old):
            raise SoloError(f"{name} is no PO file: it has no entries")
        return catalogues.catalogue(path, old, code)
    except UnicodeDecodeError as reason:
        raise SoloError(f"{name} can't be read: it is no UTF-8 text") from reason
    except po.PoError as reason:
        raise SoloError(f"{name}:{reason.line}: {reason}") from reason


def _old(path: Path) -> bytes:
    """Return what the file holds that is to be merged; nothing where there is none."""
    if not path.exists():
        return b""
    return saves.read_in(Path(os.path.realpath(path)), MOST_BYTES, "PO file")
