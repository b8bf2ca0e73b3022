"""What is asked before a game begins: which adventure, which game to go on with, yes or no."""

import shutil
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

import click

from solo import shelf
from solo.cli import options
from solo.cli.journals import described
from solo.saves import Saved
from solo.shelf import Cover

WIDEST = 78


def choose(covers: Sequence[Cover], games: Sequence[Saved]) -> Path | Saved | None:
    """Show what can be played, and return what the player picks: an adventure, a game or nothing.

    The input may end, which picks nothing.
    """
    options.say(_page(covers, games))
    while True:
        answer = read("Number or name (Enter leaves): ")
        if not answer or answer.casefold() in ("q", "quit", "exit"):
            return None
        found = _picked(answer, covers, games)
        if found is not None:
            return found
        options.say(
            f"'{answer}' is none of them. Type a number from 1 to {len(covers) + len(games)}."
        )


def go_on(game: Saved) -> bool:
    """Ask whether to go on with an unfinished game."""
    options.say(f"You have an unfinished game: {described(game)}.")
    return agrees("Go on with it? (yes begins where you were, no begins anew) [Y/n] ")


def agrees(question: str) -> bool:
    """Ask a question until the answer is yes or no; Enter is yes, the end of the input no."""
    while True:
        answer = read(question, at_end="no")
        if answer.casefold() in ("", "y", "yes"):
            return True
        if answer.casefold() in ("n", "no"):
            return False


def read(question: str, at_end: str = "") -> str:
    """Read a line from whoever plays; the question goes where it is no part of the output."""
    _tolerate(sys.stdin)
    click.echo(question, nl=False, err=not sys.stdout.isatty())
    line = sys.stdin.readline()
    if not line:
        click.echo(err=not sys.stdout.isatty())
    return line.strip() if line else at_end


def _tolerate(stream: TextIO) -> None:
    """Let no broken character in the input end the program; only before the first line can we."""
    if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
        stream.reconfigure(errors="replace")


def _page(covers: Sequence[Cover], games: Sequence[Saved]) -> str:
    lines = ["Adventures", ""]
    for number, cover in enumerate(covers, 1):
        lines += [*_entry(number, cover), ""]
    if games:
        lines += ["Games to go on with", ""]
        lines += [
            f"{number:>3}  {described(game)}" for number, game in enumerate(games, len(covers) + 1)
        ]
        lines.append("")
    return "\n".join(lines)


def _entry(number: int, cover: Cover) -> list[str]:
    author = f", by {cover.author}" if cover.author else ""
    said = [cover.summary] if cover.summary else []
    if cover.content_notes:
        said.append(f"Contains: {', '.join(cover.content_notes)}.")
    if cover.trouble:
        said = [f"It can't be played: {cover.trouble}"]
    width = min(WIDEST, shutil.get_terminal_size().columns)
    body = [click.wrap_text(text, width, "     ", "     ") for text in said]
    return [f"{number:>3}  {cover.title}{author} ({cover.id})", *body]


def _picked(answer: str, covers: Sequence[Cover], games: Sequence[Saved]) -> Path | Saved | None:
    if answer.isascii() and answer.isdigit():
        number = int(answer[:9]) - 1
        if 0 <= number < len(covers):
            return covers[number].path
        if 0 <= number - len(covers) < len(games):
            return games[number - len(covers)]
        return None
    word = answer.casefold()
    for cover in covers:
        if word in (cover.id.casefold(), cover.title.casefold()):
            return cover.path
    near = [c for c in covers if c.title.casefold().startswith(word) or c.id.startswith(word)]
    if len(near) == 1:
        return near[0].path
    return next((game for game in games if game.path.stem == answer), None)


def covers() -> tuple[Cover, ...]:
    """Return the covers of the shipped adventures."""
    return tuple(shelf.cover(path) for path in shelf.shipped())
