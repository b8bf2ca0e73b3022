"""Questions before a game begins: which adventure, which game to go on with, yes or no."""

import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click
from click.exceptions import Exit

from solo import shelf
from solo.adventure.model import Adventure
from solo.cli import options
from solo.cli.codes import FINE
from solo.cli.words import words
from solo.errors import language_of
from solo.late import lazy_imports
from solo.shelf import Cover
from solo.terminal.shown import Shown
from solo.terminal.typed.matching import exactly, meant
from solo.terminal.window.clean import sentence
from solo.words import Text, Words

if TYPE_CHECKING:
    from solo.listing import Saved

with lazy_imports():  # of menus, and of games that are gone on with
    import shutil

    from solo.cli.games import journals
    from solo.terminal import own_words
    from solo.terminal.front_ends import start
    from solo.terminal.typed import verbs

ENGLISH_WORDS = Words()
INDENT = "     "
_GOES_ON = " …"
MOST_COUNTED = 100  # games to go on with; of more it is only said that there are more
MOST_GAMES = 5  # of those that can be gone on with, the newest; `solo saves` lists them all


def choose(
    covers: Sequence[Cover],
    games: Sequence["Saved"],
    said: Words = ENGLISH_WORDS,
    *,
    plain: bool = False,
) -> "Path | Saved | None":
    """Show what can be played, and return what the player picks: an adventure, a game or nothing.

    Where not all of it fits into the window, the adventures are named alone, and each is told of
    when it is asked for or picked. The input may end, which picks nothing. `plain` reads lines
    as any program does, without keys that complete or edit them.
    """
    whole = _menu(covers, games, said)
    short = sys.stdout.isatty() and len(whole) >= shutil.get_terminal_size().lines
    for row in _menu(covers, games, said, short=True) if short else whole:
        options.say(row)
    while True:
        answer = _line(f"{said.say(words('menu-asks'))} ", covers, plain=plain)
        command = _command(answer, said.language) if answer else "quit"
        if not answer or command == "quit":
            return None
        if command == "help":
            options.tell(said.say(words("menu-how")))
            continue
        asked = answer.removeprefix("?").strip()
        found = _picked(asked, covers, games)
        cover = next((cover for cover in covers if cover.path == found), None)
        if cover is not None and (short or asked != answer):
            for row in ["", *_entry(cover, said), ""]:
                options.say(row)
        if found is not None and asked == answer:
            return found
        if cover is not None:
            continue
        last = len(covers) + min(len(games), MOST_GAMES)
        options.tell(said.say(words("menu-strange", typed=answer[:60], last=last)))


def _line(question: str, covers: Sequence[Cover], *, plain: bool) -> str | None:
    """Read a line of the menu, with Tab for titles where the terminal can do it.

    It is None where the input has ended.
    """
    if plain or start.suited("rich") != "rich":
        return read(question)
    titles = [word for cover in covers for word in (cover.title, cover.id)]
    try:
        return start.ask_line(question, titles).strip()
    except EOFError:
        return None


def go_on(game: "Saved") -> bool | None:
    """Ask in its language whether to go on with a game; None where the player leaves instead."""
    said = Words(language_of(game.header))
    told = journals.described(game, said, state=False)
    options.tell(said.say(words("unfinished-game", game=told)))
    return agrees(words("unfinished-go-on"), said)


def announce(adventure: Adventure) -> None:
    """Say what an adventure is and contains, before it begins."""
    say = Words(adventure.spoken).say
    options.tell(say(words("titled", title=adventure.title, author=adventure.author)))
    for text in _said(adventure, say):
        options.tell(f"\n{text}")
    options.say("")


def agreed(question: Text, said: Words = ENGLISH_WORDS) -> bool:
    """Ask a question as `agrees` does; whoever leaves there leaves the program.

    Raises:
        Exit: The player leaves.
    """
    answer = agrees(question, said)
    if answer is None:
        raise Exit(FINE)
    return answer


def agrees(question: Text, said: Words = ENGLISH_WORDS) -> bool | None:
    """Ask a question until the answer is yes or no; Enter is yes. None where the player leaves.

    So they do by the end of the input, or by `quit` in English or in the language of the question.
    """
    while True:
        answer = read(f"{said.say(question)} ")
        if answer is None:
            return None
        typed = answer.casefold()
        if typed in ("", "y", "yes", "j", "ja"):
            return True
        if typed in ("n", "no", "nein"):
            return False
        command = _command(typed, said.language)
        if command == "quit":
            return None
        if command == "undo":
            options.tell(said.say(words("nothing-taken-back")))
        options.tell(said.say(words("yes-or-no")))


