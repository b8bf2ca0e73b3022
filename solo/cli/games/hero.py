"""`solo hero`: kept heroes, each a file: make, show, improve and export them."""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

import click

from solo import heroes as shelf
from solo import rules
from solo import saves as kept_games
from solo.cli import names, options
from solo.cli.words import words
from solo.errors import SaveError, SoloError
from solo.heroes import Kept
from solo.late import lazy_imports
from solo.output import Output
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Row, Section
from solo.rules.core.values.codec import dump, tidy
from solo.words import Message, Words

if TYPE_CHECKING:
    from solo.engine.session import Session
    from solo.terminal import Mode

with lazy_imports():  # most of this needs no game, and no terminal
    from solo import terminal
    from solo.cli.games import bring, workshop
    from solo.terminal.told import answers
    from solo.terminal.window import wrap

F = TypeVar("F", bound=Callable[..., object])

_STATES = {"dead": "dead", "defeated": "unconscious"}


@click.group(short_help="Make heroes of your own, see them, and let them grow.")
def hero() -> None:
    """Make heroes of your own, see them, and let them grow from one adventure to the next.

    A hero is a file. `solo play ADVENTURE --hero NAME` takes one along; when the adventure ends,
    the hero comes home with what was learned, and the version from before is kept too.
    """


def _places(command: F) -> F:
    return options.heroes_option(options.saves_option(command))


def _manners(command: F) -> F:
    plain = click.option("--plain", is_flag=True, help="No colours or cursor tricks: words alone.")
    as_json = click.option(
        "--json", "as_json", is_flag=True, help="Print one JSON event a line, for programs."
    )
    return plain(as_json(options.language_option(command)))


@hero.command(short_help="Make a hero step by step.")
@click.option("--system", "system_name", default="art", metavar="NAME", show_default=True,
              help="The rules that the hero is made by.")  # fmt: skip
@options.dice_options
@_manners
@_places
def new(  # noqa: PLR0913 - each is an option of the command line
    system_name: str,
    dice: str | None,
    seed: str | None,
    plain: bool,
    as_json: bool,
    language: str,
    heroes: Path | None,
    saves: Path | None,
) -> int:
    """Make a hero step by step; each choice says what it means, and 'undo' takes it back.

    Nothing is written before the end.
    """
    system = rules.find(system_name)
    mode = _mode(plain=plain, as_json=as_json)
    chance = options.chance(dice, seed, _asking(mode, language))
    session = workshop.making(system, chance, language)
    code = _worked(session, mode, words("unkept"))
    if code or not workshop.finished(session):
        return code
    sheet = session.state.sheet
    seen = system.view(sheet)
    name, about = str(seen.get("name", "")), str(seen.get("concept", ""))
    place = shelf.folder(heroes, saves)
    unwritten = Kept(place, system.name, name, about, 1, shelf.values_of(system, sheet))
    kept = shelf.keep_new(place, unwritten._replace(history=shelf.told(unwritten, "made")))
    _say_kept(kept, language, as_json=as_json)
    return 0


@hero.command(short_help="Spend experience between adventures.")
@click.argument("name", shell_complete=names.heroes)
@options.dice_options
@_manners
@_places
def advance(  # noqa: PLR0913 - each is an option of the command line
    name: str,
    dice: str | None,
    seed: str | None,
    plain: bool,
    as_json: bool,
    language: str,
    heroes: Path | None,
    saves: Path | None,
) -> int:
    """Spend what a hero has learned, by the rules of their system; 'undo' takes a step back.

    NAME is the hero's name, or the beginning of it. The file is written once, at the end.
    """
    kept, system, sheet = _found(name, shelf.folder(heroes, saves))
    mode = _mode(plain=plain, as_json=as_json)
    chance = options.chance(dice, seed, _asking(mode, language))
    session = workshop.growing(system, sheet, chance, language)
    if session is None:
        raise SoloError(f"by the rules of {system.title} nothing is bought between adventures")
    unchanged = words("unchanged", name=kept.name)
    code = _worked(session, mode, unchanged)
    if code or not workshop.finished(session):
        return code
    values = shelf.values_of(system, session.state.sheet)
    if values == kept.values:
        if not as_json:
            options.tell(Words(language).say(unchanged))
        return 0
    grown = kept._replace(values=values, history=shelf.told(kept, "advanced"), origin={})
    _say_kept(shelf.keep(grown), language, as_json=as_json)
    return 0


