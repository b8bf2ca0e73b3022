"""Options that several commands share, and what their values mean."""

import base64
import json
import os
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click

from solo import disk, rules
from solo.cli.words import words
from solo.engine.chance import (
    LONGEST_SEED,
    MOST_FACES,
    MOST_SIDES,
    Asked,
    Chance,
    Loaded,
    Sealed,
    Seeded,
)
from solo.errors import SoloError, TableError
from solo.late import late, lazy_imports
from solo.rules.core.dice import Dice, LoadedDice
from solo.terminal.window.clean import clean
from solo.terminal.window.theme import THEMES
from solo.words import Text, Words, english
from solo.words.catalogue import speaks

with lazy_imports():
    import shutil

    from solo.rules.core import protocols
    from solo.terminal.window import (
        blocks,  # few commands need it
        wrap,
    )

F = TypeVar("F", bound=Callable[..., object])
Said: TypeAlias = Mapping[str, Any]
"""The options of a command by their names; click gives each its type."""

NONCE_BYTES = 16  # 128 bits: nobody finds a seed by trying
SEED_BYTES = 10  # 80 bits, sixteen letters and digits
MOST_BYTES = 64 * 1024  # of a table's file; a whole one has about a thousand


class OutputFile(click.ParamType[Path]):
    """The name of a file that is to be written; what is there is looked at by `solo.output`."""

    name = "file"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Path:
        said = str(value)
        if not said or said.endswith(("/", os.sep)):
            self.fail(f"'{said}' names no file", param, ctx)
        return Path(said)


OUTPUT = OutputFile()
force = click.option(
    "--force", is_flag=True,
    help="Replace what is there, whatever it is; but never a save or a hero.",
)  # fmt: skip

as_json = click.option(
    "--json", "as_json", is_flag=True, help="Print JSON for programs instead of text."
)
seed_option = click.option(
    "--seed", metavar="TEXT", help="Let the dice fall by this seed; else a new one is drawn."
)
dice_option = click.option(
    "--dice",
    metavar="FACES|ask",
    help="Use these faces (73,12), or ask for what your own dice show.",
)
saves_option = click.option(
    "--saves",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep saves in this folder instead of the platform's own.",
)


def _spoken(_: click.Context, __: click.Parameter, language: str) -> str:
    """Return the language that was asked for.

    Raises:
        click.BadParameter: The program has no words in it.
    """
    if language and not speaks(language):
        raise click.BadParameter(f"solo has no words in '{language[:20]}'; it has: en, de")
    return language


language_option = click.option(
    "--language", default="", metavar="CODE", callback=_spoken, help="Speak this language: de."
)

heroes_option = click.option(
    "--heroes",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep heroes in this folder instead of beside the saves.",
)
theme_option = click.option(
    "--theme",
    type=click.Choice(THEMES),
    default="auto",
    show_default=True,
    help="Colours for a dark or a light ground; auto asks the terminal, none has no colours.",
)
table_option = click.option(
    "--art-table",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Use your own Action Results Table (CSV) instead of the shipped one.",
)


def dice_options(command: F) -> F:
    """Give a command `--dice` and `--seed`."""
    return dice_option(seed_option(command))


def game_options(offers: str, new: str) -> Callable[[F], F]:
    """Give a command the options of every game.

    Args:
        offers: When choices around a roll are offered, if that is not told; nothing to ask whoever
            plays for the first time.
        new: The help of `--new`.
    """
    own = (
        dice_options,
        click.option(
            "--plain", is_flag=True, help="No colours, boxes or cursor tricks: words alone."
        ),
        click.option(
            "--json", "as_json", is_flag=True, help="Print one JSON event a line, for programs."
        ),
        click.option(
            "--events-from",
            type=click.IntRange(min=0),
            metavar="N",
            help="With --json, of a game that goes on: tell its events from this number on first.",
        ),
        click.option(
            "--seat",
            metavar="NAME",
            default="",
            help="With --json, at a table: tell what this one of the players may know, too.",
        ),
        theme_option,
        saves_option,
        heroes_option,
        table_option,
        click.option(
            "--offers",
            type=click.Choice(["always", "asked"]),
            default=offers or None,
            show_default=offers or "always, or as you said at your first game",
            help="When choices around a roll are offered.",
        ),
        click.option("--new", is_flag=True, help=new),
        click.option(
            "--salvage", is_flag=True, help="Go on from the last good turn of a damaged save."
        ),
        click.option(
            "--pager/--no-pager",
            default=True,
            show_default=True,
            help="Show long text a page at a time.",
        ),
    )

    def given(command: F) -> F:
        for option in reversed(own):
            command = option(command)
        return command

    return given


def new_seed() -> str:
    """Draw a seed that nobody can guess and anybody can type."""
    return base64.b32encode(disk.drawn(SEED_BYTES)).decode().lower()


def chance(dice: str | None, seed: str | None, ask: Callable[[int], int] | None = None) -> Chance:
    """Return the source of dice that `--dice` and `--seed` mean.

    Raises:
        click.UsageError: Both are given, or the faces are none that a die shows.
    """
    if seed is not None and not seed.strip():
        raise click.UsageError("--seed needs a text, such as --seed 7; without it one is drawn")
    if seed is not None and (len(seed) > LONGEST_SEED or not _is_text(seed)):
        raise click.UsageError(f"--seed takes a text of at most {LONGEST_SEED} letters and digits")
    if dice is None:
        return Seeded(seed if seed is not None else new_seed())
    if seed is not None:
        raise click.UsageError("--dice and --seed exclude each other: give one of them")
    if dice == "ask":
        return Asked(ask or ask_for_face)
    faces = [face.strip() for face in dice.split(",")]
    if len(faces) > MOST_FACES:
        raise click.UsageError(f"--dice takes at most {MOST_FACES:,} faces, not {len(faces):,}")
    if not all(face.isascii() and face.isdigit() for face in faces):
        raise click.UsageError(
            f"--dice takes faces such as 73,12 or the word ask, not '{_short(dice)}'"
        )
    wrong = [face for face in faces if not _on_a_die(face)]
    if wrong:
        named = ", ".join(map(_short, wrong[:5])) + (" …" if len(wrong) > 5 else "")
        raise click.UsageError(f"--dice takes whole numbers from 1 to {MOST_SIDES}, not {named}")
    return Loaded(map(int, faces))


