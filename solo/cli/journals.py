"""`solo saves` and `solo verify`: the journals in the saves' folder, and whether they replay."""

import sys
from pathlib import Path

import click

from solo import listing
from solo import saves as shelf_of_saves
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.cli.opening import adventure_of, played_back
from solo.engine.chance import Chance, Sealed
from solo.late import late
from solo.listing import Saved
from solo.resume import what_is_wrong
from solo.terminal import game_time
from solo.terminal.clean import clean_line


@click.command(short_help="List the saved games.")
@options.saves_option
@options.as_json
@late
def saves(saves: Path | None, as_json: bool) -> None:
    """List the saved games, the latest first; finished and damaged ones too."""
    import shlex

    elsewhere = f"--saves {shlex.quote(str(saves))} " if saves is not None else ""
    hint = f"To go on with one: solo play {elsewhere}--resume NAME"
    list_saves(shelf_of_saves.folder(saves), as_json=as_json, hint=hint)


def list_saves(place: Path, *, as_json: bool, hint: str) -> None:
    """Print what lies in a folder of saves, and a hint below it in a terminal."""
    listed = listing.saved(place)
    if as_json:
        for one in listed:
            options.show_json(_record(one))
        return
    options.say(f"Saves in {place}")
    if not listed:
        options.say("None yet; `solo play` begins a game.")
    for one in listed:
        options.say(f"\n{one.path.stem}")
        if sys.stdout.isatty():
            options.tell(described(one), "  ")
        else:  # a line of its own, for `grep`
            options.say(f"  {described(one)}")
    if listed and sys.stdout.isatty():
        options.say(f"\n{hint}")


def list_tables(place: Path, *, as_json: bool) -> None:
    """Print the tables of a folder, the latest first, each by its name."""
    tables = [one for one in listing.latest(place) if listing.table_of(one)]
    if as_json:
        for one in tables:
            told = one.header[listing.TABLE]
            assert isinstance(told, dict)
            options.show_json({**_record(one), "table": str(told["name"])})
        return
    for one in tables:
        options.say(clean_line(f"{described(one)} ({one.path.stem})"))
    options.say("To go on with one: solo table NAME" if tables else f"no tables in {place}")


def described(one: Saved, *, state: bool = True) -> str:
    """Say in a line what a save holds, and perhaps whether it is finished."""
    if not one.title:
        return one.trouble
    turns = f"{one.turns} turn{'' if one.turns == 1 else 's'}"
    place = [clean_line(one.scene)] if one.scene else []
    hour = [game_time.hour(one.clock)] if one.clock is not None and not one.ended else []
    played = f"{one.when:%Y-%m-%d %H:%M}"
    facts = [one.title, one.hero or "no hero yet", *place, *hour, turns, played]
    if one.quests and not one.ended:
        facts.append(f"quests: {clean_line('; '.join(one.quests))}")
    if name := one.header.get("name"):
        facts.append(f"saved as '{name}'")
    return ", ".join([*facts, _state(one)] if state else facts)


def _state(one: Saved) -> str:
    if one.trouble:
        return f"damaged: {one.trouble}"
    if one.busy:
        return "being played now"
    return f"finished: {one.ended}" if one.ended else "unfinished"


def _record(one: Saved) -> dict[str, object]:
    return {
        "save": one.path.stem,
        "path": str(one.path),
        "adventure": one.header.get("adventure"),
        "title": one.title,
        "hero": one.hero,
        "turns": one.turns,
        "when": one.when.isoformat(timespec="seconds"),
        "ended": one.ended,
        "scene": one.scene,
        "clock": one.clock,
        "quests": list(one.quests),
        "busy": one.busy,
        "trouble": one.trouble,
    }


@click.command(short_help="Check a journal: do its dice and outcomes follow from its seed?")
@click.argument("journal", shell_complete=names.saves)
@options.saves_option
@options.as_json
def verify(journal: str, saves: Path | None, as_json: bool) -> int:
    """Check a journal: do its dice and outcomes follow from its seed and its commands?

    JOURNAL is a file, or the name of a save. That of a table holds the seed and all secrets: it is
    the host's.
    """
    found = shelf_of_saves.look(listing.find(journal, shelf_of_saves.folder(saves)))
    adventure = adventure_of(found)
    played = played_back(found, adventure, wholly=True)
    trouble = what_is_wrong(found, adventure, played)
    fails = bool(played.trouble or found.trouble)
    turns = played.session.state.turn
    sealed = _sealed(played.session.chance)
    if as_json:
        report = {"journal": str(found.path), "agrees": not fails, "turns": turns}
        options.show_json({**report, "trouble": str(trouble), **sealed})
    else:
        agreed = f"{turns} turns, every die and outcome agrees"
        options.say(f"{found.path}: {trouble if fails else agreed}.")
        if trouble and not fails:
            options.say(f"Note that {trouble}.")
        for commitment in sealed.values():
            options.say(
                f"Its dice are sealed: the SHA-256 of seed and nonce is {commitment}. They and all "
                "secrets stand in this save, which is the host's: don't pass it on before the end."
            )
    return PROBLEMS if fails else 0


def _sealed(chance: Chance) -> dict[str, str]:
    """Return the commitment of a table's dice, if they are sealed."""
    return {"commitment": chance.commitment} if isinstance(chance, Sealed) else {}
