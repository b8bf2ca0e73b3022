"""The `solo` command: one file for each family of commands, imported when one is called."""

import click

from solo import __version__
from solo.errors import did_you_mean
from solo.late import Catalogue

SUMMARIES = {
    "play": "Play an adventure; without a name, choose one from a menu.",
    "serve": "Play in a browser: a page from a server on this machine.",
    "hero": "Make heroes of your own, see them, and let them grow.",
    "table": "Play without an adventure: ask, roll and keep lists at a table.",
    "list": "List the adventures that can be played.",
    "install": "Install an adventure from a package's file.",
    "uninstall": "Remove an installed adventure.",
    "endings": "List the endings of an adventure that you have met.",
    "saves": "List the saved games.",
    "journal": "Read a played game as a story, or write it into a file.",
    "stats": "See how your dice fell, against what could be expected.",
    "roll": "Roll a check of a rules system.",
    "odds": "Show the exact chances of a check, or of an adventure's endings.",
    "draw": "Draw from a table for inspiration.",
    "ask": "Ask a question that the rules answer, from 'no, and' to 'yes, and'.",
    "rules": "Look up a rule, in our own words.",
    "new": "Begin an adventure of your own in a new folder.",
    "guide": "Show a manual, or a system's page for authors.",
    "fields": "List the keys that an author may write for a system.",
    "schema": "Write a JSON Schema of adventures, for editors that check YAML.",
    "lsp": "Serve editors: problems, completion, hover, rename while you write.",
    "lint": "Check adventures; every problem with its place and its cure.",
    "where": "Say where a name of an adventure is set and where it is read.",
    "test": "Let players of several tempers play an adventure many times.",
    "prose": "Print all text of an adventure in order, for proof-reading.",
    "graph": "Draw the scenes of an adventure as a diagram.",
    "pack": "Make one file of an adventure, to be given away.",
    "export": "Make a site that plays, or a gamebook, of an adventure.",
    "import": "Make an adventure of a story of Twine's or ink's.",
    "strings": "Write an adventure's texts for translators, as a PO file.",
    "verify": "Check a journal: do its dice and outcomes follow from its seed?",
    "completion": "Print what lets a shell complete commands with Tab.",
    "man": "Print the manual page, made from the help of every command.",
}
"""The line of the overview for each command; the command's own help begins with it."""

_COMMANDS: Catalogue[click.Command] = Catalogue(
    __package__,
    {
        "play": ".games.play.play",
        "table": ".games.table.table",
        "serve": ".serving.serve.serve",
        "hero": ".games.hero.hero",
        "endings": ".games.endings.endings",
        "saves": ".games.journals.saves",
        "verify": ".games.journals.verify",
        "journal": ".games.story.journal",
        "draw": ".rolls.draw.draw",
        "completion": ".completion.completion",
        "man": ".completion.man",
        "stats": ".games.stats.stats",
        "roll": ".rolls.roll.roll",
        "odds": ".rolls.roll.odds",
        "ask": ".rolls.oracle.ask",
        "rules": ".rolls.rules.rules",
        "new": ".authors.author.new",
        "lsp": ".authors.language_server.lsp",
        "lint": ".authors.author.lint",
        "where": ".authors.author.where",
        "prose": ".authors.author.prose",
        "graph": ".authors.author.graph",
        "test": ".authors.testing.test",
        "guide": ".guide.guide",
        "fields": ".authors.fields.fields",
        "schema": ".authors.schema.schema",
        "list": ".authors.packages.listing",
        "install": ".authors.packages.install",
        "uninstall": ".authors.packages.uninstall",
        "pack": ".authors.packages.pack",
        "strings": ".authors.strings.strings",
        "export": ".authors.export.export",
        "import": ".authors.importing.import_story",
    },
)


class Commands(click.Group):
    """A group that imports a command when it is called, and none of them for the overview."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(SUMMARIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _COMMANDS.get(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] == "help":  # `solo help play`, as others have it
            args = [*args[1:2], "--help"]
            if len(args) == 1:
                click.echo(ctx.get_help())
                ctx.exit()
        if args[0] not in SUMMARIES and not args[0].startswith("-"):
            hint = did_you_mean(args[0], SUMMARIES)
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
            formatter.write_dl(list(SUMMARIES.items()))


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
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
