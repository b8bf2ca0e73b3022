"""Commands for authors: `solo new`, `solo lint`, `solo where` and `solo graph`."""

import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from solo import rules, shelf
from solo.adventure.files import HEADER
from solo.cli import names, options
from solo.cli.codes import NOT_RUN, PROBLEMS
from solo.errors import Mark, Problem, SoloError
from solo.late import lazy_imports
from solo.output import Output, rewrite

if TYPE_CHECKING:
    from solo.authoring.charts.chart import Heat

with lazy_imports():  # each command needs few of these
    from solo import saves
    from solo.adventure import loader
    from solo.authoring import proofsheet, scaffold
    from solo.authoring.charts import chart, chart_page, diagram
    from solo.authoring.editor import places as name_places
    from solo.authoring.lint import campaigns, explain, fixing, formats
    from solo.authoring.lint import lint as linting
    from solo.authoring.playtests import endings as lastly
    from solo.authoring.playtests import playtest
    from solo.cli.authors import contradicted  # which lets bots play
    from solo.cli.games import table_files
    from solo.packs import archive
    from solo.rules.data_systems import places, reading
    from solo.tables import reading as table_reading

FOLDER = click.Path(path_type=Path, file_okay=False)

MOST_MENDED = 5  # times that an adventure is mended in a row


@click.command(short_help="Begin an adventure of your own in a new folder.")
@click.argument("folder", type=FOLDER, metavar="[DIR]", required=False)
@click.option("--system", default="art", show_default=True, shell_complete=names.systems,
              help="The rules it is played by.")  # fmt: skip
def new(folder: Path | None, system: str) -> None:
    """Begin an adventure of your own: a small correct one, in a new folder DIR, to be changed.

    Without a DIR, `--system my-game` begins rules of your own: a folder my-game with a system.yaml
    that works, and an adventure by it. `solo guide systems` explains the file.
    """
    own = folder is None
    if folder is None:
        folder = _new_system(system)
    if not folder.exists():
        archive.check_folder(folder.name)
    begin = scaffold.begin_system(folder) if own else scaffold.begin(folder, rules.find(system))
    for path in begin:
        options.say(str(path))
    named = shlex.quote(str(folder))
    if own:
        system = shlex.quote(str(folder / places.SYSTEM))
        options.say(f"\nCheck the rules with: solo lint {system}")
        options.say(f"All their chances:    solo odds {system} --table")
    options.say(f"\nCheck it with: solo lint {named}\nPlay it with:  solo play {named}")
    options.say(f"What may be written: solo guide, solo guide {system}, solo fields {system}")
    options.say("For editors: solo lsp, or the schemas above; solo guide says how, under Editors")


def _new_system(name: str) -> Path:
    """Return the folder of a new system.

    Raises:
        SoloError: There is a system of that name.
    """
    if name in rules.names():
        raise SoloError(
            f"name a folder for the adventure: solo new my-adventure --system {name}; or begin "
            "rules of your own under another name: solo new --system my-game"
        )
    return Path(name)


def _explain(context: click.Context, option: click.Parameter, code: str | None) -> None:
    """Say what a code means instead of checking anything."""
    if code is not None and not context.resilient_parsing:
        options.say(explain.explained(explain.lesson(code)))
        context.exit()


@click.command(short_help="Check adventures; every problem with its place and its cure.")
@click.argument("adventures", nargs=-1, metavar="ADVENTURE...",
                shell_complete=names.adventures)  # fmt: skip
@click.option("--format", "form", type=click.Choice(["text", "json", "github", "sarif"]),
              default="text", show_default=True, help="How problems are printed.")  # fmt: skip
@click.option("--strict", is_flag=True, help="Count warnings as problems too.")
@click.option(
    "--proof", is_flag=True, help="Also tell what no game can come to, where it is proved."
)
@click.option("--seconds", type=click.FloatRange(0), default=60.0, show_default=True, metavar="N",
              help="How long --proof may follow the story; 0 for any time.")  # fmt: skip
@click.option("--fix", is_flag=True, help="Mend what can be mended without thought, and show it.")
@click.option("--system", default="", shell_complete=names.systems, metavar="NAME",
              help="By whose rules a file's foes are, if it says nothing.")  # fmt: skip
@click.option("--explain", metavar="CODE", is_eager=True, expose_value=False, callback=_explain,
              help="Say what a code means, with examples.")  # fmt: skip
