"""`solo guide`: the manuals, and a system's page for authors, which lies beside its code."""

import re
import shutil
import sys
import textwrap
from pathlib import Path

import click

from solo import rules as systems
from solo.cli import names, options
from solo.errors import SoloError
from solo.late import late
from solo.terminal.window.wrap import WIDEST

PAGE = "GUIDE.md"
AUTHORS = "authors"
_HOME = Path(__file__).parents[1] / "guides"
names.MANUALS = ("play", "table", "dice", "programs", "systems", AUTHORS)
_POINT = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
_AS_WRITTEN = ("#", "|", "```", "<")
"""How lines of Markdown begin that are no prose."""


@click.command(short_help="Show a manual, or a system's page for authors.")
@click.argument("page", required=False, default="authors", shell_complete=names.guides)
def guide(page: str) -> None:
    """Show a manual: play, table, dice, programs, systems or authors.

    Without a PAGE it is the authors': everything that an adventure may hold. With the name of a
    system it is that system's page for authors: its checks, effects, foes and heroes.
    """
    text = text_of(page)
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


def text_of(name: str) -> str:
    """Return a manual, or a system's page; rules of a file tell theirs themselves.

    Raises:
        SoloError: There is neither such a manual nor such a system, or nobody wrote a page for it.
    """
    if name not in names.MANUALS and (told := _of_file(name)):
        return told
    return page_of(name).read_text(encoding="utf-8")


@late
def _of_file(name: str) -> str:
    """Return the page of rules that are a file; nothing where they are none."""
    from solo.authoring.format.rules_page import page
    from solo.rules.data_systems.system import DataSystem

    try:
        system = systems.find(name)
    except SoloError:
        return ""
    return page(system) if isinstance(system, DataSystem) else ""


def page_of(name: str) -> Path:
    """Return the file of a manual or of a system's page.

    Raises:
        SoloError: There is neither such a manual nor such a system, or nobody wrote a page for it.
    """
    if name in names.MANUALS:
        return _HOME / f"{name}.md"
    try:
        system = systems.find(name)
    except SoloError as error:
        if Path(name).is_file():  # of rules, with mistakes
            raise
        raise SoloError(f"no manual of that name ({', '.join(names.MANUALS)}): {error}") from None
    page = Path(str(sys.modules[type(system).__module__].__file__)).parent / PAGE
    if not page.is_file():
        raise SoloError(f"'{name}' has no page for authors; `solo fields {name}` lists its keys")
    return page
