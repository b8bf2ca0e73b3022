"""`solo saves` and `solo verify`: the journals in the saves' folder, and whether they replay."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from solo import listing
from solo import saves as shelf_of_saves
from solo.campaigns.chapter import TITLE
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.cli.games.opening import adventure_of, played_back
from solo.cli.words import words
from solo.engine.chance import Chance, Sealed
from solo.errors import language_of
from solo.late import late
from solo.listing import Saved
from solo.resume import what_is_wrong
from solo.terminal import game_time
from solo.terminal.window.clean import clean_line
from solo.words import Message, Words
from solo.words.sentences import ENGLISH_WORDS


@click.command(short_help="List the saved games.")
@options.saves_option
@options.as_json
@late
def saves(saves: Path | None, as_json: bool) -> None:
    """List the saved games, the latest first; finished and damaged ones too.

    They are told of in the language in which all of them are played.
    """
    import shlex

    elsewhere = f"--saves {shlex.quote(str(saves))} " if saves is not None else ""
    typed = f"solo play {elsewhere}--resume NAME"
    list_saves(
        shelf_of_saves.folder(saves), as_json=as_json, hint=words("saves-go-on", typed=typed)
    )


def list_saves(place: Path, *, as_json: bool, hint: Message) -> None:
    """Print what lies in a folder of saves, and a hint below it in a terminal."""
    listed = listing.saved(place)
    if as_json:
        for one in listed:
            options.show_json(_record(one))
        return
    language = _spoken(listed)
    options.say(language.say(words("saves-in", place=str(place))))
    if not listed:
        options.say(language.say(words("saves-none")))
    for one in listed:
        options.say(f"\n{one.path.stem}")
        if sys.stdout.isatty():
            options.tell(described(one, language), "  ")
        else:  # a line of its own, for `grep`
            options.say(f"  {described(one, language)}")
    if listed and sys.stdout.isatty():
        options.say(f"\n{language.say(hint)}")


def _spoken(listed: Sequence[Saved]) -> Words:
    """Return the words of the language in which all games of a list are played, else English."""
    languages = {language_of(one.header) for one in listed}
    return Words(*languages) if len(languages) == 1 else Words()


def list_tables(place: Path, *, as_json: bool) -> None:
    """Print the tables of a folder, the latest first, each by its name."""
    tables = [one for one in listing.latest(place) if listing.table_of(one)]
    if as_json:
        for one in tables:
            told = one.header[listing.TABLE]
            assert isinstance(told, dict)
            options.show_json({**_record(one), "table": str(told["name"])})
        return
    language = _spoken(tables)
    for one in tables:
        options.say(clean_line(f"{described(one, language)} ({one.path.stem})"))
    last = (
        words("saves-go-on", typed="solo table NAME") if tables else words("no-tables", place=place)
    )
    options.say(language.say(last))


def described(one: Saved, language: Words = ENGLISH_WORDS, *, state: bool = True) -> str:
    """Say in a line what a save holds, and perhaps whether it is finished."""
    if not one.title:
        return one.trouble
    goes_on = not one.ended
    campaign = clean_line(str(one.header.get(TITLE, "")))
    facts = (
        f"{campaign}: {one.title}" if campaign else one.title,
        one.hero or words("save-nobody"),
        clean_line(one.scene),
        game_time.hour(one.clock, language) if one.clock is not None and goes_on else "",
        words("save-turns", turns=one.turns),
        f"{one.when:%Y-%m-%d %H:%M}",
        words("save-quests", quests=clean_line("; ".join(one.quests)))
        if goes_on and one.quests
        else "",
        words("save-named", name=str(name)) if (name := one.header.get("name")) else "",
        _state(one) if state else "",
    )
    return ", ".join(told for one in facts if (told := language.say(one)))


def _state(one: Saved) -> Message:
    if one.trouble:
        return words("save-damaged", trouble=one.trouble)
    if one.busy:
        return words("save-busy")
    return words("save-finished", ending=one.ended) if one.ended else words("save-unfinished")


def _record(one: Saved) -> dict[str, object]:
    return {
        "save": one.path.stem,
        "path": str(one.path),
        "adventure": one.header.get("adventure"),
        "title": one.title,
        "campaign": str(one.header.get(TITLE, "")),
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
    the host's. What was found is told in the language of its game.
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
        say = Words(adventure.spoken).say
        agreed = words("verified", turns=turns)
        options.say(f"{found.path}: {say(trouble if fails else agreed)}.")
        if trouble and not fails:
            options.say(say(words("verified-but", trouble=trouble)))
        for commitment in sealed.values():
            options.say(say(words("verified-sealed", commitment=commitment)))
    return PROBLEMS if fails else 0


def _sealed(chance: Chance) -> dict[str, str]:
    """Return the commitment of a table's dice, if they are sealed."""
    return {"commitment": chance.commitment} if isinstance(chance, Sealed) else {}
