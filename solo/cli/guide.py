"""`solo guide`: the pages for authors, which lie beside the code that they describe."""

import sys
from pathlib import Path

import click

from solo import authoring
from solo import rules as systems
from solo.cli import names, options
from solo.errors import SoloError

PAGE = "GUIDE.md"


@click.command(short_help="Show the authors' guide, or a system's page for authors.")
@click.argument("system", required=False, shell_complete=names.systems)
def guide(system: str | None) -> None:
    """Show the authors' guide: everything that an adventure may hold.

    With a SYSTEM, show that system's page: its checks, effects, foes and heroes.
    """
    page = _page(system)
    text = page.read_text(encoding="utf-8")
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        options.say(text.rstrip())


def _page(system: str | None) -> Path:
    """Return the file of a page.

    Raises:
        SoloError: There is no such system, or nobody wrote a page for it.
    """
    if system is None:
        return Path(str(authoring.__file__)).parent / PAGE
    code = sys.modules[type(systems.find(system)).__module__].__file__
    page = Path(str(code)).parent / PAGE
    if not page.is_file():
        raise SoloError(
            f"'{system}' has no page for authors; `solo fields {system}` lists its keys"
        )
    return page