@hero.command("list", short_help="List the heroes that are kept.")
@options.as_json
@_places
def listed(as_json: bool, heroes: Path | None, saves: Path | None) -> None:
    """List the heroes that are kept; damaged files say what is wrong with them."""
    place = shelf.folder(heroes, saves)
    found = shelf.listed(place)
    if as_json:
        for one in found:
            options.show_json(_line(one))
        return
    options.say(f"Heroes in {place}")
    if not found:
        options.say("None yet; `solo hero new` makes one.")
    for one in found:
        options.say(f"\n{one.path.stem}")
        options.tell(one.trouble or _described(cast("Kept", one.kept)), "  ")


@hero.command(short_help="Show a hero's sheet and where they have been.")
@click.argument("name", shell_complete=names.heroes)
@click.option("--plain", is_flag=True, help="In sentences, nothing drawn; for screen readers.")
@options.as_json
@_places
def show(name: str, plain: bool, as_json: bool, heroes: Path | None, saves: Path | None) -> None:
    """Show a hero's sheet and where they have been.

    NAME is the hero's name, or the beginning of it.
    """
    kept, system, sheet = _found(name, shelf.folder(heroes, saves))
    if as_json:
        options.show_json(
            {
                **_record(kept),
                "sheet": dict(kept.values),
                "history": [*kept.history],
                "deeds": dict(kept.deeds),
            }
        )
        return
    for line in _sheet_lines(system, sheet, kept, plain=plain):
        click.echo(line)


@hero.command(short_help="Keep the hero of a finished game for other adventures.")
@click.argument("save", shell_complete=names.saves)
@_places
def keep(save: str, heroes: Path | None, saves: Path | None) -> None:
    """Keep the hero of a finished game for other adventures.

    SAVE is the name of the save, or its file. Heroes whom `solo hero list` had when the game began
    come home by themselves; this is for one who was made in it, or was the adventure's own.
    """
    place = shelf.folder(heroes, saves)
    for one in bring.heroes_of(kept_games.find(save, kept_games.folder(saves)), place):
        files = (own.kept for own in shelf.listed(place) if own.kept is not None)
        same = (old for old in files if (old.name, old.origin) == (one.name, one.origin))
        before = next(same, None)
        if before is not None:
            raise SaveError(f"{one.name} is kept already, as '{before.key}', in {before.path}")
        _say_kept(shelf.keep_new(place, one), as_json=False)


@hero.command(short_help="Write a hero out, for an adventure's folder or to be read.")
@click.argument("name", shell_complete=names.heroes)
@click.argument("file", required=False, type=options.OUTPUT)
@options.force
@click.option("--text", is_flag=True, help="As a sheet to be read, instead of YAML.")
@_places
def export(
    name: str,
    file: Path | None,
    force: bool,
    text: bool,
    heroes: Path | None,
    saves: Path | None,
) -> None:
    """Write a hero out as YAML that an adventure can use as a ready-made hero.

    NAME is the hero's name; without FILE it is printed. An adventure names the file in its header,
    under hero: {pregenerated: [...]}.
    """
    kept, system, sheet = _found(name, shelf.folder(heroes, saves))
    lines = (
        _sheet_lines(system, sheet, kept, plain=True) if text else _yaml_lines(system, sheet, kept)
    )
    content = "\n".join(lines).strip("\n") + "\n"
    if file is None:
        click.echo(content, nl=False)
        return
    target = Output(file, "hero", force)
    target.write(content.encode(), "txt" if text else "yaml")
    options.say(f"{kept.name} is written to {file}", err=target.streams)


# What the commands share


def _found(name: str, place: Path) -> tuple[Kept, AnySystem, object]:
    """Return a hero's file, their rules and their sheet.

    Raises:
        SoloError: There is no such hero, or the rules know no such sheet.
    """
    kept = shelf.find(name, place)
    system = rules.find(kept.system)
    try:
        return kept, system, system.load(kept.values)
    except ValueError as reason:
        raise SaveError(f"{kept.path} holds no hero by the rules: {reason}") from reason


def _mode(*, plain: bool, as_json: bool) -> "Mode":
    if as_json:
        return "json"
    return "plain" if plain else "rich"


def _asking(mode: "Mode", language: str) -> Callable[[int], int]:
    def ask(sides: int) -> int:
        return terminal.ask_face(sides, mode, language)

    return ask


