"""The start of the `solo` command; every way in which it can end is decided here."""

import gc
import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from solo.late import late

if TYPE_CHECKING:
    from solo.errors import SoloError

_COLLECTED_AFTER = 100_000
"""New values between two looks for rubbish. Python's own 700 look a hundred times at what is only
being imported, which is a twentieth of the start."""


def main() -> None:
    """Run the command line and leave with its exit code: 0 fine, 1 problems, 2 could not run."""
    gc.set_threshold(_COLLECTED_AFTER)
    code = run(sys.argv[1:])
    gc.freeze()  # all goes with the process: to look through it for rubbish first takes time
    sys.exit(code)


@late
def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code; what goes wrong is said, not raised."""
    import click

    from solo.cli import solo
    from solo.cli.codes import FINE, INTERRUPTED, NOT_RUN, PROBLEMS
    from solo.errors import AdventureError, SoloError

    _open_streams()
    fail = _tell if "--json" in arguments else _say
    try:
        code = solo.main(args=list(arguments), prog_name="solo", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as mistake:
        told = io.StringIO()
        mistake.show(file=told)  # what was typed stands in it as it was
        fail(told.getvalue().rstrip("\n"))
        return NOT_RUN
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except SoloError as trouble:
        fail(_worded(trouble, arguments))
        return PROBLEMS if isinstance(trouble, AdventureError) else NOT_RUN
    except BrokenPipeError:
        _stop_writing()
        return PROBLEMS
    except OSError as reason:  # most are answered for where a file is used
        if not (what := _blamed(reason) or _of_file(reason)):
            _stop_writing()
            what = f"can't write what there is to say: {reason.strerror or reason}"
        fail(what)
        return NOT_RUN
    except Exception as error:  # a mistake of ours is shown as it is, a plug-in's is told
        if not (whose := _untyped(error) or _shut() or _blamed(error)):
            raise
        fail(whose)
        return NOT_RUN
    return code if isinstance(code, int) else FINE


def _open_streams() -> None:
    """Let what was closed before the start read and write nothing, and any letter be written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # they stay open as long as the process
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console may lack letters: never fail for them
            stream.reconfigure(errors="replace", encoding=_able(stream.encoding))


def _able(encoding: str) -> str:
    """Return an encoding, or UTF-8 for one that fails over a letter although it may replace it."""
    try:
        "\udcff\u2003.\n".encode(encoding, "replace")
    except ValueError:
        return "utf-8"
    return encoding


@late
def _say(text: str) -> None:
    from solo.cli.options import say  # here, since most commands go well

    try:
        say(text, err=True)
    except (OSError, ValueError):  # ValueError: it is closed
        _stop_writing()


@late
def _tell(text: str) -> None:
    """Say to a program why nothing was done, as an event, and to people as ever."""
    import json

    from solo.terminal.window.clean import clean

    try:
        print(json.dumps({"event": "failed", "reason": clean(text)}), flush=True)  # noqa: T201
    except OSError:
        _stop_writing()
    _say(text)


@late
def _worded(trouble: "SoloError", arguments: Sequence[str]) -> str:
    """Say what went wrong in the language of the game, or in the one that was asked for."""
    from solo.words import Words
    from solo.words.catalogue import speaks

    typed = " ".join(arguments).replace("--language=", "--language ").split()
    asked = typed[typed.index("--language") + 1 :] if "--language" in typed else []
    language = trouble.language or next(iter(asked), "")
    return Words(language if speaks(language) else "").say(trouble.told)


@late
def _of_file(reason: OSError) -> str:
    """Say which file or folder an error is about; nothing when it is the output itself."""
    from solo.rules.core.wording.quoting import shown

    named = reason.filename
    return f"can't use '{shown(os.fsdecode(named))}': {reason.strerror}" if named else ""


def _untyped(error: Exception) -> str:
    """Say that what is typed comes in another encoding; letters alone are replaced instead."""
    if type(error) is not UnicodeError:
        return ""
    return f"can't read what is typed: {error}; is PYTHONIOENCODING set as it is written?"


def _shut() -> str:
    """Say that what is read from or written to is closed; nothing of `solo` closes it."""
    streams = {"input": sys.stdin, "output": sys.stdout, "error output": sys.stderr}
    shut = [name for name, stream in streams.items() if stream.closed]
    return f"the standard {' and '.join(shut)} was closed by a plug-in" if shut else ""


@late
def _blamed(error: Exception) -> str:
    from solo.rules import blamed

    return blamed(error)


def _stop_writing() -> None:
    """Drop buffered output without an error, when nobody reads it any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


if __name__ == "__main__":
    main()
