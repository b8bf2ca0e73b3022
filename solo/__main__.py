"""Where the `solo` command begins; every way it can end is decided here."""

import os
import sys
from collections.abc import Sequence


def main() -> None:
    """Run the command line and leave with its exit code: 0 fine, 1 problems, 2 could not run."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code; what goes wrong is said, not raised."""
    import click  # here, so that reading this module costs nothing

    from solo.cli import solo
    from solo.cli.codes import FINE, INTERRUPTED, NOT_RUN, PROBLEMS
    from solo.errors import AdventureError, SoloError

    try:
        code = solo.main(args=list(arguments), prog_name="solo", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as mistake:
        mistake.show()
        return NOT_RUN
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except AdventureError as trouble:
        _say(str(trouble))
        return PROBLEMS
    except SoloError as trouble:
        _say(str(trouble))
        return NOT_RUN
    except BrokenPipeError:
        _stop_writing()
        return PROBLEMS
    return code if isinstance(code, int) else FINE


def _say(text: str) -> None:
    from solo.terminal.clean import clean  # here, since most commands go well

    try:
        print(clean(text), file=sys.stderr)  # noqa: T201 - the one place where errors are said
    except BrokenPipeError:
        _stop_writing()


def _stop_writing() -> None:
    """Nobody reads any more: let what is still buffered go nowhere, without a complaint."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


if __name__ == "__main__":
    main()
