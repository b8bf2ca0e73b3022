"""`solo import`: stories of other tools."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from solo import rules, saves
from solo.cli import names, options
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.output import Output
from solo.rules.core.wording.numbers import plural
from solo.source import MOST_BYTES

if TYPE_CHECKING:
    from solo.authoring.importing.parts import Draft

with lazy_imports():
    from solo.authoring.importing import ink, parts, twee
    from solo.authoring.lint import formats, lint

FEW = 20  # problems that are all told; of more, the errors are


@click.command("import", short_help="Make an adventure of a story of Twine's or ink's.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.option("--system", default="fell", show_default=True, shell_complete=names.systems,
              help="The rules it is to be played by.")  # fmt: skip
def import_story(file: Path, folder: Path, system: str) -> int:
    """Make an adventure in a new folder DIR of a Twee 3 FILE (Twine, Tweego) or of compiled ink.

    Passages become scenes, links choices; variables, conditions and what is set are taken over
    from SugarCube and Harlowe as far as they are plain. Of ink it takes the JSON that Inky exports
    and inklecate writes. All that is left out is listed, and the exit code is then 1. Where
    nothing leads on from a passage of which something was left out, it is an ending 'unfinished'. A
    ready-made hero of the system stands beside the story, since a game needs one.
    """
    if folder.exists():
        raise SoloError(f"{folder} is there already; name a new folder")
    data = saves.read_in(file, MOST_BYTES, "story")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise SoloError(f"{file} can't be read: it is no UTF-8 text") from reason
    draft = _read(file, text)
    chosen = rules.find(system)
    made = parts.written(draft, chosen.name, "heroes/*.yaml")
    try:
        for name, content in chosen.beginning().items():
            if name.startswith("heroes/"):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(content)
    except OSError as reason:
        raise SoloError(f"can't make {folder}: {reason.strerror or reason}") from reason
    Output(folder / "adventure.yaml", "adventure").write(made.encode())
    options.say(f"{folder / 'adventure.yaml'}: {plural(len(draft.passages), 'scene')}")
    if draft.left:
        options.tell("Left out:")
        for what in dict.fromkeys(draft.left):
            options.say(f"  {what}")
    found = lint.lint(folder)
    wrong = [one for one in found if one.severity == "error"]
    told = found if len(found) <= FEW else wrong
    for problem in told:
        options.say(formats.as_line(problem))
    more = "" if told is found else f" To see all: solo lint {folder}"
    options.say(f"Linted: {formats.summary(found)}.{more}")
    return int(bool(draft.left or wrong))


def _read(file: Path, text: str) -> "Draft":
    """Return a story as it was read.

    Raises:
        SoloError: It is of no kind that can be read.
    """
    if ink.is_ink(text):
        return ink.read(text)
    if file.suffix.lower() == ".ink":
        made_by = f"Inky's 'Export to JSON' or 'inklecate -o story.json {file.name}'"
        raise SoloError(
            f"{file} is ink before it is compiled; import the JSON that {made_by} writes"
        )
    return twee.read(text)
