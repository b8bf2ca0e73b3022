"""The `solo` command: one file for each family of commands, imported when one is called."""

import importlib
from typing import NamedTuple

import click

from solo import __version__
from solo.errors import did_you_mean


class Entry(NamedTuple):
    """Where a command lives, and what the overview says of it (as its own help begins)."""

    module: str
    summary: str


ENTRIES = {
    "play": Entry("play", "Play an adventure; without a name, choose one from a menu."),
    "hero": Entry("hero", "Make heroes of your own, see them, and let them grow."),
    "saves": Entry("journals", "List the games that can be gone on with."),
    "journal": Entry("story", "Read a played game as a story, or write it into a file."),
    "stats": Entry("stats", "See how your dice fell, against what could be expected."),
    "roll": Entry("roll", "Roll a check of a rules system."),
    "odds": Entry("roll", "Show the exact chances of a check."),
    "ask": Entry("oracle", "Ask a question that the rules answer, from 'no, and' to 'yes, and'."),
    "rules": Entry("rules", "Look up a rule, in our own words."),
    "new": Entry("author", "Begin an adventure of your own in a new folder."),
    "guide": Entry("guide", "Show the authors' guide, or a system's page for authors."),
    "fields": Entry("fields", "List the keys that an author may write for a system."),
    "schema": Entry("schema", "Write a JSON Schema of adventures, for editors that check YAML."),
    "lint": Entry("author", "Check an adventure; every problem with its place and its cure."),
    "test": Entry("author", "Let random players play an adventure many times."),
    "graph": Entry("author", "Draw the scenes of an adventure as a diagram."),
    "verify": Entry("journals", "Check a journal: do its dice and outcomes follow from its seed?"),
}


class Commands(click.Group):
    """A group that imports a command when it is called, and none of them for the overview."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(ENTRIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        entry = ENTRIES.get(cmd_name)
        if entry is None:
            return None
        found = getattr(importlib.import_module(f"solo.cli.{entry.module}"), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in ENTRIES and not args[0].startswith("-"):
            hint = did_you_mean(args[0], ENTRIES)
            raise click.UsageError(f"no command '{args[0]}'{hint}", ctx)
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as unknown:
            play = self.get_command(ctx, "play")
            options = play.params if play is not None else ()
            if any(unknown.option_name in (*o.opts, *o.secondary_opts) for o in options):
                name = unknown.option_name
                message = f"{name} is an option of 'solo play'; write: solo play {name}"
                raise click.UsageError(message, ctx) from unknown
            raise

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in ENTRIES.items()])


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(
    __version__, "--version", message="solo %(version)s", help="Say which version this is."
)
@click.pass_context
def solo(ctx: click.Context) -> None:
    """Play tabletop adventures alone, with real rules and real dice.

    Without a command, it shows the adventures to choose from.
    """
    if ctx.invoked_subcommand is None:
        play = solo.get_command(ctx, "play")
        assert play is not None
        play.main(args=[], prog_name="solo play", standalone_mode=False, parent=ctx)
