"""The start of play in one of three manners (rich, plain, for programs), and asking for real dice.

prompt_toolkit is imported only for the rich manner, after the first scene is shown: so play starts
at once, and works without a terminal.
"""

import io
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from solo.engine.session import Session
from solo.late import lazy_imports
from solo.terminal.front_ends import plain
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.player import Farewell, Keep, Player, Until, Watch
from solo.terminal.told.newcomer import First
from solo.terminal.typed.faces import Say
from solo.terminal.window.screen import Screen, colourful, understands
from solo.terminal.window.theme import Ground, Theme
from solo.words import Words

with lazy_imports():
    from solo.terminal.front_ends import jsonl, repl, rich

Mode = Literal["rich", "plain", "json"]

INTERRUPTED = 130  # the exit status of a program stopped by Ctrl-C


def run(  # noqa: PLR0913 - each is a preference with a default
    session: Session,
    *,
    mode: Mode = "rich",
    keep: Keep | None = None,
    farewell: Farewell = "",
    until: Until | None = None,
    paging: bool = True,
    history: Path | None = None,
    colour: bool = True,
    theme: Theme = "auto",
    first: First | None = None,
    watch: Watch | None = None,
    seat: str = "",
) -> int:
    """Play a session until the player leaves; return the program's exit status.

    Args:
        session: The game.
        mode: How to play; `rich` falls back to `plain` where there is no terminal for it.
        keep: Keeps a copy of the game under a name (`save NAME`).
        farewell: Said on leaving, such as how to go on; empty for the usual words.
        until: Tells when there is nothing left to do; None plays until the player leaves.
        paging: Whether text longer than the window pauses; only in rich play.
        history: The file of typed lines; only in rich play.
        colour: Whether colours may be used; the environment's NO_COLOR forbids them too.
        theme: Colours for a dark or a light ground; `auto` asks the terminal; only in rich play.
        first: Whether the player is new to the rules, and told at the first roll how they read
            dice; None tells nobody.
        watch: The files that are being written; None watches nothing.
        seat: Who reads, at a table; only programs are told less than all by it.
    """
    mode = suited(mode)
    ground = _ground(mode, theme, colour=colour)
    player: Player
    if mode == "rich":
        player = _rich(session, ground, paging=paging, history=history, first=first, watch=watch)
    else:
        player = _by_lines(session, mode, seat, first)
    try:
        play(session, player, keep=keep, farewell=farewell, until=until, watch=watch)
    except BrokenPipeError:
        _close_quietly()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        if ground is not None:
            ground.settle()
    return 0


def ask_face(sides: int, mode: Mode, language: str = "") -> int:
    """Ask the player what a real die shows, in a language, until it is possible.

    Raises:
        DiceError: The player gave up, or there is no more input.
    """
    match suited(mode):
        case "plain":
            return plain.ask_face(sides, Words(language).say)
        case "json":
            return jsonl.ask_face(sides)
    return _ask_face(sides, Words(language).say)


def ask_line(message: str, words: Sequence[str]) -> str:
    """Ask for a line outside of a game, at a terminal that can complete it.

    Raises:
        EOFError: The player leaves.
        KeyboardInterrupt: The player abandons it.
    """
    return repl.ask_line(message, words, colour=colourful())


def _ask_face(sides: int, say: Say) -> int:
    colour = colourful()
    screen = Screen(plain.tolerant(sys.stdout), colour=colour)
    return repl.ask_face(sides, screen, say, colour=colour)


def suited(mode: Mode) -> Mode:
    """Return the manner that the surroundings allow: rich play needs a terminal that can do it."""
    if mode != "rich":
        return mode
    poor = os.name == "posix" and os.environ.get("TERM", "") in ("", "dumb", "unknown")
    able = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return "rich" if able and not poor and understands() else "plain"


def _ground(mode: Mode, theme: Theme, *, colour: bool) -> Ground | None:
    """Return the background that colours are for; None if there are to be none."""
    if mode != "rich" or theme == "none" or not colourful(wanted=colour):
        return None
    return Ground(theme, sys.stdout)


def _by_lines(session: Session, mode: Mode, seat: str, first: First | None) -> Player:
    lines, out = plain.tolerant(sys.stdin or io.StringIO()), plain.tolerant(sys.stdout)
    if mode == "json":
        return jsonl.JsonPlayer(session, lines, out, seat)
    return plain.PlainPlayer(session, lines, out, first)


def _rich(
    session: Session,
    ground: Ground | None,
    *,
    paging: bool,
    history: Path | None,
    first: First | None,
    watch: Watch | None,
) -> Player:
    colour = ground is not None
    screen = Screen(plain.tolerant(sys.stdout), colour=colour, ground=ground)
    return rich.RichPlayer(
        session,
        screen,
        paging=paging,
        history=history,
        colour=colour,
        first=first,
        saved=None if watch is None else watch.changed,
    )


def _close_quietly() -> None:
    """Close a pipe that nobody reads any more, so that there is no error at exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
