"""Commands for giving adventures away: `solo pack`, `install`, `uninstall` and `list`."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from solo import __version__, rules, shelf
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.output import Output
from solo.shelf import Cover

if TYPE_CHECKING:
    from solo.packs.archive import Package

with lazy_imports():
    from solo.authoring.lint import campaigns, formats, lint
    from solo.campaigns import packing
    from solo.packs import archive, keeping, making
    from solo.rules.data_systems import places


@click.command(short_help="Make one file of an adventure, to be given away.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("-o", "--output", type=options.OUTPUT, metavar="FILE",
              help="Write this file; else NAME-VERSION.solo.zip, here.")  # fmt: skip
@options.force
@options.as_json
def pack(adventure: str, output: Path | None, force: bool, as_json: bool) -> int:
    """Make one file of an adventure or a campaign, which `solo install` and `solo play` take.

    It holds the adventure's files, its walkthroughs and licence, and a manifest with a digest and
    what `solo lint` says. That of a campaign holds all its adventures. The same adventure makes the
    same file, byte for byte. One that can't be played is not packed.
    """
    whole = shelf.campaign(adventure)
    path = shelf.find(adventure) if whole is None else whole
    problems = lint.lint(path) if whole is None else campaigns.problems(whole, shelf.find)
    if lint.failed(problems):
        options.say(formats.as_text(problems), err=True)
        return PROBLEMS
    counted = Counter(problem.severity for problem in problems)
    verdict = {"errors": counted["error"], "warnings": counted["warning"]}
    package = _packed(path, verdict, campaign=whole is not None)
    name = package.manifest.id
    target = output if output is not None else Path(package.manifest.file)
    ready = Output(target, "package", force, lambda found: _is_package_of(name, found))
    ready.write(archive.packed(package))
    left = making.left_out(path, package)
    if as_json:
        told = {"file": str(target), "id": package.manifest.id, "version": package.manifest.version}
        options.show_json({**told, "digest": package.manifest.digest, "left_out": list(left),
                           "lint": verdict})  # fmt: skip
        return 0
    if ready.streams:
        return 0
    options.say(str(target))
    options.tell(f"{_files(len(package.files))}; lint: {formats.summary(problems)}.")
    if not package.manifest.licence:
        options.tell("Its header names no licence: nobody will know whether they may share it.")
    if left:
        listed = ", ".join(left[:8]) + (" …" if len(left) > 8 else "")
        options.tell(f"Left out, as no game reads it: {listed}.")
    return 0


def _packed(path: Path, verdict: Mapping[str, int], *, campaign: bool) -> "Package":
    if campaign:
        return packing.package_of(path, shelf.find, verdict, __version__)
    return making.package_of(path, verdict, __version__)


def _is_package_of(name: str, content: bytes) -> bool:
    """Whether a file is a sound package of the adventure of this name, as `solo pack` makes one."""
    try:
        return archive.opened(content).manifest.id == name
    except archive.PackError:
        return False


@click.command(short_help="Install an adventure from a package's file.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Put it in the place of another of its name.")
def install(file: Path, replace: bool) -> None:
    """Install an adventure from the FILE of a package, which `solo pack` made.

    The whole file is checked before anything of it is written; what is not sound is refused.
    Nothing in it is run. Afterwards the menu and `solo play NAME` have it.

    A rules file (`my-game.yaml`) is installed as well; adventures say `system: my-game` then.
    """
    if places.is_path(str(file)):
        _install_rules(file, replace=replace)
        return

    name = keeping.read(file).manifest.id
    if name in {path.name for path in (*shelf.shipped(), *shelf.campaigns())}:
        raise click.UsageError(f"'{name}' comes with solo; play the file itself: solo play {file}")
    place = keeping.install(file, replace=replace, sound=packing.insist_on_sound)
    cover = shelf.cover(place)
    options.tell(f"{cover.title} is installed.")
    options.say(f"Play it with: solo play {place.name}")


def _install_rules(file: Path, *, replace: bool) -> None:
    """Put a rules file without mistakes among the player's own systems.

    Raises:
        AdventureError: It has mistakes.
        SoloError: There is a system of its name, or it can't be written.
    """
    system = places.at(file)
    if system.name in rules.names() and system.name not in places.own():
        raise SoloError(f"a system '{system.name}' is there already; give yours another name")
    folder = places.folder()
    if system.name in places.own() and not replace:
        raise SoloError(f"'{system.name}' is installed already; --replace puts this in its place")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as reason:
        raise SoloError(f"can't make {folder}: {reason.strerror or reason}") from reason
    Output(folder / f"{system.name}.yaml", "rules file", replace).write(places.content(file))
    options.tell(f"{system.title} is installed.")
    options.say(f"Adventures are played by it with: system: {system.name}")


@click.command(short_help="Remove an installed adventure.")
@click.argument("name", shell_complete=names.installed)
def uninstall(name: str) -> None:
    """Remove an installed adventure by its NAME; games played in it are kept."""
    keeping.uninstall(name)
    options.tell(f"'{name}' is removed. Games played in it are kept, and need it to go on.")


@click.command("list", short_help="List the adventures that can be played.")
@options.as_json
def listing(as_json: bool) -> None:
    """List the adventures that can be played by name: those that come with solo, and installed."""
    own = [shelf.cover(path) for path in shelf.shipped()]
    found = [(cover, "shipped") for cover in own]
    found += [(shelf.cover(path), "installed") for path in shelf.installed()]
    found += [(shelf.cover(path), "campaign, shipped") for path in shelf.campaigns()]
    found += [(shelf.cover(path), "campaign, installed") for path in shelf.installed_campaigns()]
    if as_json:
        click.echo(json.dumps([_record(cover, source) for cover, source in found], indent=1))
        return
    for cover, source in found:
        version = f" {cover.version}" if cover.version else ""
        told = cover.trouble or f"{cover.title}{version} ({cover.system}, {source})"
        options.say(f"{cover.id}: {told}")


def _record(cover: Cover, source: str) -> dict[str, object]:
    told = cover._asdict()
    return {**told, "path": str(cover.path), "content_notes": list(cover.content_notes),
            "source": source}  # fmt: skip


def _files(count: int) -> str:
    return f"{count} file{'' if count == 1 else 's'}"