def lint(
    adventures: tuple[str, ...],
    form: str,
    strict: bool,
    proof: bool,
    seconds: float,
    **said: Any,
) -> int:
    """Check adventures: folders, files of one, or names of shipped ones.

    A rules file (`system.yaml`) is checked by itself: its checks are run through as well. A file
    that an adventure is made of stands for the whole adventure, which is checked once. A
    file of tables or of foes that a table brings is checked as well, and a campaign with all its
    adventures.
    The exit code is 0 when all can be played, 1 when there are problems, 2 when one is none.
    """
    if not adventures:
        raise click.UsageError("name an adventure: a folder, a file of one, or a shipped one")

    problems: list[Problem] = []
    rules_files, adventures = _rules_files(adventures)
    for path in rules_files:
        problems += reading.examine(places.content(path), str(path))
    wholes = {name: found for name in adventures if (found := shelf.campaign(name))}
    modules, reasons, tables = _modules(tuple(one for one in adventures if one not in wholes))
    tell = _proving if proof and sys.stderr.isatty() else None
    proving: dict[str, Any] = {"prove": proof, "seconds": seconds, "tell": tell}
    looks: tuple[Callable[[], Iterable[Problem]], ...] = (
        *(partial(table_files.problems, one, rules.find, said["system"]) for one in tables),
        *(partial(campaigns.problems, one, shelf.find, **proving) for one in wholes.values()),
        *(partial(_of_module, one, proving, fix=said["fix"]) for one in modules),
    )
    checked = len(rules_files) + len(looks)
    for look in looks:
        try:
            problems += look()
        except SoloError as reason:
            reasons.append(reason)
            checked -= 1
    if tell is not None:
        click.echo("\r\x1b[K", err=True, nl=False)
    if (checked or form != "text") and (text := formats.FORMATS[form](problems)):
        options.say(text)
    _tell_ways(modules if proof and form == "text" else (), problems)
    for told in reasons:
        options.say(str(told), err=True)
    if reasons:
        return NOT_RUN
    return PROBLEMS if linting.failed(problems, strict=strict) else 0


def _tell_ways(modules: Iterable[Path], problems: Sequence[Problem]) -> None:
    """Tell the ways to what is proved to be contradicted."""
    for module in modules:
        for script in contradicted.told(module, problems):
            options.say(f"\n{script}")


def _of_module(module: Path, proving: Mapping[str, Any], *, fix: bool) -> tuple[Problem, ...]:
    if fix:
        _mend(module)
    return linting.lint(module, **proving)


def _rules_files(named: tuple[str, ...]) -> tuple[list[Path], tuple[str, ...]]:
    """Return the files of rules among some names, and the other names."""
    found = [name for name in named if _holds_rules(name)]
    return [Path(name) for name in found], tuple(name for name in named if name not in found)


def _holds_rules(name: str) -> bool:
    if not places.is_path(name) or not Path(name).is_file():
        return False
    return Path(name).name == places.SYSTEM or reading.holds_rules(places.content(Path(name)))


def _mend(module: Path) -> None:
    """Mend an adventure's files, and say on standard error what was changed.

    It is looked at again after that, as some problems only show where others are gone.

    Raises:
        SaveError: A file can't be written.
    """
    for _ in range(MOST_MENDED):
        found = linting.linted(module)
        changed, told = fixing.fix(found.problems, found.files)
        for name, content in changed.items():
            rewrite(found.files.folder / name, found.files.contents[name], content)
        for one in told:
            options.say(f"mended: {one}", err=True)
        if not changed:
            return


def _modules(adventures: tuple[str, ...]) -> tuple[list[Path], list[SoloError], list[Path]]:
    """Return the adventures that are meant, each once, and what is wrong with the other names.

    Behind them stand files of tables and foes that belong to no adventure.
    """
    found: dict[Path, Path] = {}
    reasons: list[SoloError] = []
    tables: dict[Path, Path] = {}
    for name in adventures:
        try:
            module = shelf.module_of(name)
            whole = module.parent if module.name == HEADER else module
            kind = tables if module.is_file() and table_reading.brings(module) else found
            kind.setdefault(whole.resolve(), module)
        except SoloError as reason:
            reasons.append(reason)
    return list(found.values()), reasons, list(tables.values())


def _proving(states: int) -> None:
    click.echo(f"\r\x1b[K{states:,} states met", err=True, nl=False)


@click.command(short_help="Draw the scenes of an adventure as a diagram.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--format", "form", type=click.Choice(["mermaid", "dot", "svg", "html"]),
              default="mermaid", show_default=True,
              help="A language, a picture, or a page that pans, zooms and searches.")  # fmt: skip
@click.option("--from", "start", default="", metavar="SCENE",
              help="svg, html: only what can follow this scene.")  # fmt: skip
