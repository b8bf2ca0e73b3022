"""Commands for authors: `solo new`, `solo lint`, `solo test` and `solo graph`."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from solo import rules, shelf
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.late import late

if TYPE_CHECKING:
    from solo.authoring.watching import Part

MOST_SHOWN = 12  # of choices or outcomes that no game came to
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
@late
def lint(adventure: str, form: str, strict: bool) -> int:
    """Check an adventure: a folder, or the name of a shipped one.

    The exit code is 0 when it can be played, 1 when there are problems, 2 when there is none.
    """
    from solo.authoring import lint as checks

    problems = checks.lint(shelf.find(adventure))
    if text := checks.FORMATS[form](problems):
        options.say(text)
    return PROBLEMS if checks.failed(problems, strict=strict) else 0


@click.command(short_help="Let random players play an adventure many times.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, metavar="N",
              help="How many games to play.")  # fmt: skip
@options.seed_option
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, metavar="N",
              help="How many processes share the work.")  # fmt: skip
@click.option("--search", "searched", type=click.IntRange(0), default=0, metavar="TURNS",
              help="Search so many turns for what no game came to.")  # fmt: skip
@click.option("--replays", is_flag=True, help="Play every game back too, and compare.")
@options.as_json
@late
def test(adventure: str, games: int, jobs: int, **said: Any) -> int:
    """Let random players play an adventure many times, and tell what they met.

    The exit code is 1 when a game met a mistake or a player could not go on.
    """
    from solo.adventure.loader import load
    from solo.authoring import playtest

    path = shelf.find(adventure)
    loaded = load(path)
    seed = said["seed"] or options.new_seed()
    report = playtest.playtest(path, games, seed, jobs=jobs, replays=said["replays"])
    unseen = frozenset(playtest.unseen(loaded, report))
    found = playtest.search(loaded, unseen, seed, said["searched"]) if unseen else frozenset()
    facts = {
        "seed": seed,
        "games": report.games,
        "turns": report.turns,
        "average": round(report.turns / report.games, 1),
        "longest": report.longest,
        "unended": report.unended,
        "endings": dict(report.endings.most_common()),
        "found": sorted(found),
        "unreached": [end for end in playtest.unreached(loaded, report) if end not in found],
        "unseen": sorted(unseen - found),
        "unopened": list(map(_placed, playtest.unopened(loaded, report))),
        "untaken": list(map(_placed, playtest.untaken(loaded, report))),
        "unmet": list(map(_placed, playtest.unmet(loaded, report))),
        "faults": report.faults,
        "stuck": report.stuck,
        "differing": report.differing,
    }
    if said["as_json"]:
        options.show_json(facts)
    else:
        _tell(facts)
    return 0 if report.clean else PROBLEMS


def _tell(facts: dict[str, Any]) -> None:
    games = facts["games"]
    options.say(f"{games} games with seed {facts['seed']}.")
    options.say(f"{facts['average']} turns on average, {facts['longest']} in the longest.")
    options.say("\nEndings reached")
    for scene, count in facts["endings"].items():
        options.say(f"  {100 * count / games:5.1f}%  {scene}")
    if facts["unended"]:
        options.say(f"  {100 * facts['unended'] / games:5.1f}%  (still going on)")
    if not facts["endings"] and not facts["unended"]:
        options.say("  none")
    rare = (
        ("Found by searching alone", "found"),
        ("Endings never reached", "unreached"),
        ("Scenes never seen", "unseen"),
    )
    for title, key in rare:
        if facts[key]:
            options.say(f"\n{title}")
            options.tell(", ".join(facts[key]), "  ")
    _tell_idle(facts)
    wrong = (("Mistakes met", "faults"), ("Players stuck", "stuck"), ("Replays", "differing"))
    for title, key in wrong:
        if facts[key]:
            options.say(f"\n{title}")
            for what, shown in facts[key].items():
                options.tell(f"{what} ({'seed ' if key != 'differing' else ''}{shown})", "  ")


def _tell_idle(facts: dict[str, Any]) -> None:
    """Tell what no game came to, in places that games did come to, but not all of a long list."""
    idle = (
        ("Choices never open", "unopened"),
        ("Choices never taken", "untaken"),
        ("Outcomes never met", "unmet"),
    )
    for title, key in idle:
        if facts[key]:
            options.say(f"\n{title}")
        for shown in facts[key][:MOST_SHOWN]:
            options.say(f"  {shown}")
        if len(facts[key]) > MOST_SHOWN:
            left = len(facts[key]) - MOST_SHOWN
            options.say(f"  … and {left} more; --json lists all, and more --games may find them")


def _placed(part: "Part") -> str:
    return f"{part.name} ({part.mark})"


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