def sealed(source: Chance) -> Chance:
    """Return the dice of a table, where secrets are kept: a seed is sealed until it is closed."""
    if not isinstance(source, Seeded):
        return source
    return Sealed(source.seed, disk.drawn(NONCE_BYTES).hex())


def _is_text(words: str) -> bool:
    """Say whether words can be written into a file; half of a broken file name can't."""
    return words.isascii() or words == words.encode("utf-8", "replace").decode("utf-8")


def all_shown(dice: Dice) -> None:
    """Refuse loaded dice of which a roll left some over: a script would take them for used.

    Raises:
        click.UsageError: Some are left.
    """
    if isinstance(dice, LoadedDice) and dice.left:
        surplus = ",".join(map(str, dice.left))
        raise click.UsageError(f"--dice gives more faces than this roll uses; leave out {surplus}")


@contextmanager
def refusals_told() -> Iterator[None]:
    """Let what the rules don't allow be a mistake on the command line, in the words of a game.

    Raises:
        SoloError: What is done within is not allowed.
    """
    try:
        yield
    except protocols.Illegal as refused:
        raise SoloError(refused.reason) from refused


def worded(trouble: SoloError) -> str:
    """Say what is wrong in the language of the game, where it is known."""
    return Words(trouble.language).say(trouble.told)


def unused(source: Chance) -> tuple[int, ...]:
    """Return the faces of loaded dice that a game has not come to."""
    return source.left if isinstance(source, Loaded) else ()


def _on_a_die(face: str) -> bool:
    digits = face.lstrip("0")
    return bool(digits) and len(digits) <= len(str(MOST_SIDES)) and int(digits) <= MOST_SIDES


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"


@late
def ask_for_face(sides: int) -> int:
    """Ask on standard error for what a die shows, until it is a face that the die has.

    Raises:
        DiceError: The input ended.
    """
    from solo.terminal.typed.faces import ask_until  # here, since few rolls need it

    def ask(prompt: str) -> str:
        click.echo(prompt, err=True, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def tell(reason: str) -> None:
        say(reason, err=True)

    return ask_until(ask, tell, sides)


def seed_line(source: Chance, say: Callable[[Text], str] = english) -> str:
    """Say how a roll can be repeated, or nothing when the dice were given."""
    if isinstance(source, Sealed):
        return say(words("sealed", commitment=source.commitment[:16]))
    seed = source.describe().get("seed")
    return say(words("seed", seed=seed)) if seed is not None else ""


def pairs(words: tuple[str, ...]) -> dict[str, str]:
    """Read `key=value` arguments.

    Raises:
        SoloError: One has no `=`, or a key comes twice.
    """
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise SoloError(f"expected key=value, found '{word}'; for example difficulty=Poor")
        if key in found:
            raise SoloError(f"'{key}' is given twice")
        found[key] = value
    return found


def say(text: str, *, err: bool = False) -> None:
    """Print text for people, without whatever could move their cursor or hide words.

    On a terminal, what goes to the error output is broken at words: no program reads it there.
    """
    told = clean(text)
    click.echo(wrap.at_words(told, window()) if err and sys.stderr.isatty() else told, err=err)


def tell(text: str, lead: str = "") -> None:
    """Print text for people, wrapped to the window; later lines are indented as far as the first.

    A path, or a command that somebody may copy, belongs in a `say` of its own.
    """
    for row in rows(text, lead):
        click.echo(row)


def rows(text: str, lead: str = "", *, spare: int = 0) -> list[str]:
    """Return text for people as rows of the window, each with so many cells to spare."""
    parts = (blocks.line(part, lead=lead) for part in text.split("\n"))
    return [wrap.plain(row) for part in parts for row in wrap.wrap(part, window() - spare)]


def list_systems() -> None:
    """Print the names by which commands call the systems, each with its title."""
    width = max(map(len, rules.names()))
    for name, system, reason in rules.usable():
        say(f"{name:<{width}}  {system.title if system is not None else reason}")


def cores() -> int:
    """Return how many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def window() -> int:
    """Return how many columns there are to write in; 80 where there is no window."""
    return shutil.get_terminal_size().columns


def show_json(record: Mapping[str, object]) -> None:
    """Print one JSON object on a line of its own."""
    click.echo(json.dumps(record))


def table_text(path: Path) -> str:
    """Return the text of a table's file, which may be anything that a stranger named.

    Raises:
        TableError: It is no plain file, too large, can't be read or is no text.
    """
    try:
        # The file is looked at once it is open: what waits for a writer, or never ends, is refused.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        try:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise TableError(str(path), ["that is no plain file"])
            with open(handle, "rb", closefd=False) as stream:
                raw = stream.read(MOST_BYTES + 1)
        finally:
            os.close(handle)
        if len(raw) > MOST_BYTES:
            raise TableError(str(path), [f"more than {MOST_BYTES:,} bytes: that is no such table"])
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise TableError(str(path), ["the file can't be read: it is no UTF-8 text"]) from reason
    except (OSError, ValueError) as reason:
        said = getattr(reason, "strerror", None) or str(reason)
        raise TableError(str(path), [f"the file can't be read: {said}"]) from reason
