"""`solo guide`: the pages for authors, which lie beside the code that they describe."""

import re
import shutil
import sys
import textwrap
from pathlib import Path

import click

from solo import authoring
from solo import rules as systems
from solo.cli import names, options
from solo.errors import SoloError
from solo.terminal.wrap import WIDEST

PAGE = "GUIDE.md"
_POINT = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
_AS_WRITTEN = ("#", "|", "```", "<")
"""How lines of Markdown begin that are no prose."""


@click.command(short_help="Show the authors' guide, or a system's page for authors.")
@click.argument("system", required=False, shell_complete=names.systems)
def guide(system: str | None) -> None:
    """Show the authors' guide: everything that an adventure may hold.

    With a SYSTEM, show that system's page: its checks, effects, foes and heroes.
    """
    page = page_of(system)
    text = page.read_text(encoding="utf-8")
    if sys.stdout.isatty():
        click.echo_via_pager(filled(text, min(WIDEST, shutil.get_terminal_size().columns)))
    else:
        options.say(text.rstrip())


def filled(text: str, width: int) -> str:
    """Return Markdown with its paragraphs and points filled to a width; code and tables stay."""
    done: list[str] = []
    paragraph: list[str] = []
    code = False

    def fill() -> None:
        if paragraph:
            first = paragraph[0]
            point = _POINT.match(first)
            lead = point[0] if point else first[: len(first) - len(first.lstrip())]
            words = " ".join(one.strip() for one in [first[len(lead) :], *paragraph[1:]])
            hang = " " * len(lead)
            done.extend(textwrap.wrap(words, width, initial_indent=lead, subsequent_indent=hang,
                                      break_long_words=False, break_on_hyphens=False))  # fmt: skip
            paragraph.clear()

    for one in text.splitlines():
        code ^= one.lstrip().startswith("```")
        if code or not one.strip() or one.lstrip().startswith(_AS_WRITTEN):
            fill()
            done.append(one)
        else:
            if _POINT.match(one):
                fill()
            paragraph.append(one)
    fill()
    return "\n".join(done) + "\n"


def page_of(system: str | None) -> Path:
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
