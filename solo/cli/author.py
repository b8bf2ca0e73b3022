"""Commands for authors: `solo new`, `solo lint` and `solo graph`."""

import shlex
from pathlib import Path

import click

from solo import rules, shelf
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.late import late

FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command(short_help="Begin an adventure of your own in a new folder.")
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--system", default="art", show_default=True, shell_complete=names.systems,
              help="The rules it is played by.")  # fmt: skip
@late
def new(folder: Path, system: str) -> None:
    """Begin an adventure of your own: a small correct one, in a new folder DIR, to be changed."""
    from solo.authoring import scaffold

    for path in scaffold.begin(folder, rules.find(system).template):
        options.say(str(path))
    named = shlex.quote(str(folder))
    options.say(f"\nCheck it with: solo lint {named}\nPlay it with:  solo play {named}")
    options.say(f"What may be written: solo guide, solo guide {system}, solo fields {system}")
    options.say(f"For editors that check YAML: solo schema {system}")


@click.command(short_help="Check an adventure; every problem with its place and its cure.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--format", "form", type=click.Choice(["text", "json", "github"]), default="text",
              show_default=True, help="How problems are printed.")  # fmt: skip
@click.option("--strict", is_flag=True, help="Count warnings as problems too.")
@click.option(
    "--proof", is_flag=True, help="Also tell what no game can come to, where it is proved."
)
@late
def lint(adventure: str, form: str, strict: bool, proof: bool) -> int:
    """Check an adventure: a folder, or the name of a shipped one.

    The exit code is 0 when it can be played, 1 when there are problems, 2 when there is none.
    """
    from solo.authoring import lint as checks

    problems = checks.lint(shelf.find(adventure), prove=proof)
    if text := checks.FORMATS[form](problems):
        options.say(text)
    return PROBLEMS if checks.failed(problems, strict=strict) else 0


@click.command(short_help="Draw the scenes of an adventure as a diagram.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--format", "form", type=click.Choice(["mermaid", "dot"]), default="mermaid",
              show_default=True, help="Which language the diagram is in.")  # fmt: skip
@late
def graph(adventure: str, form: str) -> None:
    """Draw the scenes of an adventure and the ways between them, for Mermaid or Graphviz."""
    from solo.adventure.loader import load
    from solo.authoring import diagram

    loaded = load(shelf.find(adventure))
    options.say(diagram.mermaid(loaded) if form == "mermaid" else diagram.dot(loaded))
