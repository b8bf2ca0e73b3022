"""Names for a shell to complete: adventures, saves, heroes and systems."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from solo.errors import SoloError
from solo.late import late, lazy_imports

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

with lazy_imports():  # of what a shell completes
    from solo import heroes as kept_heroes
    from solo import rules, shelf
    from solo import saves as kept_games

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


def one_name(
    context: click.Context, parameter: click.Parameter, words: Iterable[str]
) -> str | None:
    """Return the words of a title as one name, as people type it: `first steps`."""
    return " ".join(words) or None


adventures = completing(
    lambda place: [path.name for path in (*shelf.shipped(), *shelf.installed())], files=True
)
installed = completing(
    lambda place: [path.name for path in (*shelf.installed(), *shelf.installed_campaigns())]
)
saves = completing(
    lambda place: [path.stem for path in kept_games.files(kept_games.folder(place))], files=True
)
heroes = completing(
    lambda place: [one.path.stem for one in kept_heroes.listed(kept_heroes.folder(None, place))]
)
systems = completing(lambda place: rules.names())
guides = completing(lambda place: (*MANUALS, *rules.names()))