@click.option("--depth", type=click.IntRange(1), metavar="N",
              help="svg, html: with --from, only so many steps.")  # fmt: skip
@click.option("--heat", type=click.Path(path_type=Path), metavar="FILE",
              help="svg, html: show what was met, from what `solo test --json` wrote.")  # fmt: skip
@click.option("-o", "--out", type=options.OUTPUT, metavar="FILE", help="Write it there.")
@options.force
def graph(
    adventure: str, form: str, start: str, depth: int | None, heat: Path | None, **said: Any
) -> None:
    """Draw the scenes of an adventure and the ways between them."""
    loaded = loader.load(shelf.find(adventure))
    if form in ("mermaid", "dot"):
        if start or depth or heat:
            raise click.UsageError("--from, --depth and --heat are for --format svg and html")
        text = diagram.mermaid(loaded) if form == "mermaid" else diagram.dot(loaded)
    else:
        if depth and not start:
            raise click.UsageError("--depth goes with --from SCENE")
        met = None if heat is None else _heat(saves.read_in(heat, _MOST_HEAT, "report"), heat)
        drawn = chart.chart(loaded, start=start, depth=depth or 0, heat=met)
        text = chart_page.svg(drawn) if form == "svg" else chart_page.html(drawn)
    if said["out"] is not None:
        Output(said["out"], "graph", said["force"]).write(text.encode(), form)
    elif form in ("mermaid", "dot"):
        options.say(text)
    else:
        click.echo(text, nl=False)


_MOST_HEAT = 50_000_000  # bytes of a report


def _heat(raw: bytes, path: Path) -> "Heat":
    """Return what a playtest met.

    Raises:
        SoloError: It is no report of `solo test --json`.
    """
    try:
        return chart.heat_of(raw)
    except ValueError as reason:
        raise SoloError(f"{path}: this is no report of `solo test --json`") from reason


@click.command(short_help="Say where a name of an adventure is set and where it is read.")
@click.argument("adventure", shell_complete=names.adventures)
@click.argument("name")
@options.as_json
def where(adventure: str, name: str, as_json: bool) -> None:
    """Say where a NAME is set and where it is read.

    The NAME is that of a variable, scene, pool, quest, table, foe, companion, item or event of the
    adventure, or a choice (scene/choice).
    """
    found = name_places.where(shelf.module_of(adventure), name)
    if as_json:
        listed = {"set": [_place(mark) for mark in found.set],
                  "read": [_place(mark) for mark in found.read]}  # fmt: skip
        options.show_json({"name": name, "kinds": list(found.kinds), **listed})
        return
    options.say(f"{name}: {', '.join(found.kinds)}")
    for heading, marks in (("set", found.set), ("read", found.read)):
        options.say(f"  {heading}{'' if marks else ': nowhere'}")
        for mark in marks:
            options.say(f"    {mark}")


def _place(mark: Mark) -> dict[str, object]:
    return {"path": mark.file, "line": mark.line, "column": mark.column}


@click.command(short_help="Print all text of an adventure in order, for proof-reading.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--endings", is_flag=True,
              help="Print each text of an ending once, below who reads it.")  # fmt: skip
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, metavar="N",
              help="With --endings: how many games bots play to come to them.")  # fmt: skip
@options.seed_option
def prose(adventure: str, *, endings: bool, games: int, seed: str | None) -> None:
    """Print all text of an adventure as Markdown, scene by scene in the order written.

    The words of each scene are counted, and those that a player reads at least on the way to each
    ending. With --endings, the texts of the endings alone, as games of bots come to them: by what
    each text reads, by who is with the hero, and by what stands under `present`. The exit code is
    1 when the games met mistakes.
    """
    path = shelf.module_of(adventure)
    if endings:
        _endings(path, games, seed or options.new_seed())
        return
    options.say(proofsheet.sheet(loader.load(path), loader.texts_of(path)).rstrip())


def _endings(path: Path, games: int, seed: str) -> None:
    ready = playtest.prepared(playtest.module_of(path))
    found = lastly.read(ready, games, seed)
    options.say(f"{lastly.page(ready, found.endings, games)}\n\nSeed {seed}.")
    for fault, shown in found.faults.items():
        options.say(f"{fault} (seed {shown.seed})", err=True)
    ended = sum(found.endings.values())
    if ended < games:
        options.say(
            f"{games - ended} of {games} games came to none of these endings; `solo test` shows "
            "where they stopped",
            err=True,
        )
    if found.faults:
        click.get_current_context().exit(PROBLEMS)
