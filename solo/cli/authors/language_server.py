"""`solo lsp`: the language server for editors."""

import os
import sys

import click

from solo import shelf
from solo.errors import SoloError
from solo.late import late


@click.command(short_help="Serve editors: problems, completion, hover, rename while you write.")
@click.option("--port", type=click.IntRange(1, 65_535), metavar="N",
              help="Listen on this port of this machine, not on standard input.")  # fmt: skip
@click.option("--stdio", is_flag=True, hidden=True, expose_value=False,
              help="Use standard input and output, as it does without this.")  # fmt: skip
@late
def lsp(port: int | None) -> None:
    """Answer an editor by the Language Server Protocol, on standard input and output.

    It tells of all that `solo lint` finds while you type, completes keys and names, says what
    stands under the cursor, goes to definitions, and renames. How editors are set up stands in
    `solo guide authors`.
    """
    try:
        import pygls  # noqa: F401  # an extra
    except ImportError as reason:
        raise SoloError(
            "this needs the extra 'lsp': pip install 'solo-adventures[lsp]'"
        ) from reason
    from solo.lsp.server import Language

    server = Language(shelf.find).server
    if port is None:  # the stream that is closed when the editor says so is another than ours
        server.start_io(stdout=os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    else:
        server.start_tcp("127.0.0.1", port)