def _worked(session: "Session", mode: "Mode", unkept: Message) -> int:
    """Let the player work until the hero is to be kept, or they leave; return the exit code."""
    if mode == "json":
        options.show_json({"event": "workshop_opened", **session.chance.describe()})

    def farewell() -> str:
        told = words("done") if workshop.finished(session) else unkept
        return Words(session.adventure.spoken).say(told)

    return terminal.run(session, mode=mode, farewell=farewell, until=workshop.finished)


def _say_kept(kept: Kept, language: str = "", *, as_json: bool) -> None:
    if as_json:
        options.show_json({"event": "hero_kept", **_record(kept)})
        return
    say = Words(language).say
    options.tell(say(words("kept-as", name=kept.name, version=kept.version)))
    options.say(str(kept.path))
    options.tell(say(words("to-play")))
    options.say(f"solo play ADVENTURE --hero {kept.key}")


def _record(kept: Kept) -> dict[str, object]:
    return {
        "hero": kept.key,
        "path": str(kept.path),
        "system": kept.system,
        "name": kept.name,
        "about": kept.about,
        "version": kept.version,
    }


def _line(one: shelf.Listed) -> dict[str, object]:
    if one.kept is None:
        return {"hero": one.path.stem, "path": str(one.path), "trouble": one.trouble}
    return {**_record(one.kept), "state": _state(one.kept), "trouble": ""}


def _described(kept: Kept) -> str:
    """Say in a line who a hero is."""
    been = sum(entry["what"] == "adventure" for entry in kept.history)
    facts = [
        f"{kept.name}, {kept.about}" if kept.about else kept.name,
        kept.system,
        f"{been} adventure{'' if been == 1 else 's'}" if been else "no adventure yet",
        f"version {kept.version}",
        _state(kept),
    ]
    return ", ".join(filter(None, facts))


def _state(kept: Kept) -> str:
    """Say whether a hero can act, or what is wrong with their sheet; nothing when all is well."""
    try:
        system = rules.find(kept.system)
        return _STATES.get(system.fallen(system.load(kept.values)), "")
    except (SoloError, ValueError) as reason:
        return f"can't be used: {reason}"


def _sheet_lines(system: AnySystem, sheet: AnySheet, kept: Kept, *, plain: bool) -> Iterator[str]:
    """Yield the lines of a sheet, as wide as the window, and of what the hero lived through."""
    width = shutil.get_terminal_size().columns
    parts = (*system.describe(sheet), *_past(kept))
    for line in wrap.lay_out(answers.sheet(parts, spoken=plain), width):
        yield wrap.plain(line)


def _past(kept: Kept) -> Sequence[Section]:
    said = {"made": "Made", "advanced": "Spent experience", "adventure": "Adventure"}
    rows = tuple(
        Row(
            entry["when"][:10] or "Some day",
            f"{said.get(entry['what'], entry['what'])} {entry['title']}".strip(),
        )
        for entry in kept.history
    )
    deeds = tuple(Row(name, _flow(value)) for name, value in kept.deeds.items())
    parts = (Section("past", "Past", rows), Section("deeds", "Deeds", deeds))
    return tuple(part for part in parts if part.rows)


def _yaml_lines(system: AnySystem, sheet: AnySheet, kept: Kept) -> Iterator[str]:
    """Yield a hero file as authors write them.

    Raises:
        SoloError: A stranger's hero is none that an adventure could begin with.
    """
    try:
        made = system.hero_of(sheet)
    except ValueError as reason:
        raise SoloError(f"{kept.path} holds no hero for an adventure: {reason}") from reason
    yield f"# {tidy(kept.name)}, a hero for {system.title}; made by `solo hero export`."
    yield from _yaml(dump(type(made), made))


def _yaml(values: Mapping[str, object], indent: str = "") -> Iterator[str]:
    """Yield a mapping as YAML; texts are quoted as JSON quotes them, which YAML reads too."""
    for key, value in values.items():
        name = key if key.isascii() and key.replace("_", "").isalnum() else _quoted(key)
        if isinstance(value, Mapping) and value:
            yield f"{indent}{name}:"
            yield from _yaml(value, indent + "  ")
        else:
            yield f"{indent}{name}: {_flow(value)}"


def _flow(value: object) -> str:
    """Write a value on one line."""
    if isinstance(value, Mapping):
        return (
            "{" + ", ".join(f"{_quoted(key)}: {_flow(item)}" for key, item in value.items()) + "}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return (
        json.dumps(value) if value is None or isinstance(value, bool | int) else _quoted(str(value))
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
