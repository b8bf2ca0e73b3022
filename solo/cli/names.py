"""Names for a shell to complete: adventures, saves, heroes and systems."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from solo.errors import SoloError
from solo.late import late

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

MANUALS = ("play", "table", "dice", "programs", "systems", "authors")
"""The pages of `solo guide`, besides those of the systems."""
Complete = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def completing(found: Callable[[Path | None], Iterable[str]], *, files: bool = False) -> Complete:
    """Return a completion from the names that a function finds; what goes wrong completes nothing.

    The function is given the folder that `--saves` names, if it is given. With `files`, what is no
    such name is completed as a path.
    """

    @late
    def complete(
        context: click.Context, parameter: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        from click.shell_completion import CompletionItem

        from solo.terminal.window.clean import clean_line  # here, since nothing else completes

        given = context.params.get("saves")
        try:
            there = list(found(given if isinstance(given, Path) else None))
        except (SoloError, OSError):
            there = []
        names = (name for name in there if name == clean_line(name))  # a shell would print it all
        wanted = incomplete.casefold()
        items = [CompletionItem(name) for name in names if name.casefold().startswith(wanted)]
        return items or ([CompletionItem(incomplete, type="file")] if files else [])

    return complete


@late
def _adventures(place: Path | None) -> list[str]:
    from solo import shelf

    return [path.name for path in (*shelf.shipped(), *shelf.installed())]


@late
def _saves(place: Path | None) -> list[str]:
    from solo import saves

    return [path.stem for path in saves.files(saves.folder(place))]


@late
def _heroes(place: Path | None) -> list[str]:
    from solo import heroes

    return [one.path.stem for one in heroes.listed(heroes.folder(None, place))]


@late
def _systems(place: Path | None) -> list[str]:
    from solo import rules

    return list(rules.names())


@late
def _guides(place: Path | None) -> list[str]:
    from solo import rules

    return [*MANUALS, *rules.names()]


def one_name(
    context: click.Context, parameter: click.Parameter, words: Iterable[str]
) -> str | None:
    """Return the words of a title as one name, as people type it: `first steps`."""
    return " ".join(words) or None


adventures = completing(_adventures, files=True)
saves = completing(_saves, files=True)
heroes = completing(_heroes)
systems = completing(_systems)
guides = completing(_guides)