def _command(typed: str, language: str) -> str:
    """Return the command of a game that is typed, by its English name; nothing if it is none."""
    found = verbs.verb(own_words.meant(typed, language) or typed)
    return "" if found is None else found.name


def read(question: str) -> str | None:
    """Read a line from the player, or None at the end of the input.

    The question goes to stderr where stdout is no terminal.
    """
    _tolerate(sys.stdin)
    click.echo(question, nl=False, err=not sys.stdout.isatty())
    line = sys.stdin.readline()
    if not line:
        click.echo(err=not sys.stdout.isatty())
    return line.strip() if line else None


def _tolerate(stream: TextIO) -> None:
    """Let no broken character in the input end the program; only before the first line can we."""
    if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
        stream.reconfigure(errors="replace")


def _menu(
    covers: Sequence[Cover], games: Sequence["Saved"], said: Words, *, short: bool = False
) -> list[str]:
    """Return the rows of the menu, an empty one behind each list, and each entry unless short."""
    rows = [said.say(words("menu-adventures")), ""]
    for number, cover in enumerate(covers, 1):
        if short:
            rows.append(_in_a_line(cover, said, f"{number:>3}  "))
        else:
            rows += [*_entry(cover, said, f"{number:>3}  "), ""]
    if short:
        rows += ["", *options.rows(said.say(words("menu-type"))), ""]
    if games:
        rows += [said.say(words("menu-games")), ""]
        for number, game in enumerate(games[:MOST_GAMES], len(covers) + 1):
            rows += options.rows(journals.described(game, said), f"{number:>3}  ")
        if len(games) > MOST_GAMES:
            count = 0 if len(games) >= MOST_COUNTED else len(games) - MOST_GAMES
            rows += options.rows(said.say(words("menu-older", count=count)), INDENT)
        rows.append("")
    return rows


def _entry(cover: Cover, said: Words, lead: str = INDENT) -> list[str]:
    """Return the rows that tell of an adventure."""
    titled = words("titled", title=cover.title, author=cover.author)
    entry = words("menu-entry", titled=titled, id=cover.id, system=cover.system or "?")
    rows = options.rows(said.say(entry), lead)
    trouble = said.say(words("menu-trouble", reason=cover.trouble))
    for text in [trouble] if cover.trouble else _said(cover, said.say):
        rows += options.rows(text, INDENT)
    return rows


def _in_a_line(cover: Cover, said: Words, lead: str) -> str:
    """Return the title of an adventure, and as much of its first words as a line holds."""
    begins = cover.id == shelf.FOR_BEGINNERS
    first = f" ({said.say(words('menu-first'))})" if begins else ""
    about = cover.trouble or " ".join(cover.summary.split())
    long = f" ({cover.length})" if cover.length else ""
    told = f"{cover.title}{long}{first}: {about}" if about else f"{cover.title}{first}"
    row, *more = options.rows(told, lead, spare=len(_GOES_ON))
    return f"{row.rstrip(',;:')}{_GOES_ON}" if more else row


def _said(about: Cover | Adventure, say: Callable[[Text], str]) -> list[str]:
    """Return what a cover says under its title."""
    said = [" ".join(about.summary.split())] if about.summary.strip() else []
    if told := "; ".join(filter(None, (about.length, about.tone))):
        said.append(sentence(told))
    if about.content_notes:
        said.append(say(words("contains", notes=about.content_notes)))
    return said


def _picked(
    answer: str, covers: Sequence[Cover], games: Sequence["Saved"]
) -> "Path | Saved | None":
    if answer.isascii() and answer.isdigit():
        number = int(answer[:9]) - 1
        if 0 <= number < len(covers):
            return covers[number].path
        if 0 <= number - len(covers) < min(len(games), MOST_GAMES):
            return games[number - len(covers)]
        return None
    named = [Shown(cover.id, cover.title) for cover in covers]
    near = [option for option in (exactly(answer, named),) if option] or meant(answer, named)
    if len(near) == 1:
        return next(cover.path for cover in covers if cover.id == near[0].id)
    return next((game for game in games if game.path.stem == answer), None)
